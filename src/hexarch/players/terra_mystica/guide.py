"""Which moves of Terra Mystica are worth considering, and what a position is worth."""

from collections.abc import Sequence
from typing import Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, FIRST_DWELLING, TURN, State, next_decision
from hexarch.players.api import Move
from hexarch.players.terra_mystica.features import Features, features
from hexarch.players.terra_mystica.linear import Weights, load_weights
from hexarch.players.terra_mystica.opening import dwelling_features, faction_features
from hexarch.players.terra_mystica.turns import Turn, turns

_NOT_ALONE = (act.BURN, act.CONVERT, act.DETOUR, act.DIG)

RICH_WORKERS: Final = 4
RICH_COINS: Final = 6


def cheap_power(state: State, seat: int, choices: list[int]) -> int:
    """Return the answer to a power offer that is right in any position, -1 if there is none."""
    gain = next((offer[3] for offer in state.offers if offer[0] == seat), -1)
    if gain < 0:
        return -1
    takes = [action for action in choices if KIND_OF[action] == act.TAKE]
    declines = [action for action in choices if KIND_OF[action] == act.DECLINE]
    rounds = state.setup.table.rounds
    late = state.round == rounds and state.players[seat].passed
    limit = 1 if late else 2 if state.round > rounds // 2 else 3
    if takes and 0 < gain <= limit:
        return takes[0]
    return declines[0] if declines and (late or not gain) else -1


def without_rich_passes(state: State, seat: int, found: list[Turn]) -> list[Turn]:
    """Drop passes while the seat has plenty of goods and something to spend them on."""
    player = state.players[seat]
    last = state.round == state.setup.table.rounds
    if last or player.workers < RICH_WORKERS or player.coins < RICH_COINS:
        return found
    return [turn for turn in found if not any(KIND_OF[action] == act.PASS for action in turn.actions)] or found


def with_somebody_left(state: State, seat: int) -> State:
    """Return a copy of the position in which another seat has yet to pass, so that the round does not end early."""
    # Open offers stay: a step to 10 may have to wait for the answers of others.
    start = state.clone()
    others = [other for other, player in enumerate(start.players) if other != seat and not player.dropped]
    if others and all(start.players[other].passed for other in others):
        start.players[others[0]].passed = False
    return start


class TerraMysticaGuide:
    """Moves and values by weighted sums of features: `choice` ranks moves, `value` estimates what they are worth."""

    game = GAME

    def __init__(self, choice: str = "choice", width: int = 6, ignores: Sequence[str] = ()) -> None:
        self.weights: Weights = load_weights(choice).without(tuple(ignores))
        self.value: Weights = load_weights("value")
        self.width = width

    def moves(self, state: State, seat: int) -> list[Move]:
        kind = next_decision(state)[1] if next_decision(state)[0] == seat else -1
        choices = legal_for(state, seat)
        if len(choices) == 1:
            return [self._after(state, seat, choices[0], {})]
        if kind == CHOOSE_FACTION:
            return [self._after(state, seat, action, faction_features(state, action)) for action in choices]
        if kind == FIRST_DWELLING:
            rated = [(action, dwelling_features(state, seat, ARGUMENT_OF[action])) for action in choices]
            return [self._after(state, seat, action, found) for action, found in rated]
        taking = cheap_power(state, seat, choices)
        if taking >= 0:
            return [self._after(state, seat, taking)]
        if kind == TURN and self.is_free(state, seat):
            found = turns(state, seat, lambda all_: [self.score(after, seat) for after in all_], self.width)
            return [self._turn(state, seat, turn) for turn in without_rich_passes(state, seat, found)]
        sensible = [action for action in choices if KIND_OF[action] not in _NOT_ALONE] or choices
        return [self._after(state, seat, action) for action in sensible]

    def _turn(self, state: State, seat: int, turn: Turn) -> Move:
        """Return a turn as a move.

        One that ends the round is judged as if somebody else still had to pass, since rounds do not compare.
        """
        judged = turn.state
        if judged.round != state.round or judged.phase != state.phase:
            others = [one for one, player in enumerate(state.players) if one != seat and not player.dropped]
            if others:
                judged = state.clone()
                judged.players[others[0]].passed = False
                for action in turn.actions:
                    apply_for(judged, seat, action)
        found = features(judged, seat)
        return Move(turn.actions, turn.state, self.weights.score(found, judged.round), found)

    def is_free(self, state: State, seat: int) -> bool:
        """Return whether nothing has to be answered before the turn's action."""
        waiting = state.towns_due or state.burned or state.detour or state.players[seat].cult_due
        return not waiting and not any(offer[0] == seat for offer in state.offers)

    def _after(self, state: State, seat: int, action: int, found: Features | None = None) -> Move:
        after = state.clone()
        apply_for(after, seat, action)
        if found is None:
            found = features(after, seat) if after.players else {}
        return Move([action], after, self.weights.score(found, state.round), found)

    def score(self, state: State, seat: int) -> float:
        return self.weights.score(features(state, seat), state.round)

    def values(self, state: State) -> list[float]:
        """Return the points that each seat may expect at the end."""
        if GAME.is_over(state):
            return [float(points) for points in GAME.scores(state)]
        value = self.value
        if not state.round:
            return [value.base[0]] * len(state.picks)
        return [value.score(features(state, seat), state.round) for seat in range(len(state.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Return the points that one seat may expect at the end, by source."""
        found: Features = features(state, seat) if state.round else {}
        return self.value.sources(found, state.round)
