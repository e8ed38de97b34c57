"""Named features of a position for a seat.

An evaluation is the sum of these numbers times weights, one set of weights for each round (`linear.py`).
"""

from functools import lru_cache
from typing import Any, Final, TypeVar

from hexarch.core.aliases import Ints, Names
from hexarch.core.bits import component, members
from hexarch.games.terra_mystica.components import Faction, ScoringTile
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.scoring import counted, network_of, shares
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTIONS, FAVOR_TILES, SCORING_TILES
from hexarch.games.terra_mystica.towns import group_power, power_needed

Features = dict[str, float]

_REWARDED: Final = ("coins", "workers", "priests", "power", "spades")
_CULT_FAVOR: Final = next(i for i, tile in enumerate(FAVOR_TILES) if tile.cult_steps)
_PASS_FAVORS: Final = tuple((i, tile) for i, tile in enumerate(FAVOR_TILES) if tile.pass_counts)

# Names are built once: describing positions is the hottest code of planning.
_STRONGHOLD: Final = {board.name: f"stronghold of {board.name}" for board in FACTIONS}
_NEXT_CARD: Final = tuple(f"next card {card.name}" for card in BONUS_CARDS)
_LAND: Final = tuple(f"land {spades} spades away" for spades in range(4))
_REWARD_NOW: Final = tuple(f"reward now: {good}" for good in _REWARDED)
_REWARD_TO_COME: Final = tuple(f"reward to come: {good}" for good in _REWARDED)
_TO_COME: Final = {
    thing: f"{thing} tile to come" for thing in ("dwelling", "trading house", "temple", "stronghold", "sanctuary")
}


def features(state: State, seat: int) -> Features:
    player = state.players[seat]
    found: Features = {"points": player.points}
    _goods(player, found)
    found.update(_own_board(state, seat, player))
    _card(state, seat, player, found)
    found.update(_cults(state, seat, player))
    found.update(_map(state, seat, player))
    if state.round == state.setup.table.rounds:
        sizes = tuple([_largest_network(state, other) for other in state.players])
        found["network points now"] = _network_shares(sizes)[seat]
    found["power offered"] = sum(offer[3] for offer in state.offers if offer[1] == seat)
    return found


# A plan examines thousands of positions, most of which share their map, their buildings or their cults with others.
_MOST_KNOWN: Final = 8192
_Part = TypeVar("_Part")


def remember(known: dict[tuple[Any, ...], _Part], key: tuple[Any, ...], part: _Part) -> _Part:
    """Cache a part of a description by everything that it depends on; callers must not change it."""
    if len(known) >= _MOST_KNOWN:
        known.clear()
    known[key] = part
    return part


_OWN_BOARDS: Final[dict[tuple[Any, ...], Features]] = {}
_CULTS: Final[dict[tuple[Any, ...], Features]] = {}
_MAPS: Final[dict[tuple[Any, ...], Features]] = {}
_NETWORKS: Final[dict[tuple[Any, ...], int]] = {}


def _own_board(state: State, seat: int, player: Player) -> Features:
    """Return income, buildings and favor tiles."""
    key = (
        *(state.setup, seat, player.dwellings, player.trading_houses, player.temples, player.strongholds),
        *(player.sanctuaries, player.favors, player.shipping, player.digging, player.bridges),
    )
    known = _OWN_BOARDS.get(key)
    if known is not None:
        return known
    board = state.setup.factions[seat]
    found: Features = {}
    _income(state, player, board, found)
    _buildings(player, board, found)
    _tiles(player, found)
    return remember(_OWN_BOARDS, key, found)


def _map(state: State, seat: int, player: Player) -> Features:
    """Return what the map offers: land, towns, what later scoring tiles can reward, and neighbours."""
    key = (
        *(state.setup, seat, state.round, state.scoring, state.terrain_masks, state.occupied, state.bridges),
        *(player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries),
        *(player.reach, player.jumps, player.shipping, player.jump_range, player.towns, player.skips),
        *(sum(player.town_tiles), power_needed(state, seat)),
    )
    known = _MAPS.get(key)
    if known is not None:
        return known
    found: Features = {}
    _land(state, seat, player, found)
    _towns(state, seat, player, found)
    _coming(state, player, found)
    _neighbours(state, player, found)
    return remember(_MAPS, key, found)


def _goods(player: Player, found: Features) -> None:
    found["coins"] = min(player.coins, 30)
    found["workers"] = min(player.workers, 20)
    found["priests"] = player.priests
    found["bowl 1"] = player.bowl1
    found["bowl 2"] = player.bowl2
    found["bowl 3"] = player.bowl3
    found["keys"] = player.keys


