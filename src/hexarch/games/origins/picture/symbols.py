"""Components as numbers and icons, the same in the terminal and in the SVG.

A value that this project chose has a small mark, and the pictures end with a line that explains it.
"""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.signs import BUILDING_SIGNS
from hexarch.games.origins.view.printed import OURS
from hexarch.games.origins.view.shapes import AgoraView, BuildingView, DieView, EffectView, EndView, PositionView, Value

MARK: Final = "°"
LEGEND: Final = f"Values marked {MARK} are Hexarch's own: the rulebook does not give them."
ICON_OF: Final = {
    "stone": "stone",
    "food": "food",
    "wisdom": "wisdom",
    "gold": "gold",
    "basic": "basic",
    "points": "vp",
    "spaces": "march",
}
_COUNTED: Final = {
    "farms": "farm",
    "empty neighbours": "gap",
    "closed districts": "seat",
    "advisors": "chevrons",
    "freemen": "citizen",
    "freeman colours": "citizen",
    "building colours": "building",
    "zodiac cards": "zodiac",
    "tiles of this kind": "copy",
}
_ENDS: Final = {
    "temples_topped": "Temple tops",
    "district_gold_gone": "District gold",
    "towers_gone": "Tower colours",
    "die_missing": "Missing die",
    "rounds_played": "Rounds",
}


def shown(value: Value, sign: str = "") -> str:
    return f"{sign}{value['value']}{MARK if value['origin'] == OURS else ''}"


def marked(text: str, origin: str) -> str:
    return f"{text}{MARK}" if origin == OURS else text


def seat_title(position: PositionView, seat: int, names: Sequence[str] = ()) -> str:
    """Return a seat's name and, if known, the player's."""
    title = position["players"][seat]["name"].capitalize()
    return f"{title} ({names[seat]})" if seat < len(names) and names[seat] else title


def effect_parts(effect: EffectView) -> list[Part]:
    parts = [Part(shown(value, "-"), ICON_OF[name]) for name, value in effect["pay"].items()]
    if parts:
        parts.append(Part("→"))
    gain = effect["gain"]
    parts += [Part(shown(gain[name], "+"), icon) for name, icon in ICON_OF.items() if name in gain and name != "spaces"]
    if "exchange" in gain:
        parts += [Part("", "basic"), Part("→"), Part(shown(gain["exchange"]), "gold")]
    parts += _military_parts(effect) + _step_parts(effect)
    if "buys" in gain:
        parts.append(Part("buy", "building"))
    if "citizens" in gain:
        parts.append(Part("free" if effect["free"] else "take", "citizen"))
    if "speakers" in gain:
        parts.append(Part("take", "speaker"))
    if "feeds" in gain:
        parts += [Part(f"to {shown(gain['feeds'])}", "food"), Part("→"), Part("+1", "die1"), Part("or 1", "march")]
    return parts + _each_parts(effect)


def _military_parts(effect: EffectView) -> list[Part]:
    parts = [Part(shown(effect["gain"]["spaces"]), "march")] if "spaces" in effect["gain"] else []
    if effect["attack"]:
        parts.append(Part("and" if effect["attack"] == "and" else "or", "attack"))
    return parts


def _step_parts(effect: EffectView) -> list[Part]:
    gain, parts = effect["gain"], []
    if "steps" in gain:
        parts.append(Part(shown(gain["steps"]), effect["temple"] or "temple"))
    if effect["takes_card"]:
        parts.append(Part("and", "zodiac"))
    if "gold_steps" in gain:
        parts += [Part("-1", "gold"), Part("→"), Part(shown(gain["gold_steps"]), "temple")]
    return parts


def _each_parts(effect: EffectView) -> list[Part]:
    """Return what is gained for counted things."""
    if not effect["per"]:
        return []
    parts = [Part(shown(value, "+"), ICON_OF[name]) for name, value in effect["each"].items()]
    if effect["points_by"]:
        parts = [Part("/".join(str(points) for points in effect["points_by"][1:]), "vp")]
    parts.append(Part("by" if effect["points_by"] else "each"))
    return parts + [part for what in effect["per"] for part in _counted(what)]


def _counted(what: str) -> list[Part]:
    first, _, rest = what.partition(" ")
    if rest in ("buildings", "freemen"):
        return [Part("", "building" if rest == "buildings" else "citizen", first)]
    if rest == "colours":
        return [Part("", _COUNTED[what]), Part("", "colours")]
    return [Part("", _COUNTED[what])]


def building_parts(building: BuildingView) -> list[Part]:
    """Return the ability of a tile; special rules are only hinted at by an icon."""
    parts = effect_parts(building["ability"])
    sign = BUILDING_SIGNS.get(building["name"])
    return [*parts, Part("", sign.sign)] if sign else parts


def building_icon(building: BuildingView) -> str:
    """Return the icon that stands for a tile in a city: what it brings."""
    icons = [part.icon for part in building_parts(building) if part.icon]
    return icons[0] if icons else "building"


def agora_parts(agora: AgoraView) -> list[Part]:
    return effect_parts(agora["ability"])


def find_building(position: PositionView, name: str) -> BuildingView:
    return next(building for building in position["buildings"] if building["name"] == name)


def building_name(building: BuildingView) -> str:
    """Return the name in the owner's file, else the usual one."""
    return building["given_name"] or building["name"]


def die_name(die: DieView) -> str:
    return f"{die['colour']} {die['value']}"


def end_texts(position: PositionView) -> list[tuple[str, str, bool]]:
    """Return what ends the game, how near it is, and whether it holds."""
    return [(_ENDS[end["name"]], _nearness(position, end), end["holds"]) for end in position["ends"]]


def _nearness(position: PositionView, end: EndView) -> str:
    now, limit = end["now"], end["limit"]
    if end["name"] == "temples_topped":
        return f"{now} steps away"
    if end["name"] == "district_gold_gone":
        return f"{now} card{'' if now == 1 else 's'} with gold"
    if end["name"] == "towers_gone":
        return f"{now}, ends at {limit}"
    if end["name"] == "die_missing":
        missing = position["dice"]["missing"]
        return f"{', '.join(missing)} missing" if missing else f"{now} of a colour left"
    return f"{now} to come"
