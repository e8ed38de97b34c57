"""One player in two windows: neither confirms a draft that it does not show; each is told of the other's changes."""

from pathlib import Path

import pytest

from hexarch.server.live.messages import DraftChanged, decode, encode
from tests.server.processes import two_processes
from tests.server.running import Person, Running
from tests.server.test_live import receive, receive_any
from tests.server.test_lobby import refusal
from tests.server.test_play import asked, two_seats


def begin(server: Running) -> tuple[Person, Person, str, list[int]]:
    """Return (who is asked, the other player, the table, two actions that are whole turns)."""
    anna, ben, code = two_seats(server, options={"factions": ["witches", "nomads"], "start_player": "first"})
    mover, other = asked((anna, ben), code)
    return mover, other, code, [option["id"] for option in mover.state(code)["options"]["actions"][:2]]


def step(person: Person, code: str, action: int) -> str:
    """Draft a step; return the new revision of the draft."""
    person.call("DELETE", f"/tables/{code}/draft")
    draft = person.post(f"/tables/{code}/draft", version=person.state(code)["version"], action=action)
    assert draft["complete"]
    assert person.state(code)["draft"]["revision"] == draft["revision"]
    return str(draft["revision"])


def confirm(person: Person, code: str, revision: str) -> dict[str, object]:
    body = {"version": person.state(code)["version"], "request_id": f"confirm {revision}", "revision": revision}
    answer: dict[str, object] = person.post(f"/tables/{code}/draft/confirm", **body)
    return answer


def test_only_the_draft_on_the_screen_is_confirmed(own: Running) -> None:
    mover, _, code, (first, second) = begin(own)
    shown = step(mover, code, first)
    newer = step(mover, code, second)
    before = mover.state(code)
    refused = refusal(confirm, mover, code, shown)
    assert (refused.status, refused.key) == (409, "server-draft-changed")
    assert refused.body["state"]["draft"]["revision"] == newer
    assert [one["action"] for one in refused.body["state"]["draft"]["steps"]] == [second]
    assert mover.state(code) == before, "nothing has moved"
    assert confirm(mover, code, newer)["version"] == before["version"] + 1


def test_a_draft_that_was_undone_elsewhere_is_not_confirmed(server: Running) -> None:
    mover, _, code, (first, _) = begin(server)
    shown = step(mover, code, first)
    mover.call("DELETE", f"/tables/{code}/draft")
    refused = refusal(confirm, mover, code, shown)
    assert refused.key == "server-draft-changed"
    assert refused.body["state"]["draft"] is None


def test_the_same_steps_made_again_are_the_same_draft(server: Running) -> None:
    mover, _, code, (first, second) = begin(server)
    shown = step(mover, code, first)
    step(mover, code, second)
    step(mover, code, first)
    confirm(mover, code, shown)


def test_programs_that_name_no_revision_go_on_as_before(server: Running) -> None:
    mover, _, code, (first, _) = begin(server)
    step(mover, code, first)
    mover.post(f"/tables/{code}/draft/confirm", version=mover.state(code)["version"], request_id="1")


def test_the_other_window_is_notified_and_nobody_else(own: Running) -> None:
    mover, other, code, (first, _) = begin(own)
    with mover.live(code) as window, other.live(code) as opponent, own.person("Watcher").live(code) as watcher:
        revision = step(mover, code, first)
        while receive(window, "draft") != {"type": "draft", "seat": 0, "revision": revision}:
            pass
        mover.post(f"/tables/{code}/chat", text="that is all")
        for socket in (opponent, watcher):
            seen = []
            while (message := receive_any(socket))["type"] != "chat":
                seen.append(message["type"])
            assert "draft" not in seen


@pytest.mark.long
def test_a_window_at_another_server_is_updated_as_well(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import new_database

    with two_processes(tmp_path, new_database(postgres, "two_tabs")) as (one, two):
        here = one.person("Anna")
        code = here.table("terra-mystica", ["me", "me"])
        here.start(code)
        there = two.person()
        there.http.cookies.update(here.http.cookies)
        action = here.state(code)["options"]["actions"][0]["id"]
        with there.live(code) as window:
            receive(window, "presence")
            draft = here.post(f"/tables/{code}/draft", version=here.state(code)["version"], action=action)
            assert receive(window, "draft")["revision"] == draft["revision"]


def test_the_message_between_servers_keeps_its_form() -> None:
    message = DraftChanged(7, "process", "user", 2, "0a1b")
    assert decode(encode(message)) == message
