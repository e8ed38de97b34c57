"""Positions by number, ledgers, charts, downloads, imports and branches."""

import base64
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, cast

import pytest

from hexarch.core.ledger import load
from hexarch.games import load_game, load_presenter
from hexarch.server.play.registry import bundle, new_state
from tests.server.running import Running
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, two_seats

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
LOG = GAMES / "4pLeague_S66_D1L1_G5.txt"


@pytest.fixture(scope="module")
def imported(server: Running) -> str:
    code: str = server.person("Anna").post("/imports", text=LOG.read_text(), name="A league game")["id"]
    return code


def test_a_league_log_becomes_a_finished_game(server: Running, imported: str) -> None:
    table = server.person().get(f"/tables/{imported}")
    assert (table["status"], table["title"]) == ("finished", "A league game")
    assert dict(zip(table["result"]["names"], table["result"]["scores"], strict=True)) == {
        "engineers": 144,
        "darklings": 134,
        "cultists": 130,
        "mermaids": 119,
    }
    assert table["source"] == {"kind": "import", "name": "A league game"}


def test_any_position_can_be_read_by_its_number(server: Running, imported: str) -> None:
    stranger = server.person()
    entries = stranger.get(f"/tables/{imported}")["entries"]
    game, presenter = load_game("terra-mystica"), load_presenter("terra-mystica")
    stored = load(game, stranger.get(f"/tables/{imported}/download", format="json"))
    for number in (0, 1, 50, 100, 333, entries):
        state = stranger.state(imported, at=number)
        assert state["at"] == number
        expected = json.loads(json.dumps(presenter.view(stored.at(number).state)))
        assert state["position"] == expected
    assert refusal(stranger.state, imported, at=entries + 1).key == "server-no-position"


