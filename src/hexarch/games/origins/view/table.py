"""The position as plain JSON: the table that everybody sees."""

from typing import Final

from hexarch.core.options import shown_options
from hexarch.games.origins.market import tile_costs
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import ACTIONS, OVER, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, SITES, TEMPLES
from hexarch.games.origins.view.asked import decision_view
from hexarch.games.origins.view.dice import dice_view, offer_view, workers_at
from hexarch.games.origins.view.forecast import end_views, final_points, solo_view
from hexarch.games.origins.view.goods import by_colour
from hexarch.games.origins.view.player import player_view
from hexarch.games.origins.view.printed import (
    agora_view,
    bonus_tile,
    building_view,
    main_action,
    value,
    values,
    weakest_origin,
)
from hexarch.games.origins.view.shapes import (
    DecisionView,
    DistrictCardView,
    MarketView,
    PositionView,
    SiteView,
    StackView,
)
from hexarch.games.origins.view.tracks import military_view, temple_view

PHASE_NAMES: Final = ("setup", "actions", "round_end", "over")


def position(state: State) -> PositionView:
    """Return everything visible, and what everybody knows about face-down things."""
    over = state.phase == OVER
    return {
        "game": GAME.name,
        "rules": GAME.rules_version,
        "options": shown_options(state.setup.options),
        "round": state.round,
        "rounds": state.setup.components.solo_rounds if state.setup.solo else None,
        "phase": PHASE_NAMES[state.phase],
        "turn": state.mover if state.phase == ACTIONS else None,
        "asked": state.stack[-1][0] if state.stack else None,
        "decisions": decisions(state),
        "waiting": [decision_view(state, decision) for decision in reversed(state.stack[:-1])],
        "order": list(state.order),
        "bulwark": state.bulwark if state.bulwark >= 0 else None,
        "sites": [_site(state, site) for site in range(SITES)],
        "buildings": [building_view(state, kind) for kind in range(len(BUILDINGS))],
        "market": _market(state),
        "stacks": [_stack(state, colour) for colour in range(len(COLOURS))],
        "offer": offer_view(state),
        "dice": dice_view(state),
        "districts": [_district(state, place) for place in range(len(state.districts))],
        "tower_supply": by_colour(state.tower_supply),
        "military": military_view(state),
        "temples": [temple_view(state, temple) for temple in range(len(TEMPLES))],
        "agora": agora_view(state),
        "players": [player_view(state, seat, final) for seat, final in enumerate(final_points(state))],
        "ends": end_views(state),
        "solo": solo_view(state),
        "winners": GAME.winners(state) if over else None,
    }


def decisions(state: State) -> list[DecisionView]:
    return [decision_view(state, decision) for decision in GAME.decisions(state)]


def _site(state: State, site: int) -> SiteView:
    colour = state.bonus_tiles[site]
    return {
        "number": site + 1,
        "value": state.ships[site],
        "colour": COLOURS[colour] if colour >= 0 else None,
        "bonus": bonus_tile(state, colour) if colour >= 0 else None,
        "upper": main_action(state, site, 0),
        "lower": main_action(state, site, 1),
        "workers": workers_at(state, site),
    }


def _market(state: State) -> list[MarketView]:
    costs = [tile_costs(state, seat) for seat in range(state.setup.players)]
    printed = values(state, "market.wisdom", state.setup.market_wisdom)
    return [
        {
            "building": BUILDINGS[kind] if kind >= 0 else None,
            "wisdom": printed[space],
            "costs": [cost[space] for cost in costs],
        }
        for space, kind in enumerate(state.market)
    ]


def _stack(state: State, colour: int) -> StackView:
    kinds = [kind for kind in range(len(BUILDINGS)) if state.setup.colour_of[kind] == colour]
    top, returned = state.tops[colour], state.returned[colour]
    return {
        "colour": COLOURS[colour],
        "top": BUILDINGS[top] if top >= 0 else None,
        "left": sum(state.unseen[kind] for kind in kinds) + len(returned),
        "unseen": {BUILDINGS[kind]: state.unseen[kind] for kind in kinds if state.unseen[kind]},
        "returned": [BUILDINGS[kind] for kind in returned],
    }


def _district(state: State, place: int) -> DistrictCardView:
    card = state.districts[place]
    printed = state.setup.cards[card]
    path = f"district_cards.{card + 1}"
    return {
        "number": card + 1,
        "corner": printed.corner,
        "pair": list(printed.pair),
        "gold": state.district_gold[place],
        "first": value(state, f"{path}.first", printed.first),
        "again": value(state, f"{path}.again", printed.again),
        "towers": list(printed.towers),
        "matched": [seat for seat, player in enumerate(state.players) if player.matched >> card & 1],
        "origin": weakest_origin(state, f"{path}.corner", f"{path}.pair", f"{path}.towers"),
    }
