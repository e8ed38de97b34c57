"""Computer players: worker processes with a hard limit, and what happens when they fail."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from hexarch.core.conformance import choose
from hexarch.games import NAMES, load_game
from hexarch.games.origins import state as origins_state
from hexarch.games.terra_mystica import state as terra_mystica_state
from hexarch.players.api import Line
from hexarch.server.bots import advice, pool
from hexarch.server.bots.advice import hint, whole_parts
from hexarch.server.bots.jobs import turn_job
from hexarch.server.bots.levels import ADVISER, is_asked, levels
from hexarch.server.bots.pool import JobFailed, Pool, TookTooLong
from hexarch.server.bots.worker import turn
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle, new_state
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.web.json import dumps
from tests.server.running import run_apart, running, settings_for

TURN = {"terra-mystica": terra_mystica_state.TURN, "origins": origins_state.TURN}


def job(**values: Any) -> dict[str, Any]:
    game = load_game("terra-mystica")
    state = game.new(game.options({"factions": ["witches", "nomads"]}, 2))
    dice = random.Random(1)
    while state.stack[-1][0] < 0:
        game.apply(state, choose(game, state, dice))
    base = {"job": "turn", "game": "terra-mystica", "state": game.to_json(state), "seat": state.stack[-1][0]}
    return {**base, "level": "greedy", "seconds": 5.0, "seed": 1, **values}


def test_a_worker_answers_and_ends_with_its_server() -> None:
    async def ask() -> tuple[dict[str, Any], int]:
        workers = Pool(1)
        answer = await workers.ask(job(), 60)
        process = workers._workers[0]._process
        assert process is not None
        await workers.close()
        return answer, process.pid

    answer, pid = run_apart(ask())
    assert answer["actions"]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.long
def test_a_worker_ends_quietly_when_its_server_was_killed() -> None:
    """Nobody is left to read its answer, so it must not write an error."""
    command = [sys.executable, "-m", "hexarch.server.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        worker.stdout.close()
        worker.stdin.write(dumps(job()) + b"\n")
        worker.stdin.close()
        assert worker.stderr.read() == b""
        assert worker.wait() == 0


def test_a_worker_that_hangs_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped process stands for an endless search."""

    async def ask() -> list[int]:
        workers = Pool(1)
        monkeypatch.setattr(pool, "_START_SECONDS", 0.01)
        with pytest.raises(TookTooLong):
            await workers.ask(job(), 60)
        monkeypatch.setattr(pool, "_START_SECONDS", 300.0)
        await workers.ask(job(), 60)
        process = workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(pool, "_GRACE_SECONDS", 0.3)
        with pytest.raises(TookTooLong):
            await workers.ask(job(), 0.1)
        assert process.returncode is not None, "killed, although stopped"
        answer = await workers.ask(job(), 60)
        await workers.close()
        actions: list[int] = answer["actions"]
        return actions

    assert run_apart(ask())


def test_a_worker_that_dies_is_replaced() -> None:
    async def ask() -> dict[str, Any]:
        workers = Pool(1)
        await workers.ask(job(), 60)
        process = workers._workers[0]._process
        assert process is not None
        process.kill()
        with pytest.raises(TookTooLong):
            await workers.ask(job(), 60)
        answer = await workers.ask(job(), 60)
        await workers.close()
        return answer

    assert run_apart(ask())["actions"]


def test_a_job_with_an_unexpected_error_is_logged_and_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> int:
        workers = Pool(1)
        await workers.ask(job(), 60)
        process = workers._workers[0]._process
        with pytest.raises(JobFailed):
            await workers.ask(job(state={"setup": 7}), 60)
        assert workers._workers[0]._process is process
        answer = await workers.ask(job(), 60)
        await workers.close()
        return len(answer["actions"])

    assert run_apart(ask())
    logged = [record for record in caplog.records if record.getMessage() == "job failed"]
    assert [(record.levelname, "Traceback" in vars(record)["error"]) for record in logged] == [("ERROR", True)]


def test_without_time_the_safe_move_is_made() -> None:
    assert turn(job(seconds=-1))["actions"]


def test_an_unknown_level_does_not_end_a_worker() -> None:
    async def ask() -> dict[str, Any]:
        workers = Pool(1)
        answer = await workers.ask(job(level="genius"), 60)
        await workers.close()
        return answer

    assert "genius" in run_apart(ask())["error"]


