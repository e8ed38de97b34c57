"""Positions to search from: undo, clones, keys, and bytes."""

import copy
import json
import pickle
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.research.position import OVER, Position
from tests.research.games import TABLES, league_positions

tables = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)

FIXTURES = Path(__file__).parents[1] / "fixtures"


def play_randomly(position: Position, dice: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not position.is_over:
            position.apply(dice.choice(position.legal()))


@tables
def test_undo_goes_back_step_by_step(name: str, players: int, options: dict[str, Any]) -> None:
    dice = random.Random(5)
    position = Position.new(name, players, options)
    play_randomly(position, dice, 60)
    keys = []
    for _ in range(40):
        if position.is_over:
            break
        keys.append(position.key())
        position.push(dice.choice(position.legal()))
    while keys:
        position.undo()
        assert position.key() == keys.pop()
    with pytest.raises(RuleError, match="nothing to undo"):
        position.undo()


@tables
def test_bytes_and_copies_are_the_same_position_and_independent(
    name: str, players: int, options: dict[str, Any]
) -> None:
    dice = random.Random(6)
    position = Position.new(name, players, options)
    for _ in range(8):
        play_randomly(position, dice, 25)
        key, legal = position.key(), position.legal()
        pickled = pickle.loads(pickle.dumps(position))
        for twin in (position.clone(), Position.from_bytes(position.to_bytes()), copy.deepcopy(position), pickled):
            assert twin.key() == key
            assert hash(twin.key()) == hash(key)
            assert twin.legal() == legal
            assert twin.to_bytes() == position.to_bytes()
            play_randomly(twin, random.Random(1), 3)
            assert position.key() == key


def test_positions_of_a_league_game_survive_as_bytes() -> None:
    for number, (state, _, _) in enumerate(league_positions()):
        if number % 40 == 0:
            position = Position(Position.new("terra-mystica", 4).game, state)
            assert Position.from_bytes(position.to_bytes()).key() == position.key()


def test_chance_has_probabilities() -> None:
    position = Position.new("origins", 2)
    dice = random.Random(2)
    seen = 0
    while not position.is_over and seen < 200:
        if position.seat == CHANCE:
            chances = position.chances()
            assert [action for action, _ in chances] == position.legal()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert all(chance > 0 for _, chance in chances)
            seen += 1
        position.apply(dice.choice(position.legal()))
    assert seen


def test_play_checks_and_says_why_not() -> None:
    position = Position.new("terra-mystica", 2, {"factions": ["witches", "giants"]})
    while position.seat == CHANCE:
        position.play(position.legal()[0])
    key = position.key()
    for action in (0, -1, 10**9):
        with pytest.raises(RuleError, match=r"\.$"):
            position.play(action)
    assert position.key() == key


def test_the_end() -> None:
    position = Position.new("origins", 1)
    play_randomly(position, random.Random(1), 10_000)
    assert position.is_over
    assert position.seat == OVER
    assert position.legal() == []
    assert len(position.scores()) == 1
    assert position.returns("win")[0] in (1, -1)
    with pytest.raises(RuleError, match="The game is over"):
        position.play(0)


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "other", "longer"])
def test_damaged_bytes_are_refused(damage: str) -> None:
    data = Position.new("origins", 2).to_bytes()
    broken = {
        "cut": data[:-5],
        "flipped": data[:200] + bytes([data[200] ^ 1]) + data[201:],
        "empty": b"",
        "other": b"not a position at all, but long enough to have a head",
        "longer": data + b" ",
    }[damage]
    with pytest.raises(RuleError, match="not a position, or they are damaged"):
        Position.from_bytes(broken)


def signed(body: bytes) -> bytes:
    """Return bytes with a correct checksum, whatever their content."""
    head = Position.new("origins", 2).to_bytes().split(b"\n")[0] + b"\n"
    return head + zlib.crc32(body).to_bytes(4, "little") + body


def spoil(thing: Any, dice: random.Random) -> Any:
    """Remove something inside, or replace it by something of another type."""
    if isinstance(thing, dict) and thing and dice.random() < 0.9:
        key = dice.choice(list(thing))
        if dice.random() < 0.1:
            del thing[key]
        else:
            thing[key] = spoil(thing[key], dice)
        return thing
    if isinstance(thing, list) and thing and dice.random() < 0.8:
        place = dice.randrange(len(thing))
        thing[place] = spoil(thing[place], dice)
        return thing
    return dice.choice([None, -1, 10**30, "x", "../board", [], {}, True, 1.5, [[1]], {"bytes": "zz"}])


@pytest.mark.parametrize(("name", "players", "options"), [TABLES[2], TABLES[-1]], ids=str)
def test_spoiled_positions_raise_nothing_else(name: str, players: int, options: dict[str, Any]) -> None:
    dice = random.Random(9)
    position = Position.new(name, players, options)
    play_randomly(position, dice, 90)
    body = position.to_bytes()[len(signed(b"")) :]
    refused = 0
    for _ in range(300):
        spoiled = json.dumps(spoil(json.loads(body), dice)).encode()
        try:
            Position.from_bytes(signed(spoiled))
        except RuleError:
            refused += 1
    assert refused > 150


def test_sound_bytes_of_something_else_are_refused() -> None:
    for body in (b"{}", b"[]", b"null", b'{"game":"origins","rules":3,"state":{}}', b'{"game":"chess"}', b"{"):
        with pytest.raises(RuleError, match=r"\.$"):
            Position.from_bytes(signed(body))
    old = b'{"game":"origins","rules":0,"state":{}}'
    with pytest.raises(RuleError, match="rules version 0; this is 3"):
        Position.from_bytes(signed(old))


def test_a_position_of_an_older_rules_version_keeps_its_rules() -> None:
    """The bytes are from the version before, in which the card of an idle temple went to the lowest disc."""
    position = Position.from_bytes((FIXTURES / "positions" / "origins_rules_2.bin").read_bytes())
    assert position.state.setup.options.idle_temples == "bottom disc"
    assert Position.from_bytes(position.to_bytes()).key() == position.key()
    play_randomly(position, random.Random(2), 40)
