"""Prospects of a city: districts ready to be closed, districts nearly there, and the cards that they would match."""

from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.actions import COLOUR_OF, KINDS, VALUE_OF
from hexarch.games.origins.city import BLOCK, City
from hexarch.games.origins.setup import Setup, pattern
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

# For each free tile of a block: the one opposite, and the two beside it.
_CORNERS: Final = tuple((3 - free, free ^ 1, free ^ 2) for free in range(4))
_GREY: Final = -1
_EMPTY: Final = -2
_FULL: Final = 4
_NEARLY: Final = 3
# How many cities, and features of other parts, are cached.
_MOST: Final = 20_000

# Features that depend on the same few parts of a position.
Part = tuple[float, ...]
# Mask of the cards matched now, mask of those that one more tile could match, most tiles of one colour.
Block = tuple[int, int, int]


class Prospects:
    """Blocks of a city that are not closed, by how many tiles they have; masks of the cards each could match."""

    __slots__ = ("begun", "city", "matched", "near", "open", "open_colours", "seats", "sight")

    def __init__(self, city: City) -> None:
        self.city = city
        """Kept, so that no other object gets its identity."""
        self.seats = seat_colours(city)
        """The values of the dice on seats of power, by colour."""
        self.open = self.near = 0
        self.open_colours: list[int] = []
        self.matched: list[int] = []
        """Open districts: cards they match."""
        self.sight: list[int] = []
        """One tile away from being open: cards they may match then."""
        self.begun: list[int] = []
        """Two tiles away."""


class Memory:
    """Prospects of recently seen cities; cities are immutable, so their identity is enough."""

    def __init__(self, setup: Setup, districts: Ints) -> None:
        self.setup = setup
        self.districts = districts
        self.displayed = sum(1 << card for card in districts)
        self.places: dict[tuple[int, int], list[int]] = {}
        """The best places for a tile in a city."""
        self.kept: dict[Any, Part] = {}
        """Features by what they depend on."""
        self._found: dict[int, Prospects] = {}
        self._blocks: dict[Ints, Block] = {}

    def of(self, city: City) -> Prospects:
        found = self._found.get(id(city))
        if found is None:
            if len(self._found) > _MOST:
                self._found.clear()
                self.places.clear()
                self.kept.clear()
            found = self._found[id(city)] = self._find(city)
        return found

    def keep(self, key: Any, part: Part) -> Part:
        if len(self.kept) > _MOST:
            self.kept.clear()
        self.kept[key] = part
        return part

    def _find(self, city: City) -> Prospects:
        found = Prospects(city)
        colours = {cell: self.setup.colour_of[tile] if tile < KINDS else _GREY for cell, tile in city.tiles.items()}
        corners = {cell - step for cell in colours for step in BLOCK}
        corners.difference_update(city.closed_cells)
        for corner in corners:
            block = tuple([colours.get(corner + step, _EMPTY) for step in BLOCK])
            size = _FULL - block.count(_EMPTY)
            if size < _FULL // 2:
                continue
            now, later, most = self._look(block)
            if size == _FULL:
                found.open += 1
                found.open_colours.append(most)
                if now:
                    found.matched.append(now)
            elif size == _NEARLY:
                found.near += 1
                if now | later:
                    found.sight.append(now | later)
            elif later:
                found.begun.append(later)
        found.open_colours.sort(reverse=True)
        return found

    def _look(self, block: Ints) -> Block:
        known = self._blocks.get(block)
        if known is None:
            now = later = 0
            patterns = self.setup.patterns
            for places in _CORNERS:
                three = [block[place] for place in places]
                if min(three) >= 0:
                    now |= patterns[pattern(*three)]
                elif three.count(_EMPTY) == 1 and _GREY not in three:
                    empty = three.index(_EMPTY)
                    for colour in range(len(COLOURS)):
                        three[empty] = colour
                        later |= patterns[pattern(*three)]
            most = max(block.count(colour) for colour in range(len(COLOURS)))
            known = self._blocks[block] = now & self.displayed, later & self.displayed, most
        return known


def card_values(state: State, seat: int) -> list[tuple[int, int]]:
    """Return (points and gold of a match now, bit of the card), the best first."""
    matched = state.players[seat].matched
    cards = state.setup.cards
    values = []
    for card, gold in zip(state.districts, state.district_gold, strict=True):
        printed = cards[card]
        values.append(((printed.again if matched >> card & 1 else printed.first) + gold, 1 << card))
    values.sort(reverse=True)
    return values


def best_matches(masks: list[int], values: list[tuple[int, int]], count: int) -> int:
    """Return what the best few districts bring, each with a different card."""
    total = 0
    free = masks
    for value, bit in values:
        if not count or not free:
            break
        for i, mask in enumerate(free):
            if mask & bit:
                total += value
                count -= 1
                free = free[:i] + free[i + 1 :]
                break
    return total


def seat_colours(city: City) -> Ints:
    """Return the values of the dice on seats of power, summed by colour."""
    found = [0] * len(COLOURS)
    for _, die in city.closed:
        found[COLOUR_OF[die]] += VALUE_OF[die]
    return tuple(found)
