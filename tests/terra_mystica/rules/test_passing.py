"""Section 19: action 8, passing, bonus cards and the next start player."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.tables import BONUS_CARDS
from tests.terra_mystica.scenario import Table

NAMES = [card.name for card in BONUS_CARDS]


def table_of(*factions: str) -> Table:
    """A table on which nobody has anything."""
    table = Table(*factions)
    table.clear_map()
    for faction in factions:
        table.give(faction, coins=0, workers=0, priests=0, bowls=(12, 0, 0), points=20)
    return table


def free_cards(table: Table) -> set[str]:
    return {name for i, name in enumerate(NAMES) if table.state.cards >> i & 1}


def card_of(table: Table, faction: str) -> str:
    return NAMES[table.player(faction).card]


def coins_on(table: Table, card: str) -> int:
    return table.state.card_coins[NAMES.index(card)]


def pass_points(card: str, buildings: list[tuple[str, str]], round_: int) -> int:
    """Return the Witches' points for passing with a card and these buildings."""
    table = table_of("witches", "nomads")
    table.put("nomads", "dwelling", "I1", "I2")
    table.put("nomads", "trading house", "I3")
    for name, hex_ in buildings:
        table.put("witches", name, hex_)
    table.round(round_)
    table.give("witches", card=card)
    table.turn_of("witches")
    table.passes("witches")
    return table.player("witches").points - 20


@pytest.mark.rule("TM-312")
def test_a_player_who_cannot_act_must_pass() -> None:
    table = table_of("witches", "nomads")
    table.give("witches", card="BON4")
    table.turn_of("witches")
    assert table.legal("witches") == {f"pass {name}" for name in free_cards(table)}


@pytest.mark.rule("TM-312")
def test_a_player_who_does_not_want_to_act_must_pass() -> None:
    table = Table("witches", "nomads")
    assert "done" not in table.legal("witches")
    with pytest.raises(RuleError):
        table.play("witches", "done")
    table.passes("witches")
    assert table.asked == "nomads"


@pytest.mark.rule("TM-313", "TM-327")
@pytest.mark.parametrize(
    ("passing", "following"),
    [
        (("witches", "nomads", "cultists"), ["witches", "nomads", "cultists"]),
        (("nomads", "witches", "cultists"), ["nomads", "cultists", "witches"]),
        (("cultists", "nomads", "witches"), ["cultists", "witches", "nomads"]),
    ],
)
def test_the_first_to_pass_starts_and_the_rest_follows_clockwise(
    passing: tuple[str, ...], following: list[str]
) -> None:
    table = table_of("witches", "nomads", "cultists")
    for faction in passing:
        table.turn_of(faction)
        table.passes(faction)
    assert table.state.round == 2
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        table.passes(table.asked)
    assert seen == following


@pytest.mark.rule("TM-314", "TM-315")
@pytest.mark.parametrize("factions", [("witches", "nomads"), ("witches", "nomads", "cultists", "giants")])
def test_the_card_is_swapped_for_one_of_three(factions: tuple[str, ...]) -> None:
    table = table_of(*factions)
    table.give("witches", card="BON3")
    table.turn_of("witches")
    free = free_cards(table)
    assert len(free) == 3
    assert "BON3" not in free
    assert {text for text in table.legal("witches") if "pass" in text} == {f"pass {name}" for name in free}
    chosen = min(free)
    table.play("witches", f"pass {chosen}")
    assert card_of(table, "witches") == chosen
    assert free_cards(table) == free - {chosen} | {"BON3"}


@pytest.mark.rule("TM-316")
def test_a_card_returned_this_round_may_be_taken_by_the_next() -> None:
    table = table_of("witches", "nomads")
    table.give("witches", card="BON4")
    table.give("nomads", card="BON3")
    table.turn_of("witches")
    table.passes("witches")
    table.play("nomads", "pass BON4")
    assert card_of(table, "nomads") == "BON4"


@pytest.mark.rule("TM-317")
def test_coins_on_the_card_are_gained_at_once() -> None:
    table = table_of("witches", "nomads")
    chosen = min(free_cards(table))
    table.state.card_coins = tuple(3 if name == chosen else 1 for name in NAMES)
    table.play("witches", f"pass {chosen}")
    assert table.goods("witches") == (3, 0, 0)
    assert coins_on(table, chosen) == 0


