"""Clocks of tables on both databases: time-outs, pauses, take-backs, returns, restarts, and jumps of the clock."""

import datetime
import json
import socket
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from hexarch.server.clock import DAY, HOUR, MINUTE, MovableClock, now
from hexarch.server.pace.rules import GRACE_MS, HEAD_START_MS, RESUME_MS
from hexarch.server.pace.takeover import DeadlineNear
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_lobby import listed, refusal
from tests.server.test_play import advance, asked, options, two_seats

LIVE = {"kind": "live", "base": 900, "increment": 30}
DAILY = {"kind": "deadline", "base": 86_400}
FOREVER = 10**15


def let_pass(clock: MovableClock, milliseconds: int, *servers: Running) -> None:
    """Move the time forward while the servers run; otherwise they would count it as an outage."""
    for server in servers:
        server.app.state.server.uptime.longest_silence = FOREVER
    clock.advance(milliseconds)


def sweep(*servers: Running) -> None:
    for server in servers:
        server.call(server.app.state.server.keeper.sweep())


def wait_for(check: Callable[[], bool]) -> None:
    """Wait for a change that the servers may also make by themselves."""
    until = time.monotonic() + 20
    while not check():
        assert time.monotonic() < until
        time.sleep(0.02)


def seats(person: Person, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/tables/{code}")["clock"]["seats"]
    return found


def milliseconds(text: str) -> int:
    return round(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def mine(person: Person, code: str) -> int:
    seat: int = person.get(f"/tables/{code}")["my_seats"][0]
    return seat


def events(server: Running, code: str) -> list[str]:
    """Return what the live messages said about the clock of a table."""
    with server.person().live(code, since=0) as socket:
        found: list[str] = []
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message["type"] == "clock":
                found.append(message["event"])
            if message["type"] == "presence":
                return found


def test_a_time_out_ends_a_seat_once(paced: Running, tmp_path: Path, clock: MovableClock) -> None:
    """Two servers check the clocks, yet there is one warning and one time-out; then the person returns."""
    warned: list[tuple[str, int]] = []

    async def note(_: object, event: DeadlineNear) -> None:
        warned.append((event.record.code, event.seat))

    with running(settings_for(tmp_path / "second", paced.settings.database, workers=0)) as second:
        for server in (paced, second):
            server.app.state.server.takeover.listeners.append(note)
        codes = []
        for _ in range(3):
            anna, ben, code = two_seats(paced, pace={**DAILY, "level": "random"})
            codes.append((anna, ben, code))
        anna, ben, code = codes[0]
        late, other = asked((anna, ben), code)
        seat = mine(late, code)
        let_pass(clock, DAY - 6 * HOUR + 10_000, paced, second)
        sweep(paced, second, paced)
        wait_for(lambda: len(warned) == 3)
        assert {one for one, _ in warned} == {one for *_, one in codes}
        assert not any(place["left"] for place in other.get(f"/tables/{code}")["seats"])
        let_pass(clock, 6 * HOUR, paced, second)
        sweep(paced, second, paced)
        wait_for(lambda: bool(other.get(f"/tables/{code}")["seats"][seat]["left"]))
        table = other.get(f"/tables/{code}")
        assert table["clock"]["seats"][seat]["out"] == "computer"
        assert len(warned) == 3
        wait_for(lambda: events(paced, code) == ["warning", "out"])
        # The computer player moves; then the person comes back and has a day again.
        wait_for(lambda: other.get(f"/tables/{code}")["entries"] > table["entries"])
        late.post(f"/tables/{code}/return")
        assert seats(other, code)[seat]["out"] is None
        assert not other.get(f"/tables/{code}")["seats"][seat]["left"]


def test_a_move_stops_one_clock_and_starts_another(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace=LIVE)
    assert sum(seat["since"] is not None for seat in seats(anna, code)) == 1
    mover, other = asked((anna, ben), code)
    seat = mine(mover, code)
    ends = milliseconds(seats(anna, code)[seat]["ends"])
    assert abs(ends - now() - HEAD_START_MS - 900_000) < 30_000
    let_pass(clock, 5 * MINUTE, paced)
    # A draft stops no clock.
    mover.post(f"/tables/{code}/draft", version=mover.state(code)["version"], action=options(mover, code)[0])
    assert milliseconds(seats(anna, code)[seat]["ends"]) == ends
    mover.move(code, mover.state(code)["version"], [options(mover, code)[0]])
    after = seats(anna, code)
    assert after[seat]["since"] is None or asked((anna, ben), code)[0] is mover
    left = after[seat]["left"] if after[seat]["since"] is None else after[mine(other, code)]["left"]
    assert 0 < left <= 900_000


def test_tables_without_a_clock_are_as_before_and_lists_tell_them_apart(server: Running) -> None:
    anna, _, code = two_seats(server)
    table = anna.get(f"/tables/{code}")
    assert (table["pace"], table["clock"]) == (None, None)
    assert refusal(anna.post, f"/tables/{code}/clock/pause").key == "server-no-clock"
    live = anna.table("origins", ["me", "open"], pace=LIVE)
    slow = anna.table("origins", ["me", "open"], pace=DAILY)
    plain = anna.table("origins", ["me", "open"])
    for speed, wanted in {"live": live, "correspondence": slow, "none": plain}.items():
        found = listed(anna, "open", pace=speed)
        assert wanted in found
        assert not set(found) & ({live, slow, plain} - {wanted})
    assert anna.get(f"/tables/{slow}")["pace"] == {
        "kind": "deadline",
        "base": 86_400,
        "increment": 0,
        "timeout": "computer",
        "level": None,
        "nights": False,
        "weekends": False,
        "zone": None,
    }
    copy = anna.post(f"/tables/{slow}/copy")
    assert copy["pace"]["base"] == 86_400


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        ({"kind": "live", "base": 90_000}, "server-pace"),
        ({"kind": "deadline", "base": 600}, "server-pace"),
        ({"kind": "deadline", "base": 86_400, "increment": 60}, "server-pace"),
        ({"kind": "live", "base": 900, "nights": True}, "server-pace-live"),
        ({"kind": "deadline", "base": 86_400, "zone": "Nowhere/Far"}, "server-zone"),
        ({"kind": "deadline", "base": 86_400, "timeout": "drop"}, "server-pace-drop"),
        ({"kind": "deadline", "base": 86_400, "level": "nobody"}, "server-no-level"),
        ({"kind": "deadline", "base": 10**12}, "server-invalid"),
        ({"kind": "hourglass", "base": 900}, "server-invalid"),
    ],
)
def test_paces_that_cannot_be_are_refused(server: Running, pace: dict[str, Any], key: str) -> None:
    anna = server.person("Anna")
    assert refusal(anna.table, "origins", ["me", "open"], pace=pace).key == key


