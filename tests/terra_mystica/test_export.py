"""Games in the online site's commands: what the site counts differently is written so that it understands."""

import random
from itertools import groupby
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.export import Writer, export
from hexarch.games.terra_mystica.snellman.site import Unwritable
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.snellman.words import split_commands
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.logs import choose
from tests.terra_mystica.random_play import some_factions
from tests.terra_mystica.rules.positions import bare, with_stronghold
from tests.terra_mystica.scenario import Table

LEAGUE: dict[str, Any] = {"preset": "league"}


def without_wishes(state: State) -> State:
    """The site has no standing answers, only what they have answered."""
    plain = state.clone()
    for player in plain.players:
        player.take_up_to, player.decline_above = 0, NEVER
    return plain


def play_wildly(factions: list[str], dice: random.Random) -> Ledger[State]:
    """A league game in which anybody does at any time what the rules allow, also in the middle of others' turns."""
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
    """Every game comes back with the same result, or is refused. How often for which reason."""
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


def lines(table: Table, *moves: str) -> list[str]:
    """The commands for moves that are made from this position, each `faction: move. move`."""
    start, before = table.state.clone(), len(table.ledger.entries)
    for move in moves:
        faction, text = move.split(": ")
        table.play(faction, text)
    written = Writer(start, table.ledger.entries[before:]).lines
    assert GAME.key(read_back(table, start, written)) == GAME.key(table.state)
    return written


def read_back(table: Table, start: State, written: list[str]) -> State:
    """The position after written commands; lines of one faction in succession are one row."""
    again: Ledger[State] = Ledger(GAME, table.ledger.options)
    again.state = start.clone()
    again.state.journal = None
    translator = Translator(again)
    for faction, group in groupby(written, lambda line: line.partition(":")[0]):
        translator.play(faction, [command for line in group for command in split_commands(line.partition(":")[2])])
    return again.state


def test_giants_throw_away_a_reward_spade_that_they_are_not_asked_about() -> None:
    table = bare("giants", "nomads", **LEAGUE)
    table.put("giants", "dwelling", "E6")
    table.give("giants", cults=(0, 0, 4, 0), card="BON3")
    table.give("nomads", card="BON4")
    written = lines(table, "giants: pass BON1", "nomads: pass BON2")
    tile = GAME.format(table.state, CHANCE, GAME.parse(table.state, CHANCE, "score SCORE1"))
    assert tile == "score SCORE1"
    assert written == ["giants: pass BON1", "nomads: pass BON2", "giants: -SPADE"]


def neighbours(builder: str, **options: Any) -> Table:
    table = bare(builder, "witches", **LEAGUE, **options)
    table.put(builder, "dwelling", "D7", "E10")
    table.put("witches", "dwelling", "E9")
    table.give("witches", bowls=(10, 2, 0))
    return table


def test_the_second_of_two_offers_alike() -> None:
    """The site finds the first one; for most builders it makes no difference."""
    table = neighbours("nomads")
    table.give("witches", card="BON3")
    table.give("nomads", card="BON4")
    written = lines(
        table,
        "nomads: upgrade D7 to TP. done",
        "witches: leech 1 from nomads. pass BON1",
        "nomads: upgrade E10 to TP. done. upgrade D7 to TE. +FAV9. done",
        "witches: leech 1 from nomads #2. decline 1 from nomads",
    )
    assert written[-2:] == ["witches: Leech 1 from nomads", "witches: Decline 1 from nomads"]


def two_offers_of_cultists(*also: str, place: str = "F7") -> tuple[Table, list[str]]:
    """Two offers of 1 power of the cultists to the witches, who have passed; the other factions may have a share."""
    table = bare("cultists", "witches", *also, **LEAGUE)
    table.put("cultists", "dwelling", "D7", "E10")
    table.put("witches", "dwelling", "E9")
    table.give("witches", bowls=(10, 2, 0), card="BON3")
    table.give("cultists", card="BON4")
    for faction in also:
        table.put(faction, "dwelling", place)
        table.give(faction, card="BON5", bowls=(10, 2, 0))
    moves = ["cultists: upgrade D7 to TP. done", "witches: leech 1 from cultists. pass BON1"]
    moves += [f"{faction}: {'decline 1 from cultists. ' if place == 'D8' else ''}pass BON3" for faction in also]
    return table, [*moves, "cultists: +FIRE. upgrade E10 to TP. done. upgrade D7 to TE. +FAV9. done"]


