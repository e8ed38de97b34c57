"""Timing: whose turn it is, which decision is open, what comes first."""

from collections.abc import Callable
from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import state as states
from hexarch.games.terra_mystica.explain import acting, bridges, building, cult, goods, setting_up, transforming
from hexarch.games.terra_mystica.explain.answering import answer, own_offers
from hexarch.games.terra_mystica.explain.case import Case, somebody_else

Check = Callable[[Case], Reason | None]
INTERRUPTS: Final = (act.WISH_TAKE, act.WISH_DECLINE, act.DROP)
CONVERSIONS: Final = (act.BURN, act.CONVERT)


def refusal(case: Case) -> Reason | None:
    """Return the reason against an action, apart from a space 10 that has to wait."""
    state, seat = case.state, case.seat
    if state.phase == states.OVER:
        return because("game-over", "TM-372")
    if 0 <= seat < len(state.players) and case.player.dropped:
        return because("dropped-out")
    if case.kind in INTERRUPTS:
        return _interrupt(case)
    if state.stack[-1][0] == seat:
        return _QUESTIONS[case.question](case)
    if not 0 <= seat < len(state.players):
        return somebody_else(state)
    if case.kind in CONVERSIONS:
        return because("convert-on-your-turn", "TM-297")
    if state.setup.deferred and case.kind in _BETWEEN:
        return between_turns(case)
    return somebody_else(state)


def _interrupt(case: Case) -> Reason | None:
    """Check a standing answer, or leaving the table: possible at any time once the game has begun."""
    if case.state.phase == states.SETUP:
        return because("not-begun")
    if not 0 <= case.seat < len(case.state.players):
        return because("no-such-seat")
    return None


def between_turns(case: Case) -> Reason | None:
    """Check power to take or decline, and steps gained because an opponent accepted power."""
    if case.player.key_choice:
        return cult.key(case) if case.kind == act.KEY else because("key-first", "TM-254")
    if case.kind in _BETWEEN:
        return _BETWEEN[case.kind](case)
    if case.question == states.CULT_STEP:
        return because("asked-cult-step", "TM-486")
    return because("asked-offer", "TM-233")


def turn(case: Case) -> Reason | None:
    """Check the action of the turn, and what may come before it."""
    state, kind = case.state, case.kind
    if state.detour and kind != act.TRANSFORM:
        return because("long-way-first", "TM-567")
    if case.player.key_choice:
        return cult.key(case) if kind == act.KEY else because("key-first", "TM-254")
    if kind in CONVERSIONS and (not state.towns_due or case.options.conversions_mid_action):
        return _CHECKS[kind](case)
    offered = own_offers(case)
    if state.burned and (kind != act.POWER or offered or state.towns_due):
        return because("spend-sacrificed-power", "TM-301", power=case.player.bowl3)
    if state.towns_due:
        return cult.town(case) if kind == act.TOWN else because("owed-town", "TM-334")
    if offered and kind not in _BETWEEN:
        return because("answer-first", "TM-233", count=len(offered))
    return _CHECKS[kind](case)


def rest(case: Case) -> Reason | None:
    """Check what the action has left to do; then conversions, and the end of the turn."""
    state, kind = case.state, case.kind
    if case.player.key_choice:
        return cult.key(case) if kind == act.KEY else because("key-first", "TM-254")
    if state.detour and kind != act.TRANSFORM:
        return because("long-way-first", "TM-567")
    if state.dug:
        return _digging(case)
    due = owed(case)
    if kind in CONVERSIONS and (due is None or case.options.conversions_mid_action or state.burned):
        # What was sacrificed is spent even if somebody's answer has brought a step meanwhile.
        return _CHECKS[kind](case)
    if state.burned:
        return because("spend-sacrificed-power", "TM-301", power=case.player.bowl3)
    if kind in (act.DONE, act.CONNECT, *CONVERSIONS) and due is not None:
        return due
    return _AFTER.get(kind, _action_taken)(case)


def _digging(case: Case) -> Reason | None:
    """Check that bought spades in hand are used first; only power may be converted."""
    kind = case.kind
    if kind == act.BURN or (kind == act.CONVERT and case.parts[0] in goods.POWER_KINDS):
        return _CHECKS[kind](case)
    if case.state.burned:
        return because("spend-sacrificed-power", "TM-301", power=case.player.bowl3)
    if kind in (act.TRANSFORM, act.DETOUR, act.DIG):
        return _CHECKS[kind](case)
    return because("use-bought-spades", "TM-146", "TM-150", spades=case.state.spades)


