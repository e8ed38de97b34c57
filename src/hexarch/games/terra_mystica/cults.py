"""The cult board: steps, the power they bring, space 10 and its keys, priests on the orders."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import (
    ARGUMENT_OF,
    CULT,
    CULT_ID,
    FAVOR,
    KEY_ID,
    KIND_OF,
    REPLACE,
    REPLACE_ID,
    SEND,
    TOWN,
)
from hexarch.games.terra_mystica.economy import gain_power, pay
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES, TOWN_TILES

TOP: Final = BOARD.cult_top
POWER_AT: Final = BOARD.cult_power_at


def step(state: State, seat: int, cult: int, steps: int, source: int) -> None:
    """Advance on one cult as far as possible. Space 10 takes a key and must be free."""
    player = state.players[seat]
    old = player.cults[cult]
    new = old + steps
    if old == TOP or new < TOP:
        if old != TOP:
            _move(state, seat, cult, new, source)
        return
    _move(state, seat, cult, TOP - 1, source)
    if state.tops >> cult & 1:
        return
    if not player.keys:
        if state.setup.options.late_keys:
            player.blocked |= 1 << cult
    elif state.setup.options.may_stay_on_nine:
        player.key_choice |= 1 << cult
    else:
        use_key(state, seat, cult, source)


def step_on_all(state: State, seat: int, steps: int, source: int) -> None:
    """Advance on every cult. With fewer keys than cults that reach 10, the player picks which do."""
    player = state.players[seat]
    reaching = 0
    for cult in range(4):
        old = player.cults[cult]
        if old < TOP <= old + steps and not state.tops >> cult & 1:
            reaching |= 1 << cult
    must_choose = player.keys and reaching.bit_count() > player.keys
    for cult in range(4):
        if must_choose and reaching >> cult & 1:
            _move(state, seat, cult, TOP - 1, source)
        else:
            step(state, seat, cult, steps, source)
    if must_choose:
        player.key_choice |= reaching


def use_key(state: State, seat: int, cult: int, source: int) -> None:
    state.players[seat].keys -= 1
    state.tops |= 1 << cult
    for player in state.players:
        player.key_choice &= ~(1 << cult)
    _move(state, seat, cult, TOP, source)


def _move(state: State, seat: int, cult: int, new: int, source: int) -> None:
    player = state.players[seat]
    cults = player.cults
    old = cults[cult]
    if new <= old:
        return
    player.cults = put(cults, cult, new)
    if state.journal is not None:
        state.journal.note(seat, src.CULTS + cult, new - old, source)
    power = sum(POWER_AT[old + 1 : new + 1])
    if power:
        gain_power(state, seat, power, src.CULT_TRACK)


def gain_keys(state: State, seat: int, keys: int) -> None:
    """Gain keys of a town; with `late_keys` they allow the steps that lacked one this turn."""
    player = state.players[seat]
    player.keys += keys
    blocked = player.blocked & ~state.tops
    if blocked and player.keys >= player.blocked.bit_count():
        player.blocked = 0
        for cult in range(4):
            if blocked >> cult & 1:
                step(state, seat, cult, 1, src.CULT_TRACK)


def choose_key(state: State, seat: int, choice: int) -> None:
    """Assign a key to one of the cults that may take it; 4 keeps the rest on 9."""
    player = state.players[seat]
    if choice == 4:
        player.key_choice = 0
        return
    use_key(state, seat, choice, src.CULT_TRACK)
    if not player.keys:
        player.key_choice = 0


def send_priest(state: State, seat: int, cult: int, steps: int) -> None:
    """Send a priest (action 5): to the order for 3 or 2 steps, or back to the supply for 1."""
    pay(state, seat, 0, 0, 1, src.PRIEST)
    if steps != BOARD.cult_returned:
        first = 4 * cult
        for i in range(first, first + 4):
            if BOARD.cult_orders[i - first] == steps and not state.orders[i]:
                state.orders = put(state.orders, i, seat + 1)
                break
        state.players[seat].priests_sent += 1
    step(state, seat, cult, steps, src.ORDER)


def replacements(state: State, seat: int, player: Player, found: list[int]) -> None:
    """Add the priests of others on the orders that may be replaced for as many coins as the space is worth."""
    for i, owner in enumerate(state.orders):
        if owner and owner != seat + 1 and player.coins >= BOARD.cult_orders[i % 4]:
            found.append(REPLACE_ID + i)


def replace_priest(state: State, seat: int, space: int) -> None:
    """Replace a priest: its owner gets coins, and the priest leaves the game."""
    value = BOARD.cult_orders[space % 4]
    owner = state.orders[space] - 1
    pay(state, seat, value, 0, 1, src.PRIEST)
    pay(state, owner, -value, 0, 0, src.PRIEST)
    state.orders = put(state.orders, space, seat + 1)
    state.players[seat].priests_sent += 1
    step(state, seat, space // 4, value, src.ORDER)


def order_taken(state: State, cult: int) -> int:
    """Return a mask of the spaces of an order that are taken."""
    a, b, c, d = state.orders[4 * cult : 4 * cult + 4]
    return (1 if a else 0) | (2 if b else 0) | (4 if c else 0) | (8 if d else 0)


def waits_for(state: State, seat: int) -> int:
    """Return the cults on which the seat may not step to 10 yet.

    With deferred offers, another player's building may still earn that player a step. If that step could reach 10 with
    a key, space 10 waits until the offer is decided.
    """
    waiting = 0
    for other, player in enumerate(state.players):
        if other == seat or not player.keys or player.dropped:
            continue
        power = state.setup.powers[other]
        if power is None or power.power_taken is None:
            continue
        waiting |= player.key_choice
        ahead = player.cult_due + _undecided(state, other)
        if ahead:
            for cult in range(4):
                if player.cults[cult] < TOP <= player.cults[cult] + ahead:
                    waiting |= 1 << cult
    return waiting & ~state.tops


def _undecided(state: State, builder: int) -> int:
    """Return the building events of a seat from which it may still gain a step."""
    open_events: set[int] = set()
    for _, other, _, possible, event, closed in state.offers:
        if other == builder and possible and not closed:
            for number, _, _, accepted in state.offer_events:
                if number == event and not accepted:
                    open_events.add(event)
    return len(open_events)


def would_reach_top(state: State, player: Player, cult: int, steps: int) -> bool:
    """Return whether these steps could end on space 10. A town that is due provides its key in time."""
    old = player.cults[cult]
    has_key = player.keys > 0 or (state.towns_due > 0 and state.setup.options.late_keys)
    return old < TOP <= old + steps and not state.tops >> cult & 1 and has_key


def keys(state: State, player: Player) -> list[int]:
    """Return which cults may take a key: a choice if there are fewer keys than cults that reach 10."""
    found = [KEY_ID + cult for cult in range(4) if player.key_choice >> cult & 1]
    if state.setup.options.may_stay_on_nine:
        found.append(KEY_ID + 4)
    return found


def cult_steps(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    if player.key_choice:
        return keys(state, player)
    return not_yet_ten(state, seat, player, [CULT_ID + cult for cult in range(4)])


def not_yet_ten(state: State, seat: int, player: Player, found: list[int]) -> list[int]:
    """Leave out steps to a space 10 that another player may still be entitled to; see `waits_for`."""
    waiting = waits_for(state, seat) if player.keys or state.towns_due else 0
    if not waiting:
        return found
    allowed = [action for action in found if not _reaches_ten(state, player, action, waiting)]
    return allowed or found


def _reaches_ten(state: State, player: Player, action: int, waiting: int) -> bool:
    kind, argument = KIND_OF[action], ARGUMENT_OF[action]
    if kind == SEND:
        cult, steps = argument // 3, argument % 3 + 1
    elif kind == REPLACE:
        cult, steps = argument // 4, BOARD.cult_orders[argument % 4]
    elif kind == CULT:
        cult, steps = argument, state.cult_leap or 1
    elif kind == FAVOR:
        tile = FAVOR_TILES[argument]
        cult, steps = BOARD.cults.index(tile.cult), tile.steps
    elif kind == TOWN:
        steps = TOWN_TILES[argument].cult_steps
        return any(
            waiting >> other & 1 and player.cults[other] < TOP <= player.cults[other] + steps for other in range(4)
        )
    else:
        return False
    return waiting >> cult & 1 != 0 and would_reach_top(state, player, cult, steps)
