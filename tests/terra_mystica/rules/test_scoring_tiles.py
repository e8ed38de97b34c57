"""Scoring tiles: points in the action phase, rewards for cults in phase III (rules 420 to 431)."""

import pytest

from tests.terra_mystica.rules.positions import bare, home, power
from tests.terra_mystica.scenario import Table

OTHERS = ("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8", "SCORE5")
DEEDS = {
    "dwelling": "build F4",
    "trading house": "upgrade E6 to TP",
    "temple": "upgrade A4 to TE. +FAV9",
    "stronghold": "upgrade A4 to SH",
    "sanctuary": "upgrade I4 to SA. +FAV9",
    "two spades": "transform D4 to green",
    "town": "action ACT1. bridge E8:G3. +TW1",
}


def rounds(*tiles: str) -> tuple[str, ...]:
    """Return six tiles that start with these."""
    return (*tiles, *(tile for tile in OTHERS if tile not in tiles))[:6]


def builders(*tiles: str) -> Table:
    """A table on which the Witches can do everything."""
    table = bare("witches", "nomads", scoring=rounds(*tiles))
    table.put("witches", "dwelling", "E6")
    table.put("witches", "trading house", "A4")
    table.put("witches", "temple", "I4")
    home(table, "witches", "F4")
    return table


def scored(tile: str, deed: str) -> int:
    table = builders(tile)
    if deed == "town":
        table.put("witches", "temple", "E8", "D5")
        table.put("witches", "trading house", "G3")
        table.put("witches", "dwelling", "H4")
    table.play("witches", DEEDS[deed])
    return table.points_by("witches").get("scoring_tile", 0)


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param("SCORE3", {"dwelling": 2}, marks=pytest.mark.rule("TM-420")),
        pytest.param("SCORE5", {"dwelling": 2}, marks=pytest.mark.rule("TM-421")),
        pytest.param("SCORE8", {"trading house": 3}, marks=pytest.mark.rule("TM-422")),
        pytest.param("SCORE6", {"trading house": 3}, marks=pytest.mark.rule("TM-423")),
        pytest.param("SCORE7", {"stronghold": 5, "sanctuary": 5}, marks=pytest.mark.rule("TM-424")),
        pytest.param("SCORE4", {"stronghold": 5, "sanctuary": 5}, marks=pytest.mark.rule("TM-425")),
        pytest.param("SCORE1", {"two spades": 4}, marks=pytest.mark.rule("TM-426")),
        pytest.param("SCORE2", {"town": 5}, marks=pytest.mark.rule("TM-427")),
    ],
)
def test_what_a_tile_scores_in_the_action_phase(tile: str, points: dict[str, int]) -> None:
    found = {deed: scored(tile, deed) for deed in DEEDS}
    assert {deed: gained for deed, gained in found.items() if gained} == points


def after_round(tile: str, cults: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    """Return the Witches' coins, workers, priests, power and phase III spades after a round with the tile."""
    table = bare("witches", "nomads", scoring=rounds(tile))
    table.give("nomads", cults=(0, 0, 0, 0))
    table.give("witches", cults=cults, coins=0, workers=0, priests=0, bowls=(12, 0, 0), card="BON9")
    table.end_round()
    spades = table.state.spades if table.decision == "reward_spades" else 0
    while table.decision == "reward_spades":
        table.play("witches", "done")
    return (*table.goods("witches"), power(table, "witches"), spades)


@pytest.mark.parametrize(
    ("tile", "cult", "per", "reward"),
    [
        pytest.param("SCORE3", 1, 4, (0, 0, 1, 0, 0), marks=pytest.mark.rule("TM-420")),
        pytest.param("SCORE5", 0, 4, (0, 0, 0, 4, 0), marks=pytest.mark.rule("TM-421")),
        pytest.param("SCORE8", 3, 4, (0, 0, 0, 0, 1), marks=pytest.mark.rule("TM-422")),
        pytest.param("SCORE6", 1, 4, (0, 0, 0, 0, 1), marks=pytest.mark.rule("TM-423")),
        pytest.param("SCORE7", 3, 2, (0, 1, 0, 0, 0), marks=pytest.mark.rule("TM-424")),
        pytest.param("SCORE4", 0, 2, (0, 1, 0, 0, 0), marks=pytest.mark.rule("TM-425")),
        pytest.param("SCORE1", 2, 1, (1, 0, 0, 0, 0), marks=pytest.mark.rule("TM-426")),
        pytest.param("SCORE2", 2, 4, (0, 0, 0, 0, 1), marks=pytest.mark.rule("TM-427")),
    ],
)
def test_what_a_tile_pays_for_a_cult_in_phase_three(tile: str, cult: int, per: int, reward: tuple[int, ...]) -> None:
    elsewhere = tuple(0 if track == cult else 10 for track in range(4))
    nothing = after_round(tile, elsewhere)
    for steps in (per - 1, per, 2 * per):
        here = after_round(tile, (*elsewhere[:cult], steps, *elsewhere[cult + 1 :]))
        gained = tuple(now - before for now, before in zip(here, nothing, strict=True))
        assert gained == tuple(steps // per * part for part in reward)


@pytest.mark.rule("TM-428")
def test_the_left_half_counts_only_in_the_action_phase_of_its_round() -> None:
    """Neither the set-up nor phase III scores, and in round 2 the first tile no longer counts."""
    assert Table("witches", "nomads", scoring=rounds("SCORE3")).player("witches").points == 20
    table = builders("SCORE8", "SCORE1")
    table.give("witches", cults=(0, 0, 0, 4))
    table.end_round()
    table.play("witches", "transform D4 to grey")
    assert table.state.round == 2
    assert table.points_by("witches").get("scoring_tile", 0) == 0
    table.turn_of("witches")
    table.play("witches", "upgrade E6 to TP. done")
    assert table.points_by("witches").get("scoring_tile", 0) == 0
    table.turn_of("witches")
    table.play("witches", "transform D4 to green")
    assert table.points_by("witches")["scoring_tile"] == 2


@pytest.mark.rule("TM-429")
def test_the_right_half_counts_only_in_phase_three_of_its_round() -> None:
    table = builders("SCORE1", "SCORE4")
    table.give("witches", cults=(0, 0, 3, 0))
    table.play("witches", "send p to earth for 2. done")
    assert table.noted("witches", "coins", "cult_reward") == 0
    table.end_round()
    assert table.noted("witches", "coins", "cult_reward") == 5
    table.end_round()
    assert table.state.round == 3
    assert table.noted("witches", "coins", "cult_reward") == 5


@pytest.mark.rule("TM-430")
@pytest.mark.parametrize(
    ("tile", "favor", "deed", "points"), [("SCORE3", "FAV11", "dwelling", 4), ("SCORE6", "FAV10", "trading house", 6)]
)
def test_scoring_tile_and_favor_tile_add_up(tile: str, favor: str, deed: str, points: int) -> None:
    table = builders(tile)
    table.give("witches", favors=[favor])
    table.play("witches", DEEDS[deed])
    assert table.player("witches").points == 50 + points


@pytest.mark.rule("TM-431")
def test_reward_priests_are_limited_by_ones_own_supply() -> None:
    table = builders("SCORE3")
    table.give("witches", cults=(0, 8, 0, 0), priests=4, priests_sent=2, card="BON9")
    table.put("witches", "dwelling", "I4")
    table.end_round()
    assert table.noted("witches", "priests", "cult_reward") == 1
    assert table.player("witches").priests == 5
