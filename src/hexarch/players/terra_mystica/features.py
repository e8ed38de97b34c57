"""What a position is worth to a seat, in numbers that have names.

The evaluation is a sum of features times weights, in points expected at the end of the game. Many features come
twice: as they are, and times the rounds still to come after this one.
"""

from typing import Final

from hexarch.core.bits import component, members
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.scoring import counted, largest_network, shares
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTION_NAMES, FAVOR_TILES, SCORING_TILES
from hexarch.games.terra_mystica.towns import group_power, power_needed

Features = dict[str, float]

_CULT_REWARD: Final = {"fire": 0, "water": 1, "earth": 2, "air": 3}


def features(state: State, seat: int) -> Features:
    """Everything that counts for one seat."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    table = state.setup.table
    left = max(0, table.rounds - max(state.round, 1))
    found: Features = {"points": player.points}
    _goods(player, left, found)
    _income(state, seat, player, board, left, found)
    _buildings(state, player, board, left, found)
    _tiles(state, player, left, found)
    _cults(state, seat, player, left, found)
    _land(state, seat, player, board, left, found)
    _towns(state, seat, player, left, found)
    _coming(state, player, board, found)
    _neighbours(state, seat, player, left, found)
    return found


def _both(found: Features, name: str, value: float, left: int) -> None:
    if value:
        found[name] = value
        if left:
            found[name + " later"] = value * left


def _goods(player: Player, left: int, found: Features) -> None:
    _both(found, "coins", min(player.coins, 30), left)
    _both(found, "workers", min(player.workers, 20), left)
    _both(found, "priests", player.priests, left)
    _both(found, "bowl 1", player.bowl1, left)
    _both(found, "bowl 2", player.bowl2, left)
    _both(found, "bowl 3", player.bowl3, left)
    _both(found, "keys", player.keys, left)


def _income(state: State, seat: int, player: Player, board: Faction, left: int, found: Features) -> None:
    """What phase I will bring each round, as things stand; the card counts once it has been chosen for then."""
    if not left:
        return
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
    found["coin income"] = coins * left
    found["worker income"] = workers * left
    found["priest income"] = priests * left
    found["power income"] = power * left
    found["late worker income"] = workers * left * left
    found["late coin income"] = coins * left * left


def _buildings(state: State, player: Player, board: Faction, left: int, found: Features) -> None:
    _both(found, "dwellings", player.dwellings.bit_count(), left)
    _both(found, "trading houses", player.trading_houses.bit_count(), left)
    _both(found, "temples", player.temples.bit_count(), left)
    _both(found, "sanctuary", player.sanctuaries.bit_count(), left)
    if player.strongholds:
        _both(found, "stronghold", 1, left)
        _both(found, f"stronghold of {board.name}", 1, left)
    _both(found, "shipping", player.shipping - board.shipping_start, left)
    _both(found, "digging", player.digging, left)
    _both(found, "bridges", BOARD.pieces_bridges - player.bridges, left)


def _tiles(state: State, player: Player, left: int, found: Features) -> None:
    favors = player.favors
    while favors:
        number = (favors & -favors).bit_length() - 1
        _both(found, FAVOR_TILES[number].name, 1, left)
        favors &= favors - 1
    for tile in FAVOR_TILES:
        if tile.pass_counts and player.favors >> FAVOR_TILES.index(tile) & 1:
            found["favor points on passing"] = tile.pass_points[counted(player, tile.pass_counts)] * (
                left + (not player.passed)
            )
    if player.card < 0:
        return
    card = BONUS_CARDS[player.card]
    if player.passed or not state.round:
        found["card coins"] = card.coins
        found["card workers"] = card.workers
        found["card priests"] = card.priests
        found["card power"] = card.power
        found["card spade"] = card.spades
        found["card cult step"] = card.cult_steps
        found["card shipping"] = card.shipping
        if card.pass_counts:
            found["card points later"] = card.pass_points[counted(player, card.pass_counts)]
            found[f"card for {card.pass_counts}"] = 1
        if state.first_passed == state.players.index(player):
            found["first to pass"] = 1
        return
    if card.pass_counts:
        found["card points"] = card.pass_points[counted(player, card.pass_counts)]
    if card.spades and not player.used & 1:
        found["unused card spade"] = 1
    if card.cult_steps and not player.used & 2:
        found["unused card cult step"] = 1
    if player.used & 4 == 0 and player.favors >> 5 & 1:
        found["unused favor cult step"] = 1
    if player.strongholds and player.used & 8 == 0:
        found["unused stronghold action"] = 1


def _cults(state: State, seat: int, player: Player, left: int, found: Features) -> None:
    """Points if the cults were scored now, and what the round's tile will pay."""
    now = 0.0
    for cult in range(4):
        places = [other.cults[cult] for other in state.players]
        now += shares(places, BOARD.final_cult)[seat]
        place = player.cults[cult]
        _both(found, "cult steps", found.get("cult steps", 0) * 0 + place, left) if False else None
        if place in (2, 4, 6):
            found["next to cult power"] = found.get("next to cult power", 0) + 1
    found["cult points now"] = now
    if left:
        found["cult points now later"] = now * left
    _both(found, "cult steps", sum(player.cults), left)
    found["tens"] = sum(place == BOARD.cult_top for place in player.cults)
    if state.round and left and not (state.phase == 2):
        _reward(state, player, SCORING_TILES[state.scoring[state.round - 1]], "this reward", found)
    for round_ in range(state.round, state.setup.table.rounds - 1):
        if round_ >= 1 or state.round == 0:
            _reward(state, player, SCORING_TILES[state.scoring[round_]], "coming rewards", found)


