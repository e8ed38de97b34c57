"""Jobs for worker processes."""

import secrets

from hexarch.server.play.position import Position
from hexarch.server.web.json import JsonObject


def turn_job(game: str, position: Position, seat: int, level: str, seconds: float, job: str = "turn") -> JsonObject:
    return {
        "job": job,
        "game": game,
        "state": position.bundle.game.to_json(position.state),
        "seat": seat,
        "level": level,
        "seconds": seconds,
        "seed": secrets.randbits(64),
    }
