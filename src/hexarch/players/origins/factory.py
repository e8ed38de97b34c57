"""Builds Origins' computer players from the settings of a level."""

from collections.abc import Sequence
from typing import Any

from hexarch.players.algorithms.planner import PlanGuide, Planner
from hexarch.players.api import Guide
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.origins.outlook import Outlook


def new_guide(settings: dict[str, Any]) -> Guide:
    """Return a guide; with the setting `network` one that values positions with it."""
    # Imported late: a level without a network must not need numpy.
    if "network" in settings:
        from hexarch.players.origins.network_guide import NetworkGuide

        return NetworkGuide(**settings)
    return OriginsGuide(**settings)


def new_planner(
    guide: PlanGuide, paths: int, alone: int = 0, outlook: Sequence[int] = (), improve: bool = False
) -> Planner:
    """Return a planner that keeps `paths` lines (`alone` in solo games); with `improve` it plans again each turn.

    `outlook` says how many plans are played on and for how many rounds.
    """
    planner = Planner(guide, paths, alone, breadth=max(paths, alone), reuse=True, improve=improve)
    if outlook and isinstance(guide, OriginsGuide):
        planner.reconsider = Outlook(guide, *outlook)
    return planner
