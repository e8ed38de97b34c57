"""Preparations: all actions that conversions make affordable are found, and the cheapest way comes first."""

import random
from typing import Any

import pytest

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.merging import CONVERSIONS, after, are_legal
from hexarch.games.terra_mystica.options import PRESETS
from hexarch.games.terra_mystica.preparing import compounds
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import REST, TURN, State
from hexarch.games.terra_mystica.tables import MAX_HEXES
from tests.terra_mystica.scenario import Table

PREPARED = (act.BUILD, act.UPGRADE, act.CONNECT, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE)


def reachable(state: State, seat: int) -> set[int]:
    """Return everything that is legal after any conversions, found by trying them all."""
    found: set[int] = set()
    seen: set[tuple[int, ...]] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        if now.stack[-1] != state.stack[-1]:
            continue  # the conversion has ended the turn
        legal = legal_for(now, seat)
        found.update(legal)
        for action in legal:
            if KIND_OF[action] in CONVERSIONS:
                then = after(now, seat, [action])
                player = then.players[seat]
                goods = (player.coins, player.workers, player.priests, player.bowl2, player.bowl3, player.points)
                if (key := (*goods, then.burned, then.converted)) not in seen:
                    seen.add(key)
                    todo.append(then)
    return found


def is_prepared(state: State, seat: int, action: int) -> bool:
    if KIND_OF[action] == act.TRANSFORM:
        return act.ARGUMENT_OF[action] // MAX_HEXES == state.setup.factions[seat].terrain
    return KIND_OF[action] in PREPARED


def positions(preset: str, seed: int, count: int) -> list[tuple[State, int]]:
    """Yield positions of random games in which nobody converts without need."""
    dice = random.Random(seed)
    found: list[tuple[State, int]] = []
    state = GAME.new(GAME.options(dict(PRESETS[preset]), 3))
    while len(found) < count:
        if GAME.is_over(state):
            state = GAME.new(state.setup.options)
        legal = GAME.legal(state)
        seat, kind, _ = state.stack[-1]
        if kind in (TURN, REST) and dice.random() < 0.15:
            found.append((state.clone(), seat))
        calm = [action for action in legal if KIND_OF[action] not in (act.BURN, act.CONVERT, act.PASS)]
        GAME.apply(state, dice.choice(calm if calm and dice.random() < 0.95 else legal))
    return found


@pytest.mark.parametrize("preset", ["standard", "league"])
def test_whatever_conversions_make_payable_is_found(preset: str) -> None:
    prepared = 0
    for state, seat in positions(preset, 5, 90):
        if state.burned:
            continue
        legal = set(legal_for(state, seat))
        wanted = {one for one in reachable(state, seat) - legal if is_prepared(state, seat, one)}
        found = compounds(state, seat, [])
        assert set(found) == wanted, [format_action(state, seat, one) for one in set(found) ^ wanted]
        for ways in found.values():
            prepared += len(ways)
            assert all(are_legal(state, seat, way.steps) for way in ways)
    assert prepared > 50


def ways(table: Table, text: str, *steps: str) -> list[list[str]]:
    """Return the ways to an action of the Witches after some steps, in notation."""
    state, seat = table.state, table.seat("witches")
    drafted = [GAME.parse(state, seat, step) for step in steps]
    found = compounds(state, seat, drafted).get(GAME.parse(state, seat, text), [])
    return [[format_action(state, seat, one) for one in way.steps] for way in found]


def witches(coins: int, workers: int, priests: int, bowls: tuple[int, int, int], **options: Any) -> Table:
    table = Table("witches", "nomads", **options)
    player = table.player("witches")
    player.coins, player.workers, player.priests = coins, workers, priests
    player.bowl1, player.bowl2, player.bowl3 = bowls
    return table


def test_a_power_action_is_paid_by_sacrificing() -> None:
    assert ways(witches(0, 0, 0, (0, 7, 1)), "action ACT2") == [["burn 2", "action ACT2"]]
    assert ways(witches(0, 0, 0, (0, 3, 1)), "action ACT2") == []
    assert ways(witches(0, 0, 0, (0, 7, 3)), "action ACT2") == [], "it can be paid as it is"


def test_what_is_lost_forever_comes_last() -> None:
    table = witches(4, 3, 0, (4, 4, 2))
    assert ways(table, "advance ship") == []
    table = witches(3, 4, 1, (4, 4, 1))
    assert ways(table, "advance ship") == [
        ["convert 1PW to 1C", "advance ship"],
        ["convert 1W to 1C", "advance ship"],
    ]
    table = witches(3, 1, 1, (4, 4, 0))
    assert ways(table, "advance ship")[0] == ["convert 1W to 1C", "advance ship"]
    assert ["burn 1", "convert 1PW to 1C", "advance ship"] in ways(table, "advance ship")


def test_steps_that_are_drafted_are_merged_with_the_preparation() -> None:
    table = witches(2, 4, 1, (4, 4, 0), **PRESETS["league"])
    assert ways(table, "advance ship", "convert 1W to 1C")[0] == ["convert 2W to 2C", "advance ship"]
    assert ways(table, "action ACT1", "burn 1") == []
    table = witches(2, 4, 1, (4, 7, 0), **PRESETS["league"])
    assert ways(table, "action ACT1", "burn 1") == [["burn 3", "action ACT1"]]


def test_a_sacrifice_for_a_power_action_goes_ahead_of_workers_that_were_converted() -> None:
    """By the rulebook sacrificed power is spent at once, so the conversion follows the action."""
    table = witches(2, 4, 1, (4, 7, 0))
    assert ways(table, "action ACT2", "convert 1W to 1C") == [["burn 3", "action ACT2", "convert 1W to 1C"]]


def test_every_sacrifice_stands_before_what_it_pays_for() -> None:
    table = witches(4, 1, 0, (1, 10, 0))
    hexes = [name for name in table.legal() if name.startswith("upgrade")]
    assert not hexes
    place = table.state.setup.map.names[table.player("witches").dwellings.bit_length() - 1]
    steps = ways(table, f"upgrade {place} to TP")
    assert ["burn 3", "convert 3PW to 1W", "burn 2", "convert 2PW to 2C", f"upgrade {place} to TP"] in steps
