"""Checks the pace that somebody asks for."""

from hexarch.players.registry import all_levels
from hexarch.server.pace.calendar import is_zone
from hexarch.server.pace.rules import DROP, LIVE, Pace
from hexarch.server.play.registry import bundle
from hexarch.server.schemas.pace import LONGEST, MOST_ADDED, SHORTEST, PaceBody
from hexarch.server.web.problems import Problem


def checked_pace(body: PaceBody, game: str) -> Pace:
    """Return the pace of a new table; raise a Problem if it cannot be played like that."""
    if not SHORTEST[body.kind] <= body.base <= LONGEST[body.kind] or body.increment > MOST_ADDED[body.kind]:
        raise Problem(422, "server-pace")
    if body.kind == LIVE and (body.nights or body.weekends):
        raise Problem(422, "server-pace-live")
    if body.timeout == DROP and bundle(game).game.drop_action() is None:
        raise Problem(422, "server-pace-drop")
    if body.level is not None and body.level not in all_levels(game):
        raise Problem(422, "server-no-level", {"levels": ", ".join(all_levels(game))})
    if body.zone is not None and not is_zone(body.zone):
        raise Problem(422, "server-zone")
    return Pace(
        body.kind,
        body.base * 1000,
        body.increment * 1000,
        body.timeout,
        body.level,
        body.nights,
        body.weekends,
        body.zone,
    )
