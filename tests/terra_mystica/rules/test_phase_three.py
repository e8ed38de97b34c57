"""Section 21: phase III, the cult bonus and the clean-up."""

import pytest

from hexarch.games.terra_mystica.tables import BONUS_CARDS, SCORING_TILES
from tests.terra_mystica.scenario import Table

NO_SPADES = ("SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE7", "SCORE2")
NAMES = [card.name for card in BONUS_CARDS]


def reward_table(*factions: str, cults: tuple[int, ...], scoring: tuple[str, ...] = ("SCORE2",)) -> Table:
    """A table with everybody on the same cult spaces and one dwelling each; SCORE2 rewards earth with spades."""
    rest = tuple(name for name in ("SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8") if name not in scoring)
    table = Table(*factions, scoring=(*scoring, *rest)[:6])
    table.clear_map()
    for faction, hex_ in zip(factions, ("A5", "I5", "E2"), strict=False):
        table.put(faction, "dwelling", hex_)
        table.give(faction, coins=0, workers=0, priests=0, bowls=(12, 0, 0), cults=cults, points=20)
    return table


def transforms(table: Table, hex_: str = "") -> set[str]:
    return {text for text in table.legal() if text.startswith(f"transform {hex_}")}


@pytest.mark.rule("TM-349", "TM-351")
@pytest.mark.parametrize(
    ("round_", "reward"),
    [
        (1, {"coins": 4}),
        (2, {"priests": 1}),
        (3, {"workers": 2}),
        (4, {"bowl1": -4, "bowl2": 4}),
        (5, {"workers": 2}),
    ],
)
def test_rounds_1_to_5_end_with_the_cult_bonus_of_their_tile(round_: int, reward: dict[str, int]) -> None:
    table = reward_table("witches", "nomads", cults=(4, 4, 4, 4), scoring=NO_SPADES)
    table.round(round_)
    table.end_round()
    assert table.state.round == round_ + 1
    for faction in ("witches", "nomads"):
        assert table.gains(faction, "cult_reward") == reward


@pytest.mark.rule("TM-350")
@pytest.mark.parametrize("last", ["SCORE7", "SCORE8"])
def test_no_phase_three_after_round_6(last: str) -> None:
    rounds = (*(name for name in ("SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7") if name != last), last)
    table = reward_table("witches", "nomads", cults=(8, 8, 8, 8), scoring=rounds[-6:])
    table.round(6)
    table.play("witches", "pass")
    coins = table.state.card_coins
    table.play("nomads", "pass")
    assert table.decision == ""
    assert table.state.round == 6
    assert table.gains("witches", "cult_reward") == {}
    assert table.state.card_coins == coins


@pytest.mark.rule("TM-351")
def test_the_bonus_goes_only_to_those_who_qualify() -> None:
    table = reward_table("witches", "nomads", cults=(0, 4, 0, 0), scoring=("SCORE3",))
    table.give("nomads", cults=(10, 3, 9, 9))
    table.end_round()
    assert table.gains("witches", "cult_reward") == {"priests": 1}
    assert table.gains("nomads", "cult_reward") == {}


@pytest.mark.rule("TM-351")
def test_the_bonus_precedes_the_clean_up() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 4, 0))
    table.give("witches", bowls=(0, 0, 12))
    table.play("witches", "action ACT4. done")
    table.end_round()
    assert table.decision == "reward_spades"
    assert table.state.actions_used
    table.play("nomads", "done")
    table.play("witches", "done")
    assert not table.state.actions_used


@pytest.mark.rule("TM-352", "TM-353")
@pytest.mark.parametrize(("water", "priests"), [(3, 0), (4, 1), (7, 1), (8, 2), (10, 2)])
def test_once_for_every_full_multiple(water: int, priests: int) -> None:
    table = reward_table("witches", "nomads", cults=(0, water, 0, 0), scoring=("SCORE3",))
    table.end_round()
    assert table.gains("witches", "cult_reward").get("priests", 0) == priests
    assert table.player("witches").cults == (0, water, 0, 0)


