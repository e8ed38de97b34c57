"""Points: the round's scoring tile, favor tiles, passing, and the end of the game."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.bits import component, members
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import burn, gain_points, pay, spend_power
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, SCORING_TILES

_SCORES: Final = tuple(dict.fromkeys(tile.counts, tile.points) for tile in SCORING_TILES)
_FAVOR_SCORES: Final = tuple(
    (1 << i, tile.points_for, tile.points) for i, tile in enumerate(FAVOR_TILES) if tile.points_for
)


def score(state: State, seat: int, thing: str, count: int = 1) -> None:
    """Score the round's scoring tile for something done in the action phase."""
    points = _SCORES[state.scoring[state.round - 1]].get(thing, 0)
    if points:
        gain_points(state, seat, points * count, src.SCORING_TILE)


def score_building(state: State, seat: int, kind: int) -> None:
    name = BOARD.buildings[kind]
    score(state, seat, name)
    favors = state.players[seat].favors
    for tile, thing, points in _FAVOR_SCORES:
        if favors & tile and thing == name:
            gain_points(state, seat, points, src.FAVOR_TILE)


def counted(player: Player, what: str) -> int:
    """Return how many of the things that a card or tile counts the player has."""
    if what == "dwelling":
        return player.dwellings.bit_count()
    if what == "trading house":
        return player.trading_houses.bit_count()
    if what == "shipping":
        return player.shipping
    return player.strongholds.bit_count() + player.sanctuaries.bit_count()


def score_passing(state: State, seat: int) -> None:
    player = state.players[seat]
    if player.card >= 0:
        card = BONUS_CARDS[player.card]
        if card.pass_counts:
            gain_points(state, seat, card.pass_points[counted(player, card.pass_counts)], src.BONUS_CARD)
    for i, tile in enumerate(FAVOR_TILES):
        if tile.pass_counts and player.favors >> i & 1:
            gain_points(state, seat, tile.pass_points[counted(player, tile.pass_counts)], src.FAVOR_TILE)
    power = state.setup.powers[seat]
    if power is not None and power.pass_points is not None:
        gain_points(state, seat, power.pass_points(state, seat), src.FACTION)


def shares(values: list[int], prizes: Ints) -> list[int]:
    """Return prizes by rank. Players who tie share the prizes of their places, rounded down; 0 gets nothing."""
    result = []
    for value in values:
        better = sum(1 for other in values if other > value)
        equal = values.count(value)
        pot = sum(prizes[better : better + equal])
        result.append(pot // equal if value > 0 else 0)
    return result


def largest_network(state: State, seat: int) -> int:
    """Return the largest number of own buildings connected directly, by shipping or by jumps."""
    player = state.players[seat]
    board = state.setup.map
    return network_of(player.built, state.links, board.within[player.shipping], board.ring[player.jump_range])


def network_of(built: int, links: Ints, within: Ints, ring: Ints) -> int:
    """Return the size of the largest part of some buildings that is connected in one of three ways."""
    joined = list(links)
    for hex_ in members(built):
        joined[hex_] |= within[hex_] | ring[hex_]
    best = 0
    rest = built
    while rest:
        group = component(rest & -rest, built, tuple(joined))
        best = max(best, group.bit_count())
        rest &= ~group
    return best


def final_scoring(state: State) -> None:
    """Score the four cults, the largest networks, and the remaining goods."""
    for cult in range(4):
        positions = [player.cults[cult] for player in state.players]
        _award(state, shares(positions, BOARD.final_cult), src.ROW_CULT - cult, src.FINAL_CULT)
    networks = [largest_network(state, seat) for seat in range(state.setup.players)]
    _award(state, shares(networks, BOARD.final_network), src.ROW_NETWORK, src.FINAL_NETWORK)
    for seat in state.order:
        if state.journal is not None:
            state.journal.open(seat, src.ROW_RESOURCES)
        score_resources(state, seat)


def _award(state: State, points: list[int], cause: int, source: int) -> None:
    for seat in state.order:
        if points[seat]:
            if state.journal is not None:
                state.journal.open(seat, cause)
            gain_points(state, seat, points[seat], source)


def score_resources(state: State, seat: int) -> None:
    """Convert everything into coins in the best way and coins into points; remaining coins are kept."""
    player = state.players[seat]
    burn(state, seat, player.bowl2 // 2)
    power = player.bowl3
    spend_power(state, seat, power, src.FINAL_RESOURCES)
    gained = power + player.priests + player.workers
    pay(state, seat, -gained, player.workers, player.priests, src.FINAL_RESOURCES)
    rate = state.setup.factions[seat].exchange_coins_per_point
    points = player.coins // rate
    pay(state, seat, points * rate, 0, 0, src.FINAL_RESOURCES)
    gain_points(state, seat, points, src.FINAL_RESOURCES)
