"""Section 30: what six and seven players may do: replace priests, share power actions, found more towns."""

from itertools import permutations

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.tables import SCORING_TILES
from tests.terra_mystica.rules.crowd import crowd
from tests.terra_mystica.rules.opening import Opening
from tests.terra_mystica.rules.positions import bare
from tests.terra_mystica.scenario import Table


def priests(players: int = 6, value: int = 3) -> Table:
    """A table with a priest of the Nomads on an order of fire, and the Witches to move."""
    table = crowd(players)
    table.turn_of("nomads")
    table.play("nomads", f"send p to FIRE for {value}")
    table.turn_of("witches")
    return table


def replacing(table: Table, name: str) -> list[str]:
    return [move for move in table.legal(name) if "replac" in move]


@pytest.mark.rule("TM-579", "TM-580", "TM-581", "TM-584")
@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("value", [2, 3])
def test_a_priest_of_another_player_may_be_replaced(players: int, value: int) -> None:
    """This is allowed even if three spaces of the order are free."""
    table = priests(players, value)
    [move] = replacing(table, "witches")
    nomads = table.goods("nomads")
    table.play("witches", move)
    assert table.player("witches").cults[0] == value
    assert table.goods("witches") == (60 - value, 40, 4)
    assert table.goods("nomads") == (nomads[0] + value, *nomads[1:])
    assert [owner for owner in table.state.orders if owner] == [table.seat("witches") + 1]


@pytest.mark.rule("TM-580")
@pytest.mark.parametrize("value", [2, 3])
def test_not_without_the_coins(value: int) -> None:
    table = priests(value=value)
    table.give("witches", coins=value - 1)
    assert not replacing(table, "witches")
    table.give("witches", coins=value)
    assert replacing(table, "witches")


@pytest.mark.rule("TM-579")
def test_not_without_a_priest_and_not_at_smaller_tables() -> None:
    table = priests()
    table.give("witches", priests=0)
    assert not replacing(table, "witches")
    table = bare("witches", "nomads", "halflings", "mermaids", "giants")
    table.turn_of("nomads")
    table.play("nomads", "send p to FIRE for 3")
    table.turn_of("witches")
    assert not replacing(table, "witches")


@pytest.mark.rule("TM-582")
def test_no_player_replaces_their_own_priest() -> None:
    table = priests()
    table.turn_of("nomads")
    assert not replacing(table, "nomads")


@pytest.mark.rule("TM-583")
def test_the_replaced_priest_is_out_of_the_game() -> None:
    table = priests()
    table.give("nomads", priests=6)
    table.play("witches", replacing(table, "witches")[0])
    assert table.player("nomads").priests == 6
    table.turn_of("nomads")
    assert not table.can("nomads", "convert 5PW to 1P"), "seven less the one in the box"


@pytest.mark.rule("TM-585")
def test_a_priest_may_still_go_back_for_one_step() -> None:
    table = priests()
    table.play("witches", "send p to FIRE for 1")
    assert table.player("witches").cults[0] == 1
    assert table.state.orders.count(table.seat("witches") + 1) == 0


@pytest.mark.rule("TM-597")
@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize(("action", "price"), [("ACT2", 3), ("ACT3", 4), ("ACT4", 4), ("ACT5", 4), ("ACT6", 6)])
def test_a_used_power_action_costs_one_more(action: str, price: int, players: int) -> None:
    table = crowd(players)
    table.play("witches", f"action {action}")
    assert table.bowls("witches")[0] == price
    for name in ("nomads", "halflings"):
        table.turn_of(name)
        table.give(name, bowls=(0, 0, price))
        assert not table.can(name, f"action {action}")
        table.give(name, bowls=(0, 0, price + 1))
        table.play(name, f"action {action}")
        assert table.bowls(name) == (price + 1, 0, 0), "one more, however often it was used"


@pytest.mark.rule("TM-598")
def test_the_first_use_marks_it_until_the_round_ends() -> None:
    table = crowd(6)
    assert not table.state.actions_used
    table.play("witches", "action ACT4. done")
    assert table.state.actions_used == 1 << 3
    table.end_round()
    assert not table.state.actions_used


def no_tiles(table: Table) -> None:
    table.state.towns_left = (0,) * len(table.state.towns_left)


def town_builders(*names: str, players: int = 6, tiles: bool = False) -> Table:
    """A table on which the first faction founds a town with "upgrade E5 to TP"."""
    table = crowd(players, names[0])
    table.put(names[0], "dwelling", "E5", "E6")
    table.put(names[0], "temple", "E7", "E8")
    table.turn_of(names[0])
    if not tiles:
        no_tiles(table)
    return table


@pytest.mark.rule("TM-599", "TM-600")
@pytest.mark.parametrize("players", [6, 7])
def test_a_town_without_a_tile_gives_five_points_and_no_key(players: int) -> None:
    table = town_builders("giants", players=players)
    table.play("giants", "upgrade E5 to TP")
    assert table.points_by("giants") == {"town_tile": 5}
    assert table.player("giants").towns.bit_count() == 4
    assert table.player("giants").keys == 0
    assert not table.town_tiles("giants")
    assert not any(move.startswith("+TW") for move in table.legal("giants"))


