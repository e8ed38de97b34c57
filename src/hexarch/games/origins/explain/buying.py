"""Buying a tile, as a building, as a farm or on top of a farm, and placing it in the city."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import BUILD, COVER, FARM, FROM_STORE
from hexarch.games.origins.city import cell_name, numbered
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.case import Case, building_name, card_with, powers_held, too_dear
from hexarch.games.origins.explain.ground import free_places, is_farm, is_in_closed_district, plain_cell, tile_on


def buy(case: Case) -> Reason | None:
    mode, origin, kind = case.parts
    absent = not_stored(case, kind) if origin == FROM_STORE else not_in_market(case, kind)
    if absent is not None or mode == FARM:
        return absent
    return _price(case, origin, kind) if mode == BUILD else _no_farm_to_cover(case)


def not_in_market(case: Case, kind: int) -> Reason | None:
    if kind in case.state.market:
        return None
    return because("origins-not-in-market", "OR-157", building=building_name(kind))


def not_stored(case: Case, kind: int) -> Reason | None:
    if kind in case.player.stored:
        return None
    return because("origins-not-stored", "OR-341", building=building_name(kind))


def _price(case: Case, origin: int, kind: int) -> Reason | None:
    """Check that the tile can be paid: stone as printed, wisdom by its space; a stored tile costs no wisdom."""
    wisdom = 0
    if origin != FROM_STORE:
        printed = case.setup.components.market_wisdom[case.state.market.index(kind)]
        wisdom = max(0, printed - sum(power.wisdom_off for power in powers_held(case)))
    rules = ("OR-158", "OR-159", "OR-309", "OR-341")
    reason = because("origins-tile-price", *rules, building=building_name(kind))
    return too_dear(case, reason, stone=case.setup.stone_of[kind], wisdom=wisdom)


def _no_farm_to_cover(case: Case) -> Reason | None:
    if not any(power.covers_farms for power in powers_held(case)):
        return because("origins-no-covering", "OR-074", "OR-322", card=card_with(case, "covers_farms"))
    return None if _covered(case) else because("origins-no-farm", "OR-322")


def _covered(case: Case) -> list[int]:
    """Return the farms that a building may cover."""
    city = case.player.city
    farms = [cell for cell, tile in city.tiles.items() if is_farm(tile)]
    return [cell for cell in farms if not _is_bound(case, cell)]


def _is_bound(case: Case, cell: int) -> bool:
    """Return whether the cell belongs to a closed district that must stay as it is under the options."""
    return not case.options.cover_closed_districts and is_in_closed_district(case.player.city, cell)


def place(case: Case) -> Reason | None:
    """Check that the place is empty and touches the city, or is a farm if that was announced when buying."""
    number, city = case.parts[0], case.player.city
    covering = asked.tile(case).mode == COVER
    if number in dict(numbered(_covered(case) if covering else free_places(city))):
        return None
    cell = plain_cell(number)
    name, tile = cell_name(cell), tile_on(city, cell)
    if not covering:
        key = "origins-not-adjacent" if tile < 0 else "origins-place-taken"
        return because(key, "OR-073", "OR-074", "OR-075", cell=name)
    if is_farm(tile):
        return because("origins-farm-bound", "OR-322", cell=name)
    return because("origins-no-farm-there", "OR-322", cell=name)
