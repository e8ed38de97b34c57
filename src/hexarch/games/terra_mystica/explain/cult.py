"""Priests, cult steps, keys, favor tiles and town tiles, and spaces 10 that wait for another player."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import CULT, FAVOR, REPLACE, SEND, TOWN
from hexarch.games.terra_mystica.explain.case import Case, cult_name, faction_name, missing_goods
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES, TOWN_TILES

# The choice to keep the key.
STAY: Final = 4


def send(case: Case) -> Reason | None:
    cult, steps = case.parts[0], case.parts[1] + 1
    missing = missing_goods(case, "priest-price", "TM-259", "TM-264", priests=1)
    if missing is not None or steps == BOARD.cult_returned:
        return missing
    spaces = case.state.orders[4 * cult : 4 * cult + 4]
    if any(not priest and worth == steps for priest, worth in zip(spaces, BOARD.cult_orders, strict=True)):
        return None
    return because("order-space-taken", "TM-259", "TM-263", cult=cult_name(cult), steps=steps)


def replace(case: Case) -> Reason | None:
    """Check that another player's priest may be replaced (large tables).

    Its owner gets the worth of the space in coins.
    """
    cult, space = case.parts
    if not case.state.setup.table.replace_priests:
        return because("no-replacing", "TM-263", "TM-579")
    worth = BOARD.cult_orders[space]
    missing = missing_goods(case, "replace-price", "TM-579", "TM-580", priests=1, coins=worth)
    if missing is not None:
        return missing
    stands = case.state.orders[4 * cult + space] - 1
    if stands < 0:
        return because("nobody-to-replace", "TM-579", cult=cult_name(cult))
    if stands == case.seat:
        return because("own-priest", "TM-582", cult=cult_name(cult))
    return None


def _leap(case: Case) -> int:
    """Return the steps of a special action, which are made together; they belong to the seat that is asked."""
    return case.state.cult_leap if case.state.stack[-1][0] == case.seat else 0


def cult_step(case: Case) -> Reason | None:
    """Check a step that the player is owed, on a cult of choice."""
    if case.player.cult_due or _leap(case):
        return None
    return because("no-cult-step-due", "TM-307", "TM-308", "TM-486")


def key(case: Case) -> Reason | None:
    """Check which cult takes a key."""
    cult = case.parts[0]
    if not case.player.key_choice:
        return because("no-key-due", "TM-254", "TM-339")
    if cult == STAY:
        return None if case.options.may_stay_on_nine else because("key-must-be-used", "TM-254")
    if not case.player.key_choice >> cult & 1:
        return because("cult-takes-no-key", "TM-254", cult=cult_name(cult))
    if case.state.tops >> cult & 1:
        return because("top-taken", "TM-253", "TM-257", cult=cult_name(cult))
    return None


def favor(case: Case) -> Reason | None:
    number = case.parts[0]
    if not case.state.favors_due:
        return because("no-favor-due", "TM-216", "TM-217")
    if case.state.town_first:
        return because("town-before-favor", "TM-548", "TM-549")
    return favor_not_free(case, number)


def favor_not_free(case: Case, number: int) -> Reason | None:
    if number >= len(FAVOR_TILES):
        return because("no-such-favor-tile")
    name = FAVOR_TILES[number].name
    if case.player.favors >> number & 1:
        return because("favor-owned", "TM-221", "TM-407", "TM-611", tile=name)
    if not case.state.favors_left[number]:
        return because("favor-gone", "TM-402", "TM-404", tile=name)
    return None


def town(case: Case) -> Reason | None:
    number = case.parts[0]
    if not case.state.towns_due:
        return because("no-town-due", "TM-328", "TM-334")
    if number >= len(TOWN_TILES):
        return because("no-such-town-tile")
    if not case.state.towns_left[number]:
        return because("town-tile-gone", "TM-451", tile=TOWN_TILES[number].name)
    return None


def steps_of(case: Case) -> dict[int, int]:
    """Return the steps that an action makes at once, by cult."""
    if case.kind == SEND:
        return {case.parts[0]: case.parts[1] + 1}
    if case.kind == REPLACE:
        return {case.parts[0]: BOARD.cult_orders[case.parts[1]]}
    if case.kind == CULT:
        return {case.parts[0]: _leap(case) or 1}
    if case.kind == FAVOR:
        tile = FAVOR_TILES[case.parts[0]]
        return {BOARD.cults.index(tile.cult): tile.steps}
    if case.kind == TOWN:
        return dict.fromkeys(range(len(BOARD.cults)), TOWN_TILES[case.parts[0]].cult_steps)
    return {}


def reaches_top(state: State, seat: int, cult: int, steps: int) -> bool:
    """Return whether the steps would reach a space 10 that is still free. The key is checked elsewhere."""
    position = state.players[seat].cults[cult]
    return position < BOARD.cult_top <= position + steps and not state.tops >> cult & 1


def entitled(state: State, cult: int, but: int) -> int:
    """Return a seat that open offers or steps may still bring to this space 10, -1 for none."""
    for seat, player in enumerate(state.players):
        power = state.setup.powers[seat]
        if seat == but or player.dropped or not player.keys or power is None or power.power_taken is None:
            continue
        undecided = {event for event, _, _, accepted in state.offer_events if not accepted}
        hoped = {
            event
            for _, builder, _, possible, event, closed in state.offers
            if builder == seat and event in undecided and possible and not closed
        }
        if player.key_choice >> cult & 1 or reaches_top(state, seat, cult, player.cult_due + len(hoped)):
            return seat
    return -1


def too_early(case: Case) -> Reason | None:
    """Check whether space 10 waits for a player whom an earlier building may still bring there (deferred offers)."""
    state = case.state
    comes_late = state.towns_due and case.options.late_keys
    for cult, steps in steps_of(case).items():
        has_key = case.player.keys or case.kind == TOWN or comes_late
        if has_key and reaches_top(state, case.seat, cult, steps):
            other = entitled(state, cult, case.seat)
            if other >= 0:
                return because("top-waits", "TM-253", cult=cult_name(cult), faction=faction_name(state, other))
    return None
