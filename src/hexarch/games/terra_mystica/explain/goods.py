"""Sacrificing power, conversions, and the workers that a stronghold turns into priests."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.explain.case import Case
from hexarch.games.terra_mystica.tables import BOARD

POWER_KINDS: Final = (act.POWER_TO_PRIEST, act.POWER_TO_WORKER, act.POWER_TO_COIN)


def price_of_one(case: Case, kind: int) -> int:
    if kind == act.POWER_TO_PRIEST:
        return BOARD.exchange_power_to_priest
    if kind == act.POWER_TO_WORKER:
        return BOARD.exchange_power_to_worker
    if kind == act.POWER_TO_COIN:
        return BOARD.exchange_power_to_coin
    if kind == act.COIN_TO_POINT:
        return case.faction.exchange_coins_per_point
    return 1


def stock(case: Case, kind: int) -> tuple[str, int]:
    """Return what a conversion takes, and how much of it the player has."""
    player = case.player
    if kind in POWER_KINDS:
        return "power", player.bowl3
    if kind == act.PRIEST_TO_WORKER:
        return "priests", player.priests
    if kind == act.WORKER_TO_COIN:
        return "workers", player.workers
    if kind == act.POINT_TO_COIN:
        return "points", player.points
    return "coins", player.coins


def priests_in_supply(case: Case) -> int:
    """Return how many of the player's priests are neither in hand nor on an order."""
    return BOARD.pieces_priests - case.player.priests - case.player.priests_sent


def convert(case: Case) -> Reason | None:
    kind, times = case.parts[0], case.parts[1] + 1
    board = case.faction
    if kind == act.POINT_TO_COIN and not board.exchange_points_to_coins:
        return because("no-points-to-coins", "TM-294", "TM-469")
    if kind == act.COIN_TO_POINT and not board.exchange_coins_to_points:
        return because("no-coins-to-points", "TM-294", "TM-470")
    price = times * price_of_one(case, kind)
    good, have = stock(case, kind)
    if have < price:
        return because("too-little-to-convert", "TM-121", "TM-471", missing=good, have=have, price=price)
    room = priests_in_supply(case)
    if kind == act.POWER_TO_PRIEST and times > room:
        return because("no-priests-in-supply", "TM-011", "TM-298", room=room, priests=times)
    if case.state.burned and (kind not in POWER_KINDS or price != have):
        return because("spend-sacrificed-power", "TM-301", power=case.player.bowl3)
    if kind < case.state.converted:
        return because("conversion-order", "TM-296")
    return None


def burn(case: Case) -> Reason | None:
    tokens = case.parts[0] + 1
    have = case.player.bowl2
    if have < 2 * tokens:
        return because("too-little-to-sacrifice", "TM-299", "TM-300", power=tokens, tokens=2 * tokens, have=have)
    if case.state.burned:
        return because("spend-sacrificed-power", "TM-301", power=case.player.bowl3)
    # Power that may be kept is sacrificed before all conversions; power that may not, before one that takes power.
    latest = -1 if case.options.free_burning else act.POWER_TO_COIN
    if case.state.converted > latest:
        return because("conversion-order", "TM-296")
    return None


def trade(case: Case) -> Reason | None:
    count = case.parts[0]
    if not case.state.trades_due:
        return because("no-trade-due", "TM-479")
    if count > case.state.trades_due:
        return because("trade-limit", "TM-479", most=case.state.trades_due)
    if count > case.player.workers:
        return because("trade-workers", "TM-479", have=case.player.workers, workers=count)
    room = priests_in_supply(case)
    if count > room:
        return because("no-priests-in-supply", "TM-480", room=room, priests=count)
    return None
