"""Moves and values of Terra Mystica by a network, including the set-up."""

import math
import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import BIDDING, CHOOSE_FACTION, FIRST_DWELLING, OVER, TURN, State, next_decision
from hexarch.players.algorithms.network import Array, Network
from hexarch.players.algorithms.network import load_network as load_from
from hexarch.players.api import Move
from hexarch.players.terra_mystica.draft import draft_score
from hexarch.players.terra_mystica.features import Features
from hexarch.players.terra_mystica.guide import TerraMysticaGuide, cheap_power, with_somebody_left, without_rich_passes
from hexarch.players.terra_mystica.observation import context, own_features, rival_features
from hexarch.players.terra_mystica.opening import dwelling_features
from hexarch.players.terra_mystica.planes import board_of_map, planes
from hexarch.players.terra_mystica.turns import Turn, turns

_NOT_ALONE: Final = (act.BURN, act.CONVERT, act.DETOUR)
_MAIN: Final = frozenset(
    (act.BUILD, act.TRANSFORM, act.UPGRADE, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE, act.PASS)
)
# The inputs of the network that a player can ignore are those with this text in their names.
_INPUTS_OF: Final = {"cults": "cult "}
# Power that a plan expects to take when rivals build.
_TAKEN: Final = 3


def load_network(name: str | bytes) -> Network:
    """Return a network by its name in the package, by the path of its file, or from the content of a file."""
    return load_from(__package__ or "", name)


class Judge:
    """Compares positions that one seat can reach while the others are idle."""

    def __init__(self, network: Network, state: State, seat: int) -> None:
        self.network = network
        self.seat = seat
        everybody = [own_features(state, other) for other in range(len(state.players))]
        self.shared = context(state, seat, everybody)
        rivals = [rival_features(state, other, one) for other, one in enumerate(everybody) if other != seat]
        self.terms = network.rival_terms(network.rival_rows(rivals))
        self.board = board_of_map(state.setup.map)

    def __call__(self, states: list[State]) -> list[float]:
        """Return the points that the seat can expect at the end of the game."""
        return self.of_features(states, [own_features(state, self.seat) for state in states])[0]

    def of_features(self, states: list[State], found: list[Features]) -> tuple[list[float], list[float]]:
        """Return the points that the seat can expect, and how likely the policy is to choose each position (logits)."""
        if not found:
            return [], []
        network = self.network
        rows = network.rows(found, self.shared)
        pooled = None
        if network.board is not None:
            pooled = network.board(self.board, [planes(state, self.seat) for state in states])
        heads = network.evaluate(rows, self.terms, 2 if network.has_policy else 1, pooled)
        points = [float(to_come) + one["points"] for to_come, one in zip(heads[:, 0], found, strict=True)]
        if not network.has_policy:
            return points, [0.0] * len(found)
        return points, heads[:, 1].tolist()


