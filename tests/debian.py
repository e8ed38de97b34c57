"""Debian's packages that tests need, installed where that is allowed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def install(package: str, is_there: Callable[[], object]) -> None:
    """One test process installs, the others wait for it; without the right to, nothing happens."""
    if is_there() or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    with Path(tempfile.gettempdir(), "hexarch-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_there():
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", package]):
                subprocess.run(command, env=environment, check=False, capture_output=True)
