"""The names that the Python interface takes, as types, so that a wrong one is found before the program runs.

A test compares them with what the games and the computer players register.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from typing_extensions import TypedDict

GameName = Literal["terra-mystica", "origins"]
Level = Literal["random", "easy", "medium", "greedy", "hard", "expert", "puct"]
TerraMysticaPreset = Literal["standard", "league"]
OriginsPreset = Literal["standard", "quick"]


class TerraMysticaOptions(TypedDict, total=False):
    """Options of Terra Mystica; docs/terra-mystica.md says what each does."""

    factions: Sequence[str]
    map: str
    own_map: Mapping[str, Any]
    introductory: bool
    faction_choice: Literal["free", "random colours", "auction"]
    starting_points: Literal["equal", "2017"]
    war_and_faith: bool
    fewer_buildings: bool
    unlimited_towns: bool
    mini_expansion_1: bool
    shipping_bonus: bool
    temple_scoring_tile: bool
    spade_tile_late: Literal["forbid", "allow"]
    start_player: Literal["random", "first"]
    turn_order: Literal["clockwise", "passing"]
    offers: Literal["at once", "deferred"]
    leech_timing: Literal["before_rewards", "after_rewards"]
    tiles_in_any_order: bool
    conversions_mid_action: bool
    free_burning: bool
    spade_scoring: Literal["used", "gained"]
    spade_path: Literal["shortest", "around home"]
    long_way_round: bool
    transform_home_away: bool
    transform_only_closer: bool
    free_spade_needs_transform: bool
    spades_split_before_home: bool
    dwelling_on_second: bool
    bought_spades_one_space: bool
    stronghold_spades_alone: bool
    halfling_sh_dwelling_first_only: bool
    cult_spades_must_finish_first: bool
    cultists_all_decline: Literal["power1", "nothing"]
    late_keys: bool
    may_stay_on_nine: bool


class OriginsOptions(TypedDict, total=False):
    """Options of Origins: First Builders; docs/origins.md says what each does."""

    components: Mapping[str, Any]
    start_player: Literal["random", "first"]
    turn_order: Literal["clockwise", "military"]
    gold: Literal["ask", "last"]
    raise_past_six: bool
    freemen_counted: Literal["all", "unused"]
    veterans_of_one: bool
    missing_die: Literal["remembered", "still missing"]
    temple_without_step: Literal["at the top", "always", "never"]
    cards_change_hands: bool
    idle_temples: Literal["nobody", "bottom disc"]
    cover_closed_districts: bool
    rival_disc: Literal["attacks", "strength"]
