"""Fountain of wisdom: any mothership is set to 1."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import SHIP
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def answer(case: Case, about: int) -> Reason | None:
    return None if case.kind == SHIP else because("origins-asked-ship", "OR-355")


def useless(case: Case, cell: int) -> Reason | None:
    return None


READINGS["Fountain of wisdom"] = Reading(answer=answer, useless=useless, allows=SHIP)