def test_cultists_do_not_tell_two_offers_alike_apart() -> None:
    table, moves = two_offers_of_cultists()
    written = lines(table, *moves, "witches: leech 1 from cultists #2. decline 1 from cultists")
    assert written[-2:] == ["witches: Leech 1 from cultists", "witches: Decline 1 from cultists"]


@pytest.mark.parametrize("place", ["F7", "D8"])
def test_cultists_tell_offers_apart_that_others_have_a_share_in(place: str) -> None:
    """One building, or both, also offer power to the dwarves; so it matters which of the offers was taken."""
    table, moves = two_offers_of_cultists("dwarves", place=place)
    with pytest.raises(Unwritable, match="answers to offers of the cultists"):
        lines(table, *moves, "witches: leech 1 from cultists #2. decline 1 from cultists")


@pytest.mark.parametrize("answer", ["leech", "decline"])
def test_cultists_tell_offers_apart_that_others_have_answered(answer: str) -> None:
    """For a building whose power somebody has taken there is no further step; declines count for one building."""
    table, moves = two_offers_of_cultists("dwarves")
    moves.append(f"dwarves: {answer} 1 from cultists")
    with pytest.raises(Unwritable, match="answers to offers of the cultists"):
        lines(table, *moves, "witches: leech 1 from cultists #2. decline 1 from cultists")


def test_an_offer_after_a_conversion_is_declined_before_the_next_one_alike_is_taken() -> None:
    table = neighbours("nomads")
    table.give("nomads", card="BON4")
    table.give("witches", card="BON3")
    written = lines(
        table,
        "nomads: upgrade D7 to TP. done",
        "witches: convert 1W to 1C",
        "witches: decline 1 from nomads",
        "witches: send p to FIRE for 3. done",
        "nomads: upgrade E10 to TP. done",
        "witches: leech 1 from nomads",
    )
    assert written[1:3] == ["witches: convert 1W to 1C", "witches: Decline 1 from nomads"]


def test_an_answer_in_the_middle_of_a_turn_waits_for_its_end() -> None:
    table = neighbours("nomads")
    written = lines(table, "nomads: upgrade D7 to TP", "witches: leech 1 from nomads", "nomads: convert 1W to 1C. done")
    assert written == ["nomads: upgrade D7 to TP", "nomads: convert 1W to 1C", "witches: Leech 1 from nomads"]


def test_an_answer_does_not_wait_while_something_is_owed() -> None:
    table = neighbours("nomads")
    table.put("nomads", "trading house", "D7")
    written = lines(table, "nomads: upgrade D7 to TE", "witches: leech 1 from nomads", "nomads: +FAV9. done")
    assert written == ["nomads: upgrade D7 to TE", "witches: Leech 1 from nomads", "nomads: +FAV9"]


def test_cultists_step_after_their_turn_if_the_answer_comes_after_it() -> None:
    table = neighbours("cultists")
    written = lines(
        table,
        "cultists: upgrade D7 to TP",
        "witches: leech 1 from cultists",
        "cultists: +FIRE. convert 1W to 1C. done",
    )
    assert written == [
        "cultists: upgrade D7 to TP",
        "cultists: convert 1W to 1C",
        "witches: Leech 1 from cultists",
        "cultists: +FIRE",
    ]


def test_cultists_who_need_the_step_within_the_turn_cannot_be_written() -> None:
    table = neighbours("cultists")
    table.give("cultists", cults=(2, 0, 0, 0), bowls=(0, 1, 0))
    with pytest.raises(Unwritable, match="what another player's answer had just brought"):
        lines(
            table,
            "cultists: upgrade D7 to TP",
            "witches: leech 1 from cultists",
            "cultists: +FIRE. convert 1PW to 1C. done",
        )


def test_cultists_pass_with_a_step_owed_and_go_on() -> None:
    """The site waits for another faction's word before it sees that the step is made."""
    table = neighbours("cultists")
    table.give("cultists", card="BON4", cults=(0, 0, 3, 0))
    table.give("witches", card="BON3")
    written = lines(
        table,
        "cultists: upgrade D7 to TP. done",
        "witches: leech 1 from cultists. pass BON1",
        "cultists: pass BON2. +EARTH",
    )
    assert written[-2:] == ["cultists: pass BON2", "cultists: +EARTH"]
    assert table.decision == "reward_spades"
    table = neighbours("cultists")
    table.give("cultists", card="BON4", cults=(0, 0, 3, 0))
    table.give("witches", card="BON3")
    written = lines(
        table,
        "cultists: upgrade D7 to TP. done",
        "witches: leech 1 from cultists. pass BON1",
        "cultists: pass BON2. +EARTH. done",
    )
    assert written[-3:] == ["cultists: +EARTH", "witches: wait", "cultists: -SPADE"]


