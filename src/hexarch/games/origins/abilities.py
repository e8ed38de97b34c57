"""Using the abilities of tiles: after placing one, and when a district is closed."""

from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import DONE_ID, KINDS, USE_ID
from hexarch.games.origins.city import AGORA, BLOCK, tile_at
from hexarch.games.origins.effects import is_possible, perform
from hexarch.games.origins.state import ACTIVATE, State
from hexarch.games.origins.tables import ZODIAC


def can_use(state: State, seat: int, cell: int) -> bool:
    """Would using the ability of the tile on a cell do anything?"""
    tile = tile_at(state.players[seat].city, cell)
    if tile == AGORA:
        return is_possible(state, seat, state.setup.agora, cell)
    if not 0 <= tile < KINDS:
        return False
    if is_possible(state, seat, state.setup.abilities[tile], cell):
        return True
    power = state.setup.powers[len(ZODIAC) + tile]
    if power is None or power.use is None:
        return False
    return power.can_use is None or power.can_use(state, seat, cell)


def use(state: State, seat: int, cell: int) -> None:
    tile = tile_at(state.players[seat].city, cell)
    if tile == AGORA:
        perform(state, seat, state.setup.agora, cell, src.BUILDING)
        return
    perform(state, seat, state.setup.abilities[tile], cell, src.BUILDING)
    power = state.setup.powers[len(ZODIAC) + tile]
    if power is not None and power.use is not None:
        power.use(state, seat, cell)


def uses(state: State, seat: int, argument: int) -> list[int]:
    """The tiles of a block whose abilities are still open, or none of them."""
    cell = argument >> 4
    found = [DONE_ID]
    found += [USE_ID + i for i in range(4) if argument >> i & 1 and can_use(state, seat, cell + BLOCK[i])]
    return found


def use_tile(state: State, seat: int, place: int) -> None:
    argument = state.stack.pop()[2] & ~(1 << place)
    if argument & 15:
        state.stack.append((seat, ACTIVATE, argument))
    use(state, seat, (argument >> 4) + BLOCK[place])
