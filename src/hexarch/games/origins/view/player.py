"""One player as plain JSON: goods, workers, population, advisors, towers, the city, and points if it ended now."""

from hexarch.games.origins.actions import DICE
from hexarch.games.origins.notation import seat_name
from hexarch.games.origins.player import Player, free_bases
from hexarch.games.origins.scoring import advisor_points
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, TEMPLES, ZODIAC
from hexarch.games.origins.view.city import city_view
from hexarch.games.origins.view.dice import die_view
from hexarch.games.origins.view.goods import by_colour
from hexarch.games.origins.view.printed import value, values
from hexarch.games.origins.view.shapes import AdvisorsView, FinalView, FreemanView, PlayerView, PopulationView


def player_view(state: State, seat: int, final: FinalView | None) -> PlayerView:
    player = state.players[seat]
    return {
        "seat": seat,
        "name": seat_name(state, seat),
        "points": player.points,
        "stone": player.stone,
        "food": player.food,
        "wisdom": player.wisdom,
        "gold": player.gold,
        "tokens": player.tokens,
        "freemen": _freemen(player),
        "speakers": list(player.speakers),
        "archon": player.archon + 1 if player.archon >= 0 else None,
        "population": _population(state, player),
        "advisors": _advisors(state, player),
        "towers": by_colour(player.towers),
        "strength": state.military[seat],
        "temples": dict(zip(TEMPLES, player.temples, strict=True)),
        "cards": [ZODIAC[card] for card, holder in zip(state.zodiac, state.holders, strict=True) if holder == seat],
        "city": city_view(state, seat),
        "stored": [BUILDINGS[kind] for kind in player.stored],
        "matched": [card + 1 for card in range(CARDS) if player.matched >> card & 1],
        "passed": player.passed,
        "final": final,
    }


def _freemen(player: Player) -> list[FreemanView]:
    unused: list[FreemanView] = [{**die_view(die), "site": None} for die in player.freemen]
    used: list[FreemanView] = [{**die_view(place % DICE), "site": place // DICE + 1} for place in player.placed]
    return unused + used


def _population(state: State, player: Player) -> PopulationView:
    components = state.setup.components
    return {
        "bases": player.bases,
        "free": free_bases(player),
        "costs": values(state, "population.food", state.setup.food_cost),
        "bought": player.bases - components.start_bases,
        "last_points": value(state, "population.last_points", components.population_last_points),
    }


def _advisors(state: State, player: Player) -> AdvisorsView:
    return {
        "colours": [COLOURS[colour] for colour in player.advisors],
        "track": values(state, "advisors.points", state.setup.advisor_points),
        "points": advisor_points(state, player),
    }
