"""Playing: drafts, confirmations, outdated and repeated requests, take-backs, leaving and returning."""

import random
from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.server.processes import Process
from tests.server.running import Person, Refused, Running
from tests.server.test_lobby import refusal


def two_seats(server: Running | Process, game: str = "terra-mystica", **values: object) -> tuple[Person, Person, str]:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table(game, ["me", "open"], **values)
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    return anna, ben, code


def asked(people: tuple[Person, Person], code: str) -> tuple[Person, Person]:
    """Return (who is asked, the other player)."""
    first, second = people
    return (first, second) if first.get(f"/tables/{code}")["my_turn"] else (second, first)


def options(person: Person, code: str) -> list[int]:
    return [option["id"] for option in person.state(code)["options"]["actions"]]


def advance(people: tuple[Person, Person], code: str, turns: int, seed: int = 3) -> None:
    """Make some moves, so that there is something on the board."""
    dice = random.Random(seed)
    for _ in range(turns):
        person, _ = asked(people, code)
        state = person.state(code)
        person.move(code, state["version"], [dice.choice(options(person, code))])


def test_before_the_start_there_is_nothing_to_see(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "open"])
    assert refusal(anna.state, code).key == "server-table-open"
    assert refusal(anna.get, f"/tables/{code}/download").key == "server-table-open"


