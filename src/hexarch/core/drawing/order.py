"""The order of play at the top of a picture."""

from collections.abc import Callable
from typing import Any

from hexarch.core.drawing.sheet import Sheet

_BASE_LINE = 33.5


def draw_order(
    sheet: Sheet[Any],
    position: Any,
    right: float,
    title_of: Callable[[int], str],
    icons: tuple[float, float],
    draw_seat: Callable[[int, float, float], None],
) -> None:
    """Draw the seats in the order of play, up to the right edge, with a check mark for those who have passed.

    `icons` is the room before the title and after it. `draw_seat` draws a seat's icons and gets the left edge and the
    end of the title.
    """
    palette = sheet.palette
    before, after = icons
    x = right
    for seat in reversed(position["order"]):
        title = title_of(seat)
        long = sheet.metrics.text_width(title, 13)
        passed = position["players"][seat]["passed"] and position["phase"] != "over"
        width = before + long + after + (18 if passed else 0)
        x -= width
        asked = seat == position["asked"]
        if asked:
            sheet.rect(x, 14, width, 30, palette.accent_soft, 15, palette.accent)
        sheet.text(x + before, _BASE_LINE, title, 13, weight=600 if asked else 500)
        draw_seat(seat, x, x + before + long)
        if passed:
            sheet.icon("check", x + width - 22, 21, 15, palette.text_2)
        x -= 8
    sheet.text(x - 4, _BASE_LINE, "Order of play", 11, palette.text_3, anchor="end")
