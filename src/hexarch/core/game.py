"""The interface between a game and everything around it: decisions, actions, and the errors players see."""

import random
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from hexarch.core.aliases import Ints, Names
from hexarch.core.errors import RuleError as RuleError  # part of this interface
from hexarch.core.log_line import LogLine
from hexarch.core.reason import Reason

CHANCE: Final = -1
"""The seat that draws, rolls and shuffles."""

Decision = tuple[int, int, int]
"""(seat, kind, argument): who is asked, which question, about what."""


class OpenOffer(NamedTuple):
    """Something that a seat may take or decline because of what another seat has done."""

    maker: int
    gain: int
    """What accepting would really bring."""
    cost: int
    """The points that it would cost."""
    take: int
    decline: int
    """The actions that answer it."""


class Options(Protocol):
    """The choices made before a game starts."""

    def to_json(self) -> dict[str, Any]: ...


class State(Protocol):
    """A position. `stack` holds the open decisions; the last one is asked next."""

    stack: list[Decision]
    journal: Any
    round: int
    """0 before the first."""
    players: Any
    """One for each seat, with its `points`; empty until there are boards."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One game's rules, as the ledger, the players, the server and the tests use them.

    `legal` is the only authority on what may be done; `apply` trusts its caller.
    Both take the seat that acts; without one they mean the seat that is asked next.
    """

    name: str
    rules_version: int
    seats: Ints
    """The numbers of players the game can be played with."""
    action_count: int

    def options(self, data: dict[str, Any], players: int) -> Any: ...
    def upgrade(self, options: dict[str, Any], rules: Any) -> dict[str, Any]:
        """Return options with which a game stored under that rules version continues unchanged.

        Raise RuleError if there are none.
        """
        ...

    def new(self, options: Any) -> S: ...
    def asked(self, state: S) -> int | None:
        """Return the seat that is asked next, which may be CHANCE; None when the game is over."""
        ...

    def is_chance(self, state: S) -> bool:
        """Return whether chance is asked next."""
        ...

    def decisions(self, state: S) -> list[Decision]:
        """Return every open decision; the one that is asked next comes first."""
        ...

    def is_offer(self, decision: Decision) -> bool:
        """Return whether a decision only answers what another seat has done, such as an offer of power."""
        ...

    def safe_action(self, state: S, seat: int, dice: random.Random) -> int:
        """Return a legal action chosen without search, for a seat whose player has failed to answer."""
        ...

    def drop_action(self) -> int | None:
        """Return the action with which a seat drops out of the game; None if the rules know none.

        It is among the interrupts of a seat that may drop out now.
        """
        ...

    def legal(self, state: S, seat: int | None = None) -> list[int]: ...
    def interrupts(self, state: S, seat: int) -> list[int]: ...
    def apply(self, state: S, action: int, seat: int | None = None) -> None: ...
    def wished(self, state: S) -> tuple[int, int] | None: ...
    def why_not(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why the seat may not do this now; None if it may."""
        ...

    def skip_others(self, state: S, seat: int) -> S | None:
        """Return a copy in which the seat is asked next because nobody else does anything until then.

        It uses only public information: standing answers are ignored. Return None if chance decides something
        first, or if the seat is not asked again.
        """
        ...

    def is_turn(self, state: S, seat: int) -> bool:
        """Return whether the seat is asked next, and not just for an answer to an offer."""
        ...

    def open_offers(self, state: S, seat: int) -> list[OpenOffer]:
        """Return the offers that the seat may answer now."""
        ...

    def available(self, state: S) -> list[str]:
        """Return the things on the table that anybody may still take, such as "hex:E5"."""
        ...

    def weights(self, state: S) -> list[int]: ...
    def clone(self, state: S) -> S: ...
    def key(self, state: S) -> tuple[Any, ...]: ...
    def to_json(self, state: S) -> dict[str, Any]: ...
    def from_json(self, data: dict[str, Any]) -> S: ...
    def is_over(self, state: S) -> bool: ...
    def scores(self, state: S) -> list[int]: ...
    def winners(self, state: S) -> list[int]: ...
    def format(self, state: S, seat: int, action: int) -> str: ...
    def parse(self, state: S, seat: int, text: str) -> int: ...


def find_seat(names: Sequence[str], name: str) -> int:
    """Return the seat of that name, in any case of letters. Raise RuleError for another name."""
    if name.lower() not in names:
        raise RuleError(f"{name} is not in this game; the players are {', '.join(names)}.")
    return names.index(name.lower())


HIDDEN: Final = "wish hidden"
"""The text that replaces a private entry."""


class Merge(NamedTuple):
    """An action that changes earlier steps of a draft, or brings further steps with it."""

    steps: list[int]
    """All steps of the draft after it."""
    added: list[int]
    """What comes about in addition to the steps before it."""


NO_MERGES: Final[Mapping[int, Merge]] = MappingProxyType({})
Compounds = Mapping[int, Sequence[Merge]]
"""Actions that bring further steps with them, such as payments, with the ways to do so, the usual one first."""
NO_COMPOUNDS: Final[Compounds] = MappingProxyType({})


class Presenter(Protocol):
    """Presents a game to the terminal, the server and the page. It decides nothing."""

    title: str
    ledger_columns: Names
    resource_names: Sequence[str]
    """What the numbers in a journal's changes mean; `source_names` likewise."""
    source_names: Sequence[str]
    measures: Mapping[str, Mapping[str, int]]
    """What charts show, each as a weighted sum of a journal's resources."""
    rule_rows: Mapping[int, str]
    """By the cause of a journal's row: what the rules did by themselves, as a row of the ledger names it."""
    presets: Mapping[str, Mapping[str, Any]]

    def option_list(self) -> Sequence[Mapping[str, Any]]: ...
    def seat_names(self, state: Any) -> list[str]: ...
    def view(self, state: Any, seats: Collection[int] | None = None) -> dict[str, Any]:
        """Return the position as these seats see it; None sees everything."""
        ...

    def private_parts(self, state: Any, seats: Collection[int] | None = None) -> dict[str, Any]:
        """Return the parts in which these seats' view differs from everybody's, by path ("players.0.wishes")."""
        ...

    def is_private(self, action: int) -> bool:
        """Return whether an action is hidden from other seats until the game is over."""
        ...

    def seen_by(self, state: Any, seats: Collection[int]) -> Any:
        """Return the state, or a copy without what private actions of other seats left in it."""
        ...

    def standing(self, action: int) -> int | None:
        """Return which standing answer an action sets, as a number; None if it sets none."""
        ...

    def options(
        self, state: Any, seat: int, also: Mapping[int, Merge] = NO_MERGES, compounds: Compounds = NO_COMPOUNDS
    ) -> dict[str, Any]:
        """Return what the seat may do, with the actions that change an earlier step, and the compounds."""
        ...

    def compounds(self, state: Any, seat: int, steps: Sequence[int]) -> Compounds:
        """Return actions that are offered together with further steps: preparations that make them legal, or payments.

        The state is the one before the first step of the draft.
        """
        ...

    def merges(self, state: Any, seat: int, steps: Sequence[int]) -> dict[int, Merge]:
        """Return actions that are not legal after the steps but can be merged into them.

        The state is the one before the first step.
        """
        ...

    def is_mergeable(self, action: int) -> bool:
        """Return whether an action can be merged with others of its kind."""
        ...

    def joined(self, state: Any, seat: int, steps: Sequence[int], more: Sequence[int]) -> list[int] | None:
        """Return the steps with mergeable actions added all at once; None if that is not legal."""
        ...

    def preview(self, state: Any, seat: int, action: int, merge: Merge | None = None) -> dict[str, Any]: ...
    def outcome(self, state: Any, seat: int, actions: Sequence[int], action: int) -> dict[str, Any]:
        """Return the combined effect of actions, shown as one of the main action. Nothing is checked."""
        ...

    def warnings(self, state: Any, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]: ...
    def label(self, state: Any, seat: int, action: int) -> dict[str, Any]: ...
    def things(self, state: Any, seat: int, action: int) -> Collection[str]:
        """Return the things on the table that an action refers to."""
        ...

    def log_line(self, seat: int, action: int, text: str) -> LogLine: ...
    def why(self, state: Any, seat: int, thing: str, also: Collection[int] = ()) -> list[Reason]:
        """Return the reasons against using a thing; actions in `also` are possible."""
        ...

    def picture(self, state: Any, width: int) -> Any: ...
    def svg(self, state: Any) -> str: ...
    def ledger_rows(self, ledger: Any) -> list[dict[str, Any]]:
        """Return the ledger table; a row with private actions has a `public_text` for everybody but its seat."""
        ...

    def commands(self, ledger: Any) -> str: ...