def test_a_sacrifice_before_an_answer_to_the_cultists_cannot_be_written() -> None:
    """The site would still count the offer as one that brings power."""
    table = neighbours("cultists")
    table.give("witches", bowls=(0, 2, 3), card="BON3")
    with pytest.raises(Unwritable, match="answers to offers of the cultists"):
        lines(table, "cultists: upgrade D7 to TP. done", "witches: burn 1. leech 1 from cultists. pass BON1")


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
    """On the site any conversion uses the trade up."""
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
    """Else the site would take the dwelling for the end of the same action, and dwarves pay one tunnel less."""
    table = bare("dwarves", "nomads", **LEAGUE)
    table.put("dwarves", "dwelling", "E6")
    table.give("nomads", card="BON4")
    table.ground("E8", "swamp")
    table.turn_of("nomads")
    table.play("nomads", "pass BON1")
    table.ground("E7", "swamp")
    written = lines(table, "dwarves: transform E7 to gray. done. build E7. done")
    assert written[-2:] == ["dwarves: done", "dwarves: build E7"]


@pytest.mark.parametrize("answer", ["leech 1 from {}", "decline 1 from {}"])
@pytest.mark.parametrize("builder", ["nomads", "cultists"])
def test_an_offer_that_brings_nothing(builder: str, answer: str) -> None:
    """Its size is told, not its gain; the cultists get neither step nor power for it."""
    table = neighbours(builder)
    table.give("witches", bowls=(0, 0, 12))
    table.give(builder, bowls=(6, 6, 0))
    answer = answer.format(builder)
    written = lines(table, f"{builder}: upgrade D7 to TP. done", f"witches: {answer}")
    assert written == [f"{builder}: upgrade D7 to TP", f"witches: {answer.capitalize()}"]
    assert not table.player(builder).cult_due
    assert table.bowls(builder) == (6, 6, 0)


def test_an_offer_of_more_power_than_fits() -> None:
    table = neighbours("nomads")
    table.put("witches", "temple", "E9")
    table.give("witches", bowls=(0, 1, 11))
    written = lines(table, "nomads: upgrade D7 to TP. done", "witches: leech 2 from nomads")
    assert written[-1] == "witches: Leech 2 from nomads"
    assert table.bowls("witches") == (0, 0, 12)


def two_offers() -> list[str]:
    """The moves up to two offers of the nomads to the witches: 3 power, then 1."""
    return [
        "nomads: upgrade D7 to TP. done",
        "witches: leech 1 from nomads. pass BON1",
        "nomads: upgrade E10 to TP. done. upgrade D7 to TE. +FAV9. done",
    ]


def two_neighbours() -> Table:
    table = neighbours("nomads")
    table.put("witches", "temple", "F7")
    table.give("witches", card="BON3", bowls=(12, 0, 0))
    table.give("nomads", card="BON4")
    return table


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ("leech 3 from nomads. leech 1 from nomads", "Leech 3 from nomads. Leech 1 from nomads"),
        ("leech 1 from nomads. decline 3 from nomads", "Leech 1 from nomads. Decline 3 from nomads"),
        ("decline 1 from nomads. leech 3 from nomads", "Decline 1 from nomads. Leech 3 from nomads"),
    ],
)
def test_two_different_offers_of_one_builder(answers: str, expected: str) -> None:
    """The site refuses the older one once the younger one was taken; then it can only be declined."""
    written = lines(two_neighbours(), *two_offers(), f"witches: {answers}")
    assert written[-2:] == [f"witches: {text}" for text in expected.split(". ")]


def test_an_older_offer_is_declined_before_a_younger_one_alike_is_taken() -> None:
    """After the offer of 3 was taken the site refuses the older one of 1, which it would find first."""
    written = lines(
        two_neighbours(),
        "nomads: send p to FIRE for 3. done",
        "witches: pass BON1",
        "nomads: upgrade D7 to TP. done. upgrade E10 to TP. done. upgrade D7 to TE. +FAV9. done",
        "witches: leech 3 from nomads. leech 1 from nomads #2. decline 1 from nomads",
    )
    answers = ("Leech 3 from nomads", "Decline 1 from nomads", "Leech 1 from nomads")
    assert written[-3:] == [f"witches: {answer}" for answer in answers]


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
    """With the Alchemists' stronghold every spade brings power at once, so that the steps matter."""
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
