"""What a game registers with everything around it.

A manifest only names things: `module:attribute`, imported when somebody asks. So the command line starts without
loading a game, and a game may name its computer players although games never import players.
"""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hexarch.core.game import Game, Presenter


def resolve(target: str) -> Any:
    """Import what a text such as `package.module:attribute` names."""
    module, _, attribute = target.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


@dataclass(frozen=True)
class Suite:
    """A set of frozen set-ups on which computer players are compared."""

    name: str
    players: int
    count: int
    """How many set-ups are drawn; 0 for a suite that is taken from recorded games."""
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Manifest:
    """Everything a game registers. Targets are resolved when they are used."""

    name: str
    """As in stored games, addresses and commands: lower case, with dashes."""
    title: str
    rules: str
    """A `core.game.Game`."""
    presenter: str
    """A `core.game.Presenter`."""
    encoder: str
    """A module with SCHEMA, tensors and write: observations for research."""
    engine: str
    """The module whose build (compiled or not) stands for the game's."""
    position_view: str
    """The shape of `Presenter.view`; `options_view` that of `Presenter.options`."""
    options_view: str
    players: str
    """A module with new_guide and new_planner: builds computer players from a level's settings."""
    arena: str
    """A module with new_watch: notes what happens in a match between computer players."""
    environment: str
    """The id of the research environment. Its number goes up when old results no longer compare with new ones."""
    usual_players: int
    message_prefix: str
    """How the keys of its options and presets begin."""
    catalogues: tuple[str, ...]
    """Its files in every folder of `locale`."""
    files: str
    """A module with FORMS and read_file: the forms of file it reads besides the stored game."""
    suites: tuple[Suite, ...] = ()

    @property
    def type_prefix(self) -> str:
        """How its types are called in the API's description."""
        return "".join(word.capitalize() for word in self.name.split("-"))

    def load_game(self) -> Game[Any]:
        game: Game[Any] = resolve(self.rules)
        return game

    def load_presenter(self) -> Presenter:
        presenter: Presenter = resolve(self.presenter)
        return presenter
