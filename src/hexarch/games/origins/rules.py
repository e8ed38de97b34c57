"""Origins: First Builders as a `core.game.Game`."""

from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.core.game import CHANCE, Decision, OpenOffer
from hexarch.games.base_game import BaseGame
from hexarch.games.origins import snapshot
from hexarch.games.origins import state as states
from hexarch.games.origins.explain import explain
from hexarch.games.origins.flow import open_game, settle
from hexarch.games.origins.kinds import TABLE, apply
from hexarch.games.origins.legal import legal, weights
from hexarch.games.origins.options import Options
from hexarch.games.origins.options import parse as parse_options
from hexarch.games.origins.planning import available, skip_others
from hexarch.games.origins.powers.load import load_powers
from hexarch.games.origins.scoring import winners
from hexarch.games.origins.state import OVER, State
from hexarch.games.origins.tables import over_first_rules

load_powers()


class Origins(BaseGame[State]):
    name = "origins"
    title = "Origins: First Builders"
    rules_version = 3
    seats: Ints = (1, 2, 3, 4)

    def __init__(self) -> None:
        super().__init__(TABLE, explain, states.key, snapshot)

    def options(self, data: dict[str, Any], players: int) -> Options:
        return parse_options(data, players)

    def upgrade(self, options: dict[str, Any], rules: Any) -> dict[str, Any]:
        """Return options that keep an older game's values.

        Version 1 had different values of ours, under an owner's corrections; versions 1 and 2 had different defaults.
        """
        if rules == 1:
            options = {**options, "components": over_first_rules(options.get("components", {}))}
        if rules in (1, 2):
            return {"temple_without_step": "always", "idle_temples": "bottom disc", **options}
        return super().upgrade(options, rules)

    def new(self, options: Options) -> State:
        state = states.new_state(options)
        open_game(state)
        settle(state)
        return state

    def decisions(self, state: State) -> list[Decision]:
        """Return the decision that is asked; there is never more than one."""
        return state.stack[-1:]

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        if seat is not None and state.stack and state.stack[-1][0] != seat:
            return []
        return legal(state)

    def interrupts(self, state: State, seat: int) -> list[int]:
        """Return an empty list: no action is possible without being asked."""
        return []

    def apply(self, state: State, action: int, seat: int | None = None) -> None:
        apply(state, action)

    def wished(self, state: State) -> tuple[int, int] | None:
        """Return None: there are no standing answers."""
        return None

    def skip_others(self, state: State, seat: int) -> State | None:
        return skip_others(state, seat)

    def is_turn(self, state: State, seat: int) -> bool:
        return bool(state.stack) and state.stack[-1][0] == seat

    def open_offers(self, state: State, seat: int) -> list[OpenOffer]:
        """Return an empty list: this game has no offers."""
        return []

    def available(self, state: State) -> list[str]:
        return available(state)

    def weights(self, state: State) -> list[int]:
        """Return the weights of the legal chance outcomes."""
        return weights(state) if state.stack and state.stack[-1][0] == CHANCE else []

    def clone(self, state: State) -> State:
        return state.clone()

    def is_over(self, state: State) -> bool:
        return state.phase == OVER

    def scores(self, state: State) -> list[int]:
        return [player.points for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Return the seats that win as things stand; in the solo mode nobody if the target is missed."""
        return winners(state)


GAME: Final = Origins()
