"""The catalogue: games with their options and presets, and the levels of computer players."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hexarch.games import NAMES, manifest
from hexarch.locale import LANGUAGES
from hexarch.server.bots.levels import levels
from hexarch.server.play.registry import GameBundle, bundles
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem


@cache
def catalogue() -> dict[str, list[Any]]:
    return {
        "games": [_game(played) for played in bundles()],
        "levels": [
            {
                "name": level.name,
                "label": f"level-{level.name}",
                "strength": level.strength,
                "seconds": level.seconds,
                "points": level.points,
                "games": list(level.games),
            }
            for level in levels().values()
        ],
        "languages": list(LANGUAGES),
    }


def _game(played: GameBundle) -> JsonObject:
    prefix = manifest(played.game.name).message_prefix
    return {
        "name": played.game.name,
        "title": played.presenter.title,
        "rules": played.game.rules_version,
        "seats": list(played.game.seats),
        "drops": played.game.drop_action() is not None,
        "options": [_option(prefix, option) for option in played.presenter.option_list()],
        "presets": [
            {"name": name, "label": f"{prefix}-preset-{name}", "options": dict(options)}
            for name, options in played.presenter.presets.items()
        ],
    }


def _option(prefix: str, option: Mapping[str, Any]) -> JsonObject:
    key = f"{prefix}-option-{_dashed(option['name'])}"
    return {
        **option,
        "choices": [{"value": value, "label": f"{key}-{_dashed(value)}"} for value in option["choices"]],
        "group_label": f"option-group-{option['group']}",
        "label": key,
        "help": f"{key}-help",
    }


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


def check_game(name: str) -> str:
    if name not in NAMES:
        raise Problem(422, "server-no-game", {"games": ", ".join(NAMES)})
    return name
