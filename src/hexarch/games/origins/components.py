# Not compiled: filled from files.
"""Records of the component file, one for each kind of component."""

from dataclasses import dataclass, field

from hexarch.core.aliases import Ints, Names

Counts = dict[str, int]
Labels = dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What a main action, bonus tile, building or space of the military track does, as far as numbers express it."""

    pay_stone: int = 0
    pay_food: int = 0
    pay_wisdom: int = 0
    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0
    basic: int = 0
    points: int = 0
    exchange: int = 0
    per: Names = ()
    each_stone: int = 0
    each_food: int = 0
    each_wisdom: int = 0
    each_points: int = 0
    each_spaces: int = 0
    points_by: Ints = ()
    spaces: int = 0
    attack: str = ""
    steps: int = 0
    temple: str = ""
    zodiac: bool = False
    gold_steps: int = 0
    buys: int = 0
    citizens: int = 0
    free: bool = False
    speakers: int = 0
    feeds: int = 0


NO_EFFECT = Effect()
Effects = dict[str, Effect]


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    upper: str
    lower: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Building:
    colour: str
    copies: int
    stone: int
    ability: Effect = NO_EFFECT
    name: str = ""
    """What an owner calls it; "" for the usual name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DistrictCard:
    """Three tiles of a 2x2 pattern: the corner opposite the free tile and the pair beside it."""

    corner: str
    pair: Names
    first: int
    again: int
    towers: Names


@dataclass(frozen=True, kw_only=True)
class Components:
    colours: Names
    zodiac: Names
    start_stone: int
    start_food: int
    start_wisdom: int
    start_gold: int
    start_bases: int
    start_tower: int
    box_citizens: Counts
    box_speakers: Counts
    box_districts: Counts
    box_tokens: int
    box_towers: int
    market_wisdom: Ints
    offer_wisdom: Ints
    speaker_faces: Ints
    main_actions: Effects
    sites: dict[str, Site]
    bonus_tiles: Effects
    military_borders: Ints
    military_final: int
    military_final_points: int
    military_bonus: Effects
    temples: dict[str, Ints]
    advisors_points: Ints
    population_food: Ints
    population_last_points: int
    agora_colours: Names
    agora_ability: Effect
    end_tower_colours: int
    solo_rounds: int
    solo_target: int
    solo_more: int
    solo_conditions: Labels
    buildings: dict[str, Building]
    district_gold: int
    district_cards: dict[str, DistrictCard]
    origin: Labels = field(default_factory=dict)
