"""Writes messages in the language of the recipient."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.games import MANIFESTS
from hexarch.locale import LANGUAGES, message
from hexarch.server.notices.schedule import local
from hexarch.server.storage.notices.causes import CHAT, INVITATION, KINDS, OFFER, Cause
from hexarch.server.storage.notices.facts import Person, TableFacts
from hexarch.server.storage.notices.preferences import Device, Preferences
from hexarch.server.tables.model import ENDED


@dataclass(frozen=True)
class Line:
    """One line of a message."""

    kind: str
    subject: str
    text: str
    path: str
    """The page to open."""
    table: str
    """The code of the table; empty for a test."""
    game: str
    title: str


@dataclass(frozen=True)
class Message:
    """One message for one person, with everything a channel needs to send it."""

    key: str
    """The same if the message is sent again: receivers recognise repetitions by it."""
    time: int
    person: Person
    chosen: Preferences
    device: Device | None
    lines: Sequence[Line]
    more: int
    """How many things there was no room for."""
    language: str

    @property
    def subject(self) -> str:
        if len(self.lines) == 1 and not self.more:
            return self.lines[0].subject
        return message("notice-digest-subject", self.language, count=len(self.lines) + self.more)

    def more_text(self) -> str:
        return message("notice-digest-more", self.language, count=self.more)


# The most lines of a digest; the rest is counted.
_MOST_LINES: Final = 20


def compose(
    key: str,
    time: int,
    person: Person,
    chosen: Preferences,
    device: Device | None,
    causes: Sequence[Cause],
    tables: Mapping[int, TableFacts],
    people: Mapping[str, Person],
) -> Message:
    """Write a message. Several notices of the same kind about the same table are one line."""
    language = person.language if person.language in LANGUAGES else "en"
    groups: dict[tuple[str, int | None, bool], list[Cause]] = {}
    for cause in causes:
        groups.setdefault((cause.kind, cause.game_id, cause.seat >= 0), []).append(cause)
    ordered = sorted(groups.values(), key=lambda group: (_rank(group[0].kind), group[0].created))
    lines = [_line(group, language, chosen.zone, tables, people) for group in ordered]
    return Message(key, time, person, chosen, device, lines[:_MOST_LINES], len(lines[_MOST_LINES:]), language)


def _rank(kind: str) -> int:
    return KINDS.index(kind) if kind in KINDS else len(KINDS)


def _line(
    group: Sequence[Cause],
    language: str,
    zone: str,
    tables: Mapping[int, TableFacts],
    people: Mapping[str, Person],
) -> Line:
    last = group[-1]
    table = tables.get(last.game_id) if last.game_id is not None else None
    if table is None:
        subject, text = message("notice-test-subject", language), message("notice-test", language)
        return Line(last.kind, subject, text, "/settings", "", "", "")
    title = table.title or MANIFESTS[table.game].title
    writer = people.get(last.by_id or "")
    name = writer.name if writer is not None else message("notice-somebody", language)
    when = "" if last.at is None else f"{local(last.at, zone):%Y-%m-%d %H:%M}"
    key = _key(last, len(group))
    given: dict[str, int | str] = {"table": title, "name": name, "time": when, "count": len(group)}
    path = f"/table/{table.code}"
    if last.kind == INVITATION and table.is_private and not table.invitation.startswith(ENDED):
        path += f"?invitation={table.invitation}"
    subject = message(f"notice-{last.kind}-subject", language, table=title)
    return Line(last.kind, subject, message(key, language, **given), path, table.code, table.game, title)


def _key(cause: Cause, count: int) -> str:
    if cause.kind == OFFER and cause.seat < 0:
        return "notice-takeback"
    if cause.kind == CHAT and count > 1:
        return "notice-chat-more"
    return f"notice-{cause.kind}"
