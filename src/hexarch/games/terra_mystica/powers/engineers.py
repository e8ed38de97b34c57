"""Engineers: with the stronghold, points on passing for every bridge between two own buildings."""

from typing import Final

from hexarch.games.terra_mystica.powers.hooks import POWERS, Power
from hexarch.games.terra_mystica.state import State

POINTS_PER_BRIDGE: Final = 3


def pass_points(state: State, seat: int) -> int:
    player = state.players[seat]
    if not player.strongholds:
        return 0
    spans = state.setup.map.spans
    joining = 0
    for span, owner in state.bridges:
        a, b = spans[span]
        if owner == seat and player.built >> a & 1 and player.built >> b & 1:
            joining += 1
    return POINTS_PER_BRIDGE * joining


POWERS["engineers"] = Power(pass_points=pass_points)
