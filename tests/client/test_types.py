"""The page's types are those of the engine's views and of the server's messages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "client"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, CLIENT / f"scripts/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("module", script("shapes").SOURCES)
def test_views(module: str) -> None:
    written = (CLIENT / f"src/api/generated/{module}.ts").read_text(encoding="utf-8")
    assert written == script("shapes").typescript(module), "run `make types`"


@pytest.mark.parametrize("module", script("messages").MODULES)
def test_messages(module: str) -> None:
    written = (CLIENT / f"src/api/generated/{module}.ts").read_text(encoding="utf-8")
    assert written == script("messages").typescript(module), "run `make types`"


@pytest.mark.parametrize("module", script("data").WRITTEN)
def test_data(module: str) -> None:
    written = (CLIENT / f"src/api/generated/{module}.ts").read_text(encoding="utf-8")
    assert written == script("data").WRITTEN[module](), "run `make types`"
