"""Every form of command that the online site's parser accepts, with the action that it means here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import RuleError
from hexarch.core.reason import Reason
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.header import Header
from hexarch.games.terra_mystica.snellman.log import read_log
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.snellman.words import split_commands
from hexarch.locale import error_text
from tests.terra_mystica.rewriter import Rewriter
from tests.terra_mystica.rewriting import GAMES
from tests.terra_mystica.rules.positions import bare, before_stronghold, before_town, two_banks, with_stronghold
from tests.terra_mystica.scenario import TURN, Table

LEAGUE: dict[str, Any] = {"preset": "league"}


def meaning(table: Table, faction: str, text: str) -> list[str]:
    """Return the actions that a faction's row means."""
    before = table.ledger.state.clone()
    played = len(table.ledger.entries)
    Translator(table.ledger).play(faction, split_commands(text))
    found: list[str] = []
    for seat, action in table.ledger.entries[played:]:
        found.append(format_action(before, seat, action))
        GAME.apply(before, action, seat)
    return found


def open_land() -> Table:
    """A table with the Witches' dwellings at E9 and E5, a trading house, a temple and everything they need."""
    table = bare("witches", "nomads", **LEAGUE)
    table.put("witches", "dwelling", "E9", "E5")
    table.put("witches", "trading house", "E7")
    table.put("witches", "temple", "F3")
    table.give("witches", bowls=(0, 6, 8), card="BON1", favors=["FAV6"])
    table.give("nomads", card="BON4")
    return table


def with_step_card() -> Table:
    table = open_land()
    table.give("witches", card="BON2")
    return table


def offered() -> Table:
    """A table with two open offers for the Nomads, the older of 1, the later of 2 power."""
    table = bare("witches", "nomads", **LEAGUE)
    table.put("witches", "dwelling", "D7", "E10")
    table.put("nomads", "dwelling", "F7")
    table.put("nomads", "temple", "C5")
    table.give("nomads", bowls=(6, 6, 0), card="BON4")
    table.play("witches", "upgrade E10 to TP. done")
    table.state.stack = [(table.seat("witches"), TURN, 0)]
    table.state.mover = table.seat("witches")
    table.play("witches", "upgrade D7 to TP. done")
    return table


def last_round() -> Table:
    table = open_land()
    table.round(6)
    return table


def stronghold(faction: str, **values: Any) -> Callable[[], Table]:
    def table() -> Table:
        found = with_stronghold(faction, "nomads" if faction != "nomads" else "witches", **LEAGUE)
        found.give(faction, **values)
        return found

    return table


def darklings() -> Table:
    table = before_stronghold("darklings", "witches", **LEAGUE)
    table.give("darklings", priests=0)
    return table


def engineers() -> Table:
    table = bare("engineers", "witches", **LEAGUE)
    table.put("engineers", "dwelling", "C4")
    return table


def mermaids() -> Table:
    return two_banks()


