"""Puzzles and how answers are judged."""

from dataclasses import replace
from typing import Any

import pytest

from hexarch.players.puzzles import data
from hexarch.players.puzzles.examine import puzzle_rules
from hexarch.server.clock import MovableClock
from hexarch.server.puzzles.repository import Progress
from hexarch.server.puzzles.service import after_try, daily
from tests.server.running import Person, Running
from tests.server.test_lobby import refusal

DAY = 86_400_000


def lay_out(person: Person, puzzle: data.Puzzle, steps: list[int]) -> str:
    """Open a puzzle and draft a turn."""
    steps = puzzle_rules(puzzle.game).complete(puzzle.ledger().state, puzzle.seat, steps)
    code: str = person.post(f"/puzzles/{puzzle.id}/table")["table"]
    version = person.state(code)["version"]
    if steps:
        person.call("put", f"/tables/{code}/draft", json={"version": version, "steps": steps, "seat": puzzle.seat})
    return code


def answer(person: Person, puzzle: data.Puzzle, steps: list[int]) -> Any:
    lay_out(person, puzzle, steps)
    return person.post(f"/puzzles/{puzzle.id}/answer")


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_a_puzzle_is_solved_with_its_answer_and_not_with_another_idea(server: Running, game: str) -> None:
    first, second = data.puzzles(game)[:2]
    anna = server.person("Anna")
    wrong = answer(anna, first, first.other)
    assert wrong["result"] in ("close", "wrong")
    assert wrong["loss"] > first.noise
    assert wrong["best"] is None, "the answer is not revealed to somebody who may try again"
    assert wrong["counted"]
    assert wrong["change"] < 0
    again = answer(anna, first, first.answer)
    assert (again["result"], again["counted"], again["change"]) == ("solved", False, 0)
    assert again["best"]["ids"][: len(first.answer)] == first.answer
    solved = answer(anna, second, second.answer)
    assert (solved["result"], solved["loss"], solved["progress"]["streak"]) == ("solved", 0, 1)
    shown = anna.post(f"/puzzles/{second.id}/solution")
    assert (shown["result"], shown["counted"], shown["progress"]["solved"]) == ("shown", False, 1)


def test_nothing_is_revealed_before_the_answer(server: Running) -> None:
    puzzle = data.puzzles("terra-mystica")[0]
    anna = server.person("Anna")
    card = anna.post("/puzzles/next", game="terra-mystica", difficulty=puzzle.difficulty)
    assert not {"answer", "tags", "margin", "value", "other", "line"} & card.keys()
    code = lay_out(anna, puzzle, [])
    assert anna.state(code)["entries"] == puzzle.at, "the moves that followed in the real game are not there"
    assert refusal(anna.post, f"/tables/{code}/hint").key == "server-puzzle-no-hints"
    assert refusal(anna.post, f"/puzzles/{puzzle.id}/answer").key == "server-puzzle-unfinished"
    assert code not in [table["id"] for table in anna.get("/tables", list="mine")["tables"]]
    with pytest.raises(AssertionError):
        server.person("Ben").get(f"/tables/{code}")
    assert refusal(server.person("Ben").post, f"/puzzles/{puzzle.id}/answer").key == "server-puzzle-closed"
    assert refusal(anna.post, "/puzzles/0000/table").key == "server-no-puzzle"


def test_one_table_at_a_time_and_none_after_deletion(own: Running) -> None:
    first, second = data.puzzles("terra-mystica")[:2]
    anna = own.person("Anna")
    before = lay_out(anna, first, [])
    assert anna.post(f"/puzzles/{first.id}/table")["table"] == before
    lay_out(anna, second, [])
    assert refusal(anna.get, f"/tables/{before}").status == 404
    given_up = anna.post(f"/puzzles/{first.id}/solution")
    assert given_up["progress"]["tried"] == 1
    stored = anna.get("/me/data")["puzzles"]
    assert [one["puzzle"] for one in stored["tries"]] == [first.id]
    anna.call("delete", "/me", json={})


def test_everybody_gets_the_same_puzzle_of_a_day(own: Running, clock: MovableClock) -> None:
    anna, ben = own.person("Anna"), own.person("Ben")
    today = [game["daily"]["id"] for game in anna.get("/puzzles")["games"]]
    assert today == [game["daily"]["id"] for game in ben.get("/puzzles")["games"]]
    clock.advance(DAY)
    assert [game["daily"]["id"] for game in anna.get("/puzzles")["games"]] != today


def test_days_in_a_row_are_counted() -> None:
    day, progress = 20_000, Progress()
    for number in range(3):
        puzzle = daily("terra-mystica", day + number)
        assert puzzle is not None
        progress = after_try(progress, puzzle, True, day + number)
    assert (progress.daily_streak, progress.streak) == (3, 3)
    late = daily("terra-mystica", day + 5)
    assert late is not None
    assert after_try(progress, late, True, day + 5).daily_streak == 1
    assert after_try(progress, late, False, day + 5).daily_streak == 3, "yesterday's count stays until it is too late"
    other = replace(late, id="another")
    assert after_try(progress, other, True, day + 5).daily_last == day + 2


def test_hard_puzzles_are_worth_more() -> None:
    puzzle = data.puzzles("terra-mystica")[0]
    easy, hard = replace(puzzle, difficulty=1), replace(puzzle, difficulty=4)
    won = [after_try(Progress(), one, True, 0).rating for one in (easy, hard)]
    lost = [after_try(Progress(), one, False, 0).rating for one in (easy, hard)]
    assert 1200 < won[0] < won[1]
    assert lost[0] < lost[1] < 1200
