"""Builds Origins' computer players from the settings of a level."""

from typing import Any

from hexarch.players.algorithms.planner import PlanGuide, Planner
from hexarch.players.api import Guide
from hexarch.players.origins.guide import OriginsGuide


def new_guide(settings: dict[str, Any]) -> Guide:
    """Return a guide; with the setting `network` one that values positions with it."""
    # Imported late: a level without a network must not need numpy.
    if "network" in settings:
        from hexarch.players.origins.network_guide import NetworkGuide

        return NetworkGuide(**settings)
    return OriginsGuide(**settings)


def new_planner(guide: PlanGuide, paths: int) -> Planner:
    return Planner(guide, paths, breadth=paths, reuse=True)