def test_positions_of_a_running_game_come_from_snapshots(server: Running) -> None:
    """A position after the first snapshot must equal the one that replaying the moves gives."""
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    states = []
    while (state := anna.state(code))["entries"] < 130:
        states.append((state["entries"], state["position"]))
        anna.move(code, state["version"], [state["options"]["actions"][-1]["id"]])
    for entries, position in states[:: len(states) // 8]:
        assert anna.state(code, at=entries)["position"] == position


def test_the_ledger_has_rows_with_sources(server: Running, imported: str) -> None:
    ledger = server.person().get(f"/tables/{imported}/ledger")
    assert ledger["columns"][0] == "VP"
    assert ledger["rows"][-1]["totals"]["points"] == 134
    text = server.person().get(f"/tables/{imported}/download", format="ledger")
    assert len(text.splitlines()) == len(ledger["rows"]) + 1


def test_the_chart_adds_up(server: Running, imported: str) -> None:
    chart = server.person().get(f"/tables/{imported}/chart")["series"]
    assert {series["player"]: series["totals"][-1] for series in chart} == {
        "engineers": 144,
        "darklings": 134,
        "cultists": 130,
        "mermaids": 119,
    }
    for series in chart:
        gained = [sum(row) for row in zip(*series["sources"].values(), strict=True)]
        assert 20 + sum(gained) == series["totals"][-1], "everybody starts with 20"


def check_flows(chart: Any, rows: list[Any]) -> None:
    """Check for every player and measure that the changes lead from the first total to the last."""
    for player in {row["player"] for row in rows if row["totals"]}:
        own = [row for row in rows if row["player"] == player]
        for measure, weights in chart["measures"].items():
            first, last = (
                sum(weight * row["totals"][name] for name, weight in weights.items()) for row in own[:: len(own) - 1]
            )
            before = first - sum(
                weight * sum(own[0]["changes"].get(name, {}).values()) for name, weight in weights.items()
            )
            flows = [flow for flow in chart["flows"] if (flow["player"], flow["measure"]) == (player, measure)]
            assert before + sum(flow["gained"] - flow["paid"] for flow in flows) == last, (player, measure)


def test_flows_add_up_for_every_measure(server: Running, imported: str) -> None:
    stranger = server.person()
    chart = stranger.get(f"/tables/{imported}/chart")
    check_flows(chart, stranger.get(f"/tables/{imported}/ledger")["rows"])
    incomes = [flow for flow in chart["flows"] if flow["income"] and flow["player"] == "engineers"]
    first = {(flow["measure"], flow["source"]): flow["gained"] for flow in incomes if flow["round"] == 1}
    assert first["workers", "dwelling_income"] == 2
    taken = [flow for flow in chart["flows"] if (flow["measure"], flow["source"]) == ("power", "offer")]
    assert {flow["player"] for flow in taken} == {"engineers", "darklings", "cultists", "mermaids"}


def test_flows_of_origins_add_up(server: Running) -> None:
    anna, ben, code = two_seats(server, "origins")
    advance((anna, ben), code, 60)
    check_flows(anna.get(f"/tables/{code}/chart"), anna.get(f"/tables/{code}/ledger")["rows"])


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_charts_and_ledgers_of_running_games(server: Running, game: str) -> None:
    anna, ben, code = two_seats(server, game)
    advance((anna, ben), code, 20)
    points = [player["points"] for player in anna.state(code)["position"]["players"]]
    chart = anna.get(f"/tables/{code}/chart")["series"]
    assert [series["totals"][-1] for series in chart if series["totals"]] == points[: len(chart)]
    assert anna.get(f"/tables/{code}/ledger")["rows"]


def test_downloads_come_back_as_the_same_game(server: Running, imported: str) -> None:
    anna = server.person("Anna")
    first = anna.get(f"/tables/{imported}/download", format="json")
    commands = anna.get(f"/tables/{imported}/download", format="commands")
    for text in (json.dumps(first), commands):
        again = anna.post("/imports", text=text)
        assert anna.get(f"/tables/{again['id']}/download", format="json")["entries"] == first["entries"]
    picture = anna.get(f"/tables/{imported}/download", format="svg", at=100)
    assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_an_unfinished_game_is_imported_to_be_analysed(server: Running) -> None:
    anna, ben, code = two_seats(server, "origins")
    advance((anna, ben), code, 5)
    stored = anna.get(f"/tables/{code}/download", format="json")
    table = ben.post("/imports", text=json.dumps(stored))
    assert table["status"] == "analysis"
    assert table["my_seats"] == [0, 1]
    assert ben.state(table["id"])["position"] == anna.state(code)["position"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("It was a dark and stormy night.", "neither a stored game"),
        ("{", "not valid JSON"),
        ('{"format": "something"}', "not a stored Hexarch game"),
        ('{"format": "hexarch game", "game": "chess"}', "no game"),
        ('{"format": "hexarch game", "game": "origins", "version": 9}', "format version 9"),
        (LOG.read_text().replace("24 VP", "25 VP", 1), "the log says 25 points, the game has 24"),
        (LOG.read_text()[:9050], "columns instead of 15"),
        ("[" * 100_000, "neither"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(server: Running, text: str, sentence: str) -> None:
    refused = refusal(server.person("Anna").post, "/imports", text=text)
    assert refused.status == 422
    assert sentence in refused.body["detail"]


def test_in_an_analysis_a_computers_seat_has_no_name_of_its_own(server: Running) -> None:
    """The page names it in the user's language, and no level is given."""
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "random"])
    anna.start(code)
    seats = anna.post(f"/tables/{code}/branch", at=0)["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", ""]


@pytest.mark.parametrize("at", [0, 14, 333])
def test_a_position_is_branched_into_an_analysis(server: Running, imported: str, at: int) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    table = anna.post(f"/tables/{imported}/branch", at=at)
    assert table["status"] == "analysis"
    assert table["source"] == {"kind": "branch", "id": imported, "at": at}
    state = anna.state(table["id"])
    assert state["entries"] >= at
    if at == state["entries"]:
        assert state["position"] == anna.state(imported, at=at)["position"]
    for _ in range(6):
        state = anna.move(table["id"], state["version"], [state["options"]["actions"][0]["id"]])
    back = anna.post(f"/tables/{table['id']}/takeback", to=at)
    assert back["entries"] >= at
    assert refusal(ben.move, table["id"], back["version"], [0]).key == "server-not-seated"
    assert anna.get(f"/tables/{imported}")["entries"] != back["entries"], "the original stays as it is"
    anna.call("DELETE", f"/tables/{table['id']}")


def test_hints_come_from_a_worker_and_only_where_one_plays_alone(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    line = anna.post(f"/tables/{code}/hint")["lines"][0]
    assert len(line["ids"]) == len(line["actions"])
    assert line["value"] > 0
    assert line["value"] == line["points"] + sum(line["turn"].values()) + sum(line["later"].values())
    version = anna.state(code)["version"]
    assert anna.post(f"/tables/{code}/text", version=version, text=line["actions"][0])["steps"]
    anna, ben, code = two_seats(server)
    assert refusal(ben.post, f"/tables/{code}/hint", seat=1).key == "server-no-hints"


def test_a_table_of_older_rules_keeps_its_values() -> None:
    played = bundle("origins")
    old, new = (cast(Any, new_state(played, {"players": 2}, rules)) for rules in (1, played.game.rules_version))
    assert (old.setup.temple_tops, new.setup.temple_tops) == ((11,) * 3, (8,) * 3)
    assert (old.setup.options.idle_temples, new.setup.options.idle_temples) == ("bottom disc", "nobody")


def test_the_downloaded_transcript_can_be_imported(server: Running) -> None:
    """The import reads the Origins transcript that the share dialog offers."""
    import random

    from hexarch.core.conformance import choose
    from hexarch.core.ledger import Ledger
    from hexarch.games.origins.transcript import write_transcript

    game = load_game("origins")
    dice = random.Random(3)
    ledger: Ledger[Any] = Ledger(game, game.options({}, 2), ["Anna", "Bela"])
    while ledger.state.stack and len(ledger.entries) < 60:
        ledger.push(ledger.state.stack[-1][0], choose(game, ledger.state, dice))
    table = server.person("Anna").post("/imports", text=write_transcript(ledger), name="Shared")
    assert table["game"] == "origins"
    assert table["entries"] == len(ledger.entries)


def test_an_import_keeps_its_notes(server: Running) -> None:
    text = LOG.read_text()
    remarks = "\n".join(f"Remark {number}" for number in range(25))
    notes = server.person("Anna").post("/imports", text=f"{remarks}\n{text}")["source"]["notes"]
    assert notes[0] == {"key": "replay-note-skipped", "params": {"line": 1, "text": "Remark 0"}}
    assert notes[20:] == [{"key": "replay-note-more", "params": {"count": 5}}]
    data = base64.b64encode(text.replace("Player 1: player1", "Player 1: Jürgen").encode("latin-1")).decode()
    (note,) = server.person("Anna").post("/imports", data=data)["source"]["notes"]
    assert note["key"] == "replay-note-latin-1"


@pytest.mark.parametrize("body", [{}, {"text": "a", "data": "YQ=="}, {"data": "no base64!"}, {"data": "a"}])
def test_an_import_is_either_text_or_base64(server: Running, body: dict[str, str]) -> None:
    refused = refusal(server.person("Anna").post, "/imports", **body)
    assert refused.status == 422
