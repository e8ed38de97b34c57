"""The set-up of a game of the online site: its options, map and tiles."""

from typing import Final

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPACE
from hexarch.games.terra_mystica.maps import load_map, map_names
from hexarch.games.terra_mystica.options import PRESETS
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, SCORING_TILES

# Options of the site and ours; None for those without effect.
_OPTIONS: Final[dict[str, dict[str, object] | None]] = {
    "mini-expansion-1": {"mini_expansion_1": True},
    "shipping-bonus": {"shipping_bonus": True},
    "temple-scoring-tile": {"temple_scoring_tile": True},
    "variable-turn-order": {"turn_order": "passing"},
    "errata-cultist-power": {"cultists_all_decline": "power1"},
    "manual-fav5": {"late_keys": False},
    "strict-leech": None,
    "strict-darkling-sh": None,
    "strict-chaosmagician-sh": None,
    "maintain-player-order": None,
    "email-notify": None,
    # The factions of the expansion are refused by their names if anybody plays them.
    "fire-and-ice-factions": None,
    "fire-and-ice-factions/ice": None,
    "fire-and-ice-factions/volcano": None,
    **{f"fire-and-ice-factions/variable{version}": None for version in ("", "_v2", "_v3", "_v4", "_v5")},
    # What these allow in addition is refused where a game uses it.
    "loose-adjust-resource": None,
    "loose-bridge-adjacency": None,
    "loose-cultist-ordering": None,
    "loose-dig": None,
    "loose-done": None,
    "loose-engineer-bridge": None,
    "loose-lose-cult": None,
    "loose-multi-spade": None,
    "shapeshifter-fix-playtest-v1": None,
}
_WITHOUT_OPTION: Final = {
    "mini_expansion_1": False,
    "shipping_bonus": False,
    "temple_scoring_tile": False,
    "turn_order": "clockwise",
    "cultists_all_decline": "nothing",
}


def site_options(names: list[str]) -> dict[str, object]:
    """Return the site's options as ours."""
    options: dict[str, object] = {**PRESETS["league"], **_WITHOUT_OPTION}
    for name in names:
        if name not in _OPTIONS:
            raise RuleError(f"Games with the option {name!r} cannot be read.")
        options.update(_OPTIONS[name] or {})
    return options


def map_name(site_id: str) -> str:
    """Return our name of a map of the site."""
    if site_id == "original":
        return "base"
    for name in map_names():
        if load_map(name).site_id == site_id:
            return name
    raise RuleError(f"the map {site_id[:12]} is not known here.")


def start_game(
    options: dict[str, object], players: list[str], scoring: list[str], removed: list[str], journal: bool
) -> Ledger[State]:
    """Return a game set up as the site did, up to the choice of factions."""
    ledger = Ledger(GAME, GAME.options(options, len(players)), players, journal)
    if not ledger.state.setup.options.introductory:
        _draw_tiles(ledger, scoring, removed)
    return ledger


def _draw_tiles(ledger: Ledger[State], scoring: list[str], removed: list[str]) -> None:
    for name in reversed(scoring):
        _set_up(ledger, act.SCORING, [tile.name for tile in SCORING_TILES], name)
    for name in removed:
        _set_up(ledger, act.REMOVE_CARD, [card.name for card in BONUS_CARDS], name)


def _set_up(ledger: Ledger[State], kind: int, names: list[str], name: str) -> None:
    if name not in names:
        raise RuleError(f"There is no tile {name}.")
    if not ledger.state.stack or ledger.state.stack[-1][0] != CHANCE:
        raise RuleError(f"There is no use for {name} in this set-up.")
    ledger.play(SPACE.id(kind, names.index(name)), CHANCE)
