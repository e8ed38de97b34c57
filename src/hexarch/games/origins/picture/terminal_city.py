"""A city in the terminal: tiles of eleven by three characters, seats of power where four of them meet.

A city too wide for the terminal continues in another band below.
"""

from typing import Final

from rich.console import Group
from rich.text import Text

from hexarch.core.drawing.terminal import Cell, lines_of
from hexarch.games.origins.picture.palette import COLOUR_MARKS, LIGHT
from hexarch.games.origins.picture.symbols import building_name, find_building
from hexarch.games.origins.view.shapes import PlayerView, PositionView, SeatOfPowerView, TileView

WIDE: Final = 11
TALL: Final = 3
_FREE: Final = "◇"


class CityPicture:
    """A grid of characters on which a city is drawn."""

    def __init__(self, position: PositionView, player: PlayerView) -> None:
        self.position = position
        self.player = player
        self.city = player["city"]
        self.columns, self.lines = self.city["columns"] * WIDE, self.city["rows"] * TALL
        self.cells = [[Cell() for _ in range(self.columns)] for _ in range(self.lines)]
        for tile in self.city["tiles"]:
            self._tile(tile)
        for seat in self.city["seats"]:
            self._seat(seat)

    def _corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the first column and line of a tile."""
        return (column - self.city["left"]) * WIDE, (row - self.city["top"]) * TALL

    def _write(self, column: int, line: int, text: str, ink: str, ground: str, bold: bool = False) -> None:
        for i, sign in enumerate(text):
            self.cells[line][column + i] = Cell(sign, ink, ground, bold)

    def _tile(self, tile: TileView) -> None:
        left, top = self._corner(tile["row"], tile["column"])
        fill, ground = LIGHT.line_2, LIGHT.grey_tile
        mark = " "
        if tile["colour"]:
            fill, _, ground = LIGHT.dice[tile["colour"]]
            mark = COLOUR_MARKS[tile["colour"]]
        name = tile["kind"].capitalize()
        if tile["building"] and tile["kind"] == "building":
            name = building_name(find_building(self.position, tile["building"]))
        first, _, second = name.partition(" ")
        if len(name) < WIDE:
            first, second = name, ""
        for line, text in enumerate((mark, _cut(first), _cut(second))):
            self._write(left, top + line, "▏", fill, ground)
            ink = fill if line == 0 else LIGHT.ink
            self._write(left + 1, top + line, text.center(WIDE - 1), ink, ground, bold=line < 2)
        if tile["kind"] == "palace":
            self._towers(left, top + 2, ground)

    def _towers(self, left: int, line: int, ground: str) -> None:
        """Write the heights of the towers on the palace, colour by colour."""
        self._write(left + 1, line, " " * (WIDE - 1), LIGHT.ink, ground)
        for i, (colour, height) in enumerate(self.player["towers"].items()):
            fill, ink, _ = LIGHT.dice[colour]
            self._write(left + 1 + 2 * i, line, f"{height:<2}", ink, fill, bold=True)

    def _seat(self, seat: SeatOfPowerView) -> None:
        column, line = self._corner(seat["row"] + 1, seat["column"] + 1)
        die = seat["die"]
        if die:
            fill, ink, _ = LIGHT.dice[die["colour"]]
            self._write(column - 1, line, f"{COLOUR_MARKS[die['colour']]}{die['value']} ", ink, fill, bold=True)
        else:
            self._write(column - 1, line, f" {_FREE} ", LIGHT.ink, LIGHT.paper, bold=True)

    def bands(self, width: int) -> Group:
        """Return the city in bands of whole tiles, none wider than the terminal."""
        step = max(1, width // WIDE) * WIDE
        return Group(*(self._text(first, min(first + step, self.columns)) for first in range(0, self.columns, step)))

    def _text(self, first: int, end: int) -> Text:
        return lines_of((cell.drawn() for cell in row[first:end]) for row in self.cells)


def _cut(word: str) -> str:
    return word if len(word) < WIDE else f"{word[: WIDE - 2]}."
