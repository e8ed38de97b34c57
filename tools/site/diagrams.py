"""Draw the Mermaid blocks of the documentation as SVG when the site is built.

GitHub draws the same blocks by itself. Mermaid's own script weighs three megabytes and needs inline styles, which the
server's content security policy forbids; the few forms that our pages use are drawn here. Anything else is an error.
"""

import re
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

from tools.site import sequence
from tools.site.svg import PADDING, Box, arrow, line_label, svg

# Between boxes of one rank.
GAP: Final = 28
# Between ranks; edges with a label need more.
STEP: Final = 64

_NODE: Final = re.compile(r'(\w+)(?:(\[\(|\(\[|\[)"?([^"\]\)]+)"?(?:\)\]|\]\)|\]))?')
_EDGE: Final = re.compile(r"\s*-->(?:\|([^|]+)\|)?\s*")


class DiagramError(ValueError):
    """Raised for a diagram that cannot be drawn, with the line."""


@dataclass
class Flowchart:
    direction: str
    boxes: dict[str, Box] = field(default_factory=dict)
    edges: list[tuple[str, str, str]] = field(default_factory=list)


def fence(source: str, language: str, css: str, options: Any, md: Any, **_: Any) -> str:
    """Return a Mermaid block as SVG. The signature is that of a custom fence of SuperFences."""
    return f'<figure class="{escape(css)}">{draw(source)}</figure>'


def draw(source: str) -> str:
    """Return the SVG of a flowchart or a sequence diagram; raise DiagramError for anything else."""
    lines = [line.strip() for line in source.strip().splitlines() if line.strip()]
    if lines[0] == "sequenceDiagram":
        try:
            return sequence.draw(lines[1:])
        except ValueError as error:
            raise DiagramError(str(error)) from None
    kind, _, direction = lines[0].partition(" ")
    if kind != "flowchart" or direction not in ("LR", "TB"):
        raise DiagramError(f"unknown diagram: {lines[0]}")
    chart = Flowchart(direction)
    for line in lines[1:]:
        _read(chart, line)
    return _layout(chart)


def _read(chart: Flowchart, line: str) -> None:
    """Read `a[Label] -->|text| b[Label] --> c`, or a node alone."""
    found = _NODE.match(line)
    if found is None:
        raise DiagramError(f"not understood: {line}")
    before, rest = _node(chart, found), line[found.end() :]
    while rest.strip():
        edge = _EDGE.match(rest)
        found = _NODE.match(rest, edge.end()) if edge else None
        if edge is None or found is None:
            raise DiagramError(f"not understood: {line}")
        after = _node(chart, found)
        chart.edges.append((before, after, edge[1] or ""))
        before, rest = after, rest[found.end() :]


def _node(chart: Flowchart, found: re.Match[str]) -> str:
    name, bracket, label = found.groups()
    if label or name not in chart.boxes:
        shape = {"[(": "store", "([": "person"}.get(bracket or "", "box")
        chart.boxes[name] = Box(label or name, shape)
    return name


def _ranks(chart: Flowchart) -> list[list[str]]:
    """Sort the boxes into ranks: each comes after all that point to it."""
    rank = dict.fromkeys(chart.boxes, 0)
    for _ in chart.boxes:
        for start, end, _label in chart.edges:
            rank[end] = max(rank[end], rank[start] + 1)
    if max(rank.values()) >= len(chart.boxes):
        raise DiagramError("the edges form a circle")
    rows: list[list[str]] = [[] for _ in range(max(rank.values()) + 1)]
    for name, number in rank.items():
        rows[number].append(name)
    return rows


def _layout(chart: Flowchart) -> str:
    is_wide = chart.direction == "LR"
    rows = _ranks(chart)
    boxes = chart.boxes

    def along(box: Box) -> float:
        return box.width if is_wide else box.height

    def across(box: Box) -> float:
        return box.height if is_wide else box.width

    breadth = [sum(across(boxes[name]) + GAP for name in row) - GAP for row in rows]
    offset = float(PADDING)
    for number, row in enumerate(rows):
        depth = max(along(boxes[name]) for name in row)
        place = PADDING + (max(breadth) - breadth[number]) / 2
        for name in row:
            box = boxes[name]
            here = offset + (depth - along(box)) / 2
            box.x, box.y = (here, place) if is_wide else (place, here)
            place += across(box) + GAP
        labels = [label for start, _, label in chart.edges if start in row]
        widest = max((len(label) for label in labels), default=0) if is_wide else 0
        offset += depth + max(STEP, 7 * widest + 24)
    width = max(box.x + box.width for box in boxes.values()) + PADDING
    height = max(box.y + box.height for box in boxes.values()) + PADDING
    parts = [_edge(boxes[start], boxes[end], label, is_wide) for start, end, label in chart.edges]
    parts += [box.draw() for box in boxes.values()]
    text = "; ".join(f"{boxes[start].text} to {boxes[end].text}" for start, end, _ in chart.edges)
    return svg(width, height, parts, text)


def _edge(start: Box, end: Box, label: str, is_wide: bool) -> str:
    if is_wide:
        x1, y1, x2, y2 = start.x + start.width, start.middle, end.x, end.middle
        bend = (x2 - x1) / 2
        path = f"M{x1:g} {y1:g}C{x1 + bend:g} {y1:g} {x2 - bend:g} {y2:g} {x2 - 2:g} {y2:g}"
    else:
        x1, y1, x2, y2 = start.centre, start.y + start.height, end.centre, end.y
        bend = (y2 - y1) / 2
        path = f"M{x1:g} {y1:g}C{x1:g} {y1 + bend:g} {x2:g} {y2 - bend:g} {x2:g} {y2 - 2:g}"
    return arrow(path) + (line_label((x1 + x2) / 2, (y1 + y2) / 2, label) if label else "")
