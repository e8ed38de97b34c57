"""The options of a view are exactly the legal actions, and say exactly what each one changes."""

import json
from collections import Counter
from typing import Any

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.games.origins.actions import ACTIONS, DONE_ID, PASS_ID
from hexarch.games.origins.choices import LABEL_KEYS
from hexarch.games.origins.kinds import parse_action
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.sources import RESOURCE_NAMES
from hexarch.games.origins.state import State
from hexarch.games.origins.view import options, position, preview
from hexarch.games.origins.view.asked import CHANCE_KEYS
from hexarch.games.origins.view.option_shapes import OptionView
from tests.origins.looking import all_positions, few_positions
from tests.origins.scenario import Table
from tests.origins.test_conformance import totals


def _seats(state: State) -> list[int]:
    return [CHANCE, *range(state.setup.players)]


def test_options_are_the_legal_actions() -> None:
    for state in all_positions():
        for seat in _seats(state):
            view = options(state, seat)
            assert [action["id"] for action in view["actions"]] == GAME.legal(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["decision"] is not None) == bool(view["actions"])
            assert view["interrupts"] == []


def test_options_can_be_told_apart_and_named() -> None:
    for state in all_positions():
        for seat in _seats(state):
            view = options(state, seat)
            paths = [tuple(entry["path"]) for entry in view["actions"]]
            assert len(paths) == len(set(paths))
            for entry in view["actions"]:
                assert entry["label"]["key"] in LABEL_KEYS
                assert all(chance["label"]["key"] in CHANCE_KEYS for chance in entry["chance"])
                assert parse_action(state, seat, entry["text"]) == entry["id"]


def _sum(option: OptionView) -> Counter[str]:
    """Return everything that an option says it changes for the seat."""
    total: Counter[str] = Counter()
    for entry in (*option["gain"], *option["follows"]):
        total[entry["resource"]] += entry["amount"]
    for entry in option["cost"]:
        total[entry["resource"]] -= entry["amount"]
    for points in option["points"]:
        total["points"] += points["amount"]
    return total


def _changed(before: State, after: State, seat: int) -> dict[str, int]:
    pairs = zip(totals(before, seat), totals(after, seat), strict=True)
    return dict(zip(RESOURCE_NAMES, [new - old for old, new in pairs], strict=True))


def test_cost_and_gain_are_what_really_changes() -> None:
    for state in all_positions():
        seat = state.stack[-1][0] if state.stack else CHANCE
        if seat == CHANCE:
            continue
        for option in options(state, seat)["actions"]:
            after = GAME.clone(state)
            GAME.apply(after, option["id"])
            told, changed = _sum(option), _changed(state, after, seat)
            assert {name: told[name] for name in changed} == changed, option
            assert all(entry["amount"] > 0 for entry in (*option["cost"], *option["gain"], *option["due"]))
            if after.round == state.round and after.stack:
                _check_others(option, state, after, seat)


def _check_others(option: OptionView, before: State, after: State, seat: int) -> None:
    for other in set(range(before.setup.players)) - {seat}:
        told: Counter[str] = Counter()
        for entry in option["others"]:
            told[entry["resource"]] += entry["amount"] if entry["seat"] == other else 0
        changed = _changed(before, after, other)
        assert {name: told[name] for name in changed} == changed


def test_sites_and_workers_are_what_really_changes() -> None:
    for state in few_positions():
        seat = state.stack[-1][0] if state.stack else CHANCE
        if seat == CHANCE:
            continue
        before = _home(state, seat)
        for option in options(state, seat)["actions"]:
            after = GAME.clone(state)
            GAME.apply(after, option["id"])
            ships = list(state.ships)
            for change in option["sites"]:
                assert ships[change["site"] - 1] == change["before"]
                ships[change["site"] - 1] = change["after"]
            assert tuple(ships) == after.ships
            moved = Counter(before)
            moved.subtract(option["workers"]["lost"])
            moved.update(option["workers"]["gained"])
            assert +moved == _home(after, seat)


