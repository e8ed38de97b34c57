"""The view marks every value that is the project's own; none is shown as if it were published."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hexarch.core.data import read
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import FILE, PACKAGE, origin
from hexarch.games.origins.view import position
from hexarch.games.origins.view.shapes import PositionView
from tests.origins.scenario import Table


def values(node: Any) -> Iterator[dict[str, Any]]:
    """Yield every printed value of a view."""
    if isinstance(node, dict):
        if set(node) == {"value", "origin"}:
            yield node
        for part in node.values():
            yield from values(part)
    elif isinstance(node, list):
        for part in node:
            yield from values(part)


def marks(view: PositionView) -> dict[str, Any]:
    return {
        "market": [space["wisdom"]["origin"] for space in view["market"]],
        "offer": {space["wisdom"]["origin"] for space in view["offer"]},
        "temple": [space["points"]["origin"] for space in view["temples"][0]["spaces"]],
        "advisors": [points["origin"] for points in view["players"][0]["advisors"]["track"]],
        "population": [cost["origin"] for cost in view["players"][0]["population"]["costs"]],
        "cards": {(card["first"]["origin"], card["again"]["origin"], card["origin"]) for card in view["districts"]},
        "bonus": [space["bonus"]["origin"] for space in view["military"]["spaces"] if space["bonus"]],
        "march": view["sites"][0]["lower"]["effect"]["gain"]["spaces"]["origin"],
        "agora": view["agora"]["ability"]["origin"],
    }


def test_what_is_ours_is_marked() -> None:
    ours = "ours"
    assert marks(position(Table().state)) == {
        "market": [ours, ours, "inferred", ours, ours],
        "offer": {ours},
        "temple": [ours] * 9,
        "advisors": [ours, ours, "inferred", ours, ours],
        "population": ["book", ours, ours, "book"],
        "cards": {(ours, ours, ours)},
        "bonus": [ours] * 11,
        "march": ours,
        "agora": ours,
    }
    for building in position(Table().state)["buildings"]:
        assert building["stone"]["origin"] == building["copies"]["origin"] == ours
        assert building["colour"]["origin"] == "inferred"
        assert building["ability"]["origin"] == "book"


def test_every_printed_value_has_an_origin() -> None:
    for players in GAME.seats:
        found = list(values(position(Table(players).state)))
        assert len(found) > 200
        assert {value["origin"] for value in found} <= {"book", "inferred", "ours"}


def leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every value of the component file; an effect counts as one."""
    for key, entry in table.items():
        here = (*path, key)
        effect = key == "ability" or path in (("main_actions",), ("bonus_tiles",), ("military", "bonus"))
        if isinstance(entry, dict) and not effect:
            yield from leaves(entry, here)
        else:
            yield here, entry


def is_ours(path: tuple[str, ...], entry: Any) -> bool:
    """Is any value at this path the project's own?"""
    inner = entry if isinstance(entry, dict) else range(len(entry)) if isinstance(entry, list) else ()
    return any(origin(".".join([*path, *map(str, part)]))[0] == "ours" for part in ([], *([key] for key in inner)))


BASE = {key: part for key, part in read(PACKAGE, FILE).items() if key not in ("origin", "colours", "zodiac")}
SHOWN_CARDS = ("1", "8", "15")
# These share one origin in the view.
PATTERN = ("corner", "pair", "towers")
OURS = [
    path
    for path, entry in leaves(BASE)
    if is_ours(path, entry) and (path[0] != "district_cards" or (path[1] in SHOWN_CARDS and path[2] not in PATTERN))
]


def correction(*paths: tuple[str, ...]) -> dict[str, Any]:
    """Return the file of an owner who confirms the values at some paths."""
    change: dict[str, Any] = {}
    for path in paths:
        base, inner = BASE, change
        for key in path[:-1]:
            base, inner = base[key], inner.setdefault(key, {})
        inner[path[-1]] = base[path[-1]]
    return change


@cache
def solo_origins() -> list[str]:
    return list(_origins(position(Table(1).state)))


def changed_origins(*paths: tuple[str, ...]) -> set[tuple[str, str]]:
    """Return the origins that the view shows differently once an owner has confirmed some values."""
    corrected = position(Table(1, components=correction(*paths)).state)
    return {
        (before, after) for before, after in zip(solo_origins(), _origins(corrected), strict=True) if before != after
    }


def test_much_is_ours() -> None:
    """Otherwise the next test would cover less than it seems to."""
    assert len(OURS) > 80
    assert {"market", "offer", "temples", "advisors", "population", "agora", "military"} <= {path[0] for path in OURS}
    assert {str(card["number"]) for card in position(Table(1).state)["districts"]} == set(SHOWN_CARDS)


@pytest.mark.parametrize("path", OURS, ids=".".join)
def test_no_value_of_ours_is_shown_without_its_origin(path: tuple[str, ...]) -> None:
    """An owner who writes down the same value must change nothing in the view but its origin."""
    changed = changed_origins(path)
    assert ("ours", "owner") in changed
    assert {after for _, after in changed} == {"owner"}


def test_a_pattern_is_ours_until_all_of_it_is_the_owner_s() -> None:
    paths = [("district_cards", "8", key) for key in PATTERN]
    assert changed_origins(*paths) == {("ours", "owner")}
    for path in paths:
        assert not changed_origins(path)


def _origins(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, part in node.items():
            if key in ("origin", "borders") and isinstance(part, str):
                yield part
            elif key != "options":
                yield from _origins(part)
    elif isinstance(node, list):
        for part in node:
            yield from _origins(part)


def test_an_owner_s_value_is_shown_as_such() -> None:
    view = position(Table(components={"market": {"wisdom": [0, 0, 1, 1, 2]}}).state)
    assert [space["wisdom"] for space in view["market"]] == [
        {"value": value, "origin": "owner"} for value in (0, 0, 1, 1, 2)
    ]
    assert view["options"]["components"] == {"market": {"wisdom": [0, 0, 1, 1, 2]}}
