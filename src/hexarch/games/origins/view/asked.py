"""Decisions by name: who is asked, which question, and its details."""

from collections.abc import Callable
from typing import Final

from hexarch.core.game import Decision
from hexarch.games.origins import military, offer, sources, state, temples
from hexarch.games.origins.city import BLOCK, cell_name
from hexarch.games.origins.dice import BEGUN as FED
from hexarch.games.origins.economy import gold_range
from hexarch.games.origins.notation import main_names, worker_name
from hexarch.games.origins.state import DECISION_NAMES, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, TEMPLES, ZODIAC
from hexarch.games.origins.view.option_shapes import ChanceView
from hexarch.games.origins.view.shapes import About, DecisionView

_ORIGINS: Final = ("market", "store")
_MODES: Final = ("build", "farm", "cover")
_POWERS: Final = (*ZODIAC, *BUILDINGS)


def decision_view(position: State, decision: Decision) -> DecisionView:
    seat, kind, argument = decision
    about = _ABOUT[kind](position, seat, argument) if kind in _ABOUT else {}
    return {"seat": seat, "kind": DECISION_NAMES[kind], "about": about}


def chance_view(position: State, decision: Decision) -> ChanceView:
    found = decision_view(position, decision)
    params = {name: value for name, value in found["about"].items() if not isinstance(value, list)}
    return {"kind": found["kind"], "label": {"key": chance_key(found["kind"]), "params": params}}


def chance_key(kind: str) -> str:
    return f"origins-chance-{kind.replace('_', '-')}"


# Every message about what chance will decide.
CHANCE_KEYS: Final = tuple(chance_key(kind) for kind in DECISION_NAMES[: state.KEEP_ZODIAC + 1])


def _site(position: State, seat: int, site: int) -> About:
    return {"site": site + 1}


def _colour(position: State, seat: int, colour: int) -> About:
    return {"colour": COLOURS[colour]}


def _cell(position: State, seat: int, cell: int) -> About:
    return {"cell": cell_name(cell)}


def _pay(position: State, seat: int, argument: int) -> About:
    least, most = gold_range(position, seat, argument)
    return {
        "resource": RESOURCES[argument & 3],
        "amount": argument >> 2 & 15,
        "least_gold": least,
        "most_gold": most,
        "source": sources.SOURCE_NAMES[argument >> 12],
    }


def _visit(position: State, seat: int, argument: int) -> About:
    site, worker, used = argument & 7, argument >> 3 & 63, argument >> 9
    done = [name for i, name in enumerate((*main_names(position, site), "bonus")) if used >> i & 1]
    return {"site": site + 1, "worker": worker_name(worker), "done": done}


def _march(position: State, seat: int, argument: int) -> About:
    return {
        "spaces": argument & military.SPACES,
        "attack": bool(argument & military.ATTACK),
        "only_one": bool(argument & military.EITHER),
    }


def _feed(position: State, seat: int, argument: int) -> About:
    return {"times": argument & (FED - 1)}


def _place(position: State, seat: int, argument: int) -> About:
    return {
        "building": BUILDINGS[argument & 31],
        "from": _ORIGINS[argument >> 5 & 1],
        "mode": _MODES[argument >> 6],
    }


def _activate(position: State, seat: int, argument: int) -> About:
    return {"cells": [cell_name((argument >> 4) + step) for i, step in enumerate(BLOCK) if argument >> i & 1]}


def _take_citizen(position: State, seat: int, argument: int) -> About:
    return {"free": bool(argument & offer.FREE), "optional": bool(argument & offer.OPTIONAL)}


def _advance(position: State, seat: int, argument: int) -> About:
    return {
        "temples": [name for i, name in enumerate(TEMPLES) if argument >> i & 1],
        "steps": argument // temples.STEPS & 3,
        "card": bool(argument & temples.WITH_CARD),
        "gold": bool(argument & temples.FOR_GOLD),
    }


def _gain(position: State, seat: int, argument: int) -> About:
    allowed = argument & 15
    return {
        "count": argument >> 9,
        "resources": [name for i, name in enumerate(RESOURCES[:3]) if allowed >> i & 1],
        "source": sources.SOURCE_NAMES[argument >> 4 & 31],
    }


def _question(position: State, seat: int, argument: int) -> About:
    return {"power": _POWERS[argument & 63]}


# How the argument of each kind of decision is shown; those left out have none.
_ABOUT: Final[dict[int, Callable[[State, int, int], About]]] = {
    state.DRAW_BONUS_TILE: _site,
    state.DRAW_ZODIAC: lambda position, seat, temple: {"temple": TEMPLES[temple]},
    state.DRAW_MARKET: lambda position, seat, space: {"space": space + 1},
    state.DRAW_TOP: _colour,
    state.ROLL_OFFER: _colour,
    state.ROLL_DRAFT: _colour,
    state.REFILL_OFFER: _colour,
    state.PAY: _pay,
    state.RISE: _site,
    state.VISIT: _visit,
    state.MARCH: _march,
    state.FEED: _feed,
    state.PLACE: _place,
    state.CLOSE_WITH: _cell,
    state.MATCH: _cell,
    state.ACTIVATE: _activate,
    state.TAKE_CITIZEN: _take_citizen,
    state.TAKE_SPEAKER: lambda position, seat, source: {"source": sources.SOURCE_NAMES[source]},
    state.ADVANCE: _advance,
    state.GAIN: _gain,
    state.SPEND: lambda position, seat, argument: {"gold": argument & 15},
    state.QUESTION: _question,
}
