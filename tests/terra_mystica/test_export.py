"""Games in the online site's commands: where the site counts differently, they are written so that it understands."""

import random
import sys
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman import export as exporting
from hexarch.games.terra_mystica.snellman.arrange import arrange
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.export import export
from hexarch.games.terra_mystica.snellman.site import Unwritable
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.exporting import LEAGUE, lines
from tests.terra_mystica.logs import choose
from tests.terra_mystica.random_play import some_factions
from tests.terra_mystica.rules.positions import bare, with_stronghold
from tests.terra_mystica.scenario import Table


def without_wishes(state: State) -> State:
    """Remove standing answers, which the site does not have; their answers stay."""
    plain = state.clone()
    for player in plain.players:
        player.take_up_to, player.decline_above = 0, NEVER
    return plain


def play_wildly(factions: list[str], dice: random.Random) -> Ledger[State]:
    """Play a league game in which anybody makes any legal move at any time, even in the middle of others' turns."""
    ledger: Ledger[State] = Ledger(GAME, GAME.options(LEAGUE, len(factions)))
    while ledger.state.stack:
        state = ledger.state
        seat = state.stack[-1][0]
        if seat != CHANCE and not state.players:
            ledger.play(GAME.parse(state, seat, f"faction {factions[seat]}"), seat)
            continue
        other = dice.randrange(len(factions))
        answers = GAME.legal(state, other) if state.round and other != seat and dice.random() < 0.3 else []
        if state.round and not answers and dice.random() < 0.02:
            answers = [action for action in GAME.interrupts(state, other) if action != act.DROP_ID]
        if answers:
            ledger.play(dice.choice(answers), other)
        else:
            ledger.play(choose(state, seat, GAME.legal(state), dice), seat)
    return ledger


def check(seeds: range) -> dict[str, int]:
    """Check that every game comes back with the same result or is refused; count the refusals by reason."""
    refused: dict[str, int] = {}
    for seed in seeds:
        dice = random.Random(seed)
        game = play_wildly(some_factions(FACTION_NAMES[seed % len(FACTION_NAMES)], 2 + seed % 4, dice), dice)
        try:
            text = export(game)
        except Unwritable as error:
            refused[str(error)] = refused.get(str(error), 0) + 1
            continue
        assert "#" not in text
        again = read_commands(text).state
        assert GAME.key(without_wishes(again)) == GAME.key(without_wishes(game.state)), f"{seed}: {text}"
    return refused


@pytest.mark.parametrize("first", [0, 50])
def test_random_league_games_come_back(first: int) -> None:
    assert sum(check(range(first, first + 50)).values()) <= 2


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 3100, 500))
def test_many_random_league_games_come_back(first: int) -> None:
    assert sum(check(range(first, first + 500)).values()) <= 10


def test_giants_throw_away_a_reward_spade_that_they_are_not_asked_about() -> None:
    table = bare("giants", "nomads", **LEAGUE)
    table.put("giants", "dwelling", "E6")
    table.give("giants", cults=(0, 0, 4, 0), card="BON3")
    table.give("nomads", card="BON4")
    written = lines(table, "giants: pass BON1", "nomads: pass BON2")
    tile = GAME.format(table.state, CHANCE, GAME.parse(table.state, CHANCE, "score SCORE1"))
    assert tile == "score SCORE1"
    assert written == ["giants: pass BON1", "nomads: pass BON2", "giants: -SPADE"]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("convert 1PW to 1C. convert 2W to 2P", ["convert 2W to 2P", "convert 1PW to 1C"]),
        ("convert 3W to 3P. convert 1PW to 1C", ["convert 3W to 3P", "convert 1PW to 1C"]),
        ("burn 1. convert 3W to 3P", ["burn 1", "convert 3W to 3P"]),
        ("convert 1PW to 1C. -3CONVERT_W_TO_P", ["-3CONVERT_W_TO_P", "convert 1PW to 1C"]),
    ],
)
def test_conversions_come_after_the_trade_of_darklings(moves: str, expected: list[str]) -> None:
    """On the site, any conversion uses up the trade."""
    table = bare("darklings", "nomads", **LEAGUE)
    table.put("darklings", "trading house", "E6")
    table.give("darklings", bowls=(0, 4, 5), priests=0)
    moves = moves.replace("-3CONVERT_W_TO_P", "convert 0W to 0P")
    assert lines(table, f"darklings: upgrade E6 to SH. {moves}. done") == [
        f"darklings: {text}" for text in ("upgrade E6 to SH", *expected)
    ]