FORMS: dict[Callable[[], Table], dict[str, str]] = {
    open_land: {
        # Dwellings and upgrades.
        "build F4": "build F4",
        "Build f4": "build F4",
        "BUILD F4.": "build F4",
        "upgrade E9 to TP": "upgrade E9 to TP",
        "Upgrade e9 to tp": "upgrade E9 to TP",
        "upgrade E9 to trading post": "upgrade E9 to TP",
        "upgrade E9  to  Trading  Post": "upgrade E9 to TP",
        "upgrade E7 to temple. +FAV9": "upgrade E7 to TE. +FAV9",
        "upgrade E7 to TE. + fav9": "upgrade E7 to TE. +FAV9",
        "upgrade E7 to TE. +1FAV9": "upgrade E7 to TE. +FAV9",
        "upgrade E7 to stronghold": "upgrade E7 to SH",
        "upgrade F3 to sanctuary. +fav1": "upgrade F3 to SA. +FAV1",
        # Spades.
        "dig 1. build D5": "transform D5 to green. build D5",
        "dig 1 for D5. build D5": "transform D5 to green. build D5",
        "dig 2. build E10": "transform E10 to green. build E10",
        "dig 1. dig 1. build E10": "transform E10 to green. build E10",
        "dig 1. transform D5 to green": "transform D5 to green",
        "dig 1. transform D5": "transform D5 to green",
        "dig 1. transform E10": "transform E10 to blue",
        "dig 1. transform D7": "transform D7 to gray",
        "dig 1. transform E10 to blue": "transform E10 to blue",
        "dig 1. transform D7 to grey": "transform D7 to gray",
        "build D5. transform D5 to green. dig 1": "",
        "dig 1. transform D5 to green. build D5": "transform D5 to green. build D5",
        "dig 1. build D5. transform D5 to green": "transform D5 to green. build D5",
        "action BON1. build D5": "action BON1. transform D5 to green. build D5",
        "action bon1. transform E10": "action BON1. transform E10 to blue",
        "action BON1. dig 1. build E10": "action BON1. transform E10 to green. build E10",
        "dig 1. action BON1. build E10": "action BON1. transform E10 to green. build E10",
        "action BON1. -SPADE": "action BON1",
        "action ACT5. - spade": "action ACT5",
        "action ACT6. -2SPADE": "action ACT6",
        "action ACT6. transform D5 to green. -SPADE. build D5": "action ACT6. transform D5 to green. build D5",
        "action ACT6. build E10": "action ACT6. transform E10 to green. build E10",
        # Priests, advances, passing.
        "send p to FIRE": "send p to FIRE for 3",
        "Send priest to fire": "send p to FIRE for 3",
        "send p to Water for 2": "send p to WATER for 2",
        "SEND P TO AIR FOR 1": "send p to AIR for 1",
        "advance ship": "advance ship",
        "Advance shipping": "advance ship",
        "advance dig": "advance dig",
        "advance digging": "advance dig",
        "pass BON3": "pass BON3",
        "Pass bon3": "pass BON3",
        "pass. +BON3": "pass BON3",
        "+bon3": "pass BON3",
        "convert 1PW to 1C. pass BON3": "convert 1PW to 1C. pass BON3",
        "pass BON3. convert 1PW to 1C": "convert 1PW to 1C. pass BON3",
        "pass": "",
        # Action spaces.
        "action ACT1. Bridge E9:E10": "",
        "action ACT2": "action ACT2",
        "Action act3": "action ACT3",
        "ACTION ACT4": "action ACT4",
        "action FAV6. +FIRE": "action FAV6. +FIRE",
        "action fav6. +1water": "action FAV6. +WATER",
        "+earth. action FAV6": "action FAV6. +EARTH",
        "action FAV6. convert 1PW to 1C. +AIR": "action FAV6. convert 1PW to 1C. +AIR",
        "action FAV6. + air": "action FAV6. +AIR",
        # Conversions.
        "burn 1. action ACT6": "burn 1. action ACT6",
        "burn 1. burn 1. action ACT2": "burn 2. action ACT2",
        "convert 1PW to 1C. action ACT2": "convert 1PW to 1C. action ACT2",
        "convert pw to c. action ACT2": "convert 1PW to 1C. action ACT2",
        "convert 3 PW to 1 W. action ACT2": "convert 3PW to 1W. action ACT2",
        "convert 3pw to w. action ACT2": "convert 3PW to 1W. action ACT2",
        "convert 5PW to P. action ACT2": "convert 5PW to 1P. action ACT2",
        "convert 5power to priest. action ACT2": "convert 5PW to 1P. action ACT2",
        "convert 2 power to 2 coins. action ACT2": "convert 2PW to 2C. action ACT2",
        "2 power to 2 coins. action ACT2": "convert 2PW to 2C. action ACT2",
        "convert 1P to 1W. action ACT2": "convert 1P to 1W. action ACT2",
        "convert priest to worker. action ACT2": "convert 1P to 1W. action ACT2",
        "convert 2 priests to 2 workers. action ACT2": "convert 2P to 2W. action ACT2",
        "convert 1P to 1C. action ACT2": "convert 1P to 1W. convert 1W to 1C. action ACT2",
        "convert worker to coin. action ACT2": "convert 1W to 1C. action ACT2",
        "convert 20W to 20C. action ACT2": "convert 12W to 12C. convert 8W to 8C. action ACT2",
        "convert 1W to 1C. convert 1PW to 1C. convert 1W to 1C. send p to AIR": (
            "convert 1PW to 1C. convert 2W to 2C. send p to AIR for 3"
        ),
        "convert 1C to 1W. action ACT2": "",
        # Nothing.
        "wait": "",
        "Wait. build F4": "build F4",
        "build F4. done": "build F4",
        "build F4. wait": "build F4",
    },
    with_step_card: {
        "action BON2. +FIRE": "action BON2. +FIRE",
        "Action bon2. convert pw to c. +fire": "action BON2. convert 1PW to 1C. +FIRE",
    },
    last_round: {"pass": "pass", "Pass": "pass", "pass BON3": "pass", "pass. +BON3": "pass"},
    stronghold("auren"): {
        "action ACTA. +2AIR": "action ACTA. +AIR",
        "action acta. +AIR. +AIR": "action ACTA. +AIR",
        "action ACTA. +AIR. +FIRE": "",
    },
    stronghold("nomads"): {
        "action ACTN. transform E5 to yellow": "action ACTN. transform E5 to yellow",
        "action ACTN. transform E5": "action ACTN. transform E5 to yellow",
        "action actn. build E5": "action ACTN. transform E5 to yellow. build E5",
    },
    stronghold("giants"): {
        "action ACTG. transform E5": "action ACTG. transform E5 to red",
        "dig 2. transform E5": "transform E5 to red",
        "action ACTG. -2SPADE": "action ACTG",
    },
    stronghold("witches"): {"action ACTW. build D5": "", "action actw. build F4": "action ACTW. build F4"},
    stronghold("chaosmagicians", digging=2): {
        "action ACTC. send p to FIRE. action ACT4": "action ACTC. send p to FIRE for 3. done. action ACT4",
        "action ACTC. pass BON3": "action ACTC. pass BON3",
    },
    stronghold("alchemists"): {
        "convert 2VP to 2C. pass BON3": "convert 2VP to 2C. pass BON3",
        "convert 4C to 2VP. pass BON3": "convert 4C to 2VP. pass BON3",
        "convert 2 coins to VP. pass BON3": "convert 2C to 1VP. pass BON3",
    },
    darklings: {
        "upgrade E6 to SH. convert 3W to 3P": "upgrade E6 to SH. convert 3W to 3P",
        "upgrade E6 to SH. convert w to p": "upgrade E6 to SH. convert 1W to 1P",
        "upgrade E6 to SH. convert 2 workers to 2 priests": "upgrade E6 to SH. convert 2W to 2P",
        "upgrade E6 to SH. -3CONVERT_W_TO_P": "upgrade E6 to SH. convert 0W to 0P",
    },
    engineers: {
        "action ACTE. bridge C4:C5": "",
        "action ACTE. Bridge C4:D5": "action ACTE. bridge C4:D5",
        "action acte. bridge c4:d5": "action ACTE. bridge C4:D5",
        "action ACTE. bridge C4: D5": "action ACTE. bridge C4:D5",
        "action ACTE. bridge D5:C4 allow_illegal": "action ACTE. bridge C4:D5",
        "convert 2W to bridge. bridge C4:D5": "action ACTE. bridge C4:D5",
        "convert 2W to 1 bridge. bridge C4:D5": "action ACTE. bridge C4:D5",
        "-2W. bridge C4:D5": "action ACTE. bridge C4:D5",
        "action ACT1. bridge C4:D5": "action ACT1. bridge C4:D5",
    },
    mermaids: {
        "connect r1. +TW1": "",
        "connect r23. +TW1. send p to AIR": "connect r23. +TW1. send p to AIR for 3",
        "Connect R23. +tw1. send p to AIR": "connect r23. +TW1. send p to AIR for 3",
        "connect E7:E8:G3. +TW1. send p to AIR": "connect r22. +TW1. send p to AIR for 3",
        "connect E8:G3. +TW1. send p to AIR": "connect r22. +TW1. send p to AIR for 3",
    },
}
CASES = [(position, text, wanted) for position, forms in FORMS.items() for text, wanted in forms.items()]


