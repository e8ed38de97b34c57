"""Nights, weekends and vacations of tables, on both databases."""

import datetime

from sqlalchemy import select

from hexarch.server.accounts.data_export import FORMER
from hexarch.server.clock import DAY, HOUR, MovableClock, iso, now
from hexarch.server.storage.parts.pace import calendars
from hexarch.server.storage.schema import games
from tests.server.running import Running
from tests.server.test_lobby import refusal
from tests.server.test_pace import DAILY, FOREVER, let_pass, milliseconds, mine, seats, sweep
from tests.server.test_play import asked


def test_nights_and_vacations(paced: Running, clock: MovableClock) -> None:
    # A Monday at noon, in summer.
    clock.set(milliseconds("2027-07-05T12:00:00+00:00"))
    paced.app.state.server.uptime.longest_silence = FOREVER
    people = [paced.person("Anna"), paced.person("Ben")]
    anna, ben = people
    default = anna.get("/me/calendar")
    assert default == {"zone": "UTC", "night": [23, 7], "vacation": [], "days": 40, "chosen": False}
    ben.call("PUT", "/me/calendar", {"zone": "Asia/Tokyo", "night": [22, 8], "vacation": []})
    code = anna.table("terra-mystica", ["me", "open"], pace={**DAILY, "nights": True, "weekends": True})
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    mover, _ = asked((anna, ben), code)
    seat = mine(mover, code)
    hours = {anna: 32, ben: 34}[mover]  # a day of playing time takes one night, or more
    ends = milliseconds(seats(anna, code)[seat]["ends"])
    assert ends - now() > hours * HOUR
    # A vacation from now on moves everything by about its length.
    zone = mover.get("/me/calendar")["zone"]
    today = datetime.date(2027, 7, 5)
    days = [[today.isoformat(), (today + datetime.timedelta(days=10)).isoformat()]]
    night = mover.get("/me/calendar")["night"]
    mover.call("PUT", "/me/calendar", {"zone": zone, "night": night, "vacation": days})
    later = milliseconds(seats(anna, code)[seat]["ends"])
    assert later > ends + 9 * DAY
    let_pass(clock, 9 * DAY, paced)
    sweep(paced)
    assert not any(place["left"] for place in anna.get(f"/tables/{code}")["seats"])
    # It ends early; the past part stays in the calendar.
    kept = mover.call("PUT", "/me/calendar", {"zone": zone, "night": night, "vacation": []})["vacation"]
    assert kept[0][0] == days[0][0]
    assert milliseconds(seats(anna, code)[seat]["ends"]) < later
    wrong = {"zone": zone, "night": night, "vacation": [["2027-07-20", "2027-09-20"]]}
    assert refusal(mover.call, "PUT", "/me/calendar", wrong).key == "server-vacation-days"
    for body, key in (
        ({"zone": "Moon/Base", "night": [23, 7], "vacation": []}, "server-zone"),
        ({"zone": "UTC", "night": [7, 23], "vacation": []}, "server-night"),
        ({"zone": "UTC", "night": [23, 7], "vacation": [["2027-02-30", "2027-03-01"]]}, "server-vacation"),
        ({"zone": "UTC", "night": [23, 7], "vacation": [["2027-09-30", "2027-09-01"]]}, "server-vacation"),
    ):
        assert refusal(ben.call, "PUT", "/me/calendar", body).key == key
    ben.call("PUT", "/me/calendar", {"zone": "Asia/Tokyo", "night": [21, 5], "vacation": []})
    again = {"zone": "Asia/Tokyo", "night": [20, 5], "vacation": []}
    assert refusal(ben.call, "PUT", "/me/calendar", again).key == "server-calendar-again"


def test_calendars_are_exported_and_deleted(paced: Running) -> None:
    """Nobody else sees a calendar, and deletion also removes it from the clocks of running games."""
    anna, ben = paced.person("Anna"), paced.person("Ben")
    body = {"zone": "Asia/Kathmandu", "night": [22, 6], "vacation": [["2099-01-01", "2099-01-05"]]}
    assert refusal(ben.call, "PUT", "/me/calendar", body).key == "server-vacation"
    soon = iso(now() + 30 * DAY)[:10]
    ben.call("PUT", "/me/calendar", {**body, "vacation": [[soon, soon]]})
    code = anna.table("origins", ["me", "open"], pace={**DAILY, "nights": True})
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    assert ben.get("/me/data")["calendar"]["zone"] == "Asia/Kathmandu"
    database = paced.app.state.server.database

    async def stored() -> str:
        async with database.read() as connection:
            found = (await connection.execute(select(games.c.clock_json))).scalars()
            return f"{list(found)} {(await connection.execute(select(calendars))).all()}"

    assert "Kathmandu" in paced.call(stored())
    assert "Kathmandu" not in str(anna.get(f"/tables/{code}")) + str(anna.state(code))
    ben.call("DELETE", "/me")
    assert "Kathmandu" not in paced.call(stored())
    assert anna.get(f"/tables/{code}")["seats"][1]["name"] == FORMER
