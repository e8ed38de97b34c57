"""Writes the TypeScript of the JSON views from the engine's typed dictionaries: python client/scripts/shapes.py"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/hexarch"
TYPES = ROOT / "client/src/api/generated"
SOURCES = {
    "shared": "core/shapes.py",
    "terra_mystica": "games/terra_mystica/view/shapes.py",
    "origins": "games/origins/view/shapes.py",
    "origins_options": "games/origins/view/option_shapes.py",
}
MODULES = {source.removesuffix(".py").replace("/", "."): module for module, source in SOURCES.items()}
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "object": "unknown", "None": "null"}


def typescript(module: str) -> str:
    """One module: an interface for each dictionary, in the order of the source."""
    parts = ["// Written by client/scripts/shapes.py from the engine's views; do not edit.\n"]
    tree = ast.parse((PACKAGE / SOURCES[module]).read_text(encoding="utf-8"))
    for position, node in enumerate(tree.body):
        if isinstance(node, ast.ClassDef):
            parts.append(_interface(node))
        elif isinstance(node, ast.ImportFrom) and node.module not in ("typing", "typing_extensions"):
            names = ", ".join(alias.name for alias in node.names)
            source = MODULES[str(node.module).removeprefix("hexarch.")]
            parts.append(f'import type {{ {names} }} from "./{source}";\n')
            if source == "shared":  # the page gets a game's types from the game's module
                parts.append(f"export type {{ {names} }};\n")
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            note = _comment(_text_after(tree.body, position), "")
            parts.append(f"{note}export type {node.targets[0].id} = {_type(node.value)};\n")
    return "\n".join(parts)


def _interface(node: ast.ClassDef) -> str:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    lines = [f"{_comment(ast.get_docstring(node), '')}export interface {node.name}{extends} {{"]
    for position, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            lines.append(
                f"{_comment(_text_after(node.body, position), '  ')}  {field.target.id}: {_type(field.annotation)};"
            )
    return "\n".join([*lines, "}"]) + "\n"


def _text_after(body: list[ast.stmt], position: int) -> str | None:
    after = body[position + 1] if position + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return after.value.value
    return None


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return _type(ast.parse(node.value, mode="eval").body) if isinstance(node.value, str) else "null"
    if isinstance(node, ast.BinOp):
        return f"{_type(node.left)} | {_type(node.right)}"
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        inner = [_type(argument) for argument in arguments]
        if node.value.id == "list":
            return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
        if node.value.id == "tuple":
            return f"[{', '.join(inner)}]"
        if node.value.id == "dict":
            return f"Record<{inner[0]}, {inner[1]}>"
        return inner[0]
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    raise ValueError(f"No TypeScript for {ast.unparse(node)}.")


def main() -> None:
    for module in SOURCES:
        (TYPES / f"{module}.ts").write_text(typescript(module), encoding="utf-8")


if __name__ == "__main__":
    main()
