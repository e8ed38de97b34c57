"""What effects and scoring count: tiles, Freemen, colours, districts, cards."""

from typing import Final

from hexarch.games.origins.actions import COLOUR_OF, DICE
from hexarch.games.origins.city import NEIGHBOURS, tile_at
from hexarch.games.origins.player import Player
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS
from hexarch.games.origins.zodiac import cards_held

_BUILDINGS_OF: Final = {f"{name} buildings": colour for colour, name in enumerate(COLOURS)}
_FREEMEN_OF: Final = {f"{name} freemen": colour for colour, name in enumerate(COLOURS)}


def freemen(state: State, player: Player) -> list[int]:
    """Return the dice of the Freemen that buildings count."""
    dice = list(player.freemen)
    if state.setup.options.freemen_counted == "all":
        dice += [place % DICE for place in player.placed]
    return dice


def counted(state: State, seat: int, what: str, cell: int) -> int:
    """Return how many of something the seat has, as counted by the tile on a cell."""
    player = state.players[seat]
    city = player.city
    if what in _BUILDINGS_OF:
        return city.colours[_BUILDINGS_OF[what]]
    if what in _FREEMEN_OF:
        return sum(1 for die in freemen(state, player) if COLOUR_OF[die] == _FREEMEN_OF[what])
    if what == "farms":
        return len(city.farms)
    if what == "empty neighbours":
        return sum(1 for step in NEIGHBOURS if tile_at(city, cell + step) < 0)
    if what == "closed districts":
        return len(city.closed)
    if what == "advisors":
        return len(player.advisors)
    if what == "freemen":
        return len(freemen(state, player))
    if what == "freeman colours":
        return len({COLOUR_OF[die] for die in freemen(state, player)})
    if what == "building colours":
        return sum(1 for count in city.colours if count)
    if what == "zodiac cards":
        return cards_held(state, seat)
    kind = tile_at(city, cell)
    return sum(1 for tile in city.tiles.values() if tile == kind)
