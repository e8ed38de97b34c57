"""The pictures: the SVG is valid and complete, and the terminal's picture fits its width."""

import io
import xml.etree.ElementTree as Xml
from collections import Counter

import pytest
from rich.console import Console

from hexarch.core.drawing.terminal import NARROW
from hexarch.core.game import RuleError
from hexarch.games.origins.city import City, cell_at
from hexarch.games.origins.picture.palette import COLOUR_MARKS, PALETTES, SEAT_MARKS
from hexarch.games.origins.picture.sheet import ICONS
from hexarch.games.origins.picture.signs import BUILDING_SIGNS, ZODIAC_SIGNS
from hexarch.games.origins.picture.svg import svg
from hexarch.games.origins.picture.symbols import LEGEND, MARK, building_parts, shown
from hexarch.games.origins.picture.terminal import render
from hexarch.games.origins.picture.terminal_city import CityPicture
from hexarch.games.origins.picture.terminal_signs import building_words
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, MAX_PLAYERS, ZODIAC
from hexarch.games.origins.view import position
from tests.origins.looking import few_positions
from tests.origins.scenario import Table

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "defs", "symbol", "g", "path", "rect", "text", "use"}


def drawn(state: State, width: int, color: bool = True) -> str:
    """Return what a terminal would show, without colours."""
    out = io.StringIO()
    system = "truecolor" if color else None
    console = Console(width=width, file=out, force_terminal=color, color_system=system, record=True)  # type: ignore[arg-type]
    console.print(render(position(state), width))
    return console.export_text()


def long_city(tiles: int) -> State:
    """Return the widest possible city: all tiles in one row."""
    table = Table(3)
    state = table.state
    row = {cell_at(0, east): 0 for east in range(1, tiles)}
    state.players[0].city = City({**state.players[0].city.tiles, **row}, (), state.setup.colour_of)
    return state


def test_svg_shows_every_tile_of_every_city() -> None:
    for state in [*few_positions(), long_city(30)]:
        root = Xml.fromstring(svg(state))
        groups = [group for group in root.iter(f"{SVG}g") if group.get("data-cell")]
        found = Counter(
            (g.get("data-seat"), g.get("data-cell"), g.get("data-kind"), g.get("data-tile")) for g in groups
        )
        wanted = Counter(
            (str(player["seat"]), tile["cell"], tile["kind"], _tile_name(tile["kind"], tile["building"]))
            for player in position(state)["players"]
            for tile in player["city"]["tiles"]
        )
        assert found == wanted


def _tile_name(kind: str, building: str | None) -> str:
    return building or "" if kind == "building" else kind.capitalize()


def test_svg_shows_every_seat_of_power_with_its_die() -> None:
    for state in few_positions():
        root = Xml.fromstring(svg(state))
        found = sorted(
            (group.get("data-seat"), group.findtext(f"{SVG}title"))
            for group in root.iter(f"{SVG}g")
            if group.get("data-power")
        )
        wanted = []
        for player in position(state)["players"]:
            for seat in player["city"]["seats"]:
                die = f"{seat['die']['colour']} {seat['die']['value']}" if seat["die"] else "free"
                wanted.append((str(player["seat"]), f"seat of power {seat['cell']}: {die}"))
        assert found == sorted(wanted)


def test_svg_shows_players_sites_market_and_cards() -> None:
    for state in few_positions():
        view = position(state)
        root = Xml.fromstring(svg(state))
        texts = [text.text for text in root.iter(f"{SVG}text")]
        for player in view["players"]:
            assert player["name"].capitalize() in texts
            assert str(player["points"]) in texts
        groups = list(root.iter(f"{SVG}g"))
        for name, wanted in (
            ("site", [str(site["number"]) for site in view["sites"]]),
            ("market", [space["building"] for space in view["market"] if space["building"]]),
            ("stack", list(COLOURS)),
            ("district", [str(card["number"]) for card in view["districts"]]),
            ("temple", [temple["name"] for temple in view["temples"]]),
            ("zodiac", [temple["card"] for temple in view["temples"] if temple["card"]]),
        ):
            assert [group.get(f"data-{name}") for group in groups if group.get(f"data-{name}")] == wanted


