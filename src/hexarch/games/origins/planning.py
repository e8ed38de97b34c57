"""What plans need from the rules: the seat's next turn if the others are idle, and what is still available."""

from hexarch.core.game import CHANCE
from hexarch.games.origins.flow import settle
from hexarch.games.origins.notation import worker_name
from hexarch.games.origins.state import ACTIONS, SETUP, TURN_OVER, State
from hexarch.games.origins.tables import BUILDINGS


def skip_others(state: State, seat: int) -> State | None:
    """Return a copy in which the seat is asked next because nobody else does anything until then.

    Return None if chance decides something first. After the seat has passed it always does: at the end of the round.
    """
    copy = state.clone()
    while copy.stack and copy.stack[-1][0] not in (seat, CHANCE):
        if copy.phase == SETUP:
            return copy if _ask_now(copy, seat) else None
        if copy.phase != ACTIONS or copy.players[seat].passed:
            return None
        other = copy.stack[-1][0]
        copy.stack = [decision for decision in copy.stack if decision[0] != other]
        copy.turn = TURN_OVER
        settle(copy)
    return copy if copy.stack and copy.stack[-1][0] == seat else None


def _ask_now(state: State, seat: int) -> bool:
    """Ask the seat's next choice of the set-up before those of others, which stay open."""
    for i in range(len(state.stack) - 1, -1, -1):
        if state.stack[i][0] == seat:
            state.stack.append(state.stack.pop(i))
            return True
    return False


def available(state: State) -> list[str]:
    """Return the things that anybody may still take: buildings of the market, dice of the offer."""
    found = [f"building:{BUILDINGS[tile]}" for tile in state.market if 0 <= tile < len(BUILDINGS)]
    return found + [f"offer:{worker_name(die)}" for die in state.offer if die >= 0]
