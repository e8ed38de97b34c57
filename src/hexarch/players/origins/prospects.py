"""What a city promises: districts ready to be closed, districts nearly there, and the cards that they would match."""

from typing import Final

from hexarch.games.origins.actions import COLOUR_OF, KINDS
from hexarch.games.origins.city import BLOCK, City
from hexarch.games.origins.setup import Setup, pattern
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

_CORNERS: Final = tuple((3 - free, free ^ 1, free ^ 2) for free in range(4))
"""For each free tile of a block: the one opposite, and the two beside it."""
_FULL: Final = 4
_NEARLY: Final = 3

Block = tuple[int, int, int]
"""Mask of the cards matched now, mask of those one tile away, most tiles of one colour."""


class Prospects:
    """Blocks of a city that are not closed, by how many tiles they have."""

    __slots__ = ("begun", "city", "near", "open")

    def __init__(self, city: City) -> None:
        self.city = city
        """Kept, so that nothing else gets its identity."""
        self.open: list[Block] = []
        self.near: list[Block] = []
        self.begun: list[Block] = []


def find(city: City, setup: Setup, displayed: int) -> Prospects:
    """The blocks of a city; `displayed` is the mask of the cards on display."""
    found = Prospects(city)
    tiles, colour_of, patterns = city.tiles, setup.colour_of, setup.patterns
    corners = {cell - step for cell in tiles for step in BLOCK}
    corners.difference_update(city.closed_cells)
    for corner in corners:
        block = [tiles.get(corner + step, -1) for step in BLOCK]
        size = 4 - block.count(-1)
        if size < 2:
            continue
        colours = [colour_of[tile] if 0 <= tile < KINDS else -1 for tile in block]
        now = next_ = 0
        for opposite, one, other in _CORNERS:
            three = (colours[opposite], colours[one], colours[other])
            missing = [i for i, place in enumerate((opposite, one, other)) if three[i] < 0 and block[place] < 0]
            known = sum(1 for colour in three if colour >= 0)
            if known == 3:
                now |= patterns[pattern(*three)]
            elif known == 2 and len(missing) == 1:
                next_ |= _completed(three, missing[0], patterns)
        now &= displayed
        most = max(colours.count(colour) for colour in set(colours) - {-1}) if max(colours) >= 0 else 0
        entry = (now, next_ & displayed, most)
        (found.open if size == _FULL else found.near if size == _NEARLY else found.begun).append(entry)
    return found


def _completed(three: tuple[int, int, int], missing: int, patterns: tuple[int, ...]) -> int:
    """Cards matched by a tile of some colour at the missing place."""
    mask = 0
    for colour in range(len(COLOURS)):
        trial = [*three]
        trial[missing] = colour
        mask |= patterns[pattern(*trial)]
    return mask


class Memory:
    """Prospects of the cities seen lately; cities never change, so their identity is enough."""

    def __init__(self, setup: Setup, districts: tuple[int, ...]) -> None:
        self.setup = setup
        self.districts = districts
        self.displayed = sum(1 << card for card in districts)
        self.found: dict[int, Prospects] = {}
        self.places: dict[tuple[int, int], list[int]] = {}
        """The best places for a tile in a city."""

    def of(self, city: City) -> Prospects:
        found = self.found.get(id(city))
        if found is None:
            if len(self.found) > 20000:
                self.found.clear()
                self.places.clear()
            found = self.found[id(city)] = find(city, self.setup, self.displayed)
        return found


def card_values(state: State, seat: int) -> list[tuple[int, int]]:
    """(points and gold of a match now, bit of the card), the best first."""
    matched = state.players[seat].matched
    cards = state.setup.cards
    values = []
    for card, gold in zip(state.districts, state.district_gold, strict=True):
        printed = cards[card]
        values.append(((printed.again if matched >> card & 1 else printed.first) + gold, 1 << card))
    values.sort(reverse=True)
    return values


def best_matches(blocks: list[Block], which: int, values: list[tuple[int, int]], count: int) -> float:
    """What the best few blocks bring, each with a card of its own."""
    total, left = 0, count
    masks = [block[which] for block in blocks if block[which]]
    for value, bit in values:
        if not left or not masks:
            break
        for i, mask in enumerate(masks):
            if mask & bit:
                total += value
                left -= 1
                del masks[i]
                break
    return total


def seat_colours(city: City) -> list[int]:
    """Values of the dice on seats of power, added up by colour."""
    found = [0] * len(COLOURS)
    for _, die in city.closed:
        found[COLOUR_OF[die]] += die % 6 + 1
    return found