@pytest.mark.parametrize(("position", "text", "wanted"), CASES, ids=[text for _, text, _ in CASES])
def test_a_form_of_a_command(position: Callable[[], Table], text: str, wanted: str) -> None:
    """An empty meaning says that the site refuses the form; then we must refuse it and change nothing."""
    table = position()
    faction = table.asked
    kept = GAME.key(table.state)
    if not wanted and text != "wait":
        with pytest.raises(RuleError):
            meaning(table, faction, text)
        assert GAME.key(table.state) == kept
        return
    found = meaning(table, faction, text)
    if found[-1:] == ["done"]:
        found.pop()
    assert ". ".join(found) == wanted


ANSWERS = {
    "Leech 1 from witches": "leech 1 from witches",
    "leech 1 from Witches": "leech 1 from witches",
    "LEECH 1 FROM WITCHES": "leech 1 from witches",
    "Leech 1": "leech 1 from witches",
    "leech 2": "leech 2 from witches",
    "Leech 1 from witches. Leech 2 from witches": "leech 1 from witches. leech 2 from witches",
    "Decline 1 from witches": "decline 1 from witches",
    "decline 2": "decline 2 from witches",
    "decline": "decline 1 from witches. decline 2 from witches",
    "Leech 3 from witches": "",
    "Leech 1 from nomads": "",
}


@pytest.mark.parametrize("text", ANSWERS)
def test_a_form_of_an_answer(text: str) -> None:
    table = offered()
    if not ANSWERS[text]:
        with pytest.raises(RuleError):
            meaning(table, "nomads", text)
        return
    assert ". ".join(meaning(table, "nomads", text)) == ANSWERS[text]


