"""Section 18: action 7, special actions of strongholds, favor tiles and bonus cards."""

from typing import Any

import pytest

from hexarch.games.terra_mystica.tables import BONUS_CARDS, FACTION_NAMES, FAVOR_TILES
from tests.terra_mystica.scenario import Table

SPECIAL_ACTIONS = [
    pytest.param("witches", {}, "ACTW", "build E9", id="witches"),
    pytest.param("auren", {}, "ACTA", "+FIRE", id="auren"),
    pytest.param("giants", {}, "ACTG", "", id="giants"),
    pytest.param("nomads", {}, "ACTN", "transform A4 to yellow", id="nomads"),
    pytest.param("swarmlings", {}, "ACTS", "upgrade E6 to TP", id="swarmlings"),
    pytest.param("chaosmagicians", {}, "ACTC", "", id="chaosmagicians"),
    pytest.param("cultists", {"favors": ["FAV6"]}, "FAV6", "+WATER", id="favor tile"),
    pytest.param("cultists", {"card": "BON1"}, "BON1", "", id="card with a spade"),
    pytest.param("cultists", {"card": "BON2"}, "BON2", "+AIR", id="card with a step"),
]


def table_of(faction: str, **given: Any) -> Table:
    """A table with a faction to move: stronghold at A3, dwellings at E2 and E6; the Engineers are far away."""
    table = Table(faction, "engineers")
    table.clear_map()
    table.put(faction, "stronghold", "A3")
    table.put(faction, "dwelling", "E2", "E6")
    table.put("engineers", "dwelling", "I12")
    table.rich(faction)
    table.give(faction, card="BON3")
    table.give(faction, **given)
    table.turn_of(faction)
    return table


def special_actions(table: Table, faction: str) -> set[str]:
    board = {f"ACT{number}" for number in range(1, 7)}
    return {text.removeprefix("action ") for text in table.legal(faction) if text.startswith("action")} - board


@pytest.mark.rule("TM-303", "TM-304")
@pytest.mark.parametrize(("faction", "given", "name", "then"), SPECIAL_ACTIONS)
def test_a_special_action_is_used_once_in_a_round(faction: str, given: dict[str, Any], name: str, then: str) -> None:
    table = table_of(faction, **given)
    assert special_actions(table, faction) == {name}
    table.play(faction, f"action {name}. {then}")
    table.turn_of(faction)
    assert special_actions(table, faction) == set()
    table.passes(faction, "engineers")
    assert table.state.round == 2
    table.give(faction, **{"card": "BON3", **given})
    table.turn_of(faction)
    assert special_actions(table, faction) == {name}


@pytest.mark.rule("TM-305")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_which_strongholds_have_a_special_action(faction: str) -> None:
    table = Table(faction, "cultists" if faction in ("auren", "witches") else "witches")
    table.clear_map()
    table.put(faction, "dwelling", "A3", "E6")
    table.rich(faction)
    table.give(faction, workers=0, card="BON3")
    table.turn_of(faction)
    assert special_actions(table, faction) == set()
    table.put(faction, "stronghold", "A3")
    with_action = {"auren", "witches", "swarmlings", "chaosmagicians", "giants", "nomads"}
    assert len(special_actions(table, faction)) == (1 if faction in with_action else 0)


@pytest.mark.rule("TM-305")
def test_one_favor_tile_and_two_cards_have_a_special_action() -> None:
    table = table_of("cultists", favors=[tile.name for tile in FAVOR_TILES])
    assert special_actions(table, "cultists") == {"FAV6"}
    found = set()
    for card in BONUS_CARDS:
        found |= special_actions(table_of("cultists", card=card.name), "cultists")
    assert found == {"BON1", "BON2"}


@pytest.mark.rule("TM-306")
@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"favors": ["FAV6"]}, "action FAV6. +WATER"),
        ({"card": "BON2"}, "action BON2. +AIR"),
        ({"card": "BON1"}, "action BON1"),
    ],
)
def test_a_special_action_is_the_action_of_the_turn(given: dict[str, Any], text: str) -> None:
    table = table_of("cultists", **given)
    table.play("cultists", text)
    others = ("send", "upgrade", "advance", "action", "pass")
    assert not [other for other in table.legal("cultists") if other.startswith(others)]
    table.play("cultists", "done")
    assert table.asked == "engineers"


@pytest.mark.parametrize("cult", range(4))
@pytest.mark.parametrize(
    ("given", "name"),
    [
        pytest.param({"favors": ["FAV6"]}, "FAV6", marks=pytest.mark.rule("TM-307")),
        pytest.param({"card": "BON2"}, "BON2", marks=pytest.mark.rule("TM-308")),
    ],
)
def test_one_step_on_a_chosen_track(given: dict[str, Any], name: str, cult: int) -> None:
    table = table_of("cultists", **given)
    table.give("cultists", cults=(2, 2, 2, 2), bowls=(12, 0, 0))
    table.play("cultists", f"action {name}")
    assert table.legal("cultists") == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    table.play("cultists", ("+FIRE", "+WATER", "+EARTH", "+AIR")[cult])
    assert table.player("cultists").cults == tuple(3 if other == cult else 2 for other in range(4))
    assert table.bowls("cultists") == (11, 1, 0)


@pytest.mark.rule("TM-309")
def test_the_card_with_a_spade_is_action_1_with_a_free_spade() -> None:
    table = table_of("cultists", card="BON1", coins=2, workers=1)
    table.ground("A2", "desert")
    table.play("cultists", "action BON1. transform A2 to brown. build A2")
    assert table.goods("cultists")[:2] == (0, 0)
    assert table.player("cultists").dwellings >> table.hex("A2") & 1


@pytest.mark.rule("TM-309")
def test_spades_may_be_bought_on_top_of_the_card() -> None:
    table = table_of("cultists", card="BON1", workers=6)
    table.ground("A2", "forest")
    table.play("cultists", "action BON1. transform A2 to brown")
    assert table.player("cultists").workers == 0


@pytest.mark.rule("TM-310")
def test_a_stronghold_action_may_be_used_in_the_round_of_building() -> None:
    table = Table("witches", "engineers")
    table.clear_map()
    table.put("witches", "trading house", "A3")
    table.put("engineers", "dwelling", "I12")
    table.rich("witches")
    table.give("witches", card="BON3")
    table.turn_of("witches")
    assert special_actions(table, "witches") == set()
    table.play("witches", "upgrade A3 to SH. done")
    table.passes("engineers")
    assert (table.asked, table.state.round) == ("witches", 1)
    assert special_actions(table, "witches") == {"ACTW"}


@pytest.mark.rule("TM-311")
def test_witches_build_one_free_dwelling_a_round() -> None:
    table = table_of("witches", coins=0, workers=0)
    table.play("witches", "action ACTW. build E9")
    assert table.goods("witches")[:2] == (0, 0)
    assert table.player("witches").dwellings >> table.hex("E9") & 1
    table.turn_of("witches")
    assert not table.can("witches", "action ACTW")
