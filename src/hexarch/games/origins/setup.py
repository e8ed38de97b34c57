"""What never changes after the set-up: options, components as tables of numbers, powers."""

from hexarch.core.aliases import Ints
from hexarch.games.origins.actions import VALUES
from hexarch.games.origins.components import Components, DistrictCard, Effect
from hexarch.games.origins.options import Options
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.tables import BUILDINGS, COLOURS, TEMPLES, ZODIAC, components


class Setup:
    """What never changes after the set-up; shared by all clones of a state."""

    __slots__ = (
        "abilities",
        "advisor_points",
        "agora",
        "agora_colours",
        "ask_gold",
        "bonus",
        "card_towers",
        "cards",
        "colour_of",
        "components",
        "crossed",
        "face_weights",
        "final",
        "food_cost",
        "mains",
        "market_wisdom",
        "offer_wisdom",
        "options",
        "patterns",
        "players",
        "powers",
        "retreat",
        "solo",
        "space_bonus",
        "stone_of",
        "temple_points",
        "temple_tops",
    )

    def __init__(self, options: Options) -> None:
        found = components(options.components)
        self.options = options
        self.components: Components = found
        self.players = options.players
        self.solo = options.players == 1
        self.ask_gold = options.gold == "ask"
        self.market_wisdom: Ints = found.market_wisdom
        self.offer_wisdom: Ints = found.offer_wisdom
        self.food_cost: Ints = found.population_food
        self.advisor_points: Ints = found.advisors_points
        self.temple_points: tuple[Ints, ...] = tuple(found.temples[name] for name in TEMPLES)
        self.temple_tops: Ints = tuple(len(row) - 1 for row in self.temple_points)
        self.face_weights: Ints = tuple(found.speaker_faces.count(value + 1) for value in range(VALUES))
        """How many faces of a Speaker die show each value from 1 on."""
        self.powers: tuple[Power | None, ...] = tuple(POWERS.get(name) for name in (*ZODIAC, *BUILDINGS))
        """Of the zodiac cards, then of the buildings."""
        self._read_sites(found)
        self._read_tiles(found)
        self._read_military_track(found)

    def _read_sites(self, found: Components) -> None:
        sites = [found.sites[str(number)] for number in range(1, len(found.sites) + 1)]
        self.mains: tuple[tuple[Effect, ...], ...] = tuple(
            (found.main_actions[site.upper], found.main_actions[site.lower]) for site in sites
        )
        """mains[site]: the upper and the lower main action."""
        self.bonus: tuple[Effect, ...] = tuple(found.bonus_tiles[name] for name in COLOURS)

    def _read_tiles(self, found: Components) -> None:
        colour = {name: i for i, name in enumerate(COLOURS)}
        buildings = [found.buildings[name] for name in BUILDINGS]
        self.colour_of: Ints = tuple(colour[building.colour] for building in buildings)
        """Colour of each kind of building."""
        self.stone_of: Ints = tuple(building.stone for building in buildings)
        self.abilities: tuple[Effect, ...] = tuple(building.ability for building in buildings)
        self.agora: Effect = found.agora_ability
        self.agora_colours: Ints = tuple(colour[name] for name in found.agora_colours)
        self.cards: tuple[DistrictCard, ...] = tuple(found.district_cards.values())
        self.card_towers: tuple[Ints, ...] = tuple(tuple(colour[name] for name in card.towers) for card in self.cards)
        self.patterns: Ints = _patterns(self.cards, colour)

    def _read_military_track(self, found: Components) -> None:
        self.final: int = found.military_final
        spaces = range(self.final + 1)
        self.crossed: Ints = tuple(sum(1 for border in found.military_borders if border <= space) for space in spaces)
        """Borders behind a disc on each space."""
        self.retreat: Ints = tuple(_retreat(found, space) for space in spaces)
        """Where a disc on each space moves back to."""
        self.space_bonus: tuple[Effect | None, ...] = tuple(found.military_bonus.get(str(space)) for space in spaces)


def _retreat(found: Components, space: int) -> int:
    """Return the space next to the nearest border behind; the final space is never left."""
    behind = [border for border in found.military_borders if border <= space]
    return space if space == found.military_final or not behind else behind[-1]


def _patterns(cards: tuple[DistrictCard, ...], colour: dict[str, int]) -> Ints:
    """Return a mask of the cards that show each pattern, see `pattern`."""
    masks = [0] * len(COLOURS) ** 3
    for number, card in enumerate(cards):
        one, other = colour[card.pair[0]], colour[card.pair[1]]
        masks[pattern(colour[card.corner], one, other)] |= 1 << number
    return tuple(masks)


def pattern(corner: int, one: int, other: int) -> int:
    """Return a number for the colour opposite the free tile and the two beside it, in any order."""
    count = len(COLOURS)
    return (corner * count + min(one, other)) * count + max(one, other)