@pytest.mark.rule("TM-354")
def test_air_6_gives_3_workers() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 0, 6), scoring=("SCORE7",))
    table.end_round()
    assert table.gains("witches", "cult_reward") == {"workers": 3}


@pytest.mark.rule("TM-355")
def test_earth_8_gives_2_spades() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 8, 0))
    table.end_round()
    assert table.decision == "reward_spades"
    assert table.state.spades == 2
    table.ground("A4", "wasteland")
    table.play("witches", "transform A4 to green")
    assert table.asked == "nomads"


@pytest.mark.rule("TM-356")
def test_the_bonus_is_given_in_the_order_of_the_next_round() -> None:
    table = reward_table("witches", "nomads", "cultists", cults=(0, 0, 4, 0))
    table.give("witches", priests=1)
    table.play("witches", "send p to FIRE for 1")
    table.passes("nomads", "cultists", "witches")
    seen = []
    while table.decision == "reward_spades":
        seen.append(table.asked)
        table.play(table.asked, "done")
    assert seen == ["nomads", "cultists", "witches"]


@pytest.mark.rule("TM-357")
def test_no_spades_can_be_bought_on_top() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 4, 0))
    table.give("witches", workers=20, priests=5)
    table.ground("A4", "wasteland")
    table.ground("A6", "mountains")
    table.end_round()
    assert transforms(table, "A4") == {"transform A4 to gray", "transform A4 to yellow"}
    table.play("witches", "transform A4 to gray")
    assert table.asked == "nomads"
    assert table.goods("witches")[1:] == (20, 5)


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("fakirs", marks=pytest.mark.rule("TM-358")),
        pytest.param("dwarves", marks=pytest.mark.rule("TM-359")),
    ],
)
def test_no_jump_with_spades_of_the_cult_bonus(faction: str) -> None:
    table = reward_table(faction, "witches", cults=(0, 0, 4, 0))
    table.rich(faction)
    assert transforms(table, "A7")
    assert transforms(table, "A6")
    table.end_round()
    assert (table.asked, table.decision) == (faction, "reward_spades")
    assert transforms(table, "A6")
    assert not transforms(table, "A7")


@pytest.mark.rule("TM-360")
def test_giants_lose_a_single_spade() -> None:
    table = reward_table("giants", "witches", cults=(0, 0, 4, 0))
    table.passes("giants", "witches")
    assert (table.asked, table.decision) == ("witches", "reward_spades")
    table.play("witches", "done")
    assert (table.state.round, table.asked, table.state.spades) == (2, "giants", 0)


@pytest.mark.rule("TM-361")
def test_giants_transform_one_space_with_two_spades() -> None:
    table = reward_table("giants", "witches", cults=(0, 0, 8, 0))
    table.passes("giants", "witches")
    assert table.asked == "giants"
    assert transforms(table) == {"transform A4 to red", "transform B3 to red", "transform B2 to red"}
    table.play("giants", "transform A4 to red")
    assert table.asked == "witches"


@pytest.mark.rule("TM-362")
def test_spades_cannot_be_saved() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 8, 0))
    table.end_round()
    table.play("witches", "done")
    table.play("nomads", "done")
    assert (table.state.round, table.asked) == (2, "witches")
    table.give("witches", workers=0, priests=0, bowls=(12, 0, 0))
    assert table.state.spades == 0
    assert transforms(table) == set()


@pytest.mark.rule("TM-363")
def test_several_spades_may_go_on_different_spaces() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 8, 0))
    table.ground("A4", "wasteland")
    table.ground("A6", "wasteland")
    table.end_round()
    table.play("witches", "transform A4 to gray. transform A6 to gray")
    assert table.terrain("A4") == table.terrain("A6") == "mountains"
    assert table.asked == "nomads"


