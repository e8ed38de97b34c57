"""Gaining, paying, the bowls of power, conversions and income."""

from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import (
    BURNS,
    COIN_TO_POINT,
    CONVERTS,
    MAX_CONVERT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    DWELLING,
    FAVOR_TILES,
    SCORING_TILES,
    TEMPLE,
    TRADING_HOUSE,
)

POWER_RATES = {
    POWER_TO_PRIEST: BOARD.exchange_power_to_priest,
    POWER_TO_WORKER: BOARD.exchange_power_to_worker,
    POWER_TO_COIN: BOARD.exchange_power_to_coin,
}


def priest_room(player: Player) -> int:
    """Return how many priests are still in the player's supply."""
    return BOARD.pieces_priests - player.priests - player.priests_sent


def gain_points(state: State, seat: int, points: int, source: int) -> None:
    state.players[seat].points += points
    if state.journal is not None:
        state.journal.note(seat, src.POINTS, points, source)


def gain(state: State, seat: int, coins: int, workers: int, priests: int, power: int, source: int) -> None:
    """Gain goods; priests are limited by the supply, power by the bowls."""
    player = state.players[seat]
    player.coins += coins
    player.workers += workers
    if priests:
        priests = min(priests, priest_room(player))
        player.priests += priests
    journal = state.journal
    if journal is not None:
        journal.note(seat, src.COINS, coins, source)
        journal.note(seat, src.WORKERS, workers, source)
        journal.note(seat, src.PRIESTS, priests, source)
    if power:
        gain_power(state, seat, power, source)


def pay(state: State, seat: int, coins: int, workers: int, priests: int, source: int) -> None:
    player = state.players[seat]
    player.coins -= coins
    player.workers -= workers
    player.priests -= priests
    journal = state.journal
    if journal is not None:
        journal.note(seat, src.COINS, -coins, source)
        journal.note(seat, src.WORKERS, -workers, source)
        journal.note(seat, src.PRIESTS, -priests, source)


def power_room(player: Player) -> int:
    """Return how much power can still be gained."""
    return 2 * player.bowl1 + player.bowl2


def gain_power(state: State, seat: int, power: int, source: int) -> int:
    """Move tokens from bowl I to II and, once I is empty, from II to III; return how much was gained."""
    player = state.players[seat]
    first = min(power, player.bowl1)
    player.bowl1 -= first
    player.bowl2 += first
    second = min(power - first, player.bowl2)
    player.bowl2 -= second
    player.bowl3 += second
    if state.journal is not None:
        _note_bowls(state, seat, -first, first - second, second, source)
    return first + second


def spend_power(state: State, seat: int, power: int, source: int) -> None:
    player = state.players[seat]
    player.bowl3 -= power
    player.bowl1 += power
    if state.journal is not None:
        _note_bowls(state, seat, power, 0, -power, source)


def burn(state: State, seat: int, tokens: int) -> None:
    """Sacrifice power: for each token that moves from bowl II to III, another one leaves the game."""
    player = state.players[seat]
    player.bowl2 -= 2 * tokens
    player.bowl3 += tokens
    if state.journal is not None:
        _note_bowls(state, seat, 0, -2 * tokens, tokens, src.BURNING)


def _note_bowls(state: State, seat: int, first: int, second: int, third: int, source: int) -> None:
    journal = state.journal
    if journal is not None:
        journal.note(seat, src.BOWL1, first, source)
        journal.note(seat, src.BOWL2, second, source)
        journal.note(seat, src.BOWL3, third, source)


