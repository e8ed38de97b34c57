"""Events as the page gets them, and as files."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hexarch.server.accounts.data_export import FORMER
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.events.standings import Row, TableResult, standings
from hexarch.server.pace.checking import checked_pace
from hexarch.server.pace.rules import Pace
from hexarch.server.schemas.pace import PaceBody
from hexarch.server.storage.parts.competitions import Competition, Competitor, Pairing
from hexarch.server.web.json import JsonObject, picked


@dataclass(frozen=True)
class EventSettings:
    """How an event is played."""

    players: int
    rounds: int
    divisions: int
    moving: int
    """How many go up and down between two divisions after a season."""
    preset: str
    options: JsonObject
    pace_body: JsonObject | None
    game: str

    @property
    def pace(self) -> Pace | None:
        return None if self.pace_body is None else checked_pace(PaceBody.model_validate(self.pace_body), self.game)

    def to_json(self) -> JsonObject:
        return dict(self.__dict__)

    @classmethod
    def of(cls, competition: Competition) -> "EventSettings":
        return cls(**competition.settings)  # type: ignore[arg-type]  # stored by to_json


def tables_of(seats: Iterable[Pairing]) -> dict[tuple[int, int], list[int]]:
    """Return the players of every table by (round, number), in the order of their seats."""
    found: dict[tuple[int, int], list[int]] = {}
    for one in seats:
        if one.number:
            found.setdefault((one.round, one.number), []).append(one.competitor)
    return found


def _results(seats: Sequence[Pairing]) -> list[TableResult]:
    tables: dict[tuple[int, int], list[Pairing]] = {}
    for one in seats:
        if one.number:
            tables.setdefault((one.round, one.number), []).append(one)
    return [
        TableResult(tuple((one.competitor, one.place or 0, one.score or 0) for one in table))
        for table in tables.values()
        if all(one.place is not None for one in table)
    ]


def divisions_of(players: Sequence[Competitor], seats: Sequence[Pairing]) -> dict[int, list[Row]]:
    """Return the standings of each division."""
    out = Counter(one.competitor for one in seats if not one.number)
    results = _results(seats)
    return {
        division: standings([one.number for one in players if one.division == division], results, out)
        for division in sorted({one.division for one in players})
    }


def summary_view(found: Competition) -> JsonObject:
    return {**picked(found, "id", "name", "game", "status", "round"), "rounds": found.settings["rounds"]}


def event_view(
    found: Competition, owns: bool, user: User, players: Sequence[Competitor], seats: Sequence[Pairing]
) -> JsonObject:
    names = {one.number: one for one in players}
    settings = found.settings
    return {
        **summary_view(found),
        "group": found.group_id,
        **{name: settings[name] for name in ("players", "divisions", "moving", "preset")},
        "owner": owns,
        "playing": any(one.user_id == user.id and not one.left for one in players),
        "next": found.next_id,
        "created": iso(found.created),
        "standings": [
            {"division": division, "rows": [_row_view(place, row, names) for place, row in enumerate(rows, 1)]}
            for division, rows in divisions_of(players, seats).items()
        ],
        "tables": _tables_view(seats, names),
    }


def _person(one: Competitor) -> JsonObject:
    return {"id": one.user_id, "name": one.name or FORMER}


def _row_view(place: int, row: Row, names: dict[int, Competitor]) -> JsonObject:
    return {
        "place": place,
        "person": _person(names[row.player]),
        "left": names[row.player].left,
        "points": round(float(row.points), 2),
        "games": row.games,
        "wins": row.wins,
        "opposition": round(float(row.opposition), 2),
        "score": row.score,
    }


def _tables_view(seats: Sequence[Pairing], names: dict[int, Competitor]) -> list[JsonObject]:
    groups: dict[tuple[int, int], list[Pairing]] = {}
    for one in seats:
        groups.setdefault((one.round, one.number), []).append(one)
    return [
        {
            "round": number,
            "table": table[0].code,
            "status": "out" if not which else table[0].status or "deleted",
            "division": names[table[0].competitor].division,
            "seats": [
                {"person": _person(names[one.competitor]), "place": one.place, "score": one.score} for one in table
            ],
        }
        for (number, which), table in groups.items()
    ]


def as_csv(view: JsonObject) -> str:
    """Return the standings as a table for spreadsheets."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(["division", "place", "name", "points", "games", "wins", "opposition", "score"])
    standings_: list[JsonObject] = view["standings"]  # type: ignore[assignment]  # made above
    for division in standings_:
        rows: list[JsonObject] = division["rows"]  # type: ignore[assignment]
        for row in rows:
            person: JsonObject = row["person"]  # type: ignore[assignment]
            numbers = (row[name] for name in ("points", "games", "wins", "opposition", "score"))
            writer.writerow([division["division"], row["place"], _harmless(str(person["name"])), *numbers])
    return file.getvalue()


def _harmless(text: str) -> str:
    """Escape a name that spreadsheets would evaluate as a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
