"""The page's types and data are those of the server and the games."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "client"
TOOL = CLIENT / "node_modules/openapi-typescript/bin/cli.js"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, CLIENT / f"scripts/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written(module: str) -> str:
    return (CLIENT / f"generated/{module}.ts").read_text(encoding="utf-8")


@pytest.mark.skipif(not TOOL.is_file(), reason="the page's tools are not installed: run `make test`")
def test_types() -> None:
    node = shutil.which("node")
    assert node is not None
    command = [node, str(TOOL), "--root-types", "--root-types-no-schema-prefix"]
    document = script("openapi").document()
    done = subprocess.run(command, input=document, capture_output=True, text=True, check=True, cwd=CLIENT)
    assert written("openapi") == done.stdout, "run `make types`"


@pytest.mark.parametrize("module", script("data").WRITTEN)
def test_data(module: str) -> None:
    assert written(module) == script("data").WRITTEN[module](), "run `make types`"
