"""What must hold for any set of components. Every fault is one sentence that names the file and the key."""

from itertools import pairwise
from typing import Final

from hexarch.core.data import DataError
from hexarch.games.origins.components import Components, Effect

TILES_PER_COLOUR: Final = 15
MAX_STONE: Final = 3
MAX_PAYMENT: Final = 15
"""The most of one resource that anything may cost."""
MAX_VALUE: Final = 6
ORIGINS: Final = ("book", "inferred", "ours")
COUNTS: Final = (
    "farms",
    "empty neighbours",
    "closed districts",
    "advisors",
    "freemen",
    "freeman colours",
    "building colours",
    "zodiac cards",
    "tiles of this kind",
)
"""What an effect may count, besides the buildings and the freemen of a colour."""


def check(found: Components, where: str) -> Components:
    """The same components, or a sentence about what cannot be."""
    _colours(found, where)
    _rows(found, where)
    _box(found, where)
    _sites(found, where)
    _military(found, where)
    _temples(found, where)
    _buildings(found, where)
    _cards(found, where)
    _effects(found, where)
    for path, text in found.origin.items():
        if text.partition(":")[0] not in ORIGINS:
            raise DataError(f"{where}: origin.{path} must begin with {', '.join(ORIGINS)}")
    return found


def _need(holds: bool, where: str, sentence: str) -> None:
    if not holds:
        raise DataError(f"{where}: {sentence}")


def _colours(found: Components, where: str) -> None:
    _need(len(set(found.colours)) == 5, where, "colours must be five different names")
    _need(len(set(found.zodiac)) == 12, where, "zodiac must be twelve different names")
    for colour in found.agora_colours:
        _colour(found, colour, where, "agora.colours")


def _colour(found: Components, colour: str, where: str, key: str) -> None:
    _need(colour in found.colours, where, f"{key}: {colour!r} is no colour; there are {', '.join(found.colours)}")


def _rows(found: Components, where: str) -> None:
    for key, row, count, most in (
        ("market.wisdom", found.market_wisdom, 5, MAX_PAYMENT),
        ("offer.wisdom", found.offer_wisdom, 5, MAX_PAYMENT),
        ("population.food", found.population_food, 4, MAX_PAYMENT),
        ("speaker.faces", found.speaker_faces, 6, MAX_VALUE - 1),
    ):
        _need(len(row) == count, where, f"{key} must have {count} numbers, not {len(row)}")
        for value in row:
            _need(0 <= value <= most, where, f"{key}: {value} is not between 0 and {most}")
    _need(min(found.speaker_faces) > 0, where, "speaker.faces: 0 is no value")
    points = found.advisors_points
    _need(len(points) == 5, where, f"advisors.points must have 5 numbers, not {len(points)}")
    _need(points[0] >= 0 and list(points) == sorted(points), where, "advisors.points must not fall")


def _box(found: Components, where: str) -> None:
    for key, table in (
        ("box.citizens", found.box_citizens),
        ("box.speakers", found.box_speakers),
        ("box.districts", found.box_districts),
    ):
        for players in ("1", "2", "3", "4"):
            _need(players in table, where, f"{key} says nothing for {players} players")
        _need(len(table) == 4, where, f"{key} must speak of 1 to 4 players only")
    for players, dice in found.box_citizens.items():
        _need(3 <= dice <= 9, where, f"box.citizens.{players}: {dice} is not between 3 and 9, the dice of a colour")
    for players, dice in found.box_speakers.items():
        _need(0 <= dice <= 4, where, f"box.speakers.{players}: {dice} is not between 0 and 4")
    for players, cards in found.box_districts.items():
        _need(1 <= cards <= 6, where, f"box.districts.{players}: {cards} is not between 1 and 6")
    _need(found.start_bases == 2, where, "start.bases must be 2, one for each drafted die")
    for key, value in (
        ("start.stone", found.start_stone),
        ("start.food", found.start_food),
        ("start.wisdom", found.start_wisdom),
        ("start.gold", found.start_gold),
        ("start.tower", found.start_tower),
        ("district.gold", found.district_gold),
        ("solo.rounds", found.solo_rounds),
    ):
        _need(value >= 0, where, f"{key}: {value} is below zero")


def _sites(found: Components, where: str) -> None:
    used: list[str] = []
    for number in ("1", "2", "3", "4", "5"):
        _need(number in found.sites, where, f"sites.{number} is missing")
        site = found.sites[number]
        for half, name in (("upper", site.upper), ("lower", site.lower)):
            key = f"sites.{number}.{half}"
            _need(name in found.main_actions, where, f"{key}: there is no main action {name!r}")
            _need(name not in used, where, f"{key}: {name!r} is at another site, too")
            used.append(name)
    _need(len(found.sites) == 5, where, "there are five sites, 1 to 5")
    for colour in found.colours:
        _need(colour in found.bonus_tiles, where, f"bonus_tiles.{colour} is missing")
    for number, colour in found.solo_conditions.items():
        _need(number in found.sites, where, f"solo.conditions.{number}: there is no such site")
        _colour(found, colour, where, f"solo.conditions.{number}")


