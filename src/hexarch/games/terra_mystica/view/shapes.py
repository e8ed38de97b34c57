"""The shape of the JSON views. Seats are numbers from 0; everything else is named as in the data."""

from typing_extensions import TypedDict

from hexarch.core.shapes import Amount, Compound, Label, Points, SeatAmount

# Amounts by name: coins, workers, priests, power, spades... Zeros are left out.
Goods = dict[str, int]


class DecisionView(TypedDict):
    seat: int
    """-1 for chance."""
    kind: str


class ScoringView(TypedDict):
    round: int
    name: str
    status: str
    """past, current or coming"""
    counts: list[str]
    points: int
    reward_for: str
    """A cult, or priests."""
    reward_per: int
    reward: Goods
    """At the end of the round; nothing after the last one."""


class PassingView(TypedDict):
    """Points for passing: `points[n]` with n of what is counted."""

    counts: str
    points: list[int]


class CardView(TypedDict):
    name: str
    coins: int
    """Coins that lie on it."""
    holder: int | None
    income: Goods
    action: Goods
    shipping: int
    passing: PassingView | None


class FavorView(TypedDict):
    name: str
    cult: str
    steps: int
    copies: int
    left: int
    holders: list[int]
    income: Goods
    action: Goods
    town_power: int
    """The power that a town needs with it; 0 where it changes nothing."""
    points: Goods
    """Points for building something."""
    passing: PassingView | None


class TownView(TypedDict):
    name: str
    points: int
    keys: int
    gain: Goods
    copies: int
    left: int
    holders: list[int]
    """Once for each copy held."""


class PowerActionView(TypedDict):
    name: str
    cost: int
    gain: Goods
    used: bool


class OrderSpaceView(TypedDict):
    steps: int
    seat: int | None


class CultView(TypedDict):
    name: str
    positions: list[int]
    """Seat by seat."""
    top: int | None
    """Who stands on the last space."""
    order: list[OrderSpaceView]


class HexView(TypedDict):
    name: str
    row: int
    column: int
    x: float
    y: float
    """Middle of the hex, in widths of a hex and in rows."""
    terrain: str
    river: bool
    building: str | None
    seat: int | None
    town: bool


class BridgeView(TypedDict):
    hexes: list[str]
    seat: int


class SkipView(TypedDict):
    """A river space that a town skips."""

    river: str
    seat: int


class MapView(TypedDict):
    name: str
    rows: int
    columns: int
    hexes: list[HexView]
    bridges: list[BridgeView]
    skips: list[SkipView]


class OfferView(TypedDict):
    seat: int
    builder: int
    power: int
    """What the building offers."""
    gain: int
    """What would really be gained now."""
    cost: int
    """The points it would take."""
    closed: bool
    """It can only be declined."""


class BuildingRowView(TypedDict):
    kind: str
    built: int
    left: int
    cost: Goods
    cost_alone: Goods | None
    """Where it depends on the neighbours: the cost without any."""
    prices: list[Goods]
    """What it costs on the map as it is, the lowest first: both where only some have neighbours."""
    power: int
    income: Goods
    next_income: Goods | None
    """Income of the row with one more on the map."""


class TrackStepView(TypedDict):
    cost: Goods
    points: int


class ShippingView(TypedDict):
    level: int
    reach: int
    """River spaces that can be crossed, the bonus card included."""
    most: int
    next: TrackStepView | None


class DiggingView(TypedDict):
    level: int
    most: int
    spade: Goods
    """What one spade costs."""
    next: TrackStepView | None


class JumpView(TypedDict):
    name: str
    range: int
    cost: Goods
    points: int


class SpecialView(TypedDict):
    name: str
    source: str
    """bonus_card, favor_tile, stronghold or faction"""
    cost: Goods
    gain: Goods
    used: bool
    available: bool
    """Not used, and there is something to use it on."""


class WishesView(TypedDict):
    take_up_to: int
    decline_above: int | None


class IncomeView(TypedDict):
    """The income at the end of this round and in the next phase I, as things stand.

    The bonus card counts once its holder has passed; before that, it will be returned.
    """

    sources: dict[str, Goods]
    total: Goods
    lost: Goods
    """The part that would find no room in the supply of priests or in the bowls."""


