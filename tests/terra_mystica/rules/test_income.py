"""Section 6: the rounds with their phases, and the income of phase I."""

from itertools import groupby

import pytest

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.opening import FACTIONS, opponent_of
from tests.terra_mystica.scenario import Table

APART = ("A1", "A3", "A5", "A7", "A9", "A11", "A13", "I1")


def phases(table: Table) -> list[str]:
    """Return the phases in the journal's order, without repetitions."""
    journal = table.state.journal
    assert journal is not None
    names = {src.ROW_INCOME: "income", src.ROW_CULT_INCOME: "cult bonus"}
    names |= {cause: "actions" for cause in range(GAME.action_count) if KIND_OF[cause] == act.PASS}
    rows = [names[row.cause] for row in journal.rows if row.cause in names]
    return [name for name, _ in groupby(rows)]


@pytest.mark.rule("TM-094", "TM-095")
def test_six_rounds_of_three_phases() -> None:
    table = Table("witches", "nomads")
    rounds = []
    while not GAME.is_over(table.state):
        rounds.append(table.state.round)
        table.end_round()
    assert rounds == [1, 2, 3, 4, 5, 6]
    three = ["income", "actions", "cult bonus"]
    first_cards = ["actions"]
    assert phases(table) == first_cards + 5 * three + ["income", "actions"]


@pytest.mark.rule("TM-096")
def test_round_one_gives_income_on_top_of_the_starting_goods() -> None:
    table = Table("witches", "nomads", started=False)
    while table.decision == "first_dwelling":
        table.ledger.play(table.legal_ids()[0])
    table.play("nomads", "pass BON1")
    table.play("witches", "pass BON3")
    assert table.state.round == 1
    assert table.goods("witches") == (15 + 6, 3 + 3, 0)


def income(faction: str, **buildings: int) -> dict[str, int]:
    """Return the income with so many buildings, a bonus card without goods, and nothing else."""
    table = Table(faction, opponent_of(faction))
    table.clear_map()
    sites = list(APART)
    for name, count in buildings.items():
        table.put(faction, name.replace("_", " "), *[sites.pop() for _ in range(count)])
    table.give(faction, card="BON8", priests=0, bowls=(12, 0, 0))
    gained = table.income(faction)
    gained["priests"] -= 1
    return gained


@pytest.mark.rule("TM-097")
@pytest.mark.parametrize(
    ("faction", "workers"),
    [
        ("witches", [1, 2, 3, 4, 5, 6, 7, 8, 8]),
        ("engineers", [0, 1, 2, 2, 3, 4, 4, 5, 6]),
        ("swarmlings", [2, 3, 4, 5, 6, 7, 8, 9, 9]),
    ],
)
def test_workers_of_the_dwelling_row(faction: str, workers: list[int]) -> None:
    assert [income(faction, dwelling=count).get("workers", 0) for count in range(9)] == workers


@pytest.mark.rule("TM-098")
def test_the_books_example_of_three_workers() -> None:
    assert income("witches", dwelling=2) == {"workers": 3, "priests": 0}


@pytest.mark.rule("TM-099", "TM-105")
@pytest.mark.parametrize(
    ("faction", "coins", "power"),
    [
        ("witches", [0, 2, 4, 6, 8], [0, 1, 2, 4, 6]),
        ("nomads", [0, 2, 4, 7, 11], [0, 1, 2, 3, 4]),
        ("alchemists", [0, 2, 4, 7, 11], [0, 1, 2, 3, 4]),
        ("dwarves", [0, 3, 5, 7, 10], [0, 1, 2, 4, 6]),
        ("swarmlings", [0, 2, 4, 6, 9], [0, 2, 4, 6, 8]),
    ],
)
def test_coins_and_power_of_the_trading_house_row(faction: str, coins: list[int], power: list[int]) -> None:
    found = [income(faction, trading_house=count) for count in range(5)]
    assert [gained.get("coins", 0) for gained in found] == coins
    assert [gained.get("power", 0) for gained in found] == power


