"""Construction site: a tile of the market is kept beside the board."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import STORE
from hexarch.games.origins.explain.buying import not_in_market
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def useless(case: Case, cell: int) -> Reason | None:
    if any(tile >= 0 for tile in case.state.market):
        return None
    return because("origins-market-empty", "OR-340")


def answer(case: Case, about: int) -> Reason | None:
    if case.kind != STORE:
        return because("origins-asked-store", "OR-340")
    return not_in_market(case, case.parts[0])


READINGS["Construction site"] = Reading(answer=answer, useless=useless, allows=STORE)