class NetworkGuide(TerraMysticaGuide):
    """Scores moves and positions with a network; linear weights break ties and prune set-up moves."""

    scores_are_points = True

    def __init__(
        self,
        network: str | Network = "value",
        choice: str = "choice",
        width: int = 10,
        seed: int = 0,
        variety: float = 0.0,
        prior_weight: float = 0.3,
        replies: bool = True,
        opening_only: bool = False,
        policy: float = 0.0,
        ignores: Sequence[str] = (),
    ) -> None:
        super().__init__(choice, width, ignores)
        self.network = load_network(network) if isinstance(network, str) else network
        if ignores and not opening_only:
            parts = [_INPUTS_OF[group] for group in ignores]
            self.network = self.network.without(
                [name for name in self.network.own_names if any(part in name for part in parts)]
            )
        self.knows_opening = "round 0" in self.network.own_places
        """Whether the network was trained with positions before the first round."""
        self.dice = random.Random(seed)
        self.variety = variety
        """By how many points a faction may look worse and still be chosen now and then."""
        self.prior_weight = prior_weight
        """How much the linear weights count for the first dwellings."""
        self.knows_replies = replies
        """Whether plans expect the others to move."""
        self.opening_only = opening_only
        """Whether the linear weights decide from the first round on."""
        self.policy = policy
        """Points that a turn gains for each nat by which the network's policy prefers it."""

    def moves(self, state: State, seat: int) -> list[Move]:
        kind = next_decision(state)[1] if next_decision(state)[0] == seat else -1
        choices = legal_for(state, seat)
        if self.opening_only and state.round:
            return super().moves(state, seat)
        if kind == CHOOSE_FACTION and len(choices) > 1 and self.network.draft:
            return self._factions(state, seat, choices)
        if len(choices) == 1 or kind == BIDDING or not state.players or (not state.round and not self.knows_opening):
            return super().moves(state, seat)
        taking = cheap_power(state, seat, choices)
        if taking >= 0:
            return [Move([taking], self._applied(state, seat, taking))]
        judge = Judge(self.network, state, seat)
        if kind == TURN and self.is_free(state, seat):
            return self.plan_moves([state], seat, judge)[0]
        sensible = [action for action in choices if KIND_OF[action] not in _NOT_ALONE] or choices
        after = [self._applied(state, seat, action) for action in sensible]
        scores = self._compare(after, seat, judge, state)
        if kind == FIRST_DWELLING:
            for place, action in enumerate(sensible):
                found = dwelling_features(state, seat, ARGUMENT_OF[action])
                scores[place] += self.prior_weight * self.weights.score(found, 0)
        return [
            Move([action], position, score) for action, position, score in zip(sensible, after, scores, strict=True)
        ]

    def _compare(self, states: list[State], seat: int, judge: Judge, before: State) -> list[float]:
        """Return comparable scores; a position of another round has a context of its own."""
        if all(state.round == before.round and state.phase == before.phase for state in states):
            return judge(states)
        return [self.values(state)[seat] for state in states]

    def _applied(self, state: State, seat: int, action: int) -> State:
        after = state.clone()
        apply_for(after, seat, action)
        return after

    def _factions(self, state: State, seat: int, choices: list[int]) -> list[Move]:
        scores = [draft_score(self.network, state, seat, ARGUMENT_OF[action]) for action in choices]
        found = []
        for action, score in zip(choices, scores, strict=True):
            noise = -math.log(-math.log(self.dice.random() or 1e-9)) * self.variety if self.variety else 0.0
            found.append(Move([action], self._applied(state, seat, action), score + noise))
        return found

    def can_plan(self, state: State, seat: int) -> bool:
        asked = next_decision(state)
        if asked[0] != seat or asked[1] != TURN or not state.round or not self.is_free(state, seat):
            return False
        return len(legal_for(state, seat)) > 1

    def begins_turn(self, state: State, seat: int) -> bool:
        return self.can_plan(state, seat)

    def plan_turns(self, state: State) -> int:
        return 12

    def idle(self, state: State, seat: int) -> State:
        return with_somebody_left(state, seat)

    def judge(self, state: State, seat: int) -> Judge:
        return Judge(self.network, state, seat)

    def plan_moves(self, states: list[State], seat: int, judge: Judge) -> list[list[Move]]:
        found: list[list[Turn]] = [
            without_rich_passes(state, seat, turns(state, seat, judge, self.width)) for state in states
        ]
        return self._scored(states, found, seat, judge)

    def as_move(self, state: State, seat: int, actions: list[int], judge: Judge) -> Move | None:
        after = state.clone()
        if not _carried_out(after, seat, actions):
            return None
        return self._scored([state], [[Turn(actions, after)]], seat, judge)[0][0]

    def _scored(self, states: list[State], found: list[list[Turn]], seat: int, judge: Judge) -> list[list[Move]]:
        """Return the turns of each position as moves with scores."""
        judged: list[State] = []
        for state, some in zip(states, found, strict=True):
            judged += [self._judged(state, seat, turn) for turn in some]
        rows = [own_features(after, seat) for after in judged]
        scores, liked = judge.of_features(judged, rows)
        result: list[list[Move]] = []
        place = 0
        for state, some in zip(states, found, strict=True):
            moves = []
            most = max(liked[place : place + len(some)], default=0.0)
            for turn in some:
                kind = next((KIND_OF[action] for action in turn.actions if KIND_OF[action] in _MAIN), 0)
                score = scores[place]
                if kind == act.PASS and state.round == state.setup.table.rounds:
                    score = self._final(state, seat, turn.actions, score)
                bonus = self.policy * (liked[place] - most)
                moves.append(Move(turn.actions, turn.state, score, rows[place], kind, bonus))
                place += 1
            result.append(moves)
        return result

    def prior(self, state: State, move: Move) -> float:
        return self.weights.score(move.found, state.round)

    def _judged(self, state: State, seat: int, turn: Turn) -> State:
        """Return the position after a turn as if somebody else still had to pass: rounds do not compare."""
        if turn.state.round == state.round and turn.state.phase == state.phase:
            return turn.state
        judged = self.idle(state, seat)
        for action in turn.actions:
            apply_for(judged, seat, action)
        return judged

    def _final(self, state: State, seat: int, actions: list[int], score: float) -> float:
        """Return the points after the last pass, as if everybody else had already passed."""
        after = state.clone()
        after.offers = []
        for other, player in enumerate(after.players):
            if other != seat:
                player.passed = True
                player.cult_due = player.key_choice = 0
        for action in actions:
            apply_for(after, seat, action)
        return float(after.players[seat].points) if after.phase == OVER else score

    def replies(self, state: State, seat: int) -> list[tuple[int, list[int]]]:
        """Return the turn that looks best to each rival as things are, in the order in which they move."""
        if not self.knows_replies:
            return []
        order = state.order
        place = order.index(seat)
        found = []
        for other in (*order[place + 1 :], *order[:place]):
            player = state.players[other]
            if player.passed or player.dropped:
                continue
            theirs = self._given(state, other)
            moves = self.plan_moves([theirs], other, Judge(self.network, theirs, other))[0]
            if moves:
                found.append((other, max(moves, key=lambda move: move.rating).actions))
        return found

    def follow(self, state: State, seat: int, replies: list[tuple[int, list[int]]]) -> State:
        """Apply the replies that are still possible, and take the power that they offer."""
        after = state
        for other, actions in replies:
            if after.phase == OVER or after.round != state.round:
                break
            moved = self._given(after, other)
            if not _carried_out(moved, other, actions):
                continue
            after = moved
            for offer in [offer for offer in after.offers if offer[0] == seat]:
                takes = [action for action in legal_for(after, seat) if KIND_OF[action] == act.TAKE]
                if takes and offer[3] <= _TAKEN:
                    apply_for(after, seat, takes[0])
            after.offers = [offer for offer in after.offers if offer[0] != seat]
        return after

    def _given(self, state: State, seat: int) -> State:
        """Return the position with a seat to move, and without open power offers."""
        after = state.clone()
        after.offers = []
        after.stack = [(seat, TURN, 0)]
        after.mover = seat
        after.players[seat].blocked = 0
        return after

    def resume(self, state: State, seat: int, round_: int) -> State:
        """Give the turn back to the seat."""
        if state.stack and next_decision(state)[0] == seat and next_decision(state)[1] == TURN:
            return state
        return self._given(state, seat)

    def is_over(self, state: State, seat: int, round_: int) -> bool:
        return state.phase == OVER or state.round != round_ or state.players[seat].passed

    def values(self, state: State) -> list[float]:
        """Return the points that each seat can expect at the end."""
        if GAME.is_over(state):
            return [float(points) for points in GAME.scores(state)]
        if not state.players:
            return [self.value.base[0]] * len(state.picks)
        return [
            player.points + float(heads[0]) for player, heads in zip(state.players, self._heads(state, 1), strict=True)
        ]

    def _heads(self, state: State, count: int) -> list[Array]:
        """Return the first outputs of the network for every seat."""
        network = self.network
        everybody = [own_features(state, seat) for seat in range(len(state.players))]
        rivals = network.rival_rows([rival_features(state, seat, one) for seat, one in enumerate(everybody)])
        result = []
        for seat, own in enumerate(everybody):
            terms = network.rival_terms(np.delete(rivals, seat, 0))
            rows = network.rows([own], context(state, seat, everybody))
            pooled = None
            if network.board is not None:
                pooled = network.board(board_of_map(state.setup.map), [planes(state, seat)])
            result.append(network.evaluate(rows, terms, count, pooled)[0])
        return result

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Return the expected points of a seat by source; their sum is the value."""
        if GAME.is_over(state) or not state.players:
            return {"points": self.values(state)[seat]}
        names = self.network.heads
        heads = self._heads(state, len(names))[seat]
        found = {"points": float(state.players[seat].points)}
        for name, points in zip(names, heads, strict=True):
            if name.startswith("from "):
                found[name.removeprefix("from ")] = float(points)
        found["other"] = float(heads[0]) - (sum(found.values()) - found["points"])
        return found

    def uncertainty(self, state: State) -> float:
        """Return the usual error of a value in this round, as measured on games held out from training."""
        return self.network.errors.get(state.round, 0.0)


def _carried_out(state: State, seat: int, actions: list[int]) -> bool:
    """Apply a turn and return whether all of it was possible."""
    for action in actions:
        if not state.stack or next_decision(state)[0] != seat or action not in legal_for(state, seat):
            return False
        apply_for(state, seat, action)
    return True
