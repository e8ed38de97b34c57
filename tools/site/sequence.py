"""Draw sequence diagrams: who sends what to whom, from top to bottom."""

import re
from typing import Final

from tools.site.svg import LETTER, PADDING, Box, arrow, line_label, svg

ROW: Final = 44

_PARTICIPANT: Final = re.compile(r"participant (\w+)(?: as (.+))?")
_MESSAGE: Final = re.compile(r"(\w+)(-->>|->>)(\w+): (.+)")
_NOTE: Final = re.compile(r"Note over (\w+)(?:, ?(\w+))?: (.+)")

# (from, to, text, kind); a note is over both.
Row = tuple[str, str, str, str]


def draw(lines: list[str]) -> str:
    """Return the SVG of the lines after `sequenceDiagram`; raise ValueError for one that is not understood."""
    people: dict[str, Box] = {}
    rows: list[Row] = []
    for line in lines:
        if found := _PARTICIPANT.fullmatch(line):
            people[found[1]] = Box(found[2] or found[1])
        elif found := _MESSAGE.fullmatch(line):
            rows.append((found[1], found[3], found[4], "answer" if found[2] == "-->>" else "message"))
        elif found := _NOTE.fullmatch(line):
            rows.append((found[1], found[2] or found[1], found[3], "note"))
        else:
            raise ValueError(f"not understood: {line}")
    for start, end, text, _ in rows:
        if start not in people or end not in people:
            raise ValueError(f"nobody is called {start} or {end}: {text}")
    _place(people, rows)
    return _picture(people, rows)


def _place(people: dict[str, Box], rows: list[Row]) -> None:
    """Put the participants next to each other, far enough apart for what neighbours say to each other."""
    names = list(people)
    x = float(PADDING)
    for number, name in enumerate(names):
        box = people[name]
        box.x, box.y = x, PADDING
        after = names[number + 1] if number + 1 < len(names) else name
        said = [text for start, end, text, _ in rows if {start, end} == {name, after}]
        apart = max((LETTER * len(text) + 40 for text in said), default=0.0)
        needed = apart - box.width / 2 - people[after].width / 2
        x += box.width + max(36.0, needed)


def _picture(people: dict[str, Box], rows: list[Row]) -> str:
    top = max(box.height for box in people.values()) + PADDING
    bottom = top + ROW * (len(rows) + 0.6)
    parts = [f'<path class="diagram-life" d="M{box.centre:g} {top:g}V{bottom:g}"/>' for box in people.values()]
    for number, (start, end, text, kind) in enumerate(rows):
        parts.append(_row(people[start], people[end], top + ROW * (number + 0.8), text, kind))
    parts += [box.draw() for box in people.values()]
    width = max(box.x + box.width for box in people.values()) + PADDING
    spoken = "; ".join(f"{people[start].text} to {people[end].text}: {text}" for start, end, text, _ in rows)
    return svg(width, bottom + PADDING, parts, spoken)


def _row(start: Box, end: Box, y: float, text: str, kind: str) -> str:
    if kind == "note" or start is end:
        return line_label((start.centre + end.centre) / 2, y, text)
    stop = end.centre - 2 if end.centre > start.centre else end.centre + 2
    line = arrow(f"M{start.centre:g} {y + 8:g}H{stop:g}", is_dashed=kind == "answer")
    return line + line_label((start.centre + end.centre) / 2, y - 6, text)