def test_only_players_who_are_asked_get_options_and_only_their_own_draft(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, other = asked((anna, ben), code)
    state = mover.state(code)
    action = state["options"]["actions"][0]["id"]
    draft = mover.post(f"/tables/{code}/draft", version=state["version"], action=action)
    assert draft["steps"][0]["action"] == action
    assert mover.state(code)["draft"]["steps"] == draft["steps"]
    assert other.state(code)["draft"] is None
    assert other.state(code)["options"]["actions"] == []
    stranger = server.person().state(code)
    assert (stranger["draft"], stranger["options"]) == (None, None)
    assert stranger["position"] == state["position"], "nobody else sees a draft"


def test_a_draft_is_undone_reset_and_confirmed(server: Running) -> None:
    anna, ben, code = two_seats(server)
    advance((anna, ben), code, 8)
    mover, _ = asked((anna, ben), code)
    before = mover.state(code)
    dice = random.Random(1)
    draft = mover.post(f"/tables/{code}/draft", version=before["version"], action=options(mover, code)[0])
    mover.call("DELETE", f"/tables/{code}/draft")
    assert mover.state(code)["draft"] is None
    steps = []
    chosen = options(mover, code)
    while True:
        action = dice.choice(chosen)
        draft = mover.post(f"/tables/{code}/draft", version=before["version"], action=action)
        steps.append(action)
        if draft["complete"]:
            break
        # Conversions may change an earlier step: see test_merging.py.
        own = [option for option in draft["options"]["actions"] if option["path"][0] not in ("burn", "convert")]
        chosen = [option["id"] for option in own]
    assert [step["action"] for step in draft["steps"]] == steps
    undone = mover.call("DELETE", f"/tables/{code}/draft", steps=1)
    assert [step["action"] for step in undone["steps"]] == steps[:-1]
    again = mover.post(f"/tables/{code}/draft", version=before["version"], action=steps[-1])
    assert again["position"] == draft["position"]
    assert mover.state(code)["position"] == before["position"], "nothing has happened yet"
    after = mover.post(f"/tables/{code}/draft/confirm", version=before["version"], request_id="one")
    assert after["version"] > before["version"]
    assert after["draft"] is None
    assert [entry["action"] for entry in after["log"] if entry["number"] >= before["entries"]][: len(steps)] == steps


def test_a_draft_shows_the_difference_by_player_resource_and_source(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table(
        "terra-mystica", ["me", "me"], options={"factions": ["witches", "nomads"], "start_player": "first"}
    )
    anna.start(code)
    dice = random.Random(2)
    while anna.state(code)["position"]["phase"] != "actions":
        state = anna.state(code)
        anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
    state = anna.state(code)
    draft = anna.post(f"/tables/{code}/text", version=state["version"], text="convert 1W to 1C")
    seat = draft["seat"]
    assert {"seat": seat, "resource": "coins", "amount": 1, "source": "conversion"} in draft["difference"]
    assert {"seat": seat, "resource": "workers", "amount": -1, "source": "conversion"} in draft["difference"]
    before, after = state["position"]["players"][seat], draft["position"]["players"][seat]
    assert after["coins"] == before["coins"] + 1


def test_a_draft_must_be_complete_to_be_confirmed(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"], options={"factions": ["witches", "nomads"]})
    anna.start(code)
    dice = random.Random(2)
    while anna.state(code)["position"]["phase"] != "actions":
        state = anna.state(code)
        anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
    version = anna.state(code)["version"]
    confirm = f"/tables/{code}/draft/confirm"
    assert refusal(anna.post, confirm, version=version, request_id="a").key == "server-draft-empty"
    anna.post(f"/tables/{code}/text", version=version, text="convert 1W to 1C")
    assert refusal(anna.post, confirm, version=version, request_id="b").key == "server-draft-incomplete"
    done = anna.post(f"/tables/{code}/text", version=version, text=next(_pass(anna, code)))
    assert done["complete"]
    assert refusal(anna.post, f"/tables/{code}/draft", version=version, action=0).key == "server-draft-complete"
    assert anna.post(confirm, version=version, request_id="c")["version"] > version


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_a_draft_ends_with_the_turn_even_if_the_same_seat_is_next(server: Running, game: str) -> None:
    """The same seat has the next turn when it is alone in Origins or the others have passed in Terra Mystica."""
    anna = server.person("Anna")
    seats = ["me"] if game == "origins" else ["me", "me"]
    code = anna.table(game, seats)
    anna.start(code)
    while (state := anna.state(code))["options"]["decision"]["kind"] != "turn":
        anna.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    if game == "terra-mystica":
        passing = next(one["id"] for one in state["options"]["actions"] if one["path"][0] == "pass")
        state = anna.move(code, state["version"], [passing])
    draft, steps = state, 0
    while not draft.get("complete"):
        wanted = [one for one in draft["options"]["actions"] if one["path"][0] not in ("pass", "convert", "burn")]
        draft = anna.post(f"/tables/{code}/draft", version=state["version"], action=wanted[-1]["id"])
        steps += 1
    assert len(draft["steps"]) == steps
    after = anna.post(f"/tables/{code}/draft/confirm", version=state["version"], request_id="mine")
    assert after["options"]["decision"]["kind"] == "turn"
    assert after["options"]["seat"] == draft["seat"]
    assert after["position"]["round"] == state["position"]["round"]


def _pass(person: Person, code: str) -> Iterator[str]:
    for option in person.state(code)["draft"]["options"]["actions"]:
        if option["text"].startswith("pass"):
            yield option["text"]


def test_a_draft_warns_before_waste(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    while (state := anna.state(code))["options"]["decision"]["kind"] != "turn":
        anna.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    draft = anna.post(f"/tables/{code}/text", version=state["version"], text="pass")
    assert draft["warnings"] == [{"key": "origins-warning-workers", "params": {"workers": 3}}]
    anna.call("DELETE", f"/tables/{code}/draft")
    visit = next(one["text"] for one in state["options"]["actions"] if one["path"][0] == "visit")
    assert anna.post(f"/tables/{code}/text", version=state["version"], text=visit)["warnings"] == []


def test_a_stale_version_is_refused_with_the_state(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, _ = asked((anna, ben), code)
    version = mover.state(code)["version"]
    action = options(mover, code)[0]
    mover.move(code, version, [action])
    for call in (
        lambda: mover.move(code, version, [action]),
        lambda: mover.post(f"/tables/{code}/draft", version=version, action=action),
        lambda: mover.post(f"/tables/{code}/draft/confirm", version=version, request_id="x"),
    ):
        refused = refusal(call)
        assert (refused.status, refused.key) == (409, "server-stale")
        assert refused.body["state"] == mover.state(code)


def test_a_repeated_request_gets_the_first_answer_and_moves_once(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, other = asked((anna, ben), code)
    version = mover.state(code)["version"]
    action = options(mover, code)[0]
    first = mover.move(code, version, [action], request_id="same")
    assert mover.move(code, version, [action], request_id="same") == first
    asked_next, _ = asked((anna, ben), code)
    asked_next.move(code, first["version"], [options(asked_next, code)[0]])
    again = mover.move(code, version, [action], request_id="same")
    assert (again["version"], again["at"]) == (first["version"], first["at"])
    assert again["position"] == first["position"]
    assert refusal(other.move, code, version, [action], request_id="same").key in ("server-stale", "server-not-seated")


def test_the_id_of_an_older_request_moves_nothing(own: Running) -> None:
    anna = own.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    state = anna.state(code)
    after = anna.move(code, state["version"], [options(anna, code)[0]], request_id="same")
    refused = refusal(anna.move, code, after["version"], [options(anna, code)[0]], request_id="same")
    assert (refused.status, refused.key) == (409, "server-refused")
    assert anna.state(code) == after


def test_illegal_moves_change_nothing_and_say_why(server: Running) -> None:
    anna, ben, code = two_seats(server)
    advance((anna, ben), code, 6)
    mover, other = asked((anna, ben), code)
    before = mover.state(code)
    legal = set(options(mover, code))
    illegal = [action for action in range(0, 1500, 37) if action not in legal]
    for action in illegal:
        refused = refusal(mover.move, code, before["version"], [action])
        assert refused.status == 422
        assert refused.body["detail"].endswith(".")
        why = mover.get(f"/tables/{code}/why", action=action)
        assert (why["legal"], why["key"]) == (False, refused.key)
        assert why["sentence"] == refused.body["detail"]
    refused = refusal(mover.move, code, before["version"], [min(legal), illegal[0]])
    assert refused.status in (409, 422)
    assert mover.state(code) == before
    assert refusal(other.move, code, before["version"], [min(legal)]).status == 422, "not asked"


def test_why_reads_notation_and_agrees_with_what_is_legal(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, _ = asked((anna, ben), code)
    text = mover.state(code)["options"]["actions"][0]["text"]
    assert mover.get(f"/tables/{code}/why", text=text)["legal"]
    nonsense = mover.get(f"/tables/{code}/why", text="dance on the table")
    assert not nonsense["legal"]
    assert nonsense["sentence"]
    assert refusal(mover.get, f"/tables/{code}/why").key == "server-action-or-text"


def test_a_preview_shows_the_effect_of_an_action_and_changes_nothing(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, _ = asked((anna, ben), code)
    before = mover.state(code)
    option = before["options"]["actions"][0]
    seen = mover.get(f"/tables/{code}/preview", action=option["id"])
    assert {name: seen[name] for name in option} == option
    assert set(seen["income"]) == {"before", "after", "difference"}
    illegal = min(set(range(2000)) - {one["id"] for one in before["options"]["actions"]})
    assert refusal(mover.get, f"/tables/{code}/preview", action=illegal).status == 422
    assert mover.state(code) == before


def test_typed_notation_goes_into_the_draft(server: Running) -> None:
    anna, ben, code = two_seats(server, options={"factions": ["witches", "nomads"]})
    mover, _ = asked((anna, ben), code)
    state = mover.state(code)
    text = state["options"]["actions"][3]["text"]
    assert mover.post(f"/tables/{code}/text", version=state["version"], text=text)["steps"][0]["text"] == text
    refused = refusal(mover.post, f"/tables/{code}/text", version=state["version"], text="dance")
    assert refused.status in (409, 422)


def test_a_take_back_needs_the_consent_of_all(server: Running) -> None:
    anna, ben, code = two_seats(server)
    advance((anna, ben), code, 6)
    before = anna.state(code)
    asked_table = anna.post(f"/tables/{code}/takeback", to=before["entries"] - 3)
    assert asked_table["takeback"]["waiting"] == [ben.id]
    assert refusal(anna.post, f"/tables/{code}/takeback/answer", accept=True).key == "server-no-takeback"
    assert refusal(ben.post, f"/tables/{code}/takeback", to=0).key == "server-takeback-open"
    ben.post(f"/tables/{code}/takeback/answer", accept=False)
    assert anna.state(code)["entries"] == before["entries"]
    anna.post(f"/tables/{code}/takeback", to=before["entries"] - 3)
    done = ben.post(f"/tables/{code}/takeback/answer", accept=True)
    assert done["takeback"] is None
    after = anna.state(code)
    assert after["entries"] == before["entries"] - 3
    assert after["version"] == before["version"] + 1, (
        "the version keeps increasing, so that no outdated write fits again"
    )
    assert after["position"] == anna.state(code, at=after["entries"])["position"]
    advance((anna, ben), code, 4, seed=9)


def test_a_move_cancels_a_requested_take_back(server: Running) -> None:
    anna, ben, code = two_seats(server)
    advance((anna, ben), code, 4)
    anna.post(f"/tables/{code}/takeback", to=anna.state(code)["entries"] - 1)
    advance((anna, ben), code, 1)
    assert ben.get(f"/tables/{code}")["takeback"] is None
    assert refusal(ben.post, f"/tables/{code}/takeback/answer", accept=True).key == "server-no-takeback"


def test_a_solo_take_back_is_immediate_and_draws_are_not_repeated(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    drawn = anna.state(code, log="all")["log"]
    assert refusal(anna.post, f"/tables/{code}/takeback", to=0).key == "server-nothing-to-take-back"
    state = anna.state(code)
    anna.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    assert anna.post(f"/tables/{code}/takeback", to=0)["entries"] == len(drawn)
    assert anna.state(code, log="all")["log"] == drawn


def test_a_computer_player_takes_over_and_the_person_returns(server: Running) -> None:
    anna, ben, code = two_seats(server)
    mover, other = asked((anna, ben), code)
    version = mover.state(code)["version"]
    with other.live(code, mover.state(code)["seq"]) as socket:
        mover.post(f"/tables/{code}/resign")
        while '"moves"' not in str(socket.recv(timeout=60)):
            pass
    assert other.state(code)["version"] > version
    assert refusal(mover.move, code, mover.state(code)["version"], [0]).key == "server-seat-left"
    back = mover.post(f"/tables/{code}/return")
    assert not back["seats"][back["my_seats"][0]]["left"]


def test_standing_wishes_answer_offers(server: Running) -> None:
    """They can be set at any time, even out of turn, and their answers are entries like any other."""
    anna, ben, code = two_seats(server, options={"factions": ["witches", "nomads"], "start_player": "first"})
    while anna.state(code)["position"]["phase"] != "actions":
        advance((anna, ben), code, 1)
    _, other = asked((anna, ben), code)
    interrupts = other.state(code)["options"]["interrupts"]
    wish = next(option for option in interrupts if option["path"][:2] == ["wish", "take"] and option["path"][2] == "9")
    state = other.move(code, other.state(code)["version"], [wish["id"]])
    (seat,) = other.get(f"/tables/{code}")["my_seats"]
    assert state["position"]["players"][seat]["wishes"]["take_up_to"] == 9


def test_drafts_survive_what_others_do_if_they_stay_legal(server: Running) -> None:
    anna, ben, code = two_seats(server, options={"factions": ["witches", "nomads"], "start_player": "first"})
    while anna.state(code)["position"]["phase"] != "actions":
        advance((anna, ben), code, 1)
    mover, other = asked((anna, ben), code)
    version = mover.state(code)["version"]
    mover.post(f"/tables/{code}/text", version=version, text="convert 1W to 1C")
    wish = next(option for option in other.state(code)["options"]["interrupts"] if option["path"][0] == "wish")
    other.move(code, version, [wish["id"]])
    state = mover.state(code)
    assert [step["text"] for step in state["draft"]["steps"]] == ["convert 1W to 1C"]
    assert state["draft"]["warnings"] == [{"key": "server-draft-moved", "params": {}}]
    refused = refusal(mover.post, f"/tables/{code}/draft", version=version, action=0)
    assert refused.body["state"]["draft"]["steps"] == state["draft"]["steps"]


def test_several_seats_of_one_person_need_to_be_named_only_out_of_turn(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "me", "open"])
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    with pytest.raises(Refused) as refused:
        anna.move(code, anna.state(code)["version"], [0], seat=2)
    assert refused.value.key == "server-not-your-seat"


def test_the_end_of_the_game_closes_the_table(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me"])
    anna.start(code)
    dice = random.Random(5)
    while (state := anna.state(code))["options"]:
        anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
    table = anna.get(f"/tables/{code}")
    assert table["status"] == "finished"
    assert table["asked"] == []
    assert refusal(anna.move, code, table["version"], [0]).key == "server-table-finished"
    body = {"version": table["version"], "action": 0}
    assert refusal(anna.post, f"/tables/{code}/draft", **body).key == "server-table-finished"
    assert refusal(anna.post, f"/tables/{code}/takeback", to=0).key == "server-table-finished"


def test_two_processes_may_name_their_requests_alike(server: Running) -> None:
    """A request id belongs to its sender; the same id from another person is another request."""
    anna, ben, code = two_seats(server)
    for _ in range(4):
        mover, _ = asked((anna, ben), code)
        version = mover.state(code)["version"]
        request = f"request {version}" if mover is anna else str(uuid4())
        assert mover.move(code, version, [options(mover, code)[0]], request_id=request)["version"] > version
