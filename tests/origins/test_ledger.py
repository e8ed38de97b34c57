"""The ledger table and the list of moves: nothing is lost, and what is written can be read again."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger, load
from hexarch.games import load_presenter
from hexarch.games.origins.ledger import LedgerRow, ledger_rows
from hexarch.games.origins.presenter import PRESENTER
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.sources import RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.origins.state import State
from hexarch.games.origins.transcript import HEADER, is_transcript, read_transcript, write_transcript
from hexarch.locale import error_text
from tests.origins.scenario import Table
from tests.origins.test_conformance import VARIANTS, random_game, totals

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_rows_show_everything_that_changed(players: int, seed: int) -> None:
    ledger = random_game(players, seed)
    rows = ledger_rows(ledger)
    start = ledger.at(0).state
    for seat in range(players):
        changed: Counter[str] = Counter()
        for row in rows:
            for resource, sources in _changes_of(row, seat).items():
                assert set(sources) <= set(SOURCE_NAMES)
                changed[resource] += sum(sources.values())
        known = dict(zip(RESOURCE_NAMES, totals(start, seat), strict=True))
        now = dict(zip(RESOURCE_NAMES, totals(ledger.state, seat), strict=True))
        assert {name: known[name] + changed[name] for name in RESOURCE_NAMES} == now


def _changes_of(row: LedgerRow, seat: int) -> dict[str, dict[str, int]]:
    return row.changes if row.seat == seat else row.others.get(f"player{seat + 1}", {})


def test_totals_are_what_the_seat_has_after_the_row() -> None:
    ledger = random_game(3, 1)
    rows = ledger_rows(ledger)
    checked = 0
    for row, after in pairwise(rows):
        state = ledger.at(after.number).state
        if row.seat != CHANCE and after.number > row.number:
            assert list(row.totals.values()) == totals(state, row.seat)
            checked += 1
    assert checked > 100
    assert rows[0].totals == {}


def test_every_move_stands_in_one_row() -> None:
    ledger = random_game(2, 4)
    replayed = Ledger(GAME, ledger.options)
    moves = []
    for seat, action in ledger.entries:
        text = GAME.format(replayed.state, seat, action)
        moves += [text] if text != "done" else []
        replayed.push(seat, action)
    endings = ("retreat", "zodiac cards", "final scoring")
    told = [text for row in ledger_rows(ledger) for text in row.text if text not in endings]
    assert [text.removeprefix("(").removesuffix(")") for text in told] == moves


def _last_rows(table: Table, since: int) -> list[LedgerRow]:
    return [row for row in ledger_rows(table.ledger) if row.number >= since]


def test_a_turn_is_one_row_with_what_chance_answered() -> None:
    table = Table()
    before = len(table.ledger.entries)
    table.set_draws("tile Harbor")
    table.play("player1", "visit 2 with archon. action building. farm Mint. place N1")
    (row,) = _last_rows(table, before)
    assert (row.seat, row.player, row.round) == (0, "player1", 1)
    assert row.text == ["visit 2 with archon", "action building", "farm Mint", "place N1", "(tile Harbor)"]
    assert row.changes == {"tiles": {"purchase": 1}}


def test_the_set_up_is_one_row_for_each_kind_of_draw() -> None:
    rows = [row for row in ledger_rows(Table().ledger) if row.seat == CHANCE]
    assert [text.rpartition(" ")[0] for text in rows[0].text] == ["bonus tile"] * 5
    assert [len(row.text) for row in rows] == [5, 3, 5, 5, 5, 2, 4, 10]


def test_an_extra_action_begins_a_row_with_its_token() -> None:
    table = Table()
    table.play("player1", "visit 1 with archon. action military. move. done. extra action. tower red")
    rows = ledger_rows(table.ledger)
    (extra,) = [row for row in rows if "extra action" in row.text]
    assert extra.text == ["extra action", "tower red"]
    assert extra.changes["tokens"] == {"superiority": -1}
    assert extra.changes["towers"] == {"tower": 1}


def test_the_end_of_a_round_is_one_row_for_each_seat_it_changes() -> None:
    table = Table(idle_temples="bottom disc")
    table.play("player1", "visit 1 with archon. action military. move. done. done")
    table.end_round()
    rows = ledger_rows(table.ledger)
    assert [(row.player, row.text) for row in rows if row.text in (["retreat"], ["zodiac cards"])] == [
        ("player1", ["retreat"]),
        ("player1", ["zodiac cards"]),
    ]
    cards = next(row for row in rows if row.text == ["zodiac cards"])
    assert cards.changes == {"zodiac": {"round_end": 3}}
    assert cards.totals["zodiac"] == 3


def test_the_presenter_shows_rows_as_columns() -> None:
    ledger = random_game(2, 2)
    rows = PRESENTER.ledger_rows(ledger)
    assert json.loads(json.dumps(rows)) == rows
    assert {len(row["shown"]) for row in rows} == {len(PRESENTER.ledger_columns)}
    last = [row for row in rows if row["player"] == "player1"][-1]
    assert last["shown"][0].split()[0] == str(ledger.state.players[0].points)
    assert load_presenter("origins") is PRESENTER


def test_the_presenter_shows_what_a_row_changed_for_others() -> None:
    table = Table(gold="last")
    for name in ("player1", "player2"):
        table.play(name, "visit 3 with archon. action temple. temple sea 1")
    row = PRESENTER.ledger_rows(table.ledger)[-1]
    assert row["others"] == {"player1": {"zodiac": {"main_action": -1}}}
    assert "player1 -1 zodiac (main action)" in row["sources"]


def test_the_presenter_shows_positions() -> None:
    state = Table(3).state
    assert PRESENTER.seat_names(state) == ["player1", "player2", "player3"]
    assert PRESENTER.view(state)["game"] == "origins"
    assert PRESENTER.options(state, 0)["seat"] == 0
    assert PRESENTER.svg(state).startswith("<svg")
    assert PRESENTER.picture(state, 80)
    assert {option["name"] for option in PRESENTER.option_list()} == set(state.setup.options.to_json()) - {"players"}


# The list of moves.


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_transcript_comes_back_as_it_was(players: int, variant: int) -> None:
    ledger = random_game(players, 7 + variant, **VARIANTS[variant])
    ledger.names = ["Zoë", 'a "quoted" name', "# not a comment\n", "pass:"][:players]
    text = write_transcript(ledger)
    again = read_transcript(text)
    assert again.entries == ledger.entries
    assert again.options == ledger.options
    assert again.names == ledger.names
    assert GAME.key(again.state) == GAME.key(ledger.state)
    assert write_transcript(again) == text
    assert PRESENTER.commands(ledger) == text
    assert is_transcript(text)


def test_an_unfinished_game_is_a_transcript_too() -> None:
    ledger = random_game(3, 1)
    for count in (0, 1, 45, 200):
        part = ledger.at(count)
        assert read_transcript(write_transcript(part)).entries == part.entries


def test_a_transcript_reads_well() -> None:
    lines = write_transcript(random_game(2, 3)).splitlines()
    assert lines[0].startswith('## hexarch origins {"rules": 3, "options": {"players": 2')
    assert lines[1] == "# set-up"
    assert lines[2].startswith("chance: bonus tile ")
    assert "# round 1" in lines
    moves = [line for line in lines if not line.startswith("#")]
    assert len(moves) == len(random_game(2, 3).entries)
    assert {line.partition(": ")[0] for line in moves} == {"chance", "player1", "player2"}


def test_comments_blank_lines_and_other_line_ends_do_not_matter() -> None:
    ledger = random_game(1, 3)
    first, *moves = write_transcript(ledger).splitlines()
    text = "\r\n".join([first, "", "# a comment", *(f"  {move.upper()}" for move in moves), ""])
    assert read_transcript(text).entries == ledger.entries


def _head(**changes: Any) -> str:
    head = {"rules": GAME.rules_version, "options": GAME.options({}, 2).to_json(), "names": [], **changes}
    return HEADER + json.dumps(head) + "\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The first line must begin with '## hexarch origins'"),
        ("player1: pass\n", "The first line must begin with"),
        (HEADER + "{]\n", "Line 1: what follows the heading is not valid JSON"),
        (HEADER + "[]\n", "Line 1: what follows the heading must be a table"),
        (_head(rules=99), "rules version 99; this is 3"),
        (_head(options=[]), "Line 1: the options must be a table"),
        (_head(options={}), "do not say how many players"),
        (_head(options={"players": True}), "do not say how many players"),
        (_head(options={"players": 9}), "1 to 4 players, not 9"),
        (_head(options={"players": 2, "speed": 1}), "There is no option 'speed'"),
        (_head(names=[1]), "names must be a list of strings"),
        (_head() + "chance\n", "Line 2: write a move as"),
        (_head() + "# ok\nplayer7: pass\n", "Line 3: player7 is not in this game"),
        (_head() + "chance: dance\n", "Line 2: 'dance' is not a known move"),
        (_head() + "player1: pass\n", "Line 2: "),
        (_head() + "chance: bonus tile red\nchance: bonus tile red\n", "Line 3: "),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(RuleError) as error:
        read_transcript(text)
    assert sentence in str(error.value)


def test_a_game_that_is_over_takes_no_more_moves() -> None:
    text = write_transcript(random_game(1, 3))
    with pytest.raises(RuleError, match=f"Line {len(text.splitlines()) + 1}: "):
        read_transcript(text + "player1: pass\n")


def test_other_files_are_no_transcripts() -> None:
    ledger: Ledger[State] = random_game(1, 3)
    assert not is_transcript(ledger.dumps())
    assert not is_transcript('## hexarch {"start": 0}\nplayer a\n')


def test_a_game_of_older_rules_goes_on_with_its_own_values() -> None:
    """Temples had eleven steps then, and some district cards two towers; scores and checksum still hold."""
    data = json.loads((FIXTURES / "origins_rules_1.json").read_text(encoding="utf-8"))
    assert data["rules"] == 1
    ledger = load(GAME, data)
    assert ledger.state.setup.temple_tops == (11, 11, 11)
    again = json.loads(ledger.dumps())
    assert again["rules"] == GAME.rules_version
    assert load(GAME, again).state.setup.temple_tops == (11, 11, 11)
    owned = GAME.upgrade({"players": 2, "components": {"market": {"wisdom": [0, 0, 1, 1, 2]}}}, 1)["components"]
    assert owned["market"] == {"wisdom": [0, 0, 1, 1, 2]}
    assert len(owned["temples"]["sea"]) == 12
    with pytest.raises(RuleError, match="rules version 4; this is 3"):
        load(GAME, {**data, "rules": 4})


def test_a_game_of_rules_version_2_keeps_its_temples() -> None:
    """In that version the start player got the cards of idle temples, and a card was taken without a step."""
    data = json.loads((FIXTURES / "origins_rules_2.json").read_text(encoding="utf-8"))
    assert data["rules"] == 2
    assert any(text.startswith("temple ") and text.endswith(" 0") for _, _, text in data["entries"])
    ledger = load(GAME, data)
    options = ledger.state.setup.options
    assert (options.temple_without_step, options.idle_temples) == ("always", "bottom disc")
    again = json.loads(ledger.dumps())
    assert (again["rules"], again["options"]["temple_without_step"]) == (3, "always")
    assert load(GAME, again).entries == ledger.entries
    with pytest.raises(RuleError) as error:
        load(GAME, {**data, "rules": 3, "options": {**data["options"], "temple_without_step": "at the top"}})
    assert "at least one space" in error_text(error.value)


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("stored", "means"), [({}, "always"), (True, "always"), (False, "never")])
def test_older_options_mean_what_they_meant(rules: int, stored: Any, means: str) -> None:
    """A table may have stored a yes or no, or only what differed from the defaults of that version."""
    raw = stored if stored == {} else {"temple_without_step": stored}
    options = GAME.options(GAME.upgrade(raw, rules), 2)
    assert (options.temple_without_step, options.idle_temples) == (means, "bottom disc")
    assert GAME.options({}, 2).idle_temples == "nobody"
