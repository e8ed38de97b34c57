"""Checks that every set of components must pass. Each error is one sentence that names the file and the key."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.data import DataError
from hexarch.games.origins.components import NO_EFFECT, Components, Effect

TILES_PER_COLOUR: Final = 15
MAX_STONE: Final = 3
# The most of one resource that anything may cost.
MAX_PAYMENT: Final = 15
MAX_VALUE: Final = 6
# The most towers that a district card shows.
MAX_TOWERS: Final = 5
# The most letters of a building's name.
MAX_NAME: Final = 24
# The most points that anything printed gives.
MAX_POINTS: Final = 99
ORIGINS: Final = ("book", "inferred", "ours")
# What an effect may count, besides the buildings and the freemen of a colour.
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
# What only a tile in a city can count.
OF_A_TILE: Final = ("empty neighbours", "tiles of this kind")


def check(found: Components, where: str) -> Components:
    """Return the components unchanged. Raise DataError with a sentence for invalid values."""
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
    _need(len(set(found.agora_colours)) == len(found.agora_colours), where, "agora.colours names a colour twice")


def _colour(found: Components, colour: str, where: str, key: str) -> None:
    _need(colour in found.colours, where, f"{key}: {colour!r} is not a colour; choose from {', '.join(found.colours)}")


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
    _need(min(found.speaker_faces) > 0, where, "speaker.faces: 0 is not a value")
    points = found.advisors_points
    _need(len(points) == 5, where, f"advisors.points must have 5 numbers, not {len(points)}")
    _rising(points, where, "advisors.points")


def _between(value: int, least: int, most: int, where: str, key: str) -> None:
    _need(least <= value <= most, where, f"{key}: {value} is not between {least} and {most}")


def _rising(row: Ints, where: str, key: str) -> None:
    """Check that the points along a track never decrease."""
    for value in row:
        _between(value, 0, MAX_POINTS, where, key)
    _need(list(row) == sorted(row), where, f"{key} must not fall")


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
        _between(dice, 0, 4, where, f"box.speakers.{players}")
    for players, cards in found.box_districts.items():
        _between(cards, 1, 6, where, f"box.districts.{players}")
    _need(found.start_bases == 2, where, "start.bases must be 2, one for each drafted die")
    for key, value, least, most in (
        ("start.stone", found.start_stone, 0, 99),
        ("start.food", found.start_food, 0, 99),
        ("start.wisdom", found.start_wisdom, 0, 99),
        ("start.gold", found.start_gold, 0, 99),
        ("start.tower", found.start_tower, 1, 2),
        ("district.gold", found.district_gold, 0, MAX_PAYMENT),
        ("population.last_points", found.population_last_points, 0, MAX_POINTS),
        ("end.tower_colours", found.end_tower_colours, 0, len(found.colours) - 1),
        ("solo.rounds", found.solo_rounds, 1, 20),
        ("solo.target", found.solo_target, 0, 999),
        ("solo.more", found.solo_more, 0, 999),
    ):
        _between(value, least, most, where, key)


def _sites(found: Components, where: str) -> None:
    used: list[str] = []
    for name in found.main_actions:
        plain = re.fullmatch(r"[a-z0-9]+( [a-z0-9]+)*", name) and name not in ("upper", "lower")
        _need(
            bool(plain),
            where,
            f"main_actions: {name!r} is not a name; use lower-case words and digits",
        )
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
    begins = bool(borders) and 1 <= borders[0] <= 3
    _need(begins, where, "military.borders must begin behind the start space 0, on one of the first three spaces")
    _need(borders[-1] <= final, where, f"military.borders: {borders[-1]} lies behind the final space {final}")
    _need(final <= borders[-1] + 3, where, f"military.final: {final} lies more than three spaces behind a border")
    _between(found.military_final_points, 0, MAX_POINTS, where, "military.final_points")
    most = len(borders) * 4
    _need(most <= found.box_tokens, where, f"military.borders: {len(borders)} borders need {most} tokens in the box")
    for space, effect in found.military_bonus.items():
        inside = space.isdecimal() and 1 < int(space) < final
        _need(inside, where, f"military.bonus.{space}: a bonus lies behind the first and before the final space")
        free = not has_price(effect)
        _need(free, where, f"military.bonus.{space}.pay: what an attack brings has no price; use exchange")
        _need(not effect.attack, where, f"military.bonus.{space}.attack: an attack cannot bring another attack")


def _temples(found: Components, where: str) -> None:
    _need(len(found.temples) == 3, where, "temples must be three tracks")
    for name, row in found.temples.items():
        _need(len(row) >= 3, where, f"temples.{name} needs a start, a top and something between them")
        _need(len(row) <= 30, where, f"temples.{name} has {len(row)} spaces, more than 30")
        _rising(row, where, f"temples.{name}")


def _buildings(found: Components, where: str) -> None:
    _building_names(found, where)
    copies = dict.fromkeys(found.colours, 0)
    for name, building in found.buildings.items():
        key = f"buildings.{name}"
        _colour(found, building.colour, where, f"{key}.colour")
        _need(building.copies >= 1, where, f"{key}.copies: {building.copies} is less than one")
        _between(building.stone, 1, MAX_STONE, where, f"{key}.stone")
        copies[building.colour] += building.copies
    for colour, count in copies.items():
        sentence = f"buildings.*.copies: there are {count} {colour} tiles, not {TILES_PER_COLOUR}"
        _need(count == TILES_PER_COLOUR, where, sentence)


def _building_names(found: Components, where: str) -> None:
    """Check that no two buildings share a name, since names are shown to everybody at the table."""
    called: dict[str, str] = {}
    for building, printed in found.buildings.items():
        name, key = printed.name, f"buildings.{building}.name"
        plain = name.isprintable() and name == name.strip()
        _need(plain, where, f"{key} must be printable, without spaces around it")
        _need(len(name) <= MAX_NAME, where, f"{key} has {len(name)} letters, more than {MAX_NAME}")
        other = called.setdefault((name or building).casefold(), building)
        _need(other == building, where, f"buildings.*.name: {other} and {building} are called the same")


def _cards(found: Components, where: str) -> None:
    for name, card in found.district_cards.items():
        key = f"district_cards.{name}"
        for colour in (card.corner, *card.pair, *card.towers):
            _colour(found, colour, where, key)
        _need(len(card.pair) == 2, where, f"{key}.pair must be two colours")
        _need(len(card.towers) <= MAX_TOWERS, where, f"{key}.towers: {len(card.towers)} are more than {MAX_TOWERS}")
        _need(0 <= card.again <= card.first, where, f"{key}: again must lie between 0 and first")
        _between(card.first, 0, MAX_POINTS, where, f"{key}.first")
    dealt = max(found.box_districts.values())
    for colour in found.colours:
        shown = sorted((card.towers.count(colour) for card in found.district_cards.values()), reverse=True)
        most = 1 + sum(shown[:dealt]) + 4 * found.start_tower
        _need(most <= found.box_towers, where, f"box.towers: a colour may need {most} discs")


def _effects(found: Components, where: str) -> None:
    for key, effect in all_effects(found):
        _numbers(effect, where, key)
        _counting(found, effect, where, key)
        _parts(found, effect, where, key)


def all_effects(found: Components) -> list[tuple[str, Effect]]:
    """Return every effect with its path in the file."""
    effects = [("agora.ability", found.agora_ability)]
    effects += [(f"main_actions.{name}", effect) for name, effect in found.main_actions.items()]
    effects += [(f"bonus_tiles.{name}", effect) for name, effect in found.bonus_tiles.items()]
    effects += [(f"military.bonus.{name}", effect) for name, effect in found.military_bonus.items()]
    effects += [(f"buildings.{name}.ability", building.ability) for name, building in found.buildings.items()]
    return effects


def has_price(effect: Effect) -> bool:
    return bool(effect.pay_stone or effect.pay_food or effect.pay_wisdom)


def _numbers(effect: Effect, where: str, key: str) -> None:
    for name, value, most in (
        ("pay.stone", effect.pay_stone, MAX_PAYMENT),
        ("pay.food", effect.pay_food, MAX_PAYMENT),
        ("pay.wisdom", effect.pay_wisdom, MAX_PAYMENT),
        ("stone", effect.stone, MAX_PAYMENT),
        ("food", effect.food, MAX_PAYMENT),
        ("wisdom", effect.wisdom, MAX_PAYMENT),
        ("gold", effect.gold, MAX_PAYMENT),
        ("basic", effect.basic, MAX_PAYMENT),
        ("points", effect.points, MAX_POINTS),
        ("exchange", effect.exchange, MAX_PAYMENT),
        ("each.stone", effect.each_stone, MAX_PAYMENT),
        ("each.food", effect.each_food, MAX_PAYMENT),
        ("each.wisdom", effect.each_wisdom, MAX_PAYMENT),
        ("each.points", effect.each_points, MAX_POINTS),
        ("each.spaces", effect.each_spaces, MAX_PAYMENT),
        ("spaces", effect.spaces, MAX_PAYMENT),
        ("feeds", effect.feeds, MAX_PAYMENT),
        ("steps", effect.steps, 2),
        ("gold_steps", effect.gold_steps, 2),
        ("buys", effect.buys, 1),
        ("citizens", effect.citizens, 1),
        ("speakers", effect.speakers, 1),
    ):
        _between(value, 0, most, where, f"{key}.{name}")


def _counting(found: Components, effect: Effect, where: str, key: str) -> None:
    """Check what an effect counts and what it gains for each."""
    counts = [*COUNTS, *(f"{colour} {what}" for colour in found.colours for what in ("buildings", "freemen"))]
    for what in effect.per:
        _need(what in counts, where, f"{key}.per: {what!r} cannot be counted; possible are {', '.join(counts)}")
        of_tile = what in OF_A_TILE and not key.endswith(".ability")
        _need(not of_tile, where, f"{key}.per: {what!r} can be counted only where a tile lies")
    row = effect.points_by
    each = (effect.each_stone, effect.each_food, effect.each_wisdom, effect.each_points, effect.each_spaces)
    _need(not row or row[0] == 0, where, f"{key}.points_by must begin with 0 for none")
    _need(not row or row[-1] > 0, where, f"{key}.points_by never gives a point")
    if row:
        _rising(row, where, f"{key}.points_by")
    _need(not row or bool(effect.per), where, f"{key}.points_by needs per, what is counted")
    _need(not any(each) or bool(effect.per), where, f"{key}.each needs per, what is counted")
    _need(not effect.per or bool(row) or any(each), where, f"{key}.per needs each or points_by, what is gained")


def _parts(found: Components, effect: Effect, where: str, key: str) -> None:
    """Check for parts of an effect that make no sense alone or together."""
    _need(effect.attack in ("", "and", "or"), where, f"{key}.attack must be 'and' or 'or', not {effect.attack!r}")
    known = not effect.temple or effect.temple in found.temples
    _need(known, where, f"{key}.temple: there is no temple {effect.temple!r}")
    for name, says, other, needed in (
        ("attack = 'or'", effect.attack == "or", "spaces", effect.spaces > 0),
        ("temple", effect.temple != "", "steps", effect.steps > 0),
        ("zodiac", effect.zodiac, "steps", effect.steps > 0),
        ("gold_steps", effect.gold_steps > 0, "temple", effect.temple != ""),
        ("free", effect.free, "citizens", effect.citizens > 0),
    ):
        _need(needed or not says, where, f"{key}.{name} needs {other}")
    either = not (effect.zodiac and effect.temple)
    _need(either, where, f"{key}.zodiac goes with steps in a temple of choice, not with temple")
    for name, says in (
        ("citizens", effect.citizens > 0 and not effect.free),
        ("feeds", effect.feeds > 0),
        ("exchange", effect.exchange > 0),
        ("gold_steps", effect.gold_steps > 0),
    ):
        both = says and has_price(effect)
        _need(not both, where, f"{key}.pay cannot go with {name}, which is paid for by itself")
    idle = key.startswith(("main_actions.", "bonus_tiles.")) and not _does_something(effect)
    _need(not idle, where, f"{key} does nothing")


def _does_something(effect: Effect) -> bool:
    return replace(effect, pay_stone=0, pay_food=0, pay_wisdom=0) != NO_EFFECT
