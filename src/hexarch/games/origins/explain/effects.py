"""What main actions, bonus tiles and abilities would bring, as far as the component file says it.

An effect is possible when it can be paid for and one of its parts does something.
"""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import COLOUR_OF, DICE
from hexarch.games.origins.components import Effect
from hexarch.games.origins.explain.case import Case, cards_of, free_bases, temple_name, too_dear
from hexarch.games.origins.explain.ground import EDGES, beside, is_building, is_farm, tile_on
from hexarch.games.origins.explain.training import nothing_to_feed, on_final_space
from hexarch.games.origins.explain.workers import price_of_die
from hexarch.games.origins.tables import COLOURS, TEMPLES


def impossible(case: Case, effect: Effect) -> Reason | None:
    """Return why a main action or a bonus tile cannot be used."""
    return unpaid(case, effect) or useless(case, effect, -1)


def unpaid(case: Case, effect: Effect) -> Reason | None:
    reason = because("origins-effect-price", "OR-128", "OR-189", "OR-190", "OR-191")
    return too_dear(case, reason, effect.pay_stone, effect.pay_food, effect.pay_wisdom)


def useless(case: Case, effect: Effect, cell: int) -> Reason | None:
    """Return why no part of an effect does anything. `cell` is the tile's cell, for abilities of tiles."""
    reasons = _reasons(case, effect, cell)
    return None if None in reasons else reasons[0]


def _reasons(case: Case, effect: Effect, cell: int) -> list[Reason | None]:
    """Return for each part of the effect why it does nothing, or None if it does something."""
    found: list[Reason | None] = []
    if effect.steps:
        found.append(_no_step(case, effect))
    if effect.buys:
        found.append(_nothing_to_buy(case))
    if effect.citizens:
        found.append(_no_citizen(case, effect.free))
    if effect.speakers:
        found.append(None if case.state.speakers else because("origins-no-speakers", "OR-192"))
    if effect.feeds:
        found.append(nothing_to_feed(case))
    if effect.spaces or (effect.each_spaces and _count(case, effect, cell)):
        found.append(on_final_space(case))
    if effect.exchange:
        found.append(_nothing_to_exchange(case))
    sure = (effect.stone, effect.food, effect.wisdom, effect.gold, effect.basic, effect.points)
    if any(sure) or effect.attack or _gain_by_count(case, effect, cell):
        found.append(None)
    return found or [because("origins-brings-nothing", "OR-079")]


def _no_step(case: Case, effect: Effect) -> Reason | None:
    """Return why no temple step is possible.

    The main action also gives the card at the top; a temple building may also step elsewhere for gold.
    """
    if effect.zodiac and case.options.temple_without_step != "never":
        return None
    tops = [len(row) - 1 for row in case.setup.components.temples.values()]
    below = [name for name, place, top in zip(TEMPLES, case.player.temples, tops, strict=True) if place < top]
    if not effect.temple:
        return None if below else because("origins-all-at-top", "OR-174")
    if effect.temple in below or (below and effect.gold_steps and case.player.gold):
        return None
    return because("origins-at-top", "OR-349", temple=temple_name(TEMPLES.index(effect.temple)))


def _nothing_to_buy(case: Case) -> Reason | None:
    """Return why nothing can be bought. A farm costs nothing, so any tile will do."""
    if case.player.stored or any(tile >= 0 for tile in case.state.market):
        return None
    return because("origins-market-empty", "OR-157")


def _no_citizen(case: Case, free: bool) -> Reason | None:
    if not free_bases(case.player):
        return because("origins-no-base", "OR-183")
    prices = [price_of_die(case, space) for space, die in enumerate(case.state.offer) if die >= 0]
    if not prices:
        return because("origins-offer-empty", "OR-178")
    return None if free else too_dear(case, because("origins-cheapest-die", "OR-179"), wisdom=min(prices))


def _nothing_to_exchange(case: Case) -> Reason | None:
    player = case.player
    if player.stone or player.food or player.wisdom or player.gold:
        return None
    return because("origins-nothing-to-spend", "OR-144")


def _gain_by_count(case: Case, effect: Effect, cell: int) -> int:
    """Return what is gained for counted things, apart from spaces on the military track."""
    count = _count(case, effect, cell)
    row = effect.points_by
    points = row[min(count, len(row) - 1)] if row else 0
    each = effect.each_stone + effect.each_food + effect.each_wisdom + effect.each_points
    return points + count * each


def _count(case: Case, effect: Effect, cell: int) -> int:
    return sum(_number_of(case, what, cell) for what in effect.per)


def _number_of(case: Case, what: str, cell: int) -> int:
    player, city = case.player, case.player.city
    freemen = _counted_freemen(case)
    buildings = [case.setup.colour_of[tile] for tile in city.tiles.values() if is_building(tile)]
    first, _, rest = what.partition(" ")
    if first in COLOURS:
        return (buildings if rest == "buildings" else freemen).count(COLOURS.index(first))
    return {
        "farms": sum(is_farm(tile) for tile in city.tiles.values()),
        "empty neighbours": sum(tile_on(city, beside(cell, edge)) < 0 for edge in EDGES),
        "closed districts": len(city.closed),
        "advisors": len(player.advisors),
        "freemen": len(freemen),
        "freeman colours": len(set(freemen)),
        "building colours": len(set(buildings)),
        "zodiac cards": len(cards_of(case)),
        "tiles of this kind": list(city.tiles.values()).count(tile_on(city, cell)),
    }[what]


def _counted_freemen(case: Case) -> list[int]:
    """Return the colours of the Freemen that buildings count; an option decides whether those at sites do."""
    dice = list(case.player.freemen)
    if case.options.freemen_counted == "all":
        dice += [place % DICE for place in case.player.placed]
    return [COLOUR_OF[die] for die in dice]
