"""Features of a position of Origins for a seat, which weights turn into points."""

from collections.abc import Sequence
from operator import mul
from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.actions import COLOUR_OF, DICE, VALUE_OF, VALUES
from hexarch.games.origins.player import Player
from hexarch.games.origins.scoring import temple_points
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS, ZODIAC
from hexarch.players.origins.horizon import LONGEST, share_of_round
from hexarch.players.origins.prospects import Memory, Part, Prospects, best_matches, card_values

NAMES: Final = (
    "points",
    "gold",
    "stone",
    "food",
    "wisdom",
    "tokens",
    "stored tiles",
    "tower levels",
    "bases",
    "free bases",
    "speakers",
    "unused workers",
    "borders",
    "spaces past the border",
    "discs behind",
    "first on the military track",
    "district points",
    "next tower level",
    "dice times towers",
    # From `_temples`.
    "temple points",
    "temples one step on",
    "temples three steps on",
    "lowest temple",
    "highest temple",
    # From `_dice`.
    "dice",
    "dice values",
    "low dice",
    "sixes",
    "unused values",
    "wisdom lacking",
    "wisdom lacking later",
    *(f"{colour} dice" for colour in COLOURS),
    # From `_advisors`.
    "advisor points",
    "advisors",
    # From `_city`.
    "seat values",
    "open districts",
    "open cards",
    "open colours",
    "near districts",
    "near cards",
    "begun cards",
    "tiles",
    "farms",
    "closed districts",
    *(f"{colour} buildings" for colour in COLOURS),
    # From `_zodiac`.
    *(f"holds {card}" for card in ZODIAC),
)
Features = list[float]
# Goods discounted: those beyond the three or four that can soon be spent count half, and those far beyond nothing.
_OF_THREE: Final = (0.0, 1.0, 2.0, 3.0, 3.5, 4.0, 4.5)
_OF_FOUR: Final = (0.0, 1.0, 2.0, 3.0, 4.0, 4.5, 5.0, 5.5, 6.0)


def horizon(state: State, seat: int, round_: int, rounds: float) -> float:
    """Return what is still to come for a seat, as seen from a round after which that many rounds remain."""
    return min(LONGEST, rounds + (share_of_round(state.players[seat]) if state.round == round_ else 0.0))


def features(state: State, seat: int, round_: int, memory: Memory) -> Features:
    """Return what the seat has, as seen from a round: once that is over, its workers are not at hand but to come."""
    player = state.players[seat]
    setup = state.setup
    city, towers, freemen, placed = player.city, player.towers, player.freemen, player.placed
    active = not player.passed and state.round <= round_
    # Most parts of a position also occur in one that was described a moment ago, so each part is cached.
    kept = memory.kept
    key: tuple[Any, ...] = (id(city), player.matched, state.district_gold)
    city_part = kept.get(key) or memory.keep(key, _city(state, seat, memory))
    key = (freemen, placed, state.ships, active)
    dice_part = kept.get(key) or memory.keep(key, _dice(freemen, placed, state.ships, active))
    key = (placed, player.advisors)
    advisor_part = kept.get(key) or memory.keep(key, _advisors(player, setup.advisor_points))
    temple_part = kept.get(player.temples) or memory.keep(player.temples, _temples(state, player))
    key = (seat, state.zodiac, state.holders)
    card_part = kept.get(key) or memory.keep(key, _zodiac(state, seat))
    prospects = memory.of(city)
    seats = prospects.seats
    military = state.military[seat]
    ahead = sum([space < military for space in state.military])
    unused = len(freemen) + len(player.speakers) + (player.archon < 0) if active else 0
    return [
        player.points,
        player.gold,
        _OF_THREE[min(player.stone, 6)],
        _OF_FOUR[min(player.food, 8)],
        _OF_THREE[min(player.wisdom, 6)],
        player.tokens,
        len(player.stored),
        sum(towers) - len(towers),
        player.bases,
        player.bases - len(freemen) - len(placed),
        len(player.speakers),
        unused,
        setup.crossed[military],
        military - setup.retreat[military] if active else 0,
        ahead,
        1 if ahead == len(state.military) - 1 else 0,
        sum(map(mul, seats, towers)),
        _next_level(state, player.gold, towers, seats),
        _times_towers(freemen, placed, towers, prospects),
        *temple_part,
        *dice_part,
        *advisor_part,
        *city_part,
        *card_part,
    ]


