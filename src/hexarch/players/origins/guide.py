"""Which moves of Origins are worth a thought, and what a position is worth."""

from hexarch.games.origins.actions import DONE_ID, EXTRA_ID
from hexarch.games.origins.apply import apply
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import OVER, SPEND_TOKEN, State
from hexarch.players.base import Move
from hexarch.players.origins.features import features, horizon
from hexarch.players.origins.prospects import Memory
from hexarch.players.origins.turns import turns
from hexarch.players.origins.weights import Weights, load_weights


class OriginsGuide:
    """Moves and values by a weighted sum of features."""

    game = GAME

    def __init__(self, weights: Weights | None = None, width: int = 8, workers: int = 2) -> None:
        self.weights = weights
        """For all numbers of players; None for those that go with the number."""
        self.width = width
        """How many ways of a turn are followed."""
        self.workers = workers
        """How many workers are tried at a site."""
        self._memory: Memory | None = None

    def moves(self, state: State, seat: int) -> list[Move]:
        if state.stack[-1][1] == SPEND_TOKEN:
            return self._after_the_action(state, seat)
        return self._turns(state, seat, [])

    def _turns(self, state: State, seat: int, before: list[int]) -> list[Move]:
        round_ = state.round
        found = turns(
            state, seat, lambda after: self.score(after, seat, round_), self._recall(state), self.width, self.workers
        )
        return [Move([*before, *turn.actions], turn.state, turn.score) for turn in found]

    def _after_the_action(self, state: State, seat: int) -> list[Move]:
        """The end of the turn, or a superiority token for another action."""
        done, extra = state.clone(), state.clone()
        apply(done, DONE_ID)
        apply(extra, EXTRA_ID)
        end = Move([DONE_ID], done, self.score(state, seat, state.round))
        return [end, *self._turns(extra, seat, [EXTRA_ID])]

    def score(self, state: State, seat: int, round_: int) -> float:
        """Points expected at the end, seen from a round; positions of one round compare best."""
        if state.phase == OVER:
            return float(state.players[seat].points)
        found = features(state, seat, round_, self._recall(state))
        return self._weights(state).score(found, horizon(state, seat, round_))

    def values(self, state: State) -> list[float]:
        """Points that each seat may expect at the end."""
        return [self.score(state, seat, state.round) for seat in range(len(state.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        if state.phase == OVER:
            return {"points so far": float(state.players[seat].points)}
        found = features(state, seat, state.round, self._recall(state))
        return self._weights(state).sources(found, horizon(state, seat, state.round))

    def _weights(self, state: State) -> Weights:
        return self.weights or load_weights("solo" if state.setup.solo else "table")

    def _recall(self, state: State) -> Memory:
        memory = self._memory
        if memory is None or memory.setup is not state.setup or memory.districts != state.districts:
            memory = self._memory = Memory(state.setup, state.districts)
        return memory
