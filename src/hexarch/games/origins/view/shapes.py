"""The shape of a position as JSON. Seats count from 0, sites and district cards from 1; all else is named."""

from typing_extensions import TypedDict

# Amounts by name: stone, food, wisdom, gold, points, tokens... Zeros are left out.
Goods = dict[str, int]

# The details of a decision, by name.
About = dict[str, str | int | bool | list[str]]


class Value(TypedDict):
    """A number printed on a component."""

    value: int
    origin: str
    """book, inferred, ours (this project's choice, never to be shown as published) or owner (a player's correction)"""


class Name(TypedDict):
    """A name or a colour printed on a component."""

    value: str
    origin: str


class DecisionView(TypedDict):
    seat: int
    """-1 for chance."""
    kind: str
    about: About


class EffectView(TypedDict):
    """What a component does, as far as numbers express it."""

    pay: dict[str, Value]
    gain: dict[str, Value]
    """Goods, basic (of choice), exchange, spaces, steps, gold_steps, buys, citizens, speakers, feeds."""
    each: dict[str, Value]
    """Gained for each of what `per` counts."""
    per: list[str]
    points_by: list[int]
    """Points by the number counted."""
    attack: str
    """"and": move and attack, "or": one of them, "": no attack."""
    temple: str
    """The temple of the steps; "" for any."""
    takes_card: bool
    free: bool
    """The citizen die costs nothing."""
    special: bool
    """It has a special rule."""
    origin: str


class MainActionView(TypedDict):
    name: Name
    effect: EffectView


class DieView(TypedDict):
    colour: str
    value: int


class WorkerView(TypedDict):
    kind: str
    """freeman, speaker or archon"""
    seat: int | None
    """None for a Speaker: at a site it belongs to nobody."""
    colour: str | None
    value: int | None


class SiteView(TypedDict):
    number: int
    value: int
    """What the mothership shows."""
    colour: str | None
    """Of the bonus tile and mothership, None before it is drawn."""
    bonus: EffectView | None
    upper: MainActionView
    lower: MainActionView
    workers: list[WorkerView]


class BuildingView(TypedDict):
    """A kind of tile."""

    name: str
    given_name: str
    """What the owner's file calls it; "" for none."""
    colour: Name
    stone: Value
    copies: Value
    ability: EffectView


class MarketView(TypedDict):
    building: str | None
    wisdom: Value
    costs: list[int]
    """Wisdom for each seat."""


class StackView(TypedDict):
    colour: str
    top: str | None
    """The tile that lies face up."""
    left: int
    """Tiles face down under it."""
    unseen: Goods
    """How many of each kind are among them, in an order nobody knows."""
    returned: list[str]
    """Put back under all others; the first of them comes first."""


class OfferView(TypedDict):
    die: DieView | None
    wisdom: Value
    costs: list[int]
    """Wisdom for each seat."""


class DiceView(TypedDict):
    """Citizen dice that nobody has, and the Speaker offer."""

    citizens: Value
    """Of each colour in the game."""
    supply: Goods
    missing: list[str]
    """Colours of which a die was missing for the offer."""
    draft: list[DieView]
    speakers: list[int]
    speaker_count: Value
    speaker_faces: list[Value]


class DistrictCardView(TypedDict):
    number: int
    corner: str
    """The tile opposite the free one."""
    pair: list[str]
    gold: int
    """What still lies on it."""
    first: Value
    again: Value
    towers: list[str]
    matched: list[int]
    """Seats that have matched it."""
    origin: str
    """Of pattern and towers."""


class SpaceView(TypedDict):
    discs: list[int | None]
    """From the bottom up; None is the other disc of the solo mode."""
    border: bool
    """There is one right before this space."""
    bonus: EffectView | None
    retreat: int
    """Where the end of the round moves a disc from here."""


class MilitaryView(TypedDict):
    spaces: list[SpaceView]
    borders: str
    """Origin of their places."""
    final_points: Value


