# Not compiled: not hot.
"""Origins' numbers for lessons and the coach."""

from typing import Final

from hexarch.games.measures import Measure, Vocabulary, numbers_of_player, of_player, of_table
from hexarch.games.origins import scoring
from hexarch.games.origins.city import FARM_TILE
from hexarch.games.origins.state import DECISION_NAMES, TURN, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC


def _tower(state: State, seat: int, of: str) -> int:
    return state.players[seat].towers[COLOURS.index(of)]


def _temple(state: State, seat: int, of: str) -> int:
    return state.players[seat].temples[TEMPLES.index(of)]


def _building(state: State, seat: int, of: str) -> int:
    return sum(tile == BUILDINGS.index(of) for tile in state.players[seat].city.tiles.values())


def _cards(state: State, seat: int, of: str) -> int:
    """Return the Zodiac cards of the seat."""
    return sum(holder == seat for holder in state.holders)


def _ship(state: State, seat: int, of: str) -> int:
    """Return the value of a site's mothership."""
    return state.ships[int(of) - 1]


def _final(state: State, seat: int, of: str) -> int:
    """Return the points that the seat would have if the game ended now."""
    player = state.players[seat]
    more = scoring.advisor_points(state, player) + scoring.temple_points(state, player)
    return player.points + player.gold + more + scoring.district_points(player)


def _took_turn(state: State, seat: int, action: int) -> bool:
    asked = state.stack[-1]
    return asked[0] == seat and asked[1] == TURN


_SITE_NAMES: Final = tuple(str(number) for number in range(1, SITES + 1))

VOCABULARY: Final = Vocabulary(
    measures={
        **of_table(DECISION_NAMES),
        **numbers_of_player("points", "stone", "food", "wisdom", "gold", "tokens", "bases"),
        "freemen": of_player(lambda player: len(player.freemen) + len(player.placed)),
        "unused": of_player(lambda player: len(player.freemen)),
        "strongest": of_player(lambda player: max((die % 6 + 1 for die in player.freemen), default=0)),
        "speakers": of_player(lambda player: len(player.speakers)),
        "advisors": of_player(lambda player: len(player.advisors)),
        "tiles": of_player(lambda player: len(player.city.tiles) - 2),
        "buildings": of_player(lambda player: sum(tile < FARM_TILE for tile in player.city.tiles.values())),
        "districts": of_player(lambda player: len(player.city.closed)),
        "open": of_player(lambda player: len(player.city.open)),
        "matched": of_player(lambda player: player.matched.bit_count()),
        "passed": of_player(lambda player: int(player.passed)),
        "military": Measure(lambda state, seat, of: state.military[seat]),
        "cards": Measure(_cards),
        "final": Measure(_final),
        "ship": Measure(_ship, _SITE_NAMES),
        "tower": Measure(_tower, tuple(COLOURS)),
        "temple": Measure(_temple, tuple(TEMPLES)),
        "building": Measure(_building, tuple(BUILDINGS)),
    },
    took_turn=_took_turn,
    things={
        "site": _SITE_NAMES,
        "resource": (*RESOURCES, "points"),
        "temple": tuple(TEMPLES),
        "zodiac": tuple(ZODIAC),
        "tower": tuple(COLOURS),
        "military": ("",),
        "advisors": ("",),
        "ends": ("",),
        "verb": ("visit", "close", "tower", "grow", "pass", "place", "buy", "farm", "take", "temple"),
    },
)
