"""The map in the terminal: every hex six characters wide, drawn with half blocks so that edges slant.

A row of hexes takes three lines; the first of them it shares with the row above. One character holds
two dots, one above the other, so a hex is six dots wide and eight high, and the rows are six apart.
"""

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from hexarch.core.drawing.terminal import Cell, Drawn, lines_of
from hexarch.games.terra_mystica.picture.palette import BUILDING_CODES, LIGHT, SEAT_MARKS, TERRAIN_LETTERS
from hexarch.games.terra_mystica.view.shapes import HexView, PositionView

WIDTH: Final = 6
_PITCH: Final = 6
# First and last dot of each line of dots of a hex.
_SPANS: Final = ((2, 4), (1, 5), (0, 6), (0, 6), (0, 6), (0, 6), (1, 5), (2, 4))
_WATER: Final = "#A9C8D6"
_EDGE: Final = "#FFFFFF"


@dataclass
class _Cell(Cell):
    """A character; where it is a blank, its two dots show."""

    top: str = ""
    bottom: str = ""
    bridged: bool = False

    def drawn(self) -> Drawn:
        if self.sign != " " or self.ground:
            return super().drawn()
        if self.bridged and self.top == self.bottom:
            return "█", Style(color=self.top)
        if self.top == self.bottom:
            return " ", Style(bgcolor=self.top or None)
        if not self.top:
            return "▄", Style(color=self.bottom)
        return "▀", Style(color=self.top, bgcolor=self.bottom or None)


class MapPicture:
    """A grid of characters on which the map is drawn."""

    def __init__(self, position: PositionView) -> None:
        self.position = position
        land = position["map"]
        self.columns = land["columns"] * WIDTH
        self.lines = land["rows"] * 3 + 1
        self.cells = [[_Cell() for _ in range(self.columns)] for _ in range(self.lines)]
        self.places = {hex_["name"]: self._place(hex_) for hex_ in land["hexes"]}
        for hex_ in land["hexes"]:
            self._ground(hex_)
        for bridge in land["bridges"]:
            self._bridge(bridge["hexes"], bridge["seat"])
        for hex_ in land["hexes"]:
            if not hex_["river"]:
                self._label(hex_)
        for skip in land["skips"]:
            self._mark(skip["river"], skip["seat"])

    def _place(self, hex_: HexView) -> tuple[int, int]:
        """Return the first column and first line of dots."""
        return round(hex_["x"] * WIDTH), hex_["row"] * _PITCH

    def _colours(self, seat: int) -> tuple[str, str]:
        return LIGHT.players[self.position["players"][seat]["colour"]]

    def _dot(self, column: int, line: int, colour: str) -> None:
        if 0 <= column < self.columns and 0 <= line < 2 * self.lines:
            cell = self.cells[line // 2][column]
            if line % 2:
                cell.bottom = colour
            else:
                cell.top = colour

    def _ground(self, hex_: HexView) -> None:
        colour = _WATER if hex_["river"] else LIGHT.terrain[hex_["terrain"]][0]
        left, top = self.places[hex_["name"]]
        for line, (first, last) in enumerate(_SPANS):
            for column in range(first, last):
                self._dot(left + column, top + line, colour)

    def _write(self, column: int, line: int, text: str, ink: str, ground: str = "", bold: bool = False) -> None:
        for i, sign in enumerate(text):
            cell = self.cells[line][column + i]
            cell.sign, cell.ink, cell.bold = sign, ink, bold
            cell.ground = ground or cell.top

    def _label(self, hex_: HexView) -> None:
        left, top = self.places[hex_["name"]]
        line = top // 2 + 1
        ink = LIGHT.terrain[hex_["terrain"]][1]
        for i in (0, 1):
            self._write(left, line + i, "▏", _EDGE)
        seat, building = hex_["seat"], hex_["building"]
        if seat is None or building is None:
            self._write(left + 1, line, hex_["name"].center(4), ink, bold=True)
            self._write(left + 2, line + 1, TERRAIN_LETTERS[hex_["terrain"]].center(2), ink)
            return
        self._write(left + 1, line, f"{hex_['name']}{SEAT_MARKS[seat]}".center(4), ink, bold=True)
        fill, mark = self._colours(seat)
        sides = "«»" if hex_["town"] else "▐▌"
        self._write(left + 1, line + 1, sides[0], ink if hex_["town"] else _EDGE, bold=True)
        self._write(left + 2, line + 1, BUILDING_CODES[building].center(2), mark, fill, bold=True)
        self._write(left + 4, line + 1, sides[1], ink if hex_["town"] else _EDGE, bold=True)

    def _bridge(self, names: list[str], seat: int) -> None:
        """Draw a line of dots over the water, from shore to shore."""
        (ax, ay), (bx, by) = self.places[names[0]], self.places[names[1]]
        colour = self._colours(seat)[0]
        steps = 24
        for i in range(steps + 1):
            part = 0.25 + 0.5 * i / steps
            column = ax + (bx - ax) * part + WIDTH / 2
            line = ay + (by - ay) * part + len(_SPANS) / 2
            for across in (-0.5, 0.5):
                self._over_water(int(column + across), int(line), colour)

    def _over_water(self, column: int, line: int, colour: str) -> None:
        cell = self.cells[line // 2][column]
        if (cell.bottom if line % 2 else cell.top) == _WATER:
            self._dot(column, line, colour)
            cell.bridged = True

    def _mark(self, river: str, seat: int) -> None:
        """Mark a river space that a town skips."""
        left, top = self.places[river]
        fill, mark = self._colours(seat)
        self._write(left + 2, top // 2 + 1, SEAT_MARKS[seat].center(2), mark, fill, bold=True)

    def text(self) -> Text:
        """Return the whole map."""
        return lines_of((cell.drawn() for cell in row) for row in self.cells)
