"""The position as plain JSON: the table that everybody sees."""

from collections.abc import Collection
from functools import cache
from typing import Final

from hexarch.core.bits import members
from hexarch.core.options import shown_options
from hexarch.games.terra_mystica.components import BonusCard, FavorTile
from hexarch.games.terra_mystica.offers import real_gain
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import ACTIONS, DECISION_NAMES, OVER, REST, REWARD_SPADES, TURN, Offer, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTION_NAMES, FAVOR_TILES, SCORING_TILES, TOWN_TILES
from hexarch.games.terra_mystica.view.forecast import final_points
from hexarch.games.terra_mystica.view.goods import goods, goods_of
from hexarch.games.terra_mystica.view.land import map_view
from hexarch.games.terra_mystica.view.player import player_view
from hexarch.games.terra_mystica.view.shapes import (
    CardView,
    CultView,
    DecisionView,
    FavorView,
    Goods,
    LotView,
    OfferView,
    PassingView,
    PositionView,
    PowerActionView,
    ScoringView,
    TownView,
)

PHASE_NAMES: Final = ("setup", "actions", "rewards", "over")
_ACTING: Final = (TURN, REST, REWARD_SPADES)


def position(state: State, seats: Collection[int] | None = None) -> PositionView:
    """Return what these seats see, or everything: until the end, standing answers are private."""
    finals = final_points(state)
    return {
        "game": GAME.name,
        "rules": GAME.rules_version,
        "options": shown_options(state.setup.options),
        "round": state.round,
        "rounds": state.setup.table.rounds,
        "phase": PHASE_NAMES[state.phase],
        "turn": state.mover if state.phase == ACTIONS else None,
        "asked": state.stack[-1][0] if state.stack else None,
        "decisions": decisions(state),
        "order": list(state.order),
        "picks": [FACTION_NAMES[pick] if pick >= 0 else None for pick in state.picks],
        "auction": _auction(state),
        "scoring": [_scoring(state, number) for number, tile in enumerate(state.scoring) if tile >= 0],
        "cards": [_card(state, number) for number in range(len(BONUS_CARDS)) if _in_play(state, number)],
        "favors": [_favor(state, number) for number in range(len(FAVOR_TILES))],
        "towns": [town for number in range(len(TOWN_TILES)) if (town := _town(state, number))["copies"]],
        "power_actions": [_power_action(state, number) for number in range(len(BOARD.power_actions))],
        "cults": [_cult(state, number) for number in range(len(BOARD.cults))],
        "cult_power": list(BOARD.cult_power_at),
        "map": map_view(state),
        "players": [
            player_view(state, seat, final, seats is None or seat in seats or state.phase == OVER)
            for seat, final in enumerate(finals)
        ],
        "owed": owed(state, acting(state)),
        "offers": [offer_view(state, offer) for offer in state.offers],
        "winners": GAME.winners(state) if state.phase == OVER else None,
    }


def decisions(state: State) -> list[DecisionView]:
    return [{"seat": seat, "kind": DECISION_NAMES[kind]} for seat, kind, _ in GAME.decisions(state)]


def _auction(state: State) -> list[LotView]:
    if state.players:
        return []
    bids = zip(state.lots, state.bids, strict=False)  # factions are drawn one by one
    return [
        {"faction": FACTION_NAMES[lot], "seat": seat if seat >= 0 else None, "points": max(points, 0)}
        for lot, (seat, points) in bids
    ]


def _scoring(state: State, number: int) -> ScoringView:
    tile = SCORING_TILES[state.scoring[number]]
    last = number + 1 == state.setup.table.rounds
    return {
        "round": number + 1,
        "name": tile.name,
        "status": "current" if number + 1 == state.round else "past" if number < state.round else "coming",
        "counts": list(tile.counts),
        "points": tile.points,
        "reward_for": tile.reward_for,
        "reward_per": tile.reward_per,
        "reward": {} if last else _reward(state.scoring[number]),
    }


# The functions with `@cache` return what is printed on a component. It is shared, and must not be changed.


@cache
def _reward(tile: int) -> Goods:
    return goods_of(SCORING_TILES[tile], "coins", "workers", "priests", "power", "spades", prefix="reward_")


def _passing(tile: BonusCard | FavorTile) -> PassingView | None:
    return {"counts": tile.pass_counts, "points": list(tile.pass_points)} if tile.pass_counts else None


def _holder(state: State, number: int) -> int | None:
    return next((seat for seat, player in enumerate(state.players) if player.card == number), None)


