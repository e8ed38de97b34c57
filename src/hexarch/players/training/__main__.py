"""Run training without the command line's packages: `python -m hexarch.players.training --out FOLDER`."""

import argparse
import dataclasses
import os
import sys
from pathlib import Path

# One thread for each process: set before numpy is loaded.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")

from hexarch.players.training.loop import Settings, run  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(prog="hexarch.players.training")
    for field in dataclasses.fields(Settings):
        option = "--" + field.name.replace("_", "-")
        if field.name == "out":
            parser.add_argument(option, type=Path, required=True)
        elif isinstance(field.default, bool):
            parser.add_argument(option, action=argparse.BooleanOptionalAction, default=field.default)
        else:
            parser.add_argument(option, type=type(field.default), default=field.default)
    settings = Settings(**vars(parser.parse_args()))
    run(settings, lambda text: print(text, file=sys.stderr, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
