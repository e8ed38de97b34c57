"""The second part of a report's page: openings, tiles, tracks by round, and power taken."""

from collections.abc import Iterator
from html import escape
from typing import Final

from hexarch.players.report.history import FIRST_ROUND, OPENING, Mark, SeatHistory
from hexarch.players.report.whole import Report

_WIDTH, _HEIGHT, _PAD = 210, 120, 18
_TITLES: Final = {OPENING: "Openings", FIRST_ROUND: "The first round"}


def story(report: Report) -> Iterator[str]:
    """Yield how the game went, section by section."""
    for topic in (OPENING, FIRST_ROUND, *report.listed):
        yield f"<h2>{escape(_TITLES.get(topic, topic.capitalize()))}</h2>"
        yield _marks(report, topic)
    yield "<h2>Tracks by round</h2>"
    yield f"<p>At the start of each round, and at the end.</p>{_tracks(report)}"
    if any(seat.gifts for seat in report.seats):
        yield "<h2>Power taken and paid</h2>"
        yield _power(report)


def _marks(report: Report, topic: str) -> str:
    rows = []
    for name, seat in zip(report.review.names, report.seats, strict=True):
        texts = [_mark(mark, topic) for mark in seat.marks if mark.topic == topic]
        rows.append(f"<tr><th scope=row>{escape(name)}</th><td class=words>{'; '.join(texts) or '-'}</td></tr>")
    return f'<div class="scroll"><table>{"".join(rows)}</table></div>'


def _mark(mark: Mark, topic: str) -> str:
    when = f" (round {mark.round})" if topic not in (OPENING, FIRST_ROUND) else ""
    return escape(mark.text + when)


def _tracks(report: Report) -> str:
    """Return one small picture for each track."""
    found = []
    for track in report.tracks:
        lines = [_values(seat, track) for seat in report.seats]
        most = report.track_end or max(1, *(max(line) for line in lines))
        step = (_WIDTH - 2 * _PAD) / max(len(lines[0]) - 1, 1)
        parts = [f"<figure><figcaption>{escape(track.replace('_', ' '))}</figcaption>"]
        label = "; ".join(f"{name}: {line[-1]}" for name, line in zip(report.review.names, lines, strict=True))
        parts.append(f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label, quote=True)}">')
        for seat, line in enumerate(lines):
            points = " ".join(
                f"{_PAD + step * number:.1f},{_HEIGHT - _PAD - (_HEIGHT - 2 * _PAD) * value / most + 1.5 * seat:.1f}"
                for number, value in enumerate(line)
            )
            parts.append(f'<polyline class="curve seat{seat}" points="{points}"/>')
        found.append("".join([*parts, "</svg></figure>"]))
    return f'<div class="tracks">{"".join(found)}</div>'


def _values(seat: SeatHistory, track: str) -> list[int]:
    return [seat.starts[number][track] for number in [*sorted(number for number in seat.starts if number), 0]]


def _power(report: Report) -> str:
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("", "power taken", "points paid", "offers declined"))
    rows = [f"<tr>{heads}</tr>"]
    for name, seat in zip(report.review.names, report.seats, strict=True):
        paid = -sum(found.get("offer", 0) for found in seat.sources.values())
        cells = (sum(seat.gifts.values()), paid, seat.counts.get("declined", 0))
        rows.append(f"<tr><th scope=row>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f'<div class="scroll"><table>{"".join(rows)}</table></div>'
