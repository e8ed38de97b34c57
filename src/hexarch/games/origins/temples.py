"""The temple tracks: advancing, taking zodiac cards, and who gets them at the end of a round."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import DONE_ID, MAX_STEPS, TEMPLE_ID
from hexarch.games.origins.economy import gain, note
from hexarch.games.origins.rows import on_top
from hexarch.games.origins.state import ADVANCE, State
from hexarch.games.origins.tables import GOLD, TEMPLES
from hexarch.games.origins.zodiac import give_card, held

# Argument of ADVANCE: mask of the temples, most steps, and what goes with them.
ANY: Final = 7
STEPS: Final = 8
# The main action: up to that many steps, then the card.
WITH_CARD: Final = 32
# May be done for 1 gold.
FOR_GOLD: Final = 64


def ask_advance(state: State, seat: int, argument: int) -> None:
    state.stack.append((seat, ADVANCE, argument))


def can_advance(state: State, seat: int, allowed: int) -> bool:
    """Return whether one of the discs is below the top."""
    tops = state.setup.temple_tops
    places = state.players[seat].temples
    return any(allowed >> temple & 1 and place < tops[temple] for temple, place in enumerate(places))


def can_use_temple(state: State, seat: int) -> bool:
    """Return whether the main action is possible. By default it gives the card even if no step is left."""
    return state.setup.options.temple_without_step != "never" or can_advance(state, seat, ANY)


def advances(state: State, seat: int, argument: int) -> list[int]:
    """Return the temples with the steps that may be made there."""
    player = state.players[seat]
    steps, tops = argument >> 3 & 3, state.setup.temple_tops
    without = state.setup.options.temple_without_step
    if argument & FOR_GOLD and not player.gold:
        return []
    found = [DONE_ID] if argument & FOR_GOLD else []
    for temple, place in enumerate(player.temples):
        if argument >> temple & 1:
            first, left = TEMPLE_ID + temple * MAX_STEPS, tops[temple] - place
            if argument & WITH_CARD:
                least = 0 if without == "always" or (not left and without == "at the top") else 1
                found += range(first + least, first + min(steps, left) + 1)
            elif left:
                found.append(first + min(steps, left))
    return found


def advance(state: State, seat: int, temple: int, steps: int, source: int) -> int:
    """Move a disc up, on top of those already there, and return how far it moved."""
    player = state.players[seat]
    before = player.temples[temple]
    after = min(before + steps, state.setup.temple_tops[temple])
    if after > before:
        player.temples = put(player.temples, temple, after)
        positions = tuple(other.temples[temple] for other in state.players)
        order = on_top(state.temple_orders[temple], positions, seat)
        state.temple_orders = (*state.temple_orders[:temple], order, *state.temple_orders[temple + 1 :])
        note(state, seat, src.TEMPLES + temple, after - before, source)
    return after - before


def advance_twice(state: State, seat: int, temple: int, steps: int, source: int) -> None:
    """Advance by the main action or a temple building; zodiac cards may react to it."""
    moved = advance(state, seat, temple, steps, source)
    for power in held(state, seat):
        if power.temple_advanced is not None:
            power.temple_advanced(state, seat, temple, moved)


def choose_temple(state: State, seat: int, temple: int, steps: int) -> None:
    argument = state.stack.pop()[2]
    if argument & FOR_GOLD:
        gain(state, seat, GOLD, -1, src.TEMPLE)
    if argument & WITH_CARD:
        # The card comes after the advance, so it does not react to the advance that brought it.
        advance_twice(state, seat, temple, steps, src.MAIN_ACTION)
        if state.setup.options.cards_change_hands or state.holders[temple] < 0:
            give_card(state, temple, seat, src.MAIN_ACTION)
    else:
        advance(state, seat, temple, steps, src.TEMPLE)


def deal_cards(state: State) -> None:
    """Deal each card at the end of a round to the highest disc of its temple, on one space to the bottom one."""
    for temple in range(len(TEMPLES)):
        highest = max(player.temples[temple] for player in state.players)
        if highest or state.setup.options.idle_temples == "bottom disc":
            order = state.temple_orders[temple]
            winner = next(seat for seat in order if state.players[seat].temples[temple] == highest)
            give_card(state, temple, winner, src.ROUND_END)
