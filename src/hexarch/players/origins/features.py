"""Features of a position of Origins for a seat, which weights turn into points."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.actions import COLOUR_OF, DICE, VALUE_OF, VALUES
from hexarch.games.origins.player import Player
from hexarch.games.origins.scoring import temple_points
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS, ZODIAC
from hexarch.players.origins.horizon import LONGEST, share_of_round
from hexarch.players.origins.prospects import Memory, best_matches, card_values, seat_colours

NAMES: Final = (
    "points",
    "gold",
    "stone",
    "food",
    "wisdom",
    "tokens",
    "temple points",
    "temples one step on",
    "temples three steps on",
    "lowest temple",
    "highest temple",
    "district points",
    "seat values",
    "tower levels",
    "next tower level",
    "dice",
    "dice values",
    "dice times towers",
    "low dice",
    "sixes",
    "unused workers",
    "unused values",
    "wisdom lacking",
    "wisdom lacking later",
    "speakers",
    "bases",
    "free bases",
    "advisor points",
    "advisors",
    "borders",
    "spaces past the border",
    "discs behind",
    "first on the military track",
    "open districts",
    "open cards",
    "open colours",
    "near districts",
    "near cards",
    "begun cards",
    "tiles",
    "farms",
    "stored tiles",
    "closed districts",
    *(f"{colour} dice" for colour in COLOURS),
    *(f"{colour} buildings" for colour in COLOURS),
    *(f"holds {card}" for card in ZODIAC),
)
Features = list[float]


def horizon(state: State, seat: int, round_: int, rounds: float) -> float:
    """Return what is still to come for a seat, seen from a round after which there will be that many."""
    return min(LONGEST, rounds + (share_of_round(state.players[seat]) if state.round == round_ else 0.0))


def features(state: State, seat: int, round_: int, memory: Memory) -> Features:
    """Return what the seat has, seen from a round: once it is over, its workers are not at hand but to come."""
    player = state.players[seat]
    setup = state.setup
    city, towers = player.city, player.towers
    active = not player.passed and state.round <= round_
    back = _coming_back(player.freemen, player.placed)
    seats = seat_colours(city)
    prospects = memory.of(city)
    values = card_values(state, seat)
    times_towers = sorted([VALUE_OF[die] * towers[COLOUR_OF[die]] for die in back], reverse=True)
    room = prospects.open + min(2, prospects.near)
    (low, low_row), (middle, middle_row), (high, _) = sorted(zip(player.temples, setup.temple_points, strict=True))
    military = state.military[seat]
    ahead = sum(1 for space in state.military if space < military)
    crossed = setup.crossed[military]
    unused = player.freemen if active else ()
    advisors, worth = _advisors(player, setup.advisor_points)
    speakers = player.speakers
    found = [
        player.points,
        player.gold,
        _useful(player.stone, 3),
        _useful(player.food, 4),
        _useful(player.wisdom, 3),
        player.tokens,
        temple_points(state, player),
        low_row[min(low + 1, len(low_row) - 1)] + middle_row[min(middle + 1, len(middle_row) - 1)],
        low_row[min(low + 3, len(low_row) - 1)] + middle_row[min(middle + 3, len(middle_row) - 1)],
        low,
        high,
        sum(value * towers[i] for i, value in enumerate(seats)),
        sum(seats),
        sum(towers) - len(towers),
        _next_level(state, player.gold, towers, seats),
        len(back),
        sum([VALUE_OF[die] for die in back]),
        sum(times_towers[:room]),
        sum([1 for die in back if VALUE_OF[die] <= 2]),
        sum([1 for die in back if VALUE_OF[die] == VALUES]),
        len(unused) + (len(speakers) + (player.archon < 0) if active else 0),
        sum([VALUE_OF[die] for die in unused]),
        _lacking(state.ships, unused),
        _lacking(state.ships, back),
        len(speakers),
        player.bases,
        player.bases - len(player.freemen) - len(player.placed),
        worth,
        advisors,
        crossed,
        military - setup.retreat[military] if active else 0,
        ahead,
        1 if ahead == len(state.military) - 1 else 0,
        min(3, prospects.open),
        best_matches(prospects.matched, values, 3),
        sum(prospects.open_colours[:2]),
        min(4, prospects.near),
        best_matches(prospects.sight, values, 2),
        best_matches(prospects.begun, values, 2),
        len(city.tiles),
        len(city.farms),
        len(player.stored),
        len(city.closed),
    ]
    colours = [COLOUR_OF[die] for die in back]
    found += [colours.count(colour) for colour in range(len(COLOURS))]
    found += city.colours
    cards = [0.0] * len(ZODIAC)
    for card, holder in zip(state.zodiac, state.holders, strict=True):
        if holder == seat:
            cards[card] = 1.0
    found += cards
    return found


def _useful(amount: int, enough: int) -> float:
    """Return goods discounted: those beyond what can soon be spent count half, and those far beyond nothing."""
    return min(amount, enough) + max(0, min(amount, 2 * enough) - enough) / 2


def _coming_back(freemen: Ints, placed: Ints) -> list[int]:
    """Return the dice of the next round: those at the sites rise, sixes there are lost."""
    dice = [place % DICE for place in placed]
    return [*freemen, *(die + 1 for die in dice if VALUE_OF[die] < VALUES)]


def _advisors(player: Player, points: Ints) -> tuple[int, int]:
    """Return the Advisors once the sixes at the sites have come back, and what they and those too many are worth."""
    colours = [COLOUR_OF[place % DICE] for place in player.placed if VALUE_OF[place % DICE] == VALUES]
    new = set(colours).difference(player.advisors)
    count = len(player.advisors) + len(new)
    return count, points[count - 1] * (1 + len(colours) - len(new)) if count else 0


def _next_level(state: State, gold: int, towers: Ints, seats: list[int]) -> int:
    """Return the most points that one more tower level could bring for the gold at hand."""
    best = 0
    for colour, left in enumerate(state.tower_supply):
        if left and seats[colour] > best and towers[colour] <= gold + 2:
            best = seats[colour]
    return best


def _lacking(ships: Ints, dice: Sequence[int]) -> float:
    """Return the wisdom that the average site would cost, summed over all dice."""
    if not dice:
        return 0.0
    return sum([value - die % VALUES - 1 for value in ships for die in dice if value > die % VALUES + 1]) / len(ships)
