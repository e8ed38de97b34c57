# Not compiled: not hot.
"""Terra Mystica's numbers for lessons and the coach."""

from typing import Final

from hexarch.games.measures import Measure, Vocabulary, numbers_of_player, of_player, of_table
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.maps import load_map
from hexarch.games.terra_mystica.state import DECISION_NAMES, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, SCORING_TILES, TOWN_TILES

_ROWS: Final = {
    "dwelling": "dwellings",
    "trading house": "trading_houses",
    "temple": "temples",
    "stronghold": "strongholds",
    "sanctuary": "sanctuaries",
}
_CARDS: Final = tuple(card.name for card in BONUS_CARDS)
_FAVORS: Final = tuple(tile.name for tile in FAVOR_TILES)
_TOWNS: Final = tuple(tile.name for tile in TOWN_TILES)
_SCORING: Final = tuple(tile.name for tile in SCORING_TILES)
_HEXES: Final = tuple(load_map("base").names)


def _building(state: State, seat: int, of: str) -> int:
    row: int = getattr(state.players[seat], _ROWS[of])
    return row.bit_count()


def _own(state: State, seat: int, of: str) -> int:
    """Return 1 if the seat has a building on a space."""
    return state.players[seat].built >> _HEXES.index(of) & 1


def _home(state: State, seat: int, of: str) -> int:
    """Return 1 if a space is the seat's home terrain."""
    return int(state.terrain[_HEXES.index(of)] == state.setup.factions[seat].terrain)


def _cult(state: State, seat: int, of: str) -> int:
    return state.players[seat].cults[BOARD.cults.index(of)]


def _favor(state: State, seat: int, of: str) -> int:
    return state.players[seat].favors >> _FAVORS.index(of) & 1


def _card(state: State, seat: int, of: str) -> int:
    return int(state.players[seat].card == _CARDS.index(of))


def _town(state: State, seat: int, of: str) -> int:
    return state.players[seat].town_tiles[_TOWNS.index(of)]


def _scoring(state: State, seat: int, of: str) -> int:
    """Return 1 if this round has a scoring tile."""
    return int(state.round > 0 and state.scoring[state.round - 1] == _SCORING.index(of))


def _took_turn(state: State, seat: int, action: int) -> bool:
    """Return whether an action is the turn's action: conversions before it are not."""
    asked = state.stack[-1]
    return asked[0] == seat and asked[1] == TURN and KIND_OF[action] not in (act.BURN, act.CONVERT)


VOCABULARY: Final = Vocabulary(
    measures={
        **of_table(DECISION_NAMES),
        **numbers_of_player(
            "points", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "shipping", "digging"
        ),
        "tokens": of_player(lambda player: player.bowl1 + player.bowl2 + player.bowl3),
        "bridges": of_player(lambda player: BOARD.pieces_bridges - player.bridges),
        "towns": of_player(lambda player: sum(player.town_tiles)),
        "passed": of_player(lambda player: int(player.passed)),
        "building": Measure(_building, tuple(_ROWS)),
        "own": Measure(_own, _HEXES),
        "home": Measure(_home, _HEXES),
        "cult": Measure(_cult, tuple(BOARD.cults)),
        "favor": Measure(_favor, _FAVORS),
        "card": Measure(_card, _CARDS),
        "town": Measure(_town, _TOWNS),
        "scoring": Measure(_scoring, _SCORING),
    },
    took_turn=_took_turn,
    things={
        "hex": _HEXES,
        "cult": tuple(BOARD.cults),
        "power_action": tuple(f"ACT{number}" for number in range(1, 7)),
        "card": _CARDS,
        "favor": _FAVORS,
        "town": _TOWNS,
        "scoring": _SCORING,
        "verb": (*("build", "upgrade", "send", "power", "special", "shipping", "digging", "pass", "convert", "burn"),),
        "bowls": ("",),
        "figure": ("points", "coins", "workers", "priests"),
        "track": ("shipping", "digging"),
    },
)