def _income(state: State, player: Player, board: Faction, found: Features) -> None:
    """Add what phase I brings as things stand, without the bonus card."""
    removed = state.setup.table.removed
    dwellings = player.dwellings.bit_count() + removed[0]
    houses = player.trading_houses.bit_count() + removed[1]
    temples = player.temples.bit_count() + removed[2]
    coins = board.trading_house_coin_income[houses]
    workers = board.dwelling_worker_income[dwellings]
    priests = board.temple_priest_income[temples]
    power = board.trading_house_power_income[houses] + board.temple_power_income[temples]
    if player.strongholds:
        coins += board.stronghold_coin_income
        workers += board.stronghold_worker_income
        priests += board.stronghold_priest_income
        power += board.stronghold_power_income
    if player.sanctuaries:
        priests += board.sanctuary_priest_income
    favors = player.favors
    while favors:
        tile = FAVOR_TILES[(favors & -favors).bit_length() - 1]
        coins += tile.coins
        workers += tile.workers
        power += tile.power
        favors &= favors - 1
    found["coin income"] = coins
    found["worker income"] = workers
    found["priest income"] = priests
    found["power income"] = power


def _buildings(player: Player, board: Faction, found: Features) -> None:
    found["dwellings"] = player.dwellings.bit_count()
    found["trading houses"] = player.trading_houses.bit_count()
    found["temples"] = player.temples.bit_count()
    found["sanctuary"] = player.sanctuaries.bit_count()
    if player.strongholds:
        found["stronghold"] = 1
        found[_STRONGHOLD[board.name]] = 1
    found["shipping"] = player.shipping - board.shipping_start
    found["digging"] = player.digging
    found["bridges"] = BOARD.pieces_bridges - player.bridges


def _tiles(player: Player, found: Features) -> None:
    favors = player.favors
    while favors:
        found[FAVOR_TILES[(favors & -favors).bit_length() - 1].name] = 1
        favors &= favors - 1
    for number, tile in _PASS_FAVORS:
        if player.favors >> number & 1:
            found["favor points on passing"] = tile.pass_points[counted(player, tile.pass_counts)]


def _card(state: State, seat: int, player: Player, found: Features) -> None:
    """Add the card chosen for the next round, or what the card in hand still offers in this one."""
    if player.card < 0:
        return
    card = BONUS_CARDS[player.card]
    if player.passed or not state.round:
        found["passed"] = 1
        found[_NEXT_CARD[player.card]] = 1
        if card.pass_counts:
            found["next card points"] = card.pass_points[counted(player, card.pass_counts)]
        if state.first_passed == seat:
            found["first to pass"] = 1
        return
    if card.pass_counts:
        found["card points"] = card.pass_points[counted(player, card.pass_counts)]
    if card.spades and not player.used & 1:
        found["unused card spade"] = 1
    if card.cult_steps and not player.used & 2:
        found["unused card cult step"] = 1
    if player.favors >> _CULT_FAVOR & 1 and not player.used & 4:
        found["unused favor cult step"] = 1
    if player.strongholds and not player.used & 8:
        found["unused stronghold action"] = 1


def _cults(state: State, seat: int, player: Player) -> Features:
    """Return the points if the cults were scored now, and what scoring tiles pay for standing there."""
    last = state.setup.table.rounds - 1
    key = (seat, state.round, last, state.scoring, *[other.cults for other in state.players])
    known = _CULTS.get(key)
    if known is not None:
        return known
    found: Features = {}
    points = 0
    for cult, own in enumerate(player.cults):
        if own:
            better = equal = 0
            for other in state.players:
                place = other.cults[cult]
                better += place > own
                equal += place == own
            points += sum(BOARD.final_cult[better : better + equal]) // equal
    found["cult points now"] = points
    found["cult steps"] = sum(player.cults)
    found["next to cult power"] = sum(place in (2, 4, 6) for place in player.cults)
    if 0 < state.round <= last:
        _reward(player, SCORING_TILES[state.scoring[state.round - 1]], _REWARD_NOW, found)
    for round_ in range(state.round, last):
        _reward(player, SCORING_TILES[state.scoring[round_]], _REWARD_TO_COME, found)
    return remember(_CULTS, key, found)


def _reward(player: Player, tile: ScoringTile, names: Names, found: Features) -> None:
    if tile.reward_for == "priests":
        return
    times = player.cults[BOARD.cults.index(tile.reward_for)] / tile.reward_per
    times = int(times) + 0.25 * (times - int(times))
    goods = (tile.reward_coins, tile.reward_workers, tile.reward_priests, tile.reward_power, tile.reward_spades)
    for name, amount in zip(names, goods, strict=True):
        if amount:
            found[name] = found.get(name, 0) + times * amount