def _reward(state: State, player: Player, tile: object, name: str, found: Features) -> None:
    reward_for = getattr(tile, "reward_for")  # noqa: B009
    if reward_for == "priests":
        return
    times = player.cults[_CULT_REWARD[reward_for]] // getattr(tile, "reward_per")  # noqa: B009
    for good in ("coins", "workers", "priests", "power", "spades"):
        amount = times * getattr(tile, f"reward_{good}")
        if amount:
            key = f"{name}: {good}"
            found[key] = found.get(key, 0) + amount


def _land(state: State, seat: int, player: Player, board: Faction, left: int, found: Features) -> None:
    """Room to grow: empty land in reach by the spades that it takes."""
    area = (player.reach | player.jumps) & ~state.occupied
    table = state.setup.spades[seat]
    home = board.terrain
    counts = [0, 0, 0, 0]
    masks = state.terrain_masks
    for terrain in range(len(masks)):
        spades = 0 if terrain == home else min(table[terrain][home], 3)
        counts[spades] += (area & masks[terrain]).bit_count()
    for spades in range(4):
        _both(found, f"land {spades} spades away", min(counts[spades], 6), left)
    network = largest_network(state, seat)
    _both(found, "network", network, left)


def _towns(state: State, seat: int, player: Player, left: int, found: Features) -> None:
    """How far the groups that are no town yet have come."""
    power = state.setup.powers[seat]
    links = state.links if power is None or power.town_links is None else power.town_links(state, seat)
    needed = power_needed(state, seat)
    rest = player.built & ~player.towns
    best = 0.0
    near = 0
    while rest:
        group = component(rest & -rest, player.built, links)
        rest &= ~group
        if group & player.towns:
            continue
        strength = min(group_power(state, seat, group), needed) / needed
        count = group.bit_count() + (group & player.sanctuaries).bit_count()
        progress = strength * min(count, BOARD.town_buildings) / BOARD.town_buildings
        if progress > 0.55:
            near += 1
        best = max(best, progress)
    _both(found, "best group", best, left)
    _both(found, "groups nearly a town", near, left)
    _both(found, "towns", sum(player.town_tiles), left)
    _both(found, "buildings outside towns", (player.built & ~player.towns).bit_count(), left)


def _coming(state: State, player: Player, board: Faction, found: Features) -> None:
    """What later scoring tiles could still reward."""
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
                amount = 1
            key = f"{thing} tile to come"
            found[key] = found.get(key, 0) + amount


def _neighbours(state: State, seat: int, player: Player, left: int, found: Features) -> None:
    """Own buildings next to others' take part in their power, and trading houses there are cheap."""
    others = state.occupied & ~player.built
    touching = 0
    cheap = 0
    alone = 0
    for hex_ in members(player.built):
        near = (state.links[hex_] & others).bit_count()
        touching += near
        if near and player.dwellings >> hex_ & 1:
            cheap += 1
        if not near:
            alone += 1
    _both(found, "neighbours", touching, left)
    _both(found, "dwellings next to others", cheap, left)
    _both(found, "buildings apart", alone, left)
    offered = sum(offer[3] for offer in state.offers if offer[1] == seat)
    found["power offered"] = offered
    mine = sum(min(offer[3], 3) for offer in state.offers if offer[0] == seat)
    found["power to take"] = mine


_ = FACTION_NAMES
