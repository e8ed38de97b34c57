"""Power from structures: answering an offer."""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import MAX_OFFERS, TAKE
from hexarch.games.terra_mystica.explain.case import Case
from hexarch.games.terra_mystica.state import Offer


def own_offers(case: Case) -> list[Offer]:
    """Return the seat's open offers, oldest first."""
    return [offer for offer in case.state.offers if offer[0] == case.seat]


def answer(case: Case) -> Reason | None:
    offers = own_offers(case)[:MAX_OFFERS]
    slot = case.parts[0]
    if not offers:
        return because("no-offer", "TM-227", "TM-228")
    if slot >= len(offers):
        return because("no-such-offer", "TM-227", count=len(offers))
    _, _, amount, _, _, closed = offers[slot]
    if closed and case.kind == TAKE:
        return because("offer-closed", "TM-530", power=amount)
    return None
