"""The options of a view are exactly the legal actions, and say exactly what each one changes."""

import json
from collections import Counter
from typing import Any

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.games.terra_mystica.actions import DONE_ID, KIND_OF, SPACE
from hexarch.games.terra_mystica.choices import LABEL_KEYS
from hexarch.games.terra_mystica.kinds import parse_action
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.view import options, position, preview
from hexarch.games.terra_mystica.view.shapes import OptionView
from tests.terra_mystica.positions import all_positions, league_ledger
from tests.terra_mystica.scenario import Table


def _seats(state: State) -> list[int]:
    return [CHANCE, *range(state.setup.players)]


def test_options_are_the_legal_actions() -> None:
    for state in all_positions():
        for seat in _seats(state):
            view = options(state, seat)
            assert [action["id"] for action in view["actions"]] == legal_for(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["decision"] is not None) == bool(view["actions"])
            assert [entry["id"] for entry in view["interrupts"]] == GAME.interrupts(state, seat)


def test_options_can_be_told_apart_and_named() -> None:
    for state in all_positions():
        for seat in _seats(state):
            view = options(state, seat)
            paths = [tuple(entry["path"]) for entry in (*view["actions"], *view["interrupts"])]
            assert len(paths) == len(set(paths))
            for entry in (*view["actions"], *view["interrupts"]):
                assert entry["label"]["key"] in LABEL_KEYS
                assert parse_action(state, seat, entry["text"]) == entry["id"]


def test_every_kind_of_action_is_among_them() -> None:
    seen: set[str] = set()
    for state in all_positions():
        for seat in _seats(state):
            ids = (*legal_for(state, seat), *GAME.interrupts(state, seat))
            seen |= {SPACE.kinds[KIND_OF[action]].name for action in ids}
    assert seen == {kind.name for kind in SPACE.kinds}


def _sum(option: OptionView) -> Counter[str]:
    """Return everything that an option says it changes for the seat."""
    total: Counter[str] = Counter()
    for entry in option["gain"]:
        total[entry["resource"]] += entry["amount"]
    for entry in option["cost"]:
        total[entry["resource"]] -= entry["amount"]
    for points in option["points"]:
        total["points"] += points["amount"]
    for entry in option["follows"]:
        total[entry["resource"]] += entry["amount"]
    return total


def _changed(before: State, after: State, seat: int) -> Counter[str]:
    old, new = before.players[seat], after.players[seat]
    changed = Counter(
        points=new.points - old.points,
        coins=new.coins - old.coins,
        workers=new.workers - old.workers,
        priests=new.priests - old.priests,
    )
    for cult, name in enumerate(BOARD.cults):
        changed[name] = new.cults[cult] - old.cults[cult]
    return changed


def test_cost_and_gain_are_what_really_changes() -> None:
    for state in all_positions():
        for seat in range(len(state.players)):
            for option in options(state, seat)["actions"]:
                after = state.clone()
                GAME.apply(after, option["id"], seat)
                told, changed = _sum(option), _changed(state, after, seat)
                assert {name: told[name] for name in changed} == dict(changed), option
                _check_bowls(option, state.players[seat], after.players[seat])
                assert all(entry["amount"] > 0 for entry in (*option["cost"], *option["gain"]))


def _check_bowls(option: OptionView, old: Player, new: Player) -> None:
    if option["follows"]:
        return
    bowls = [new.bowl1 - old.bowl1, new.bowl2 - old.bowl2, new.bowl3 - old.bowl3]
    assert option["bowls"] == bowls
    assert -sum(bowls) == sum(entry["amount"] for entry in option["cost"] if entry["resource"] == "tokens")
    spent = sum(entry["amount"] for entry in option["cost"] if entry["resource"] == "power")
    gained = sum(entry["amount"] for entry in option["gain"] if entry["resource"] == "power")
    burned = -sum(bowls)
    # Gaining moves a token one bowl on; spending moves it back by two, sacrificing moves one on for each lost.
    assert gained - 2 * spent == bowls[1] + 2 * bowls[2] if not burned else bowls[2] == burned


def _option(table: Table, faction: str, text: str) -> OptionView:
    seat = table.seat(faction)
    wanted = parse_action(table.state, seat, text)
    return next(entry for entry in options(table.state, seat)["actions"] if entry["id"] == wanted)


def _amounts(entries: Any) -> set[tuple[str, int, str]]:
    return {(entry["resource"], entry["amount"], entry["source"]) for entry in entries}


def _table() -> Table:
    """A table with the Witches' trading house at D5 beside the Nomads' dwelling at E8."""
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "D4", "C3")
    table.put("witches", "trading house", "D5")
    table.put("nomads", "dwelling", "E8")
    table.rich("witches")
    table.give("nomads", bowls=(5, 7, 0), points=20)
    return table


def test_an_upgrade_shows_cost_tile_and_offer() -> None:
    table = _table()
    option = _option(table, "witches", "upgrade D5 to TE")
    assert option["path"] == ["upgrade", "D5", "temple"]
    assert option["targets"] == [{"kind": "hex", "name": "D5"}]
    assert option["label"] == {"key": "tm-action-upgrade", "params": {"hex": "D5", "building": "temple"}}
    assert _amounts(option["cost"]) == {("coins", 5, "building"), ("workers", 2, "building")}
    assert option["gain"] == []
    assert option["owed"] == {"favors": 1}
    assert option["offers"] == [
        {"seat": 1, "builder": 0, "power": 1, "gain": 1, "cost": 0, "closed": False},
    ]
    assert not option["founds_town"]


