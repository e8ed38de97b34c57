"""PUCT search for any number of seats.

Every node keeps a value for each seat, and the seat that decides there maximises its own. Chance has nodes of its
own, sampled by their weights. The guide of a game supplies candidate moves with priors, and values of positions.
"""

import math
import random
from typing import Any

from hexarch.core.game import CHANCE
from hexarch.players.api import Guide, Line, Move, chance_outcome, describe

# Moves with a smaller prior are dropped, except the best two.
_LEAST_PRIOR = 0.02


class Node:
    """A position where a seat decides, or chance."""

    __slots__ = ("children", "key", "moves", "outcomes", "priors", "seat", "state", "totals", "visits")

    def __init__(self, state: Any, seat: int, key: Any) -> None:
        self.state = state
        self.seat = seat
        self.key = key
        self.moves: list[Move] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.outcomes: dict[int, Node] = {}
        self.visits = 0
        self.totals: list[float] = []

    def value(self, seat: int) -> float:
        return self.totals[seat] / self.visits


class PuctPlayer:
    def __init__(
        self,
        guide: Guide,
        simulations: int,
        seed: int = 0,
        breadth: int = 8,
        c_puct: float = 12.0,
        rival_weight: float = 0.2,
        temperature: float = 1.0,
    ) -> None:
        self.guide = guide
        self.game = guide.game
        self.simulations = simulations
        self.dice = random.Random(seed)
        self.breadth = breadth
        self.c_puct = c_puct
        """Exploration constant of PUCT, in points."""
        self.rival_weight = rival_weight
        """How much a point of the best rival counts against one of its own."""
        self.temperature = temperature
        self.root: Node | None = None

    def act(self, state: Any, seat: int) -> list[int]:
        moves = self._search(state, seat)
        return moves[0][0].actions

    def lines(self, state: Any, seat: int) -> list[Line]:
        """Return the most visited moves with their expected values."""
        found = []
        for move, child, visits in self._search(state, seat)[:5]:
            value = child.value(seat) if child is not None and child.visits else self.guide.values(move.state)[seat]
            texts = describe(self.game, state, seat, move.actions)
            found.append(Line(move.actions, texts, value, self.guide.sources(move.state, seat), visits))
        return found

    def _search(self, state: Any, seat: int) -> list[tuple[Move, Node | None, int]]:
        """Return the moves with their nodes and visits, the best first."""
        if self.game.asked(state) not in (None, seat):
            moves = sorted(self.guide.moves(state, seat), key=lambda move: -move.score)
            return [(move, None, 0) for move in moves]
        root = self._known(state) or self._node(self.game.clone(state))
        if not root.moves:
            self._expand(root)
        if len(root.moves) > 1:
            for _ in range(max(self.simulations - root.visits, 1)):
                self._simulate(root)
        self.root = root
        rated = []
        for move, child, prior in zip(root.moves, root.children, root.priors, strict=True):
            visits = child.visits if child is not None else 0
            rated.append((visits, prior, move, child))
        rated.sort(key=lambda entry: (-entry[0], -entry[1]))
        return [(move, child, visits) for visits, _, move, child in rated]

    def _known(self, state: Any) -> Node | None:
        """Return the node of this position from the last search, if it was visited."""
        if self.root is None:
            return None
        wanted = self.game.key(state)
        level = [self.root]
        for _ in range(8):
            following: list[Node] = []
            for node in level:
                if node.key == wanted:
                    return node
                following += [child for child in node.children if child is not None]
                following += node.outcomes.values()
            level = following
        return None

    def _node(self, state: Any) -> Node:
        asked = self.game.asked(state)
        seat = CHANCE if asked is None else asked
        return Node(state, seat, self.game.key(state))

    def _expand(self, node: Node) -> None:
        moves = sorted(self.guide.moves(node.state, node.seat), key=lambda move: -move.score)
        best = moves[0].score
        weights = [math.exp((move.score - best) / self.temperature) for move in moves[: self.breadth]]
        total = sum(weights)
        kept = [i for i, weight in enumerate(weights) if i < 2 or weight / total >= _LEAST_PRIOR]
        node.moves = [moves[i] for i in kept]
        node.priors = [weights[i] / total for i in kept]
        node.children = [None] * len(kept)

    def _simulate(self, root: Node) -> None:
        path = [root]
        node = root
        while True:
            if self.game.is_over(node.state):
                values = self.guide.values(node.state)
                break
            if node.seat == CHANCE:
                outcome = chance_outcome(self.game, node.state, self.dice)
                child = node.outcomes.get(outcome)
                if child is None:
                    after = self.game.clone(node.state)
                    self.game.apply(after, outcome)
                    child = node.outcomes[outcome] = self._node(after)
                node = child
                path.append(node)
                continue
            if node.visits == 0 and node is not root:
                values = self.guide.values(node.state)
                break
            if not node.moves:
                self._expand(node)
            number = self._choose(node)
            found = node.children[number]
            if found is None:
                found = node.children[number] = self._node(node.moves[number].state)
            node = found
            path.append(node)
        for passed in path:
            passed.visits += 1
            passed.totals = [a + b for a, b in zip(passed.totals, values, strict=True)] if passed.totals else [*values]

    def _choose(self, node: Node) -> int:
        """Return the move with the highest value for the seat plus a bonus for likely, rarely tried moves (PUCT)."""
        seat = node.seat
        reach = self.c_puct * math.sqrt(node.visits + 1)
        unknown = self._worth(node, seat) if node.visits else 0.0
        best, chosen = -math.inf, 0
        for number, child in enumerate(node.children):
            if child is None or not child.visits:
                worth, visits = unknown, 0
            else:
                worth, visits = self._worth(child, seat), child.visits
            rating = worth + reach * node.priors[number] / (1 + visits)
            if rating > best:
                best, chosen = rating, number
        return chosen

    def _worth(self, node: Node, seat: int) -> float:
        own = node.value(seat)
        if len(node.totals) == 1:
            return own
        rival = max(total for other, total in enumerate(node.totals) if other != seat) / node.visits
        return own - self.rival_weight * rival