def _military(found: Components, where: str) -> None:
    borders, final = found.military_borders, found.military_final
    for before, after in pairwise(borders):
        _need(after == before + 3, where, f"military.borders: three spaces must lie between {before} and {after}")
    _need(bool(borders) and borders[0] >= 1, where, "military.borders must begin behind the start space 0")
    _need(borders[-1] <= final, where, f"military.borders: {borders[-1]} lies behind the final space {final}")
    most = len(borders) * 4
    _need(most <= found.box_tokens, where, f"military.borders: {len(borders)} borders need {most} tokens in the box")
    for space in found.military_bonus:
        inside = space.isdecimal() and 1 < int(space) < final
        _need(inside, where, f"military.bonus.{space}: a bonus lies behind the first and before the final space")


def _temples(found: Components, where: str) -> None:
    _need(len(found.temples) == 3, where, "temples must be three tracks")
    lengths = {len(row) for row in found.temples.values()}
    _need(len(lengths) == 1, where, "temples: the three tracks must be equally long")
    for name, row in found.temples.items():
        _need(len(row) >= 3, where, f"temples.{name} needs a start, a top and something between them")
        _need(list(row) == sorted(row), where, f"temples.{name} must not fall")


def _buildings(found: Components, where: str) -> None:
    copies = dict.fromkeys(found.colours, 0)
    for name, building in found.buildings.items():
        key = f"buildings.{name}"
        _colour(found, building.colour, where, f"{key}.colour")
        _need(building.copies >= 1, where, f"{key}.copies: {building.copies} is less than one")
        cost = building.stone
        _need(1 <= cost <= MAX_STONE, where, f"{key}.stone: {cost} is not between 1 and {MAX_STONE}")
        copies[building.colour] += building.copies
    for colour, count in copies.items():
        sentence = f"buildings.*.copies: there are {count} {colour} tiles, not {TILES_PER_COLOUR}"
        _need(count == TILES_PER_COLOUR, where, sentence)


def _cards(found: Components, where: str) -> None:
    for name, card in found.district_cards.items():
        key = f"district_cards.{name}"
        for colour in (card.corner, *card.pair, *card.towers):
            _colour(found, colour, where, key)
        _need(len(card.pair) == 2, where, f"{key}.pair must be two colours")
        _need(len(set(card.towers)) == len(card.towers), where, f"{key}.towers shows two towers of one colour")
        _need(0 <= card.again <= card.first, where, f"{key}: again must lie between 0 and first")
    most = 1 + max(found.box_districts.values()) + 4 * found.start_tower
    _need(most <= found.box_towers, where, f"box.towers: a colour may need {most} discs")


def _effects(found: Components, where: str) -> None:
    for key, effect in all_effects(found):
        _effect(found, effect, where, key)


def all_effects(found: Components) -> list[tuple[str, Effect]]:
    """Every effect with its path in the file."""
    effects = [("agora.ability", found.agora_ability)]
    effects += [(f"main_actions.{name}", effect) for name, effect in found.main_actions.items()]
    effects += [(f"bonus_tiles.{name}", effect) for name, effect in found.bonus_tiles.items()]
    effects += [(f"military.bonus.{name}", effect) for name, effect in found.military_bonus.items()]
    effects += [(f"buildings.{name}.ability", building.ability) for name, building in found.buildings.items()]
    return effects


def _effect(found: Components, effect: Effect, where: str, key: str) -> None:
    counts = [*COUNTS, *(f"{colour} {what}" for colour in found.colours for what in ("buildings", "freemen"))]
    for what in effect.per:
        _need(what in counts, where, f"{key}.per: {what!r} cannot be counted; possible are {', '.join(counts)}")
    _need(effect.attack in ("", "and", "or"), where, f"{key}.attack must be 'and' or 'or', not {effect.attack!r}")
    known = not effect.temple or effect.temple in found.temples
    _need(known, where, f"{key}.temple: there is no temple {effect.temple!r}")
    _need(not effect.points_by or effect.points_by[0] == 0, where, f"{key}.points_by must begin with 0 for none")
    _need(not effect.points_by or bool(effect.per), where, f"{key}.points_by needs per, what is counted")
    for name, value, most in (
        ("pay.stone", effect.pay_stone, MAX_PAYMENT),
        ("pay.food", effect.pay_food, MAX_PAYMENT),
        ("pay.wisdom", effect.pay_wisdom, MAX_PAYMENT),
        ("basic", effect.basic, MAX_PAYMENT),
        ("exchange", effect.exchange, MAX_PAYMENT),
        ("spaces", effect.spaces, MAX_PAYMENT),
        ("feeds", effect.feeds, MAX_PAYMENT),
        ("steps", effect.steps, 2),
        ("gold_steps", effect.gold_steps, 2),
        ("buys", effect.buys, 1),
        ("citizens", effect.citizens, 1),
        ("speakers", effect.speakers, 1),
    ):
        _need(0 <= value <= most, where, f"{key}.{name}: {value} is not between 0 and {most}")
    for gained in (effect.stone, effect.food, effect.wisdom, effect.gold, effect.points):
        _need(gained >= 0, where, f"{key}: {gained} is below zero")
    for each in (effect.each_stone, effect.each_food, effect.each_wisdom, effect.each_points, effect.each_spaces):
        _need(each >= 0, where, f"{key}.each: {each} is below zero")