def _home(state: State, seat: int) -> Counter[str]:
    """Return a player's workers as the position shows them."""
    player = position(state)["players"][seat]
    found = Counter(
        f"{die['colour']} {die['value']}" + (f" at {die['site']}" if die["site"] else "") for die in player["freemen"]
    )
    found.update(f"speaker {value}" for value in player["speakers"])
    found[f"archon at {player['archon']}" if player["archon"] else "archon"] += 1
    return found


def _option(table: Table, text: str) -> OptionView:
    seat = table.state.stack[-1][0]
    wanted = parse_action(table.state, seat, text)
    return next(entry for entry in options(table.state, seat)["actions"] if entry["id"] == wanted)


def _amounts(entries: Any) -> set[tuple[str, int, str]]:
    return {(entry["resource"], entry["amount"], entry["source"]) for entry in entries}


def test_a_visit_shows_the_site_the_worker_and_what_is_due() -> None:
    table = Table()
    table.site(3, value=5)
    table.give("player1", freemen=("red 3",), wisdom=2, gold=2)
    option = _option(table, "visit 3 with red 3")
    assert option["path"] == ["visit", "3", "red 3"]
    assert option["targets"] == [{"kind": "site", "name": "3"}, {"kind": "worker", "name": "red 3"}]
    assert option["label"] == {
        "key": "origins-action-visit",
        "params": {"site": 3, "level": 5, "colour": "red", "value": 3},
    }
    assert option["cost"] == []
    assert _amounts(option["due"]) == {("wisdom", 2, "visit")}
    assert option["workers"] == {"lost": ["red 3"], "gained": ["red 3 at 3"]}
    assert option["next"] is not None
    assert option["next"]["kind"] == "pay"
    table.give("player1", gold=0)
    option = _option(table, "visit 3 with red 3")
    assert _amounts(option["cost"]) == {("wisdom", 2, "visit")}
    assert option["due"] == []
    assert option["sites"] == [{"site": 3, "before": 5, "after": 6}]


def test_taking_a_die_announces_the_roll_and_stops_there() -> None:
    table = Table()
    table.rich("player1")
    table.give("player1", bases=4)
    table.play("player1", "visit 4 with archon. action citizen")
    option = _option(table, "take blue 3")
    assert _amounts(option["cost"]) == {("wisdom", 2, "citizen_offer")}
    assert _amounts(option["gain"]) == {("citizens", 1, "citizen_offer")}
    assert option["chance"] == [
        {"kind": "refill_offer", "label": {"key": "origins-chance-refill-offer", "params": {"colour": "blue"}}}
    ]
    assert option["next"] == {"seat": CHANCE, "kind": "refill_offer", "about": {"colour": "blue"}}


def test_placing_a_tile_announces_the_draw_and_opens_a_seat() -> None:
    table = Table(districts=(1, 8, 15, 22))
    table.rich("player1")
    table.build("player1", E1="Outpost", N1="Estate")
    table.play("player1", "visit 2 with archon. action building. buy Statue")
    option = _option(table, "place N1E1")
    assert option["targets"] == [{"kind": "cell", "name": "N1E1"}]
    assert [(entry["cell"], entry["cards"]) for entry in option["opens"]] == [("N1", [])]
    assert [chance["kind"] for chance in option["chance"]] == ["draw_top"]
    assert option["chance"][0]["label"]["params"] == {"colour": "blue"}
    table.build("player1", N2="Outpost", N1W1="Statue")
    assert _option(table, "place N2E1")["opens"] == []
    assert _option(table, "place N2W1")["opens"] == [{"cell": "N2W1", "cards": [1]}]


