"""Options that a table agrees on before the game, with their defaults, and the presets.

The defaults follow the newest rulebook, with the authors' answers where the books are silent.
"""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.data import DataError
from hexarch.core.game import RuleError
from hexarch.core.options import choice, nearest, read_options
from hexarch.games.terra_mystica.maps import map_names, own_map
from hexarch.games.terra_mystica.tables import FACTION_NAMES, INTRODUCTORY, faction


@dataclass(frozen=True)
class Options:
    players: int = 4
    factions: Names = ()
    """Seat by seat; empty when the players choose."""
    map: str = "base"
    own_map: str = ""
    """A custom map as JSON; "" for the map named above."""
    introductory: bool = False
    """The fixed set-up of a first game: given factions, dwellings, scoring tiles and bonus cards."""
    faction_choice: str = choice("free", "random colours", "auction")
    """Free choice in turn; a colour is dealt and one of its two factions chosen; or factions are drawn and bid for."""
    starting_points: str = choice("equal", "2017")
    """Everybody starts with 20 points, or stronger factions with fewer."""

    # Variants.
    war_and_faith: bool = False
    """Temples pay neighbouring temples; strongholds and sanctuaries keep their distance and adorn towns."""
    fewer_buildings: bool = False
    """With five players: one dwelling and one trading house less each, their income open from the start."""
    unlimited_towns: bool = False
    """With five players: towns may be founded when no tile is left."""

    # The components in the box.
    mini_expansion_1: bool = False
    """Four more town tiles: TW6, two TW7 and TW8."""
    shipping_bonus: bool = False
    """The tenth bonus card, which scores shipping."""
    temple_scoring_tile: bool = False
    """The ninth scoring tile, for temples."""
    spade_tile_late: str = choice("forbid", "allow")
    """Whether the spade scoring tile may be used in rounds 5 and 6."""
    start_player: str = choice("random", "first")
    """Who starts: drawn, or the first seat."""

    # The order of play.
    turn_order: str = choice("clockwise", "passing")
    """Next round's order: clockwise from the first to pass, or the order of passing."""
    offers: str = choice("at once", "deferred")
    """When neighbours answer an offer of power: at once, or before their own next action."""
    leech_timing: str = choice("before_rewards", "after_rewards")
    """With offers at once: before or after the builder's favor tile, town tile and stronghold reward."""

    tiles_in_any_order: bool = False
    """A second favor tile may be taken before the town tiles that the first one brought."""

    # Conversions.
    conversions_mid_action: bool = False
    """Conversions are also allowed in the middle of an action, not only before and after it."""
    free_burning: bool = False
    """Power may be sacrificed at any time in the player's turn, not only to pay for something at once."""

    # Spades.
    spade_scoring: str = choice("used", "gained")
    """The spade scoring tile pays for spades used, or for spades gained (even if they are then thrown away)."""
    spade_path: str = choice("shortest", "around home")
    """The way on the cycle: the shortest, or never across the player's home terrain."""
    long_way_round: bool = False
    """The long way round the cycle may be taken."""
    transform_home_away: bool = False
    """Home terrain may be transformed into something else."""
    transform_only_closer: bool = False
    """A transformation must bring the space closer to home terrain."""
    free_spade_needs_transform: bool = False
    """An action with free spades may not be used just to build on home terrain."""
    spades_split_before_home: bool = False
    """Of two free spades, one may be used on a second space although the first is not home terrain yet."""
    dwelling_on_second: bool = False
    """The dwelling of such an action may be built on the second space."""
    bought_spades_one_space: bool = False
    """Once spades are spread over several spaces, no more may be bought."""
    stronghold_spades_alone: bool = False
    """No spades may be bought in addition to those that a stronghold brings."""
    halfling_sh_dwelling_first_only: bool = False
    """Of the spaces transformed by the halflings' stronghold only the first may take the dwelling."""
    cult_spades_must_finish_first: bool = False
    """Phase III spades go on one space until it is home terrain."""

    # Cults.
    cultists_all_decline: str = choice("power1", "nothing")
    """What the cultists gain when every opponent declines power."""
    late_keys: bool = False
    """A key gained later in the same turn allows a step to 10 that lacked one."""
    may_stay_on_nine: bool = False
    """A player may stay on 9 and keep the key."""

    def to_json(self) -> dict[str, Any]:
        data = {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}
        return {**data, "own_map": json.loads(self.own_map) if self.own_map else {}}

    @property
    def deferred(self) -> bool:
        return self.offers == "deferred"


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "league": {
        "mini_expansion_1": True,
        "shipping_bonus": True,
        "temple_scoring_tile": True,
        "start_player": "first",
        "turn_order": "passing",
        "offers": "deferred",
        "tiles_in_any_order": True,
        "conversions_mid_action": True,
        "free_burning": True,
        "spade_scoring": "gained",
        "spade_path": "around home",
        "long_way_round": True,
        "transform_home_away": True,
        "spades_split_before_home": True,
        "bought_spades_one_space": True,
        "stronghold_spades_alone": True,
        "dwelling_on_second": True,
        "late_keys": True,
    },
}

