"""Panels of the SVG: sites, market, stacks, dice, district cards, tower supply and the end of the game."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.sheet import Sheet, parts_width, text_width
from hexarch.games.origins.picture.symbols import (
    building_name,
    building_parts,
    effect_parts,
    end_texts,
    find_building,
    marked,
    shown,
)
from hexarch.games.origins.view.printed import OURS
from hexarch.games.origins.view.shapes import (
    DistrictCardView,
    MainActionView,
    MarketView,
    PositionView,
    SiteView,
    StackView,
    WorkerView,
)

T = TypeVar("T")


def sites(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    step = (width + 12) / len(position["sites"])
    for i, site in enumerate(position["sites"]):
        _site(sheet, site, x + i * step, y, step - 12, height)


def _site(sheet: Sheet, site: SiteView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    colour = site["colour"]
    fill, mark, soft = palette.dice[colour] if colour else (palette.sunken, palette.text, palette.sunken)
    sheet.open(title=f"Site {site['number']}, value {site['value']}", site=str(site["number"]))
    sheet.panel(x, y, width, height)
    sheet.text(x + 12, y + 27, f"Site {site['number']}", 12, palette.text_3, 600)
    sheet.rect(x + width - 66, y + 8, 56, 28, fill, 8)
    sheet.icon("mothership", x + width - 60, y + 12, 20, mark, fill)
    sheet.text(x + width - 34, y + 28, str(site["value"]), 16, mark, 700)
    for line, action in enumerate((site["upper"], site["lower"])):
        _main_action(sheet, action, x + 10, y + 43 + line * 31, width - 20)
    sheet.rect(x + 10, y + 105, width - 20, 27, soft, 7)
    if colour and site["bonus"]:
        sheet.colour_chip(colour, x + 15, y + 110.5, 16)
        sheet.fitted(x + 38, y + 123, effect_parts(site["bonus"]), 13, width - 54, soft)
    _workers(sheet, site["workers"], x + 27, y + 158, width - 36)
    sheet.close()


def _main_action(sheet: Sheet, action: MainActionView, x: float, y: float, width: float) -> None:
    sheet.open(title=action["name"]["value"])
    sheet.rect(x, y, width, 27, sheet.palette.surface_2, 6, sheet.palette.line)
    sheet.fitted(x + 9, y + 18.2, effect_parts(action["effect"]), 13, width - 18, sheet.palette.surface_2)
    sheet.close()


def _workers(sheet: Sheet, workers: list[WorkerView], x: float, y: float, width: float) -> None:
    if not workers:
        sheet.text(x - 15, y + 5, "free", 12, sheet.palette.text_3)
        return
    step = min(38.0, (width - 26) / max(len(workers) - 1, 1))
    for i, worker in enumerate(workers):
        middle = x + i * step
        sheet.open(title=_worker_title(worker))
        if worker["kind"] == "archon" and worker["seat"] is not None:
            sheet.archon(worker["seat"], middle, y, 26)
        elif worker["colour"] and worker["value"]:
            sheet.die({"colour": worker["colour"], "value": worker["value"]}, middle, y, 24, worker["seat"])
        else:
            sheet.speaker(worker["value"] or 1, middle, y, 26)
        if worker["seat"] is not None:
            sheet.token(worker["seat"], middle - 13, y - 13, 8)
        sheet.close()


def _worker_title(worker: WorkerView) -> str:
    die = " ".join(str(part) for part in (worker["colour"], worker["value"]) if part)
    owner = f", player {worker['seat'] + 1}" if worker["seat"] is not None else ""
    return f"{worker['kind']} {die}{owner}".replace("  ", " ")


def market(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    sheet.panel(x, y, width, height, "Building market", "or as a farm, free")
    for space, top, step in _rows(position["market"], y, height):
        _market_space(sheet, position, space, x + 12, top, width - 24, step)


def _rows(items: Sequence[T], y: float, height: float) -> Iterator[tuple[T, float, float]]:
    """Yield what a panel lists, with the top and the height of each row."""
    step = (height - 38) / len(items)
    for i, item in enumerate(items):
        yield item, y + 32 + i * step, step


def _market_space(
    sheet: Sheet, position: PositionView, space: MarketView, x: float, y: float, width: float, height: float
) -> None:
    palette = sheet.palette
    base = y + height / 2 + 3
    sheet.parts(x, base, [Part(shown(space["wisdom"]), "wisdom")], 12)
    if space["building"] is None:
        sheet.rect(x + 38, y + 1, width - 38, height - 4, palette.sunken, 7)
        return
    building = find_building(position, space["building"])
    colour, name = building["colour"]["value"], building_name(building)
    soft = palette.dice[colour][2]
    sheet.open(title=f"{name}, {colour}", market=building["name"])
    sheet.rect(x + 38, y + 1, width - 38, height - 4, soft, 7)
    sheet.colour_chip(colour, x + 43, y + height / 2 - 8.5, 15)
    sheet.text(x + 63, base + 1, name, 12, weight=600)
    cost = [Part(shown(building["stone"]), "stone")]
    right = x + width - 6 - parts_width(cost, 12)
    sheet.parts(right, base + 1, cost, 12, "", soft)
    left = x + 63 + text_width(name, 12) + 10
    parts = building_parts(building)
    room = right - 8 - left
    sheet.fitted(max(left, right - 8 - parts_width(parts, 11)), base + 1, parts, 11, room, soft)
    sheet.close()


def stacks(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    sheet.panel(x, y, width, height, "Stacks", "top tile, face down")
    for stack, top, step in _rows(position["stacks"], y, height):
        _stack(sheet, position, stack, x + 12, top, width - 24, step)


def _stack(
    sheet: Sheet, position: PositionView, stack: StackView, x: float, y: float, width: float, height: float
) -> None:
    palette = sheet.palette
    soft = palette.dice[stack["colour"]][2]
    kinds = ", ".join(f"{count} {name}" for name, count in stack["unseen"].items())
    under = f"; under them {', '.join(stack['returned'])}" if stack["returned"] else ""
    sheet.open(title=f"{stack['colour']}: {kinds or 'none'} face down{under}", stack=stack["colour"])
    sheet.rect(x, y + 1, width, height - 4, soft, 7)
    sheet.colour_chip(stack["colour"], x + 5, y + height / 2 - 8.5, 15)
    base = y + height / 2 + 4
    if any(kind["colour"] == {"value": stack["colour"], "origin": OURS} for kind in position["buildings"]):
        sheet.text(x + 21, base - 3, marked("", OURS), 11)
    top = stack["top"] or "empty"
    sheet.text(x + 30, base, top, 12, palette.text if stack["top"] else palette.text_3, 600)
    sheet.text(x + width - 8, base, str(stack["left"]), 12, palette.text_2, 600, "end")
    sheet.close()


def dice(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    palette, view = sheet.palette, position["dice"]
    sheet.panel(x, y, width, height, "Citizens", "below: in the supply")
    step = (width - 24) / len(position["offer"])
    for i, space in enumerate(position["offer"]):
        middle = x + 12 + (i + 0.5) * step
        if space["die"]:
            sheet.die(space["die"], middle, y + 46, 24)
        else:
            sheet.rect(middle - 12, y + 34, 24, 24, palette.sunken, 6, palette.line_2)
        cost = [Part(shown(space["wisdom"]), "wisdom")]
        sheet.parts(middle - parts_width(cost, 11) / 2, y + 76, cost, 11)
    for i, (colour, left) in enumerate(view["supply"].items()):
        middle = x + 12 + (i + 0.5) * step
        sheet.colour_chip(colour, middle - 17, y + 87, 14)
        sheet.text(middle + 1, y + 98.5, str(left), 12, weight=600)
    sheet.text(x + 14, y + 127, "Speakers", 12, palette.text_3, 600)
    note = f"{len(view['speakers'])} of {shown(view['speaker_count'])} here"
    sheet.text(x + width - 14, y + 127, note, 11, palette.text_3, anchor="end")
    for i, value in enumerate(view["speakers"]):
        sheet.speaker(value, x + 27 + i * 34, y + 149, 24)
    for i, die in enumerate(view["draft"]):
        sheet.die(die, x + 21 + i * 18.5, y + 174, 14)


def supply(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    """Draw the towers that can still be built, and what ends the game."""
    palette = sheet.palette
    sheet.panel(x, y, width, height, "Tower supply")
    step = (width - 24) / len(position["tower_supply"])
    for i, (colour, left) in enumerate(position["tower_supply"].items()):
        sheet.colour_chip(colour, x + 14 + i * step, y + 32, 15)
        ink = palette.text if left else palette.text_3
        sheet.text(x + 34 + i * step, y + 44, str(left), 13, ink, 700)
    sheet.text(x + 14, y + 72, "The game ends after the round when", 12, palette.text_3, 600)
    for i, (name, text, holds) in enumerate(end_texts(position)):
        base = y + 94 + i * 21
        ink = palette.accent if holds else palette.text
        sheet.text(x + 14, base, name, 12, ink, 600 if holds else 400)
        sheet.text(x + width - 14, base, "holds" if holds else text, 12, ink if holds else palette.text_2, 500, "end")
    if position["solo"]:
        solo = position["solo"]
        holding = sum(condition["holds"] for condition in solo["conditions"])
        sheet.text(x + 14, y + 115, "Target", 12)
        parts = [Part(f"{shown(solo['base'])} + {holding} x {shown(solo['more'])} = {solo['target']}", "vp")]
        sheet.parts(x + width - 14 - parts_width(parts, 12), y + 115, parts, 12)


def districts(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    note = "turned and mirrored at will; the dashed tile may be anything"
    sheet.panel(x, y, width, height, "District cards", note)
    step = min((width - 14) / max(len(position["districts"]), 1), 280)
    for i, card in enumerate(position["districts"]):
        _district(sheet, card, x + 12 + i * step, y + 32, step - 10, height - 42)


def _district(sheet: Sheet, card: DistrictCardView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    sheet.open(title=f"District card {card['number']}", district=str(card["number"]))
    sheet.rect(x, y, width, height, palette.surface_2, 8, palette.line)
    tile = (height - 20) / 2
    left, top = x + 8, y + 9
    one, other = card["pair"]
    for colour, across, down in ((one, 0, 0), (card["corner"], 1, 0), (other, 1, 1)):
        sheet.colour_chip(colour, left + across * (tile + 2), top + down * (tile + 2), tile)
    dashed = f"M{left + 1:.1f} {top + tile + 3:.1f}h{tile - 2:.1f}v{tile - 2:.1f}h-{tile - 2:.1f}z"
    sheet.path(dashed, "none", palette.line_2, 1.2, stroke_dasharray="3 2.5")
    middle = left + 2 * tile + 12
    sheet.text(middle - 7, y + 14, marked("", card["origin"]), 11)
    sheet.parts(middle, y + 23, [Part(shown(card["first"]), "vp")], 14)
    sheet.text(middle, y + 39, f"then {shown(card['again'])}", 11, palette.text_3)
    if card["gold"]:
        sheet.parts(middle, y + 55, [Part(str(card["gold"]), "gold")], 12)
    else:
        sheet.text(middle, y + 55, "no gold", 11, palette.text_3)
    right = x + width - 10
    for i, colour in enumerate(reversed(card["towers"])):
        sheet.colour_chip(colour, right - 13 - i * 16, y + height - 22, 13)
    sheet.icon("tower", right - 16 * len(card["towers"]) - 15, y + height - 22.5, 13, palette.text_3, palette.surface_2)
    for i, seat in enumerate(card["matched"]):
        sheet.token(seat, right - 7 - i * 16, y + 16, 13)
    sheet.close()
