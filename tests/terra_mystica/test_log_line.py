"""Every entry of a game has a message in the catalogues, or is silent."""

import random
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPACE
from hexarch.games.terra_mystica.presenter import PRESENTER
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.view.log_line import log_line
from hexarch.locale import keys, message


def _id(kind: int) -> int:
    return SPACE.bases[kind]


@pytest.mark.parametrize(
    ("kind", "text", "key", "params", "targets"),
    [
        (act.BURN, "burn 2", "burn", {"tokens": 2}, []),
        (act.CONVERT, "convert 3PW to 1W", "convert", {"paid": 3, "have": "power", "gained": 1, "want": "workers"}, []),
        (act.TRADE, "convert 2W to 2P", "trade", {"workers": 2}, []),
        (act.TRANSFORM, "transform F7 to black", "transform", {"hex": "F7", "to": "swamp"}, ["hex:F7"]),
        (act.UPGRADE, "upgrade E4 to TE", "upgrade", {"hex": "E4", "building": "temple"}, ["hex:E4"]),
        (act.BRIDGE, "bridge F4:G3", "bridge", {"from": "F4", "to": "G3"}, ["hex:F4", "hex:G3"]),
        (act.POWER, "action ACT6", "power", {"action": "ACT6"}, ["power_action:ACT6"]),
        (act.SEND, "send p to FIRE for 2", "send", {"cult": "fire", "steps": 2}, ["cult:fire"]),
        (act.ADVANCE, "advance ship", "advance", {"track": "shipping"}, []),
        (act.PASS, "pass BON1", "pass", {"card": "BON1"}, ["card:BON1"]),
        (act.PASS, "pass", "pass-last", {}, []),
        (act.FAVOR, "+FAV11", "favor", {"tile": "FAV11"}, ["favor:FAV11"]),
        (act.CULT, "+WATER", "cult", {"cult": "water"}, ["cult:water"]),
        (act.KEY, "key none", "key-none", {}, []),
        (act.DECLINE, "decline 3 from nomads #2", "decline", {"power": 3, "builder": "nomads"}, []),
        (act.BID, "bid 3 for auren", "bid", {"points": 3, "faction": "auren"}, []),
        (act.COLOUR, "colour gray", "colour", {"colour": "mountains"}, []),
    ],
)
def test_lines(kind: int, text: str, key: str, params: dict[str, Any], targets: list[str]) -> None:
    line = log_line(0, _id(kind), text)
    assert line["label"] == {"key": f"tm-did-{key}", "params": params}
    assert [f"{target['kind']}:{target['name']}" for target in line["targets"]] == targets
    assert not line["silent"]


def test_a_faction_that_chance_draws_was_not_chosen() -> None:
    drawn = log_line(CHANCE, _id(act.FACTION), "faction auren")["label"]
    assert drawn is not None
    assert drawn["key"] == "tm-did-lot"


def test_standing_wishes_and_ends_of_turns_have_neither_label_nor_target() -> None:
    for kind, text in ((act.DONE, "done"), (act.WISH_TAKE, "wish take 3"), (act.WISH_DECLINE, "wish decline never")):
        assert log_line(0, _id(kind), text) == {"label": None, "targets": [], "silent": True}


def test_an_unknown_text_is_shown_unchanged() -> None:
    assert log_line(0, _id(act.BUILD), "something else") == {"label": None, "targets": [], "silent": False}


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
            for thing in ("verb:build", "verb:pass", "verb:special", "hex:E5", "cult:fire", "order:air/2", "nothing:x"):
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
