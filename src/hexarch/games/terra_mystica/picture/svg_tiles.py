"""Panels of the SVG: scoring tiles, power actions, bonus cards, cults, favor and town tiles."""

from hexarch.core.drawing.metrics import Part
from hexarch.games.terra_mystica.picture.sheet import Sheet, parts_width
from hexarch.games.terra_mystica.picture.symbols import (
    card_parts,
    favor_parts,
    power_action_parts,
    scoring_parts,
    town_parts,
)
from hexarch.games.terra_mystica.view.shapes import CardView, CultView, FavorView, PositionView, TownView


def _centred(sheet: Sheet, x: float, y: float, parts: list[Part], size: float, ink: str = "", ground: str = "") -> None:
    sheet.parts(x - parts_width(parts, size) / 2, y, parts, size, ink, ground)


def scoring(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    sheet.panel(x, y, width, height, "Scoring", "end of round")
    step = (height - 38) / max(len(position["scoring"]), 1)
    for i, tile in enumerate(position["scoring"]):
        top = y + 32 + i * step
        middle = top + step / 2
        current, past = tile["status"] == "current", tile["status"] == "past"
        ink = palette.text_3 if past else ""
        if current:
            sheet.rect(x + 6, top, width - 12, step, palette.accent_soft, 7)
            sheet.rect(x + 11, middle - 9, 18, 18, palette.accent, 5)
        number_ink = palette.surface if current else palette.text_3
        sheet.text(x + 20, middle + 4.3, str(tile["round"]), 12, number_ink, 700 if current else 500, "middle")
        if past:
            sheet.path(f"M{x + 14} {middle}h12", line=palette.text_3)
        scores, reward = scoring_parts(tile)
        ground = palette.accent_soft if current else ""
        sheet.parts(x + 38, middle + 4.8, scores, 14, ink, ground)
        if reward:
            width_of = parts_width(reward, 12)
            sheet.parts(x + width - 14 - width_of, middle + 4.4, reward, 12, ink, ground)
        else:
            sheet.text(x + width - 14, middle + 4, "final scoring", 11, palette.text_3, anchor="end")


def power_actions(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    free = sum(not action["used"] for action in position["power_actions"])
    sheet.panel(x, y, width, height, "Power actions", f"{free} of {len(position['power_actions'])} left")
    across, down = (width - 20 - 12) / 3, (height - 32 - 10 - 6) / 2
    for i, action in enumerate(position["power_actions"]):
        left, top = x + 10 + i % 3 * (across + 6), y + 32 + i // 3 * (down + 6)
        used = action["used"]
        sheet.open(title=f"{action['name']}{', used' if used else ''}")
        ink = palette.text_3 if used else ""
        sheet.rect(left, top, across, down, "url(#used)" if used else palette.surface_2, 8, palette.line)
        ground = palette.surface_2
        _centred(sheet, left + across / 2, top + 17, [Part(str(action["cost"]), "power")], 12, ink, ground)
        _centred(sheet, left + across / 2, top + down - 9, power_action_parts(action), 15, ink, ground)
        sheet.close()


def bonus_cards(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    cards = sorted(position["cards"], key=lambda card: card["holder"] is not None)
    free = sum(card["holder"] is None for card in cards)
    sheet.panel(x, y, width, height, "Bonus cards", f"{free} free")
    columns = 3 if len(cards) <= 9 else 4
    rows = max(-(-len(cards) // columns), 1)
    across, down = (width - 20 - 6 * (columns - 1)) / columns, (height - 32 - 10 - 6 * (rows - 1)) / rows
    for i, card in enumerate(cards):
        left, top = x + 10 + i % columns * (across + 6), y + 32 + i // columns * (down + 6)
        _bonus_card(sheet, position, card, left, top, across, down)


def _bonus_card(
    sheet: Sheet, position: PositionView, card: CardView, x: float, y: float, width: float, height: float
) -> None:
    palette = sheet.palette
    held = card["holder"] is not None
    sheet.open(title=card["name"])
    ground = palette.surface if held else palette.surface_2
    sheet.rect(x, y, width, height, ground, 7, palette.line)
    income, extra = card_parts(card)
    lines = [(line, palette.text_3 if held else "") for line in (income, extra) if line]
    if card["coins"] and not held:
        lines.append(([Part("on it"), Part(str(card["coins"]), "coin")], palette.icons["coin"]))
    size = 11.5 if width >= 66 else 10.5
    step = size * 1.32
    base = y + height / 2 - (len(lines) - 1) * step / 2 + size * 0.36
    for i, (line, ink) in enumerate(lines):
        _centred(sheet, x + width / 2, base + i * step, line, size, ink, ground)
    if card["holder"] is not None:
        sheet.token(card["holder"], position["players"][card["holder"]]["colour"], x + width - 8, y + 8, 12)
    sheet.close()


def cults(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    places = ", ".join(str(space) for space, power in enumerate(position["cult_power"]) if power)
    sheet.panel(x, y, width, height, "Cults", f"power at {places}   ·   priests")
    step = (height - 40) / len(position["cults"])
    for i, cult in enumerate(position["cults"]):
        _cult(sheet, position, cult, x, y + 32 + i * step, width, step)


def _cult(
    sheet: Sheet, position: PositionView, cult: CultView, x: float, y: float, width: float, height: float
) -> None:
    palette = sheet.palette
    cell, tall = (width - 38 - 10 - 12) / 15, height - 6
    sheet.open(title=cult["name"], cult=cult["name"])
    sheet.icon(cult["name"], x + 12, y + height / 2 - 9, 18)
    for space, power in enumerate(position["cult_power"]):
        left = x + 38 + space * cell
        fill = palette.accent_soft if power else palette.surface_2
        sheet.rect(left + 0.5, y + 3, cell - 2, tall, fill, 4, palette.accent_line if power else palette.line)
        seats = [seat for seat, place in enumerate(cult["positions"]) if place == space]
        if seats:
            _tokens(sheet, position, seats, left + cell / 2 - 0.5, y + 3 + tall / 2)
        elif space == len(position["cult_power"]) - 1:
            sheet.icon("key", left + cell / 2 - 6, y + 3 + tall / 2 - 6, 11, palette.text_3)
        else:
            sheet.text(left + cell / 2 - 0.5, y + 7 + tall / 2, str(space), 11, palette.text_3, anchor="middle")
    for number, spot in enumerate(cult["order"]):
        left = x + 38 + 10 + (len(position["cult_power"]) + number) * cell
        taken = spot["seat"] is not None
        sheet.rect(left + 0.5, y + 3, cell - 2, tall, palette.sunken if taken else palette.surface, 4, palette.line)
        if spot["seat"] is None:
            sheet.text(left + cell / 2 - 0.5, y + 7 + tall / 2, str(spot["steps"]), 11, palette.text_3, anchor="middle")
        else:
            _tokens(sheet, position, [spot["seat"]], left + cell / 2 - 0.5, y + 3 + tall / 2)
    sheet.close()


def _tokens(sheet: Sheet, position: PositionView, seats: list[int], x: float, y: float) -> None:
    """Draw up to five tokens in one cell, two abreast."""
    small = len(seats) > 1
    rows = (len(seats) + 1) // 2
    for i, seat in enumerate(seats):
        alone = i == len(seats) - 1 and len(seats) % 2 == 1
        dx = 0.0 if alone else (i % 2 - 0.5) * 8.6
        dy = (i // 2 - (rows - 1) / 2) * 9
        sheet.token(seat, position["players"][seat]["colour"], x + dx, y + dy, 8.6 if small else 13)


def favors(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    sheet.panel(x, y, width, height, "Favor tiles", "dots: copies left")
    names = [cult["name"] for cult in position["cults"]]
    rows = max(-(-len(position["favors"]) // len(names)), 1)
    across = (width - 20 - 6 * (len(names) - 1)) / len(names)
    down = (height - 32 - 10 - 6 * (rows - 1)) / rows
    seen = dict.fromkeys(names, 0)
    for tile in position["favors"]:
        column = names.index(tile["cult"])
        left, top = x + 10 + column * (across + 6), y + 32 + seen[tile["cult"]] * (down + 6)
        seen[tile["cult"]] += 1
        _favor(sheet, tile, left, top, across, down)


def _favor(sheet: Sheet, tile: FavorView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    gone = not tile["left"]
    ink, ground = _open_tile(sheet, tile, x, y, width, height)
    if not gone:
        sheet.rect(x + 4, y, width - 8, 2, palette.icons[tile["cult"]])
    sheet.icon(tile["cult"], x + 6, y + 7, 13, ink, ground)
    sheet.text(x + 21, y + 18, str(tile["steps"]), 12, ink or palette.icons[tile["cult"]], 600)
    _copies(sheet, tile["left"], x + width - 7, y + 12)
    parts = favor_parts(tile)
    size = min(11.0, 11.0 * (width - 12) / max(parts_width(parts, 11), 1))
    sheet.parts(x + 6, y + height - 8, parts, size, ink, ground)
    if gone:
        _strike(sheet, x, y, width, height)
    sheet.close()


def towns(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    sheet.panel(x, y, width, height, "Town tiles")
    columns = 4
    rows = max(-(-len(position["towns"]) // columns), 1)
    across = (width - 20 - 6 * (columns - 1)) / columns
    down = (height - 32 - 10 - 6 * (rows - 1)) / rows
    for i, tile in enumerate(position["towns"]):
        _town(sheet, tile, x + 10 + i % columns * (across + 6), y + 32 + i // columns * (down + 6), across, down)


def _town(sheet: Sheet, tile: TownView, x: float, y: float, width: float, height: float) -> None:
    ink, ground = _open_tile(sheet, tile, x, y, width, height)
    sheet.parts(x + 6, y + 17, [Part(str(tile["points"]), "vp")], 13, ink, ground)
    sheet.parts(x + 6, y + height - 8, town_parts(tile), 11, ink, ground)
    _copies(sheet, tile["left"], x + width - 7, y + 12)
    if not tile["left"]:
        _strike(sheet, x, y, width, height)
    sheet.close()


def _open_tile(
    sheet: Sheet, tile: FavorView | TownView, x: float, y: float, width: float, height: float
) -> tuple[str, str]:
    """Begin a favor or town tile and return its ink and its ground, which are pale when no copy is left."""
    palette = sheet.palette
    ink, ground = ("", palette.surface_2) if tile["left"] else (palette.text_3, palette.surface)
    sheet.open(title=f"{tile['name']}, {tile['left']} left")
    sheet.rect(x, y, width, height, ground, 6, palette.line)
    return ink, ground


def _copies(sheet: Sheet, left: int, x: float, y: float) -> None:
    for i in range(left):
        sheet.circle(x - 6 * i, y, 1.9, sheet.palette.text_2)


def _strike(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    sheet.path(
        f"M{x + 5:.1f} {y + height - 5:.1f}L{x + width - 5:.1f} {y + 5:.1f}", line=sheet.palette.line_2, width=1.2
    )