def _in_play(state: State, number: int) -> bool:
    return state.cards >> number & 1 == 1 or _holder(state, number) is not None


def _card(state: State, number: int) -> CardView:
    card = BONUS_CARDS[number]
    return {
        "name": card.name,
        "coins": state.card_coins[number],
        "holder": _holder(state, number),
        "income": _card_income(number),
        "action": _card_action(number),
        "shipping": card.shipping,
        "passing": _passing(card),
    }


@cache
def _card_income(number: int) -> Goods:
    return goods_of(BONUS_CARDS[number], "coins", "workers", "priests", "power")


@cache
def _card_action(number: int) -> Goods:
    return goods_of(BONUS_CARDS[number], "spades", "cult_steps")


def _favor(state: State, number: int) -> FavorView:
    tile = FAVOR_TILES[number]
    return {
        "name": tile.name,
        "cult": tile.cult,
        "steps": tile.steps,
        "copies": tile.copies,
        "left": state.favors_left[number],
        "holders": [seat for seat, player in enumerate(state.players) if player.favors >> number & 1],
        "income": _favor_income(number),
        "action": goods(cult_steps=tile.cult_steps),
        "town_power": tile.town_power,
        "points": {tile.points_for: tile.points} if tile.points_for else {},
        "passing": _passing(tile),
    }


@cache
def _favor_income(number: int) -> Goods:
    return goods_of(FAVOR_TILES[number], "coins", "workers", "power")


def _town(state: State, number: int) -> TownView:
    tile = TOWN_TILES[number]
    holders = [seat for seat, player in enumerate(state.players) for _ in range(player.town_tiles[number])]
    return {
        "name": tile.name,
        "points": tile.points,
        "keys": tile.keys,
        "gain": _town_gain(number),
        "copies": state.towns_left[number] + len(holders),
        "left": state.towns_left[number],
        "holders": holders,
    }


@cache
def _town_gain(number: int) -> Goods:
    return goods_of(TOWN_TILES[number], "coins", "workers", "priests", "power", "cult_steps", "shipping")


def _power_action(state: State, number: int) -> PowerActionView:
    action = BOARD.power_actions[number]
    again = state.setup.table.power_surcharge if state.actions_used >> number & 1 else 0
    return {
        "name": action.name,
        "cost": action.power + again,
        "gain": _power_gain(number),
        "used": state.actions_used >> number & 1 == 1,
    }


@cache
def _power_gain(number: int) -> Goods:
    return goods_of(BOARD.power_actions[number], "coins", "workers", "priests", "spades", "bridges")


def _cult(state: State, number: int) -> CultView:
    taken = state.orders[4 * number : 4 * number + 4]
    positions = [player.cults[number] for player in state.players]
    return {
        "name": BOARD.cults[number],
        "positions": positions,
        "top": positions.index(BOARD.cult_top) if BOARD.cult_top in positions else None,
        "order": [
            {"steps": steps, "seat": who - 1 if who else None}
            for steps, who in zip(BOARD.cult_orders, taken, strict=True)
        ],
    }


def offer_view(state: State, offer: Offer) -> OfferView:
    seat, builder, power, _, _, closed = offer
    gain = real_gain(state.players[seat], power)
    return {
        "seat": seat,
        "builder": builder,
        "power": power,
        "gain": gain,
        "cost": max(gain - 1, 0),
        "closed": closed == 1,
    }


def acting(state: State) -> int | None:
    """Return the seat whose action or reward is in progress, even while others are asked in between."""
    return next((seat for seat, kind, _ in reversed(state.stack) if kind in _ACTING), None)


def owed(state: State, seat: int | None) -> Goods:
    """Return what a seat still has to do or to use in its action."""
    if seat is None or not state.players:
        return {}
    player = state.players[seat]
    due = goods(cult_steps=player.cult_due, key_choices=len(members(player.key_choice)))
    if acting(state) == seat:
        due |= goods(
            spades=state.spades,
            favors=state.favors_due,
            towns=state.towns_due,
            bridges=state.bridges_due,
            cult_steps=player.cult_due + state.cult_leap,
            free_dwellings=state.free_dwellings,
            free_trading_houses=state.free_trading_houses,
            sandstorms=state.sandstorms,
            trades=state.trades_due,
            turns=next((left for who, kind, left in reversed(state.stack) if (who, kind) == (seat, TURN)), 0),
        )
    return due
