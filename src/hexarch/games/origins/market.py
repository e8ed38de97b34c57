"""The building market: buying tiles, storing them, placing them in the city, filling the market again.

The argument of PLACE is kind + 32 * (where it comes from + 2 * how it is built).
"""

from hexarch.core.game import CHANCE
from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import BUILD, BUY_ID, COVER, FARM, FROM_MARKET, FROM_STORE, KINDS, PLACE_ID
from hexarch.games.origins.city import FARM_TILE, coverable_farms, with_tile
from hexarch.games.origins.economy import can_pay, note, owe
from hexarch.games.origins.rows import insert, remove, slide
from hexarch.games.origins.state import ACTIVATE, BUY, DRAW_TOP, PLACE, State
from hexarch.games.origins.zodiac import covers_farms, wisdom_off


def can_buy(state: State, seat: int) -> bool:
    """Return whether the seat can buy a tile. Any tile can be built as a farm, which costs nothing."""
    return max(state.market) >= 0 or bool(state.players[seat].stored)


def ask_purchase(state: State, seat: int) -> None:
    state.stack.append((seat, BUY, 0))


def tile_costs(state: State, seat: int) -> list[int]:
    """Return the wisdom that the tile on each space of the market costs."""
    off = wisdom_off(state, seat)
    return [max(0, cost - off) for cost in state.setup.market_wisdom]


def purchases(state: State, seat: int) -> list[int]:
    """Return the purchases: tiles of the market and stored ones, as a building, as a farm, on top of a farm."""
    player = state.players[seat]
    stone_of = state.setup.stone_of
    on_sale = sorted(kind for kind in state.market if kind >= 0)
    stored = sorted(set(player.stored))
    priced = sorted(zip(state.market, tile_costs(state, seat), strict=True))
    affordable = [kind for kind, wisdom in priced if kind >= 0 and can_pay(player, stone_of[kind], 0, wisdom)]
    found = [_buy_id(BUILD, FROM_MARKET) + kind for kind in affordable]
    found += [_buy_id(BUILD, FROM_STORE) + kind for kind in stored if can_pay(player, stone_of[kind], 0, 0)]
    for mode in (FARM, COVER) if can_cover(state, seat) else (FARM,):
        found += [_buy_id(mode, FROM_MARKET) + kind for kind in on_sale]
        found += [_buy_id(mode, FROM_STORE) + kind for kind in stored]
    return found


def _buy_id(mode: int, origin: int) -> int:
    return BUY_ID + (mode * 2 + origin) * KINDS


def can_cover(state: State, seat: int) -> bool:
    return covers_farms(state, seat) and bool(_farms(state, seat))


def _farms(state: State, seat: int) -> list[tuple[int, int]]:
    return coverable_farms(state.players[seat].city, state.setup.options.cover_closed_districts)


def buy(state: State, seat: int, argument: int) -> None:
    """Choose the tile and pay for it; placing it comes next."""
    state.stack.pop()
    kind, origin, mode = argument % KINDS, argument // KINDS % 2, argument // KINDS // 2
    state.stack.append((seat, PLACE, kind + 32 * (origin + 2 * mode)))
    if mode == BUILD:
        wisdom = tile_costs(state, seat)[state.market.index(kind)] if origin == FROM_MARKET else 0
        owe(state, seat, state.setup.stone_of[kind], 0, wisdom, src.PURCHASE)


def places(state: State, seat: int, argument: int) -> list[int]:
    if argument >> 6 == COVER:
        return [PLACE_ID + number for number, _ in _farms(state, seat)]
    return [PLACE_ID + number for number in state.players[seat].city.spot_numbers]


def place(state: State, seat: int, number: int) -> None:
    """Put the tile into the city; a building's ability may then be used."""
    argument = state.stack.pop()[2]
    kind, origin, mode = argument & 31, argument >> 5 & 1, argument >> 6
    player = state.players[seat]
    city = player.city
    if mode == COVER:
        cell = dict(_farms(state, seat))[number]
        put_under(state, city.tiles[cell] - FARM_TILE)
    else:
        cell = city.spots[city.spot_numbers.index(number)]
        note(state, seat, src.TILES, 1, src.PURCHASE)
    tile = kind + FARM_TILE if mode == FARM else kind
    player.city = with_tile(city, cell, tile, state.setup.colour_of)
    if mode != FARM:
        state.stack.append((seat, ACTIVATE, cell * 16 + 1))
    if origin == FROM_STORE:
        player.stored = remove(player.stored, kind)
        note(state, seat, src.STORED, -1, src.PURCHASE)
    else:
        take_from_market(state, kind)


def store(state: State, seat: int, kind: int) -> None:
    """Keep a tile of the market beside the board."""
    player = state.players[seat]
    player.stored = insert(player.stored, kind)
    note(state, seat, src.STORED, 1, src.BUILDING)
    take_from_market(state, kind)


def take_from_market(state: State, kind: int) -> None:
    """Take a tile: those below slide up, the stack's top tile fills the lowest space, the next one is revealed."""
    colour = state.setup.colour_of[kind]
    row = slide(state.market, state.market.index(kind))
    top = state.tops[colour]
    state.market = (*row[:-1], top)
    if top >= 0:
        state.tops = put(state.tops, colour, -1)
        ask_top(state, colour)


def ask_top(state: State, colour: int) -> None:
    """Turn up the next tile of a stack, if there is one."""
    if stack_kinds(state, colour):
        state.stack.append((CHANCE, DRAW_TOP, colour))


def stack_kinds(state: State, colour: int) -> list[int]:
    """Return the kinds that may come next in a stack. Tiles that were put back come last, in their order."""
    kinds = [kind for kind, count in enumerate(state.unseen) if count and state.setup.colour_of[kind] == colour]
    return kinds or list(state.returned[colour][:1])


def draw_top(state: State, kind: int) -> None:
    colour = state.stack.pop()[2]
    state.tops = put(state.tops, colour, kind)
    if state.unseen[kind]:
        state.unseen = put(state.unseen, kind, state.unseen[kind] - 1)
    else:
        back = state.returned
        state.returned = (*back[:colour], back[colour][1:], *back[colour + 1 :])


def put_under(state: State, kind: int) -> None:
    """Put a tile face down under its stack; if the stack is empty, the tile becomes the stack, face up."""
    colour = state.setup.colour_of[kind]
    if state.tops[colour] < 0:
        state.tops = put(state.tops, colour, kind)
    else:
        back = state.returned
        state.returned = (*back[:colour], (*back[colour], kind), *back[colour + 1 :])
