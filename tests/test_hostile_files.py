"""Files made to delay or break the reader: each is refused quickly, in one sentence."""

import time
from pathlib import Path

import pytest

from hexarch.core.game import RuleError
from hexarch.games.files import read_game
from hexarch.locale import error_text

LOG = (Path(__file__).parent / "fixtures" / "games" / "4pLeague_S60_D1L1_G5.txt").read_text()
TRANSCRIPT = '## hexarch origins {"rules": 3, "options": {"players": 2}, "names": []}\n'
DIGITS = "1" * 100_000

HOSTILE = {
    "digits": DIGITS,
    "points again and again": "1VP " * 25_000,
    "resources without power": "1VP 1C 1W " * 10_000,
    "power without end": "1VP 1C 1W " + "1/" * 50_000,
    "resources in short lines": ("1VP 1C 1W " * 160 + "\n") * 60,
    "blanks": "1VP" + " " * 100_000,
    "a move of digits": f"{TRANSCRIPT}chance: {DIGITS}",
    "a number of digits": f"{TRANSCRIPT}player1: visit {DIGITS[:9000]}",
    "rules of digits": f'## hexarch origins {{"rules": {DIGITS[:9000]}}}',
    "a stored game of digits": f'{{"format": {DIGITS[:9000]}}}',
    "a stored game of brackets": '{"format": ' + "[" * 100_000,
    "options of digits": f'## hexarch terra-mystica {{"options": {DIGITS[:1900]}',
    "dig without a number": LOG.replace("dig 1.", "dig it.", 1),
    "dig twice": LOG.replace("dig 1.", "dig 1x. dig dig.", 1),
    "a number of a browser": LOG.replace("dig 1.", "dig ².", 1),
}


def refusal_of(text: str) -> RuleError:
    try:
        problem = read_game(text).problem
    except RuleError as error:
        return error
    assert problem is not None
    return problem


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_quickly(name: str) -> None:
    text = HOSTILE[name]
    assert text != LOG
    started = time.process_time()
    assert error_text(refusal_of(text))
    assert time.process_time() - started < 1.0
