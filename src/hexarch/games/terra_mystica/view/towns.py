"""Progress towards towns: what a group of buildings still lacks."""

from hexarch.core.aliases import Ints
from hexarch.core.bits import component
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.towns import group_count, group_power, power_needed
from hexarch.games.terra_mystica.view.shapes import TownProgress


def town_links(state: State, seat: int) -> Ints:
    """Return what connects buildings to towns: edges, bridges, and what a faction adds."""
    power = state.setup.powers[seat]
    return state.links if power is None or power.town_links is None else power.town_links(state, seat)


def town_progress(state: State, seat: int, hex_: int) -> TownProgress | None:
    """Return the group around a hex; None if the seat has no building there, or it already belongs to a town."""
    player = state.players[seat]
    place = 1 << hex_
    if not place & player.built or place & player.towns:
        return None
    group = component(place, player.built, town_links(state, seat))
    return {
        "power": group_power(state, seat, group),
        "power_needed": power_needed(state, seat),
        "buildings": group_count(state, seat, group),
        "buildings_needed": BOARD.town_buildings,
    }
