"""Reaching, transforming and building: action 1, free spades, jumps, bridges, shipping."""

from hexarch.core.bits import members
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import TRANSFORM_ID
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.economy import gain_points, gain_power, pay
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.scoring import score
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import MAX_HEXES, TERRAINS


def reach(state: State, player: Player) -> int:
    """Return the land the player can reach in the action phase without a jump."""
    if player.card >= 0 and state.setup.card_shipping[player.card]:
        return player.reach_further
    return player.reach


def jump_cost(player: Player, board: Faction) -> tuple[int, int]:
    """Return the workers and priests that a jump costs."""
    return (board.jump_stronghold_workers if player.strongholds else board.jump_workers), board.jump_priests


def can_jump(state: State, player: Player, board: Faction) -> bool:
    if not board.jump_range or state.jumped >= 0:
        return False
    workers, priests = jump_cost(player, board)
    return player.workers >= workers and player.priests >= priests


def free_land(state: State, player: Player) -> int:
    """Return the empty land the player can reach now without paying for a jump."""
    area = reach(state, player)
    if state.jumped >= 0:
        area |= 1 << state.jumped
    return area & ~state.occupied


def jump_land(state: State, player: Player, board: Faction) -> int:
    """Return the empty land that only a jump reaches."""
    return player.jumps & ~reach(state, player) & ~state.occupied if can_jump(state, player, board) else 0


def affordable_spades(player: Player, board: Faction, workers_kept: int, priests_kept: int) -> int:
    rate = board.digging_workers[player.digging]
    if rate:
        return (player.workers - workers_kept) // rate
    return (player.priests - priests_kept) // board.digging_priests[player.digging]


def transforms(state: State, seat: int, area: int, spades: int, targets: int, legal: list[int]) -> None:
    """Add the ids of transforming a hex of the area with at most that many spades into one of the target terrains."""
    sources = state.setup.sources[seat][min(spades, TERRAINS - 1)]
    masks = state.terrain_masks
    first = TRANSFORM_ID
    for terrain in range(TERRAINS):
        if targets >> terrain & 1:
            hexes = 0
            for source in sources[terrain]:
                hexes |= masks[source]
            hexes &= area
            if hexes:
                legal += [first + hex_ for hex_ in members(hexes)]
        first += MAX_HEXES


def detours(state: State, seat: int, area: int, spades: int, targets: int, legal: list[int]) -> None:
    """Add the same ids, the long way round the cycle."""
    table = state.setup.detours[seat]
    for terrain in range(TERRAINS):
        if targets >> terrain & 1:
            for hex_ in members(area):
                if 0 < table[state.terrain[hex_]][terrain] <= spades:
                    legal.append(TRANSFORM_ID + terrain * MAX_HEXES + hex_)


def set_terrain(state: State, hex_: int, terrain: int) -> None:
    old = state.terrain[hex_]
    state.terrain = state.terrain[:hex_] + bytes((terrain,)) + state.terrain[hex_ + 1 :]
    masks = list(state.terrain_masks)
    masks[old] ^= 1 << hex_
    masks[terrain] |= 1 << hex_
    state.terrain_masks = tuple(masks)


def spades_needed(state: State, seat: int, hex_: int, terrain: int) -> int:
    table = state.setup.detours[seat] if state.detour else state.setup.spades[seat]
    return table[state.terrain[hex_]][terrain]


def gain_spades(state: State, seat: int, count: int) -> None:
    """Give a faction what it gets for spades of any source."""
    board = state.setup.factions[seat]
    if board.spade_points:
        gain_points(state, seat, count * board.spade_points, src.FACTION)
    if board.spade_stronghold_power and state.players[seat].strongholds:
        gain_power(state, seat, count * board.spade_stronghold_power, src.FACTION)


def buy_spades(state: State, seat: int, count: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    level = player.digging
    workers, priests = board.digging_workers[level], board.digging_priests[level]
    pay(state, seat, 0, count * workers, count * priests, src.SPADES)
    if board.digging_spade_points:
        gain_points(state, seat, count * board.digging_spade_points, src.FACTION)
    gain_spades(state, seat, count)
    if state.setup.options.spade_scoring == "gained":
        score(state, seat, "spade", count)


def free_spades(state: State, seat: int, count: int, action_one: bool) -> None:
    """Give spades for immediate use; action 1 with free spades may also just build on home terrain."""
    state.spades += count
    gain_spades(state, seat, count)
    options = state.setup.options
    if options.spade_scoring == "gained":
        score(state, seat, "spade", count)
    if action_one and not options.free_spade_needs_transform:
        state.buildable = state.setup.map.land_mask


def pay_jump(state: State, seat: int, hex_: int) -> None:
    """Pay for and score a jump if only a jump reaches the hex, once per action."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    if not board.jump_range or state.jumped == hex_ or player.reach >> hex_ & 1:
        return
    workers, priests = jump_cost(player, board)
    pay(state, seat, 0, workers, priests, src.JUMP)
    gain_points(state, seat, board.jump_points, src.JUMP)
    state.jumped = hex_


def place(state: State, seat: int, hex_: int) -> None:
    """Place a first building on a hex: record its owner, and update the player's reach."""
    player = state.players[seat]
    board = state.setup.map
    bit = 1 << hex_
    player.built |= bit
    state.occupied |= bit
    player.adjacent |= state.links[hex_]
    bridged = state.links[hex_] & board.land_mask
    player.reach |= board.within[player.shipping][hex_] | bridged
    more = 1 if state.setup.factions[seat].shipping_points else 0
    player.reach_further |= board.within[player.shipping + more][hex_] | bridged
    if player.jump_range:
        player.jumps |= board.ring[player.jump_range][hex_]


def raise_shipping(state: State, seat: int, source: int) -> None:
    """Advance one step on the shipping track with its points; nothing at its end."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    if player.shipping >= board.shipping_max:
        return
    gain_points(state, seat, board.shipping_points[player.shipping - board.shipping_start], source)
    player.shipping += 1
    player.reach = player.reach_further
    further = state.setup.map.within[player.shipping + 1]
    for hex_ in members(player.built):
        player.reach_further |= further[hex_]


def raise_jump_range(state: State, seat: int, steps: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    player.jump_range = min(player.jump_range + steps, board.jump_range_max)
    ring = state.setup.map.ring[player.jump_range]
    for hex_ in members(player.built):
        player.jumps |= ring[hex_]


def bridge_spans(state: State, seat: int) -> list[int]:
    """Return the places where the seat may build a bridge now."""
    player = state.players[seat]
    if not player.bridges:
        return []
    taken = {span for span, _ in state.bridges}
    return [
        span
        for span, (a, b) in enumerate(state.setup.map.spans)
        if (player.built >> a & 1 or player.built >> b & 1) and span not in taken
    ]


def can_bridge(state: State, seat: int) -> bool:
    return state.players[seat].bridges > 0 and bool(bridge_spans(state, seat))


def build_bridge(state: State, seat: int, span: int) -> None:
    a, b = state.setup.map.spans[span]
    links = list(state.links)
    links[a] |= 1 << b
    links[b] |= 1 << a
    state.links = tuple(links)
    state.bridges = (*state.bridges, (span, seat))
    player = state.players[seat]
    player.bridges -= 1
    for here, there in ((a, b), (b, a)):
        if player.built >> here & 1:
            player.adjacent |= 1 << there
            player.reach |= 1 << there
            player.reach_further |= 1 << there
