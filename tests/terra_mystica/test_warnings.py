"""Warnings about waste: shown where something would be lost, and nowhere else."""

import pytest

from hexarch.games.terra_mystica.kinds import apply_for, parse_action
from hexarch.games.terra_mystica.legal import legal
from hexarch.games.terra_mystica.tables import FAVOR_TILES
from hexarch.games.terra_mystica.view.warnings import WARNING_KEYS, warnings
from hexarch.locale import message
from tests.terra_mystica.positions import all_positions
from tests.terra_mystica.scenario import Table


def told(table: Table, faction: str, text: str) -> list[tuple[str, dict[str, int | str]]]:
    """Return the warnings about some actions, without making them."""
    seat = table.seat(faction)
    actions = []
    trial = table.state.clone()
    for part in text.split("."):
        actions.append(parse_action(trial, seat, part.strip()))
        apply_for(trial, seat, actions[-1])
    return [(warning["key"], warning["params"]) for warning in warnings(table.state, seat, actions)]


@pytest.fixture
def table() -> Table:
    """A table with the Witches, rich and to move, on F4 with a neighbour on F3, and alone on E7."""
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "F4", "E7")
    table.put("nomads", "dwelling", "F3")
    player = table.player("witches")
    player.coins, player.workers, player.priests = 20, 10, 2
    return table


def test_trading_house_at_full_price(table: Table) -> None:
    lonely = {"hex": "E7", "coins": 6, "usual": 3}
    table.put("nomads", "dwelling", "A1")
    assert told(table, "witches", "upgrade F4 to TP") == []
    assert told(table, "witches", "upgrade E7 to TP") == [("tm-warning-trading-house", lonely)]


def test_unused_special_action_on_passing(table: Table) -> None:
    player = table.player("witches")
    cult_tile = next(number for number, tile in enumerate(FAVOR_TILES) if tile.cult_steps)
    player.favors |= 1 << cult_tile
    player.card = 2
    pass_ = next(text for text in sorted(table.legal("witches")) if text.startswith("pass"))
    assert told(table, "witches", pass_) == [("tm-warning-special", {"action": "FAV6"})]
    player.used |= 1 << 2
    assert told(table, "witches", pass_) == []


def test_priests_of_the_next_income_that_find_no_room(table: Table) -> None:
    player = table.player("witches")
    table.put("witches", "temple", "F4")
    player.card = 2
    pass_ = next(text for text in sorted(table.legal("witches")) if text.startswith("pass"))
    assert told(table, "witches", pass_) == []
    player.priests = 7
    assert told(table, "witches", pass_) == [("tm-warning-income", {"resource": "priests", "amount": 1})]


def test_power_that_overflows(table: Table) -> None:
    player = table.player("witches")
    player.cults = (2, 0, 0, 0)
    player.bowl1, player.bowl2, player.bowl3 = 0, 0, 12
    assert told(table, "witches", "send p to FIRE for 1") == [("tm-warning-power", {"power": 1})]
    player.bowl1, player.bowl3 = 1, 11
    assert told(table, "witches", "send p to FIRE for 1") == []


def test_spades_thrown_away(table: Table) -> None:
    table.player("witches").bowl3 = 12
    assert table.can("witches", "action ACT6")
    assert told(table, "witches", "action ACT6. done") == [("tm-warning-spades", {"spades": 2})]


def test_space_ten_without_a_key(table: Table) -> None:
    player = table.player("witches")
    player.cults = (9, 0, 0, 0)
    assert told(table, "witches", "send p to FIRE for 3") == [("tm-warning-key", {"cult": "fire"})]
    player.keys = 1
    assert told(table, "witches", "send p to FIRE for 3") == []
    player.keys = 0
    table.state.tops = 1
    assert told(table, "witches", "send p to FIRE for 3") == []


def test_every_warning_can_be_said() -> None:
    said = set()
    for state in all_positions():
        if not state.stack or state.stack[-1][0] < 0 or not state.players:
            continue
        for action in legal(state):
            for warning in warnings(state, state.stack[-1][0], [action]):
                assert message(warning["key"], "en", **warning["params"])
                said.add(warning["key"])
    assert said <= set(WARNING_KEYS)
    assert len(said) > 3
    for key in WARNING_KEYS:
        assert message(f"{key}-name")