def test_taking_an_action_declines_what_is_open() -> None:
    table = offered()
    declined = ["decline 1 from witches", "decline 2 from witches"]
    assert meaning(table, "nomads", "send p to AIR") == [*declined, "send p to AIR for 3", "done"]


def test_two_towns_at_once_with_one_command() -> None:
    table = bare("witches", "nomads", **LEAGUE)
    table.put("witches", "dwelling", "A1", "A2", "E5", "E6")
    table.put("witches", "trading house", "A3", "A4", "G2")
    table.put("witches", "temple", "E7", "E8")
    assert meaning(table, "witches", "upgrade G2 to TE. +FAV5. +2TW1") == [
        "upgrade G2 to TE",
        "+FAV5",
        "+TW1",
        "+TW1",
        "done",
    ]


@pytest.mark.parametrize("text", ["-WATER. +TW5", "-water. +tw5", "-1WATER. +TW5"])
def test_a_step_down_shows_which_cult_takes_the_key(text: str) -> None:
    table = before_town("witches", "nomads", **LEAGUE)
    table.give("witches", cults=(9, 9, 0, 0))
    meaning(table, "witches", f"upgrade E5 to TP. {text}")
    assert table.player("witches").cults == (10, 9, 1, 1)


LINES: dict[str, Callable[[list[str]], list[str]]] = {
    "blank lines and comments": lambda lines: ["# Game", "", *(f"{line} # remark" for line in lines), "#"],
    "Windows line ends": lambda lines: [f"{line}\r" for line in lines],
    "blanks and tabs": lambda lines: [f"  {line} \t " for line in lines],
    "names with e-mail and user name": lambda lines: [
        f"{line} email a@b.c username u{line[-1]}" if line.startswith("player ") else line for line in lines
    ],
    "whom a faction is for": lambda lines: [
        f"{line} for player1 email a@b.c" if line.startswith("setup ") else line for line in lines
    ],
    "a faction set up with an e-mail": lambda lines: [
        f"{line} email a@b.c" if line.startswith("setup ") else line for line in lines
    ],
    "old commands without effect": lambda lines: ["player-count 4", "admin email a@b.c", *lines, "finish"],
    "an option dropped": lambda lines: ["option manual-fav5", "dropoption manual-fav5", *lines],
    "other options": lambda lines: ["option email-notify", "option fire-and-ice-factions/ice", *lines],
    "the order of the players": lambda lines: [
        *(line for line in lines if line.startswith("player ")),
        "order player1,player2,player3,player4",
        *(line for line in lines if not line.startswith("player ")),
    ],
    "everything in capitals": lambda lines: [line.upper() for line in lines],
    "the set-up drawn by the site's seed": lambda lines: [
        *(line for line in lines if line.startswith(("player ", "option "))),
        f"randomize v1 seed {GAMES[0].stem}",
        *(line for line in lines if not line.startswith(("player ", "option ", "score ", "delete "))),
    ],
}


def game_lines() -> list[str]:
    """Return a real game in command form, one command per line."""
    rewriter = Rewriter(GAMES[0].read_text(encoding="utf-8"), 0)
    rewriter._rewrite = lambda: None  # type: ignore[method-assign]
    return rewriter.as_commands().splitlines()


@pytest.mark.parametrize("name", LINES)
def test_a_form_of_the_set_up(name: str) -> None:
    notes: list[Reason] = []
    wanted = replay_log(GAMES[0].read_text(encoding="utf-8")).ledger
    assert wanted is not None
    found = read_commands("\n".join(LINES[name](game_lines())), notes)
    assert GAME.key(found.state) == GAME.key(wanted.state)
    assert notes == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_sites_seed_repeats_the_set_up_of_every_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = Header()
    for line in text.splitlines():
        if line.startswith(("option ", "Player ")):
            header.read(line if line.startswith("option ") else "player p")
    header.read(f"randomize v1 seed {path.stem}")
    header.randomize()
    log = read_log(text)
    assert (header.scoring, header.removed) == (log.scoring, log.removed)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("drop-faction player2", "left during the set-up"),
        ("final-scoring connected-clusters", "'final-scoring connected-clusters' cannot be read"),
        ("faction-variant final_ice", "cannot be read"),
        ("order a,b", "does not name the players"),
        ("option fire-and-ice-final-scoring", "'fire-and-ice-final-scoring' cannot be read"),
    ],
)
def test_a_set_up_that_cannot_be_read_has_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(RuleError) as caught:
        read_commands("\n".join([line, *game_lines()]))
    assert sentence in error_text(caught.value)


def test_a_player_who_is_dropped_by_the_administrator() -> None:
    lines = game_lines()
    found = read_commands("\n".join([*lines[: lines.index("setup fakirs") + 30], "drop-faction fakirs"]))
    assert [player.dropped for player in found.state.players].count(True) == 1
