"""Writing a file completely or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path, failure: type[Exception]) -> Iterator[Path]:
    """Yield the path of a temporary file that takes the place of `path` at the end.

    If anything goes wrong, what was there stays. Raise `failure` with a sentence if the file cannot be written.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield temporary
        temporary.replace(path)
    except OSError as error:
        raise failure(f"{path}: cannot be written ({error.strerror}).") from None
    finally:
        temporary.unlink(missing_ok=True)
