"""The table in the terminal: sites, market, stacks, dice, district cards, towers and the end of the game."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.core.aliases import Ints
from hexarch.games.origins.picture.symbols import building_name, effect_parts, end_texts, find_building, marked, shown
from hexarch.games.origins.picture.terminal_signs import (
    building_words,
    colour_chip,
    die_chip,
    panel,
    row_of,
    seat_badge,
    speaker_chip,
    words,
)
from hexarch.games.origins.view.printed import OURS
from hexarch.games.origins.view.shapes import DistrictCardView, PositionView, SiteView, WorkerView

# Columns for a district card.
_CARD: Final = 19


def _grid(columns: int, wrapped: Ints = (), padding: int = 1) -> Table:
    table = Table.grid(padding=(0, padding))
    for column in range(columns):
        table.add_column(no_wrap=column not in wrapped)
    return table


def sites_panel(position: PositionView) -> Panel:
    """Return the sites, one per line: value, main actions, bonus action; the workers on the next line."""
    table = _grid(4, (1, 2, 3))
    for site in position["sites"]:
        table.add_row(*_site_row(site))
        if site["workers"]:
            table.add_row("", row_of([_worker(worker) for worker in site["workers"]]), "", "")
    return panel("Sites: upper action, lower action, bonus action", table)


def _site_row(site: SiteView) -> list[Text]:
    value = Text(f"{site['number']} ", style="bold")
    value.append_text(colour_chip(site["colour"], str(site["value"])) if site["colour"] else Text(str(site["value"])))
    actions = [Text(words(effect_parts(site[half]["effect"]))) for half in ("upper", "lower")]
    bonus = Text(words(effect_parts(site["bonus"])) if site["bonus"] else "")
    return [value, *actions, bonus]


def _worker(worker: WorkerView) -> Text:
    if worker["kind"] == "archon":
        return seat_badge(worker["seat"], "Archon")
    if worker["kind"] == "speaker":
        return speaker_chip(worker["value"] or 0)
    text = seat_badge(worker["seat"])
    text.append_text(die_chip({"colour": worker["colour"] or "", "value": worker["value"] or 0}))
    return text


def market_panel(position: PositionView) -> Panel:
    table = _grid(5, (3,))
    for space in position["market"]:
        cost = Text(f"{shown(space['wisdom'])} wisdom")
        if space["building"] is None:
            table.add_row(cost, "", Text("empty", style="dim"), "", "")
            continue
        building = find_building(position, space["building"])
        table.add_row(
            cost,
            colour_chip(building["colour"]["value"]),
            Text(building_name(building), style="bold"),
            Text(building_words(building)),
            Text(f"{shown(building['stone'])} stone"),
        )
    return panel("Building market", table)


def stacks_panel(position: PositionView) -> Panel:
    """Return the top tile of each stack, and how many lie face down under it."""
    table = _grid(4)
    for stack in position["stacks"]:
        ours = any(kind["colour"] == {"value": stack["colour"], "origin": OURS} for kind in position["buildings"])
        table.add_row(
            colour_chip(stack["colour"]),
            Text(marked("", OURS) if ours else " "),
            Text(stack["top"], style="bold") if stack["top"] else Text("empty", style="dim"),
            Text(f"and {stack['left']}", style="dim"),
        )
    return panel("Stacks: top tile, face down", table)


def dice_panel(position: PositionView) -> Panel:
    view = position["dice"]
    table = _grid(6)
    offered = [die_chip(space["die"]) if space["die"] else Text("--", style="dim") for space in position["offer"]]
    table.add_row(Text("citizens", style="dim"), *offered)
    table.add_row(Text("wisdom", style="dim"), *(Text(f" {shown(space['wisdom'])}") for space in position["offer"]))
    table.add_row(
        Text("supply", style="dim"), *(colour_chip(colour, str(left)) for colour, left in view["supply"].items())
    )
    speakers = Text("speakers ", style="dim")
    speakers.append_text(row_of([speaker_chip(value) for value in view["speakers"]]))
    speakers.append(f" {len(view['speakers'])} of {shown(view['speaker_count'])} here", style="dim")
    parts: list[RenderableType] = [table, speakers]
    if view["draft"]:
        draft = Text("draft ", style="dim")
        parts.append(draft.append_text(row_of([die_chip(die) for die in view["draft"]])))
    return panel("Dice", Group(*parts))


def ends_panel(position: PositionView) -> Panel:
    """Return the towers that can still be built, and what ends the game after the round."""
    towers = Text("towers ", style="dim")
    towers.append_text(row_of([colour_chip(colour, str(left)) for colour, left in position["tower_supply"].items()]))
    table = _grid(2)
    for name, text, holds in end_texts(position):
        style = "bold" if holds else ""
        table.add_row(Text(name, style=style), Text("holds" if holds else text, style=style))
    if position["solo"]:
        solo = position["solo"]
        holding = sum(condition["holds"] for condition in solo["conditions"])
        target = f"{shown(solo['base'])} + {holding} x {shown(solo['more'])} = {solo['target']} VP"
        table.add_row(Text("Target"), Text(target, style="bold" if solo["reached"] else ""))
    return panel("Towers left, the game ends with", Group(towers, table))


def districts_panel(position: PositionView, width: int) -> Panel:
    columns = max(1, (width - 4) // _CARD)
    cards = [_card(card) for card in position["districts"]]
    table = Table.grid(padding=0)
    for _ in range(min(columns, max(len(cards), 1))):
        table.add_column(width=_CARD)
    for first in range(0, len(cards), columns):
        if first:
            table.add_row("")
        table.add_row(*cards[first : first + columns])
    return panel("District cards: turned and mirrored at will", table)


def _card(card: DistrictCardView) -> Group:
    one, other = card["pair"]
    top = row_of([colour_chip(one), colour_chip(card["corner"])], "")
    top.append(f"{marked('', card['origin'])} {shown(card['first'])} VP", style="bold")
    low = row_of([Text(" · ", style="dim"), colour_chip(other)], "")
    low.append(f" then {shown(card['again'])}")
    gold = Text(f"{card['gold']} gold " if card["gold"] else "no gold ", style="" if card["gold"] else "dim")
    gold.append_text(row_of([seat_badge(seat) for seat in card["matched"]]))
    towers = Text("towers ", style="dim")
    towers.append_text(row_of([colour_chip(colour) for colour in card["towers"]], ""))
    return Group(top, low, gold, towers)