def test_pausing_needs_everybody_and_going_on_needs_one(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace=LIVE)
    anna.post(f"/tables/{code}/clock/pause")
    assert anna.get(f"/tables/{code}")["clock"]["wish"] == {"name": "Anna", "waiting": [1]}
    assert refusal(ben.post, f"/tables/{code}/clock/pause").key == "server-pause-open"
    assert refusal(anna.post, f"/tables/{code}/clock/answer", accept=True).key == "server-no-pause"
    ben.post(f"/tables/{code}/clock/answer", accept=False)
    assert anna.get(f"/tables/{code}")["clock"]["wish"] is None
    anna.post(f"/tables/{code}/clock/pause")
    ben.post(f"/tables/{code}/clock/answer", accept=True)
    table = ben.get(f"/tables/{code}")
    assert table["clock"]["paused"] is not None
    assert all(seat["since"] is None for seat in table["clock"]["seats"])
    let_pass(clock, 30 * DAY, paced)
    sweep(paced)
    # The game may go on meanwhile, without clocks.
    advance((anna, ben), code, 1)
    assert not any(place["left"] for place in anna.get(f"/tables/{code}")["seats"])
    anna.post(f"/tables/{code}/clock/resume")
    running_now = [seat for seat in seats(anna, code) if seat["since"] is not None]
    assert len(running_now) == 1
    assert milliseconds(running_now[0]["since"]) > now() + RESUME_MS - 30_000
    assert events(paced, code) == ["asked", "declined", "asked", "paused", "resumed"]


def test_others_claim_a_seat_whose_time_is_up(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace={**DAILY, "timeout": "claim"})
    late, other = asked((anna, ben), code)
    seat = mine(late, code)
    assert refusal(other.post, f"/tables/{code}/clock/claim", seat=seat).key == "server-not-claimable"
    let_pass(clock, DAY + MINUTE, paced)
    sweep(paced)
    wait_for(lambda: seats(other, code)[seat]["out"] == "claim")
    assert refusal(late.post, f"/tables/{code}/clock/claim", seat=seat).key == "server-not-claimable"
    # Nobody has claimed the seat, so a late move is accepted.
    late.move(code, late.state(code)["version"], [options(late, code)[0]])
    assert seats(other, code)[seat]["out"] is None
    late, other = asked((anna, ben), code)
    seat = mine(late, code)
    let_pass(clock, DAY + MINUTE, paced)
    sweep(paced)
    wait_for(lambda: seats(other, code)[seat]["out"] == "claim")
    table = other.post(f"/tables/{code}/clock/claim", seat=seat)
    assert table["seats"][seat]["left"]
    assert table["clock"]["seats"][seat]["out"] == "computer"
    assert refusal(other.post, f"/tables/{code}/clock/claim", seat=9).key == "server-no-seat"


def test_seats_drop_out_by_the_rules(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace={**DAILY, "timeout": "drop", "level": "random"})
    while not anna.state(code)["position"]["round"]:
        advance((anna, ben), code, 1)
    late, other = asked((anna, ben), code)
    seat = mine(late, code)
    let_pass(clock, DAY + MINUTE, paced)
    sweep(paced)
    wait_for(lambda: seats(other, code)[seat]["out"] == "drop")
    table = other.get(f"/tables/{code}")
    assert seat not in table["asked"]
    assert table["my_turn"]
    assert not table["seats"][seat]["left"], "nobody plays for a seat that is out"
    log = other.state(code)["log"]
    assert any(entry["seat"] == seat and entry["text"] == "drop" for entry in log)