def _land(state: State, seat: int, player: Player, found: Features) -> None:
    """Add the room to grow (empty land in reach, by the spades needed) and the largest network."""
    area = (player.reach | player.jumps) & ~state.occupied
    table = state.setup.spades[seat]
    home = state.setup.factions[seat].terrain
    counts = [0, 0, 0, 0]
    for terrain, mask in enumerate(state.terrain_masks):
        spades = 0 if terrain == home else min(table[terrain][home], 3)
        counts[spades] += (area & mask).bit_count()
    for spades in range(4):
        found[_LAND[spades]] = min(counts[spades], 6)
    found["network"] = _largest_network(state, player)
    if state.round == state.setup.table.rounds:
        found["network points now"] = 0.0  # depends on rivals too


def _largest_network(state: State, player: Player) -> int:
    board = state.setup.map
    key = (state.setup, state.bridges, player.built, player.shipping, player.jump_range)
    known = _NETWORKS.get(key)
    if known is not None:
        return known
    size = network_of(player.built, state.links, board.within[player.shipping], board.ring[player.jump_range])
    return remember(_NETWORKS, key, size)


@lru_cache(maxsize=1024)
def _network_shares(sizes: Ints) -> list[int]:
    return shares(list(sizes), BOARD.final_network)


def _towns(state: State, seat: int, player: Player, found: Features) -> None:
    """Add how close each group of buildings is to becoming a town."""
    power = state.setup.powers[seat]
    links = state.links if power is None or power.town_links is None else power.town_links(state, seat)
    needed = power_needed(state, seat)
    rest = player.built & ~player.towns
    best = second = 0.0
    near = largest = 0
    while rest:
        group = component(rest & -rest, player.built, links)
        rest &= ~group
        strength = min(group_power(state, seat, group), needed) / needed
        count = group.bit_count() + (group & player.sanctuaries).bit_count()
        progress = strength * min(count, BOARD.town_buildings) / BOARD.town_buildings
        near += progress > 0.55
        if progress > best:
            best, second = progress, best
            largest = group
        elif progress > second:
            second = progress
    found["best group"] = best
    found["second group"] = second
    if largest:
        found["power of best group"] = min(group_power(state, seat, largest), needed)
        found["size of best group"] = min(largest.bit_count(), BOARD.town_buildings)
        found["room beside best group"] = min(_room(state, seat, largest, links), 4)
    found["groups nearly a town"] = near
    found["towns"] = sum(player.town_tiles)
    found["buildings outside towns"] = (player.built & ~player.towns).bit_count()


def _room(state: State, seat: int, group: int, links: Ints) -> int:
    """Count the empty land beside a group that needs at most one spade."""
    beside = 0
    for hex_ in members(group):
        beside |= links[hex_]
    beside &= ~state.occupied
    home = state.setup.factions[seat].terrain
    table = state.setup.spades[seat]
    count = 0
    for terrain, mask in enumerate(state.terrain_masks):
        if terrain == home or table[terrain][home] == 1:
            count += (beside & mask).bit_count()
    return count


def _coming(state: State, player: Player, found: Features) -> None:
    """Add what later scoring tiles could still reward."""
    supply = state.setup.supply
    for round_ in range(max(state.round, 1), state.setup.table.rounds):
        for thing in SCORING_TILES[state.scoring[round_]].counts:
            if thing == "dwelling":
                amount = supply[0] - player.dwellings.bit_count()
            elif thing == "trading house":
                amount = supply[1] - player.trading_houses.bit_count()
            elif thing == "temple":
                amount = supply[2] - player.temples.bit_count()
            elif thing == "stronghold":
                amount = 1 - player.strongholds.bit_count()
            elif thing == "sanctuary":
                amount = 1 - player.sanctuaries.bit_count()
            else:
                continue
            key = _TO_COME[thing]
            found[key] = found.get(key, 0) + amount


def _neighbours(state: State, player: Player, found: Features) -> None:
    """Add the value of neighbours: their buildings share power, and make trading houses cheap."""
    others = state.occupied & ~player.built
    touching = cheap = apart = 0
    for hex_ in members(player.built):
        near = (state.links[hex_] & others).bit_count()
        touching += near
        cheap += bool(near and player.dwellings >> hex_ & 1)
        apart += not near
    found["neighbours"] = touching
    found["dwellings next to others"] = cheap
    found["buildings apart"] = apart
