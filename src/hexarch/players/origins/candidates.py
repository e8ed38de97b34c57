"""Which choices of a turn are worth considering: the others are never, or hardly ever, better."""

from collections.abc import Callable
from typing import Final

from hexarch.games.origins import state as asked
from hexarch.games.origins.actions import (
    ARCHON,
    ARGUMENT_OF,
    BONUS,
    BONUS_ID,
    BUILD,
    BUY_ID,
    COLOUR_OF,
    DICE,
    DONE_ID,
    FARM,
    KIND_OF,
    KINDS,
    MAIN,
    MAIN_ID,
    MAX_STEPS,
    PLACE_ID,
    SPEND_ID,
    USE_ID,
    VALUE_OF,
    VALUES,
    WORKERS,
)
from hexarch.games.origins.city import BLOCK, FARM_TILE, with_tile
from hexarch.games.origins.legal import legal
from hexarch.games.origins.state import State, next_decision
from hexarch.games.origins.tables import BUILDINGS, COLOURS, GOLD, SITES
from hexarch.players.origins.prospects import Memory, best_matches, card_values

PLACES: Final = 3
# Abilities that a player may want to leave unused.
_DOUBTFUL: Final = frozenset(
    BUILDINGS.index(name) for name in ("Veterans' camp", "Courthouse", "Gateway", "Construction site", "Mage tower")
)
# The bonus tile that only gains.
_GAIN_FIRST: Final = COLOURS.index("yellow")


def worth_a_thought(state: State, seat: int, memory: Memory) -> list[int]:
    """Return the choices of the seat that is asked, without those that are never better than another."""
    _, kind, argument = next_decision(state)
    found = legal(state)
    if len(found) == 1:
        return found
    narrow = _NARROW.get(kind)
    return found if narrow is None else narrow(state, seat, found, argument, memory)


def _least_gold(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    """Keep the payments with the least gold: gold can pay for anything else, and is worth a point at the end."""
    return found[:1]


def _main_first(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    """Order gains before what they may pay for; the upper main action is always a gain."""
    bonus = [action for action in found if KIND_OF[action] >= BONUS]
    mains = [action for action in found if KIND_OF[action] == MAIN]
    if BONUS_ID in bonus and mains and state.bonus_tiles[argument & 7] == _GAIN_FIRST:
        return bonus
    if not mains:
        return [DONE_ID, *bonus]
    worker = argument >> 3 & 63
    both = worker < DICE and VALUE_OF[worker] == VALUES
    if both and MAIN_ID in mains:
        return [MAIN_ID]
    return [DONE_ID, *mains] if both else mains


def _without_done(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    """Drop the option to stop: moving and attacking never hurt."""
    return [action for action in found if action != DONE_ID]


def _highest(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    return found[-1:]


def _full_steps(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    best = {ARGUMENT_OF[action] // MAX_STEPS: action for action in found if action != DONE_ID}
    return [*(action for action in found if action == DONE_ID), *best.values()]


def _no_gold(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    return [action for action in found if action != SPEND_ID + GOLD]


def _one_farm(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    """Keep one farm: as a farm all tiles are alike, and the one at the top leaves the cheapest market."""
    result: list[int] = []
    farms: list[int] = []
    for action in found:
        mode = ARGUMENT_OF[action] // KINDS // 2
        (farms if mode == FARM else result).append(action)
    wanted = BUY_ID + FARM * 2 * KINDS + state.market[0]
    return [*result, wanted if wanted in farms else farms[0]]


def _best_places(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    city = state.players[seat].city
    kind, mode = argument & 31, argument >> 6
    if mode not in (BUILD, FARM):
        return found
    tile = kind + FARM_TILE if mode == FARM else kind
    key = (id(city), min(tile, FARM_TILE))
    known = memory.places.get(key)
    if known is None:
        values = card_values(state, seat)
        rated = []
        for cell, number in zip(city.spots, city.spot_numbers, strict=True):
            then = memory.of(with_tile(city, cell, tile, state.setup.colour_of))
            rating = 2.0 * then.open + then.near + 0.8 * best_matches(then.matched, values, 3)
            rating += 0.4 * best_matches(then.sight, values, 2) + 0.1 * best_matches(then.begun, values, 2)
            rated.append((-rating, PLACE_ID + number))
        rated.sort()
        # The id identifies the city only while the memory holds it, and examining other cities may have evicted it.
        memory.of(city)
        known = memory.places[key] = [action for _, action in rated[:PLACES]]
    return known


def _use(state: State, seat: int, found: list[int], argument: int, memory: Memory) -> list[int]:
    """Keep abilities in the order of the tiles; most are never better left unused."""
    first = found[1]
    tile = state.players[seat].city.tiles[(argument >> 4) + BLOCK[first - USE_ID]]
    return [DONE_ID, first] if tile in _DOUBTFUL else [first]


_Narrow = Callable[[State, int, list[int], int, Memory], list[int]]
_NARROW: Final[dict[int, _Narrow]] = {
    asked.PAY: _least_gold,
    asked.VISIT: _main_first,
    asked.MARCH: _without_done,
    asked.TAKE_SPEAKER: _highest,
    asked.ADVANCE: _full_steps,
    asked.SPEND: _no_gold,
    asked.BUY: _one_farm,
    asked.PLACE: _best_places,
    asked.ACTIVATE: _use,
}


def workers_for(state: State, seat: int, visits: list[int]) -> list[list[int]]:
    """Return the visits worth considering for each site: the cheapest worker of each kind."""
    by_site: list[list[int]] = [[] for _ in range(SITES)]
    for action in visits:
        by_site[ARGUMENT_OF[action] // WORKERS].append(action)
    return [_sensible(state, site, actions) for site, actions in enumerate(by_site)]


def _sensible(state: State, site: int, actions: list[int]) -> list[int]:
    ship, colour = state.ships[site], state.bonus_tiles[site]
    kept: dict[int, int] = {}
    for action in actions:
        worker = ARGUMENT_OF[action] % WORKERS
        lacking = max(0, ship - VALUE_OF[worker])
        if worker == ARCHON:
            group = 0
        elif worker >= DICE:
            group = 1
        else:
            group = 2 + (COLOUR_OF[worker] == colour) + 2 * (VALUE_OF[worker] == VALUES)
        best = kept.get(group)
        if best is None or _rank(lacking, worker) < _rank(max(0, ship - _value(best)), ARGUMENT_OF[best] % WORKERS):
            kept[group] = action
    return list(kept.values())


def _value(visit: int) -> int:
    return VALUE_OF[ARGUMENT_OF[visit] % WORKERS]


def _rank(lacking: int, worker: int) -> tuple[int, int]:
    return lacking, VALUE_OF[worker]
