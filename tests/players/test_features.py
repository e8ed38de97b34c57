"""What the computer sees in a position of Terra Mystica agrees with the rules."""

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.scoring import shares
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.players.arena.suites import begin, load
from hexarch.players.registry import player
from hexarch.players.terra_mystica.features import features
from hexarch.players.terra_mystica.linear import load_weights


def test_points_for_cults_are_those_of_the_final_scoring() -> None:
    state = begin(load("random")[3])
    someone = player("terra-mystica", "medium", 5)
    seen = 0
    while state.stack and state.round < 4:
        seat = state.stack[-1][0]
        for action in someone.act(state, seat):
            GAME.apply(state, action, seat)
        if state.round:
            for each in range(4):
                expected = sum(
                    shares([other.cults[cult] for other in state.players], BOARD.final_cult)[each] for cult in range(4)
                )
                assert features(state, each)["cult points now"] == expected
                seen += 1
    assert seen > 100


def test_every_weight_belongs_to_a_feature_that_occurs() -> None:
    """A misspelt feature would weigh nothing, silently."""
    met: set[str] = set()
    for number, level in ((0, "greedy"), (1, "greedy"), (2, "greedy"), (4, "greedy")):
        state = begin(load("random")[number])
        someone = player("terra-mystica", level, number)
        while state.stack:
            seat = state.stack[-1][0]
            moves = someone.guide.moves(state, seat)  # type: ignore[attr-defined]
            met.update(feature for move in moves for feature in move.found)
            for action in someone.act(state, seat):
                GAME.apply(state, action, seat)
    # Strongholds of factions that nobody chose in these games, and starts that their maps and factions do not offer.
    for name in ("people", "choice", "value"):
        unmet = {feature for feature in load_weights(name).table if feature not in met}
        assert all(feature.startswith(("stronghold of ", "start: ")) for feature in unmet), (name, unmet)
