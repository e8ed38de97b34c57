"""Section 7: gaining and spending power."""

import pytest

from tests.terra_mystica.scenario import Table

Bowls = tuple[int, int, int]


def witches_with(bowls: Bowls) -> Table:
    """A table with the Witches to move on an empty map, with a bonus card that gives 3 power each round."""
    table = Table("witches", "nomads")
    table.clear_map()
    table.give("witches", bowls=bowls, card="BON4", priests=3, points=20)
    return table


def after_gaining_three(bowls: Bowls) -> Table:
    """Let an opponent build next to a stronghold, and its owner take the power."""
    table = witches_with(bowls)
    table.put("witches", "stronghold", "E6")
    table.ground("E5", "desert")
    table.put("nomads", "dwelling", "E4")
    table.turn_of("nomads")
    table.rich("nomads")
    table.play("nomads", "build E5")
    if "leech 3 from nomads" in table.legal():
        table.play("witches", "leech 3 from nomads")
    table.turn_of("witches")
    return table


@pytest.mark.rule("TM-116")
def test_gained_power_only_moves_tokens() -> None:
    assert sum(after_gaining_three((5, 7, 0)).bowls("witches")) == 12
    assert sum(after_gaining_three((1, 2, 3)).bowls("witches")) == 6
    by_cult = witches_with((5, 7, 0))
    by_cult.give("witches", cults=(4, 0, 0, 0))
    by_cult.play("witches", "send p to FIRE for 3")
    assert by_cult.bowls("witches") == (1, 11, 0)
    by_income = witches_with((5, 7, 0))
    by_income.end_round()
    assert sum(by_income.bowls("witches")) == 12


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((5, 7, 0), (2, 10, 0), marks=pytest.mark.rule("TM-117")),
        pytest.param((3, 0, 9), (0, 3, 9), marks=pytest.mark.rule("TM-117")),
        pytest.param((0, 7, 5), (0, 4, 8), marks=pytest.mark.rule("TM-118")),
        pytest.param((1, 0, 11), (0, 0, 12), marks=pytest.mark.rule("TM-118", "TM-119")),
        pytest.param((0, 1, 11), (0, 0, 12), marks=pytest.mark.rule("TM-119")),
        pytest.param((0, 0, 12), (0, 0, 12), marks=pytest.mark.rule("TM-119")),
        pytest.param((2, 5, 5), (0, 6, 6), marks=pytest.mark.rule("TM-120")),
    ],
)
def test_three_power_move_from_bowl_to_bowl(before: Bowls, after: Bowls) -> None:
    assert after_gaining_three(before).bowls("witches") == after
    by_cult = witches_with(before)
    by_cult.give("witches", cults=(9, 0, 0, 0), keys=1)
    by_cult.play("witches", "send p to FIRE for 1")
    assert by_cult.bowls("witches") == after


def spending(table: Table) -> set[str]:
    """Return everything that spends power: the board's actions and the conversions of power."""
    return {text for text in table.legal() if text.startswith("action ACT") or "PW to" in text}


@pytest.mark.rule("TM-121")
def test_only_bowl_three_can_be_spent() -> None:
    assert spending(witches_with((6, 6, 0))) == set()
    four = spending(witches_with((0, 8, 4)))
    assert four >= {"action ACT2", "action ACT3", "action ACT4", "action ACT5", "convert 4PW to 4C"}
    assert not four & {"action ACT6", "convert 5PW to 5C", "convert 5PW to 1P", "convert 6PW to 2W"}


@pytest.mark.rule("TM-122")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("action ACT4", (5, 3, 4)),
        ("action ACT2", (4, 3, 5)),
        ("convert 5PW to 1P", (6, 3, 3)),
        ("convert 6PW to 2W", (7, 3, 2)),
        ("convert 2PW to 2C", (3, 3, 6)),
    ],
)
def test_spent_power_goes_to_bowl_one(text: str, after: Bowls) -> None:
    table = witches_with((1, 3, 8))
    table.play("witches", text)
    assert table.bowls("witches") == after


@pytest.mark.rule("TM-123")
@pytest.mark.parametrize("bowls", [(7, 0, 5), (0, 7, 5), (3, 4, 5), (0, 0, 5)])
def test_the_other_bowls_do_not_matter_for_spending(bowls: Bowls) -> None:
    table = witches_with(bowls)
    actions = {"action ACT2", "action ACT3", "action ACT4", "action ACT5"}
    coins = {f"convert {power}PW to {power}C" for power in range(1, 6)}
    assert spending(table) == actions | coins | {"convert 3PW to 1W", "convert 5PW to 1P"}
    table.play("witches", "convert 5PW to 5C")
    assert table.bowls("witches") == (bowls[0] + 5, bowls[1], 0)


@pytest.mark.rule("TM-124")
def test_the_books_example_of_six_power_to_spend() -> None:
    assert "action ACT6" not in spending(witches_with((2, 5, 5)))
    table = after_gaining_three((2, 5, 5))
    table.play("witches", "action ACT6")
    assert table.bowls("witches") == (6, 6, 0)
