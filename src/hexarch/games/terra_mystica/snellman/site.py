"""State that the online site's engine has and ours does not need: sub-actions and open offers.

The site derives from them which command belongs to which action. A game that it would read differently is
refused here with the reason.
"""

from dataclasses import dataclass, field

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.offers import own_offers, real_gain
from hexarch.games.terra_mystica.options import PRESETS, Options
from hexarch.games.terra_mystica.state import Offer, State

# Options for which the site has one of its own, or which show in the set-up alone.
SITE_CHOICES = frozenset(
    (
        "players",
        "factions",
        "map",
        "faction_choice",
        "spade_tile_late",
        "start_player",
        "mini_expansion_1",
        "shipping_bonus",
        "temple_scoring_tile",
        "turn_order",
        "leech_timing",
        "cultists_all_decline",
        "late_keys",
        # Games begun before this option existed lack it; `Turn` notices where it matters.
        "stronghold_spades_alone",
    )
)


class Unwritable(RuleError):
    """A game that the site's commands cannot express."""


def refuse_options(options: Options, has_site_map: bool) -> None:
    """Raise `Unwritable` unless the site plays by these options."""
    expected = Options(**{**PRESETS["league"], "players": options.players})
    others = [
        name
        for name in Options.__dataclass_fields__
        if name not in SITE_CHOICES and getattr(options, name) != getattr(expected, name)
    ]
    if options.faction_choice == "auction":
        others.append("faction_choice")
    if others:
        raise Unwritable(f"The online site cannot play with this table's value of {', '.join(others)}.")
    if options.players > 5:
        raise Unwritable(f"The online site is for 2 to 5 players, not {options.players}.")
    if not has_site_map:
        raise Unwritable("The online site does not have this map.")


@dataclass
class Record:
    """An offer as the site keeps it, with the event of the offer of ours that it stands for."""

    seat: int
    builder: int
    amount: int
    actual: int
    event: int
    tainted: bool = False
    """Can only be declined."""


class Records:
    """The site's list of open offers."""

    def __init__(self) -> None:
        self.open: list[Record] = []

    def add(self, offers: list[Offer], since: int) -> None:
        """Note the offers of building events after the given one."""
        self.open += [
            Record(seat, builder, amount, possible, event)
            for seat, builder, amount, possible, event, _ in offers
            if event > since
        ]

    def forget(self, seat: int) -> None:
        self.open = [record for record in self.open if record.seat != seat]

    def take(self, state: State, seat: int, slot: int) -> list[str]:
        """Return answers that make the site take the offer, written as `Leech 2` or `Decline 2` without the builder."""
        builder, event = _builder_and_event(state, seat, slot)
        mine = [record for record in self.open if record.seat == seat and record.builder == builder]
        wanted = next(record for record in mine if record.event == event)
        gained = real_gain(state.players[seat], wanted.amount)
        matching = [record for record in mine if record.amount in (wanted.amount, gained)]
        texts: list[str] = []
        while matching[0].tainted:
            # The site would find this offer first and refuse the answer, so it is declined here.
            _refuse_effects(state, builder)
            texts.append(f"Decline {matching[0].amount}")
            self.open.remove(matching.pop(0))
        self._use(state, matching[0], wanted)
        for record in self.open[: self.open.index(matching[0])]:
            record.tainted |= record.seat == seat
        self.open.remove(matching[0])
        player = state.players[seat]
        for record in self.open:
            if record.seat == seat:
                record.actual = min(record.actual, 2 * player.bowl1 + player.bowl2 - gained)
        return [*texts, f"Leech {wanted.amount}"]

    def decline(self, state: State, seat: int, slot: int) -> list[str]:
        builder, event = _builder_and_event(state, seat, slot)
        mine = [record for record in self.open if record.seat == seat and record.builder == builder]
        wanted = next((record for record in mine if record.event == event), None)
        if wanted is None:
            return []
        found = next(record for record in mine if record.amount == wanted.amount)
        self._use(state, found, wanted)
        self.open.remove(found)
        return [f"Decline {wanted.amount}"]

    def _use(self, state: State, found: Record, wanted: Record) -> None:
        """Exchange two offers of one builder. Only a faction that gains by answers could notice."""
        possible = next(offer[3] for offer in state.offers if offer[0] == wanted.seat and offer[4] == wanted.event)
        exchanged = found is not wanted and not _are_alike(state, found, wanted)
        if exchanged or (found.actual > 0) != (possible > 0):
            _refuse_effects(state, wanted.builder)
        found.event, wanted.event = wanted.event, found.event


def _builder_and_event(state: State, seat: int, slot: int) -> tuple[int, int]:
    offer = state.offers[own_offers(state, seat)[slot]]
    return offer[1], offer[4]


def _are_alike(state: State, one: Record, other: Record) -> bool:
    """Return whether two offers are interchangeable: each is the last one of its building, after equal answers."""
    events = (one.event, other.event)
    if any(offer[4] in events and offer[0] != one.seat for offer in state.offers):
        return False
    answered = {entry[0]: entry[1:] for entry in state.offer_events}
    possible = [offer[3] for offer in state.offers if offer[4] in events]
    return answered.get(one.event) == answered.get(other.event) and len(set(possible)) == 1


def _refuse_effects(state: State, builder: int) -> None:
    power = state.setup.powers[builder]
    if power is not None and power.power_taken is not None:
        name = state.setup.factions[builder].name
        raise Unwritable(f"The online site would count the answers to offers of the {name} differently.")


@dataclass
class Turn:
    """What the seat that acts may still do, as the site counts."""

    seat: int = -1
    actions: int = 0
    acted: bool = False
    follow: dict[str, int] = field(default_factory=dict)
    """Sub-actions that belong to the action taken."""
    sites: set[int] = field(default_factory=set)
    """Spaces that became home terrain in this turn."""
    dug: bool = False

    def start(self, seat: int) -> None:
        self.seat, self.actions, self.acted = seat, 1, False
        self.follow, self.sites, self.dug = {}, set(), False

    def need(self, kind: str, follow: dict[str, int]) -> None:
        """Use a sub-action if there is one, else an action."""
        if self.follow.get(kind, 0) <= 0:
            if self.actions <= 0:
                raise Unwritable(f"The online site does not allow to {kind} here.")
            self.actions -= 1
        self.acted = True
        self.follow = follow

    def act(self, follow: dict[str, int]) -> None:
        """Use an action space."""
        self.need("action", follow)

    def give_up(self) -> None:
        """Pass: what is left of a double turn is forfeited."""
        self.actions, self.acted, self.follow = 0, True, {}

    def dig(self) -> None:
        self.need("dig", {"transform": 1, "build": 1, "dig": 1})
        self.dug = True

    def transform(self, hex_: int, is_home: bool, left: int) -> None:
        """Use spades; `left` are those that remain."""
        follow = {"transform": self.follow.get("transform", 1) - 1, "build": self.follow.get("build", 0)}
        self.need("transform", follow)
        if not left:
            del follow["transform"]
        elif not is_home and not follow["transform"]:
            raise Unwritable("The online site wants all spades used on one space here.")
        if is_home:
            self.sites.add(hex_)

    def build(self, hex_: int) -> None:
        if self.sites and hex_ not in self.sites:
            self.follow.pop("build", None)
        self.need("build", {})

    def throw_away(self) -> None:
        if self.dug:
            raise Unwritable("The online site does not let spades be thrown away in a turn with bought ones.")

    def left_over(self) -> bool:
        return any(self.follow.values())
