"""Options of a game from the command line."""

from typing import Annotated, Any

import typer

from hexarch.core.game import Game, RuleError

OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="Set one option of the game; may be given several times."
    ),
]


def game_options(game: Game[Any], players: int, preset: str, factions: str, named: list[str] | None) -> dict[str, Any]:
    """The options as a dictionary; checked at once, so that a mistake costs nothing."""
    chosen: dict[str, Any] = {}
    if preset != "standard":
        chosen["preset"] = preset
    if factions:
        chosen["factions"] = [name.strip().lower().replace(" ", "") for name in factions.split(",")]
    for entry in named or []:
        name, separator, text = entry.partition("=")
        if not separator:
            raise RuleError(f"Write an option as NAME=VALUE, not {entry!r}.")
        chosen[name.strip()] = _value(text.strip())
    game.options(chosen, players)
    return chosen


def _value(text: str) -> Any:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text