def test_before_the_first_round_a_computer_player_takes_over_instead(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace={**DAILY, "timeout": "drop", "level": "random"})
    late, other = asked((anna, ben), code)
    let_pass(clock, DAY + MINUTE, paced)
    sweep(paced)
    wait_for(lambda: bool(other.get(f"/tables/{code}")["seats"][mine(late, code)]["left"]))


def test_taking_back_restores_the_time(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace={"kind": "bank", "base": 10 * 86_400, "increment": 3600})
    advance((anna, ben), code, 2)
    before = anna.get(f"/tables/{code}")
    let_pass(clock, 2 * DAY, paced)
    advance((anna, ben), code, 1)
    assert seats(anna, code) != before["clock"]["seats"]
    anna.post(f"/tables/{code}/takeback", to=before["entries"])
    ben.post(f"/tables/{code}/takeback/answer", accept=True)
    after = anna.get(f"/tables/{code}")
    assert after["entries"] == before["entries"]
    assert [seat["left"] for seat in after["clock"]["seats"]] == [seat["left"] for seat in before["clock"]["seats"]]
    (running_now,) = [seat for seat in after["clock"]["seats"] if seat["since"] is not None]
    assert abs(milliseconds(running_now["since"]) - now()) < 30_000


def test_leaving_stops_the_clock_and_the_end_stops_all(paced: Running, clock: MovableClock) -> None:
    anna, ben, code = two_seats(paced, pace=LIVE)
    mover, other = asked((anna, ben), code)
    seat = mine(mover, code)
    mover.post(f"/tables/{code}/resign")
    assert seats(other, code)[seat]["since"] is None
    assert seats(other, code)[seat]["out"] is None
    mover.post(f"/tables/{code}/return")
    assert seats(other, code)[seat]["left"] > 0


def test_nobody_loses_time_without_a_server(database: str, tmp_path: Path, clock: MovableClock) -> None:
    """Try a server that was off for three days, and one whose clock jumps forward and back."""
    with running(settings_for(tmp_path, database, workers=0)) as first:
        anna, ben, code = two_seats(first, pace=DAILY)
        cookies = [person.http.cookies for person in (anna, ben)]
        before = next(milliseconds(seat["ends"]) for seat in seats(anna, code) if seat["ends"])
    clock.advance(3 * DAY)
    with running(settings_for(tmp_path, database, workers=0)) as second:
        anna = second.person()
        anna.http.cookies = cookies[0]
        sweep(second)

        def ends() -> int:
            return next(milliseconds(seat["ends"]) for seat in seats(anna, code) if seat["ends"])

        wait_for(lambda: ends() != before)
        away = ends() - before
        assert abs(away - 3 * DAY) < 30_000
        assert not any(place["left"] for place in anna.get(f"/tables/{code}")["seats"])
        clock.advance(5 * DAY)  # the machine slept, or its clock was wrong
        wait_for(lambda: ends() >= before + away + 5 * DAY)
        late = ends()
        clock.advance(-5 * DAY)
        sweep(second)
        assert ends() == late, "a clock that is set back takes nothing from anybody"
        assert not any(place["left"] for place in anna.get(f"/tables/{code}")["seats"])
        # A restart of one minute costs that minute.
        clock.advance(5 * DAY + MINUTE)
        sweep(second)
        assert ends() == late
        # While a server runs, time passes.
        let_pass(clock, late - now() + GRACE_MS, second)
        sweep(second)
        wait_for(lambda: any(place["left"] for place in anna.get(f"/tables/{code}")["seats"]))


def test_a_slow_request_counts_from_when_it_arrived(paced: Running, clock: MovableClock) -> None:
    """On a bad connection the head of a request arrives in time and its body seconds later."""
    anna, ben, code = two_seats(paced, pace=LIVE)
    mover, _ = asked((anna, ben), code)
    seat = mine(mover, code)
    ends = milliseconds(seats(anna, code)[seat]["ends"])
    version, action = mover.state(code)["version"], options(mover, code)[0]
    body = f'{{"version":{version},"actions":[{action}],"request_id":"{uuid4()}"}}'.encode()
    cookie = "; ".join(f"{one.name}={one.value}" for one in mover.http.cookies.jar)
    head = (
        f"POST /api/tables/{code}/moves HTTP/1.1\r\nHost: 127.0.0.1:{paced.port}\r\nOrigin: {paced.url}\r\n"
        f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    paced.app.state.server.uptime.longest_silence = FOREVER
    clock.set(ends - 2_000)
    with closing(socket.create_connection(("127.0.0.1", paced.port))) as connection:
        connection.sendall(head.encode())
        time.sleep(0.3)
        clock.advance(4_000)
        connection.sendall(body)
        assert b"200 OK" in connection.recv(100)
    after = seats(anna, code)[seat]
    assert not anna.get(f"/tables/{code}")["seats"][seat]["left"]
    if after["since"] is None:
        assert 500 <= after["left"] <= 32_000
