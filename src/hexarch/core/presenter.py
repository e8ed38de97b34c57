# Not compiled: views as plain JSON.
"""What every game's presenter does in the same way."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from hexarch.core.choices import Choice
from hexarch.core.game import Game, S
from hexarch.core.log_line import LogLine, rule_line
from hexarch.core.reason import Reason
from hexarch.core.shapes import Label
from hexarch.core.why import reasons_against

T = TypeVar("T", contravariant=True)


class Views(Protocol[T]):
    """The parts of a game's `view` package that every presenter uses."""

    FAINT: Collection[str]

    def choice(self, state: T, seat: int, action: int) -> Choice: ...
    def label(self, action: int, found: Choice) -> Label: ...
    def log_line(self, seat: int, action: int, text: str) -> LogLine: ...
    def moves_at(self, state: T, seat: int, thing: str) -> list[str]: ...
    def position(self, state: T) -> Any: ...
    def warnings(self, state: T, seat: int, actions: Sequence[int]) -> list[Label]: ...


class BasePresenter(Generic[S]):
    """The methods of `core.game.Presenter` that only pass on what the views return."""

    def __init__(
        self,
        game: Game[S],
        views: Views[S],
        render: Callable[[Any, int], Any],
        draw: Callable[[S], str],
    ) -> None:
        self._game = game
        self._views = views
        self._render = render
        self._draw = draw

    def warnings(self, state: S, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return [dict(warning) for warning in self._views.warnings(state, seat, actions)]

    def label(self, state: S, seat: int, action: int) -> dict[str, Any]:
        return dict(self._views.label(action, self._views.choice(state, seat, action)))

    def things(self, state: S, seat: int, action: int) -> Collection[str]:
        return [f"{target['kind']}:{target['name']}" for target in self._views.choice(state, seat, action).targets]

    def log_line(self, seat: int, action: int, text: str) -> LogLine:
        return self._views.log_line(seat, action, text)

    def why(self, state: S, seat: int, thing: str, also: Collection[int] = ()) -> list[Reason]:
        return reasons_against(
            self._views.moves_at(state, seat, thing),
            lambda text: self._game.parse(state, seat, text),
            lambda action: None if action in also else self._game.why_not(state, seat, action),
            self._views.FAINT,
        )

    def picture(self, state: S, width: int) -> Any:
        return self._render(self._views.position(state), width)

    def svg(self, state: S) -> str:
        return self._draw(state)

    def row_lines(self, seat: int, causes: Sequence[int], texts: Sequence[str]) -> list[LogLine]:
        """Return the lines of a ledger row: moves, and what the rules did by themselves (a negative cause)."""
        return [
            rule_line(text) if cause < 0 else self.log_line(seat, cause, text)
            for cause, text in zip(causes, texts, strict=True)
        ]


def ledger_cell(difference: int, value: str) -> str:
    """Return a cell of the ledger table: the value, and how it changed."""
    return f"{value} {difference:+d}" if difference else value


def source_texts(changes: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Return each change with its source, such as "+2 coins (bonus card)"."""
    return [
        f"{amount:+d} {resource} ({source.replace('_', ' ')})"
        for resource, by_source in changes.items()
        for source, amount in by_source.items()
        if amount
    ]
