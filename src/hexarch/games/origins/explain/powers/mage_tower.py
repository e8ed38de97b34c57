"""Mage tower: the ability of a building that shares an edge with it, but not of another Mage tower."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import COPY
from hexarch.games.origins.explain.abilities import useless_tile
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.ground import EDGES, beside, tile_on
from hexarch.games.origins.explain.powers.reading import READINGS, Reading
from hexarch.games.origins.tables import BUILDINGS

KIND: Final = BUILDINGS.index("Mage tower")


def useless(case: Case, cell: int) -> Reason | None:
    if any(_not_copied(case, beside(cell, edge)) is None for edge in EDGES):
        return None
    return because("origins-nothing-to-copy", "OR-358")


def answer(case: Case, cell: int) -> Reason | None:
    if case.kind != COPY:
        return because("origins-asked-copy", "OR-358")
    return _not_copied(case, beside(cell, EDGES[case.parts[0]]))


def _not_copied(case: Case, cell: int) -> Reason | None:
    if tile_on(case.player.city, cell) == KIND:
        return because("origins-no-copy-of-copies", "OR-358")
    return useless_tile(case, cell)


READINGS["Mage tower"] = Reading(answer=answer, useless=useless, allows=COPY)
