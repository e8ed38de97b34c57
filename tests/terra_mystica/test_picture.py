"""The pictures: the SVG is valid and complete, and the terminal's picture fits its width."""

import io
import xml.etree.ElementTree as Xml

import pytest
from rich.console import Console

from hexarch.core.conformance import random_game
from hexarch.core.drawing.sheet import SEAT_SHAPES
from hexarch.core.drawing.terminal import NARROW
from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.notation import BUILDING_CODES
from hexarch.games.terra_mystica.picture import palette
from hexarch.games.terra_mystica.picture.palette import PALETTES, TERRAIN_LETTERS
from hexarch.games.terra_mystica.picture.svg import svg
from hexarch.games.terra_mystica.picture.terminal import render
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.view import position
from tests.terra_mystica.positions import league_positions, random_positions
from tests.terra_mystica.scenario import Table

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "defs", "symbol", "pattern", "clipPath", "g", "path", "rect", "circle", "text", "use"}


def some_positions() -> list[State]:
    return [*random_positions()[::3], *league_positions()[::3], league_positions()[-1]]


def drawn(state: State, width: int, color: bool = True) -> str:
    """Return what a terminal would show, without colours."""
    out = io.StringIO()
    system = "truecolor" if color else None
    console = Console(width=width, file=out, force_terminal=color, color_system=system, record=True)  # type: ignore[arg-type]
    console.print(render(position(state), width))
    return console.export_text()


def test_svg_is_well_formed_and_contains_every_building() -> None:
    for state in some_positions():
        root = Xml.fromstring(svg(state))
        found = {
            (group.get("data-hex"), group.get("data-building"), int(group.get("data-seat", "-1")))
            for group in root.iter(f"{SVG}g")
            if group.get("data-hex")
        }
        hexes = position(state)["map"]["hexes"]
        assert found == {(h["name"], h["building"], h["seat"]) for h in hexes if h["building"]}
        bridges = {group.get("data-bridge") for group in root.iter(f"{SVG}g")} - {None}
        assert bridges == {":".join(bridge["hexes"]) for bridge in position(state)["map"]["bridges"]}


def test_svg_shows_every_hex_and_player() -> None:
    for state in some_positions():
        view = position(state)
        texts = [text.text for text in Xml.fromstring(svg(state)).iter(f"{SVG}text")]
        for hex_ in view["map"]["hexes"]:
            assert (hex_["name"] in texts) != hex_["river"]
        for player in view["players"]:
            assert player["faction"].capitalize() in texts
            assert str(player["points"]) in texts


def test_svg_stands_alone() -> None:
    """It has no script, style sheet or external reference, and defines every icon that it uses."""
    for theme in PALETTES:
        root = Xml.fromstring(svg(league_positions()[-1], theme=theme))
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED
        defined = {element.get("id") for element in root.iter()} - {None}
        for use in root.iter(f"{SVG}use"):
            assert use.get("href", "").removeprefix("#") in defined
        text = svg(league_positions()[-1], theme=theme)
        assert text.count("http") == 1
        assert "url(#river)" in text


def test_svg_escapes_names() -> None:
    name = '<script>alert("&")</script>'
    root = Xml.fromstring(svg(league_positions()[-1], names=[name]))
    assert not list(root.iter(f"{SVG}script"))
    assert any(name in (text.text or "") for text in root.iter(f"{SVG}text"))


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(RuleError, match="light, dark"):
        svg(league_positions()[0], theme="sepia")


def test_svg_walls_every_town_and_marks_skipped_rivers() -> None:
    table = Table("mermaids", "engineers")
    fill, _ = PALETTES["light"].players["blue"]
    wall = f'stroke="{fill}" stroke-width="3.4"'
    assert wall not in svg(table.state)
    table.clear_map()
    table.put("mermaids", "dwelling", "E4", "D5", "C3", "A4")
    table.player("mermaids").towns = table.player("mermaids").built
    assert svg(table.state).count(wall) == len(position(table.state)["players"][0]["town_groups"]) == 3
    disc = f'r="9" fill="{fill}"'
    assert disc not in svg(table.state)
    table.player("mermaids").skips = 1 << table.hex("r5") | 1 << table.hex("r7")
    assert svg(table.state).count(disc) == 2


@pytest.mark.parametrize("width", [80, 120, 200])
def test_terminal_shows_everything_and_keeps_to_its_width(width: int) -> None:
    for state in some_positions()[width // 40 :: 9]:  # others at each width
        view = position(state)
        text = drawn(state, width)
        assert max(len(line) for line in text.splitlines()) <= width
        for hex_ in view["map"]["hexes"]:
            assert hex_["river"] or hex_["name"] in text
        for player in view["players"]:
            assert player["faction"].capitalize() in text
            assert f"{player['points']} VP" in text
        on_map = "\n".join(line[:NARROW] for line in text.splitlines())
        for kind in BOARD.buildings:
            code = f"{palette.BUILDING_CODES[kind]:<2}"
            shown = on_map.count(f"▐{code}▌") + on_map.count(f"«{code}»")
            assert shown == sum(hex_["building"] == kind for hex_ in view["map"]["hexes"])


@pytest.mark.parametrize("name", map_names())
@pytest.mark.parametrize("players", [2, 5, *(pytest.param(number, marks=pytest.mark.long) for number in (3, 4, 6, 7))])
def test_every_map_and_number_of_players_can_be_drawn(players: int, name: str) -> None:
    ledger = random_game(GAME, GAME.options({"map": name}, players), seed=players)
    for count in (0, len(ledger.entries) // 3, len(ledger.entries)):
        state = ledger.at(count).state
        assert Xml.fromstring(svg(state)).tag == f"{SVG}svg"
        text = drawn(state, 120)
        assert max(len(line) for line in text.splitlines()) <= 120
        names = [hex_["name"] for hex_ in position(state)["map"]["hexes"] if not hex_["river"]]
        assert all(hex_ in text for hex_ in names)


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(palette.SEAT_MARKS)) == len(set(SEAT_SHAPES)) == max(GAME.seats)


def test_terminal_below_the_width_of_the_map_still_shows_it() -> None:
    lines = drawn(league_positions()[5], NARROW).splitlines()
    assert any("I12" in line for line in lines)


def test_terminal_works_without_colours() -> None:
    assert "plains" in drawn(league_positions()[5], 80, color=False)


def test_the_terminal_uses_the_codes_of_the_notation() -> None:
    assert tuple(palette.BUILDING_CODES[kind] for kind in BOARD.buildings) == BUILDING_CODES
    assert len(set(TERRAIN_LETTERS.values())) == len(BOARD.terrains)
