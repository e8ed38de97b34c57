"""Describe a position of Origins for the network: what one seat has, what its rivals have, and the table.

Inputs have names, in a fixed order. A network stores the names it was trained with, so inputs can be added without
breaking old files.
"""

from typing import Final

from hexarch.games.origins.actions import COLOUR_OF
from hexarch.games.origins.military import attack_points, bulwark_holder
from hexarch.games.origins.scoring import (
    DIE_MISSING,
    DISTRICT_GOLD_GONE,
    TEMPLES_TOPPED,
    TOWERS_GONE,
    end_conditions,
    solo_target,
)
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS, MAX_PLAYERS, SITES, TEMPLES, ZODIAC
from hexarch.players.origins.features import NAMES, features, horizon
from hexarch.players.origins.horizon import rounds_to_come, share_of_round
from hexarch.players.origins.linear import Weights
from hexarch.players.origins.prospects import Memory

OWN_NAMES: Final = (
    *NAMES,
    "linear value",
    "rounds to come",
    "share of the round",
    "passed",
    "temples topped",
    "district gold gone",
    "towers gone",
    "die missing",
    "fewest towers",
    "second fewest towers",
    "tower colours",
    "dice left",
    "fewest dice left",
    "district gold",
    "holds the Bulwark",
    "military",
    "behind the first",
    "ahead of the last",
    "attack points",
    "archon used",
    *(f"temple of {name}" for name in TEMPLES),
    *(f"first in the temple of {name}" for name in TEMPLES),
    *(f"ship {site}" for site in range(SITES)),
    *(f"{colour} offered" for colour in COLOURS),
)
CONTEXT_NAMES: Final = (
    "round",
    "best rival",
    "mean rival",
    "rivals passed",
    "rivals' unused workers",
    "target",
    "planned",
    *(f"players {count}" for count in range(1, MAX_PLAYERS + 1)),
    *(f"round {number}" for number in range(1, 7)),
    *(f"place {number}" for number in range(MAX_PLAYERS)),
    *(f"{card} on display" for card in ZODIAC),
    *(f"{colour} bonus at {site}" for site in range(SITES) for colour in COLOURS),
)
RIVAL_NAMES: Final = (
    "points",
    "gold",
    "food",
    "wisdom",
    "tokens",
    "temple points",
    "district points",
    "tower levels",
    "dice",
    "dice values",
    "dice times towers",
    "unused workers",
    "speakers",
    "bases",
    "advisor points",
    "borders",
    "open districts",
    "open cards",
    "near cards",
    "closed districts",
    "linear value",
    "passed",
    "holds the Bulwark",
    "military",
    "attack points",
    *(f"temple of {name}" for name in TEMPLES),
)
_RIVAL_PLACES: Final = tuple(OWN_NAMES.index(name) for name in RIVAL_NAMES)
_POINTS: Final = OWN_NAMES.index("points")
_UNUSED: Final = OWN_NAMES.index("unused workers")
_ENDS: Final = (TEMPLES_TOPPED, DISTRICT_GOLD_GONE, TOWERS_GONE, DIE_MISSING)


def own_inputs(state: State, seat: int, memory: Memory, weights: Weights) -> list[float]:
    """Return everything about a seat that its own moves change, in the order of OWN_NAMES."""
    found = features(state, seat, state.round, memory)
    player = state.players[seat]
    rounds = rounds_to_come(state)
    ends = 0 if state.setup.solo else end_conditions(state)
    towers = sorted(state.tower_supply)
    military = state.military
    own = military[seat]
    others = [space for disc, space in enumerate(military) if disc != seat]
    found += [
        weights.score(found, horizon(state, seat, state.round, rounds)),
        rounds,
        share_of_round(player),
        1.0 if player.passed else 0.0,
        *[1.0 if ends & bit else 0.0 for bit in _ENDS],
        towers[0],
        towers[1],
        len(towers) - towers.count(0),
        sum(state.supply),
        min(state.supply),
        sum(state.district_gold),
        1.0 if bulwark_holder(state) == seat else 0.0,
        own,
        max(others, default=own) - own,
        own - min(others, default=own),
        attack_points(state, seat),
        1.0 if player.archon >= 0 else 0.0,
        *player.temples,
        *[_is_first(state, seat, temple) for temple in range(len(TEMPLES))],
        *state.ships,
    ]
    offered = [COLOUR_OF[die] for die in state.offer if die >= 0]
    found += [offered.count(colour) for colour in range(len(COLOURS))]
    return found


def _is_first(state: State, seat: int, temple: int) -> float:
    """Return whether the seat would get the temple's card: its disc is the highest, on one space the bottom one."""
    places = [player.temples[temple] for player in state.players]
    highest = max(places)
    if not highest or places[seat] < highest:
        return 0.0
    return 1.0 if next(one for one in state.temple_orders[temple] if places[one] == highest) == seat else 0.0


def context_inputs(state: State, seat: int, everybody: list[list[float]], planned: bool = True) -> list[float]:
    """Return what stays the same while a seat plans its own moves of a round, in the order of CONTEXT_NAMES.

    `planned` tells a network in training whether the players of a game planned: they get more out of the same position.
    """
    rivals = [one for other, one in enumerate(everybody) if other != seat]
    points = [one[_POINTS] for one in rivals]
    order = state.order
    found = [
        float(state.round),
        max(points, default=0.0),
        sum(points) / max(len(points), 1),
        float(sum(player.passed for other, player in enumerate(state.players) if other != seat)),
        sum([one[_UNUSED] for one in rivals]),
        float(solo_target(state)) if state.setup.solo else 0.0,
        1.0 if planned else 0.0,
    ]
    found += [1.0 if len(everybody) == count else 0.0 for count in range(1, MAX_PLAYERS + 1)]
    found += [1.0 if min(state.round, 6) == number else 0.0 for number in range(1, 7)]
    found += [1.0 if number < len(order) and order[number] == seat else 0.0 for number in range(MAX_PLAYERS)]
    found += [1.0 if card in state.zodiac else 0.0 for card in range(len(ZODIAC))]
    for colour in state.bonus_tiles:
        found += [1.0 if colour == other else 0.0 for other in range(len(COLOURS))]
    return found


def rival_inputs(own: list[float]) -> list[float]:
    """Return the part of a seat's inputs that matters to the others, in the order of RIVAL_NAMES."""
    return [own[place] for place in _RIVAL_PLACES]
