"""Tables: finding, creating, joining and starting them, and rematches."""

from typing import Any

import pytest
from sqlalchemy import event

from tests.server.running import Person, Refused, Running


def refusal(call: object, *arguments: object, **named: object) -> Refused:
    with pytest.raises(Refused) as refused:
        call(*arguments, **named)  # type: ignore[operator]
    return refused.value


def listed(person: Person, which: str, **query: str) -> list[str]:
    found: list[str] = []
    page, pages = 0, 1
    while page < pages:
        answer = person.get("/tables", list=which, page=page + 1, **query)
        found += [table["id"] for table in answer["tables"]]
        page, pages = page + 1, answer["pages"]
    return found


def test_the_catalogue_names_games_options_presets_and_levels(server: Running) -> None:
    catalogue = server.person().get("/catalogue")
    games = {game["name"]: game for game in catalogue["games"]}
    assert set(games) == {"terra-mystica", "origins"}
    options = {option["name"]: option for option in games["terra-mystica"]["options"]}
    assert options["offers"]["kind"] == "choice"
    assert [choice["value"] for choice in options["offers"]["choices"]] == ["at once", "deferred"]
    assert options["free_burning"]["default"] is False
    assert options["map"]["kind"] == "choice"
    assert options["own_map"]["kind"] == "table"
    assert [preset["name"] for preset in games["terra-mystica"]["presets"]] == ["standard", "league"]
    assert {level["name"] for level in catalogue["levels"]} >= {"random", "greedy"}


def test_every_option_of_the_catalogue_takes_its_default(server: Running) -> None:
    person = server.person("Anna")
    for game in person.get("/catalogue")["games"]:
        options = {option["name"]: option["default"] for option in game["options"]}
        code = person.table(game["name"], ["me", "random"], options=options)
        assert person.get(f"/tables/{code}")["options"] == {"players": 2, **options}


def test_making_joining_starting(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "open", "greedy"], title="Sunday", options={"offers": "deferred"})
    table = anna.get(f"/tables/{code}")
    assert (table["status"], table["title"], table["owner"]) == ("open", "Sunday", True)
    assert table["options"]["offers"] == "deferred"
    assert refusal(anna.start, code).key == "server-seats-open"
    assert refusal(ben.start, code).key == "server-owner-only"
    assert ben.post(f"/tables/{code}/join")["my_seats"] == [1]
    assert ben.post(f"/tables/{code}/join")["my_seats"] == [1], "joining again changes nothing"
    assert refusal(server.person("Cleo").post, f"/tables/{code}/join").key == "server-table-full"
    assert anna.start(code)["status"] == "running"
    assert anna.start(code)["status"] == "running", "starting again changes nothing"
    assert refusal(ben.post, f"/tables/{code}/leave").key == "server-table-running"
    assert refusal(anna.call, "DELETE", f"/tables/{code}").key == "server-table-running"


def test_one_person_may_play_several_seats(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    assert anna.start(code)["my_seats"] == [0, 1]


def test_computer_players_alone_finish_their_game(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["random"])
    anna.start(code)
    with anna.live(code, 0) as socket:
        while '"finished"' not in str(socket.recv(timeout=60)):
            pass
    table = anna.get(f"/tables/{code}")
    assert table["status"] == "finished"
    assert len(table["result"]["scores"]) == 1


def test_leaving_frees_the_seat_and_passes_the_table_on(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("origins", ["me", "open"])
    ben.post(f"/tables/{code}/join", seat=1)
    anna.post(f"/tables/{code}/leave")
    table = ben.get(f"/tables/{code}")
    assert table["owner"]
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person"]
    ben.post(f"/tables/{code}/leave")
    assert refusal(ben.get, f"/tables/{code}").key == "server-no-table"


def test_the_owner_sets_seats_before_the_start(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("origins", ["me", "open"])
    ben.post(f"/tables/{code}/join")
    assert refusal(ben.call, "PUT", f"/tables/{code}/seats/0", {"kind": "open"}).key == "server-owner-only"
    table = anna.call("PUT", f"/tables/{code}/seats/1", {"kind": "computer", "level": "greedy"})
    assert table["seats"][1]["level"] == "greedy"
    assert table["can_start"]
    assert refusal(anna.call, "PUT", f"/tables/{code}/seats/7", {"kind": "open"}).key == "server-no-seat"
    wrong = {"kind": "computer", "level": "genius"}
    assert refusal(anna.call, "PUT", f"/tables/{code}/seats/1", wrong).key == "server-no-level"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "server-no-game"),
        ({"game": "terra-mystica", "seats": [{"kind": "me"}]}, "server-rule"),
        ({"game": "origins", "seats": [{"kind": "me"}] * 5}, "server-rule"),
        ({"game": "origins", "seats": [{"kind": "computer", "level": "genius"}]}, "server-no-level"),
        ({"game": "origins", "seats": [{"kind": "computer"}]}, "server-no-level"),
        ({"game": "origins", "seats": [{"kind": "me"}], "preset": "leage"}, "server-rule"),
        ({"game": "origins", "seats": [{"kind": "me"}], "options": {"gold": "never"}}, "server-rule"),
        ({"game": "origins", "seats": [{"kind": "me"}], "options": {"server-stale": 1}}, "server-rule"),
        ({"game": "origins", "seats": []}, "server-invalid"),
        ({"game": "origins", "seats": [{"kind": "me"}], "colour": "red"}, "server-invalid"),
    ],
)
def test_impossible_tables_are_refused_in_a_sentence(server: Running, body: dict[str, object], key: str) -> None:
    refused = refusal(server.person("Anna").post, "/tables", **body)
    assert (refused.status, refused.key) == (422, key)
    assert refused.body["detail"].endswith(".")
    assert "Traceback" not in str(refused.body)


