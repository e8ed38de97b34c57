"""Terra Mystica as a `core.game.Game`."""

from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.core.game import CHANCE, Decision, OpenOffer
from hexarch.games.base_game import BaseGame
from hexarch.games.terra_mystica import snapshot
from hexarch.games.terra_mystica import state as states
from hexarch.games.terra_mystica.actions import DROP_ID, WISH_DECLINE_ID, WISH_TAKE_ID
from hexarch.games.terra_mystica.draws import scoring_weights
from hexarch.games.terra_mystica.explain import explain
from hexarch.games.terra_mystica.flow import settle
from hexarch.games.terra_mystica.kinds import TABLE, apply_for
from hexarch.games.terra_mystica.legal import legal, legal_for
from hexarch.games.terra_mystica.offers import own_offers, wished
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.options import parse as parse_options
from hexarch.games.terra_mystica.planning import available, is_turn, open_offers, skip_others
from hexarch.games.terra_mystica.powers.load import load_powers
from hexarch.games.terra_mystica.state import CULT_STEP, DRAW_SCORING, OFFER, OVER, SETUP, State

load_powers()


class TerraMystica(BaseGame[State]):
    name = "terra-mystica"
    title = "Terra Mystica"
    rules_version = 1
    seats: Ints = (2, 3, 4, 5, 6, 7)

    def __init__(self) -> None:
        super().__init__(TABLE, explain, states.key, snapshot)

    def options(self, data: dict[str, Any], players: int) -> Options:
        return parse_options(data, players)

    def new(self, options: Options) -> State:
        state = states.new_state(options)
        settle(state)
        return state

    def decisions(self, state: State) -> list[Decision]:
        """Return the decision that is asked next, then those that other seats may answer at any time."""
        found = state.stack[-1:]
        if state.setup.deferred:
            asked = {decision[0] for decision in found}
            for seat, player in enumerate(state.players):
                if seat in asked:
                    continue
                if player.key_choice or (player.cult_due and not own_offers(state, seat)):
                    found.append((seat, CULT_STEP, 0))
                elif own_offers(state, seat):
                    found.append((seat, OFFER, 0))
        return found

    def is_offer(self, decision: Decision) -> bool:
        return decision[1] == OFFER

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        return legal(state) if seat is None else legal_for(state, seat)

    def interrupts(self, state: State, seat: int) -> list[int]:
        """Return what a seat may do at any time without being asked: set a standing answer, or drop out."""
        if state.phase in (SETUP, OVER) or not 0 <= seat < len(state.players) or state.players[seat].dropped:
            return []
        return [*range(WISH_TAKE_ID, WISH_TAKE_ID + 10), *range(WISH_DECLINE_ID, WISH_DECLINE_ID + 11), DROP_ID]

    def drop_action(self) -> int | None:
        return DROP_ID

    def apply(self, state: State, action: int, seat: int | None = None) -> None:
        apply_for(state, state.stack[-1][0] if seat is None else seat, action)

    def wished(self, state: State) -> tuple[int, int] | None:
        """Return the answer that a standing answer gives to an open offer."""
        return wished(state) if state.offers else None

    def skip_others(self, state: State, seat: int) -> State | None:
        return skip_others(state, seat)

    def is_turn(self, state: State, seat: int) -> bool:
        return is_turn(state, seat)

    def open_offers(self, state: State, seat: int) -> list[OpenOffer]:
        return open_offers(state, seat)

    def available(self, state: State) -> list[str]:
        return available(state)

    def weights(self, state: State) -> list[int]:
        """Return the weights of the legal chance outcomes: equal, except for scoring tiles."""
        if not state.stack or state.stack[-1][0] != CHANCE:
            return []
        return scoring_weights(state) if state.stack[-1][1] == DRAW_SCORING else [1] * len(legal(state))

    def clone(self, state: State) -> State:
        return state.clone()

    def is_over(self, state: State) -> bool:
        return state.phase == OVER

    def scores(self, state: State) -> list[int]:
        return [player.points for player in state.players] or [0] * state.setup.players

    def winners(self, state: State) -> list[int]:
        """Return the seats with the most points; players who tie share the victory."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


GAME: Final = TerraMystica()
