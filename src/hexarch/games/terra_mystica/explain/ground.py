"""The map, computed hex by hex: buildings, adjacency, reach."""

from functools import cache

from hexarch.core.aliases import Ints
from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.explain.case import Case, building_name, faction_name
from hexarch.games.terra_mystica.maps import Map, load_map, own_map
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import REWARD_SPADES, State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, RIVER


def map_of(key: str) -> Map:
    """Return a map by its name, or a custom map by its JSON."""
    return own_map(key) if key.startswith("{") else load_map(key)


@cache
def edges(map_key: str) -> tuple[Ints, ...]:
    """Return the hexes that share an edge with each hex."""
    grid = map_of(map_key).grid
    at = {place: hex_ for hex_, place in enumerate(grid.places)}
    found: list[Ints] = []
    for row, column in grid.places:
        left = column if row % 2 == grid.first_shifted else column - 1
        around = [(row, column - 1), (row, column + 1)]
        around += [(other, side) for other in (row - 1, row + 1) for side in (left, left + 1)]
        found.append(tuple(at[place] for place in around if place in at))
    return tuple(found)


@cache
def rivers_between(map_key: str, start: int) -> dict[int, int]:
    """Return the land at the river that a ship from `start` reaches, with the river hexes it has to cross."""
    terrain = map_of(map_key).terrain
    found: dict[int, int] = {}
    seen = {start}
    front = [start]
    crossed = 0
    while front:
        ahead = [hex_ for here in front for hex_ in edges(map_key)[here] if hex_ not in seen]
        if crossed:
            for hex_ in ahead:
                if terrain[hex_] != RIVER:
                    found.setdefault(hex_, crossed)
        front = sorted({hex_ for hex_ in ahead if terrain[hex_] == RIVER})
        seen.update(front)
        crossed += 1
    return found


@cache
def hexes_between(map_key: str, start: int) -> dict[int, int]:
    """Return every hex with the number of hexes between it and `start`, whatever lies there."""
    found = {start: -1}
    front = [start]
    while front:
        ahead = sorted({hex_ for here in front for hex_ in edges(map_key)[here] if hex_ not in found})
        for hex_ in ahead:
            found[hex_] = found[front[0]] + 1
        front = ahead
    return found


def rows_of(player: Player) -> Ints:
    """Return the player's buildings on the map, by kind."""
    return (player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries)


def building_at(player: Player, hex_: int) -> int:
    """Return which building of the player stands there, -1 for none."""
    for building, row in enumerate(rows_of(player)):
        if row >> hex_ & 1:
            return building
    return -1


def owner(state: State, hex_: int) -> int:
    """Return the seat whose building stands there, -1 for none."""
    for seat, player in enumerate(state.players):
        if building_at(player, hex_) >= 0:
            return seat
    return -1


def own_hexes(case: Case) -> list[int]:
    built = sum(rows_of(case.player))
    return [hex_ for hex_ in range(len(case.map.names)) if built >> hex_ & 1]


def bridge_ends(state: State, hex_: int) -> list[int]:
    """Return the hexes to which the bridges at a hex lead."""
    found: list[int] = []
    for span, _ in state.bridges:
        ends = state.setup.map.spans[span]
        if hex_ in ends:
            found.append(ends[1] if ends[0] == hex_ else ends[0])
    return found


def directly_adjacent(case: Case, hex_: int) -> list[int]:
    """Return the hexes joined to this one by an edge or a bridge."""
    return [*edges(case.map_key)[hex_], *bridge_ends(case.state, hex_)]


def built_near(case: Case, hex_: int, building: int) -> list[int]:
    """Return the seats, each once, whose buildings of a kind are directly adjacent to a hex."""
    near = directly_adjacent(case, hex_)
    return [
        seat
        for seat, player in enumerate(case.state.players)
        for other in near
        if building_at(player, other) == building
    ]


def has_opponent_next_to(case: Case, hex_: int) -> bool:
    return any(owner(case.state, other) not in (-1, case.seat) for other in directly_adjacent(case, hex_))


def shipping(case: Case) -> int:
    """Return the current shipping value: a card adds to it in the action phase if there is a track at all."""
    player = case.player
    if player.card < 0 or not case.faction.shipping_points or case.question == REWARD_SPADES:
        return player.shipping
    return player.shipping + BONUS_CARDS[player.card].shipping


def is_reached(case: Case, hex_: int) -> bool:
    """Return whether a hex is directly or indirectly adjacent to a building of the player, without a jump."""
    far = shipping(case)
    for home in own_hexes(case):
        if hex_ in directly_adjacent(case, home):
            return True
        crossed = rivers_between(case.map_key, home).get(hex_)
        if crossed is not None and crossed <= far:
            return True
    return False


def is_jump(case: Case, hex_: int) -> bool:
    """Return whether a jump from a building of the player could land there."""
    far = case.player.jump_range
    return any(1 <= hexes_between(case.map_key, home)[hex_] <= far for home in own_hexes(case))


def jump_price(case: Case) -> tuple[int, int]:
    """Return the workers and priests that a jump costs."""
    board = case.faction
    return (board.jump_stronghold_workers if case.player.strongholds else board.jump_workers), board.jump_priests


def needs_jump(case: Case, hex_: int) -> bool:
    return case.state.jumped != hex_ and not is_reached(case, hex_)


def unreachable(case: Case, hex_: int) -> Reason | None:
    """Check that a hex is adjacent in any way or can be reached by a jump; an action has only one."""
    name = case.map.names[hex_]
    if not needs_jump(case, hex_):
        return None
    if case.question == REWARD_SPADES:
        return because("not-reachable-by-reward", "TM-358", "TM-359", "TM-561", hex=name, shipping=shipping(case))
    if not case.faction.jump_range:
        return because("not-reachable", "TM-137", "TM-160", "TM-166", hex=name, shipping=shipping(case))
    if not is_jump(case, hex_):
        return because("not-reachable-by-jump", "TM-168", "TM-169", hex=name, range=case.player.jump_range)
    if case.state.jumped >= 0:
        return because("one-jump", "TM-498", "TM-517", hex=case.map.names[case.state.jumped])
    return None


def not_open_land(case: Case, hex_: int) -> Reason | None:
    """Check that a hex is on the map, not a river, and free."""
    if hex_ >= len(case.map.names):
        return because("no-such-hex")
    name = case.map.names[hex_]
    if case.map.terrain[hex_] == RIVER:
        return because("river", "TM-163", hex=name)
    seat = owner(case.state, hex_)
    if seat == case.seat:
        building = building_name(building_at(case.player, hex_))
        return because("occupied-by-you", "TM-136", "TM-161", hex=name, building=building)
    if seat >= 0:
        return because("occupied", "TM-136", "TM-161", hex=name, faction=faction_name(case.state, seat))
    return None
