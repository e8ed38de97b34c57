"""Records of the component file, one for each kind of component."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
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
    per: tuple[str, ...] = ()
    each_stone: int = 0
    each_food: int = 0
    each_wisdom: int = 0
    each_points: int = 0
    each_spaces: int = 0
    points_by: tuple[int, ...] = ()
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


@dataclass(frozen=True, slots=True)
class Site:
    upper: str
    lower: str


@dataclass(frozen=True, slots=True)
class Building:
    colour: str
    copies: int
    stone: int
    ability: Effect = NO_EFFECT
    name: str = ""
    """What an owner calls it; "" for the usual name."""


@dataclass(frozen=True, slots=True)
class DistrictCard:
    """Three tiles of a 2x2 pattern: the corner opposite the free tile and the pair beside it."""

    corner: str
    pair: tuple[str, ...]
    first: int
    again: int
    towers: tuple[str, ...]


@dataclass(frozen=True)
class Components:
    colours: tuple[str, ...]
    zodiac: tuple[str, ...]
    start_stone: int
    start_food: int
    start_wisdom: int
    start_gold: int
    start_bases: int
    start_tower: int
    box_citizens: dict[str, int]
    box_speakers: dict[str, int]
    box_districts: dict[str, int]
    box_tokens: int
    box_towers: int
    market_wisdom: tuple[int, ...]
    offer_wisdom: tuple[int, ...]
    speaker_faces: tuple[int, ...]
    main_actions: dict[str, Effect]
    sites: dict[str, Site]
    bonus_tiles: dict[str, Effect]
    military_borders: tuple[int, ...]
    military_final: int
    military_final_points: int
    military_bonus: dict[str, Effect]
    temples: dict[str, tuple[int, ...]]
    advisors_points: tuple[int, ...]
    population_food: tuple[int, ...]
    population_last_points: int
    agora_colours: tuple[str, ...]
    agora_ability: Effect
    end_tower_colours: int
    solo_rounds: int
    solo_target: int
    solo_more: int
    solo_conditions: dict[str, str]
    buildings: dict[str, Building]
    district_gold: int
    district_cards: dict[str, DistrictCard]
    origin: dict[str, str] = field(default_factory=dict)
