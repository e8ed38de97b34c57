"""Studies: chapters, notes, links and files."""

import json
from typing import Any

import pytest

from tests.server.running import Person, Running
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, two_seats

PASSWORD = "a long password"


def author(server: Running, name: str) -> Person:
    person = server.person()
    person.post("/register", name=name, password=PASSWORD)
    return person


def analysed(person: Person) -> str:
    """Create an analysis from a game that one person played alone."""
    code = person.table("origins", ["me", "me"])
    person.start(code)
    advance((person, person), code, 6)
    branch: str = person.post(f"/tables/{code}/branch", at=person.state(code)["entries"])["id"]
    return branch


NOTE = {"at": 3, "text": "Look here.", "marks": [{"start": "site:1", "end": "site:2", "colour": "red"}]}


def test_a_study_is_written_shared_and_taken_along(own: Running) -> None:
    anna, ben = author(own, "Anna"), own.person("Ben")
    table = analysed(anna)
    code = anna.post("/studies", title="Openings")["id"]
    study = anna.post(f"/studies/{code}/chapters", table=table, at=5, title="First")
    assert [one["title"] for one in study["chapters"]] == ["First"]
    anna.call("patch", f"/studies/{code}/chapters/1", json={"notes": [NOTE]})
    chapter = anna.get(f"/studies/{code}")["chapters"][0]
    assert chapter["notes"] == [NOTE]
    assert chapter["table"] not in [one["id"] for one in anna.get("/tables", list="mine")["tables"]]

    assert refusal(ben.get, f"/studies/{code}").key == "server-no-study"
    link = anna.call("patch", f"/studies/{code}", json={"shared": True})["link"]
    seen = ben.get(f"/studies/{code}", link=link)
    assert (seen["owner"], seen["link"], seen["chapters"][0]["notes"]) == (False, None, [NOTE])
    way = {"invitation": seen["chapters"][0]["invitation"]}
    assert ben.get(f"/tables/{chapter['table']}/state", at=3, **way)["entries"] >= 3
    for change in ({"title": "Mine now"}, {"shared": False}):
        assert refusal(ben.call, "patch", f"/studies/{code}", json=change).key == "server-no-study"
    assert refusal(ben.call, "patch", f"/studies/{code}/chapters/1", json={"notes": []}).key == "server-no-study"
    assert refusal(ben.call, "delete", f"/studies/{code}/chapters/1").key == "server-no-study"

    file = ben.get(f"/studies/{code}/file", link=link)
    copy = author(own, "Carla").post("/studies/import", **file)
    assert [one["notes"] for one in copy["chapters"]] == [[NOTE]]
    assert copy["id"] != code

    anna.call("patch", f"/studies/{code}", json={"shared": False})
    assert refusal(ben.get, f"/studies/{code}", link=link).key == "server-no-study"
    assert refusal(ben.get, f"/tables/{chapter['table']}/state", **way).key == "server-no-table"
    assert [one["title"] for one in anna.get("/me/data")["studies"]] == ["Openings"]
    anna.call("delete", f"/studies/{code}")
    assert refusal(anna.get, f"/tables/{chapter['table']}").key == "server-no-table"


def test_a_running_game_between_people_becomes_no_study(server: Running) -> None:
    anna, ben, code = two_seats(server, "terra-mystica")
    for person, name in ((anna, "Annabel"), (ben, "Benedict")):
        person.post("/register", name=name, password=PASSWORD)
        study = person.post("/studies", title="Help")["id"]
        refused = refusal(person.post, f"/studies/{study}/chapters", table=code, at=0)
        assert (refused.status, refused.key) == (403, "server-no-branch")
        assert person.get(f"/studies/{study}")["chapters"] == []


def test_a_running_game_in_the_file_of_a_study_is_not_analysed(server: Running) -> None:
    """Neither the chapter nor a game continued from it gives hints, a report or coaching."""
    anna, ben, code = two_seats(server, "terra-mystica")
    advance((anna, ben), code, 10)
    game = ben.get(f"/tables/{code}/download", format="json")
    for person, name in ((ben, "Bernhard"), (server.person("Carla"), "Carlotta")):
        person.post("/register", name=name, password=PASSWORD)
        file = {"format": "hexarch study", "version": 1, "title": "Help", "chapters": [{"title": "", "game": game}]}
        chapter = person.post("/studies/import", **file)["chapters"][0]["table"]
        tried = person.post(f"/tables/{chapter}/branch", at=len(game["entries"]) - 1)["id"]
        for table in (chapter, tried):
            assert refusal(person.post, f"/tables/{table}/hint").key == "server-no-hints-yet"
            assert refusal(person.post, f"/tables/{table}/game-report").key == "server-report-unfinished"
            assert refusal(person.get, f"/tables/{table}/coach").key == "server-no-lesson"


GAME: dict[str, Any] = {"format": "hexarch game"}


@pytest.mark.parametrize(
    "file",
    [
        {"format": "hexarch game", "version": 1, "chapters": []},
        {"format": "hexarch study", "version": 2, "chapters": []},
        {"format": "hexarch study", "version": 1, "chapters": [{"game": GAME}]},
        {"format": "hexarch study", "version": 1, "chapters": [{"game": "../../etc"}]},
        {"format": "hexarch study", "version": 1, "chapters": [{"game": {}}] * 25},
        {"format": "hexarch study", "version": 1, "chapters": [], "owner": "somebody"},
        {"format": "hexarch study", "version": 1, "title": "x" * 5000, "chapters": []},
    ],
    ids=lambda file: json.dumps(file)[:50],
)
def test_a_bad_file_is_refused_with_a_sentence_and_leaves_nothing(server: Running, file: dict[str, Any]) -> None:
    person = server.person()
    person.post("/register", name=f"Dora {abs(hash(json.dumps(file)))}"[:20], password=PASSWORD)
    refused = refusal(person.post, "/studies/import", **file)
    assert refused.status == 422
    assert person.get("/studies")["studies"] == []


def test_hostile_notes_are_refused(server: Running) -> None:
    person = author(server, "Emma")
    code = person.post("/studies", title="")["id"]
    person.post(f"/studies/{code}/chapters", table=analysed(person), at=2)
    bad = (
        {"at": -1},
        {"at": 1, "text": "x" * 5000},
        {"at": 1, "marks": [{"start": '"><script>'}]},
        {"at": 1, "marks": [{"start": "hex:A1"}] * 50},
        {"at": 1, "marks": [{"start": "hex:A1", "colour": "url(x)"}]},
    )
    for note in bad:
        refused = refusal(person.call, "patch", f"/studies/{code}/chapters/1", json={"notes": [note]})
        assert refused.status == 422
    long = [{"at": at, "text": "x" * 4000} for at in range(13)]
    assert (
        refusal(person.call, "patch", f"/studies/{code}/chapters/1", json={"notes": long}).key == "server-study-notes"
    )
    assert refusal(server.person("Fay").post, "/studies", title="").key == "server-study-accounts"
