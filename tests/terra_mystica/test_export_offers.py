"""Power offers in the online site's commands: which one an answer means, and when the site gets it."""

from typing import Any

import pytest

from hexarch.games.terra_mystica.snellman.site import Unwritable
from tests.terra_mystica.exporting import LEAGUE, lines
from tests.terra_mystica.rules.positions import bare
from tests.terra_mystica.scenario import Table


def neighbours(builder: str, **options: Any) -> Table:
    table = bare(builder, "witches", **LEAGUE, **options)
    table.put(builder, "dwelling", "D7", "E10")
    table.put("witches", "dwelling", "E9")
    table.give("witches", bowls=(10, 2, 0))
    return table


def test_the_second_of_two_offers_alike() -> None:
    """The site finds the first one; with most builders that makes no difference."""
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
    """Make two offers of 1 power from the Cultists to the Witches, who have passed; others may get offers, too."""
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
    """One or both buildings also offer power to the Dwarves, so it matters which offer was taken."""
    table, moves = two_offers_of_cultists("dwarves", place=place)
    with pytest.raises(Unwritable, match="answers to offers of the cultists"):
        lines(table, *moves, "witches: leech 1 from cultists #2. decline 1 from cultists")


@pytest.mark.parametrize("answer", ["leech", "decline"])
def test_cultists_tell_offers_apart_that_others_have_answered(answer: str) -> None:
    """A building whose power was taken gives no further step; declines count per building."""
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
    """The site waits for another faction's command before it notices that the step is made."""
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
    """The site would still count the offer as one that gives power."""
    table = neighbours("cultists")
    table.give("witches", bowls=(0, 2, 3), card="BON3")
    with pytest.raises(Unwritable, match="answers to offers of the cultists"):
        lines(table, "cultists: upgrade D7 to TP. done", "witches: burn 1. leech 1 from cultists. pass BON1")


@pytest.mark.parametrize("answer", ["leech 1 from {}", "decline 1 from {}"])
@pytest.mark.parametrize("builder", ["nomads", "cultists"])
def test_an_offer_that_gives_nothing(builder: str, answer: str) -> None:
    """Its size is written, not its gain; the Cultists get neither a step nor power for it."""
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
    """Return the moves up to two offers of the Nomads to the Witches: 3 power, then 1."""
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
    """The site refuses the older one once the later one was taken; then it can only be declined."""
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