def owed(case: Case) -> Reason | None:
    """Return what must be done before the turn may end."""
    state = case.state
    if state.favors_due:
        return because("owed-favor", "TM-216", "TM-217", count=state.favors_due)
    if state.towns_due:
        return because("owed-town", "TM-334")
    if state.bridges_due:
        return because("owed-bridge", "TM-271")
    if state.cult_leap or case.player.cult_due:
        return because("owed-cult-step", "TM-307", "TM-486")
    if state.free_dwellings:
        return because("owed-dwelling", "TM-464")
    if state.free_trading_houses:
        return because("owed-trading-house", "TM-508")
    if state.sandstorms:
        return because("owed-sandstorm", "TM-522")
    return because("owed-trade", "TM-479") if state.trades_due else None


def reward_spades(case: Case) -> Reason | None:
    """Check that only transformations are done in phase III."""
    kind = case.kind
    if kind == act.TRANSFORM:
        return transforming.transform(case)
    if case.state.detour:
        return because("long-way-first", "TM-567")
    if kind == act.DONE:
        return None
    if kind == act.DETOUR:
        return transforming.detour(case)
    if kind == act.BUILD:
        return because("no-building-in-phase-three", "TM-364")
    return because("asked-reward-spades", "TM-362", spades=case.state.spades)


def _action_taken(case: Case) -> Reason | None:
    return because("action-taken", "TM-126")


def _action_due(case: Case) -> Reason | None:
    return because("action-due", "TM-126", "TM-312")


def _set_up(case: Case) -> Reason | None:
    return because("set-up-is-over")


def _done(case: Case) -> Reason | None:
    return None


def _build_after(case: Case) -> Reason | None:
    return building.free_dwelling(case) if case.state.free_dwellings else building.dwelling_after_spades(case)


def _transform_after(case: Case) -> Reason | None:
    return transforming.sandstorm(case) if case.state.sandstorms else transforming.transform(case)


def _upgrade_after(case: Case) -> Reason | None:
    return building.free_trading_house(case) if case.state.free_trading_houses else _action_taken(case)


_BETWEEN: Final[dict[int, Check]] = {
    act.CULT: cult.cult_step,
    act.KEY: cult.key,
    act.TAKE: answer,
    act.DECLINE: answer,
}
# In a turn before its action.
_CHECKS: Final[dict[int, Check]] = {
    **_BETWEEN,
    act.DONE: _action_due,
    act.BURN: goods.burn,
    act.CONVERT: goods.convert,
    act.BUILD: building.dwelling,
    act.TRANSFORM: transforming.transform,
    act.UPGRADE: building.upgrade,
    act.BRIDGE: bridges.bridge,
    act.CONNECT: bridges.connect,
    act.POWER: acting.power_action,
    act.SPECIAL: acting.special_action,
    act.SEND: cult.send,
    act.ADVANCE: acting.advance,
    act.PASS: acting.pass_,
    act.FAVOR: cult.favor,
    act.TOWN: cult.town,
    act.TRADE: goods.trade,
    act.DETOUR: transforming.detour,
    act.DIG: transforming.dig,
    act.FACTION: _set_up,
    act.SCORING: _set_up,
    act.REMOVE_CARD: _set_up,
    act.START: _set_up,
    act.COLOUR: _set_up,
    act.REPLACE: cult.replace,
    act.BID: _set_up,
}
# In a turn after its action.
_AFTER: Final[dict[int, Check]] = {
    **_CHECKS,
    act.DONE: _done,
    act.BUILD: _build_after,
    act.TRANSFORM: _transform_after,
    act.UPGRADE: _upgrade_after,
    act.POWER: _action_taken,
    act.SPECIAL: _action_taken,
    act.SEND: _action_taken,
    act.REPLACE: _action_taken,
    act.ADVANCE: _action_taken,
    act.PASS: _action_taken,
}
_QUESTIONS: Final[dict[int, Check]] = {
    states.DRAW_SCORING: setting_up.draw_scoring,
    states.DRAW_CARD: setting_up.draw_card,
    states.DRAW_START: setting_up.draw_start,
    states.DRAW_COLOUR: setting_up.draw_colour,
    states.DRAW_LOT: setting_up.draw_lot,
    states.BIDDING: setting_up.bid,
    states.CHOOSE_FACTION: setting_up.choose_faction,
    states.FIRST_FAVOR: setting_up.take_first_favor,
    states.FIRST_DWELLING: setting_up.place_first_dwelling,
    states.FIRST_CARD: setting_up.take_first_card,
    states.TURN: turn,
    states.REST: rest,
    states.OFFER: between_turns,
    states.CULT_STEP: between_turns,
    states.REWARD_SPADES: reward_spades,
}
