"""A player's board in the terminal: the city, and goods, workers, towers, tracks and the outlook beside or below it."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.games.origins.picture.signs import ZODIAC_SIGNS
from hexarch.games.origins.picture.symbols import seat_title, shown
from hexarch.games.origins.picture.terminal_city import WIDE, CityPicture
from hexarch.games.origins.picture.terminal_signs import colour_chip, die_chip, row_of, seat_badge, speaker_chip
from hexarch.games.origins.view.shapes import FreemanView, PlayerView, PositionView

# The least room for the facts beside a city.
_FACTS: Final = 34
_FRAME: Final = 4


def board_panel(position: PositionView, player: PlayerView, names: Sequence[str], width: int) -> Panel:
    seat = player["seat"]
    title = seat_badge(seat, seat_title(position, seat, names))
    title.append(f" {player['points']} VP ", style="bold not dim")
    for note in _notes(position, player):
        title.append(f"{note} ")
    return Panel(
        _content(position, player, width - _FRAME),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style="bold" if seat == position["asked"] else "dim",
        width=width,
        padding=(0, 1),
    )


def _notes(position: PositionView, player: PlayerView) -> list[str]:
    found = ["Bulwark"] if player["seat"] == position["bulwark"] else []
    if position["winners"] is not None:
        return [*found, "wins"] if player["seat"] in position["winners"] else found
    return [*found, "passed"] if player["passed"] else found


def _content(position: PositionView, player: PlayerView, room: int) -> RenderableType:
    picture = CityPicture(position, player)
    facts = _facts(player)
    beside = room - picture.columns - 2
    if beside < _FACTS:
        return Group(picture.bands(room), Text(""), facts)
    grid = Table.grid(padding=0)
    grid.add_column(width=picture.columns + 2)
    grid.add_column(width=beside)
    grid.add_row(picture.bands(max(picture.columns, WIDE)), facts)
    return grid


def _facts(player: PlayerView) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    table.add_row("goods", _goods(player))
    table.add_row("at home", _at_home(player))
    if away := _away(player):
        table.add_row("at sites", away)
    table.add_row("bases", _bases(player))
    table.add_row("advisors", _advisors(player))
    table.add_row("tracks", _tracks(player))
    if player["cards"]:
        table.add_row("cards", Text("; ".join(f"{card}: {ZODIAC_SIGNS[card].text}" for card in player["cards"])))
    if player["stored"]:
        table.add_row("stored", Text(", ".join(player["stored"])))
    final = player["final"]
    if final:
        sources = f"gold {final['gold']}, advisors {final['advisors']}, temples {final['temples']}"
        table.add_row("if over", Text(f"{final['total']} VP: {sources}, districts {final['districts']}"))
    return table


def _goods(player: PlayerView) -> Text:
    text = Text()
    amounts = (
        (player["stone"], "stone"),
        (player["food"], "food"),
        (player["wisdom"], "wisdom"),
        (player["gold"], "gold"),
        (player["tokens"], "token" if player["tokens"] == 1 else "tokens"),
    )
    for amount, word in amounts:
        text.append(" " if text else "")
        text.append(str(amount), style="bold")
        text.append(f" {word}")
    return text


def _die(die: FreemanView) -> Text:
    return die_chip({"colour": die["colour"], "value": die["value"]})


def _at_home(player: PlayerView) -> Text:
    workers = [_die(die) for die in player["freemen"] if die["site"] is None]
    workers += [speaker_chip(value) for value in player["speakers"]]
    if player["archon"] is None:
        workers.append(Text("Archon", style="bold"))
    return row_of(workers) if workers else Text("nobody", style="dim")


def _away(player: PlayerView) -> Text:
    workers = [_die(die).append(f"at {die['site']}") for die in player["freemen"] if die["site"] is not None]
    if player["archon"] is not None:
        workers.append(Text(f"Archon at {player['archon']}"))
    return row_of(workers)


def _bases(player: PlayerView) -> Text:
    view = player["population"]
    text = Text(f"{view['bases']}, {view['free']} free")
    left = view["costs"][view["bought"] :]
    if left:
        costs = ", ".join(shown(cost) for cost in left)
        text.append(f"; next for {costs} food, the last +{shown(view['last_points'])} VP", style="dim")
    return text


def _advisors(player: PlayerView) -> Text:
    view = player["advisors"]
    text = Text()
    for i, points in enumerate(view["track"]):
        text.append(" " if i else "")
        if i < len(view["colours"]):
            text.append_text(colour_chip(view["colours"][i]))
        text.append(shown(points), style="bold" if i == len(view["colours"]) - 1 else "dim")
    return text.append(" VP", style="dim")


def _tracks(player: PlayerView) -> Text:
    temples = ", ".join(f"{name} {place}" for name, place in player["temples"].items())
    return Text(f"military {player['strength']}, {temples}")