@pytest.mark.rule("TM-600")
def test_while_there_is_a_tile_it_is_taken() -> None:
    table = town_builders("giants", tiles=True)
    table.play("giants", "upgrade E5 to TP")
    assert all(move.startswith("+TW") for move in table.legal("giants"))
    assert table.points_by("giants") == {}


@pytest.mark.rule("TM-599")
@pytest.mark.option("unlimited_towns", argument="unlimited")
@pytest.mark.parametrize("unlimited", [True, False])
def test_five_players_may_agree_on_it(unlimited: bool) -> None:
    table = bare("giants", "nomads", "halflings", "mermaids", "witches", unlimited_towns=unlimited)
    table.put("giants", "dwelling", "E5", "E6")
    table.put("giants", "temple", "E7", "E8")
    no_tiles(table)
    table.play("giants", "upgrade E5 to TP")
    assert table.player("giants").towns.bit_count() == (4 if unlimited else 0)
    assert table.points_by("giants").get("town_tile", 0) == (5 if unlimited else 0)


@pytest.mark.rule("TM-337", "TM-600")
@pytest.mark.parametrize("players", [6, 7])
def test_a_town_without_a_tile_scores_in_the_round_of_towns(players: int) -> None:
    """The scoring tile counts the new town, not its tile."""
    table = town_builders("giants", players=players)
    table.round(2)
    table.play("giants", "upgrade E5 to TP")
    assert table.points_by("giants") == {"town_tile": 5, "scoring_tile": 5}


@pytest.mark.rule("TM-601")
def test_the_witches_get_their_points_for_it() -> None:
    table = town_builders("witches")
    table.play("witches", "upgrade E5 to TP")
    assert table.points_by("witches") == {"town_tile": 5, "faction": 5}


@pytest.mark.rule("TM-602")
def test_the_swarmlings_get_two_workers_for_it() -> None:
    table = town_builders("swarmlings")
    table.play("swarmlings", "upgrade E5 to TP")
    assert table.noted("swarmlings", "workers", "faction") == 2
    table = town_builders("swarmlings", tiles=True)
    table.play("swarmlings", "upgrade E5 to TP. +TW1")
    assert table.noted("swarmlings", "workers", "faction") == 3


@pytest.mark.rule("TM-603")
@pytest.mark.parametrize(("players", "towns"), [(6, 0), (7, 1)])
def test_seven_players_found_towns_of_three_with_a_stronghold(players: int, towns: int) -> None:
    table = crowd(players, "giants")
    table.put("giants", "trading house", "E5")
    table.put("giants", "temple", "E6")
    table.put("giants", "stronghold", "E7")
    table.turn_of("giants")
    table.play("giants", "upgrade E5 to TE")
    assert table.state.towns_due == towns


@pytest.mark.rule("TM-603")
def test_three_without_a_stronghold_do_not_suffice() -> None:
    table = crowd(7, "giants")
    table.put("giants", "dwelling", "E5")
    table.put("giants", "temple", "E6", "E7")
    table.give("giants", favors=["FAV5"])
    table.play("giants", "upgrade E5 to TP")
    assert table.state.towns_due == 0, "six power are enough with FAV5, three buildings are not"


def arrangements(players: int) -> dict[tuple[str, ...], float]:
    """Return every layout of the scoring tiles with its probability, round 1 first."""
    start = Opening(players, spade_tile_late="allow").state
    names = [tile.name for tile in SCORING_TILES]
    found: dict[tuple[str, ...], float] = {}
    open_ones = [(start, 1.0)]
    while open_ones:
        state, share = open_ones.pop()
        if -1 not in state.scoring:
            found[tuple(names[tile] for tile in state.scoring)] = share
            continue
        weights = GAME.weights(state)
        for action, weight in zip(GAME.legal(state), weights, strict=True):
            child = GAME.clone(state)
            GAME.apply(child, action)
            open_ones.append((child, share * weight / sum(weights)))
    return found


CULTS = {
    "fire": {"SCORE4", "SCORE5"},
    "water": {"SCORE3", "SCORE6"},
    "earth": {"SCORE1", "SCORE2"},
    "air": {"SCORE7", "SCORE8"},
}
ALL = set().union(*CULTS.values())


@pytest.mark.rule("TM-604")
def test_six_players_leave_out_three_tiles_of_three_cults() -> None:
    """Every such choice in every order is equally likely."""
    found = arrangements(6)
    legal = {
        order
        for order in permutations(sorted(ALL), 5)
        if all(len(cult & (ALL - set(order))) <= 1 for cult in CULTS.values())
    }
    assert set(found) == legal
    assert max(found.values()) == pytest.approx(min(found.values()))


@pytest.mark.rule("TM-605")
def test_seven_players_leave_out_one_tile_of_every_cult() -> None:
    found = arrangements(7)
    legal = {
        order for order in permutations(sorted(ALL), 4) if all(len(cult & set(order)) == 1 for cult in CULTS.values())
    }
    assert set(found) == legal
    assert max(found.values()) == pytest.approx(min(found.values()))


@pytest.mark.rule("TM-604")
def test_the_spade_tile_still_comes_early() -> None:
    opening = Opening(6)
    assert not any("SCORE1" in move for move in opening.legal())
    opening.play(opening.legal()[0])
    assert any("SCORE1" in move for move in opening.legal())
