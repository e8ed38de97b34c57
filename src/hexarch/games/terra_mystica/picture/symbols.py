"""Components as numbers and icons, the same in the terminal and in the SVG."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.metrics import Part
from hexarch.games.terra_mystica.view.shapes import (
    CardView,
    FavorView,
    Goods,
    PassingView,
    PositionView,
    PowerActionView,
    ScoringView,
    SpecialView,
    TownView,
)

ICON_OF: Final = {
    "coins": "coin",
    "workers": "worker",
    "priests": "priest",
    "power": "power",
    "points": "vp",
    "tokens": "power",
    "spades": "spade",
    "spade": "spade",
    "cult_steps": "cultstep",
    "shipping": "ship",
    "bridges": "bridge",
    "keys": "key",
    "town": "town",
    "dwelling": "dwelling",
    "trading house": "trading",
    "temple": "temple",
    "stronghold": "stronghold",
    "sanctuary": "sanctuary",
    "free_dwellings": "dwelling",
    "free_trading_houses": "trading",
    "sandstorms": "spade",
    "turns": "turns",
}
# Separates the things that a card counts together.
_MANY: Final = " and "


def goods_parts(goods: Goods, sign: str = "") -> list[Part]:
    return [Part(f"{sign}{goods[name]}", icon) for name, icon in ICON_OF.items() if name in goods]


def seat_title(position: PositionView, seat: int, names: Sequence[str] = ()) -> str:
    """Return a seat's faction and, if known, the player's name."""
    faction = position["picks"][seat] or f"player {seat + 1}"
    title = faction.capitalize()
    return f"{title} ({names[seat]})" if seat < len(names) and names[seat] else title


def counted_icons(counts: str) -> list[Part]:
    return [Part("", ICON_OF[name]) for name in counts.split(_MANY)]


def passing_parts(passing: PassingView) -> list[Part]:
    """Return what is counted, and the points for each; all the numbers if they do not simply multiply."""
    points = passing["points"]
    if all(value == number * points[1] for number, value in enumerate(points)):
        text = str(points[1])
    else:
        text = "/".join(str(value) for value in points[1:])
    return [*counted_icons(passing["counts"]), Part(text, "vp")]


def card_parts(card: CardView) -> tuple[list[Part], list[Part]]:
    """Return the income, and what else the card does."""
    extra = [Part("", ICON_OF[name]) for name in card["action"]]
    if card["shipping"]:
        extra.append(Part(f"+{card['shipping']}", "ship"))
    if card["passing"]:
        extra += passing_parts(card["passing"])
    return goods_parts(card["income"], "+"), extra


def favor_parts(tile: FavorView) -> list[Part]:
    """Return what a favor tile does besides its steps."""
    parts = goods_parts(tile["income"], "+")
    parts += [Part("", ICON_OF[name]) for name in tile["action"]]
    if tile["town_power"]:
        parts.append(Part(str(tile["town_power"]), "town"))
    for thing, points in tile["points"].items():
        parts += [Part("", ICON_OF[thing]), Part(str(points), "vp")]
    if tile["passing"]:
        parts += passing_parts(tile["passing"])
    return parts


def town_parts(tile: TownView) -> list[Part]:
    """Return what a town tile brings besides points and its first key."""
    parts = goods_parts(tile["gain"])
    if tile["keys"] > 1:
        parts.append(Part(str(tile["keys"]), "key"))
    return parts


def scoring_parts(tile: ScoringView) -> tuple[list[Part], list[Part]]:
    """Return what scores during the round, and the reward after it."""
    scores = [Part("", ICON_OF[thing]) for thing in tile["counts"]]
    scores.append(Part(f"+{tile['points']}", "vp"))
    if not tile["reward"]:
        return scores, []
    per = Part(str(tile["reward_per"]), ICON_OF.get(tile["reward_for"], tile["reward_for"]))
    return scores, [per, Part("→"), *goods_parts(tile["reward"])]


def power_action_parts(action: PowerActionView) -> list[Part]:
    return goods_parts(action["gain"])


def special_parts(special: SpecialView) -> list[Part]:
    return [*goods_parts(special["cost"], "-"), *goods_parts(special["gain"])]
