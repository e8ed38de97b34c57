"""The scoring tiles: which may be drawn for a round, and with which probability.

They are dealt from the last round backwards, so that a tile refused there may turn up earlier.
"""

from functools import cache
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.state import State, tile_in_play
from hexarch.games.terra_mystica.tables import SCORING_TILES

# Rounds 5 and 6, counted from 0.
FIRST_LATE_ROUND: Final = 4


def scoring_choices(state: State) -> list[int]:
    """Return the tiles that may be drawn for the round that chance is asked about."""
    in_play, late, pairs = _box(state)
    return list(_allowed(in_play, late, pairs, _drawn(state), state.stack[-1][2]))


def scoring_weights(state: State) -> list[int]:
    """Return in how many ways the other rounds can be filled after each choice, so that every complete order is equally
    likely.
    """
    in_play, late, pairs = _box(state)
    drawn = _drawn(state)
    round_ = state.stack[-1][2]
    found = _allowed(in_play, late, pairs, drawn, round_)
    return [_ways(in_play, late, pairs, drawn | 1 << tile, round_) for tile in found]


def _box(state: State) -> tuple[int, bool, int]:
    """Return the tiles in play, whether all of them may be used late, and how many cults may be used twice."""
    options: Options = state.setup.options
    in_play = sum(1 << i for i, tile in enumerate(SCORING_TILES) if tile_in_play(tile.option, options))
    return in_play, options.spade_tile_late == "allow", state.setup.table.scoring_pairs


def _drawn(state: State) -> int:
    return sum(1 << tile for tile in state.scoring if tile >= 0)


@cache
def _allowed(in_play: int, late: bool, pairs: int, drawn: int, round_: int) -> Ints:
    cults = [tile.reward_for for i, tile in enumerate(SCORING_TILES) if drawn >> i & 1]
    full = len(cults) - len(set(cults)) >= pairs
    return tuple(
        i
        for i, tile in enumerate(SCORING_TILES)
        if (in_play & ~drawn) >> i & 1
        and not (full and tile.reward_for in cults)
        and (late or tile.late or round_ < FIRST_LATE_ROUND)
    )


@cache
def _ways(in_play: int, late: bool, pairs: int, drawn: int, rounds: int) -> int:
    """Return in how many ways the first rounds can still be filled."""
    if not rounds:
        return 1
    found = _allowed(in_play, late, pairs, drawn, rounds - 1)
    return sum(_ways(in_play, late, pairs, drawn | 1 << tile, rounds - 1) for tile in found)
