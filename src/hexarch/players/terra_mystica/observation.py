"""Describe a position for the network: what one seat has, what its rivals have, and the table.

Inputs are named. A network stores the names it was trained with, so features can be added without breaking old files.
"""

from typing import Any, Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, SCORING_TILES
from hexarch.players.terra_mystica.features import Features, features, remember
from hexarch.players.terra_mystica.opening import dwelling_features

_RIVAL: Final = frozenset(
    (
        "points",
        "coins",
        "workers",
        "priests",
        "bowl 2",
        "bowl 3",
        "coin income",
        "worker income",
        "priest income",
        "power income",
        "dwellings",
        "trading houses",
        "temples",
        "sanctuary",
        "stronghold",
        "shipping",
        "digging",
        "network",
        "towns",
        "best group",
        "passed",
        "keys",
        "cult points now",
        "land 0 spades away",
        "land 1 spades away",
        *(f"cult {name}" for name in BOARD.cults),
    )
)


# Names are built once: describing positions is the hottest code of planning.
_CULT: Final = tuple(f"cult {name}" for name in BOARD.cults)
_CARD: Final = tuple(f"card {card.name}" for card in BONUS_CARDS)
_FURTHER: Final = tuple(f"further land {spades} spades away" for spades in range(3))
_SCORING_FAVORS: Final = tuple(
    (number, f"left {tile.name}") for number, tile in enumerate(FAVOR_TILES) if tile.points_for or tile.pass_counts
)


def own_features(state: State, seat: int) -> Features:
    """Return everything about a seat that its own moves change."""
    found = features(state, seat)
    player = state.players[seat]
    for name, place in zip(_CULT, player.cults, strict=True):
        found[name] = place
    if player.card >= 0 and "passed" not in found:
        found[_CARD[player.card]] = 1
    found.update(_further_land(state, seat, player))
    if not state.round:
        for hex_ in members(player.built):
            for name, value in dwelling_features(state, seat, hex_).items():
                found[name] = found.get(name, 0) + value
    return found


_FURTHER_LAND: Final[dict[tuple[Any, ...], Features]] = {}


def _further_land(state: State, seat: int, player: Player) -> Features:
    """Return the land that one more level of shipping would bring into reach."""
    area = player.reach_further & ~player.reach & ~state.occupied
    key = (state.setup, seat, area, state.terrain_masks)
    known = _FURTHER_LAND.get(key)
    if known is not None:
        return known
    found: Features = {}
    table = state.setup.spades[seat]
    home = state.setup.factions[seat].terrain
    for terrain, mask in enumerate(state.terrain_masks):
        spades = 0 if terrain == home else min(table[terrain][home], 3)
        count = (area & mask).bit_count()
        if count and spades < 3:
            name = _FURTHER[spades]
            found[name] = min(found.get(name, 0) + count, 6)
    return remember(_FURTHER_LAND, key, found)


def context(state: State, seat: int, everybody: list[Features], planned: bool = True) -> Features:
    """Return what stays the same while a seat plans its own moves of a round.

    `planned` tells a network in training whether the players of a game planned: they get more out of the same position.
    """
    found: Features = {f"faction {state.setup.factions[seat].name}": 1, f"round {state.round}": 1}
    if planned:
        found["planned"] = 1
    _tiles(state, found)
    for number, name in _SCORING_FAVORS:
        found[name] = state.favors_left[number]
    rivals = [other["points"] for place, other in enumerate(everybody) if place != seat]
    found["best rival"] = max(rivals, default=0.0)
    found["mean rival"] = sum(rivals) / max(len(rivals), 1)
    found["rivals passed"] = sum(one.passed for place, one in enumerate(state.players) if place != seat)
    found[f"players {len(everybody)}"] = 1
    order = state.order
    if not state.round and state.start in order:
        place = (order.index(seat) - order.index(state.start)) % len(order)
        found[f"starts as {place}"] = 1
    return found


def _tiles(state: State, found: Features) -> None:
    """Add the scoring tiles of this round, the next one and all later ones, and the cards that can still be taken."""
    now = max(state.round, 1) - 1
    for round_, tile in enumerate(state.scoring[now:]):
        name = SCORING_TILES[tile].name
        when = "now" if not round_ else "next" if round_ == 1 else "later"
        found[f"{when} {name}"] = found.get(f"{when} {name}", 0) + 1
    if not state.round:
        for card in members(state.cards):
            found[f"free {BONUS_CARDS[card].name}"] = 1


def rival_features(state: State, seat: int, own: Features) -> Features:
    """Return the part of a seat's features that matters to the others."""
    found = {name: value for name, value in own.items() if name in _RIVAL}
    found[f"faction {state.setup.factions[seat].name}"] = 1
    return found
