"""Whole turns: the ways to spend one, with the conversions that pay for it.

Single actions are the wrong unit for planning: a temple is conversions, an upgrade and a favor tile. This module
lists turns as runs of actions with the position each leads to, leaving out what no sensible player would do
(converting without a purpose, half a transformation where a whole one is possible).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF, SPACE
from hexarch.games.terra_mystica.economy import priest_room
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.legal import legal
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import CULT_STEP, OFFER, REST, State, next_decision
from hexarch.games.terra_mystica.tables import BOARD, MAX_HEXES, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra_mystica.terrain import jump_cost, reach

# Coins, workers, priests, power.
Cost = tuple[int, int, int, int]

# Scores positions, all at once.
Value = Callable[[list[State]], list[float]]


@dataclass
class Turn:
    """A run of actions of one seat, and the position after it."""

    actions: list[int]
    state: State


# What a unit of each good is roughly worth in coins, to choose between ways to pay.
_PRIEST: Final = 4.5
_WORKER: Final = 2.6
_BURNED: Final = 0.9


def turns(state: State, seat: int, value: Value, width: int = 4) -> list[Turn]:
    """Return sensible turns of the seat whose turn it is; `value` judges positions where choices must be pruned."""
    found: list[Turn] = []
    possible = set(legal(state))
    for main in main_actions(state, seat):
        plans: list[list[int]] = []
        for cost in costs(state, seat, main):
            plan = conversions_for(state, seat, cost)
            if plan is None or plan in plans:
                continue
            plans.append(plan)
            start = Turn([], state.clone())
            if plan and not (_follow(start, seat, plan) and main in legal(start.state)):
                continue
            if plan or main in possible:
                _do(start, seat, main)
                found += finish(start, seat, value, width)
    return found


def main_actions(state: State, seat: int) -> list[int]:
    """Return the actions that could be afforded if everything were converted for them."""
    rich = state.clone()
    player = rich.players[seat]
    power = player.bowl3 + player.bowl2 // 2
    coins = player.workers + player.priests + power
    player.workers += player.priests + power // BOARD.exchange_power_to_worker
    player.priests += min(priest_room(player), power // BOARD.exchange_power_to_priest)
    player.coins += coins
    player.bowl3 = power
    rich.burned = 0
    home = state.setup.factions[seat].terrain
    wanted = (act.BUILD, act.UPGRADE, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE, act.PASS, act.CONNECT, act.REPLACE)
    return [
        action
        for action in legal(rich)
        if KIND_OF[action] in wanted or (KIND_OF[action] == act.TRANSFORM and ARGUMENT_OF[action] // MAX_HEXES == home)
    ]


def costs(state: State, seat: int, main: int) -> list[Cost]:
    """Return what an action costs, first together with the dwelling that may follow it."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    kind, argument = KIND_OF[main], ARGUMENT_OF[main]
    dwelling = (board.dwelling_coins, board.dwelling_workers)
    if kind == act.BUILD:
        workers, priests = _jump(state, player, seat, argument)
        return [(dwelling[0], dwelling[1] + workers, priests, 0)]
    if kind == act.TRANSFORM:
        hex_ = argument % MAX_HEXES
        spades = state.setup.spades[seat][state.terrain[hex_]][board.terrain]
        workers, priests = _jump(state, player, seat, hex_)
        workers += spades * board.digging_workers[player.digging]
        priests += spades * board.digging_priests[player.digging]
        return [(dwelling[0], dwelling[1] + workers, priests, 0), (0, workers, priests, 0)]
    if kind == act.UPGRADE:
        return [_upgrade_cost(state, seat, argument // MAX_HEXES + 1, argument % MAX_HEXES)]
    if kind == act.POWER:
        action = BOARD.power_actions[argument]
        used = state.actions_used >> argument & 1
        power = action.power + (state.setup.table.power_surcharge if used else 0)
        return [(*dwelling, 0, power), (0, 0, 0, power)] if action.spades else [(0, 0, 0, power)]
    if kind == act.SPECIAL:
        if argument == act.FACTION_ACTION:
            return [(0, board.action_workers, 0, 0)]
        digs = argument == act.CARD_SPADE or (argument == act.STRONGHOLD_ACTION and _may_build(state, seat))
        return [(*dwelling, 0, 0), (0, 0, 0, 0)] if digs else [(0, 0, 0, 0)]
    if kind == act.SEND:
        return [(0, 0, 1, 0)]
    if kind == act.ADVANCE:
        if argument == act.SHIPPING:
            return [(board.shipping_coins, 0, board.shipping_priests, 0)]
        return [(board.digging_cost_coins, board.digging_cost_workers, board.digging_cost_priests, 0)]
    if kind == act.REPLACE:
        return [(BOARD.cult_orders[argument % 4], 0, 1, 0)]
    return [(0, 0, 0, 0)]


def _may_build(state: State, seat: int) -> bool:
    board = state.setup.factions[seat]
    return board.stronghold_action_spades > 0 or board.stronghold_action_sandstorms > 0


def _jump(state: State, player: Player, seat: int, hex_: int) -> tuple[int, int]:
    board = state.setup.factions[seat]
    if not board.jump_range or reach(state, player) >> hex_ & 1:
        return 0, 0
    return jump_cost(player, board)


def _upgrade_cost(state: State, seat: int, kind: int, hex_: int) -> Cost:
    board = state.setup.factions[seat]
    player = state.players[seat]
    if kind == TRADING_HOUSE:
        near = state.links[hex_] & state.occupied & ~player.built
        return (
            (board.trading_house_coins if near else board.trading_house_coins_alone),
            board.trading_house_workers,
            0,
            0,
        )
    if kind == TEMPLE:
        return board.temple_coins, board.temple_workers, 0, 0
    if kind == STRONGHOLD:
        return board.stronghold_coins, board.stronghold_workers, 0, 0
    assert kind == SANCTUARY
    return board.sanctuary_coins, board.sanctuary_workers, 0, 0


def conversions_for(state: State, seat: int, cost: Cost) -> list[int] | None:
    """Return the cheapest conversions after which the cost can be paid; None if there are none."""
    player = state.players[seat]
    coins, workers, priests, power = cost
    if player.coins >= coins and player.workers >= workers and player.priests >= priests and player.bowl3 >= power:
        return []
    best: tuple[float, int, int, int, int, int] | None = None
    new_priests = max(0, priests - player.priests)
    if new_priests > priest_room(player):
        return None
    spare = max(0, player.priests - priests)
    for used in range(spare + 1):
        for sold in range(max(0, min(6, player.workers + used)) + 1):
            lacking = max(0, workers + sold - player.workers - used)
            missing = max(0, coins - player.coins - sold)
            needed = power + 5 * new_priests + 3 * lacking + missing
            burned = max(0, needed - player.bowl3)
            if 2 * burned > player.bowl2:
                continue
            loss = used * (_PRIEST - _WORKER) + sold * (_WORKER - 1) + lacking * (3 - _WORKER) + burned * _BURNED
            if best is None or loss < best[0]:
                best = (loss, used, sold, lacking, missing, burned)
    if best is None:
        return None
    _, used, sold, lacking, missing, burned = best
    return _plan(state, seat, new_priests, used, lacking, missing, sold, burned, power)


def _plan(
    state: State, seat: int, new_priests: int, used: int, lacking: int, missing: int, sold: int, burned: int, power: int
) -> list[int]:
    """Return the conversions in the order in which they are made; sacrifices first, or with what they pay for."""
    steps: list[int] = []
    wanted = (
        (act.POWER_TO_PRIEST, new_priests, 5),
        (act.PRIEST_TO_WORKER, used, 0),
        (act.POWER_TO_WORKER, lacking, 3),
        (act.POWER_TO_COIN, missing, 1),
        (act.WORKER_TO_COIN, sold, 0),
    )
    bowl3 = state.players[seat].bowl3
    if state.setup.free_burning and burned:
        steps.append(SPACE.id(act.BURN, min(burned, 6) - 1))
        bowl3 += burned
    for kind, times, rate in wanted:
        if not times:
            continue
        short = times * rate - bowl3
        if short > 0:
            steps.append(SPACE.id(act.BURN, short - 1))
            bowl3 += short
        bowl3 -= times * rate
        steps.append(SPACE.id(act.CONVERT, kind, min(times, act.MAX_CONVERT) - 1))
    if power > bowl3:
        steps.append(SPACE.id(act.BURN, power - bowl3 - 1))
    return steps


def _follow(turn: Turn, seat: int, plan: list[int]) -> bool:
    for action in plan:
        if action not in legal(turn.state):
            return False
        _do(turn, seat, action)
    return True


def _do(turn: Turn, seat: int, action: int) -> None:
    apply_for(turn.state, seat, action)
    turn.actions.append(action)


def _branch(turn: Turn, seat: int, action: int) -> Turn:
    new = Turn([*turn.actions], turn.state.clone())
    _do(new, seat, action)
    return new


def finish(turn: Turn, seat: int, value: Value, width: int) -> list[Turn]:
    """Finish the turn with what its action has left to do; return the best few ways if there are many."""
    open_turns = [turn]
    done: list[Turn] = []
    for _ in range(12):
        following: list[Turn] = []
        for current in open_turns:
            answer_offers(current.state, seat)
            choices = rest_choices(current.state, seat)
            if not choices:
                done.append(current)
                continue
            following += [_branch(current, seat, action) for action in choices]
        if not following:
            break
        if len(following) > width:
            scores = value([one.state for one in following])
            best = sorted(range(len(following)), key=lambda place: -scores[place])[:width]
            following = [following[place] for place in best]
        open_turns = following
    return done


def answer_offers(state: State, seat: int) -> None:
    """Assume that neighbours who answer at once take what costs them little."""
    while not state.setup.deferred and state.stack and next_decision(state)[1] == OFFER:
        other = next_decision(state)[0]
        if other == seat:
            break
        choices = legal(state)
        offer = next(entry for entry in state.offers if entry[0] == other)
        takes = offer[3] <= 2 and KIND_OF[choices[0]] == act.TAKE
        apply_for(state, other, choices[0] if takes else choices[-1])


def rest_choices(state: State, seat: int) -> list[int]:
    """Return the choices to consider next within the turn; an empty list when it is over."""
    if not state.stack or next_decision(state)[0] != seat or next_decision(state)[1] not in (REST, CULT_STEP):
        return []
    choices = [action for action in legal(state) if KIND_OF[action] not in (act.BURN, act.CONVERT, act.DETOUR, act.DIG)]
    home = state.setup.factions[seat].terrain
    transforms = [action for action in choices if KIND_OF[action] == act.TRANSFORM]
    others = [action for action in choices if KIND_OF[action] != act.TRANSFORM]
    if transforms:
        others += [action for action in transforms if ARGUMENT_OF[action] // MAX_HEXES == home]
        others += _nearer(state, seat, [action for action in transforms if ARGUMENT_OF[action] // MAX_HEXES != home])
    return others


def _nearer(state: State, seat: int, transforms: list[int]) -> list[int]:
    """Return the transformations that do not reach home but leave the fewest spades to go, one for each hex."""
    table = state.setup.spades[seat]
    home = state.setup.factions[seat].terrain
    best: dict[int, tuple[int, int]] = {}
    for action in transforms:
        terrain, hex_ = divmod(ARGUMENT_OF[action], MAX_HEXES)
        rate = table[terrain][home] or 9
        if hex_ not in best or rate < best[hex_][0]:
            best[hex_] = (rate, action)
    least = min((rate for rate, _ in best.values()), default=0)
    return [action for rate, action in best.values() if rate == least]
