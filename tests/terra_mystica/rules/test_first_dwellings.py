"""Section 5: placing the first dwellings and choosing the first bonus cards."""

import pytest

from hexarch.core.bits import members
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPACE
from hexarch.games.terra_mystica.tables import BONUS_CARDS
from tests.terra_mystica.rules.opening import FACTIONS, HOMES, Opening, dealt
from tests.terra_mystica.scenario import Table


def asked_for(table: Table, decision: str) -> list[str]:
    """Return who is asked one after the other, when each answers with the first possibility."""
    order = []
    while table.decision == decision:
        order.append(table.asked)
        table.ledger.play(table.legal_ids()[0])
    return order


def halflings_start() -> Table:
    table = Table("witches", "nomads", "halflings", "mermaids", started=False, start_player="random")
    table.ledger.play(SPACE.id(act.START, 2))
    return table


@pytest.mark.rule("TM-080", "TM-081", "TM-082")
def test_once_round_once_back_and_the_nomads_third() -> None:
    order = asked_for(halflings_start(), "first_dwelling")
    assert order[:4] == ["halflings", "mermaids", "witches", "nomads"]
    assert order[4:8] == ["nomads", "witches", "mermaids", "halflings"]
    assert order[8:] == ["nomads"]


@pytest.mark.rule("TM-083", "TM-084")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chaos_magicians_place_one_dwelling_last_of_all(seat: int) -> None:
    factions = ["witches", "nomads"]
    factions.insert(seat, "chaosmagicians")
    order = asked_for(Table(*factions, started=False), "first_dwelling")
    assert order == ["witches", "nomads", "nomads", "witches", "nomads", "chaosmagicians"]


@pytest.mark.rule("TM-085", "TM-086", "TM-087")
@pytest.mark.parametrize("faction", FACTIONS)
def test_any_printed_home_terrain_and_nothing_else(faction: str) -> None:
    table = dealt(faction)
    while table.asked != faction:
        table.ledger.play(table.legal_ids()[0])
    board = table.state.setup.map
    land = [board.names[hex_] for hex_ in members(board.land_mask)]
    homes = {f"build {name}" for name in land if table.terrain(name) == HOMES[faction][0]}
    assert len(homes) == 11
    assert table.legal() == homes
    if faction != "chaosmagicians":
        first = sorted(homes)[0]
        table.play(faction, first)
        while table.asked != faction:
            table.ledger.play(table.legal_ids()[0])
        assert table.legal() == homes - {first}


@pytest.mark.rule("TM-088")
def test_first_dwellings_are_free() -> None:
    table = dealt("witches")
    asked_for(table, "first_dwelling")
    assert table.player("witches").dwellings.bit_count() == 2
    assert table.goods("witches") == (15, 3, 0)
    assert table.bowls("witches") == (5, 7, 0)
    assert table.player("witches").points == 20


@pytest.mark.rule("TM-089")
@pytest.mark.parametrize(
    ("faction", "dwellings", "workers"), [("chaosmagicians", 1, 2), ("witches", 2, 3), ("nomads", 3, 4)]
)
def test_first_dwellings_open_the_first_spaces_of_the_row(faction: str, dwellings: int, workers: int) -> None:
    table = dealt(faction)
    table.start()
    assert table.player(faction).dwellings.bit_count() == dwellings
    assert table.noted(faction, "workers", "dwelling_income") == workers


@pytest.mark.rule("TM-090")
@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_first_dwellings_give_neighbours_no_power(offers: str) -> None:
    table = Table("witches", "nomads", started=False, offers=offers)
    table.play("witches", "build A3")
    table.play("nomads", "build A5")
    table.play("nomads", "build B4")
    table.play("witches", "build C4")
    table.play("nomads", "build D3")
    near = table.state.links[table.hex("B4")]
    assert near >> table.hex("C4") & 1
    assert table.decision == "first_card"
    assert table.state.offers == []
    assert table.noted("witches", "offered") == table.noted("nomads", "offered") == 0
    assert table.bowls("witches") == table.bowls("nomads") == (5, 7, 0)


@pytest.mark.rule("TM-091")
def test_first_cards_counter_clockwise_from_the_last_player() -> None:
    table = halflings_start()
    asked_for(table, "first_dwelling")
    assert asked_for(table, "first_card") == ["nomads", "witches", "mermaids", "halflings"]


@pytest.mark.rule("TM-092")
def test_a_coin_lies_on_every_card_that_nobody_took() -> None:
    table = dealt("witches")
    asked_for(table, "first_dwelling")
    table.play("nomads", "pass BON1")
    table.play("witches", "pass BON4")
    coins = {BONUS_CARDS[card].name: table.state.card_coins[card] for card in range(9)}
    assert {name for name, lying in coins.items() if lying} == {"BON2", "BON3", "BON5"}
    before = table.goods("witches")[0]
    table.play("witches", "pass BON3")
    assert table.goods("witches")[0] == before + 1


@pytest.mark.rule("TM-093")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_cards_are_left(players: int) -> None:
    opening = Opening(players)
    opening.until("turn")
    assert len([text for text in opening.legal() if text.startswith("pass")]) == 3
    assert sum(opening.state.card_coins) == 3
