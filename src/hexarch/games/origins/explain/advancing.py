"""Advancing in the temples."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.case import Case, temple_name
from hexarch.games.origins.tables import TEMPLES


def advance(case: Case) -> Reason | None:
    temple, steps = case.parts
    due, name = asked.advance(case), temple_name(temple)
    if not due.temples >> temple & 1:
        return because("origins-another-temple", "OR-307", "OR-349", temple=name)
    if due.for_gold and not case.player.gold:
        return because("origins-advance-price", "OR-068", "OR-307", "OR-349")
    row = case.setup.components.temples[TEMPLES[temple]]
    left = len(row) - 1 - case.player.temples[temple]
    return _up_to(case, steps, left) if due.with_card else _exactly(case, steps, left)


def _up_to(case: Case, steps: int, left: int) -> Reason | None:
    """Check the steps of the main action: any number, but none only at the top or if the option allows it."""
    temple, most = temple_name(case.parts[0]), asked.advance(case).steps
    if steps > most:
        return because("origins-too-many-steps", "OR-173", most=most)
    if steps > left:
        return because("origins-near-top", "OR-173", "OR-174", temple=temple, left=left)
    without = case.options.temple_without_step
    if not steps and (without == "never" or (without == "at the top" and left)):
        return because("origins-at-least-one-step", "OR-173")
    return None


def _exactly(case: Case, steps: int, left: int) -> Reason | None:
    """Check that all steps are taken, as far as the track goes."""
    temple, due = temple_name(case.parts[0]), min(asked.advance(case).steps, left)
    if not left:
        return because("origins-at-top", "OR-174", temple=temple)
    return None if steps == due else because("origins-steps-due", "OR-177", "OR-352", temple=temple, steps=due)


def stay(case: Case) -> Reason | None:
    """Check that the advance is optional: only one for gold is."""
    return None if asked.advance(case).for_gold else because("origins-asked-advance", "OR-128", "OR-177", "OR-352")