class FinalView(TypedDict):
    """Points if the game ended now."""

    cults: Goods
    network: int
    network_size: int
    resources: int
    total: int


class PlayerView(TypedDict):
    seat: int
    faction: str
    colour: str
    terrain: str
    points: int
    coins: int
    workers: int
    priests: int
    priests_left: int
    """In the supply."""
    priests_sent: int
    bowls: list[int]
    keys: int
    bridges_left: int
    shipping: ShippingView
    digging: DiggingView
    jump: JumpView | None
    buildings: list[BuildingRowView]
    card: str | None
    favors: list[str]
    towns: list[str]
    town_groups: list[list[str]]
    specials: list[SpecialView]
    passed: bool
    dropped: bool
    wishes: WishesView | None
    """None for others while the game goes on."""
    income: IncomeView | None
    """None when no further income comes."""
    final: FinalView | None
    """None once the game is over."""


class LotView(TypedDict):
    """A faction in the auction."""

    faction: str
    seat: int | None
    """Who has bid most for it."""
    points: int


class PositionView(TypedDict):
    game: str
    rules: int
    options: dict[str, object]
    round: int
    """0 before the first."""
    rounds: int
    phase: str
    """setup, actions, rewards or over"""
    turn: int | None
    """Whose turn it is in the action phase."""
    asked: int | None
    """Who is asked next, -1 for chance, None when the game is over."""
    decisions: list[DecisionView]
    order: list[int]
    """Seats in order of play."""
    picks: list[str | None]
    """The faction chosen by each seat."""
    auction: list[LotView]
    """As long as factions are bid for."""
    scoring: list[ScoringView]
    cards: list[CardView]
    favors: list[FavorView]
    towns: list[TownView]
    power_actions: list[PowerActionView]
    cults: list[CultView]
    cult_power: list[int]
    """Power for reaching each space of a cult."""
    map: MapView
    players: list[PlayerView]
    """Empty until the faction boards are dealt."""
    owed: Goods
    """What the seat that is acting has still to do or to use."""
    offers: list[OfferView]
    winners: list[int] | None
    """None until the game is over."""


class Target(TypedDict):
    """Something on the board that an action refers to."""

    kind: str
    """hex, span, cult, favor, town, card, scoring, power_action, special, track or player"""
    name: str


class InterruptView(TypedDict):
    id: int
    text: str
    path: list[str]
    targets: list[Target]
    label: Label


class OptionView(InterruptView):
    """An action and what it alone changes for the seat. Amounts are never negative, points may be."""

    cost: list[Amount]
    gain: list[Amount]
    bowls: list[int]
    """Change of the three bowls."""
    points: list[Points]
    owed: Goods
    """Change of what is left to do or to use: spades, favors, towns, bridges..."""
    board: Goods
    """Change of keys, shipping, digging, range and bridges left."""
    founds_town: bool
    offers: list[OfferView]
    """Who may take power because of it."""
    others: list[SeatAmount]
    """What it changes for other seats at once."""
    follows: list[Amount]
    """What the rules do next because of it: rewards, income, the final scoring. May be negative."""


class CompoundView(OptionView, Compound):
    """An action with its preparations. Those with the same id are alternatives, the cheapest first."""


class OfferAnswer(TypedDict):
    """The same answer to all open offers, in one step."""

    ids: list[int]
    gain: int
    cost: int


class FreePowerView(TypedDict):
    """Whether offers that cost no points are taken without asking."""

    on: bool
    change: int
    """The action that switches it."""


class OptionsView(TypedDict):
    seat: int
    decision: DecisionView | None
    owed: Goods
    actions: list[OptionView]
    compounds: list[CompoundView]
    interrupts: list[InterruptView]
    """What the seat may do at any time without being asked."""
    take_all: OfferAnswer | None
    """With several open offers; none if only one can be taken."""
    decline_all: OfferAnswer | None
    free_power: FreePowerView | None
    """None where no standing wish can be set."""


class IncomeChange(TypedDict):
    before: Goods
    after: Goods
    difference: Goods


class TownProgress(TypedDict):
    power: int
    power_needed: int
    buildings: int
    buildings_needed: int


class PreviewView(OptionView):
    income: IncomeChange
    town: TownProgress | None
    """How far the buildings around it would be from a town; null if there is one, or nothing is built."""