def test_lists_show_public_tables_and_my_own(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    codes = {
        visibility: anna.table("origins", ["me", "open"], visibility=visibility)
        for visibility in ("public", "unlisted", "invitation")
    }
    assert set(codes.values()) & set(listed(ben, "open")) == {codes["public"]}
    assert set(codes.values()) & set(listed(ben, "open", game="terra-mystica")) == set()
    assert set(codes.values()) <= set(listed(anna, "mine"))
    assert refusal(server.person().get, "/tables", list="mine").status == 401


def test_my_games_begin_with_those_where_it_is_my_turn(server: Running) -> None:
    anna = server.person("Anna")
    asked = anna.table("terra-mystica", ["me", "me"])
    anna.start(asked)
    waiting = anna.table("terra-mystica", ["me", "open"])
    mine = anna.get("/tables", list="mine")["tables"]
    assert [(table["id"], table["my_turn"]) for table in mine] == [(asked, True), (waiting, False)]


def test_private_tables_need_their_invitation(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("origins", ["me", "open"], visibility="invitation")
    invitation = anna.get(f"/tables/{code}")["invitation"]
    assert refusal(ben.get, f"/tables/{code}").status == 404
    assert refusal(ben.get, f"/tables/{code}", invitation=invitation[::-1]).status == 404
    assert refusal(ben.post, f"/tables/{code}/join").status == 404
    assert ben.get(f"/tables/{code}", invitation=invitation)["invitation"] is None
    ben.post(f"/tables/{code}/join", invitation=invitation)
    assert ben.get(f"/tables/{code}")["my_seats"] == [1]


@pytest.mark.long
def test_a_rematch_is_one_table_for_all(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("origins", ["me", "open", "random"], options={"gold": "last"})
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    assert refusal(anna.post, f"/tables/{code}/rematch").key == "server-table-running"
    for person in (anna, ben):
        person.post(f"/tables/{code}/resign")
    with anna.live(code, 0) as socket:
        while '"finished"' not in str(socket.recv(timeout=60)):
            pass
        first = anna.post(f"/tables/{code}/rematch")
        while '"rematch"' not in str(socket.recv(timeout=60)):
            pass
    second = ben.post(f"/tables/{code}/rematch")
    assert first["id"] == second["id"] != code
    assert second["my_seats"] == [1]
    assert [seat["kind"] for seat in second["seats"]] == ["person", "person", "computer"]
    assert second["options"]["gold"] == "last"
    assert refusal(server.person("Cleo").post, f"/tables/{code}/rematch").key == "server-not-seated"


def test_settings_are_copied_to_a_new_table(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "greedy", "open"], preset="league", options={"map": "fjords"})
    copied = ben.post(f"/tables/{code}/copy")
    assert copied["owner"]
    assert copied["options"] == anna.get(f"/tables/{code}")["options"]
    assert [seat["kind"] for seat in copied["seats"]] == ["person", "computer", "open"]
    assert copied["my_seats"] == [0]


def test_pages_hold_every_table_once_and_in_order(own: Running) -> None:
    anna, ben = own.person("Anna"), own.person("Ben")
    made = [anna.table("origins", ["me", "open"]) for _ in range(71)]
    for code in made[::6]:
        ben.post(f"/tables/{code}/join")
        anna.start(code)
    answers = [anna.get("/tables", list="mine", page=page) for page in range(1, 5)]
    assert [len(one["tables"]) for one in answers] == [20, 20, 20, 11]
    assert [one["pages"] for one in answers] == [2, 3, 4, 4], "whether there is another page; nobody counts them"
    found = [table for one in answers for table in one["tables"]]
    assert {table["id"] for table in found} == set(made)
    assert {table["my_turn"] for table in found} == {True, False}
    assert found == sorted(
        sorted(found, key=lambda one: one["changed"], reverse=True), key=lambda one: not one["my_turn"]
    )
    waiting = listed(anna, "open")
    assert sorted(waiting) == sorted(code for number, code in enumerate(made) if number % 6)
    assert waiting == [table["id"] for table in found if table["status"] == "open"]
    assert anna.get("/tables", list="open", page=40)["tables"] == []


def test_lists_do_not_count_all_tables(own: Running) -> None:
    """The cost of a page must not grow with the number of tables: an index finds each one, and the list is limited."""
    anna = own.person("Anna")
    for _ in range(2):
        anna.start(anna.table("origins", ["me", "me"], visibility="public"))
    statements: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement.lower())

    database = own.app.state.server.database
    engines = {engine.sync_engine: None for engine in (database.engine, database._reader)}
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    for which in ("mine", "open", "running", "finished"):
        statements.clear()
        anna.get("/tables", list=which)
        assert [one for one in statements if "from games" in one and "limit" in one], which
        assert not [one for one in statements if "count(" in one], which
