"""Offers of power answered in one step, or without being asked."""

from typing import Final

from hexarch.games.terra_mystica.actions import WISH_TAKE_ID
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.offers import own_offers
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.view.shapes import FreePowerView, OfferAnswer

# Each power beyond it costs a point.
_FREE: Final = 1


def answer_all(state: State, seat: int, answer: int) -> OfferAnswer | None:
    """Return the actions that give the same answer to every open offer; None if fewer than two are needed.

    `answer` is the action that answers the oldest offer. Taking ends early when the bowls have no more room.
    """
    offers = len(own_offers(state, seat)) if state.players else 0
    if offers < 2:
        return None
    after = state.clone()
    ids: list[int] = []
    while len(ids) < offers and answer in legal_for(after, seat):
        GAME.apply(after, answer, seat)
        ids.append(answer)
    if len(ids) < 2:
        return None
    before, player = state.players[seat], after.players[seat]
    gain = (player.bowl2 - before.bowl2) + 2 * (player.bowl3 - before.bowl3)
    return {"ids": ids, "gain": gain, "cost": before.points - player.points}


def free_power(state: State, seat: int) -> FreePowerView | None:
    """Return the switch for taking power that costs no points; None while the seat cannot set a standing answer."""
    wish = WISH_TAKE_ID + _FREE
    if wish not in GAME.interrupts(state, seat):
        return None
    on = state.players[seat].take_up_to >= _FREE
    return {"on": on, "change": WISH_TAKE_ID if on else wish}