@pytest.mark.rule("TM-100")
def test_priests_of_the_temple_row() -> None:
    assert [income("witches", temple=count)["priests"] for count in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("faction", "priests"),
    [
        *[
            pytest.param(faction, 1, marks=pytest.mark.rule("TM-101"))
            for faction in FACTIONS
            if faction not in ("swarmlings", "darklings")
        ],
        pytest.param("swarmlings", 2, marks=pytest.mark.rule("TM-102")),
        pytest.param("darklings", 2, marks=pytest.mark.rule("TM-103")),
    ],
)
def test_priests_of_the_sanctuary(faction: str, priests: int) -> None:
    assert income(faction, sanctuary=1)["priests"] == priests
    assert income(faction, sanctuary=1, temple=1)["priests"] == priests + 1


@pytest.mark.rule("TM-104")
def test_income_priests_come_from_ones_own_supply() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "temple", "A1", "A3", "A5")
    table.give("witches", priests=3, priests_sent=2, card="BON3")
    assert table.income("witches")["priests"] == 2
    table.give("witches", priests=5)
    assert "priests" not in table.income("witches")


@pytest.mark.rule("TM-106")
@pytest.mark.parametrize("faction", [f for f in FACTIONS if f not in ("alchemists", "chaosmagicians", "fakirs")])
def test_a_stronghold_adds_power(faction: str) -> None:
    without, with_it = income(faction, trading_house=1), income(faction, trading_house=1, stronghold=1)
    power = 4 if faction in ("giants", "mermaids", "swarmlings") else 2
    assert with_it == {**without, "power": without["power"] + power}


@pytest.mark.parametrize(
    ("faction", "gain"),
    [
        pytest.param("alchemists", {"coins": 6}, marks=pytest.mark.rule("TM-107")),
        pytest.param("chaosmagicians", {"workers": 2}, marks=pytest.mark.rule("TM-108")),
        pytest.param("fakirs", {"priests": 1}, marks=pytest.mark.rule("TM-109")),
    ],
)
def test_three_strongholds_give_something_else(faction: str, gain: dict[str, int]) -> None:
    without, with_it = income(faction), income(faction, stronghold=1)
    assert {
        name: with_it[name] - without.get(name, 0) for name in with_it if with_it[name] != without.get(name)
    } == gain


@pytest.mark.rule("TM-110", "TM-111")
def test_one_temple_of_the_engineers_yields_power() -> None:
    found = [income("engineers", temple=count) for count in range(4)]
    assert [gained["priests"] for gained in found] == [0, 1, 1, 2]
    assert [gained.get("power", 0) for gained in found] == [0, 0, 5, 5]


@pytest.mark.rule("TM-112")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("BON1", {"coins": 2}),
        ("BON2", {"coins": 4}),
        ("BON3", {"coins": 6}),
        ("BON4", {"power": 3}),
        ("BON5", {"workers": 1, "power": 3}),
        ("BON6", {"workers": 2}),
        ("BON7", {"workers": 1}),
        ("BON8", {"priests": 1}),
        ("BON9", {"coins": 2}),
    ],
)
def test_income_of_the_bonus_card(card: str, gain: dict[str, int]) -> None:
    assert from_tiles(card) == gain


@pytest.mark.rule("TM-113")
def test_income_of_every_favor_tile() -> None:
    assert from_tiles("BON6", "FAV7", "FAV8", "FAV9") == {"workers": 3, "power": 5, "coins": 3}


@pytest.mark.rule("TM-114")
def test_the_books_example_of_a_favor_tile_and_a_bonus_card() -> None:
    assert from_tiles("BON3", "FAV7") == {"workers": 1, "coins": 6, "power": 1}


def from_tiles(card: str, *favors: str) -> dict[str, int]:
    """Return the income of Engineers without buildings, who have no other income."""
    table = Table("engineers", "nomads")
    table.clear_map()
    table.give("engineers", card=card, favors=favors, bowls=(12, 0, 0))
    return table.income("engineers")


@pytest.mark.rule("TM-115")
def test_nothing_is_lost_between_rounds() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.give("witches", coins=99, workers=80, priests=7, bowls=(0, 0, 12))
    table.play("witches", "pass BON3")
    table.play("nomads", "pass BON4")
    assert table.state.round == 2
    coin_on_the_card, income_of_the_card, fixed_worker = 1, 6, 1
    assert table.goods("witches") == (99 + coin_on_the_card + income_of_the_card, 80 + fixed_worker, 7)
    assert table.bowls("witches") == (0, 0, 12)
