"""Using the abilities of tiles: after placing one, and when a district is closed."""

from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import DONE_ID, KINDS, USE_ID
from hexarch.games.origins.city import AGORA, BLOCK, tile_at
from hexarch.games.origins.components import Effect
from hexarch.games.origins.effects import can_afford, carry_out, is_useful, owe_price
from hexarch.games.origins.powers.hooks import Power
from hexarch.games.origins.state import ACTIVATE, State
from hexarch.games.origins.tables import ZODIAC


def _effect_of(state: State, tile: int) -> Effect:
    return state.setup.agora if tile == AGORA else state.setup.abilities[tile]


def _power_of(state: State, tile: int) -> Power | None:
    return None if tile == AGORA else state.setup.powers[len(ZODIAC) + tile]


def can_use(state: State, seat: int, cell: int) -> bool:
    """Return whether the ability of the tile on a cell can be paid for and would have an effect."""
    tile = tile_at(state.players[seat].city, cell)
    if not 0 <= tile < KINDS and tile != AGORA:
        return False
    effect = _effect_of(state, tile)
    if not can_afford(state, seat, effect):
        return False
    if is_useful(state, seat, effect, cell):
        return True
    power = _power_of(state, tile)
    if power is None or power.use is None:
        return False
    return power.can_use is None or power.can_use(state, seat, cell)


def use(state: State, seat: int, cell: int) -> None:
    """Use a tile: the effect in its data, then that of its module. Both prices are paid first."""
    tile = tile_at(state.players[seat].city, cell)
    effect, power = _effect_of(state, tile), _power_of(state, tile)
    carry_out(state, seat, effect, cell, src.BUILDING)
    if power is not None and power.use is not None:
        power.use(state, seat, cell)
    owe_price(state, seat, effect, src.BUILDING)


def uses(state: State, seat: int, argument: int) -> list[int]:
    """Return the actions that use the remaining tiles of a block, or none of them."""
    cell = argument >> 4
    found = [DONE_ID]
    found += [USE_ID + i for i in range(4) if argument >> i & 1 and can_use(state, seat, cell + BLOCK[i])]
    return found


def use_tile(state: State, seat: int, place: int) -> None:
    argument = state.stack.pop()[2] & ~(1 << place)
    if argument & 15:
        state.stack.append((seat, ACTIVATE, argument))
    use(state, seat, (argument >> 4) + BLOCK[place])
