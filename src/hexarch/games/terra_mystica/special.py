"""Actions 6 and 7: the power actions of the board, and special actions of cards, tiles and strongholds."""

from typing import Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import POWER_ID, SPECIAL_ID
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.cults import step
from hexarch.games.terra_mystica.economy import gain, pay, spend_power
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.spades import sandstorm_land
from hexarch.games.terra_mystica.state import TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, DWELLING, FAVOR_TILES, TRADING_HOUSE
from hexarch.games.terra_mystica.terrain import can_bridge, free_spades

_POWER_COSTS: Final = tuple(action.power for action in BOARD.power_actions)
_POWER_BRIDGES: Final = tuple(action.bridges for action in BOARD.power_actions)
_CULT_FAVORS: Final = sum(1 << i for i, tile in enumerate(FAVOR_TILES) if tile.cult_steps)


def power_actions(state: State, seat: int, player: Player, found: list[int]) -> None:
    bowl3 = player.bowl3
    used = state.actions_used
    surcharge = state.setup.table.power_surcharge
    for i, base in enumerate(_POWER_COSTS):
        cost = base
        if used >> i & 1:
            if not surcharge:
                continue
            cost += surcharge
        if cost > bowl3 or (state.burned and cost != bowl3):
            continue
        if _POWER_BRIDGES[i] and not can_bridge(state, seat):
            continue
        found.append(POWER_ID + i)


def special_actions(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    used = player.used
    if player.card >= 0:
        card = BONUS_CARDS[player.card]
        if card.spades and not used >> act.CARD_SPADE & 1:
            found.append(SPECIAL_ID + act.CARD_SPADE)
        if card.cult_steps and not used >> act.CARD_CULT & 1:
            found.append(SPECIAL_ID + act.CARD_CULT)
    if player.favors & _CULT_FAVORS and not used >> act.FAVOR_CULT & 1:
        found.append(SPECIAL_ID + act.FAVOR_CULT)
    if (
        player.strongholds
        and board.stronghold_action_name
        and not used >> act.STRONGHOLD_ACTION & 1
        and _can_use_stronghold(state, player, board)
    ):
        found.append(SPECIAL_ID + act.STRONGHOLD_ACTION)
    if board.action_bridges and player.workers >= board.action_workers and can_bridge(state, seat):
        found.append(SPECIAL_ID + act.FACTION_ACTION)


def _can_use_stronghold(state: State, player: Player, board: Faction) -> bool:
    """Return whether there is anything to use the stronghold's action on."""
    if board.stronghold_action_free_dwellings:
        free = state.terrain_masks[board.terrain] & ~state.occupied
        return free != 0 and player.dwellings.bit_count() < state.setup.supply[DWELLING]
    if board.stronghold_action_free_trading_houses:
        return player.dwellings != 0 and player.trading_houses.bit_count() < state.setup.supply[TRADING_HOUSE]
    if board.stronghold_action_sandstorms:
        return sandstorm_land(state, player, board) != 0
    return True


def use_power_action(state: State, seat: int, number: int) -> None:
    action = BOARD.power_actions[number]
    again = state.setup.table.power_surcharge if state.actions_used >> number & 1 else 0
    state.actions_used |= 1 << number
    spend_power(state, seat, action.power + again, src.POWER_ACTION)
    gain(state, seat, action.coins, action.workers, action.priests, 0, src.POWER_ACTION)
    state.bridges_due += action.bridges
    if action.spades:
        free_spades(state, seat, action.spades, action_one=True)


def use_special(state: State, seat: int, which: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    if which == act.FACTION_ACTION:
        pay(state, seat, 0, board.action_workers, 0, src.SPECIAL_ACTION)
        state.bridges_due += board.action_bridges
        return
    player.used |= 1 << which
    if which == act.CARD_SPADE:
        free_spades(state, seat, BONUS_CARDS[player.card].spades, action_one=True)
    elif which == act.CARD_CULT:
        _owe_steps(state, seat, BONUS_CARDS[player.card].cult_steps)
    elif which == act.FAVOR_CULT:
        _owe_steps(state, seat, max(tile.cult_steps for i, tile in enumerate(FAVOR_TILES) if player.favors >> i & 1))
    else:
        _stronghold_action(state, seat)


def _owe_steps(state: State, seat: int, steps: int) -> None:
    """Owe steps to be made together on one cult of choice."""
    state.cult_leap = steps
    if state.journal is not None:
        state.journal.note(seat, src.STEPS, steps, src.SPECIAL_ACTION)


def _stronghold_action(state: State, seat: int) -> None:
    board = state.setup.factions[seat]
    _owe_steps(state, seat, board.stronghold_action_cult_steps)
    state.free_dwellings = board.stronghold_action_free_dwellings
    state.free_trading_houses = board.stronghold_action_free_trading_houses
    state.sandstorms = board.stronghold_action_sandstorms
    if board.stronghold_action_spades:
        free_spades(state, seat, board.stronghold_action_spades, action_one=False)
    if board.stronghold_action_turns:
        state.stack.pop()
        state.stack += [(seat, TURN, left) for left in range(1, board.stronghold_action_turns + 1)]


def make_steps(state: State, seat: int, cult: int) -> None:
    player = state.players[seat]
    if state.cult_leap and state.stack[-1][0] == seat:
        steps = state.cult_leap
        state.cult_leap = 0
        if state.journal is not None:
            state.journal.note(seat, src.STEPS, -steps, src.SPECIAL_ACTION)
        step(state, seat, cult, steps, src.SPECIAL_ACTION)
        return
    player.cult_due -= 1
    if state.journal is not None:
        state.journal.note(seat, src.STEPS, -1, src.FACTION)
    step(state, seat, cult, 1, src.FACTION)
