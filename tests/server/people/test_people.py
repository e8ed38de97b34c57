"""Profiles, friends, the list of people who look for a game, invitations by name, and rematches."""

import json
from typing import Any

import pytest

from hexarch.server.clock import now
from tests.server.people.seasons import Played, account, finish
from tests.server.running import Person, Running
from tests.server.test_lobby import refusal

_NUMBER = iter(range(10_000))


def people(server: Running, *names: str) -> list[Person]:
    """Register accounts with names that nobody else has."""
    return [account(server, f"{name} {next(_NUMBER)}") for name in names]


def end(server: Running, *played: Played) -> list[str]:
    """Store finished games on the server; return the codes of their tables."""
    inside: Any = server.app.state.server

    async def work() -> list[str]:
        codes = [(await finish(inside.database, one))[1] for one in played]
        await inside.ratings.catch_up()
        return codes

    return server.call(work())


def test_a_profile_shows_results_and_ratings(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    factions = ("witches", "nomads")
    public, private = end(
        server,
        Played([anna.id, ben.id], [120, 100], names=factions),
        Played([anna.id, ben.id], [130, 110], names=factions, visibility="invitation"),
    )
    own = anna.get(f"/people/{anna.id}")
    assert (own["me"], own["kind"], own["languages"]) == (True, "account", ["en"])
    assert [game["table"] for game in own["best"]] == [private, public]
    (result,) = own["results"]
    assert (result["games"], result["won"], result["average"]) == (2, 2, 125.0)
    assert result["by_players"] == [{"players": 2, "games": 2, "won": 2, "average": 125.0}]
    assert [one["name"] for one in result["by_name"]] == ["witches"]
    (rating,) = own["ratings"]
    assert (rating["game"], rating["pool"], rating["games"]) == ("terra-mystica", "people", 2)
    assert rating["points"] > 1500
    assert rating["provisional"]
    assert [point["points"] for point in rating["curve"]][-1] == rating["points"]


def test_private_tables_are_not_shown_to_strangers(server: Running) -> None:
    anna, ben, carl = people(server, "Anna", "Ben", "Carl")
    for visibility in ("invitation", "unlisted"):
        (code,) = end(server, Played([anna.id, ben.id], [120, 100], visibility=visibility))
        assert code in json.dumps(ben.get(f"/people/{anna.id}")), "a player knows the table"
        for viewer in (carl, server.person("Guest"), server.person()):
            shown = viewer.get(f"/people/{anna.id}")
            assert code not in json.dumps(shown)
            assert shown["results"] == []


def test_guests_and_people_who_blocked_the_viewer_show_a_name_only(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    guest = server.person("Guest")
    end(server, Played([anna.id, ben.id, guest.id], [120, 100, 90]))
    for person, viewer in ((guest, anna), (guest, server.person())):
        assert viewer.get(f"/people/{person.id}")["newest"] == []
        assert viewer.get(f"/people/{person.id}")["since"] is None
    assert ben.get(f"/people/{anna.id}")["newest"]
    anna.call("PUT", f"/me/blocked/{ben.id}", {"on": True})
    shown = ben.get(f"/people/{anna.id}")
    assert (shown["newest"], shown["results"], shown["ratings"], shown["since"]) == ([], [], [], None)
    assert anna.get(f"/people/{ben.id}")["blocked"]


def test_people_are_found_by_name(server: Running) -> None:
    (anna,) = people(server, "Annabel")
    name = anna.get("/me")["user"]["name"]
    assert server.person().get(f"/people/{name}")["id"] == anna.id
    assert server.person().get(f"/people/{name.upper()}")["id"] == anna.id
    assert refusal(server.person().get, "/people/nobody-at-all").key == "server-no-user"


def test_the_ranking_has_people_and_computer_players(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    end(server, Played([anna.id, ben.id, ":easy"], [120, 100, 80], game="origins"))
    found = server.person().get("/ratings/origins", pool="computers")
    mine = [one for one in found["people"] if one["person"]["id"] in (anna.id, ben.id)]
    assert [one["person"]["id"] for one in mine] == [anna.id, ben.id]
    assert [one["level"] for one in found["levels"]] == ["easy", "medium", "hard", "expert"]
    assert refusal(server.person().get, "/ratings/chess").status == 404


def test_the_list_of_friends_is_private(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    anna.call("PUT", f"/me/friends/{ben.id}", {"on": True})
    anna.call("PUT", f"/me/friends/{ben.id}", {"on": True})
    assert [one["id"] for one in anna.get("/me/friends")["people"]] == [ben.id]
    assert anna.get(f"/people/{ben.id}")["friend"]
    assert ben.get("/me/friends")["people"] == []
    assert not ben.get(f"/people/{anna.id}")["friend"]
    assert refusal(anna.call, "PUT", f"/me/friends/{anna.id}", {"on": True}).key == "server-not-yourself"
    ben.call("PUT", f"/me/blocked/{anna.id}", {"on": True})
    assert anna.get("/me/friends")["people"] == [], "who blocks somebody is no friend of theirs"
    assert refusal(anna.call, "PUT", f"/me/friends/{ben.id}", {"on": True}).key == "server-blocked-you"


def test_people_look_for_a_game(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = people(server, "Anna", "Ben")
    body = {"game": "origins", "players": 3, "pace": "live", "hours": 2}
    anna.call("PUT", "/me/looking", body)
    anna.call("PUT", "/me/looking", {**body, "players": 4})

    def seen(viewer: Person) -> list[int]:
        return [one["players"] for one in viewer.get("/looking")["people"] if one["person"]["id"] == anna.id]

    assert seen(ben) == seen(server.person()) == [4]
    ben.call("PUT", f"/me/blocked/{anna.id}", {"on": True})
    assert seen(ben) == []
    later = now() + 3 * 3_600_000
    monkeypatch.setattr("hexarch.server.storage.parts.people_lists.now", lambda: later)
    assert seen(server.person()) == []
    monkeypatch.undo()
    anna.call("DELETE", "/me/looking/origins")
    assert seen(server.person()) == []
    assert refusal(anna.call, "PUT", "/me/looking", {**body, "players": 9}).key == "server-seat-count"
    assert refusal(anna.call, "PUT", "/me/looking", {**body, "game": "chess"}).key == "server-no-game"


def test_an_owner_invites_by_name(server: Running) -> None:
    anna, ben, carl = people(server, "Anna", "Ben", "Carl")
    code = anna.table("origins", ["me", "open"], visibility="invitation")
    name = ben.get("/me")["user"]["name"]
    heard: list[tuple[str, str]] = []

    async def listen(connection: Any, challenge: Any) -> None:
        heard.append((challenge.user_id, challenge.table))

    challenges: Any = server.app.state.server.challenges
    challenges.on_invited.append(listen)
    made = anna.post(f"/tables/{code}/invitations", person=name)
    challenges.on_invited.remove(listen)
    assert heard == [(ben.id, code)]
    assert (made["kind"], made["bot"]["id"]) == ("person", ben.id)
    assert [one["table"] for one in ben.get("/challenges")["challenges"]] == [code]
    assert refusal(carl.post, f"/challenges/{made['id']}/accept").status == 404
    assert refusal(anna.post, f"/challenges/{made['id']}/accept").status == 403
    ben.post(f"/challenges/{made['id']}/accept")
    assert [seat["user_id"] for seat in ben.get(f"/tables/{code}")["seats"]] == [anna.id, ben.id]
    assert ben.get("/challenges")["challenges"] == []


def test_invitations_that_are_refused(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    code = anna.table("origins", ["me", "open", "open"])

    def refused(person: str) -> str:
        return refusal(anna.post, f"/tables/{code}/invitations", person=person).key

    assert refused("nobody at all") == "server-no-user"
    assert refused(anna.id) == "server-sits-already"
    ben.call("PUT", f"/me/blocked/{anna.id}", {"on": True})
    assert refused(ben.id) == "server-blocked-you"
    ben.call("PUT", f"/me/blocked/{anna.id}", {"on": False})
    made = anna.post(f"/tables/{code}/invitations", person=ben.id)
    ben.post(f"/challenges/{made['id']}/decline")
    assert refusal(ben.post, f"/challenges/{made['id']}/accept").key == "server-challenge-over"


def test_a_failing_listener_stores_no_invitation(server: Running) -> None:
    """Listeners run in the transaction of the invitation, so their failure undoes it."""
    anna, ben = people(server, "Anna", "Ben")
    code = anna.table("origins", ["me", "open"])

    async def fail(connection: Any, challenge: Any) -> None:
        raise RuntimeError

    challenges: Any = server.app.state.server.challenges
    challenges.on_invited.append(fail)
    try:
        assert anna.http.post(f"/tables/{code}/invitations", json={"person": ben.id}).status_code == 500
    finally:
        challenges.on_invited.remove(fail)
    assert ben.get("/challenges")["challenges"] == []


def test_a_rematch_invites_the_others_to_their_seats(server: Running) -> None:
    anna, ben, carl = people(server, "Anna", "Ben", "Carl")
    (code,) = end(server, Played([anna.id, ben.id, carl.id], [3, 2, 1], game="origins"))
    carl.call("PUT", f"/me/blocked/{anna.id}", {"on": True})
    again = anna.post(f"/tables/{code}/rematch")["id"]
    (invitation,) = ben.get("/challenges")["challenges"]
    assert (invitation["table"], invitation["seat"], invitation["by"]["id"]) == (again, 1, anna.id)
    assert carl.get("/challenges")["challenges"] == []
    assert anna.post(f"/tables/{code}/rematch")["id"] == again
    assert len(ben.get("/challenges")["challenges"]) == 1
    ben.post(f"/challenges/{invitation['id']}/accept")
    assert [seat["user_id"] for seat in ben.get(f"/tables/{again}")["seats"]] == [anna.id, ben.id, None]


def test_what_is_stored_can_be_downloaded_and_deleted(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    end(server, Played([anna.id, ben.id], [120, 100]))
    anna.call("PUT", f"/me/friends/{ben.id}", {"on": True})
    ben.call("PUT", f"/me/friends/{anna.id}", {"on": True})
    anna.call("PUT", "/me/looking", {"game": "origins", "players": 3})
    data = anna.get("/me/data")
    assert data["friends"] == [ben.id]
    assert data["looking"][0]["game"] == "origins"
    assert [(one["score"], one["pool"]) for one in data["results"]] == [(120, "people")]
    gone = anna.id
    anna.call("DELETE", "/me", {"password": "correct horse battery staple 42"})
    assert refusal(ben.get, f"/people/{gone}").key == "server-no-user"
    assert ben.get("/me/friends")["people"] == []
    assert gone not in json.dumps([ben.get("/looking"), ben.get("/ratings/terra-mystica"), ben.get("/me/data")])


def test_results_of_a_guest_go_to_the_account(server: Running) -> None:
    anna, ben = people(server, "Anna", "Ben")
    name = anna.get("/me")["user"]["name"]
    guest = server.person("Guest")
    end(server, Played([guest.id, ben.id], [120, 100]))
    guest.post("/login", name=name, password="correct horse battery staple 42")
    found = anna.get(f"/people/{anna.id}")
    assert found["results"][0]["games"] == 1
    assert found["ratings"] == [], "games of guests are not rated"
