"""The tables in docs/api.md list every operation once, with the scope that a token needs."""

import re
from pathlib import Path

from tools.site import reference

from hexarch.server.web.scopes import ANY_SCOPE, SCOPE_OF

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"
ROW = re.compile(r"^\| (`(?:GET|POST|PUT|PATCH|DELETE) /.*?`) \| (\S+) \|", re.MULTILINE)
OPERATION = re.compile(r"`([A-Z]+) (/[^`]*)`")


def scope(operation_id: str) -> str:
    name = re.sub(r"([A-Z])", lambda letter: f"_{letter[1].lower()}", operation_id)
    return "any" if name in ANY_SCOPE else SCOPE_OF.get(name, "-")


def test_the_guide_lists_every_operation_once_with_its_scope() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    listed = [(*found, row[2]) for row in ROW.finditer(text) for found in OPERATION.findall(row[1])]
    # These two have their own sections instead of a row.
    listed += [("GET", "/events", "read"), ("GET", "/tables/{id}/position", "read")]
    offered = [
        (method.upper(), path.removeprefix("/api/v1"), scope(operation["operationId"]))
        for path, operations in reference.openapi()["paths"].items()
        for method, operation in operations.items()
    ]
    assert len(offered) > 150
    assert sorted(listed) == sorted(offered)
