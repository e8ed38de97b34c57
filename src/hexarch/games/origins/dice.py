"""Dice in a player's hands: rising, Advisors, food for rising, and taking the workers back."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import COLOUR_OF, DICE, DONE_ID, MOVE_ID, RAISE_ID, RETURN_ID, VALUE_OF, VALUES
from hexarch.games.origins.economy import can_pay, gain_points, note, owe
from hexarch.games.origins.player import Player
from hexarch.games.origins.rows import insert, remove
from hexarch.games.origins.state import FEED, State
from hexarch.games.origins.zodiac import held

# Argument of FEED: how often food may still be paid, and whether it has been.
BEGUN: Final = 16


def return_to_supply(state: State, die: int) -> None:
    colour = COLOUR_OF[die]
    state.supply = put(state.supply, colour, state.supply[colour] + 1)


def change_die(state: State, seat: int, die: int, value: int) -> None:
    """Change the value of an unused Freeman."""
    player = state.players[seat]
    player.freemen = insert(remove(player.freemen, die), die - VALUE_OF[die] + value)


def raise_freeman(state: State, seat: int, die: int) -> None:
    """Raise an unused Freeman by one; a 6 becomes an Advisor."""
    if VALUE_OF[die] < VALUES:
        change_die(state, seat, die, VALUE_OF[die] + 1)
    else:
        player = state.players[seat]
        player.freemen = remove(player.freemen, die)
        make_advisor(state, seat, die)


def can_rise(state: State, die: int) -> bool:
    return VALUE_OF[die] < VALUES or state.setup.options.raise_past_six


def rising(state: State, player: Player) -> list[int]:
    """Return the unused Freemen that food or a building may raise."""
    return [RAISE_ID + die for die in sorted(set(player.freemen)) if can_rise(state, die)]


def make_advisor(state: State, seat: int, die: int) -> None:
    """Put a die of a new colour on the advisor track; a die of another colour scores and returns to the supply."""
    player = state.players[seat]
    colour = COLOUR_OF[die]
    note(state, seat, src.CITIZENS, -1, src.ADVISOR)
    if colour in player.advisors:
        gain_points(state, seat, state.setup.advisor_points[len(player.advisors) - 1], src.ADVISOR)
        return_to_supply(state, die)
    else:
        player.advisors = (*player.advisors, colour)
        note(state, seat, src.ADVISORS, 1, src.ADVISOR)
    for power in held(state, seat):
        if power.advisor_made is not None:
            power.advisor_made(state, seat)


def can_feed(state: State, seat: int) -> bool:
    player = state.players[seat]
    if not can_pay(player, 0, 1, 0):
        return False
    return state.military[seat] < state.setup.final or any(can_rise(state, die) for die in player.freemen)


def ask_feed(state: State, seat: int, times: int) -> None:
    state.stack.append((seat, FEED, times))


def feedings(state: State, seat: int, argument: int) -> list[int]:
    player = state.players[seat]
    found = [DONE_ID] if argument & BEGUN else []
    if argument & 15 and can_pay(player, 0, 1, 0):
        if state.military[seat] < state.setup.final:
            found.append(MOVE_ID)
        found += rising(state, player)
    return found


def feed(state: State, seat: int) -> None:
    """Pay one food. The action that asked for it decides what it is used for."""
    argument = state.stack[-1][2]
    state.stack[-1] = (seat, FEED, (argument & 15) - 1 | BEGUN)
    owe(state, seat, 0, 1, 0, src.MAIN_ACTION)


def take_back(state: State, seat: int) -> None:
    """Take back the Archon and the Freemen below 6, who rise by one."""
    player = state.players[seat]
    player.archon = -1
    if player.placed:
        dice = [place % DICE for place in player.placed]
        player.freemen = tuple(sorted((*player.freemen, *(die + 1 for die in dice if VALUE_OF[die] < VALUES))))
        player.placed = tuple(place for place in player.placed if VALUE_OF[place % DICE] == VALUES)


def returning(player: Player) -> list[int]:
    """Return the colours of the Freemen of value 6 that are still to be taken back."""
    return sorted({COLOUR_OF[place % DICE] for place in player.placed})


def returns(player: Player) -> list[int]:
    return [RETURN_ID + colour for colour in returning(player)]


def take_six_back(state: State, seat: int, colour: int) -> None:
    player = state.players[seat]
    place = next(place for place in player.placed if COLOUR_OF[place % DICE] == colour)
    player.placed = remove(player.placed, place)
    make_advisor(state, seat, place % DICE)
