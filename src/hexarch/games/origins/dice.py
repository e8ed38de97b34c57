"""Dice: the citizen offer, Speakers, rising, Advisors, and taking the workers back."""

from typing import Final

from hexarch.core.game import CHANCE
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import (
    COLOUR_OF,
    DICE,
    DISCARD_ID,
    DONE_ID,
    MOVE_ID,
    RAISE_ID,
    RETURN_ID,
    SPEAKER_ID,
    TAKE_ID,
    VALUE_OF,
    VALUES,
)
from hexarch.games.origins.economy import can_pay, gain_points, note, owe
from hexarch.games.origins.player import Player, free_bases, insert, put, remove
from hexarch.games.origins.state import FEED, REFILL_OFFER, TAKE_CITIZEN, TAKE_SPEAKER, State
from hexarch.games.origins.tables import SPACES
from hexarch.games.origins.zodiac import held, wisdom_off

# Argument of TAKE_CITIZEN.
FREE: Final = 1
OPTIONAL: Final = 2

# Argument of FEED: how often food may still be paid, and whether it has been.
BEGUN: Final = 16


def slide(row: tuple[int, ...], place: int) -> tuple[int, ...]:
    """A row of the market or the offer after one thing is taken: the others close up, the last space is free."""
    left = [thing for i, thing in enumerate(row) if thing >= 0 and i != place]
    return (*left, *(-1 for _ in range(SPACES - len(left))))


# The citizen offer.


def die_costs(state: State, seat: int) -> list[int]:
    """Wisdom for the die on each space."""
    off = wisdom_off(state, seat)
    return [max(0, cost - off) for cost in state.setup.offer_wisdom]


def citizens(state: State, seat: int, argument: int) -> list[int]:
    """Dice that the seat can take and pay for."""
    player = state.players[seat]
    found = [DONE_ID] if argument & OPTIONAL else []
    if free_bases(player):
        purse = player.wisdom + player.gold
        priced = zip(state.offer, die_costs(state, seat), strict=True)
        dice = [die for die, cost in priced if die >= 0 and (cost <= purse or argument & FREE)]
        found += [TAKE_ID + die for die in sorted(dice)]
    return found


def can_take_citizen(state: State, seat: int, free: bool) -> bool:
    return bool(citizens(state, seat, FREE if free else 0))


def ask_citizen(state: State, seat: int, argument: int) -> None:
    state.stack.append((seat, TAKE_CITIZEN, argument))


def take_citizen(state: State, seat: int, die: int) -> None:
    """The die goes on a free base, the offer closes up and is filled again."""
    argument = state.stack.pop()[2]
    space = state.offer.index(die)
    cost = 0 if argument & FREE else die_costs(state, seat)[space]
    state.offer = slide(state.offer, space)
    colour = COLOUR_OF[die]
    if state.supply[colour]:
        state.stack.append((CHANCE, REFILL_OFFER, colour))
    else:
        state.missing |= 1 << colour
    _add_freeman(state, seat, die, src.CITIZEN_OFFER)
    _react(state, seat, die)
    owe(state, seat, 0, 0, cost, src.CITIZEN_OFFER)


def refill_offer(state: State, value: int) -> None:
    colour = state.stack.pop()[2]
    state.supply = put(state.supply, colour, state.supply[colour] - 1)
    state.offer = (*state.offer[:-1], colour * VALUES + value - 1)


def _react(state: State, seat: int, worker: int) -> None:
    for power in held(state, seat):
        if power.worker_taken is not None:
            power.worker_taken(state, seat, worker)


def _add_freeman(state: State, seat: int, die: int, source: int) -> None:
    player = state.players[seat]
    player.freemen = insert(player.freemen, die)
    note(state, seat, src.CITIZENS, 1, source)


# The first dice.


def draft_choices(state: State) -> list[int]:
    return [TAKE_ID + die for die in sorted(set(state.draft))]


def draft(state: State, seat: int, die: int) -> None:
    state.stack.pop()
    state.draft = remove(state.draft, die)
    _add_freeman(state, seat, die, src.DRAFT)


def discards(state: State) -> list[int]:
    """Solo: the dice of the highest value, one of which has to go."""
    highest = max(VALUE_OF[die] for die in state.draft)
    return [DISCARD_ID + die for die in state.draft if VALUE_OF[die] == highest]


def discard(state: State, die: int) -> None:
    state.stack.pop()
    state.draft = remove(state.draft, die)
    return_to_supply(state, die)


def return_to_supply(state: State, die: int) -> None:
    colour = COLOUR_OF[die]
    state.supply = put(state.supply, colour, state.supply[colour] + 1)


# Speakers.


def speaker_choices(state: State) -> list[int]:
    return [SPEAKER_ID + value - 1 for value in sorted(set(state.speakers))]


def ask_speaker(state: State, seat: int, source: int) -> None:
    state.stack.append((seat, TAKE_SPEAKER, source))


def take_speaker(state: State, seat: int, value: int) -> None:
    source = state.stack.pop()[2]
    player = state.players[seat]
    state.speakers = remove(state.speakers, value)
    player.speakers = insert(player.speakers, value)
    note(state, seat, src.SPEAKERS, 1, source)
    _react(state, seat, DICE + value - 1)


# Rising.


def change_die(state: State, seat: int, die: int, value: int) -> None:
    """An unused Freeman gets another value."""
    player = state.players[seat]
    player.freemen = insert(remove(player.freemen, die), die - VALUE_OF[die] + value)


def raise_freeman(state: State, seat: int, die: int) -> None:
    """An unused Freeman rises by one; a 6 becomes an Advisor."""
    if VALUE_OF[die] < VALUES:
        change_die(state, seat, die, VALUE_OF[die] + 1)
    else:
        player = state.players[seat]
        player.freemen = remove(player.freemen, die)
        make_advisor(state, seat, die)


def can_rise(state: State, die: int) -> bool:
    return VALUE_OF[die] < VALUES or state.setup.options.raise_past_six


def rising(state: State, player: Player) -> list[int]:
    """Unused Freemen that food or a building may raise."""
    return [RAISE_ID + die for die in sorted(set(player.freemen)) if can_rise(state, die)]


def make_advisor(state: State, seat: int, die: int) -> None:
    """A die of a new colour goes on the advisor track; another scores and returns to the supply."""
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


# Food for rising or moving.


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
    """One food is paid; its use comes with the action that called for it."""
    argument = state.stack[-1][2]
    state.stack[-1] = (seat, FEED, (argument & 15) - 1 | BEGUN)
    owe(state, seat, 0, 1, 0, src.MAIN_ACTION)


# Taking back.


def take_back(state: State, seat: int) -> None:
    """The Archon and the Freemen below 6, who rise by one."""
    player = state.players[seat]
    player.archon = -1
    if player.placed:
        dice = [place % DICE for place in player.placed]
        player.freemen = tuple(sorted((*player.freemen, *(die + 1 for die in dice if VALUE_OF[die] < VALUES))))
        player.placed = tuple(place for place in player.placed if VALUE_OF[place % DICE] == VALUES)


def returning(player: Player) -> list[int]:
    """Colours of the Freemen of value 6 that are still to be taken back."""
    return sorted({COLOUR_OF[place % DICE] for place in player.placed})


def returns(player: Player) -> list[int]:
    return [RETURN_ID + colour for colour in returning(player)]


def take_six_back(state: State, seat: int, colour: int) -> None:
    player = state.players[seat]
    place = next(place for place in player.placed if COLOUR_OF[place % DICE] == colour)
    player.placed = remove(player.placed, place)
    make_advisor(state, seat, place % DICE)
