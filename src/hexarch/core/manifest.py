"""What a game registers.

A manifest only names things: `module:attribute`, imported on use. So the command line starts without loading a game,
and a game may name its computer players although games never import players.
"""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hexarch.core.aliases import Names
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
    dealt: bool = False
    """Whether chance also deals what players would choose first."""


@dataclass(frozen=True)
class Manifest:
    """Everything a game registers. Where its parts are follows from the name of its package."""

    package: str
    title: str
    usual_players: int
    prefix: str = ""
    """The prefix of the keys of its options and presets, where it is not the name of the package."""
    option_shapes: str = "shapes"
    """The module in `view` with OptionsView and PreviewView, the shapes of `Presenter.options` and `preview`."""
    suites: tuple[Suite, ...] = ()
    environment_version: int = 0
    """Goes up when results of the research environment no longer compare with older ones."""

    @property
    def name(self) -> str:
        """The name in stored games, addresses and commands: lower case, with dashes."""
        return self.package.replace("_", "-")

    @property
    def message_prefix(self) -> str:
        return self.prefix or self.package

    @property
    def environment(self) -> str:
        """The id of the research environment."""
        return f"{self.package}_v{self.environment_version}"

    @property
    def catalogues(self) -> Names:
        """The names of its files in every folder of `locale`."""
        return self.package, f"{self.package}_labels", f"rules_{self.package}", f"learn_{self.package}"

    @property
    def type_prefix(self) -> str:
        """The prefix of its types in the API's description."""
        return "".join(word.capitalize() for word in self.package.split("_"))

    @property
    def position_view(self) -> str:
        """The shape of `Presenter.view`."""
        return self._part("view.shapes:PositionView")

    @property
    def options_view(self) -> str:
        """The shape of `Presenter.options`."""
        return self._part(f"view.{self.option_shapes}:OptionsView")

    @property
    def preview_view(self) -> str:
        """The shape of `Presenter.preview`."""
        return self._part(f"view.{self.option_shapes}:PreviewView")

    @property
    def encoder(self) -> str:
        """A module with SCHEMA, tensors, geometry and pack: observations for research."""
        return self._part("encode")

    @property
    def engine(self) -> str:
        """The module whose build (compiled or not) stands for the game's."""
        return self._part("kinds")

    @property
    def files(self) -> str:
        """A module with FORMS and read_file: the forms of file it reads besides the stored game."""
        return self._part("files")

    @property
    def players(self) -> str:
        """A module with new_guide and new_planner: builds computer players from a level's settings."""
        return f"hexarch.players.{self.package}.factory"

    @property
    def puzzles(self) -> str:
        """A module with what mining puzzles needs to know; see `hexarch.players.puzzles.examine.PuzzleRules`."""
        return f"hexarch.players.{self.package}.puzzles"

    @property
    def arena(self) -> str:
        """A module with new_watch: notes what happens in a match between computer players."""
        return f"hexarch.players.{self.package}.arena"

    @property
    def measures(self) -> str:
        """The vocabulary of its lessons."""
        return self._part("measures:VOCABULARY")

    @property
    def chronicle(self) -> str:
        """A module with TRACKS, GIFT, TOLD and TOPICS: what a report tells of a game besides its points."""
        return f"hexarch.players.{self.package}.chronicle"

    def _part(self, path: str) -> str:
        return f"hexarch.games.{self.package}.{path}"

    def load_game(self) -> Game[Any]:
        game: Game[Any] = resolve(self._part("rules:GAME"))
        return game

    def load_presenter(self) -> Presenter:
        presenter: Presenter = resolve(self._part("presenter:PRESENTER"))
        return presenter