@pytest.mark.rule("TM-363")
def test_the_spaces_must_be_adjacent_to_buildings() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 8, 0))
    table.ground("A4", "mountains")
    table.ground("A3", "mountains")
    table.end_round()
    table.play("witches", "transform A4 to green")
    assert not transforms(table, "A3")
    assert {text.split()[1] for text in transforms(table)} == {"A6", "B2", "B3"}


@pytest.mark.rule("TM-364")
def test_no_dwelling_is_built_in_phase_three() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 8, 0))
    table.rich("witches")
    table.ground("A4", "mountains")
    table.ground("A6", "forest")
    table.end_round()
    table.play("witches", "transform A4 to green")
    assert (table.asked, table.decision) == ("witches", "reward_spades")
    assert not [text for text in table.legal() if not text.startswith("transform") and text != "done"]


@pytest.mark.rule("TM-365")
def test_spades_of_the_cult_bonus_score_nothing() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 4, 0))
    table.end_round()
    spade_tile = [tile.name for tile in SCORING_TILES].index("SCORE1")
    table.state.scoring = (spade_tile,) * 6
    table.ground("A4", "mountains")
    table.play("witches", "transform A4 to green")
    assert table.player("witches").points == 20
    table.play("nomads", "done")
    table.give("witches", workers=3)
    table.ground("A6", "mountains")
    table.play("witches", "transform A6 to green")
    assert table.player("witches").points == 22


@pytest.mark.rule("TM-366")
def test_the_power_actions_become_free() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 0, 0))
    table.state.actions_used = 0b111111
    table.end_round()
    table.give("witches", bowls=(0, 0, 12))
    table.turn_of("witches")
    table.put("witches", "dwelling", "F2")
    assert {f"action ACT{number}" for number in range(1, 7)} <= table.legal("witches")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("ACTA", marks=pytest.mark.rule("TM-367")),
        pytest.param("FAV6", marks=pytest.mark.rule("TM-368")),
        pytest.param("BON2", marks=pytest.mark.rule("TM-368")),
    ],
)
def test_special_actions_become_free(name: str) -> None:
    table = reward_table("auren", "nomads", cults=(0, 0, 0, 0))
    table.put("auren", "stronghold", "A5")
    table.give("auren", favors=["FAV6"], card="BON2")
    table.turn_of("auren")
    table.play("auren", f"action {name}. +FIRE")
    table.turn_of("auren")
    assert not table.can("auren", f"action {name}")
    table.passes("auren", "nomads")
    table.give("auren", card="BON2")
    table.turn_of("auren")
    assert table.can("auren", f"action {name}")


@pytest.mark.rule("TM-369", "TM-370")
def test_untaken_cards_collect_a_coin_each_round() -> None:
    table = reward_table("witches", "nomads", "cultists", cults=(0, 0, 0, 0))
    table.state.card_coins = (0,) * len(NAMES)
    table.passes("witches", "nomads", "cultists")
    untaken = [i for i in range(len(NAMES)) if table.state.cards >> i & 1]
    assert [table.state.card_coins[i] for i in untaken] == [1, 1, 1]
    assert sum(table.state.card_coins) == 3
    # Everybody takes the first available card, so the last one is left again.
    table.passes("witches", "nomads", "cultists")
    assert table.state.card_coins[untaken[-1]] == 2
    coins = table.player("witches").coins
    table.play("witches", f"pass {NAMES[untaken[-1]]}")
    assert table.player("witches").coins == coins + 2


@pytest.mark.rule("TM-371")
def test_the_scoring_tile_of_a_finished_round_counts_no_more() -> None:
    table = reward_table("witches", "nomads", cults=(0, 0, 0, 0), scoring=("SCORE3", "SCORE6"))
    table.end_round()
    assert table.state.round == 2
    table.rich("witches")
    table.give("witches", points=20)
    table.ground("A6", "forest")
    table.play("witches", "build A6")
    assert table.player("witches").points == 20
    table.turn_of("witches")
    table.play("witches", "upgrade A6 to TP")
    assert table.player("witches").points == 23
