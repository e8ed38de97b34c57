"""Faction boards in the SVG: goods, bowls, rows of buildings, tracks, tiles, and the outlook."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.metrics import Part
from hexarch.games.terra_mystica.picture.sheet import Sheet, parts_width, text_width
from hexarch.games.terra_mystica.picture.symbols import (
    ICON_OF,
    card_parts,
    favor_parts,
    goods_parts,
    seat_title,
    special_parts,
    town_parts,
)
from hexarch.games.terra_mystica.view.shapes import BuildingRowView, PlayerView, PositionView

HEIGHT: Final = 412
_TAG: Final = 20
_STEP: Final = 17
_ROOMY: Final = 300
# What a tag says, the colour of its lower edge, and whether it is used up.
Tag = tuple[list[Part], str, bool]


class BoardDrawing:
    def __init__(self, sheet: Sheet, position: PositionView, player: PlayerView, x: float, y: float, width: float):
        self.sheet, self.position, self.player = sheet, position, player
        self.palette = sheet.palette
        self.x, self.y, self.width = x, y, width
        self.fill, self.mark = self.palette.players[player["colour"]]
        self.left, self.right = x + 16, x + width - 14

    def draw(self, names: Sequence[str]) -> None:
        palette, x, y = self.palette, self.x, self.y
        asked = self.player["seat"] == self.position["asked"]
        self.sheet.open(seat=str(self.player["seat"]), faction=self.player["faction"])
        self.sheet.rect(x, y, self.width, HEIGHT, palette.surface, 10, palette.accent if asked else palette.line)
        self.sheet.path(f"M{x + 10} {y + 1.75}h{self.width - 20}", line=self.fill, width=3.5, stroke_linecap="round")
        self._head(names)
        self._goods(y + 70)
        self._bowls(y + 84)
        for i, row in enumerate(self.player["buildings"]):
            self._row(row, y + 152 + i * 23)
        self._tracks(y + 284)
        self._tags(y + 296)
        self._outlook(y + HEIGHT - 30)
        self.sheet.close()

    def _head(self, names: Sequence[str]) -> None:
        sheet, player, y = self.sheet, self.player, self.y
        sheet.disc(player["terrain"], player["colour"], self.left + 13, y + 28, 13)
        title = seat_title(self.position, player["seat"])
        sheet.text(self.left + 36, y + 26, title, 16, weight=600)
        sheet.token(player["seat"], player["colour"], self.left + 36 + 6, y + 37, 12)
        name = names[player["seat"]] if player["seat"] < len(names) else ""
        note = " · ".join(part for part in (name, self._status()) if part)
        sheet.text(self.left + 53, y + 41, note, 11, self.palette.text_3)
        sheet.text(self.right - 26, y + 33, str(player["points"]), 24, weight=700, anchor="end")
        sheet.icon("vp", self.right - 21, y + 14, 20)

    def _status(self) -> str:
        player = self.player
        offers = [offer for offer in self.position["offers"] if offer["seat"] == player["seat"]]
        if player["dropped"]:
            return "left the game"
        if self.position["phase"] == "over":
            return ""
        if offers:
            return f"may take {', '.join(str(offer['gain']) for offer in offers)} power"
        if player["passed"]:
            return "passed"
        return "to move" if player["seat"] == self.position["turn"] else ""

    def _goods(self, y: float) -> None:
        player = self.player
        most = player["priests"] + player["priests_left"]
        shown = [
            ("coin", player["coins"], ""),
            ("worker", player["workers"], ""),
            ("priest", player["priests"], f"/{most}"),
        ]
        shown += [("key", player["keys"], ""), ("bridge", player["bridges_left"], "")]
        step = (self.right - self.left) / len(shown)
        for i, (icon, amount, rest) in enumerate(shown):
            x = self.left + i * step
            ink = "" if i < 3 else self.palette.text_2
            self.sheet.icon(icon, x, y - 15, 18, ink)
            self.sheet.text(x + 22, y, str(amount), 16, weight=700)
            if rest:
                self.sheet.text(x + 23 + text_width(str(amount), 16), y, rest, 11, self.palette.text_3)

    def _bowls(self, y: float) -> None:
        sheet, palette = self.sheet, self.palette
        step = (self.right - self.left) / 3
        for i, tokens in enumerate(self.player["bowls"]):
            x = self.left + (i + 0.5) * step
            fill = palette.accent_soft if i == 2 else palette.sunken
            sheet.path(f"M{x - 31:.1f} {y + 16}c0 20 13 30 31 30s31-10 31-30z", fill, palette.line_2)
            sheet.text(x - 3, y + 11, "I" * (i + 1), 11, palette.text_3, anchor="end")
            sheet.text(x + 3, y + 11.5, str(tokens), 13, weight=700)
            for token in range(min(tokens, 12)):
                line, place = divmod(token, 4)
                across = min(tokens - 4 * line, 4)
                sheet.circle(x + (place - (across - 1) / 2) * 9, y + 39 - line * 9, 3.7, palette.icons["power"])
            if i < 2:
                d = f"M{x + step / 2 - 5:.1f} {y + 28}h9m-3.500-3.500 3.500 3.500-3.500 3.500"
                sheet.path(d, line=palette.text_3, width=1.4)

    def _row(self, row: BuildingRowView, y: float) -> None:
        """Draw one kind of building: pieces on the map and left, cost of the next, income."""
        sheet, palette = self.sheet, self.palette
        icon = ICON_OF[row["kind"]]
        most = max(other["built"] + other["left"] for other in self.player["buildings"])
        pitch = min(15.5, (self.right - self.left - 138) / most)
        size = 12 if pitch == 15.5 else 11
        for i in range(row["built"] + row["left"]):
            x = self.left + i * pitch
            if i < row["built"]:
                sheet.rect(x, y - 13, pitch - 1, 17, self.fill, 3)
                sheet.icon(icon, x + 1, y - 10.5, pitch - 3, self.mark, self.fill)
            else:
                sheet.icon(icon, x + 1, y - 10.5, pitch - 3, palette.line_2)
        if row["left"]:
            sheet.parts(self.left + most * pitch + 6, y, self._cost(row), size)
        income = goods_parts(row["income"], "+")
        if income:
            sheet.parts(self.right - parts_width(income, size), y, income, size)
        elif row["next_income"]:
            after = goods_parts(row["next_income"], "+")
            sheet.parts(self.right - parts_width(after, size), y, after, size, palette.line_2)

    def _cost(self, row: BuildingRowView) -> list[Part]:
        alone = row["cost_alone"] or row["cost"]
        return [
            Part(str(amount) if alone[name] == amount else f"{amount}/{alone[name]}", ICON_OF[name])
            for name, amount in row["cost"].items()
        ]

    def _tracks(self, y: float) -> None:
        sheet, player = self.sheet, self.player
        sheet.path(f"M{self.left} {y - 22}H{self.right}", line=self.palette.line)
        x = self.left
        shipping, digging, jump = player["shipping"], player["digging"], player["jump"]
        if shipping["most"]:
            sheet.icon("ship", x, y - 13, 16)
            x = self._steps(x + 20, y, shipping["level"], shipping["most"], shipping["reach"]) + 8
        if jump:
            words = f"{jump['name']} {jump['range']}"
            sheet.text(x, y, words, 12, self.palette.text_2)
            sheet.parts(x + text_width(words, 12) + 5, y, goods_parts(jump["cost"]), 12)
        cost = goods_parts(digging["spade"])
        x = self.right - parts_width(cost, 12)
        sheet.parts(x, y, cost, 12)
        x -= 6 + (_STEP * (digging["most"] + 1) if digging["most"] else 0)
        if digging["most"]:
            self._steps(x, y, digging["level"], digging["most"], digging["level"])
        sheet.icon("spade", x - 19, y - 13, 16)

    def _steps(self, x: float, y: float, level: int, most: int, reach: int) -> float:
        """Draw a track; a frame shows how far the bonus card reaches."""
        palette = self.palette
        for step in range(most + 1):
            on = step == level
            line = palette.accent if step == reach != level else palette.line
            self.sheet.rect(x, y - 14, _STEP - 2, 18, self.fill if on else palette.sunken, 4, line)
            ink, weight = (self.mark, 600) if on else (palette.text_3, 400)
            self.sheet.text(x + _STEP / 2 - 1, y - 0.8, str(step), 11, ink, weight, "middle")
            x += _STEP
        return x

    def _tags(self, y: float) -> None:
        """Draw card, favor tiles, town tiles and special actions as small tags."""
        x = self.left
        for parts, colour, used in self._all_tags():
            width = parts_width(parts, 11) + 10
            if x + width > self.right:
                x, y = self.left, y + _TAG + 5
            ground = self.palette.surface if used else self.palette.sunken
            self.sheet.rect(x, y, width, _TAG, ground, 5, self.palette.line)
            if colour:
                self.sheet.rect(x + 3, y + _TAG - 2, width - 6, 2, colour)
            self.sheet.parts(x + 5, y + 14, parts, 11, self.palette.text_3 if used else "", ground)
            if used:
                self.sheet.path(f"M{x + 4:.1f} {y + _TAG / 2}h{width - 8:.1f}", line=self.palette.text_3)
            x += width + 5

    def _all_tags(self) -> list[Tag]:
        player, position = self.player, self.position
        tags: list[Tag] = []
        for card in position["cards"]:
            if card["name"] == player["card"]:
                income, extra = card_parts(card)
                tags.append(([*income, *extra], self.palette.icons["coin"], False))
        for favor in position["favors"]:
            if favor["name"] in player["favors"]:
                parts = favor_parts(favor) or [Part(str(favor["steps"]), favor["cult"])]
                tags.append((parts, self.palette.icons[favor["cult"]], False))
        for name in player["towns"]:
            town = next(tile for tile in position["towns"] if tile["name"] == name)
            tags.append(([Part("", "town"), Part(str(town["points"]), "vp"), *town_parts(town)], self.fill, False))
        for special in player["specials"]:
            if special["source"] in ("stronghold", "faction") or special["used"]:
                tags.append(([Part(special["name"]), *special_parts(special)], "", special["used"]))
        return tags

    def _outlook(self, y: float) -> None:
        sheet, palette, player = self.sheet, self.palette, self.player
        sheet.path(f"M{self.left} {y - 16}H{self.right}", line=palette.line)
        if player["income"]:
            sheet.text(self.left, y, "Next income", 11, palette.text_3)
            parts = goods_parts(player["income"]["total"])
            sheet.parts(self.right - parts_width(parts, 12), y, parts, 12)
        if player["final"]:
            final = player["final"]
            cults = sum(final["cults"].values())
            label = "If it ended now" if self.width >= _ROOMY else "If over"
            sheet.text(self.left, y + 19, label, 11, palette.text_3)
            text = f"cults {cults}, network {final['network']}, goods {final['resources']}"
            total = [Part(str(final["total"]), "vp")]
            edge = self.right - parts_width(total, 12)
            sheet.text(edge - 8, y + 19, text, 11, palette.text_3, anchor="end")
            sheet.parts(edge, y + 19, total, 12)
