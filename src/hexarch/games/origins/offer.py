"""Where new dice come from: the citizen offer, the Speaker offer, and the draft before the first round."""

from typing import Final

from hexarch.core.game import CHANCE
from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import COLOUR_OF, DICE, DISCARD_ID, DONE_ID, SPEAKER_ID, TAKE_ID, VALUE_OF, VALUES
from hexarch.games.origins.dice import return_to_supply
from hexarch.games.origins.economy import note, owe
from hexarch.games.origins.player import free_bases
from hexarch.games.origins.rows import insert, remove, slide
from hexarch.games.origins.state import REFILL_OFFER, TAKE_CITIZEN, TAKE_SPEAKER, State
from hexarch.games.origins.zodiac import held, wisdom_off

# Argument of TAKE_CITIZEN.
FREE: Final = 1
OPTIONAL: Final = 2


def die_costs(state: State, seat: int) -> list[int]:
    """Return the wisdom that the die on each space costs."""
    off = wisdom_off(state, seat)
    return [max(0, cost - off) for cost in state.setup.offer_wisdom]


def citizens(state: State, seat: int, argument: int) -> list[int]:
    """Return the dice that the seat can take and pay for."""
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
    """Take a die: it goes on a free base, the offer closes up and is refilled."""
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


def draft_choices(state: State) -> list[int]:
    return [TAKE_ID + die for die in sorted(set(state.draft))]


def draft(state: State, seat: int, die: int) -> None:
    state.stack.pop()
    state.draft = remove(state.draft, die)
    _add_freeman(state, seat, die, src.DRAFT)


def discards(state: State) -> list[int]:
    """Return the dice of the highest value, one of which has to be discarded (solo)."""
    highest = max(VALUE_OF[die] for die in state.draft)
    return [DISCARD_ID + die for die in state.draft if VALUE_OF[die] == highest]


def discard(state: State, die: int) -> None:
    state.stack.pop()
    state.draft = remove(state.draft, die)
    return_to_supply(state, die)


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
