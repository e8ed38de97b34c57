"""The shapes of the possible actions, as JSON."""

from typing_extensions import TypedDict

from hexarch.core.shapes import Amount, Compound, Label, Points, SeatAmount
from hexarch.games.origins.view.shapes import DecisionView, FinalView, Goods


class Target(TypedDict):
    """Something on the table that an action refers to."""

    kind: str
    """site, action, bonus, worker, placed (a die at a site), offer, draft, speaker, tower, population, cell,
    seat (of power), card (district), zodiac, temple, military, resource, building, stored or player"""
    name: str


class SiteChange(TypedDict):
    site: int
    before: int
    after: int


class DieChange(TypedDict):
    """Changes of unused Freemen and Speakers, and of dice in use."""

    lost: list[str]
    gained: list[str]


class OpenedView(TypedDict):
    """A new seat of power, and the cards that closing it would match."""

    cell: str
    cards: list[int]


class ChanceView(TypedDict):
    """Something that chance will decide; the view ends there."""

    kind: str
    label: Label


class OptionView(TypedDict):
    """An action and what it alone changes for the seat. Amounts are never negative."""

    id: int
    text: str
    path: list[str]
    targets: list[Target]
    label: Label
    cost: list[Amount]
    gain: list[Amount]
    points: list[Points]
    due: list[Amount]
    """Payments that are asked next, because gold may replace them."""
    sites: list[SiteChange]
    workers: DieChange
    opens: list[OpenedView]
    others: list[SeatAmount]
    """What it changes for other seats at once."""
    follows: list[Amount]
    """What the end of the round or of the game does because of it. May be negative."""
    chance: list[ChanceView]
    next: DecisionView | None
    """What is asked after it; None if that is the end of the game."""


class CompoundView(OptionView, Compound):
    """An action together with its payments. Those with the same id are ways to pay the same, the least gold first."""


class OptionsView(TypedDict):
    seat: int
    decision: DecisionView | None
    actions: list[OptionView]
    compounds: list[CompoundView]
    interrupts: list[OptionView]
    """What the seat may do without being asked: in Origins, nothing."""


class FinalChange(TypedDict):
    """Points if the game ended before the action and after it."""

    before: FinalView
    after: FinalView
    difference: Goods


class PreviewView(OptionView):
    final: FinalChange | None
    """None for chance, and when the action ends the game."""
