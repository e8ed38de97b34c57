"""Positions: playing, taking back, equality, and the text form."""

import copy
import dataclasses
import pickle
import random
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import hexarch
from hexarch.core.game import CHANCE, RuleError
from hexarch.games import load_game
from hexarch.games.terra_mystica.maps import map_names

SEATS = {name: load_game(name).seats for name in hexarch.GAMES}


def option_values(game: str) -> dict[str, Any]:
    """A strategy for every option with a yes or no or a few texts, and for the maps."""
    rules = load_game(game)
    kind = type(rules.options({}, rules.seats[-1]))
    found: dict[str, Any] = {}
    for entry in dataclasses.fields(kind):
        if isinstance(entry.default, bool):
            found[entry.name] = st.booleans()
        elif "choices" in entry.metadata:
            found[entry.name] = st.sampled_from(entry.metadata["choices"])
    if game == "terra-mystica":
        found["map"] = st.sampled_from(map_names())
        # Options for five players only, which most tables would refuse.
        found["fewer_buildings"] = found["unlimited_towns"] = found["introductory"] = st.just(False)
    return found


@st.composite
def positions(draw: st.DrawFn) -> hexarch.Position:
    """A strategy for positions of random games with random options."""
    game = draw(st.sampled_from(hexarch.GAMES))
    options = draw(st.fixed_dictionaries({}, optional=option_values(game)))
    try:
        position = hexarch.Position.new(game, draw(st.sampled_from(SEATS[game])), options)
    except RuleError:
        assume(False)
    dice = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 300))):
        if not position.is_over:
            position.push(dice.choice(position.legal()))
    return position


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), st.integers(1, 40))
def test_text_round_trips_and_is_equal_for_equal_positions(position: hexarch.Position, back: int) -> None:
    text = position.to_text()
    again = hexarch.Position.from_text(text)
    assert again == position
    assert again.to_text() == text
    assert again.legal() == position.legal()
    assert again.scores() == position.scores()
    moves = position.moves[-back:]
    for _ in moves:
        position.undo()
        assert (position == again) == (position.to_text() == text)
    for _, action in moves:
        position.play(action)
    assert position == again
    assert position.to_text() == text


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions())
@pytest.mark.long
def test_text_round_trips_in_many_games(position: hexarch.Position) -> None:
    while True:
        text = position.to_text()
        again = hexarch.Position.from_text(text)
        assert again == position
        assert again.to_text() == text
        if not position.moves:
            return
        position.undo()


def test_two_orders_of_play_lead_to_one_position() -> None:
    """Sacrificing power and converting may come in either order, and equality must not depend on it."""
    dice = random.Random(3)
    found = 0
    for seed in range(4):
        position = hexarch.new("terra-mystica", players=2, preset="league")
        dice = random.Random(seed)
        while not position.is_over and found < 5:
            for first in position.legal():
                for second in position.legal():
                    if first < second and position.seat != CHANCE:
                        found += same(position, first, second)
            position.push(dice.choice(position.legal()))
    assert found >= 5


def same(position: hexarch.Position, first: int, second: int) -> bool:
    """Can two actions be made in both orders with the same result? Then the texts must be equal, too."""
    ends = []
    for actions in ((first, second), (second, first)):
        here = position.clone()
        for action in actions:
            if here.is_over or action not in here.legal():
                return False
            here.play(action)
        ends.append(here)
    assert (ends[0] == ends[1]) == (ends[0].to_text() == ends[1].to_text())
    return ends[0] == ends[1]


def start(game: Any = "terra-mystica", players: int = 3) -> hexarch.Position:
    position = hexarch.new(game, players=players)
    position.roll(random.Random(1))
    return position


def test_playing_and_taking_back() -> None:
    position = start()
    before, seat, action = position.to_text(), position.seat, position.legal()[0]
    notation = position.text(action)
    position.play(notation)
    assert position.moves[-1] == (seat, action)
    position.undo()
    assert position.to_text() == before
    position.play(action)
    with pytest.raises(RuleError, match="not a possible action"):
        position.play(10**9)
    with pytest.raises(RuleError):
        position.play("fly to the moon")
    while position.moves:
        position.undo()
    with pytest.raises(RuleError, match="nothing to undo"):
        position.undo()


@pytest.mark.parametrize("game", hexarch.GAMES)
def test_positions_are_values(game: Any) -> None:
    position = start(game)
    assert position == start(game)
    assert copy.deepcopy(position) == position == pickle.loads(pickle.dumps(position))
    assert position != hexarch.new(game, players=2)
    assert position != "a position"
    with pytest.raises(TypeError):
        hash(position)
    assert hash(position.key()) == hash(start(game).key())


def test_what_people_see() -> None:
    position = start()
    assert repr(position) == "<Position terra-mystica: player1 to act; player1 0, player2 0, player3 0>"
    assert ElementTree.fromstring(position._repr_svg_()).tag.endswith("svg")
    position = hexarch.new("origins", players=2)
    assert "chance decides" in repr(position)
    hexarch.play_out(position, [hexarch.player("origins", "random", seed=seat) for seat in range(2)])
    assert "game over" in repr(position)


TEXT = start("origins", 2).to_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "begin with 'hexarch position 1'"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "begin with"),
        ("hexarch position 1\n", "There is no game 'None'"),
        (TEXT.replace('"origins"', '"chess"'), "There is no game 'chess'"),
        (TEXT.replace("rules 3", "rules 2"), "stored with rules version 2"),
        (TEXT.replace('"round":0', '"round":'), "The line 'state' of the position is not valid JSON"),
        (TEXT.replace('"round":0,', ""), "not a position of origins"),
        (TEXT.replace('"round":0,', '"round":0,"moon":1,'), "not a position of origins"),
        (TEXT.replace('"gold":"ask"', '"gold":"never"'), "gold can be"),
        (TEXT.replace('"players":2', '"players":9'), "1 to 4 players"),
        (TEXT.replace('"stack":[[0', '"stack":[["x"'), "not a position of origins"),
        (TEXT + TEXT.splitlines()[-1], "not a position of origins"),
        (TEXT + 'game "origins"', "two lines 'game'"),
        (TEXT + "extra " + "[" * 100_000, "not valid JSON"),
    ],
)
def test_other_texts_are_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        hexarch.Position.from_text(text)
