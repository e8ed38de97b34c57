"""Jobs for worker processes."""

import secrets

from hexarch.server.play.position import Position
from hexarch.server.web.json import JsonObject


def turn_job(game: str, position: Position, seat: int, level: str, seconds: float, job: str = "turn") -> JsonObject:
    """Return a job for a seat, with the position as that seat sees it: players do not know others' private answers."""
    bundle = position.bundle
    return {
        "job": job,
        "game": game,
        "state": bundle.game.to_json(bundle.presenter.seen_by(position.state, [seat])),
        "seat": seat,
        "level": level,
        "seconds": seconds,
        "seed": secrets.randbits(64),
    }
