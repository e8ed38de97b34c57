"""The actions of a turn: visiting a site, closing a district, a tower level, growing, and the token for one more."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import ARCHON, DICE, VALUE_OF
from hexarch.games.origins.city import cell_name, numbered
from hexarch.games.origins.explain.case import Case, colour_name, die_params, site_name, too_dear, worker_params
from hexarch.games.origins.explain.ground import open_districts, plain_cell, tiles_around
from hexarch.games.origins.state import LAST_ACTION


def visit(case: Case) -> Reason | None:
    site, worker = case.parts
    return _worker_absent(case, worker) or _price_of_visit(case, site, worker)


def _worker_absent(case: Case, worker: int) -> Reason | None:
    player = case.player
    if worker == ARCHON:
        if player.archon < 0:
            return None
        return because("origins-archon-used", "OR-101", "OR-223", site=site_name(player.archon))
    if worker >= DICE:
        if VALUE_OF[worker] in player.speakers:
            return None
        return because("origins-no-such-speaker", "OR-101", "OR-092", value=VALUE_OF[worker])
    return freeman_absent(case, worker)


def freeman_absent(case: Case, die: int) -> Reason | None:
    """Check that the die is on a base in the player's area."""
    if die in case.player.freemen:
        return None
    for place in case.player.placed:
        if place % DICE == die:
            return because("origins-freeman-used", "OR-101", "OR-194", site=site_name(place // DICE), **die_params(die))
    return because("origins-no-such-freeman", "OR-101", "OR-194", **die_params(die))


def _price_of_visit(case: Case, site: int, worker: int) -> Reason | None:
    """Check that the visit can be paid. The Archon ignores the site's value; a die pays the difference."""
    value = case.state.ships[site]
    if worker == ARCHON or VALUE_OF[worker] >= value:
        return None
    params = {"site": site_name(site), "needed": value, **worker_params(worker)}
    reason = because("origins-visit-price", "OR-104", "OR-105", **params)
    return too_dear(case, reason, wisdom=value - VALUE_OF[worker])


def close(case: Case) -> Reason | None:
    """Check for a block of four tiles around a free seat of power, and a Freeman to put there."""
    number, city = case.parts[0], case.player.city
    if number not in dict(numbered(open_districts(city))):
        cell = plain_cell(number)
        if cell in [closed for closed, _ in city.closed]:
            return because("origins-district-closed", "OR-209", cell=cell_name(cell))
        tiles = sum(tile >= 0 for tile in tiles_around(city, cell))
        return because("origins-no-district", "OR-084", "OR-085", cell=cell_name(cell), tiles=tiles)
    return None if case.player.freemen else because("origins-no-freeman", "OR-194")


def tower(case: Case) -> Reason | None:
    colour, player = case.parts[0], case.player
    height = player.towers[colour]
    if not case.state.tower_supply[colour]:
        return because("origins-no-tower-disc", "OR-210", colour=colour_name(colour))
    if player.gold < height:
        rules = ("OR-211", "OR-068")
        return because("origins-tower-price", *rules, colour=colour_name(colour), price=height, gold=player.gold)
    return None


def grow(case: Case) -> Reason | None:
    row = case.setup.components.population_food
    taken = case.player.bases - case.setup.components.start_bases
    if taken >= len(row):
        return because("origins-all-bases", "OR-002", "OR-215", bases=case.player.bases)
    return too_dear(case, because("origins-grow-price", "OR-215"), food=row[taken])


def extra(case: Case) -> Reason | None:
    """Check that the turn's action has been taken; an extra action only comes after it."""
    if case.setup.solo:
        return because("origins-no-extra-alone", "OR-287")
    if case.state.turn == LAST_ACTION:
        return because("origins-one-token", "OR-238")
    if not case.player.tokens:
        return because("origins-no-token", "OR-236")
    return because("origins-token-after-action", "OR-236")
