"""The case to explain, and the names that reasons mention."""

from typing import Final

from hexarch.core.game import CHANCE
from hexarch.core.reason import Reason, because, named
from hexarch.games import explain as shared
from hexarch.games.terra_mystica.actions import ACTIONS, KIND_OF, SPACE
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.maps import Map
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD


class Case(shared.Case[State, Player]):
    __slots__ = ()

    @property
    def faction(self) -> Faction:
        return self.state.setup.factions[self.seat]

    @property
    def options(self) -> Options:
        return self.state.setup.options

    @property
    def map(self) -> Map:
        return self.state.setup.map

    @property
    def map_key(self) -> str:
        """The name of the map, or the text for a custom map."""
        return self.options.own_map or self.options.map


terrain_name: Final = named("terrain", BOARD.terrains)
building_name: Final = named("building", BOARD.buildings)
cult_name: Final = named("cult", BOARD.cults)

_PARTS: Final = tuple(SPACE.split(action) for action in range(ACTIONS))


def case_of(state: State, seat: int, action: int) -> Case:
    return Case(state, seat, KIND_OF[action], _PARTS[action])


def missing_goods(
    case: Case, key: str, *rules: str, workers: int = 0, coins: int = 0, priests: int = 0, **params: int | str
) -> Reason | None:
    """Return a reason for the first good that the player has too little of, with the whole price."""
    player = case.player
    price = {"workers": workers, "coins": coins, "priests": priests}
    stock = {"workers": player.workers, "coins": player.coins, "priests": player.priests}
    for good, amount in price.items():
        if stock[good] < amount:
            return because(key, *rules, missing=good, have=stock[good], **price, **params)
    return None


def faction_name(state: State, seat: int) -> str:
    return f"faction-{state.setup.factions[seat].name}"


def somebody_else(state: State) -> Reason:
    """Return the reason that another seat is asked next."""
    asked = state.stack[-1][0]
    if asked == CHANCE:
        return because("chance-first")
    if not state.setup.factions:
        return because("not-your-turn-player", "TM-076", "TM-077", number=asked + 1)
    return because("not-your-turn", "TM-125", "TM-126", faction=faction_name(state, asked))
