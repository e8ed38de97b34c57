"""The military track: moving, attacking, the retreat at the end of a round."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import ATTACK_ID, DONE_ID, MOVE_ID
from hexarch.games.origins.economy import gain_points, note
from hexarch.games.origins.rows import on_top
from hexarch.games.origins.state import MARCH, State
from hexarch.games.origins.zodiac import held

# Argument of MARCH: spaces to move, whether an attack is open, whether only one of the two is, whether it has begun.
SPACES: Final = 15
ATTACK: Final = 16
EITHER: Final = 32
BEGUN: Final = 64


def move(state: State, disc: int, spaces: int) -> None:
    """Advance a seat's disc: a token for each border, points for the final space."""
    setup = state.setup
    before = state.military[disc]
    after = min(before + spaces, setup.final)
    if after == before:
        return
    _put_disc(state, disc, after)
    note(state, disc, src.MILITARY, after - before, src.MILITARY_TRACK)
    tokens = setup.crossed[after] - setup.crossed[before]
    state.players[disc].tokens += tokens
    note(state, disc, src.TOKENS, tokens, src.MILITARY_TRACK)
    if after == setup.final:
        gain_points(state, disc, setup.components.military_final_points, src.MILITARY_TRACK)


def _put_disc(state: State, disc: int, space: int) -> None:
    state.military = put(state.military, disc, space)
    state.military_order = on_top(state.military_order, state.military, disc)


def behind(state: State, seat: int) -> int:
    """Return the number of discs behind the seat's disc, without those on its space."""
    here = state.military[seat]
    return sum(1 for space in state.military if space < here)


def weaker_players(state: State, seat: int) -> int:
    """Return the number of players with less military strength."""
    if state.setup.solo and state.setup.options.rival_disc == "attacks":
        return 0
    return behind(state, seat)


def attack_points(state: State, seat: int) -> int:
    """Return the points of an attack: one for each disc behind and each border crossed, and what cards add."""
    points = behind(state, seat) + state.setup.crossed[state.military[seat]]
    for power in held(state, seat):
        if power.attack_points is not None:
            points += power.attack_points(state, seat)
    return points


def ask_march(state: State, seat: int, spaces: int, attack: str) -> None:
    state.stack.append((seat, MARCH, spaces | ATTACK | (EITHER if attack == "or" else 0)))


def marches(state: State, seat: int, argument: int) -> list[int]:
    found = [DONE_ID] if argument & BEGUN else []
    if argument & SPACES and state.military[seat] < state.setup.final:
        found.append(MOVE_ID)
    if argument & ATTACK:
        found.append(ATTACK_ID)
    return found


def march(state: State, seat: int, attacking: bool) -> int:
    """Take one part of a march; the spaces it allowed."""
    argument = state.stack.pop()[2]
    if not argument & EITHER:
        left = argument & SPACES if attacking else argument & ATTACK
        if left:
            state.stack.append((seat, MARCH, left | BEGUN))
    return argument & SPACES


def bulwark_holder(state: State) -> int:
    """Return the seat furthest ahead; on one space the bottom disc counts."""
    furthest = max(state.military)
    return next(disc for disc in state.military_order if state.military[disc] == furthest)


def ranking(state: State) -> Ints:
    """Return the seats from the furthest ahead, on one space from the bottom disc up."""
    place = {disc: i for i, disc in enumerate(state.military_order)}
    return tuple(sorted(state.order, key=lambda seat: (-state.military[seat], place[seat])))


def spaces_back(state: State, seat: int) -> int:
    """Return how far the seat's disc will have to move back."""
    return state.military[seat] - state.setup.retreat[state.military[seat]]


def retreat(state: State) -> None:
    """Move all discs back to the border behind them, the nearest to the start first; later ones go underneath."""
    before, back = state.military, state.setup.retreat
    seats = range(state.setup.players)
    place = {disc: i for i, disc in enumerate(state.military_order)}
    state.military = tuple(back[space] if disc in seats else space for disc, space in enumerate(before))
    after = state.military
    state.military_order = tuple(sorted(range(len(before)), key=lambda disc: (after[disc], -before[disc], place[disc])))
    for seat in seats:
        note(state, seat, src.MILITARY, after[seat] - before[seat], src.ROUND_END)


def place_rival(state: State) -> None:
    """Place the other disc right before the border of the round's number, from round 2 on (solo)."""
    borders = state.setup.components.military_borders
    if 1 < state.round <= len(borders):
        _put_disc(state, 1, borders[state.round - 1] - 1)
