"""Helpers to buy a building and use its ability."""

from typing import Any

from hexarch.games.origins.tables import BUILDINGS
from tests.origins.scenario import Table


def builder(players: int = 2, **options: Any) -> Table:
    """A table whose player1 has no resources or dice; payments ask nothing."""
    table = Table(players, gold="last", **options)
    table.give("player1", stone=0, food=0, wisdom=0, gold=0, freemen=(), bases=6)
    return table


def buy(table: Table, building: str, cell: str = "N1") -> None:
    """Give player1 the stone for a building, buy it for that alone, and place it."""
    kind, setup = BUILDINGS.index(building), table.state.setup
    others = [tile for tile in table.market() if setup.colour_of[BUILDINGS.index(tile)] != setup.colour_of[kind]]
    table.set_market(building, *others)
    table.player("player1").stone += setup.stone_of[kind]
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", f"visit 2 with archon. action building. buy {building}. place {cell}")


def use(table: Table, building: str, answers: str = "") -> None:
    """Buy a building, use it, and answer what it asks."""
    buy(table, building)
    table.play("player1", f"use {building} at N1. {answers}")


def used(building: str, **given: Any) -> Table:
    """Return the table after player1, with what is given, used a building that asks nothing."""
    table = builder()
    table.give("player1", **given)
    use(table, building)
    return table
