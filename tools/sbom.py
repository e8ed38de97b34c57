"""Write the bill of materials: `python tools/sbom.py dist` writes dist/hexarch-VERSION.cdx.json (CycloneDX 1.6).

It lists the packages that the server is tested and shipped with, from requirements-server.lock with their hashes, and
those whose code is bundled into the page, from client/package-lock.json.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
_PACKAGE: Final = re.compile(r"^([a-z0-9][\w.-]*)==([^\s;\\]+)(.*(?:\n[ \t]+.*)*)", re.MULTILINE)


def python_components() -> list[dict[str, Any]]:
    found = {}
    for name, version, rest in _PACKAGE.findall((ROOT / "requirements-server.lock").read_text(encoding="utf-8")):
        address = f"pkg:pypi/{name}@{version}"
        found[address] = {
            "type": "library",
            "bom-ref": address,
            "name": name,
            "version": version,
            "purl": address,
            "hashes": [{"alg": "SHA-256", "content": one} for one in re.findall(r"sha256:([0-9a-f]{64})", rest)],
        }
    return list(found.values())


def page_components() -> list[dict[str, Any]]:
    """Return the packages that are not only for development; of Svelte's compiler the page holds the runtime."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for path, entry in packages.items():
        name = path.rpartition("node_modules/")[2]
        if not name or (entry.get("dev") and name != "svelte") or entry.get("optional"):
            continue
        address = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
        found.append(
            {"type": "library", "bom-ref": address, "name": name, "version": entry["version"], "purl": address}
        )
    return found


def version() -> str:
    text = (ROOT / "src" / "hexarch" / "_version.py").read_text(encoding="utf-8")
    return str(re.findall(r'__version__ = "(.+)"', text)[0])


def bill() -> dict[str, Any]:
    components = [*python_components(), *page_components()]
    own = f"pkg:pypi/hexarch@{version()}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "hexarch",
                "version": version(),
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [entry["bom-ref"] for entry in components]}],
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    folder.mkdir(exist_ok=True)
    path = folder / f"hexarch-{version()}.cdx.json"
    path.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
    print(f"hexarch: {path}")
