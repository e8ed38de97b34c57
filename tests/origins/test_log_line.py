"""Every entry of a game has a message in the catalogues, or is silent."""

import random
from typing import Any

import pytest

from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import SPACE
from hexarch.games.origins.presenter import PRESENTER
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.view.log_line import log_line
from hexarch.locale import keys, message


def _id(kind: int) -> int:
    return SPACE.bases[kind]


@pytest.mark.parametrize(
    ("kind", "text", "key", "params", "targets"),
    [
        (act.VISIT, "visit 2 with red 4", "visit", {"site": 2, "colour": "red", "value": 4}, ["site:2"]),
        (act.VISIT, "visit 2 with speaker 4", "visit-speaker", {"site": 2, "value": 4}, ["site:2"]),
        (act.VISIT, "visit 1 with archon", "visit-archon", {"site": 1}, ["site:1"]),
        (act.MAIN, "action 3 stone", "main", {"action": "3 stone"}, ["action:3 stone"]),
        (act.BUY, "buy Veterans' camp from store", "buy", {"building": "Veterans' camp"}, []),
        (act.BUY, "cover with Mint", "cover", {"building": "Mint"}, []),
        (act.USE, "use Mint at N1", "use", {"building": "Mint"}, []),
        (act.PAY, "pay 2 gold", "pay", {"gold": 2}, []),
        (act.TEMPLE, "temple sea 2", "temple", {"temple": "sea", "steps": 2}, ["temple:sea"]),
        (act.RAISE, "raise speaker 3 at its site", "raise-speaker", {"value": 3}, []),
        (act.SWAP, "swap red 2 for blue", "swap", {"colour": "red", "value": 2, "to": "blue"}, []),
        (act.TILE, "tile Mint", "tile", {"building": "Mint"}, ["building:Mint"]),
        (act.DISTRICT, "district 7", "district", {"card": 7}, ["card:7"]),
    ],
)
def test_lines(kind: int, text: str, key: str, params: dict[str, Any], targets: list[str]) -> None:
    line = log_line(0, _id(kind), text)
    assert line["label"] == {"key": f"origins-did-{key}", "params": params}
    assert [f"{target['kind']}:{target['name']}" for target in line["targets"]] == targets
    assert not line["silent"]


def test_ends_and_payments_of_nothing_are_silent() -> None:
    for kind, text in ((act.DONE, "done"), (act.PAY, "pay 0 gold")):
        assert log_line(0, _id(kind), text) == {"label": None, "targets": [], "silent": True}


def test_an_unknown_text_is_shown_unchanged() -> None:
    assert log_line(0, _id(act.PLACE), "something else") == {"label": None, "targets": [], "silent": False}


def test_whole_games_have_log_lines_and_every_thing_has_a_reason() -> None:
    dice = random.Random(5)
    catalogue = keys("en")
    state = GAME.new(GAME.options({}, 3))
    answered = 0
    for number in range(400):
        if GAME.is_over(state):
            break
        seat = GAME.decisions(state)[0][0]
        legal = GAME.legal(state)
        if seat >= 0 and number % 10 == 0:
            for thing in ("verb:visit", "verb:close", "site:2", "cell:N1", "worker:archon", "card:3", "nothing:x"):
                for reason in PRESENTER.why(state, seat, thing):
                    assert message(reason.key, "en", **reason.params)
                    answered += 1
        action = dice.choice(legal)
        line = log_line(seat, action, GAME.format(state, seat, action))
        if not line["silent"]:
            assert line["label"] is not None, GAME.format(state, seat, action)
            assert line["label"]["key"] in catalogue
        GAME.apply(state, action, seat)
    assert answered > 20


def test_without_an_open_seat_of_power_closing_says_so() -> None:
    state = GAME.new(GAME.options({}, 3))
    assert [reason.key for reason in PRESENTER.why(state, 0, "verb:close")] == ["origins-why-no-seat"]
