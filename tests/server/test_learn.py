"""Lessons and guided games on the server: their tables, the coach, and that neither helps in games between people."""

from typing import Any

import pytest

from hexarch.games import NAMES
from hexarch.games.lessons import guide, lessons
from tests.server.running import Person, Running
from tests.server.test_lobby import refusal
from tests.server.test_play import two_seats


def open_lesson(person: Person, game: str, name: str, again: bool = False) -> Any:
    return person.post(f"/lessons/{game}/{name}", again=again)


def write(person: Person, code: str, text: str, seat: int) -> None:
    """Type the moves of one turn, and confirm where they are complete."""
    version = person.get(f"/tables/{code}/state")["version"]
    draft = person.post(f"/tables/{code}/text", version=version, text=text, seat=seat)
    if draft["complete"]:
        person.post(f"/tables/{code}/draft/confirm", version=version, request_id=text, seat=seat)


def test_everybody_may_read_the_lessons(server: Running) -> None:
    stranger = server.person()
    listed = {one["game"]: [lesson["name"] for lesson in one["lessons"]] for one in stranger.get("/lessons")}
    assert listed == {game: list(lessons(game)) for game in NAMES}
    for game in NAMES:
        name = next(iter(lessons(game)))
        shown = stranger.get(f"/lessons/{game}/{name}")
        assert shown["position"] != shown["after"]
        assert [line["text"] for line in shown["solution"]]
    for path in ("/lessons/chess/opening", f"/lessons/{NAMES[0]}/unknown"):
        assert refusal(stranger.get, path).key == "server-no-lesson"
    assert refusal(stranger.post, f"/lessons/{NAMES[0]}/build").key == "server-sign-in"
    assert refusal(server.person("Anna").post, "/lessons/chess/opening").status == 404


def test_a_lesson_is_solved_at_its_own_private_table(server: Running) -> None:
    anna = server.person("Anna")
    table = open_lesson(anna, "terra-mystica", "shipping")
    code = table["id"]
    assert (table["status"], table["visibility"], table["source"]["kind"]) == ("analysis", "invitation", "lesson")
    assert refusal(server.person("Ben").get, f"/tables/{code}").key == "server-no-table"
    assert code not in [one["id"] for one in anna.get("/tables", list="mine")["tables"]]

    coach = anna.get(f"/tables/{code}/coach")
    assert (coach["done"], coach["stuck"], coach["next"]) == (False, False, "bridge")
    assert [goal["done"] for goal in coach["goals"]] == [False, False]
    write(anna, code, "advance ship. done", 1)
    assert [goal["done"] for goal in anna.get(f"/tables/{code}/coach")["goals"]] == [True, False]
    version = anna.get(f"/tables/{code}/state")["version"]
    anna.post(f"/tables/{code}/text", version=version, text="build G3", seat=1)
    assert anna.get(f"/tables/{code}/coach")["done"], "a draft is enough"

    assert open_lesson(anna, "terra-mystica", "shipping")["id"] == code, "it is continued"
    other = open_lesson(anna, "terra-mystica", "shipping", again=True)["id"]
    assert other != code
    assert refusal(anna.get, f"/tables/{code}").key == "server-no-table", "the old table is deleted"
    assert not anna.get(f"/tables/{other}/coach")["done"]


def test_a_turn_that_misses_the_task_is_noticed(server: Running) -> None:
    anna = server.person("Anna")
    code = open_lesson(anna, "terra-mystica", "leech")["id"]
    state = anna.get(f"/tables/{code}/state")
    (decline,) = (one["id"] for one in state["options"]["actions"] if one["text"].startswith("decline"))
    anna.post(f"/tables/{code}/moves", version=state["version"], actions=[decline], seat=1, request_id="r")
    coach = anna.get(f"/tables/{code}/coach")
    assert (coach["done"], coach["stuck"]) == (False, True)


@pytest.mark.parametrize("game", NAMES)
def test_a_guided_game_explains_one_thing_a_turn_and_asks_before_a_mistake(server: Running, game: str) -> None:
    anna = server.person("Anna")
    table = open_lesson(anna, game, "first-game")
    code = table["id"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "computer"]
    assert (table["status"], table["my_turn"], table["source"]["kind"]) == ("running", True, "guide")
    assert code in [one["id"] for one in anna.get("/tables", list="mine")["tables"]]
    coach = anna.get(f"/tables/{code}/coach")
    assert (coach["cue"], coach["cautions"], coach["done"]) == (guide(game).turns[0].name, [], False)

    state = anna.get(f"/tables/{code}/state")
    passing = next(one["id"] for one in state["options"]["actions"] if one["path"][0] == "pass")
    anna.post(f"/tables/{code}/draft", version=state["version"], action=passing)
    assert anna.get(f"/tables/{code}/coach")["cautions"], "passing at once is a mistake"
    anna.post(f"/tables/{code}/draft/confirm", version=state["version"], request_id="r")
    said = anna.get(f"/tables/{code}/coach")["cue"]
    assert said != coach["cue"]
    assert open_lesson(anna, game, "first-game")["id"] == code, "it is resumed"


def test_the_coach_helps_nobody_against_people(server: Running) -> None:
    """A table of people has no coach, and a guided game gives no hints while its player is in a game with people."""
    anna, ben, code = two_seats(server, options={"introductory": True, "start_player": "first"})
    for person in (anna, ben):
        assert refusal(person.get, f"/tables/{code}/coach").key == "server-no-lesson"
    copy = open_lesson(anna, "terra-mystica", "first-game")["id"]
    hinted = refusal(anna.post, f"/tables/{copy}/hint")
    assert (hinted.status, hinted.key) == (403, "server-no-hints-yet")
    assert refusal(ben.get, f"/tables/{copy}/coach").key == "server-no-table"
