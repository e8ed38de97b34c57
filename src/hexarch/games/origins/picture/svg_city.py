"""A city in the SVG: octagonal tiles on a square grid; where four corners meet lies a seat of power."""

from typing import Final

from hexarch.games.origins.picture.sheet import Sheet, number, text_width
from hexarch.games.origins.picture.symbols import agora_parts, building_icon, building_name, die_name, find_building
from hexarch.games.origins.view.shapes import PlayerView, PositionView, SeatOfPowerView, TileView

TILE: Final = 66
_CORNER: Final = 11
_SEAT: Final = 15
# Below this scale names would be too small; the tiles then show larger icons.
_READABLE: Final = 0.72


def octagon(x: float, y: float, size: float, corner: float) -> str:
    a, b = corner, size - corner
    points = ((a, 0), (b, 0), (size, a), (size, b), (b, size), (a, size), (0, b), (0, a))
    return "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in points) + "z"


class CityDrawing:
    def __init__(self, sheet: Sheet, position: PositionView, player: PlayerView) -> None:
        self.sheet, self.position, self.player = sheet, position, player
        self.palette = sheet.palette
        self.city = player["city"]
        self.named = True

    def draw(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the city centred in a box, as large as it fits but at most 1.25 times its natural size."""
        across, down = self.city["columns"] * TILE, self.city["rows"] * TILE
        scale = min(1.25, width / across, height / down)
        self.named = scale >= _READABLE
        left, top = x + (width - across * scale) / 2, y + (height - down * scale) / 2
        self.sheet.open(transform=f"translate({number(left)} {number(top)}) scale({scale:.4f})")
        for tile in self.city["tiles"]:
            self._tile(tile)
        for seat in self.city["seats"]:
            self._seat(seat)
        self.sheet.close()

    def _corner(self, row: int, column: int) -> tuple[float, float]:
        return (column - self.city["left"]) * TILE, (row - self.city["top"]) * TILE

    def _tile(self, tile: TileView) -> None:
        sheet, palette = self.sheet, self.palette
        x, y = self._corner(tile["row"], tile["column"])
        kind = tile["kind"]
        name = tile["building"] if kind == "building" and tile["building"] else kind.capitalize()
        is_named = tile["building"] is not None and kind in ("building", "farm")
        title = building_name(find_building(self.position, tile["building"] or "")) if is_named else name
        what = f"farm ({title} face down)" if kind == "farm" else title
        sheet.open(
            title=f"{tile['cell']} {what}", cell=tile["cell"], tile=name, seat=str(self.player["seat"]), kind=kind
        )
        fill, ground = palette.line_2, palette.grey_tile
        if tile["colour"]:
            fill, _, ground = palette.dice[tile["colour"]]
        sheet.path(octagon(x + 1.2, y + 1.2, TILE - 2.4, _CORNER), ground, fill, 1.6)
        if tile["colour"]:
            size = 12 if self.named else 20
            sheet.icon(tile["colour"], x + TILE / 2 - size / 2, y + 6, size, fill, ground)
        if kind == "palace":
            self._towers(x, y)
        else:
            self._picture(name, tile, x, y, ground)
        if self.named:
            self._name(title if kind == "building" else name, x + TILE / 2, y)
        sheet.close()

    def _picture(self, name: str, tile: TileView, x: float, y: float, ground: str) -> None:
        icon = building_icon(find_building(self.position, name)) if tile["kind"] == "building" else tile["kind"]
        size, top = (16.0, 20.5) if self.named else (28.0, 29.0 if tile["colour"] else 19.0)
        self.sheet.icon(icon, x + (TILE - size) / 2, y + top, size, self.palette.text_2, ground)
        if tile["kind"] == "agora" and self.named:
            parts = agora_parts(self.position["agora"])
            self.sheet.fitted(x + TILE / 2 - 13, y + 15, parts, 9.5, 34, ground)

    def _name(self, name: str, x: float, y: float) -> None:
        """Draw a name on one line or two, whichever fits between the corners."""
        words = name.split(" ", 1) if text_width(name, 10) > TILE - 8 else [name]
        for i, word in enumerate(words):
            size = min(10.0, 10.0 * (TILE - 8) / text_width(word, 10))
            base = y + (56 if len(words) == 1 else 47 + i * 10.5)
            self.sheet.text(x, base, word, size, weight=500, anchor="middle")

    def _towers(self, x: float, y: float) -> None:
        """Draw the towers on the palace, one column per colour."""
        low = y + (42 if self.named else 56)
        for i, (colour, height) in enumerate(self.player["towers"].items()):
            step = min(7.5, (low - y - 8) / max(height, 1))
            for level in range(height):
                left, top = x + 7.2 + i * 10.6, low - (level + 1) * step
                self.sheet.rect(left, top, 9.2, step - 1.1, self.palette.dice[colour][0], 2.2)

    def _seat(self, seat: SeatOfPowerView) -> None:
        sheet, palette = self.sheet, self.palette
        x, y = self._corner(seat["row"] + 1, seat["column"] + 1)
        die = seat["die"]
        title = f"seat of power {seat['cell']}: {die_name(die) if die else 'free'}"
        sheet.open(title=title, power=seat["cell"], seat=str(self.player["seat"]))
        diamond = f"M{x} {y - _SEAT}L{x + _SEAT} {y}L{x} {y + _SEAT}L{x - _SEAT} {y}z"
        points = self._points(seat)
        line = palette.accent if points else palette.text_2
        sheet.path(diamond, palette.surface, palette.line_2 if die else line, 1.6)
        if die:
            sheet.die(die, x, y, 18)
        elif points:
            sheet.text(x, y + 4, str(points), 11, palette.accent, 700, "middle")
        sheet.close()

    def _points(self, seat: SeatOfPowerView) -> int:
        """Return the most points that a district card would give for closing here."""
        cards = [card for card in self.position["districts"] if card["number"] in seat["cards"]]
        again = self.player["matched"]
        return max([(card["again" if card["number"] in again else "first"])["value"] for card in cards], default=0)
