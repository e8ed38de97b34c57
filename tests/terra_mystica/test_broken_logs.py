"""Thirty broken logs: each error message names the line and the real cause."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hexarch.core.files import ReadGame
from hexarch.core.game import RuleError
from hexarch.games.files import read_game
from hexarch.locale import error_text, reason_text

LOG = (Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S1_D1L1_G3.txt").read_text(encoding="utf-8")
LINES = LOG.splitlines()
Change = Callable[[list[str]], list[str]]


def at(text: str) -> int:
    """Return the number of the first line that ends like this, counted from 0."""
    return next(i for i, line in enumerate(LINES) if line.endswith(text))


def field(text: str, place: int, value: str) -> Change:
    def change(lines: list[str]) -> list[str]:
        fields = lines[at(text)].split("\t")
        fields[place] = value
        lines[at(text)] = "\t".join(fields)
        return lines

    return change


def without(text: str) -> Change:
    return lambda lines: [line for i, line in enumerate(lines) if i != at(text)]


def instead(text: str, new: str) -> Change:
    return lambda lines: [line.removesuffix(text) + new if i == at(text) else line for i, line in enumerate(lines)]


def without_start(text: str) -> Change:
    return lambda lines: [line for line in lines if not line.startswith(text)]


def swapped(text: str) -> Change:
    def change(lines: list[str]) -> list[str]:
        i = at(text)
        lines[i], lines[i + 1] = lines[i + 1], lines[i]
        return lines

    return change


UPGRADE = "\tupgrade E4 to TP"
BURN = "\tburn 4. action ACT3"
LEECH = "\tLeech 1 from mermaids"
BROKEN: dict[str, tuple[Change, int, str]] = {
    "coins": (field(UPGRADE, 4, "99 C"), at(UPGRADE), "the log says 99 coins, the game has"),
    "points": (field(UPGRADE, 2, "99 VP"), at(UPGRADE), "the log says 99 points"),
    "workers": (field(UPGRADE, 6, "99 W"), at(UPGRADE), "the log says 99 workers"),
    "priests": (field(UPGRADE, 8, "9 P"), at(UPGRADE), "the log says 9 priests"),
    "bowls": (field(BURN, 10, "1/1/1 PW"), at(BURN), "bowls: the log says 1/1/1"),
    "cults": (field(BURN, 12, "9/9/9/9"), at(BURN), "cults: the log says 9/9/9/9"),
    "change of coins": (field(UPGRADE, 3, "-77"), at(UPGRADE), "change of coins: the log says -77"),
    "offers": (field(UPGRADE, 13, "9 9"), at(UPGRADE), "power offered: the log says 9/9"),
    "columns missing": (instead(UPGRADE, ""), at(UPGRADE), "14 columns instead of 15"),
    "columns too many": (instead(UPGRADE, UPGRADE + "\tx"), at(UPGRADE), "16 columns instead of 15"),
    "no number": (field(UPGRADE, 4, "many C"), at(UPGRADE), "column 5 shows 'many C'"),
    "no unit": (field(UPGRADE, 4, "13"), at(UPGRADE), "column 5 shows '13'"),
    "bad bowls": (field(UPGRADE, 10, "1/2 PW"), at(UPGRADE), "column 11 shows '1/2 PW'"),
    "bad difference": (field(UPGRADE, 3, "less"), at(UPGRADE), "the difference 'less'"),
    "bad offers": (field(UPGRADE, 13, "a lot"), at(UPGRADE), "the offers 'a lot'"),
    "unknown command": (instead(UPGRADE, "\tdemolish E4"), at(UPGRADE), "'demolish e4'"),
    "unknown hex": (instead(UPGRADE, "\tupgrade Z9 to TP"), at(UPGRADE), "no hex Z9"),
    "unknown building": (instead(UPGRADE, "\tupgrade E4 to castle"), at(UPGRADE), "CASTLE is not a building"),
    "wrong upgrade": (instead(UPGRADE, "\tupgrade E4 to SA"), at(UPGRADE), "'upgrade E4 to SA'"),
    "unknown action": (instead(BURN, "\tburn 4. action ACT9"), at(BURN), "have no action ACT9"),
    "too much burned": (instead(BURN, "\tburn 9. action ACT3"), at(BURN), "'burn 9'"),
    "no such offer": (instead(LEECH, "\tLeech 5 from mermaids"), at(LEECH), "no offer of 5 power from mermaids"),
    "no such giver": (instead(LEECH, "\tLeech 1 from witches"), at(LEECH), "witches is not in this game"),
    "unknown faction": (field(UPGRADE, 0, "gnomes"), at(UPGRADE), "gnomes is not in this game"),
    "another's row": (field(UPGRADE, 0, "fakirs"), at(UPGRADE), "'upgrade E4 to TP'"),
    "row missing": (without(UPGRADE), at(LEECH) - 1, "no offer of 1 power from mermaids"),
    "rows swapped": (swapped(UPGRADE), at(UPGRADE), "no offer of 1 power from mermaids"),
    "truncated": (lambda lines: lines[:100], 99, "breaks off here"),
    "no scoring tiles": (without_start("Round 3 scoring"), -1, "missing for round 3"),
    "no players": (without_start("Player "), -1, "no line 'Player n: name'"),
    "a player missing": (without_start("Player 2"), -1, "names 3 players, but 4 factions"),
    "no rows": (lambda lines: [line for line in lines if "\t" not in line], -1, "neither a stored game"),
    "unknown option": (lambda lines: ["option dice", *lines], -1, "the option 'dice'"),
    "final scoring": (
        lambda lines: ["option fire-and-ice-final-scoring", *lines],
        -1,
        "'fire-and-ice-final-scoring' cannot be read",
    ),
    "final scoring tile": (
        lambda lines: ["Added final scoring tile: connected-clusters", *lines],
        0,
        "final scoring 'connected-clusters'",
    ),
    "another game": (lambda lines: lines + lines, len(LINES) + at("scoring: SCORE2, TOWN >> 5"), "another game begins"),
    "two tiles": (lambda lines: [line.replace("Round 2 s", "Round 1 s") for line in lines], 11, "two scoring tiles"),
    "unknown tile": (lambda lines: [line.replace("SCORE2", "SCORE22") for line in lines], 10, "no tile SCORE22"),
    "unknown card": (lambda lines: [line.replace("tile BON4", "tile BON44") for line in lines], 16, "no tile BON44"),
    "blanks for tabs": (lambda lines: [line.replace("\t", "    ") for line in lines], 23, "not separated by tabs"),
    "commas for tabs": (lambda lines: [line.replace("\t", ",") for line in lines], 23, "not separated by tabs"),
    "escaped tabs": (lambda lines: [line.replace("\t", "&#9;") for line in lines], 23, "not separated by tabs"),
    "wrong final points": (instead("\t+15vp for network", "\t+16vp for network"), at("\t+15vp for network"), "says 16"),
    "a row twice": (lambda lines: [*lines[: at(LEECH) + 1], *lines[at(LEECH) :]], at(LEECH) + 1, "no offer of 1 power"),
    "unknown map": (lambda lines: ["map 12345", *lines], -1, "the map 12345"),
}


def message(data: str | bytes) -> str:
    try:
        found: ReadGame = read_game(data)
    except RuleError as error:
        return error_text(error)
    assert found.problem is not None
    return error_text(found.problem)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_log(name: str) -> None:
    change, line, cause = BROKEN[name]
    said = message("\n".join(change(LINES[:])))
    assert cause in said
    named = re.match(r"line (\d+)", said)
    assert (int(named[1]) - 1 if named else -1) == line, said


ODD: dict[str, Callable[[str], str]] = {
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "blanks at the end of lines": lambda text: text.replace("\n", "   \n"),
    "tabs at the end of rows": lambda text: re.sub(r"(\t.*)\n", r"\1\t\n", text),
    "empty lines": lambda text: text.replace("\n", "\n\n"),
    "headings in capitals": lambda text: re.sub(r"(?m)^[^\t\n]+$", lambda match: match[0].upper(), text),
    "factions in capitals": lambda text: re.sub(r"(?m)^\w+(?=\t)", lambda match: match[0].title(), text),
    "header in another order": lambda text: "\n".join([*LINES[22:10:-1], *LINES[:11], *LINES[23:]]),
    "no headings of rounds": lambda text: re.sub(r"(?m)^Round \d+(?:, turn \d+| income)\n", "", text),
    "signs of a browser": lambda text: text.replace(" VP", "\xa0VP").replace("\t-", "\t\u2212"),
}


@pytest.mark.parametrize("name", ODD)
def test_an_odd_log_that_means_the_same(name: str) -> None:
    text = ODD[name](LOG)
    assert text != LOG
    found = read_game(text)
    assert found.ok, found.problem and error_text(found.problem)
    assert found.ledger is not None
    assert [name.lower() for name in found.ledger.names] == ["player1", "player2", "player3", "player4"]


def test_latin_1_is_read_with_a_note() -> None:
    text = LOG.replace("Player 1: player1", "Player 1: Jürgen")
    found = read_game(text.encode("latin-1"))
    assert found.ok
    assert found.ledger is not None
    assert found.ledger.names[0] == "Jürgen"
    line = next(i for i, one in enumerate(text.splitlines(), 1) if "Jürgen" in one)
    (note,) = found.notes
    assert reason_text(note) == f"The file is not UTF-8 (line {line}); it was read as Latin-1."


def test_other_encodings_have_a_sentence() -> None:
    assert read_game(b"\xef\xbb\xbf" + LOG.encode()).ok
    assert "UTF-16" in message(LOG.encode("utf-16"))
    assert "not a text file" in message(b"\x89PNG\x00\x00")
    assert "This is a web page" in message(b"<!doctype html>\n<table><tr><td>engineers</td><td>20 VP</td></tr></table>")