def test_what_chance_decides_is_not_in_the_options() -> None:
    """What follows a draw or roll depends on its outcome, so no option includes it."""
    seen = 0
    for state in all_positions():
        seat = state.stack[-1][0] if state.stack else CHANCE
        if seat == CHANCE:
            continue
        for option in options(state, seat)["actions"]:
            after = GAME.clone(state)
            GAME.apply(after, option["id"])
            asked = Counter(decision for decision in after.stack if decision[0] == CHANCE)
            asked.subtract(decision for decision in state.stack if decision[0] == CHANCE)
            assert len(option["chance"]) == sum(asked.values())
            seen += len(option["chance"])
            if option["chance"] and after.stack[-1][0] == CHANCE:
                assert option["next"] is not None
                assert option["next"]["seat"] == CHANCE
    assert seen > 50


def test_an_attack_shows_points_by_source() -> None:
    table = Table()
    table.put_disc("player1", 4)
    table.play("player1", "visit 1 with archon. action military")
    option = _option(table, "attack")
    assert option["points"] == [{"amount": 3, "source": "attack"}]
    assert _amounts(option["gain"]) == {("food", 1, "attack")}
    option = _option(table, "move")
    assert _amounts(option["gain"]) == {("military", 2, "military_track")}


def test_taking_a_card_shows_who_loses_it() -> None:
    table = Table()
    table.rich("player1")
    table.hold("player2", "Leo")
    table.play("player1", "visit 3 with archon. action temple")
    temple = next(temple["name"] for temple in position(table.state)["temples"] if temple["card"] == "Leo")
    option = _option(table, f"temple {temple} 1")
    assert ("zodiac", 1, "main_action") in _amounts(option["gain"])
    assert option["others"] == [{"seat": 1, "resource": "zodiac", "amount": -1, "source": "main_action"}]


def test_the_last_pass_shows_what_the_end_of_the_round_does() -> None:
    table = Table()
    table.put_disc("player1", 6)
    table.turn_of("player1")
    table.player("player2").passed = True
    option = _option(table, "pass")
    assert ("military", -2, "round_end") in _amounts(option["follows"])
    assert option["cost"] == []


def test_copying_points_at_the_neighbour() -> None:
    table = Table()
    table.build("player1", E1="Mint", S1E1="Mage tower")
    table.give("player1", freemen=("orange 3",))
    table.play("player1", "close N0. with orange 3. use Mage tower at S1E1")
    option = _option(table, "copy north")
    assert option["targets"] == [{"kind": "cell", "name": "E1"}]
    assert option["label"]["params"] == {"direction": "north", "building": "Mint"}


def test_a_preview_shows_the_difference_in_final_points() -> None:
    table = Table()
    table.build("player1", E1="Mint", S1E1="farm")
    table.give("player1", freemen=("yellow 5",), towers={"yellow": 3})
    table.play("player1", "close N0")
    seen = preview(table.state, 0, parse_action(table.state, 0, "with yellow 5"))
    assert seen["final"] is not None
    assert seen["final"]["difference"] == {"districts": 15, "total": 15}
    assert _amounts(seen["cost"]) == {("citizens", 1, "district")}
    assert json.loads(json.dumps(seen)) == seen


def test_preview_is_an_option_with_more() -> None:
    for state in few_positions():
        for seat in _seats(state):
            for option in options(state, seat)["actions"]:
                seen = preview(state, seat, option["id"])
                assert {**option, "final": seen["final"]} == seen
                assert (seen["final"] is None) == (seat == CHANCE or _ends(state, option["id"]))


def _ends(state: State, action: int) -> bool:
    after = GAME.clone(state)
    GAME.apply(after, action)
    return GAME.is_over(after)


def test_preview_refuses_what_is_not_legal() -> None:
    table = Table()
    with pytest.raises(RuleError):
        preview(table.state, 1, PASS_ID)
    with pytest.raises(RuleError):
        preview(table.state, 0, DONE_ID)
    for action in (-1, ACTIONS):
        with pytest.raises(RuleError, match="not an action"):
            preview(table.state, 0, action)


def test_looking_changes_nothing() -> None:
    for state in few_positions():
        before = GAME.key(state)
        position(state)
        for seat in _seats(state):
            for option in options(state, seat)["actions"]:
                preview(state, seat, option["id"])
        assert GAME.key(state) == before
        assert state.journal is None
