"""Positions that several tests of components and factions start from."""

from typing import Any

from hexarch.games.terra_mystica.tables import BOARD, faction
from tests.terra_mystica.scenario import Table

# Only dwellings score in round 1, so that towns show their own points.
QUIET = ("SCORE3", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8")


def bare(*factions: str, **options: Any) -> Table:
    """A table with an empty map and everybody rich, the first faction to move in round 1."""
    table = Table(*factions, **options)
    table.clear_map()
    for name in factions:
        table.rich(name)
    return table


def home(table: Table, name: str, *hexes: str) -> None:
    """Turn hexes into a faction's home terrain."""
    for hex_ in hexes:
        table.ground(hex_, BOARD.terrains[faction(name).terrain])


def before_town(*factions: str, **options: Any) -> Table:
    """Build two dwellings and two temples in a row: "upgrade E5 to TP" founds a town for the first faction."""
    table = bare(*factions, scoring=QUIET, **options)
    table.put(factions[0], "dwelling", "E5", "E6")
    table.put(factions[0], "temple", "E7", "E8")
    return table


def in_town(tile: str, *factions: str, **options: Any) -> Table:
    """Found that town with a given tile."""
    table = before_town(*factions, **options)
    table.play(factions[0], f"upgrade E5 to TP. +{tile}")
    return table


def power(table: Table, name: str) -> int:
    """Return the power gained since all tokens lay in bowl I."""
    _, second, third = table.bowls(name)
    return second + 2 * third


def pass_anyhow(table: Table) -> None:
    """Pass with the seat that is asked, taking the first card."""
    name = table.asked
    table.play(name, min(move for move in table.legal() if move.startswith("pass")))


def before_stronghold(*factions: str, **options: Any) -> Table:
    """A table on which the first faction may play "upgrade E6 to SH"."""
    table = bare(*factions, scoring=QUIET, **options)
    table.put(factions[0], "trading house", "E6")
    return table


def with_stronghold(*factions: str, **options: Any) -> Table:
    """A table with only a stronghold at E6, its owner to move; the neighbours are E5, E7, D4, F3 and F4."""
    table = bare(*factions, scoring=QUIET, **options)
    table.put(factions[0], "stronghold", "E6")
    return table


def two_banks() -> Table:
    """The Mermaids' temples at E7 and E8, trading house at G3 and dwelling at H4, with r22 and r23 between: value 7."""
    table = bare("mermaids", "nomads")
    table.put("mermaids", "temple", "E7", "E8")
    table.put("mermaids", "trading house", "G3")
    table.put("mermaids", "dwelling", "H4")
    return table


def deeds(table: Table, word: str) -> set[str]:
    """Return the legal moves that begin with a word, without that word: deeds(table, "build") is a set of hexes."""
    return {move.removeprefix(f"{word} ") for move in table.legal() if move.startswith(f"{word} ")}