def _city(state: State, seat: int, memory: Memory) -> Part:
    """Return what the city holds and which cards its districts could match."""
    city = state.players[seat].city
    prospects = memory.of(city)
    values = card_values(state, seat)
    return (
        sum(prospects.seats),
        min(3, prospects.open),
        best_matches(prospects.matched, values, 3),
        sum(prospects.open_colours[:2]),
        min(4, prospects.near),
        best_matches(prospects.sight, values, 2),
        best_matches(prospects.begun, values, 2),
        len(city.tiles),
        len(city.farms),
        len(city.closed),
        *city.colours,
    )


def _dice(freemen: Ints, placed: Ints, ships: Ints, active: bool) -> Part:
    """Return the value of the dice that come back, and of those at hand."""
    back = _coming_back(freemen, placed)
    unused = freemen if active else ()
    values = [VALUE_OF[die] for die in back]
    colours = [COLOUR_OF[die] for die in back]
    return (
        len(back),
        sum(values),
        sum([value <= 2 for value in values]),
        values.count(VALUES),
        sum([VALUE_OF[die] for die in unused]),
        _lacking(ships, unused),
        _lacking(ships, back),
        *[colours.count(colour) for colour in range(len(COLOURS))],
    )


def _times_towers(freemen: Ints, placed: Ints, towers: Ints, prospects: Prospects) -> int:
    """Return what the best dice would bring on the seats of power that are or may soon be free."""
    room = prospects.open + min(2, prospects.near)
    if not room:
        return 0
    found = [VALUE_OF[die] * towers[COLOUR_OF[die]] for die in _coming_back(freemen, placed)]
    if len(found) > room:
        found.sort(reverse=True)
        return sum(found[:room])
    return sum(found)


def _temples(state: State, player: Player) -> Part:
    rows = state.setup.temple_points
    (low, low_row), (middle, middle_row), (high, _) = sorted(zip(player.temples, rows, strict=True))
    return (
        temple_points(state, player),
        low_row[min(low + 1, len(low_row) - 1)] + middle_row[min(middle + 1, len(middle_row) - 1)],
        low_row[min(low + 3, len(low_row) - 1)] + middle_row[min(middle + 3, len(middle_row) - 1)],
        low,
        high,
    )


def _zodiac(state: State, seat: int) -> Part:
    cards = [0] * len(ZODIAC)
    for card, holder in zip(state.zodiac, state.holders, strict=True):
        if holder == seat:
            cards[card] = 1
    return tuple(cards)


def _coming_back(freemen: Ints, placed: Ints) -> list[int]:
    """Return the dice of the next round: those at the sites rise, sixes there are lost."""
    dice = [place % DICE for place in placed]
    return [*freemen, *(die + 1 for die in dice if VALUE_OF[die] < VALUES)]


def _advisors(player: Player, points: Ints) -> Part:
    """Return what the Advisors and those too many are worth once the sixes at the sites have come back, and how many
    they are.
    """
    colours = [COLOUR_OF[place % DICE] for place in player.placed if VALUE_OF[place % DICE] == VALUES]
    new = set(colours).difference(player.advisors)
    count = len(player.advisors) + len(new)
    return points[count - 1] * (1 + len(colours) - len(new)) if count else 0, count


def _next_level(state: State, gold: int, towers: Ints, seats: Ints) -> int:
    """Return the most points that one more tower level could bring for the gold at hand."""
    best = 0
    for colour, left in enumerate(state.tower_supply):
        if left and seats[colour] > best and towers[colour] <= gold + 2:
            best = seats[colour]
    return best


def _lacking(ships: Ints, dice: Sequence[int]) -> float:
    """Return the wisdom that a site would cost on average, summed over all dice."""
    if not dice:
        return 0.0
    return sum([value - die % VALUES - 1 for value in ships for die in dice if value > die % VALUES + 1]) / len(ships)