@pytest.mark.parametrize("name", NAMES)
def test_the_fallback_finishes_games(name: str) -> None:
    game = load_game(name)
    dice = random.Random(2)
    state = game.new(game.options({}, 3))
    while state.stack:
        seat = state.stack[-1][0]
        if seat < 0:
            action = choose(game, state, dice)
        else:
            assert is_asked(game, state, seat)
            action = game.safe_action(state, seat, dice)
        assert action in game.legal(state)
        game.apply(state, action)
    assert game.is_over(state)


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays_what_the_server_takes(name: str, level: str) -> None:
    """Play turn by turn as the dispatcher does: a worker chooses, the server checks."""
    assert level in levels()
    builder = TurnBuilder.after(
        Position(bundle(name), 0, new_state(bundle(name), {"players": 3}, bundle(name).game.rules_version))
    )
    builder.settle()
    for turns in range(12):
        position = builder.position()
        builder = TurnBuilder.after(position)
        seat = position.decisions[0]
        actions = turn(turn_job(name, position, seat, level, 60.0))["actions"]
        assert actions, turns
        for action in actions:
            builder.play(seat, action)
        builder.settle()


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_lines_that_can_be_played(name: str) -> None:
    position = Position(bundle(name), 0, new_state(bundle(name), {"players": 2}, bundle(name).game.rules_version))
    turn = TurnBuilder.after(position)
    turn.settle()
    position = turn.position()
    seat = position.decisions[0]
    lines = hint(turn_job(name, position, seat, ADVISER, 60.0, "hint"))["lines"]
    assert lines
    for line in lines:
        again = TurnBuilder.after(position)
        for action in line["ids"]:
            again.play(seat, action)
        assert line["actions"] == [entry.text for entry in again.entries if entry.seat == seat][: len(line["ids"])]
        # Proposals are worded like the choices ("Upgrade C4 to a temple"), not like the log ("upgraded ...").
        assert all("-action-" in told["label"]["key"] for told in line["told"])


@pytest.mark.parametrize("name", NAMES)
def test_the_points_of_a_hint_add_up_to_what_players_see(name: str) -> None:
    """The sum is: points so far, points of the turn, and points expected later; the draft is evaluated the same way."""
    played = bundle(name)
    game, dice = played.game, random.Random(5)
    state = new_state(played, {"players": 2}, game.rules_version)
    while game.is_chance(state) or state.round < 2 or game.decisions(state)[0][1] != TURN[name]:
        seat = game.decisions(state)[0][0]
        game.apply(
            state, dice.choice(game.legal(state, seat)) if seat < 0 else game.safe_action(state, seat, dice), seat
        )
    seat = game.decisions(state)[0][0]
    asked = turn_job(name, Position(played, 0, state), seat, ADVISER, 60.0, "hint")
    lines = hint(asked)["lines"]
    for line in lines:
        assert line["points"] == state.players[seat].points
        assert line["points"] + sum(line["turn"].values()) + sum(line["later"].values()) == line["value"]
        assert line["everybody"][seat] == line["value"]
    answer = hint({**asked, "draft": lines[0]["ids"]})
    assert answer["draft"]["ids"] == lines[0]["ids"]
    assert abs(answer["draft"]["value"] - lines[0]["value"]) <= 3


def test_rounded_parts_add_up() -> None:
    assert whole_parts({"a": 1.4, "b": 1.4, "c": 1.4}, 5) == {"a": 2, "b": 2, "c": 1}
    assert whole_parts({"a": 0.6, "b": -2.6}, -3) == {"b": -3}
    assert whole_parts({}, 2) == {"other": 2}


def test_a_hint_ends_where_somebody_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player may plan beyond that point, but those moves cannot be sent yet."""
    game = load_game("terra-mystica")
    asked = job(job="hint")
    state = game.from_json(asked["state"])
    seat = asked["seat"]
    first = game.legal(state, seat)[0]
    game.apply(state, first, seat)
    assert not is_asked(game, state, seat)
    thinker = Mock(lines=lambda *_: [Line([first, first], ["faction witches", "and more"], 1.0)])
    monkeypatch.setattr(advice, "player", lambda *_: thinker)
    (line,) = hint(asked)["lines"]
    assert line["ids"] == [first]
    assert line["actions"] == ["faction witches"]


def test_the_safe_move_ends_the_turn_and_declines_where_it_can() -> None:
    game = load_game("terra-mystica")
    dice = random.Random(3)
    seen: set[str] = set()
    for _ in range(5):
        state = game.new(game.options({}, 4))
        while state.stack:
            seat = state.stack[-1][0]
            if seat >= 0:
                texts = {game.format(state, seat, action).split()[0] for action in game.legal(state)}
                chosen = game.format(state, seat, game.safe_action(state, seat, dice)).split()[0]
                assert chosen in {"done", "decline"} & texts or not {"done", "decline"} & texts
                seen.add(chosen)
            game.apply(state, choose(game, state, dice))
    assert {"done", "decline", "pass"} <= seen


@pytest.mark.long
def test_separate_workers_play_for_a_server_without_its_own(tmp_path: Path) -> None:
    """`hexarch bots` works on the same database, and the server is told of its moves."""
    settings = settings_for(tmp_path, workers=0)
    with running(settings) as server:
        anna = server.person("Anna")
        code = anna.table("origins", ["random", "random"])
        anna.start(code)
        command = [sys.executable, "-c", "from hexarch.cli import main; main()", "bots", "--workers", "1"]
        environment = {**os.environ, "HEXARCH_DATA": str(tmp_path), "HEXARCH_LOG_LEVEL": "error"}
        bots = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
        try:
            with anna.live(code, 0) as socket:
                while '"finished"' not in str(socket.recv(timeout=60)):
                    pass
        finally:
            bots.terminate()
            assert bots.wait(20) == 0
            assert bots.stderr is not None
            bots.stderr.close()
        assert anna.get(f"/tables/{code}")["status"] == "finished"