def conversions(state: State, player: Player, board: Faction, legal: list[int]) -> None:
    """Add conversions, each kind at most once and in a fixed order between two other actions.

    At most MAX_CONVERT are converted at a time; the same kind may follow a full one.
    """
    lowest = state.converted
    bowl3 = player.bowl3
    if state.burned:
        _conversions_of_all_power(lowest, bowl3, priest_room(player), legal)
        return
    if player.bowl2 >= 2 and (lowest < 0 or (not state.setup.free_burning and lowest <= POWER_TO_COIN)):
        legal += BURNS[player.bowl2 >> 1]
    if bowl3:
        if bowl3 >= 5 and lowest <= POWER_TO_PRIEST:
            legal += CONVERTS[POWER_TO_PRIEST][min(bowl3 // 5, priest_room(player))]
        if player.priests and lowest <= PRIEST_TO_WORKER:
            legal += CONVERTS[PRIEST_TO_WORKER][player.priests]
        if bowl3 >= 3 and lowest <= POWER_TO_WORKER:
            legal += CONVERTS[POWER_TO_WORKER][bowl3 // 3]
        if lowest <= POWER_TO_COIN:
            legal += CONVERTS[POWER_TO_COIN][bowl3]
    elif player.priests and lowest <= PRIEST_TO_WORKER:
        legal += CONVERTS[PRIEST_TO_WORKER][player.priests]
    if player.workers and lowest <= WORKER_TO_COIN:
        legal += CONVERTS[WORKER_TO_COIN][min(player.workers, MAX_CONVERT)]
    if board.exchange_points_to_coins and player.points and lowest <= POINT_TO_COIN:
        legal += CONVERTS[POINT_TO_COIN][min(player.points, MAX_CONVERT)]
    if board.exchange_coins_to_points and player.coins >= board.exchange_coins_per_point and lowest <= COIN_TO_POINT:
        legal += CONVERTS[COIN_TO_POINT][min(player.coins // board.exchange_coins_per_point, MAX_CONVERT)]


def power_conversions(state: State, player: Player, legal: list[int]) -> None:
    """Add sacrifices and conversions of power alone, in the same order."""
    lowest = state.converted
    room = priest_room(player)
    if state.burned:
        _conversions_of_all_power(lowest, player.bowl3, room, legal)
        return
    if player.bowl2 >= 2 and (lowest < 0 or (not state.setup.free_burning and lowest <= POWER_TO_COIN)):
        legal += BURNS[player.bowl2 >> 1]
    for kind, rate in POWER_RATES.items():
        if lowest <= kind:
            times = player.bowl3 // rate
            legal += CONVERTS[kind][min(times, room) if kind == POWER_TO_PRIEST else times]


def _conversions_of_all_power(lowest: int, bowl3: int, room: int, legal: list[int]) -> None:
    """Add the conversions after a sacrifice that use up exactly the power in bowl III."""
    for kind, rate in POWER_RATES.items():
        times = bowl3 // rate
        if kind >= lowest and times and bowl3 % rate == 0 and (kind != POWER_TO_PRIEST or times <= room):
            legal.append(CONVERTS[kind][times][-1])


def can_convert(player: Player, board: Faction) -> bool:
    return (
        player.bowl3 > 0
        or player.bowl2 >= 2
        or player.workers > 0
        or player.priests > 0
        or (board.exchange_points_to_coins and player.points > 0)
        or (board.exchange_coins_to_points and player.coins >= board.exchange_coins_per_point)
    )


def convert(state: State, seat: int, kind: int, times: int) -> None:
    if kind in POWER_RATES:
        spend_power(state, seat, times * POWER_RATES[kind], src.CONVERSION)
    if kind == POWER_TO_PRIEST:
        gain(state, seat, 0, 0, times, 0, src.CONVERSION)
    elif kind == PRIEST_TO_WORKER:
        pay(state, seat, 0, -times, times, src.CONVERSION)
    elif kind == POWER_TO_WORKER:
        gain(state, seat, 0, times, 0, 0, src.CONVERSION)
    elif kind == POWER_TO_COIN:
        gain(state, seat, times, 0, 0, 0, src.CONVERSION)
    elif kind == WORKER_TO_COIN:
        pay(state, seat, -times, times, 0, src.CONVERSION)
    elif kind == POINT_TO_COIN:
        gain_points(state, seat, -times, src.CONVERSION)
        gain(state, seat, times, 0, 0, 0, src.CONVERSION)
    else:
        rate = state.setup.factions[seat].exchange_coins_per_point
        pay(state, seat, times * rate, 0, 0, src.CONVERSION)
        gain_points(state, seat, times, src.CONVERSION)


def take_income(state: State, seat: int) -> None:
    """Take a seat's income (phase I): bonus card, buildings, favor tiles."""
    if state.journal is not None:
        state.journal.open(seat, src.ROW_INCOME)
    player = state.players[seat]
    board = state.setup.factions[seat]
    if player.card >= 0:
        card = BONUS_CARDS[player.card]
        gain(state, seat, card.coins, card.workers, card.priests, card.power, src.BONUS_CARD)
    removed = state.setup.table.removed
    dwellings = player.dwellings.bit_count() + removed[DWELLING]
    houses = player.trading_houses.bit_count() + removed[TRADING_HOUSE]
    temples = player.temples.bit_count() + removed[TEMPLE]
    gain(state, seat, 0, board.dwelling_worker_income[dwellings], 0, 0, src.DWELLING_INCOME)
    coins, power = board.trading_house_coin_income[houses], board.trading_house_power_income[houses]
    gain(state, seat, coins, 0, 0, power, src.TRADING_HOUSE_INCOME)
    priests, power = board.temple_priest_income[temples], board.temple_power_income[temples]
    gain(state, seat, 0, 0, priests, power, src.TEMPLE_INCOME)
    if player.strongholds:
        coins, workers = board.stronghold_coin_income, board.stronghold_worker_income
        priests, power = board.stronghold_priest_income, board.stronghold_power_income
        gain(state, seat, coins, workers, priests, power, src.STRONGHOLD_INCOME)
    if player.sanctuaries:
        gain(state, seat, 0, 0, board.sanctuary_priest_income, 0, src.SANCTUARY_INCOME)
    favors = player.favors
    while favors:
        tile = FAVOR_TILES[(favors & -favors).bit_length() - 1]
        gain(state, seat, tile.coins, tile.workers, 0, tile.power, src.FAVOR_TILE)
        favors &= favors - 1


def cult_reward(state: State, seat: int) -> int:
    """Give the scoring tile's reward after a round. Return its spades, which are used next."""
    if state.journal is not None:
        state.journal.open(seat, src.ROW_CULT_INCOME)
    player = state.players[seat]
    tile = SCORING_TILES[state.scoring[state.round - 1]]
    if tile.reward_for == "priests":
        times = state.orders.count(seat + 1) // tile.reward_per
    else:
        times = player.cults[BOARD.cults.index(tile.reward_for)] // tile.reward_per
    coins, workers = times * tile.reward_coins, times * tile.reward_workers
    gain(state, seat, coins, workers, times * tile.reward_priests, times * tile.reward_power, src.CULT_REWARD)
    return times * tile.reward_spades
