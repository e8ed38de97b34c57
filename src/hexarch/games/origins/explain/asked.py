"""The argument of an open decision, decoded."""

from typing import NamedTuple

from hexarch.games.origins import dice, military, offer, temples
from hexarch.games.origins.explain.case import Case


class Visit(NamedTuple):
    site: int
    worker: int
    mains: int
    """Mask of the main actions taken."""
    bonus: bool
    """The bonus action is taken."""


class Payment(NamedTuple):
    resource: int
    amount: int


class March(NamedTuple):
    spaces: int
    attack: bool
    begun: bool


class Feeding(NamedTuple):
    times: int
    begun: bool


class Taking(NamedTuple):
    free: bool
    optional: bool


class Tile(NamedTuple):
    kind: int
    mode: int


class Activation(NamedTuple):
    cell: int
    """The tile at the upper left of the block."""
    still: int
    """Mask of the tiles that may still be used."""


class Advance(NamedTuple):
    temples: int
    """Mask of the temples."""
    steps: int
    with_card: bool
    for_gold: bool


def visit(case: Case) -> Visit:
    rest, site = divmod(case.about, 8)
    rest, worker = divmod(rest, 64)
    bonus, mains = divmod(rest, 4)
    return Visit(site, worker, mains, bonus > 0)


def payment(argument: int) -> Payment:
    return Payment(argument % 4, argument // 4 % 16)


def gains(case: Case) -> int:
    """Return a mask of the resources that may be gained."""
    return case.about % 16


def march(case: Case) -> March:
    about = case.about
    return March(about & military.SPACES, bool(about & military.ATTACK), bool(about & military.BEGUN))


def feeding(case: Case) -> Feeding:
    return Feeding(case.about % dice.BEGUN, bool(case.about & dice.BEGUN))


def taking(case: Case) -> Taking:
    return Taking(bool(case.about & offer.FREE), bool(case.about & offer.OPTIONAL))


def tile(case: Case) -> Tile:
    return Tile(case.about % 32, case.about // 64)


def activation(case: Case) -> Activation:
    return Activation(*divmod(case.about, 16))


def advance(case: Case) -> Advance:
    about = case.about
    steps = about // temples.STEPS % 4
    return Advance(about & temples.ANY, steps, bool(about & temples.WITH_CARD), bool(about & temples.FOR_GOLD))
