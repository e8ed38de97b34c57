"""Moves and values of Origins by a network: linear weights choose how to continue a turn, the network scores turns."""

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import winners
from hexarch.games.origins.state import OVER, State
from hexarch.players.algorithms.network import Array, Network, load_network
from hexarch.players.origins.guide import Judge, OriginsGuide
from hexarch.players.origins.observation import (
    CONTEXT_NAMES,
    OWN_NAMES,
    RIVAL_NAMES,
    context_inputs,
    own_inputs,
    rival_inputs,
)

# What the network learns: points to come, final margin to the best rival, share of the win (alone: whether the target
# is reached), points until the end of the round, rounds to come.
HEADS: Final = ("to come", "margin", "win", "round", "rounds")
_USED: Final = 3


class NetworkJudge(Judge):
    """Compares positions that one seat can reach while the others are idle."""

    rates_turns = True

    def __init__(self, guide: "NetworkGuide", state: State, seat: int) -> None:
        super().__init__(guide, state, seat)
        self.network_guide = guide
        self.network = guide.network_for(state)
        everybody = guide.everybody(state)
        self.shared = context_inputs(state, seat, everybody)
        self.terms = guide.rival_terms(self.network, everybody, seat)

    def rate(self, states: list[State]) -> list[float]:
        """Return what the seat can expect, weighted by what it aims for."""
        guide, seat = self.network_guide, self.seat
        scores = [0.0] * len(states)
        rows: list[list[float]] = []
        places: list[int] = []
        for place, state in enumerate(states):
            if state.phase == OVER or (state.round != self.round and len(state.players) > 1):
                scores[place] = guide.worth(state, seat)
                continue
            own = guide.own(state, seat)
            shared = self.shared if state.round == self.round else context_inputs(state, seat, [own])
            rows.append([*own, *shared])
            places.append(place)
        if rows:
            heads = self.network.evaluate(guide.columns(self.network, rows), self.terms, _USED)
            for place, one in zip(places, heads.tolist(), strict=True):
                points = states[place].players[seat].points
                scores[place] = guide.utility(points + one[0], one[1], one[2])
        return scores


class NetworkGuide(OriginsGuide):
    """Scores turns and positions with a network."""

    scores_are_points = False

    def __init__(
        self,
        network: str | bytes = "",
        solo: str | bytes = "",
        width: int = 8,
        workers: int = 2,
        aim: Sequence[float] = (0.5, 0.5, 30.0),
        solo_aim: Sequence[float] = (1.0, 0.0, 40.0),
    ) -> None:
        super().__init__(None, width, workers)
        self.table_network = network
        self.solo_network = solo
        self.aim = tuple(aim)
        """How much a point, a point of the margin to the best rival, and the win count at a table."""
        self.solo_aim = tuple(solo_aim)
        """The same alone, where the win is the target."""
        self._alone = False
        self._places: dict[int, Any] = {}

    def network_for(self, state: State) -> Network:
        self._alone = state.setup.solo
        return load_network(__package__ or "", self.solo_network if state.setup.solo else self.table_network)

    def judge(self, state: State, seat: int) -> Judge:
        return NetworkJudge(self, state, seat)

    def own(self, state: State, seat: int) -> list[float]:
        return own_inputs(state, seat, self.recall(state), self.weights_for(state))

    def everybody(self, state: State) -> list[list[float]]:
        return [self.own(state, seat) for seat in range(len(state.players))]

    def rival_terms(self, network: Network, everybody: list[list[float]], seat: int) -> list[Array]:
        rivals = [rival_inputs(one) for other, one in enumerate(everybody) if other != seat]
        columns = [RIVAL_NAMES.index(name) for name in network.rival_names]
        rows = np.array(rivals, np.float32).reshape(len(rivals), len(RIVAL_NAMES))[:, columns]
        return network.rival_terms(rows)

    def columns(self, network: Network, rows: list[list[float]]) -> Array:
        """Return rows with the inputs that the network knows, in its order."""
        places = self._places.get(id(network))
        if places is None:
            names = (*OWN_NAMES, *CONTEXT_NAMES)
            places = self._places[id(network)] = [names.index(name) for name in network.own_names]
        found: Array = np.array(rows, np.float32)[:, places]
        return found

    def utility(self, points: float, margin: float, win: float) -> float:
        own, lead, won = self.solo_aim if self._alone else self.aim
        return own * points + lead * margin + won / (1.0 + math.exp(-max(-30.0, min(30.0, win))))

    def worth(self, state: State, seat: int) -> float:
        """Return the utility of one position, exactly if the game is over."""
        if state.phase == OVER:
            scores = GAME.scores(state)
            margin = scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)
            return self.utility(scores[seat], margin, 30.0 if seat in winners(state) else -30.0)
        heads = self.heads(state, seat, self.everybody(state))
        return self.utility(state.players[seat].points + heads[0], heads[1], heads[2])

    def heads(self, state: State, seat: int, everybody: list[list[float]]) -> list[float]:
        network = self.network_for(state)
        terms = self.rival_terms(network, everybody, seat)
        row = [*everybody[seat], *context_inputs(state, seat, everybody)]
        found: list[float] = network.evaluate(self.columns(network, [row]), terms, _USED)[0].tolist()
        return found

    def values(self, state: State) -> list[float]:
        """Return the points that each seat can expect at the end."""
        if state.phase == OVER:
            return [float(points) for points in GAME.scores(state)]
        everybody = self.everybody(state)
        return [player.points + self.heads(state, seat, everybody)[0] for seat, player in enumerate(state.players)]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Return the expected points by source according to the linear weights; the rest of the value is "other"."""
        found = super().sources(state, seat)
        rest = self.values(state)[seat] - sum(found.values())
        if rest:
            found["other"] = rest
        return found

    def uncertainty(self, state: State) -> float:
        """Return the usual error of a value in this round, as measured on games held out from training."""
        return self.network_for(state).errors.get(state.round, 0.0)
