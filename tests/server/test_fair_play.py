"""No hints in games between people: such a game is neither analysed nor copied to where hints are available."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from tests.server.running import Person, Running
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, asked, two_seats

GAMES = ("terra-mystica", "origins")


def played(server: Running, game: str = "terra-mystica", turns: int = 14, **values: Any) -> tuple[Person, Person, str]:
    anna, ben, code = two_seats(server, game, **values)
    advance((anna, ben), code, turns)
    return anna, ben, code


def hint_key(person: Person, code: str) -> str:
    """Return the reason why there is no hint."""
    return refusal(person.post, f"/tables/{code}/hint").key


@pytest.mark.parametrize("game", GAMES)
def test_nobody_branches_a_running_game_between_people(own: Running, game: str) -> None:
    """Spectators are refused as well: they may be a player under another name."""
    anna, ben, code = played(own, game)
    for person in (anna, ben, own.person("Carla")):
        assert not person.get(f"/tables/{code}")["can_branch"]
        refused = refusal(person.post, f"/tables/{code}/branch", at=0)
        assert (refused.status, refused.key) == (403, "server-no-branch")
    ben.post(f"/tables/{code}/resign")
    assert refusal(anna.post, f"/tables/{code}/branch", at=0).key == "server-no-branch", "Ben may return"
    assert refusal(ben.post, f"/tables/{code}/branch", at=0).key == "server-no-branch"
    assert hint_key(anna, code) == "server-no-hints"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["commands", pytest.param("json", marks=pytest.mark.long)])
def test_a_downloaded_running_game_gives_no_hints(server: Running, game: str, form: str) -> None:
    """It makes no difference whether a player or somebody else imports it."""
    _, ben, code = played(server, game, preset="league" if game == "terra-mystica" else "standard")
    text = server.person().get(f"/tables/{code}/download", format=form)
    for person in (ben, server.person("Carla")):
        response = person.http.post("/imports", json={"text": json.dumps(text) if form == "json" else text})
        if response.status_code == 422 and form == "commands":
            pytest.skip("this unfinished game has no command form")
        copy = response.json()["id"]
        assert hint_key(person, copy) == "server-no-hints-yet"


def edited(text: Any, **changes: Any) -> str:
    """Return a file that somebody has edited, with matching scores and checksum."""
    data = {**text, **changes}
    game = load_game(data["game"])
    options = {name: value for name, value in data["options"].items() if name != "players"}
    ledger: Ledger[Any] = Ledger(game, game.options(options, data["options"]["players"]), data["names"])
    for seat, action, _ in data["entries"]:
        ledger.push(seat, action)
    return ledger.dumps()


def test_a_copy_with_small_changes_gives_no_hints_either(server: Running) -> None:
    """The changes: other names, a shorter or longer game, an option that has no effect yet."""
    _, ben, code = played(server)
    text = ben.get(f"/tables/{code}/download", format="json")
    options = {**text["options"], "offers": "deferred"}
    shorter = text["entries"][:-3]
    chosen = [number for number, entry in enumerate(text["entries"]) if entry[0] >= 0]
    few = text["entries"][: chosen[2] + 1]  # fewer than the moves that are compared
    files = [edited(text, entries=entries) for entries in (few, shorter)]
    for file in (edited(text, names=["X", "Y"]), *files, edited(text, options=options)):
        copy = ben.post("/imports", text=file)["id"]
        assert hint_key(ben, copy) == "server-no-hints-yet"
    state = ben.state(copy)
    ben.move(copy, state["version"], [state["options"]["actions"][0]["id"]])
    assert hint_key(ben, copy) == "server-no-hints-yet", "the copy goes on by itself"


def test_a_copy_played_by_one_person_for_everybody_gives_no_hints(server: Running) -> None:
    """Options fix the same set-up at a private table, and the moves are repeated one by one."""
    fixed = {"factions": ["witches", "nomads"], "start_player": "first"}
    anna, ben, code = two_seats(server, options=fixed)
    file = anna.get(f"/tables/{code}/download", format="json")
    copy = ben.post("/imports", text=json.dumps(file))["id"]
    for _ in range(6):
        mover, _ = asked((anna, ben), code)
        action = mover.state(code)["options"]["actions"][0]["id"]
        mover.move(code, mover.state(code)["version"], [action])
        ben.move(copy, ben.state(copy)["version"], [action])
        assert hint_key(ben, copy) == "server-no-hints-yet"


def test_other_games_give_hints_and_this_one_does_when_it_is_over(own: Running) -> None:
    anna, ben, code = played(own, turns=8)
    text = json.dumps(anna.get(f"/tables/{code}/download", format="json"))
    copy = ben.post("/imports", text=text)["id"]
    assert hint_key(ben, copy) == "server-no-hints-yet"
    alone = own.person("Carla")
    other = alone.table("terra-mystica", ["me", "me"])
    alone.start(other)
    assert alone.post(f"/tables/{other}/hint")["lines"]
    for person in (anna, ben):
        person.call("DELETE", "/me")  # now nobody plays
    carla_copy = alone.post("/imports", text=text)["id"]
    assert alone.post(f"/tables/{carla_copy}/hint")["lines"]


def test_games_that_began_before_the_set_up_was_stored_count(server: Running) -> None:
    _, ben, code = played(server, turns=8)
    with closing(sqlite3.connect(Path(server.settings.data) / "hexarch.sqlite")) as database, database:
        database.execute("UPDATE games SET setup_key = NULL WHERE code = ?", (code,))
    copy = ben.post("/imports", text=json.dumps(ben.get(f"/tables/{code}/download", format="json")))["id"]
    assert hint_key(ben, copy) == "server-no-hints-yet"


def test_another_game_with_the_same_set_up_gives_hints(server: Running) -> None:
    """Options can fix the whole set-up, so many games share it; different first moves make a different game."""
    _, ben, code = played(server, turns=8)
    text = ben.get(f"/tables/{code}/download", format="json")
    draws = [entry for entry in text["entries"] if entry[0] == -1]
    copy = ben.post("/imports", text=edited(text, entries=draws))["id"]
    state = ben.state(copy)
    first = next(entry[1] for entry in text["entries"] if entry[0] != -1)
    other = next(option["id"] for option in state["options"]["actions"] if option["id"] != first)
    ben.move(copy, state["version"], [other])
    assert ben.post(f"/tables/{copy}/hint")["lines"]


def test_a_branch_inherits_the_visibility_of_its_table(server: Running) -> None:
    for visibility in ("public", "unlisted", "invitation"):
        anna = server.person("Anna")
        code = anna.table("origins", ["me", "random"], visibility=visibility)
        anna.start(code)
        branch = anna.post(f"/tables/{code}/branch", at=0)
        assert branch["visibility"] == visibility
    assert refusal(server.person("Ben").get, f"/tables/{branch['id']}").key == "server-no-table"
