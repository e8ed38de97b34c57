"""Install the system packages that some tests use: `python3 tools/system_packages.py`.

Only as root on Debian, only what is missing, and never when HEXARCH_SYSTEM_PACKAGES=no. Elsewhere it says what will be
skipped and how to get it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# Names of browsers that the tests can drive.
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")


def has_chromium() -> bool:
    return any(shutil.which(name) for name in CHROMIUM)


def has_postgresql() -> bool:
    return any(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))


def missing() -> dict[str, str]:
    """Return the packages that are missing, with the tests that need them."""
    found = {}
    if not has_chromium():
        found["chromium"] = "the tests in a browser"
    if not has_postgresql():
        found["postgresql"] = "the tests on PostgreSQL"
    return found


def is_forbidden() -> bool:
    return os.environ.get("HEXARCH_SYSTEM_PACKAGES", "yes").lower() in ("no", "0", "false")


def can_install() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def main() -> None:
    wanted = missing()
    if not wanted:
        return
    names = " ".join(wanted)
    if is_forbidden() or not can_install():
        for package, tests in wanted.items():
            say(f"SKIPPING {tests}: {package} is not installed (on Debian: apt-get install {package})")
        return
    say(f"installing system packages as root: {names}, for {' and '.join(wanted.values())}")
    say("to leave the system alone, run: make test HEXARCH_SYSTEM_PACKAGES=no")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *wanted]):
        result = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        if result.returncode:
            sys.stderr.write(result.stdout[-2000:] + result.stderr[-2000:])
    for package, tests in missing().items():
        say(f"{package} could not be installed: SKIPPING {tests}")


def say(text: str) -> None:
    print(f"hexarch: {text}", flush=True)


if __name__ == "__main__":
    main()
