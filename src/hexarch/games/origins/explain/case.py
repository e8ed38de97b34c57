"""The case to explain, and the names and prices that reasons mention."""

from collections.abc import Callable
from typing import Final

from hexarch.core.reason import Reason, named
from hexarch.games import explain as shared
from hexarch.games.origins.actions import ACTIONS, ARCHON, COLOUR_OF, DICE, KIND_OF, SPACE, VALUE_OF
from hexarch.games.origins.options import Options
from hexarch.games.origins.player import Player
from hexarch.games.origins.powers.hooks import Power
from hexarch.games.origins.setup import Setup
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC


class Case(shared.Case[State, Player]):
    __slots__ = ()

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def options(self) -> Options:
        return self.state.setup.options


Check = Callable[[Case], Reason | None]

_GAME: Final = "origins"
colour_name: Final = named(f"{_GAME}-colour", COLOURS)
resource_name: Final = named(f"{_GAME}-resource", RESOURCES)
temple_name: Final = named(f"{_GAME}-temple", TEMPLES)
site_name: Final = named(f"{_GAME}-site", [str(site + 1) for site in range(SITES)])
card_name: Final = named(f"{_GAME}-zodiac", ZODIAC)
building_name: Final = named(f"{_GAME}-building", BUILDINGS)

_PARTS: Final = tuple(SPACE.split(action) for action in range(ACTIONS))


def case_of(state: State, seat: int, action: int) -> Case:
    return Case(state, seat, KIND_OF[action], _PARTS[action])


def fine(case: Case) -> Reason | None:
    """Allow everything."""
    return None


def too_dear(case: Case, reason: Reason, stone: int = 0, food: int = 0, wisdom: int = 0) -> Reason | None:
    """Return the reason with the price if it cannot be paid. Gold replaces what is missing, one for one."""
    player = case.player
    price = {"stone": stone, "food": food, "wisdom": wisdom}
    stock = {"stone": player.stone, "food": player.food, "wisdom": player.wisdom}
    if sum(max(0, price[name] - stock[name]) for name in price) <= player.gold:
        return None
    kinds = "-".join(name for name, amount in price.items() if amount)
    have = {f"have_{name}": amount for name, amount in stock.items()}
    params: dict[str, int | str] = {"kinds": kinds, "gold": player.gold, **price, **have, **reason.params}
    return Reason(reason.key, params, (*reason.rules, "OR-063"))


def cards_of(case: Case) -> list[int]:
    """Return the zodiac cards held by the seat."""
    state = case.state
    return [card for card, holder in zip(state.zodiac, state.holders, strict=True) if holder == case.seat]


def powers_held(case: Case) -> list[Power]:
    powers = [case.setup.powers[card] for card in cards_of(case)]
    return [power for power in powers if power is not None]


def card_with(case: Case, number: str) -> str:
    """Return the name of the zodiac card that has one of the numbers that cards may have."""
    powers = case.setup.powers[: len(ZODIAC)]
    return card_name(next(card for card, power in enumerate(powers) if power is not None and getattr(power, number)))


def free_bases(player: Player) -> int:
    return player.bases - len(player.freemen) - len(player.placed)


def die_params(die: int) -> dict[str, int | str]:
    return {"colour": colour_name(COLOUR_OF[die]), "value": VALUE_OF[die]}


def worker_params(worker: int) -> dict[str, int | str]:
    if worker == ARCHON:
        return {"worker": "archon"}
    if worker >= DICE:
        return {"worker": "speaker", "value": VALUE_OF[worker]}
    return {"worker": "freeman", **die_params(worker)}
