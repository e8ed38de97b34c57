"""Which moves of Origins are worth considering, and what a position is worth."""

from typing import ClassVar, Final

from hexarch.core.game import CHANCE
from hexarch.games.origins.actions import DONE_ID, EXTRA_ID
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.legal import legal
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import FIRST_ACTION, OVER, SPEND_TOKEN, TURN, State, give_turn, next_decision
from hexarch.players.api import Move
from hexarch.players.origins.features import features, horizon
from hexarch.players.origins.horizon import LONGEST, rounds_to_come
from hexarch.players.origins.linear import Weights, load_weights
from hexarch.players.origins.prospects import Memory
from hexarch.players.origins.turns import turns

# How many turns plans cover: other players upset longer ones.
TURNS_ALONE: Final = 12
TURNS_AMONG_OTHERS: Final = 4
# How many points of a lead count when a seat considers ending the game.
LEAD: Final = 15.0


class OriginsGuide:
    """Moves and values by a weighted sum of features."""

    game = GAME
    scores_are_points = True

    def __init__(
        self, weights: Weights | None = None, width: int = 8, workers: int = 2, sight: float = LONGEST
    ) -> None:
        self.weights = weights
        """For all numbers of players; None to choose them by the number."""
        self.sight = sight
        """How many rounds to come count at most: less makes a player short-sighted."""
        self.width = width
        """How many ways of a turn are followed."""
        self.workers = workers
        """How many workers are tried at a site."""
        self._memory: Memory | None = None

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.moves_by(state, seat, self.judge(state, seat))

    def moves_by(self, state: State, seat: int, judge: "Judge") -> list[Move]:
        """Return moves compared by the given judge."""
        if next_decision(state)[1] == SPEND_TOKEN:
            return self._after_the_action(state, seat, judge)
        return self._turns(state, seat, [], judge)

    def _turns(self, state: State, seat: int, before: list[int], judge: "Judge") -> list[Move]:
        rate = judge.rate if judge.rates_turns else None
        found = turns(state, seat, judge.value, rate, self.recall(state), self.width, self.workers)
        return [Move([*before, *turn.actions], turn.state, turn.score) for turn in found]

    def _after_the_action(self, state: State, seat: int, judge: "Judge") -> list[Move]:
        """Return the end of the turn, or a superiority token for another action."""
        done, extra = state.clone(), state.clone()
        apply(done, DONE_ID)
        apply(extra, EXTRA_ID)
        return [Move([DONE_ID], done, judge.rate([state])[0]), *self._turns(extra, seat, [EXTRA_ID], judge)]

    def judge(self, state: State, seat: int) -> "Judge":
        """Return the judge that compares the positions after a seat's moves."""
        return Judge(self, state, seat)

    def ending(self, state: State, seat: int, rounds: float) -> float:
        """Return what a seat gains if the present round is the last: what its best rival loses more, and the lead."""
        lost = []
        ends = []
        for other in range(len(state.players)):
            end = self.score(state, other, state.round, 0.0)
            ends.append(end)
            lost.append(self.score(state, other, state.round, rounds) - end)
        rival = max((other for other in range(len(ends)) if other != seat), key=lambda other: ends[other])
        lead = max(-LEAD, min(LEAD, ends[seat] - ends[rival]))
        return lost[rival] - lost[seat] + lead

    def score(self, state: State, seat: int, round_: int, rounds: float) -> float:
        """Return the points expected at the end, as seen from a round after which that many rounds remain."""
        if state.phase == OVER:
            return float(state.players[seat].points)
        found = features(state, seat, round_, self.recall(state))
        return self.weights_for(state).score(found, horizon(state, seat, round_, rounds))

    def rounds(self, state: State) -> float:
        """Return the number of rounds to come that the player expects."""
        return min(self.sight, rounds_to_come(state))

    def can_plan(self, state: State, seat: int) -> bool:
        return True

    def begins_turn(self, state: State, seat: int) -> bool:
        asked, kind, _ = next_decision(state)
        # Actions after a spent token belong to the turn in which the token was spent.
        return asked == seat and (kind == SPEND_TOKEN or (kind == TURN and state.turn == FIRST_ACTION))

    def plan_turns(self, state: State) -> int:
        return TURNS_ALONE if state.setup.solo else TURNS_AMONG_OTHERS

    def idle(self, state: State, seat: int) -> State:
        return state

    def plan_moves(self, states: list[State], seat: int, judge: "Judge") -> list[list[Move]]:
        return [self.moves_by(state, seat, judge) for state in states]

    def as_move(self, state: State, seat: int, actions: list[int], judge: "Judge") -> Move | None:
        after = state.clone()
        for action in actions:
            while after.stack and next_decision(after)[0] == CHANCE:
                outcomes = legal(after)
                apply(after, outcomes[len(outcomes) // 2])
            if not after.stack or next_decision(after)[0] != seat or action not in legal(after):
                return None
            apply(after, action)
        return Move(actions, after, judge.rate([after])[0])

    def prior(self, state: State, move: Move) -> float:
        return move.score

    def replies(self, state: State, seat: int) -> None:
        return None

    def follow(self, state: State, seat: int, replies: None) -> State:
        return state

    def resume(self, state: State, seat: int, round_: int) -> State:
        """Continue to the seat's next decision of the round, past draws and the others' turns."""
        after = state.clone()
        while after.stack and not self.is_over(after, seat, round_):
            asked = next_decision(after)[0]
            if asked == seat:
                break
            if asked == CHANCE:
                outcomes = legal(after)
                apply(after, outcomes[len(outcomes) // 2])
            else:
                give_turn(after, seat)
                after.mover = seat
                after.turn = FIRST_ACTION
        return after

    def is_over(self, state: State, seat: int, round_: int) -> bool:
        return state.phase == OVER or state.round != round_ or state.players[seat].passed

    def values(self, state: State) -> list[float]:
        """Return the points that each seat may expect at the end."""
        rounds = self.rounds(state)
        return [self.score(state, seat, state.round, rounds) for seat in range(len(state.players))]

    def uncertainty(self, state: State) -> float:
        return 0.0

    def sources(self, state: State, seat: int) -> dict[str, float]:
        if state.phase == OVER:
            return {"points so far": float(state.players[seat].points)}
        found = features(state, seat, state.round, self.recall(state))
        return self.weights_for(state).sources(found, horizon(state, seat, state.round, self.rounds(state)))

    def weights_for(self, state: State) -> Weights:
        return self.weights or load_weights("solo" if state.setup.solo else "table")

    def recall(self, state: State) -> Memory:
        memory = self._memory
        if memory is None or memory.setup is not state.setup or memory.districts != state.districts:
            memory = self._memory = Memory(state.setup, state.districts)
        return memory


class Judge:
    """Compares the positions after a seat's moves: all are seen from the same round."""

    rates_turns: ClassVar[bool] = False
    """Whether `rate` says something else than `value`."""

    def __init__(self, guide: OriginsGuide, state: State, seat: int) -> None:
        self.guide = guide
        self.seat = seat
        self.round = state.round
        self.rounds = guide.rounds(state)
        self.can_end = self.rounds > 0 and not state.setup.solo

    def value(self, after: State) -> float:
        own = self.guide.score(after, self.seat, self.round, self.rounds)
        if self.can_end and after.round == self.round and end_conditions(after):
            return own + self.guide.ending(after, self.seat, self.rounds)
        return own

    def rate(self, states: list[State]) -> list[float]:
        return [self.value(state) for state in states]