def test_a_favor_tile_shows_the_steps_that_are_made() -> None:
    table = _table()
    table.give("witches", cults=(8, 0, 0, 0), keys=0)
    table.play("witches", "upgrade D5 to TE")
    table.play("nomads", "decline 1 from witches")
    steps = {tile: _amounts(_option(table, "witches", f"+{tile}")["gain"]) for tile in ("FAV1", "FAV2")}
    assert ("fire", 1, "favor_tile") in steps["FAV1"]  # without a key, the last space is closed
    assert ("water", 3, "favor_tile") in steps["FAV2"]


def test_an_option_says_that_it_founds_a_town() -> None:
    table = _table()
    table.put("witches", "trading house", "D4")
    table.put("witches", "dwelling", "E7")
    option = _option(table, "witches", "upgrade D5 to SH")
    assert option["founds_town"]
    assert option["owed"] == {"towns": 1}


def test_a_priest_shows_steps_and_the_power_of_the_track() -> None:
    table = _table()
    table.give("witches", bowls=(5, 7, 0))
    option = _option(table, "witches", "send p to FIRE for 3")
    assert option["path"] == ["send", "fire", "3"]
    assert _amounts(option["cost"]) == {("priests", 1, "priest")}
    assert _amounts(option["gain"]) == {("fire", 3, "order"), ("power", 1, "cult_track")}
    assert option["bowls"] == [-1, 1, 0]


def test_a_transformation_shows_spades_and_points() -> None:
    table = Table("halflings", "nomads", scoring=("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7"))
    table.rich("halflings")
    text = next(text for text in table.legal("halflings") if text.startswith("transform"))
    option = _option(table, "halflings", text)
    spades = option["label"]["params"]["spades"]
    assert isinstance(spades, int)
    assert _amounts(option["cost"]) == {("workers", 3 * spades, "spades")}
    assert {(entry["source"], entry["amount"]) for entry in option["points"]} == {
        ("faction", spades),
        ("scoring_tile", 2 * spades),
    }


def test_taking_power_costs_points_and_shows_what_others_get() -> None:
    table = Table("cultists", "nomads")
    table.clear_map()
    table.put("cultists", "dwelling", "D5")
    table.put("nomads", "temple", "E8")
    table.rich("cultists")
    table.give("nomads", bowls=(5, 7, 0), points=20)
    table.play("cultists", "upgrade D5 to TP")
    option = _option(table, "nomads", "leech 2 from cultists")
    assert option["label"]["params"] == {"builder": "cultists", "power": 2, "gain": 2, "cost": 1}
    assert _amounts(option["gain"]) == {("power", 2, "offer")}
    assert option["points"] == [{"amount": -1, "source": "offer"}]
    declined = _option(table, "nomads", "decline 2 from cultists")
    assert declined["gain"] == []
    table.give("cultists", bowls=(5, 7, 0))
    declined = _option(table, "nomads", "decline 2 from cultists")
    assert declined["others"] == [{"seat": 0, "resource": "power", "amount": 1, "source": "faction"}]


def test_the_last_pass_shows_the_income_that_follows() -> None:
    table = Table("witches", "nomads")
    table.turn_of("witches")
    table.player("nomads").passed = True
    text = next(text for text in table.legal("witches") if text.startswith("pass"))
    option = _option(table, "witches", text)
    assert ("workers", 3, "dwelling_income") in _amounts(option["follows"])
    assert not any(entry["source"].endswith("_income") for entry in option["gain"])


def test_preview_shows_the_difference_in_income() -> None:
    table = _table()
    seat = table.seat("witches")
    seen = preview(table.state, seat, parse_action(table.state, seat, "upgrade D5 to TE"))
    assert seen["income"]["difference"] == {"coins": -2, "power": -1, "priests": 1}
    before, after = Counter(seen["income"]["before"]), Counter(seen["income"]["after"])
    assert after["priests"] - before["priests"] == 1
    assert json.loads(json.dumps(seen)) == seen


def test_preview_shows_how_near_a_town_is() -> None:
    table = _table()
    seat = table.seat("witches")
    seen = preview(table.state, seat, parse_action(table.state, seat, "upgrade D5 to TE"))
    assert seen["town"] == {"power": 4, "power_needed": 7, "buildings": 3, "buildings_needed": 4}
    assert preview(table.state, seat, parse_action(table.state, seat, "convert 1W to 1C"))["town"] is None
    table.put("witches", "trading house", "E6")
    founding = preview(table.state, seat, parse_action(table.state, seat, "upgrade D4 to TP"))
    assert founding["founds_town"]
    assert founding["town"] is None


def test_preview_refuses_what_is_not_legal() -> None:
    table = Table("witches", "nomads")
    with pytest.raises(RuleError):
        preview(table.state, table.seat("nomads"), DONE_ID)
    for action in (-1, GAME.action_count):
        with pytest.raises(RuleError, match="not an action"):
            preview(table.state, table.seat("witches"), action)


def test_preview_covers_what_may_be_done_at_any_time() -> None:
    table = Table("witches", "nomads")
    seat = table.seat("nomads")
    for action in GAME.interrupts(table.state, seat):
        assert preview(table.state, seat, action)["id"] == action


def test_looking_changes_nothing() -> None:
    for state in all_positions():
        before = GAME.key(state)
        position(state)
        for seat in _seats(state):
            options(state, seat)
        assert GAME.key(state) == before
        assert state.journal is None or state is league_ledger().state
