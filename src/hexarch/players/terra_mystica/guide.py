"""Which moves of Terra Mystica are worth a thought, and what a position is worth."""

import random

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.apply import apply_for
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, FIRST_DWELLING, TURN, State
from hexarch.players.base import Move
from hexarch.players.terra_mystica.features import Features, features
from hexarch.players.terra_mystica.opening import dwelling_score, faction_score
from hexarch.players.terra_mystica.turns import Turn, turns
from hexarch.players.terra_mystica.weights import Weights

_NOT_ALONE = (act.BURN, act.CONVERT, act.DETOUR)


class TerraMysticaGuide:
    """Moves and values by a weighted sum of features."""

    game = GAME

    def __init__(self, weights: Weights, width: int = 6, seed: int = 0) -> None:
        self.weights = weights
        self.width = width
        self.dice = random.Random(seed)

    def moves(self, state: State, seat: int) -> list[Move]:
        kind = state.stack[-1][1] if state.stack[-1][0] == seat else -1
        choices = legal_for(state, seat)
        if kind == CHOOSE_FACTION:
            return [self._scored(state, seat, action, faction_score(state, action)) for action in choices]
        if kind == FIRST_DWELLING:
            rated = [(action, dwelling_score(state, seat, ARGUMENT_OF[action])) for action in choices]
            return [self._scored(state, seat, action, score) for action, score in rated]
        if kind == TURN and self._is_free(state, seat):
            found = turns(state, seat, lambda after: self.score(after, seat), self.width)
            return [Move(turn.actions, turn.state, self._score_turn(state, seat, turn)) for turn in found]
        return self._single(state, seat)

    def _score_turn(self, state: State, seat: int, turn: Turn) -> float:
        """A turn that ends the round is judged as if somebody else still had to pass: rounds do not compare."""
        if turn.state.round == state.round and turn.state.phase == state.phase:
            return self.score(turn.state, seat)
        waiting = state.clone()
        others = [other for other in range(len(state.players)) if other != seat and not state.players[other].dropped]
        if not others:
            return self.score(turn.state, seat)
        waiting.players[others[0]].passed = False
        for action in turn.actions:
            apply_for(waiting, seat, action)
        return self.score(waiting, seat)

    def _is_free(self, state: State, seat: int) -> bool:
        """Nothing has to be answered before the turn's action."""
        waiting = state.towns_due or state.burned or state.detour or state.players[seat].cult_due
        return not waiting and not any(offer[0] == seat for offer in state.offers)

    def _single(self, state: State, seat: int) -> list[Move]:
        choices = legal_for(state, seat)
        sensible = [action for action in choices if KIND_OF[action] not in _NOT_ALONE] or choices
        found = []
        for action in sensible:
            after = state.clone()
            apply_for(after, seat, action)
            score = self.score(after, seat) if len(sensible) > 1 and after.players else 0.0
            found.append(Move([action], after, score))
        return found

    def _scored(self, state: State, seat: int, action: int, score: float) -> Move:
        after = state.clone()
        apply_for(after, seat, action)
        return Move([action], after, score)

    def score(self, state: State, seat: int) -> float:
        return self.weights.score(features(state, seat), state.round)

    def values(self, state: State) -> list[float]:
        """Points that each seat may expect at the end."""
        if GAME.is_over(state):
            return [float(points) for points in GAME.scores(state)]
        return [self.score(state, seat) for seat in range(len(state.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        found: Features = features(state, seat) if state.players else {}
        return self.weights.sources(found, state.round)