def test_svg_stands_alone() -> None:
    """It has no script, style sheet or external reference, and defines every icon that it uses."""
    for theme in PALETTES:
        text = svg(few_positions()[-1], theme=theme)
        root = Xml.fromstring(text)
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED
        defined = {element.get("id") for element in root.iter()} - {None}
        for use in root.iter(f"{SVG}use"):
            assert use.get("href", "").removeprefix("#") in defined
        assert text.count("http") == 1


def test_svg_escapes_names() -> None:
    name = '<script>alert("&")</script>'
    root = Xml.fromstring(svg(Table().state, names=[name]))
    assert not list(root.iter(f"{SVG}script"))
    assert any(name in (text.text or "") for text in root.iter(f"{SVG}text"))


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(RuleError, match="light, dark"):
        svg(Table().state, theme="sepia")


def test_values_that_are_ours_are_marked_in_the_pictures() -> None:
    state = Table().state
    view = position(state)
    text = svg(state)
    assert LEGEND in text
    assert LEGEND in drawn(state, 80)
    assert MARK in LEGEND
    assert [shown(space["wisdom"]) for space in view["market"]] == ["0°", "1°", "2", "3°", "4°"]
    assert all(f">{shown(space['points'])}<" in text for space in view["temples"][0]["spaces"][1:])
    for space in view["market"]:
        assert f"{shown(space['wisdom'])} wisdom" in drawn(state, 80)


def test_an_owner_s_value_is_not_marked() -> None:
    state = Table(components={"market": {"wisdom": [7, 7, 7, 7, 7]}}).state
    assert "7 wisdom" in drawn(state, 80)
    assert "7° wisdom" not in drawn(state, 80)


@pytest.mark.parametrize("width", [80, 120, 200])
def test_terminal_shows_everything_and_keeps_to_its_width(width: int) -> None:
    for state in few_positions()[::2]:
        view = position(state)
        text = drawn(state, width)
        assert max(len(line) for line in text.splitlines()) <= width
        for player in view["players"]:
            assert player["name"].capitalize() in text
            assert f"{player['points']} VP" in text
        for space in view["market"]:
            assert space["building"] is None or space["building"] in text
        for temple in view["temples"]:
            assert temple["name"] in text
            assert temple["card"] is None or temple["card"] in text
        assert text.count("Palace") == len(view["players"])


@pytest.mark.parametrize("width", [NARROW, 120])
def test_terminal_shows_a_city_that_is_wider_than_itself(width: int) -> None:
    state = long_city(30)
    text = drawn(state, width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert text.count(BUILDINGS[0]) == 29


def test_a_city_in_the_terminal_has_every_tile() -> None:
    for state in few_positions():
        view = position(state)
        for player in view["players"]:
            picture = CityPicture(view, player)
            lines = ["".join(cell.sign for cell in row) for row in picture.cells]
            names = Counter(
                tile["building"] if tile["kind"] == "building" else tile["kind"] for tile in player["city"]["tiles"]
            )
            shown_words = Counter("".join(lines[1::3]).replace("▏", " ").split())
            assert shown_words["Agora"] == shown_words["Palace"] == 1
            assert shown_words["Farm"] == names["farm"]
            assert sum(row.count("◇") for row in lines) == sum(not seat["die"] for seat in player["city"]["seats"])


def test_terminal_works_without_colours() -> None:
    assert "Building market" in drawn(Table().state, 80, color=False)


def test_no_meaning_depends_on_colour_alone() -> None:
    assert len(set(SEAT_MARKS)) == MAX_PLAYERS
    assert set(COLOUR_MARKS) == set(COLOURS)
    assert len(set(COLOUR_MARKS.values())) == len(COLOURS)
    for palette in PALETTES.values():
        assert set(palette.dice) == set(COLOURS)
        assert len(palette.seats) == MAX_PLAYERS


def test_every_component_has_a_symbol() -> None:
    assert set(ZODIAC_SIGNS) == set(ZODIAC)
    buildings = position(Table().state)["buildings"]
    assert set(BUILDING_SIGNS) == {building["name"] for building in buildings if building["ability"]["special"]}
    for building in buildings:
        assert building_words(building)
        assert building_parts(building)
        assert all(part.icon in ICONS or not part.icon for part in building_parts(building))
