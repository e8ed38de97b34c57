"""Writes the TypeScript of what the server says, from its OpenAPI document: python client/scripts/messages.py"""

import re
from pathlib import Path
from typing import Any

from hexarch.server.app import create_app
from hexarch.server.settings import Settings

TARGET = Path(__file__).resolve().parents[1] / "src/api/generated"
MODULES = ("server", "live")
LEFT_OUT = ("HTTPValidation", "ValidationError", "Position", "Options", "TerraMystica", "Origins")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(module: str) -> str:
    """One interface for each schema of the document that belongs to the module."""
    schemas = create_app(Settings()).openapi()["components"]["schemas"]
    names = sorted(name for name in schemas if not name.startswith(LEFT_OUT) and not name.endswith("Body"))
    own = [name for name in names if _module(name) == module]
    # The games' own views are in modules of their own, written by shapes.py.
    parts = [f"export type {name} = unknown;\n" for name in ("Position", "Options") if module == "server"]
    parts += [_declare(name, schemas[name]) for name in own]
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/", "", "".join(parts))))
    head = ["// Written by client/scripts/messages.py from the server's OpenAPI document; do not edit.\n"]
    for other in MODULES:
        if wanted := [name for name in names if name in used and _module(name) == other != module]:
            head.append(f'import type {{ {", ".join(wanted)} }} from "./{other}";\n')
    return "\n".join([*head, *parts])


def _module(name: str) -> str:
    """What comes over the live connection stands apart."""
    return "live" if name.startswith("Live") else "server"


def _declare(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, inner in schema.get("properties", {}).items():
        if "description" in inner:
            lines.append(f"  /** {' '.join(inner['description'].split())} */")
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};")
    if schema.get("additionalProperties") is True:
        lines.append("  [extra: string]: unknown;")
    return "\n".join([*lines, "}"]) + "\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(_type(inner) for inner in schema[word]))
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for module in MODULES:
        (TARGET / f"{module}.ts").write_text(typescript(module), encoding="utf-8")
