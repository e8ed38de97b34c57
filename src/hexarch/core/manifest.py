# Not compiled: read once.
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


class Address:
    """The address of a module, or of something in it, which follows from the fields of a manifest."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern

    def __get__(self, manifest: "Manifest", owner: type) -> str:
        return self._pattern.format(manifest)


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

    position_view = Address("hexarch.games.{0.package}.view.shapes:PositionView")
    """The shape of `Presenter.view`."""
    options_view = Address("hexarch.games.{0.package}.view.{0.option_shapes}:OptionsView")
    """The shape of `Presenter.options`."""
    preview_view = Address("hexarch.games.{0.package}.view.{0.option_shapes}:PreviewView")
    """The shape of `Presenter.preview`."""
    encoder = Address("hexarch.games.{0.package}.encode")
    """A module with SCHEMA, tensors, geometry and pack: observations for research."""
    engine = Address("hexarch.games.{0.package}.kinds")
    """The module whose build (compiled or not) stands for the game's."""
    files = Address("hexarch.games.{0.package}.files")
    """A module with FORMS and read_file: the forms of file it reads besides the stored game."""
    players = Address("hexarch.players.{0.package}.factory")
    """A module with new_guide and new_planner: builds computer players from a level's settings."""
    puzzles = Address("hexarch.players.{0.package}.puzzles")
    """A module with what mining puzzles needs to know; see `hexarch.players.puzzles.examine.PuzzleRules`."""
    arena = Address("hexarch.players.{0.package}.arena")
    """A module with new_watch: notes what happens in a match between computer players."""
    measures = Address("hexarch.games.{0.package}.measures:VOCABULARY")
    """The vocabulary of its lessons."""
    chronicle = Address("hexarch.players.{0.package}.chronicle")
    """A module with TRACKS, GIFT, LISTED and TOPICS: what a report shows of a game besides its points."""

    def _part(self, path: str) -> str:
        return f"hexarch.games.{self.package}.{path}"

    def load_game(self) -> Game[Any]:
        game: Game[Any] = resolve(self._part("rules:GAME"))
        return game

    def load_presenter(self) -> Presenter:
        presenter: Presenter = resolve(self._part("presenter:PRESENTER"))
        return presenter