@pytest.mark.rule("TM-318")
def test_no_card_is_taken_in_round_6() -> None:
    table = table_of("witches", "nomads")
    table.round(6)
    table.state.card_coins = (3,) * len(NAMES)
    assert {text for text in table.legal("witches") if "pass" in text} == {"pass"}
    table.play("witches", "pass")
    assert table.player("witches").card == -1
    assert table.player("witches").coins == 0


@pytest.mark.parametrize("round_", [1, pytest.param(6, marks=pytest.mark.rule("TM-319"))])
@pytest.mark.parametrize(
    ("card", "buildings", "points"),
    [
        pytest.param(
            "BON9", [("dwelling", "A1"), ("dwelling", "A2"), ("temple", "A3")], 2, marks=pytest.mark.rule("TM-321")
        ),
        pytest.param("BON9", [("dwelling", f"A{i}") for i in range(1, 9)], 8, marks=pytest.mark.rule("TM-321")),
        pytest.param("BON9", [], 0, marks=pytest.mark.rule("TM-321")),
        pytest.param("BON7", [("trading house", "A1"), ("dwelling", "A2")], 2, marks=pytest.mark.rule("TM-322")),
        pytest.param("BON7", [("trading house", f"A{i}") for i in range(1, 5)], 8, marks=pytest.mark.rule("TM-322")),
        pytest.param("BON7", [], 0, marks=pytest.mark.rule("TM-322")),
        pytest.param("BON6", [("stronghold", "A1"), ("temple", "A2")], 4, marks=pytest.mark.rule("TM-323")),
        pytest.param("BON6", [("sanctuary", "A1"), ("temple", "A2")], 4, marks=pytest.mark.rule("TM-323")),
        pytest.param("BON6", [("stronghold", "A1"), ("sanctuary", "A2")], 8, marks=pytest.mark.rule("TM-323")),
        pytest.param("BON6", [("trading house", "A1")], 0, marks=pytest.mark.rule("TM-323")),
    ],
)
def test_points_of_the_returned_card(card: str, buildings: list[tuple[str, str]], points: int, round_: int) -> None:
    assert pass_points(card, buildings, round_) == points


@pytest.mark.rule("TM-320")
@pytest.mark.parametrize(("houses", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_the_favor_tile_scores_passing_in_round_6(houses: int, points: int) -> None:
    table = table_of("witches", "nomads")
    table.round(6)
    for i in range(houses):
        table.put("witches", "trading house", f"A{i + 1}")
    table.give("witches", favors=["FAV12"], card="BON4")
    table.turn_of("witches")
    table.passes("witches")
    assert table.player("witches").points == 20 + points


@pytest.mark.rule("TM-324")
def test_the_new_card_neither_scores_nor_pays_before_the_next_income() -> None:
    table = table_of("witches", "nomads")
    table.put("witches", "dwelling", "A3")
    table.give("nomads", card="BON3")
    table.give("witches", card="BON9")
    table.give("witches", card="BON4")
    table.state.card_coins = (0,) * len(NAMES)
    table.turn_of("witches")
    table.play("witches", "pass BON9")
    assert table.player("witches").points == 20
    assert table.goods("witches") == (0, 0, 0)
    table.passes("nomads")
    assert table.state.round == 2
    assert table.player("witches").coins == 2


@pytest.mark.rule("TM-325")
def test_a_player_who_passed_takes_no_more_turns() -> None:
    table = table_of("witches", "nomads", "cultists")
    table.passes("witches")
    for faction in ("nomads", "cultists"):
        table.give(faction, priests=2, bowls=(12, 0, 0))
    for faction in ("nomads", "cultists", "nomads", "cultists"):
        assert table.asked == faction
        table.play(faction, "send p to FIRE for 1")
        if table.decision == "rest":
            table.play(faction, "done")
    assert table.asked == "nomads"
    assert table.legal("witches") == set()
    table.passes("nomads", "cultists")
    assert table.asked == "witches"