class TempleSpaceView(TypedDict):
    points: Value
    discs: list[int]
    """From the bottom up."""


class TempleView(TypedDict):
    name: str
    spaces: list[TempleSpaceView]
    card: str | None
    """Zodiac card, None before it is drawn."""
    holder: int | None
    leader: int | None
    """Who would get the card if the round ended now."""


class TileView(TypedDict):
    cell: str
    row: int
    column: int
    """Seen from the Agora: rows go down, columns to the right."""
    kind: str
    """building, farm, agora or palace"""
    building: str | None
    """Of a farm: what lies face down."""
    colour: str | None


class SeatOfPowerView(TypedDict):
    cell: str
    """The tile at its upper left."""
    row: int
    column: int
    die: DieView | None
    """None while it is free."""
    cards: list[int]
    """While it is free: the district cards that the district matches now."""


class CityView(TypedDict):
    top: int
    left: int
    rows: int
    columns: int
    tiles: list[TileView]
    seats: list[SeatOfPowerView]
    spots: list[str]
    """Cells where a tile may be placed."""


class FreemanView(DieView):
    site: int | None
    """Where the die is used, None at home."""


class PopulationView(TypedDict):
    bases: int
    free: int
    """Bases without a die."""
    costs: list[Value]
    """Food for each base that has to be bought, the bought ones included."""
    bought: int
    last_points: Value


class AdvisorsView(TypedDict):
    colours: list[str]
    track: list[Value]
    points: int
    """Of the rightmost one."""


class FinalView(TypedDict):
    """Points if the game ended now."""

    gold: int
    advisors: int
    temples: int
    districts: int
    total: int


class PlayerView(TypedDict):
    seat: int
    name: str
    points: int
    stone: int
    food: int
    wisdom: int
    gold: int
    tokens: int
    freemen: list[FreemanView]
    speakers: list[int]
    archon: int | None
    """The site, None at home."""
    population: PopulationView
    advisors: AdvisorsView
    towers: Goods
    """Height by colour."""
    strength: int
    """Space on the military track."""
    temples: Goods
    """Position in each temple."""
    cards: list[str]
    """Zodiac cards held."""
    city: CityView
    stored: list[str]
    matched: list[int]
    """District cards."""
    passed: bool
    final: FinalView | None
    """None once the game is over."""


class EndView(TypedDict):
    """A condition that ends the game after the round."""

    name: str
    holds: bool
    now: int
    limit: int
    """It holds when `now` has come down to this; the die must then be missing in the offer as well."""


class SoloConditionView(TypedDict):
    site: int
    colour: str
    holds: bool


class SoloView(TypedDict):
    target: int
    base: Value
    more: Value
    """For each condition that holds."""
    conditions: list[SoloConditionView]
    reached: bool


class AgoraView(TypedDict):
    colours: list[str]
    """Dice that activate it."""
    ability: EffectView
    origin: str


class PositionView(TypedDict):
    game: str
    rules: int
    options: dict[str, object]
    round: int
    """0 before the first."""
    rounds: int | None
    """None where the end is open."""
    phase: str
    """setup, actions, round_end or over"""
    turn: int | None
    """Whose turn it is."""
    asked: int | None
    """Who is asked next, -1 for chance, None when the game is over."""
    decisions: list[DecisionView]
    waiting: list[DecisionView]
    """What was begun and comes after them, the next first."""
    order: list[int]
    """Seats in the order of this round."""
    bulwark: int | None
    sites: list[SiteView]
    buildings: list[BuildingView]
    market: list[MarketView]
    stacks: list[StackView]
    offer: list[OfferView]
    dice: DiceView
    districts: list[DistrictCardView]
    tower_supply: Goods
    military: MilitaryView
    temples: list[TempleView]
    agora: AgoraView
    players: list[PlayerView]
    ends: list[EndView]
    solo: SoloView | None
    winners: list[int] | None
    """None until the game is over."""
