"""War and Faith, a fan variant: temples pay their neighbours, great buildings keep their distance."""

from typing import Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import gain_points, pay
from hexarch.games.terra_mystica.powers.hooks import VARIANTS, Power
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import SANCTUARY, STRONGHOLD, TEMPLE

POINTS_PER_GREAT_BUILDING: Final = 2


def neighbouring_temples(state: State, seat: int, hex_: int) -> list[tuple[int, int]]:
    """Return (opponent, temples next to the hex) for each opponent."""
    near = state.links[hex_]
    found = [(other, (near & player.temples).bit_count()) for other, player in enumerate(state.players)]
    return [(other, count) for other, count in found if count and other != seat]


def great_buildings(state: State) -> int:
    """Return all strongholds and sanctuaries on the map."""
    mask = 0
    for player in state.players:
        mask |= player.strongholds | player.sanctuaries
    return mask


def upgrade_sites(state: State, seat: int, kind: int, hexes: int) -> int:
    if kind == TEMPLE:
        left = state.players[seat].coins - state.setup.factions[seat].temple_coins
        for hex_ in members(hexes):
            if sum(count for _, count in neighbouring_temples(state, seat, hex_)) > left:
                hexes &= ~(1 << hex_)
    elif kind in (STRONGHOLD, SANCTUARY):
        great = great_buildings(state)
        for hex_ in members(hexes):
            if state.links[hex_] & great:
                hexes &= ~(1 << hex_)
    return hexes


def upgraded(state: State, seat: int, kind: int, hex_: int) -> None:
    if kind == TEMPLE:
        for other, count in neighbouring_temples(state, seat, hex_):
            pay(state, seat, count, 0, 0, src.VARIANT)
            pay(state, other, -count, 0, 0, src.VARIANT)


def town_founded(state: State, seat: int, group: int) -> None:
    player = state.players[seat]
    great = (group & (player.strongholds | player.sanctuaries)).bit_count()
    gain_points(state, seat, POINTS_PER_GREAT_BUILDING * great, src.VARIANT)


VARIANTS["war_and_faith"] = Power(upgrade_sites=upgrade_sites, upgraded=upgraded, town_founded=town_founded)
