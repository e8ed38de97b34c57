"""Forecasts: the final scoring as things stand, how near the end is, the solo target."""

from hexarch.core.journal import Journal
from hexarch.games.origins import sources as src
from hexarch.games.origins.scoring import (
    CONDITION_NAMES,
    DIE_MISSING,
    DISTRICT_GOLD_GONE,
    ROUNDS_PLAYED,
    TEMPLES_TOPPED,
    TOWERS_GONE,
    end_conditions,
    final_scoring,
    solo_target,
    winners,
)
from hexarch.games.origins.state import OVER, State
from hexarch.games.origins.tables import COLOURS
from hexarch.games.origins.view.printed import value
from hexarch.games.origins.view.shapes import EndView, FinalView, SoloView


def final_points(state: State) -> list[FinalView | None]:
    """Return for each seat the points of the final scoring as things stand."""
    if state.phase == OVER:
        return [None] * len(state.players)
    after = state.clone()
    journal = after.journal = Journal()
    final_scoring(after)
    found: list[FinalView | None] = []
    for seat, player in enumerate(after.players):
        changes = [change for row in journal.rows for change in row.changes if change.seat == seat]
        won = {change.source: change.amount for change in changes}
        found.append(
            {
                "gold": won.get(src.FINAL_GOLD, 0),
                "advisors": won.get(src.FINAL_ADVISORS, 0),
                "temples": won.get(src.FINAL_TEMPLES, 0),
                "districts": won.get(src.FINAL_DISTRICTS, 0),
                "total": player.points,
            }
        )
    return found


def end_views(state: State) -> list[EndView]:
    """Return the end conditions of this game, each with how much is left until it holds."""
    components = state.setup.components
    holding = end_conditions(state) if state.round else 0
    if state.setup.solo:
        left = [(ROUNDS_PLAYED, components.solo_rounds - state.round, 0)]
    else:
        all_steps = sum(state.setup.temple_tops)
        steps = min(all_steps - sum(player.temples) for player in state.players)
        left = [
            (TEMPLES_TOPPED, steps, 0),
            (DISTRICT_GOLD_GONE, sum(1 for gold in state.district_gold if gold), 0),
            (TOWERS_GONE, sum(1 for count in state.tower_supply if count), components.end_tower_colours),
            (DIE_MISSING, min(state.supply), 0),
        ]
    return [
        {"name": CONDITION_NAMES[condition], "holds": bool(holding & condition), "now": now, "limit": limit}
        for condition, now, limit in left
    ]


def solo_view(state: State) -> SoloView | None:
    if not state.setup.solo:
        return None
    components = state.setup.components
    return {
        "target": solo_target(state),
        "base": value(state, "solo.target", components.solo_target),
        "more": value(state, "solo.more", components.solo_more),
        "conditions": [
            {
                "site": int(site),
                "colour": colour,
                "holds": state.bonus_tiles[int(site) - 1] == COLOURS.index(colour),
            }
            for site, colour in components.solo_conditions.items()
        ],
        "reached": bool(winners(state)),
    }