# How a form groups the options.
GROUPS: Final[dict[str, Names]] = {
    "set-up": (
        "map",
        "own_map",
        "introductory",
        "factions",
        "faction_choice",
        "starting_points",
        "start_player",
        "spade_tile_late",
    ),
    "box": ("mini_expansion_1", "shipping_bonus", "temple_scoring_tile"),
    "variants": ("war_and_faith", "fewer_buildings", "unlimited_towns"),
    "order": ("turn_order", "offers", "leech_timing", "tiles_in_any_order"),
    "conversions": ("conversions_mid_action", "free_burning"),
    "spades": (
        "spade_scoring",
        "spade_path",
        "long_way_round",
        "transform_home_away",
        "transform_only_closer",
        "free_spade_needs_transform",
        "spades_split_before_home",
        "dwelling_on_second",
        "bought_spades_one_space",
        "stronghold_spades_alone",
        "halfling_sh_dwelling_first_only",
        "cult_spades_must_finish_first",
    ),
    "cults": ("cultists_all_decline", "late_keys", "may_stay_on_nine"),
}


def parse(data: dict[str, Any], players: int) -> Options:
    """Return checked options from JSON data, applied over the preset they name. Raise RuleError for invalid ones."""
    values = read_options(Options, PRESETS, data, {"factions": _read_factions, "own_map": _read_map})
    return check(replace(Options(), **values, players=players))


def _read_factions(value: Any) -> Names:
    if not isinstance(value, list | tuple) or not all(isinstance(part, str) for part in value):
        raise RuleError("factions must be a list of names.")
    return tuple(value)


def _read_map(value: Any) -> str:
    """Return a custom map in canonical form after checking it."""
    if not value:
        return ""
    if not isinstance(value, dict):
        raise RuleError("own_map must be a table with the rows of a map.")
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    try:
        own_map(text)
    except DataError as error:
        raise RuleError(f"{error}.") from None
    return text


def check(options: Options) -> Options:
    """Return the options unchanged. Raise RuleError with a sentence if they contradict each other."""
    if not 2 <= options.players <= 7:
        raise RuleError(
            f"Terra Mystica is for 2 to 5 players, or 6 and 7 as a fan-made variant; not {options.players}."
        )
    if not options.own_map and options.map not in map_names():
        raise RuleError(f"There is no map {options.map!r}{nearest(options.map, map_names())}")
    if (options.fewer_buildings or options.unlimited_towns) and options.players != 5:
        raise RuleError("fewer_buildings and unlimited_towns are options for five players.")
    if options.own_map and options.map != "base":
        raise RuleError("Choose a named map or a custom map, not both.")
    if options.factions and options.faction_choice != "free":
        raise RuleError("Name the factions, or let them be dealt or auctioned, not both.")
    if options.introductory:
        _check_introductory(options)
    if options.factions:
        if len(options.factions) != options.players:
            raise RuleError(f"{options.players} players need {options.players} factions, not {len(options.factions)}.")
        terrains: dict[int, str] = {}
        for name in options.factions:
            if name not in FACTION_NAMES:
                raise RuleError(f"There is no faction {name!r}{nearest(name, FACTION_NAMES)}")
            other = terrains.setdefault(faction(name).terrain, name)
            if other != name:
                raise RuleError(f"{other} and {name} share a board, so only one of them can be played.")
            if options.factions.count(name) > 1:
                raise RuleError(f"Only one player can have the {name}.")
    return options


def _check_introductory(options: Options) -> None:
    if options.players > 5:
        raise RuleError("The introductory game is for 2 to 5 players.")
    if options.faction_choice != "free":
        raise RuleError("In the introductory game the factions are given; they are neither dealt nor auctioned.")
    named = INTRODUCTORY.factions[str(options.players)]
    if options.factions and sorted(options.factions) != sorted(named):
        raise RuleError(f"The introductory game for {options.players} is played with {', '.join(named)}.")
    if options.map != "base" or options.own_map:
        raise RuleError("The introductory game is played on the base map.")
