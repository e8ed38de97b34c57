"""Questions that a power asks; the answers are in the power's file.

The argument of the decision is the power's number + 64 * the detail of the question.
"""

from hexarch.games.origins.state import QUESTION, State
from hexarch.games.origins.tables import BUILDINGS, ZODIAC


def number_of(name: str) -> int:
    """Return the number of a zodiac card or building among all powers."""
    return ZODIAC.index(name) if name in ZODIAC else len(ZODIAC) + BUILDINGS.index(name)


def ask(state: State, seat: int, number: int, about: int = 0) -> None:
    state.stack.append((seat, QUESTION, number + 64 * about))


def answers(state: State, seat: int, argument: int) -> list[int]:
    power = state.setup.powers[argument & 63]
    return power.choices(state, seat, argument >> 6) if power is not None and power.choices is not None else []


def answer(state: State, seat: int, action: int) -> None:
    argument = state.stack.pop()[2]
    power = state.setup.powers[argument & 63]
    if power is not None and power.choose is not None:
        power.choose(state, seat, argument >> 6, action)
