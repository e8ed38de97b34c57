"""A player's board in the SVG: the city, and beside or below it goods, workers, towers, tracks and the outlook."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.sheet import Sheet, parts_width, text_width
from hexarch.games.origins.picture.svg_city import CityDrawing
from hexarch.games.origins.picture.symbols import seat_title, shown
from hexarch.games.origins.view.shapes import PlayerView, PositionView

HEAD: Final = 48
# Height of everything but the head and the city.
FACTS: Final = 270
# Width of the facts where they stand beside the city.
BESIDE: Final = 306
_LABEL: Final = 70
_CHIP: Final = 15


class BoardDrawing:
    def __init__(self, sheet: Sheet, position: PositionView, player: PlayerView, names: Sequence[str]) -> None:
        self.sheet, self.position, self.player, self.names = sheet, position, player, names
        self.palette = sheet.palette
        self.left = self.right = 0.0

    def draw(self, x: float, y: float, width: float, height: float, beside: bool) -> None:
        palette, seat = self.palette, self.player["seat"]
        fill, _ = palette.seats[seat]
        asked = seat == self.position["asked"]
        self.sheet.open(player=str(seat))
        self.sheet.rect(x, y, width, height, palette.surface, 10, palette.accent if asked else palette.line)
        self.sheet.path(f"M{x + 10} {y + 1.75}h{width - 20}", line=fill, width=3.5, stroke_linecap="round")
        self._head(x + 16, y, x + width - 14)
        across = width - BESIDE - 8 if beside else width - 16
        down = height - HEAD - 8 if beside else height - HEAD - FACTS
        self.sheet.rect(x + 8, y + HEAD, across, down, palette.surface_2, 8)
        CityDrawing(self.sheet, self.position, self.player).draw(x + 18, y + HEAD + 10, across - 20, down - 20)
        self.left, self.right = x + (width - BESIDE + 14 if beside else 16), x + width - 14
        top = y + HEAD + (max(8.0, (down - FACTS) / 2) if beside else down + 6)
        self._facts(top)
        self.sheet.close()

    def _head(self, left: float, y: float, right: float) -> None:
        sheet, player, palette = self.sheet, self.player, self.palette
        sheet.token(player["seat"], left + 8, y + 26, 20)
        title = seat_title(self.position, player["seat"])
        sheet.text(left + 26, y + 31, title, 16, weight=600)
        x = left + 26 + text_width(title, 16) + 10
        name = self.names[player["seat"]] if player["seat"] < len(self.names) else ""
        if player["seat"] == self.position["bulwark"]:
            sheet.icon("bulwark", x, y + 17, 16)
            x += 23
        note = " · ".join(part for part in (name, self._status()) if part)
        sheet.text(x, y + 30.5, note, 12, palette.text_3)
        sheet.text(right - 26, y + 34, str(player["points"]), 24, weight=700, anchor="end")
        sheet.icon("vp", right - 21, y + 15, 20)

    def _status(self) -> str:
        winners = self.position["winners"]
        if winners is not None:
            return "wins" if self.player["seat"] in winners else ""
        if self.player["passed"]:
            return "passed"
        return "to move" if self.player["seat"] == self.position["turn"] else ""

    def _facts(self, y: float) -> None:
        self._goods(y)
        for i, (label, row) in enumerate(
            (
                ("Workers", self._workers),
                ("Towers", self._towers),
                ("Population", self._population),
                ("Advisors", self._advisors),
                ("Held", self._held),
            )
        ):
            base = y + 66 + i * 36
            self.sheet.text(self.left, base, label, 12, self.palette.text_3)
            row(self.left + _LABEL, base)
        self._outlook(y + 66 + 5 * 36 + 2)

    def _goods(self, y: float) -> None:
        sheet, palette, player = self.sheet, self.palette, self.player
        sheet.rect(self.left, y, self.right - self.left, 32, palette.surface_2, 8)
        shown_goods = (
            ("stone", player["stone"]),
            ("food", player["food"]),
            ("wisdom", player["wisdom"]),
            ("gold", player["gold"]),
            ("chevrons", player["tokens"]),
        )
        step = (self.right - self.left - 12) / len(shown_goods)
        for i, (icon, amount) in enumerate(shown_goods):
            x = self.left + 8 + i * step
            sheet.icon(icon, x, y + 7.5, 17, "", palette.surface_2)
            sheet.text(x + 21, y + 21.5, str(amount), 16, weight=700)

    def _workers(self, x: float, y: float) -> None:
        """Draw the workers: those at home in full size, those at a site with the site's number."""
        sheet, player = self.sheet, self.player
        at_home = [die for die in player["freemen"] if die["site"] is None]
        away = len(player["freemen"]) - len(at_home) + (player["archon"] is not None)
        count = len(at_home) + len(player["speakers"]) + (player["archon"] is None)
        note = f"{away} at sites" if away else ""
        room = self.right - x - 24 - (text_width(note, 11) + 10 if note else 0)
        step = min(33.0, room / max(count - 1, 1))
        middle = x + 13
        for die in at_home:
            sheet.die({"colour": die["colour"], "value": die["value"]}, middle, y - 4, 20, player["seat"])
            middle += step
        for value in player["speakers"]:
            sheet.speaker(value, middle, y - 4, 22)
            middle += step
        if player["archon"] is None:
            sheet.archon(player["seat"], middle, y - 4, 23)
        sheet.text(self.right, y, note, 11, self.palette.text_3, anchor="end")

    def _towers(self, x: float, y: float) -> None:
        step = (self.right - x) / len(self.player["towers"])
        for i, (colour, height) in enumerate(self.player["towers"].items()):
            self.sheet.colour_chip(colour, x + i * step, y - 12, _CHIP)
            self.sheet.text(x + i * step + 20, y, str(height), 13, weight=700)

    def _population(self, x: float, y: float) -> None:
        """Draw the population track: bought bases are ticked, the next ones show their price in food."""
        sheet, palette, view = self.sheet, self.palette, self.player["population"]
        fill, mark = palette.seats[self.player["seat"]]
        for i, cost in enumerate(view["costs"]):
            left = x + i * 38
            bought = i < view["bought"]
            sheet.rect(left, y - 15, 34, 21, fill if bought else palette.surface_2, 6, palette.line)
            if bought:
                sheet.icon("check", left + 10, y - 11.5, 14, mark)
            else:
                part = [Part(shown(cost), "food")]
                sheet.parts(left + 17 - parts_width(part, 11) / 2, y, part, 11, "", palette.surface_2)
        note = f"{view['free']} free"
        sheet.text(self.right, y, note, 11, palette.text_3, anchor="end")

    def _advisors(self, x: float, y: float) -> None:
        sheet, palette, view = self.sheet, self.palette, self.player["advisors"]
        for i, points in enumerate(view["track"]):
            left = x + i * 41.5
            if i < len(view["colours"]):
                colour = view["colours"][i]
                sheet.rect(left, y - 15, 38.5, 21, palette.dice[colour][2], 6, palette.dice[colour][0])
                sheet.colour_chip(colour, left + 3, y - 11.5, 14)
                sheet.text(left + 28, y, shown(points), 11, "", 600, "middle")
            else:
                sheet.rect(left, y - 15, 38.5, 21, palette.surface_2, 6, palette.line)
                part = [Part(shown(points), "vp")]
                sheet.parts(left + 19 - parts_width(part, 11) / 2, y, part, 11, "", palette.surface_2)

    def _held(self, x: float, y: float) -> None:
        """Draw zodiac cards and stored tiles."""
        parts: list[Part] = []
        for card in self.player["cards"]:
            parts += [Part("", card), Part(f"{card} ")]
        for name in self.player["stored"]:
            parts += [Part("", "building"), Part(f"{name} ")]
        if parts:
            self.sheet.fitted(x, y, parts, 12, self.right - x)
        else:
            self.sheet.text(x, y, "no zodiac card", 11, self.palette.text_3)

    def _outlook(self, y: float) -> None:
        """Draw the points by source if the game ended now."""
        sheet, final = self.sheet, self.player["final"]
        sheet.path(f"M{self.left} {y - 22}H{self.right}", line=self.palette.line)
        if final is None:
            sheet.text(self.left, y, "final score", 12, self.palette.text_3)
            return
        sheet.text(self.left, y, "Ended now", 12, self.palette.text_3)
        sources = (
            ("gold", final["gold"]),
            ("chevrons", final["advisors"]),
            ("temple", final["temples"]),
            ("seat", final["districts"]),
        )
        parts = [Part(f"+{points}", icon) for icon, points in sources]
        sheet.parts(self.left + _LABEL, y, parts, 11, self.palette.text_2)
        total = [Part(str(final["total"]), "vp")]
        sheet.parts(self.right - parts_width(total, 14), y, total, 14)
