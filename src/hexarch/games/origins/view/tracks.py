"""The military track and the temples as plain JSON: discs on their spaces, bonuses, points, zodiac cards."""

from hexarch.core.aliases import Ints
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import TEMPLES, ZODIAC
from hexarch.games.origins.view.printed import effect_view, origin_of, value, values
from hexarch.games.origins.view.shapes import MilitaryView, SpaceView, TempleView


def military_view(state: State) -> MilitaryView:
    components = state.setup.components
    return {
        "spaces": [_space(state, space) for space in range(state.setup.final + 1)],
        "borders": origin_of(state, "military.borders"),
        "final_points": value(state, "military.final_points", components.military_final_points),
    }


def _space(state: State, space: int) -> SpaceView:
    bonus = state.setup.space_bonus[space]
    here = [disc for disc in state.military_order if state.military[disc] == space]
    return {
        "discs": [disc if disc < state.setup.players else None for disc in here],
        "border": space in state.setup.components.military_borders,
        "bonus": effect_view(state, f"military.bonus.{space}", bonus) if bonus is not None else None,
        "retreat": state.setup.retreat[space],
    }


def temple_view(state: State, temple: int) -> TempleView:
    places = [player.temples[temple] for player in state.players]
    order = state.temple_orders[temple]
    highest = max(places)
    card, holder = state.zodiac[temple], state.holders[temple]
    return {
        "name": TEMPLES[temple],
        "spaces": [
            {"points": points, "discs": [seat for seat in order if places[seat] == space]}
            for space, points in enumerate(
                values(state, f"temples.{TEMPLES[temple]}", state.setup.temple_points[temple])
            )
        ],
        "card": ZODIAC[card] if card >= 0 else None,
        "holder": holder if holder >= 0 else None,
        "leader": _leader(state, order, places, highest),
    }


def _leader(state: State, order: Ints, places: list[int], highest: int) -> int | None:
    """Return who leads a track. In the solo mode, cards are only gained by the action."""
    if state.setup.solo or (not highest and state.setup.options.idle_temples != "bottom disc"):
        return None
    return next(seat for seat in order if places[seat] == highest)
