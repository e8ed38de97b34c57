"""The conditions under which a planned turn is played."""

from collections.abc import Iterable

from hexarch.server.plans.model import Condition
from hexarch.server.play.position import Position
from hexarch.server.web.problems import Problem


def hold(position: Position, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold, except limits for power offers: those are answered before the turn."""
    return all(_holds(position, condition) for condition in conditions)


def _holds(position: Position, condition: Condition) -> bool:
    state = position.state
    match condition["kind"]:
        case "available":
            return condition["thing"] in position.bundle.game.available(state)
        case "passed":
            return bool(state.players[condition["seat"]].passed) is condition["yes"]
        case "round":
            return state.round <= condition["last"]
        case "offer":
            return True


def check(position: Position, seat: int, conditions: Iterable[Condition]) -> None:
    """Raise a Problem for a condition that does not exist in this game, or that can never hold."""
    state, game = position.state, position.bundle.game
    for condition in conditions:
        if condition["kind"] == "available" and condition["thing"] not in game.available(state):
            raise Problem(422, "server-plan-not-available", {"thing": condition["thing"].partition(":")[2]})
        if condition["kind"] == "passed" and (
            condition["seat"] == seat or not 0 <= condition["seat"] < len(state.players)
        ):
            raise Problem(422, "server-no-seat", {"seat": condition["seat"]})
        if condition["kind"] == "round" and condition["last"] < state.round:
            raise Problem(422, "server-plan-round-over", {"round": condition["last"]})