def test_conversions_that_pay_the_trade_of_darklings_come_before_the_stronghold() -> None:
    table = bare("darklings", "nomads", **LEAGUE)
    table.put("darklings", "trading house", "E6")
    table.give("darklings", bowls=(0, 0, 4), workers=4, priests=0)
    written = lines(table, "darklings: convert 1PW to 1C. upgrade E6 to SH. convert 3PW to 1W. convert 1W to 1P. done")
    assert written == [
        f"darklings: {text}"
        for text in ("convert 3PW to 1W", "convert 1PW to 1C", "upgrade E6 to SH", "convert 1W to 1P")
    ]


def chaos() -> Table:
    table = with_stronghold("chaosmagicians", "nomads", **LEAGUE)
    table.give("chaosmagicians", digging=2)
    return table


def test_a_double_turn_is_written_plainly() -> None:
    written = lines(chaos(), "chaosmagicians: action ACTC. send p to FIRE for 3. done. action ACT4. done")
    names = ("action ACTC", "send p to FIRE for 3", "action ACT4")
    assert written == [f"chaosmagicians: {text}" for text in names]


def test_a_double_turn_that_the_site_takes_for_one_action_is_refused() -> None:
    table = chaos()
    table.ground("E7", "swamp")
    with pytest.raises(Unwritable, match="both actions of the chaosmagicians for one"):
        lines(table, "chaosmagicians: action ACTC. transform E7 to red. done. build E7. done")


def test_the_last_player_ends_a_turn_with_a_word() -> None:
    """Otherwise the site would take the dwelling for the end of the same action, and charge one tunnel too few."""
    table = bare("dwarves", "nomads", **LEAGUE)
    table.put("dwarves", "dwelling", "E6")
    table.give("nomads", card="BON4")
    table.ground("E8", "swamp")
    table.turn_of("nomads")
    table.play("nomads", "pass BON1")
    table.ground("E7", "swamp")
    written = lines(table, "dwarves: transform E7 to gray. done. build E7. done")
    assert written[-2:] == ["dwarves: done", "dwarves: build E7"]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("dig 1. dig 1. transform E9 to black. build E9", "dig 1. dig 1. transform E9 to black. build E9"),
        (
            "dig 1. convert 1PW to 1C. dig 1. transform E9 to black",
            "dig 1. convert 1PW to 1C. dig 1. transform E9 to black",
        ),
        ("dig 1. burn 1. transform E9 to black", "dig 1. burn 1. dig 1. transform E9 to black"),
        ("action BON1. dig 1. transform E9 to black. build E9", "action BON1. dig 1. transform E9 to black. build E9"),
    ],
)
def test_spades_bought_one_by_one(moves: str, expected: str) -> None:
    """With the Alchemists' stronghold every spade gives power at once, so the steps matter."""
    table = with_stronghold("alchemists", "nomads", **LEAGUE)
    table.put("alchemists", "dwelling", "D7")
    table.ground("E9", "forest")
    table.give("alchemists", bowls=(4, 4, 4), card="BON1")
    assert lines(table, f"alchemists: {moves}. done") == [f"alchemists: {text}" for text in expected.split(". ")]


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        ({"offers": "at once"}, 4, "value of offers"),
        ({"spade_scoring": "used", "may_stay_on_nine": True}, 4, "value of spade_scoring, may_stay_on_nine"),
        ({"faction_choice": "auction"}, 3, "value of faction_choice"),
        ({"starting_points": "2017"}, 3, "value of starting_points"),
        ({}, 6, "2 to 5 players, not 6"),
    ],
)
def test_other_options_are_refused_with_the_reason(options: dict[str, Any], players: int, sentence: str) -> None:
    from hexarch.core.conformance import random_game

    ledger = random_game(GAME, GAME.options({**LEAGUE, **options}, players), seed=3)
    with pytest.raises(Unwritable, match=sentence):
        export(ledger)


class Counted(list[Any]):
    """Counts how many entries are copied out of the list."""

    copied = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        if isinstance(place, slice):
            Counted.copied += len(found)
        return found


def effort(ledger: Ledger[State], entries: int) -> tuple[int, int]:
    """Count the calls that an export of the first entries makes, and the entries that it copies."""
    part: Ledger[State] = Ledger(GAME, ledger.options)
    for seat, action in ledger.entries[:entries]:
        part.push(seat, action)
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += 1

    Counted.copied = 0
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        export(part)
    finally:
        sys.setprofile(before)
    return calls, Counted.copied


def test_an_export_takes_hardly_longer_for_each_entry_of_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Later entries take slightly longer, because there are more alternatives."""
    monkeypatch.setattr(exporting, "arrange", lambda start, entries: Counted(arrange(start, entries)))
    dice = random.Random(3)
    game = play_wildly(["witches", "nomads", "giants", "dwarves", "halflings"], dice)
    count = len(game.entries)
    assert count > 300
    (few, _), (many, copied) = effort(game, count // 4), effort(game, count)
    assert many < 1.6 * 4 * few
    assert copied < count
