"""Every lesson can be solved, is not solved at its start or by doing something else; the coach has all its texts."""

import random
import re
from typing import Any

import pytest

from hexarch.core.data import DataError
from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games import MANIFESTS, NAMES
from hexarch.games.lessons import Lesson, guide, lessons, play_text, turns_taken
from hexarch.games.measures import vocabulary
from hexarch.locale import LANGUAGES, keys, message

ALL = [lesson for game in NAMES for lesson in lessons(game).values()]
_DRAWS = 3


def play_solution(lesson: Lesson, ledger: Ledger[Any], dice: random.Random) -> None:
    """Play the solution's moves with other random draws than those of the solution."""
    for part in lesson.solution.split("."):
        drawn = ledger.game.is_chance(ledger.state)
        while ledger.game.is_chance(ledger.state):
            legal = ledger.game.legal(ledger.state)
            ledger.push(CHANCE, dice.choices(legal, ledger.game.weights(ledger.state))[0])
        if not drawn or not re.match(r"\s*(tile|roll) ", part):
            play_text(ledger, part, lesson.name)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game} {lesson.name}")
def test_a_lesson_is_solved_by_its_solution_and_by_nothing_before(lesson: Lesson) -> None:
    ledger = lesson.start()
    assert ledger.game.asked(ledger.state) == lesson.seat
    assert not lesson.is_solved(ledger.state)
    wrong = lesson.start()
    play_text(wrong, lesson.wrong, lesson.name)
    assert not lesson.is_solved(wrong.state)
    play_text(ledger, lesson.solution, lesson.name)
    assert lesson.is_solved(ledger.state)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game} {lesson.name}")
def test_chance_cannot_spoil_a_lesson(lesson: Lesson) -> None:
    for seed in range(_DRAWS):
        ledger = lesson.start()
        play_solution(lesson, ledger, random.Random(seed))
        assert lesson.is_solved(ledger.state)


@pytest.mark.parametrize("game", NAMES)
def test_there_are_eight_to_twelve_lessons(game: str) -> None:
    assert 8 <= len(lessons(game)) <= 12


def words_of(game: str) -> set[str]:
    prefix = f"learn-{MANIFESTS[game].message_prefix}"
    found = {f"{prefix}-goal-{name}" for name in measured(game)}
    for lesson in lessons(game).values():
        own = f"{prefix}-{lesson.name}"
        found |= {own, f"{own}-task", f"{own}-why", *(f"{own}-hint-{n + 1}" for n in range(lesson.hints))}
    coached = guide(game)
    found |= {f"{prefix}-guide-{cue.name}" for cue in (*coached.turns, *coached.events)}
    return found | {f"{prefix}-caution-{caution.name}" for caution in coached.cautions}


def measured(game: str) -> set[str]:
    return {goal.measure for lesson in lessons(game).values() for goal in lesson.goal}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_word_of_the_coach_exists_and_none_is_left_over(game: str, language: str) -> None:
    prefix = f"learn-{MANIFESTS[game].message_prefix}-"
    assert {key for key in keys(language) if key.startswith(prefix)} == words_of(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(language: str) -> None:
    """One or two sentences per turn fit beside the board of a phone."""
    for game in NAMES:
        prefix = f"learn-{MANIFESTS[game].message_prefix}-guide-"
        for key in keys(language):
            if key.startswith(prefix):
                said = message(key, language)
                sentences = re.split(r"(?<=\w[.!?]) (?=[^a-z])", said)
                assert len(said) <= 260, (key, language)
                assert len(sentences) <= 3, (key, language)


@pytest.mark.parametrize("game", NAMES)
def test_a_guided_game_begins_with_the_person(game: str) -> None:
    coached = guide(game)
    ledger = coached.start()
    assert ledger.game.asked(ledger.state) == coached.seat
    assert turns_taken(ledger.game, ledger.options, ledger.entries, coached.seat) == 0
    cue = coached.cue(ledger.state, coached.seat, 0)
    assert cue is coached.turns[0]
    assert 12 <= len(coached.turns) <= 20


def test_turns_are_counted_whatever_they_are_made_of() -> None:
    coached = guide(NAMES[0])
    ledger = coached.start()
    play_text(
        ledger, "burn 3. action ACT2. done. pass BON1. convert 1W to 1C. transform F6 to green. build F6. done", ""
    )
    assert turns_taken(ledger.game, ledger.options, ledger.entries, coached.seat) == 2
    assert turns_taken(ledger.game, ledger.options, ledger.entries, 1) == 1


def test_the_coach_notices_beginners_mistakes() -> None:
    coached = guide(NAMES[0])

    def noticed(text: str) -> list[str]:
        ledger = coached.start()
        before = ledger.game.clone(ledger.state)
        play_text(ledger, text, "")
        return coached.mistakes(before, [part.strip() for part in text.split(".")], ledger.state)

    assert noticed("pass BON1") == ["full-hands", "dwellings-score"]
    assert noticed("burn 3. action ACT2") == []
    assert noticed("transform F6 to green. build F6. done") == []


def test_wrong_data_is_refused_with_its_place() -> None:
    words = vocabulary(NAMES[0])
    with pytest.raises(DataError, match="no measure 'pionts'"):
        words.read([{"measure": "pionts", "at_least": 1}], "x")
    with pytest.raises(DataError, match="cannot be taken of 'luck'"):
        words.read([{"measure": "cult", "of": "luck", "at_least": 1}], "x")
    with pytest.raises(DataError, match="needs at_least or at_most"):
        words.read([{"measure": "coins"}], "x")
    with pytest.raises(DataError, match="to point at"):
        words.check_things(["hex:Z9"], "x")
    with pytest.raises(DataError, match="is not possible"):
        play_text(guide(NAMES[0]).start(), "upgrade A1 to TE", "x")
