"""The values printed on the components, each with its origin: book, inferred, ours or owner."""

from functools import lru_cache
from typing import Final

from hexarch.core.aliases import Ints, Names
from hexarch.games.origins.components import Effect
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, ZODIAC, origin
from hexarch.games.origins.view.shapes import AgoraView, BuildingView, EffectView, MainActionView, Name, Value

OURS: Final = "ours"
_GAINED: Final = (
    "stone",
    "food",
    "wisdom",
    "gold",
    "basic",
    "points",
    "exchange",
    "spaces",
    "steps",
    "gold_steps",
    "buys",
    "citizens",
    "speakers",
    "feeds",
)


@lru_cache(maxsize=4096)
def _origin(path: str, changes: str) -> str:
    return origin(path, changes)[0]


def origin_of(state: State, path: str) -> str:
    """Return where the value at a path of the component file comes from."""
    return _origin(path, state.setup.options.components)


def weakest_origin(state: State, *paths: str) -> str:
    """Return "ours" if any of the values is ours."""
    found = [origin_of(state, path) for path in paths]
    return OURS if OURS in found else found[0]


def value(state: State, path: str, number: int) -> Value:
    return {"value": number, "origin": origin_of(state, path)}


def name(state: State, path: str, text: str) -> Name:
    return {"value": text, "origin": origin_of(state, path)}


def values(state: State, path: str, numbers: Ints) -> list[Value]:
    """Return a printed row of numbers. It is shared, and must not be changed."""
    return _values(path, state.setup.options.components, numbers)


@lru_cache(maxsize=1024)
def _values(path: str, changes: str, numbers: Ints) -> list[Value]:
    return [{"value": number, "origin": _origin(f"{path}.{place}", changes)} for place, number in enumerate(numbers)]


def effect_view(state: State, path: str, effect: Effect, special: bool = False) -> EffectView:
    """Return what a component does. It is shared, and must not be changed: components are in every view."""
    return _effect_view(path, state.setup.options.components, effect, special)


@lru_cache(maxsize=1024)
def _effect_view(path: str, changes: str, effect: Effect, special: bool) -> EffectView:
    return {
        "pay": _numbers(f"{path}.pay", changes, effect, "pay_", ("stone", "food", "wisdom")),
        "gain": _numbers(path, changes, effect, "", _GAINED),
        "each": _numbers(f"{path}.each", changes, effect, "each_", ("stone", "food", "wisdom", "points", "spaces")),
        "per": list(effect.per),
        "points_by": list(effect.points_by),
        "attack": effect.attack,
        "temple": effect.temple,
        "takes_card": effect.zodiac,
        "free": effect.free,
        "special": special,
        "origin": _origin(path, changes),
    }


def _numbers(path: str, changes: str, effect: Effect, prefix: str, names: Names) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for what in names:
        number: int = getattr(effect, prefix + what)
        if number:
            found[what] = {"value": number, "origin": _origin(f"{path}.{what}", changes)}
    return found


def main_action(state: State, site: int, which: int) -> MainActionView:
    """Return the upper or the lower main action of a site."""
    printed = state.setup.components.sites[str(site + 1)]
    half, action = (("upper", printed.upper), ("lower", printed.lower))[which]
    return {
        "name": name(state, f"sites.{site + 1}.{half}", action),
        "effect": effect_view(state, f"main_actions.{action}", state.setup.mains[site][which]),
    }


def bonus_tile(state: State, colour: int) -> EffectView:
    return effect_view(state, f"bonus_tiles.{COLOURS[colour]}", state.setup.bonus[colour])


def building_view(state: State, kind: int) -> BuildingView:
    building = BUILDINGS[kind]
    printed = state.setup.components.buildings[building]
    path = f"buildings.{building}"
    power = state.setup.powers[len(ZODIAC) + kind]
    return {
        "name": building,
        "given_name": printed.name,
        "colour": name(state, f"{path}.colour", printed.colour),
        "stone": value(state, f"{path}.stone", printed.stone),
        "copies": value(state, f"{path}.copies", printed.copies),
        "ability": effect_view(state, f"{path}.ability", printed.ability, power is not None and power.use is not None),
    }


def agora_view(state: State) -> AgoraView:
    return {
        "colours": [COLOURS[colour] for colour in state.setup.agora_colours],
        "ability": effect_view(state, "agora.ability", state.setup.agora),
        "origin": origin_of(state, "agora.colours"),
    }
