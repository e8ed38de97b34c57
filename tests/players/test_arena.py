"""The arena: frozen set-ups, every player in every seat, results that can be resumed, and valid statistics."""

import json
import math
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from hexarch.core.game import RuleError
from hexarch.players.arena import arena, suites
from hexarch.players.arena.match import Outcome
from hexarch.players.arena.page import page
from hexarch.players.arena.summary import summarise
from tests.cli.test_commands import hexarch as command


def test_all_suites_are_what_was_frozen() -> None:
    sizes = {name: len(suites.load(name)) for name in suites.NAMES}
    assert sizes["random"] == 200
    assert sizes["league"] == 36
    assert {suites.load(f"origins-{players}")[0].players for players in range(1, 5)} == {1, 2, 3, 4}


@pytest.mark.parametrize("name", ["random", "dealt"])
def test_random_set_ups_are_drawn_again_alike(name: str) -> None:
    assert tuple(suites.draw(name)[:20]) == suites.load(name)[:20]


def test_all_factions_are_dealt_about_equally_often() -> None:
    dealt = Counter(text for setup in suites.load("dealt") for seat, text in setup.opening if seat >= 0)
    assert len(dealt) == 14
    assert all(text.startswith("faction ") for text in dealt)
    assert min(dealt.values()) > 40
    assert {len(suites.begin(setup).players) for setup in suites.load("dealt")} == {4}
    assert suites.usual("terra-mystica", 4) == "random"


@pytest.mark.parametrize("name", suites.NAMES)
def test_a_set_up_is_a_position_where_players_go_on(name: str) -> None:
    for setup in suites.load(name)[:4]:
        state = suites.begin(setup)
        assert state.stack
        assert state.stack[-1][0] >= 0


def test_everybody_sits_in_every_seat() -> None:
    assert arena.seatings(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert arena.seatings(("a", "a")) == [("a", "a")]
    plan = arena.plan("terra-mystica", ("easy", "random", "random", "random"), "random", 6)
    found = arena.matches(plan)
    assert [match.setup.name for match in found] == ["random 1"] * 4 + ["random 2"] * 2


@pytest.mark.parametrize(
    ("players", "setups", "games", "sentence"),
    [
        (("easy", "nobody"), "random", 4, "no computer player 'nobody'"),
        (("easy", "easy"), "rndom", 4, "did you mean 'random"),
        (("easy", "easy"), "league", 4, "for 4 players, not 2"),
        (("easy", "easy"), "origins-2", 4, "not for terra-mystica"),
        (("easy", "easy"), "random", 101, "1 to 100 games"),
        (("easy",), "random", 1, "no set-ups of terra-mystica for 1"),
    ],
)
def test_what_cannot_be_played_is_refused(players: tuple[str, ...], setups: str, games: int, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        arena.plan("terra-mystica", players, setups, games)


def test_components_of_an_owner_are_laid_out_from_the_same_seed(tmp_path: Path) -> None:
    changed = {"components": {"start": {"gold": 4}, "buildings": {"Mint": {"stone": 2}}}}
    plain = arena.plan("origins", ("random", "random"), "random", 2)
    plan = arena.plan("origins", ("random", "random"), "random", 2, options=changed)
    for usual, other in zip(arena.matches(plain), arena.matches(plan), strict=True):
        assert (other.setup.opening, other.setup.seed) == (usual.setup.opening, usual.setup.seed)
        assert {player.gold for player in suites.begin(other.setup).players} == {4}
    fewer = arena.plan(
        "origins", ("random", "random"), "random", 1, options={"components": {"box": {"districts": {"2": 4}}}}
    )
    assert suites.begin(arena.matches(fewer)[0].setup).stack[-1][0] >= 0
    file = tmp_path / "games.jsonl"
    assert len(list(arena.run(plan, 1, file))) == 2
    assert len(arena.resume(plan, file)) == 2
    with pytest.raises(RuleError, match="other players or set-ups"):
        arena.resume(plain, file)


def test_an_interrupted_run_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = arena.plan("terra-mystica", ("random", "random"), "random", 3)
    whole = list(arena.run(plan, 1, file))
    assert [outcome.number for outcome in whole] == [0, 1, 2]
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:40])
    again = list(arena.run(plan, 1, file))
    assert [outcome.points for outcome in again] == [outcome.points for outcome in whole]
    assert len(file.read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: ["{}\n", *lines[1:]], "other players or set-ups"),
        (lambda lines: ["not json\n"], "not a file of arena results"),
        (lambda lines: [lines[0], '{"number": 1}\n'], "line 2 is not the result"),
        (lambda lines: [lines[0], lines[1], lines[1]], "a game twice"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, spoil: "object", sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    plan = arena.plan("terra-mystica", ("random", "random"), "random", 1)
    list(arena.run(plan, 1, file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(spoil(lines)))  # type: ignore[operator]
    with pytest.raises(RuleError, match=sentence):
        list(arena.run(plan, 1, file))


def _outcome(number: int, setup: str, points: list[int], shares: list[float]) -> Outcome:
    seats = ["a", "b"] if number % 2 == 0 else ["b", "a"]
    return Outcome(number, setup, seats, ["x", "y"], points, shares, [0, 1], [0, 0], [0.1, 0.2], [3, 4], [{}, {}])


def test_figures() -> None:
    outcomes = [
        _outcome(0, "one", [10, 8], [1, 0]),
        _outcome(1, "one", [7, 9], [0, 1]),
        _outcome(2, "two", [5, 5], [0.5, 0.5]),
        _outcome(3, "two", [4, 6], [0, 1]),
    ]
    rows = summarise(outcomes)
    first = rows[0]
    assert (first.player, first.games) == ("a", 4)
    assert first.wins.value == pytest.approx(3.5 / 4)
    assert first.points.value == pytest.approx((10 + 9 + 5 + 6) / 4)
    assert first.margin.value == pytest.approx((2 + 2 + 0 + 2) / 4)
    assert first.rank.value == pytest.approx((1 + 1 + 1.5 + 1) / 4)
    # Two set-ups with means 9.5 and 5.5 are two readings, not four.
    assert first.points.half == pytest.approx(1.96 * math.sqrt(((9.5 - 7.5) ** 2 + (5.5 - 7.5) ** 2) / 2))
    assert first.by_seat == [7.5, 7.5]
    assert first.illegal == 2


def test_a_page_with_charts() -> None:
    plan = arena.plan("terra-mystica", ("random", "random"), "random", 2)
    text = page(plan, summarise(list(arena.run(plan, 1))))
    assert text.count("<svg") >= 3
    assert "http" not in text


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    done = command("arena", "terra-mystica", "--players", "easy,random", "--games", "2", "--json", "--out", str(out))
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert {row["player"] for row in data["results"]} == {"easy", "random"}
    by_player = {row["player"]: row for row in data["results"]}
    assert by_player["easy"]["mean_vp"] > by_player["random"]["mean_vp"]
    assert by_player["easy"]["illegal"] == 0
    assert by_player["easy"]["vp"]["low"] is None, "one set-up gives no interval"
    assert all(asdict(Outcome(**json.loads(line))) for line in out.read_text().splitlines()[1:])
    wrong = command("arena", "terra-mystica", "--players", "easy,nobody")
    assert wrong.returncode == 2
    assert "nobody" in wrong.stderr
