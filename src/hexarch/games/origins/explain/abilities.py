"""What the ability of a tile would bring."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.city import AGORA, cell_name
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.effects import unpaid, useless
from hexarch.games.origins.explain.ground import is_building, is_farm, tile_on
from hexarch.games.origins.explain.powers.reading import READINGS
from hexarch.games.origins.tables import BUILDINGS


def useless_tile(case: Case, cell: int) -> Reason | None:
    """Return why the ability of the tile on a cell cannot be used now."""
    tile = tile_on(case.player.city, cell)
    if tile == AGORA:
        return unpaid(case, case.setup.agora) or useless(case, case.setup.agora, cell)
    if is_building(tile):
        return unpaid(case, case.setup.abilities[tile]) or _useless_building(case, tile, cell)
    if tile < 0:
        return because("origins-no-tile", "OR-080", cell=cell_name(cell))
    return because("origins-farm-has-no-ability", "OR-167") if is_farm(tile) else because("origins-palace", "OR-071")


def _useless_building(case: Case, kind: int, cell: int) -> Reason | None:
    """Check that the building's data or its own module would do something."""
    printed, reading = useless(case, case.setup.abilities[kind], cell), READINGS.get(BUILDINGS[kind])
    if printed is None or reading is None or reading.useless is None:
        return printed
    return reading.useless(case, cell)
