"""Who holds which zodiac card, and what the held cards change."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.economy import note
from hexarch.games.origins.powers.hooks import Power
from hexarch.games.origins.state import State

# The holder of a card that nobody holds.
ON_BOARD: Final = -1


def held(state: State, seat: int) -> list[Power]:
    """Return the powers of the zodiac cards that a seat holds."""
    if seat not in state.holders:
        return []
    powers = state.setup.powers
    own = [powers[card] for card, holder in zip(state.zodiac, state.holders, strict=True) if holder == seat]
    return [power for power in own if power is not None]


def cards_held(state: State, seat: int) -> int:
    return state.holders.count(seat)


def give_card(state: State, temple: int, seat: int, source: int) -> None:
    """Give a temple's card to a seat, or back to the board."""
    before = state.holders[temple]
    if before == seat:
        return
    state.holders = put(state.holders, temple, seat)
    if before >= 0:
        note(state, before, src.ZODIAC, -1, source)
    if seat >= 0:
        note(state, seat, src.ZODIAC, 1, source)


def wisdom_off(state: State, seat: int) -> int:
    """Return how much less wisdom buildings and citizen dice cost."""
    return sum(power.wisdom_off for power in held(state, seat))


def bonus_gold(state: State, seat: int) -> int:
    """Return the gold that may be gained in place of a bonus action."""
    return sum(power.bonus_gold for power in held(state, seat))


def covers_farms(state: State, seat: int) -> bool:
    return any(power.covers_farms for power in held(state, seat))
