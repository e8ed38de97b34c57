"""Turns that a log splits over several rows, with their columns."""

import random
from collections import Counter

from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.tables import BOARD, FACTIONS
from tests.terra_mystica.rewriting import GAMES
from tests.terra_mystica.rewritten_rows import parts_of_log
from tests.terra_mystica.rewritten_turn import STEP

CULTS = ("FIRE", "WATER", "EARTH", "AIR")


def with_late_step(lines: list[str]) -> list[str]:
    """Write a step of FAV6 or BON2 after the pass of its faction; return [] if no row allows that."""
    for number, line in enumerate(lines):
        fields = line.split("\t")
        action, _, step = fields[-1].partition(". ")
        if action.lower() not in ("action fav6", "action bon2") or not STEP.fullmatch(step) or fields[9]:
            continue
        between = [number]
        for later in range(number + 1, len(lines)):
            other = lines[later].split("\t")
            if len(other) == 15 and other[0] == fields[0]:
                between.append(later)
                if other[12] != fields[12] or "_for_faction" in other[14]:
                    break
                if other[14].lower().startswith("pass"):
                    return _moved(lines, between, action, step)
    return []


def _moved(lines: list[str], between: list[int], action: str, step: str) -> list[str]:
    found = lines[:]
    last = found[between[-1]].split("\t")
    for number in between:
        fields = found[number].split("\t")
        places = [int(place) for place in fields[12].split("/")]
        places[CULTS.index(step[1:].upper())] -= 1
        fields[12] = "/".join(map(str, places))
        found[number] = "\t".join(fields)
    found[between[0]] = found[between[0]].rsplit("\t", 1)[0] + "\t" + action
    late = [*(("" if place % 2 and place < 12 else value) for place, value in enumerate(last[:13])), "", step]
    return [*found[: between[-1] + 1], "\t".join(late), *found[between[-1] + 1 :]]


def test_a_cult_step_after_the_pass() -> None:
    found = [late for path in GAMES if (late := with_late_step(path.read_text(encoding="utf-8").splitlines()))]
    assert len(found) > 3
    for lines in found:
        report = replay_log("\n".join(lines))
        assert report.ok, report.error or report.difference


def test_a_transformation_without_a_colour_is_to_the_home_terrain() -> None:
    changed = 0
    homes = {board.name: BOARD.colours[board.terrain] for board in FACTIONS}
    for path in GAMES[::6]:
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            faction = line.split("\t")[0]
            if faction in homes and line.endswith(f" to {homes[faction]}") and "\ttransform " in line:
                lines[number] = line.removesuffix(f" to {homes[faction]}")
                changed += 1
        report = replay_log("\n".join(lines))
        assert report.ok, report.error or report.difference
    assert changed


def test_the_alchemists_split_their_spades_over_rows() -> None:
    """With the stronghold every spade gives power, which shows between the rows."""
    path = next(path for path in GAMES if "\tconvert 2PW to 2C. dig 2. build B3" in path.read_text(encoding="utf-8"))
    text = path.read_text(encoding="utf-8").replace("dig 2. build B3", "dig 1. dig 1. build B3")
    rows: set[str] = set()
    for seed in range(4):
        lines = [line for line, _ in parts_of_log(text, random.Random(seed), Counter())]
        rows |= {line.split("\t")[14] for line in lines if line.startswith("alchemists\t")}
        report = replay_log("\n".join(lines))
        assert report.ok, report.error or report.difference
    assert any(row.endswith("dig 1") for row in rows)


def part(row: str, commands: str, **columns: str) -> str:
    """Return a row with other commands and columns; a column is named by its position."""
    fields = row.split("\t")
    for place, value in columns.items():
        fields[int(place.removeprefix("c"))] = value
    return "\t".join([*fields[:14], commands])


def interrupted(*parts: str) -> list[str]:
    """Split the Darklings' `burn 4. action ACT3` into two rows, with the Mermaids' answer in between."""
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if line.endswith("\tburn 4. action ACT3"))
    answer = lines[place - 1]
    assert answer.endswith("\tLeech 1 from dwarves")
    return [*lines[: place - 1], parts[0], answer, *parts[1:], *lines[place + 1 :]]


def darklings() -> str:
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.endswith("\tburn 4. action ACT3"))


def test_others_answer_in_the_middle_of_a_turn() -> None:
    """Here a second sacrifice is one with the first, but the log shows the power in between."""
    first = part(darklings(), "burn 1", c5="", c6="0 W", c9="", c10="0/10/1 PW")
    report = replay_log("\n".join(interrupted(first, part(darklings(), "burn 3. action ACT3"))))
    assert report.ok, report.error or report.difference


def test_a_wrong_column_in_the_middle_of_a_turn_is_found() -> None:
    first = part(darklings(), "burn 1", c5="", c6="0 W", c9="", c10="0/11/1 PW")
    lines = interrupted(first, part(darklings(), "burn 3. action ACT3"))
    report = replay_log("\n".join(lines))
    assert report.difference is not None
    assert report.difference.line == lines.index(first) + 1
    assert "0/11/1" in str(report.difference)
