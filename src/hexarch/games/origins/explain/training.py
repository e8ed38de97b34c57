"""Moving, attacking, and food for rising or moving."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DICE, PLACED, VALUE_OF
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.acting import freeman_absent
from hexarch.games.origins.explain.case import Case, die_params, too_dear


def on_final_space(case: Case) -> Reason | None:
    if case.state.military[case.seat] == case.setup.components.military_final:
        return because("origins-final-space", "OR-135")
    return None


def march(case: Case) -> Reason | None:
    if not asked.march(case).spaces:
        return because("origins-moved-already", "OR-126", "OR-136")
    return on_final_space(case)


def attack(case: Case) -> Reason | None:
    return None if asked.march(case).attack else because("origins-attacked-already", "OR-126", "OR-155")


def stop_marching(case: Case) -> Reason | None:
    return None if asked.march(case).begun else because("origins-asked-march", "OR-126", "OR-155", "OR-191")


def feed_to_move(case: Case) -> Reason | None:
    return on_final_space(case) or _no_more_food(case)


def feed_to_raise(case: Case) -> Reason | None:
    return not_risable(case) or _no_more_food(case)


def stop_feeding(case: Case) -> Reason | None:
    return None if asked.feeding(case).begun else because("origins-asked-feed", "OR-130", "OR-185")


def _no_more_food(case: Case) -> Reason | None:
    if not asked.feeding(case).times:
        return because("origins-fed-enough", "OR-185")
    return too_dear(case, because("origins-effect-price", "OR-130"), food=1)


def not_risable(case: Case) -> Reason | None:
    """Check for unused Freemen; only those rise by food or by an ability."""
    where, worker = case.parts
    if where == PLACED or worker >= DICE:
        return because("origins-only-unused-freemen", "OR-186", "OR-356")
    return freeman_absent(case, worker) or _stays_at_six(case, worker)


def _stays_at_six(case: Case, die: int) -> Reason | None:
    """Check whether a 6 may become an Advisor under the options."""
    if VALUE_OF[die] == 6 and not case.options.raise_past_six:
        return because("origins-six-stays", "OR-188", **die_params(die))
    return None


def nothing_to_feed(case: Case) -> Reason | None:
    dear = too_dear(case, because("origins-effect-price", "OR-130"), food=1)
    if dear is not None:
        return dear
    if on_final_space(case) is None or any(_stays_at_six(case, die) is None for die in case.player.freemen):
        return None
    return because("origins-nothing-to-feed", "OR-135", "OR-186")


def nobody_rises(case: Case) -> Reason | None:
    """Check that there is an unused Freeman to raise."""
    if any(_stays_at_six(case, die) is None for die in case.player.freemen):
        return None
    return because("origins-nobody-rises", "OR-356")
