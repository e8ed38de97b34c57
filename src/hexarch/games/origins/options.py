"""Options that a table agrees on before the game, with their defaults, and the presets.

The defaults follow the rulebook; where it is silent, they are the reading that needs the fewest assumptions.
"""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.data import DataError
from hexarch.core.game import RuleError
from hexarch.core.options import choice, read_options
from hexarch.games.origins.tables import MAX_PLAYERS, components


@dataclass(frozen=True)
class Options:
    players: int = 3
    components: str = ""
    """An owner's corrections of the component file, as JSON; "" for none."""

    # The order of play.
    start_player: str = choice("random", "first")
    """Who starts: drawn, or the first seat."""
    turn_order: str = choice("clockwise", "military")
    """From the Bulwark's holder clockwise, or in the order of the military track."""

    # Payments.
    gold: str = choice("ask", "last")
    """Where gold can replace a resource: the player chooses how much, or it pays only what is missing."""

    # Dice.
    raise_past_six: bool = True
    """Food and buildings may raise a Freeman of value 6, who becomes an Advisor."""
    freemen_counted: str = choice("all", "unused")
    """Buildings that count Freemen also count those at the sites, or only unused ones."""
    veterans_of_one: bool = True
    """The Veterans' camp may choose a Freeman of value 1, whose value then stays."""
    missing_die: str = choice("remembered", "still missing")
    """A die missing for the offer always ends the game, or only if it is still missing at the end of the round."""

    # Temples.
    temple_without_step: str = choice("at the top", "always", "never")
    """When the temple's main action may take the Zodiac card without advancing."""
    cards_change_hands: bool = True
    """The temple's main action takes the Zodiac card from another player, too, not only from the board."""
    idle_temples: str = choice("nobody", "bottom disc")
    """Who gets the Zodiac card of a temple in which every disc is still on the start space."""

    # The city.
    cover_closed_districts: bool = True
    """Virgo may cover a farm of a district that is closed already."""

    # Solo.
    rival_disc: str = choice("attacks", "strength")
    """The other disc counts for attacks only, or for whatever compares military strength."""

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "components": json.loads(self.components) if self.components else {}}


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    # Gold can replace any basic resource, so paying it last never loses anything.
    "quick": {"gold": "last"},
}

# How a form groups the options.
GROUPS: Final[dict[str, Names]] = {
    "set-up": ("start_player", "components"),
    "order": ("turn_order",),
    "payments": ("gold",),
    "dice": ("raise_past_six", "freemen_counted", "veterans_of_one", "missing_die"),
    "temples": ("temple_without_step", "cards_change_hands", "idle_temples"),
    "city": ("cover_closed_districts",),
    "solo": ("rival_disc",),
}


def parse(data: dict[str, Any], players: int) -> Options:
    """Return checked options from JSON data, applied over the preset they name. Raise RuleError for invalid ones."""
    without_step = data.get("temple_without_step")
    if isinstance(without_step, bool):
        # A boolean up to rules version 2; stored games and scripts still use one.
        data = {**data, "temple_without_step": "always" if without_step else "never"}
    values = read_options(Options, PRESETS, data, {"components": _changes})
    if not 1 <= players <= MAX_PLAYERS:
        raise RuleError(f"Origins is for 1 to {MAX_PLAYERS} players, not {players}.")
    return replace(Options(), **values, players=players)


def _changes(value: Any) -> str:
    """Return an owner's corrections in canonical form after checking them."""
    if not isinstance(value, dict):
        raise RuleError(f"components must be a table of corrections, not {value!r}.")
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str) if value else ""
    try:
        components(text)
    except DataError as error:
        raise RuleError(f"{error}.") from None
    return text
