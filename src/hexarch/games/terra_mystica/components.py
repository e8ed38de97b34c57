# Not compiled: filled from files.
"""Records of the component files, one for each kind of component. They are filled by name."""

from dataclasses import dataclass

from hexarch.core.aliases import Ints, Names


@dataclass(frozen=True, kw_only=True)
class Goods:
    """What many components may bring."""

    coins: int = 0
    workers: int = 0
    priests: int = 0
    spades: int = 0


@dataclass(frozen=True, kw_only=True)
class PowerAction(Goods):
    name: str
    power: int
    """What it costs."""
    bridges: int = 0


@dataclass(frozen=True, kw_only=True)
class Board:
    terrains: Names
    colours: Names
    cults: Names
    buildings: Names
    factions: Names
    pieces_supply: Ints
    pieces_priests: int
    pieces_bridges: int
    town_buildings: int
    town_sanctuary_counts: int
    town_power: int
    exchange_power_to_priest: int
    exchange_power_to_worker: int
    exchange_power_to_coin: int
    cult_top: int
    cult_power_at: Ints
    cult_orders: Ints
    cult_returned: int
    final_cult: Ints
    final_network: Ints
    power_actions: tuple[PowerAction, ...]


@dataclass(frozen=True, kw_only=True)
class Gains(Goods):
    """What bonus cards, favor tiles and town tiles may bring, at once or as income."""

    power: int = 0
    cult_steps: int = 0


@dataclass(frozen=True, kw_only=True)
class PassingGains(Gains):
    """May also bring points for something when its player passes."""

    pass_counts: str = ""
    pass_points: Ints = ()


@dataclass(frozen=True, kw_only=True)
class BonusCard(PassingGains):
    name: str
    option: str = ""
    """The option that puts it into the box."""
    shipping: int = 0


@dataclass(frozen=True, kw_only=True)
class FavorTile(PassingGains):
    name: str
    cult: str
    steps: int
    copies: int = 3
    town_power: int = 0
    """The power value that a town needs with it, instead of the usual one."""
    points_for: str = ""
    points: int = 0


@dataclass(frozen=True, kw_only=True)
class TownTile(Gains):
    name: str
    points: int
    option: str = ""
    copies: int = 2
    keys: int = 1
    shipping: int = 0


@dataclass(frozen=True, kw_only=True)
class ScoringTile:
    name: str
    counts: Names
    points: int
    reward_for: str
    reward_per: int
    option: str = ""
    late: bool = True
    reward_coins: int = 0
    reward_workers: int = 0
    reward_priests: int = 0
    reward_power: int = 0
    reward_spades: int = 0


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """What depends on the number of players and on the variants of the table."""

    rounds: int
    removed: Ints
    tokens_fewer: int
    cards_spare: int
    card_coins: int
    scoring_pairs: int
    favor_takers: int
    favor_power: Ints
    power_surcharge: int
    replace_priests: bool
    town_stronghold_counts: int
    town_without_tile: int


@dataclass(frozen=True, kw_only=True)
class Introductory:
    """The fixed set-up of a first game, by number of players."""

    scoring: Names
    dwellings: dict[str, Names]
    factions: dict[str, Names]
    cards: dict[str, Names]


@dataclass(frozen=True, kw_only=True)
class Faction:
    """A faction board. `terrain` is the home terrain's number on the cycle."""

    name: str
    terrain: int
    start_points: int
    start_coins: int
    start_workers: int
    start_priests: int
    start_power: Ints
    start_cults: Ints
    start_dwellings: int
    start_last: bool
    dwelling_workers: int
    dwelling_coins: int
    dwelling_worker_income: Ints
    trading_house_workers: int
    trading_house_coins: int
    trading_house_coins_alone: int
    trading_house_coin_income: Ints
    trading_house_power_income: Ints
    temple_workers: int
    temple_coins: int
    temple_favors: int
    temple_priest_income: Ints
    temple_power_income: Ints
    stronghold_workers: int
    stronghold_coins: int
    stronghold_coin_income: int
    stronghold_worker_income: int
    stronghold_priest_income: int
    stronghold_power_income: int
    stronghold_gains_points: int
    stronghold_gains_power: int
    stronghold_gains_favors: int
    stronghold_gains_shipping: int
    stronghold_gains_spades: int
    stronghold_gains_trades: int
    stronghold_action_name: str
    stronghold_action_cult_steps: int
    stronghold_action_spades: int
    stronghold_action_turns: int
    stronghold_action_free_dwellings: int
    stronghold_action_free_trading_houses: int
    stronghold_action_sandstorms: int
    sanctuary_workers: int
    sanctuary_coins: int
    sanctuary_favors: int
    sanctuary_priest_income: int
    shipping_start: int
    shipping_coins: int
    shipping_priests: int
    shipping_points: Ints
    digging_workers: Ints
    digging_priests: Ints
    digging_spade_points: int
    digging_cost_workers: int
    digging_cost_coins: int
    digging_cost_priests: int
    digging_points: int
    spade_points: int
    spade_stronghold_power: int
    spade_always: int
    town_points: int
    town_workers: int
    town_workers_without_tile: int
    jump_name: str
    jump_range: int
    jump_range_max: int
    jump_stronghold_range: int
    jump_town_range: int
    jump_workers: int
    jump_stronghold_workers: int
    jump_priests: int
    jump_points: int
    action_name: str
    action_workers: int
    action_bridges: int
    exchange_points_to_coins: bool
    exchange_coins_per_point: int
    exchange_coins_to_points: bool
    power_values: Ints

    @property
    def shipping_max(self) -> int:
        return self.shipping_start + len(self.shipping_points)

    @property
    def digging_max(self) -> int:
        return len(self.digging_workers) - 1
