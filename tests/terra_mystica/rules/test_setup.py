"""Sections 3 and 4: the set-up of every game, and the drawing and choosing of the full game."""

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.games.terra_mystica.economy import priest_room
from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.opening import FACTIONS, HOMES, Opening, dealt
from tests.terra_mystica.scenario import SCORING, Table

# Coins, workers, priests; bowls I and II; fire, water, earth, air.
PRINTED = {
    "halflings": ((15, 3, 0), (3, 9), (0, 0, 1, 1)),
    "cultists": ((15, 3, 0), (5, 7), (1, 0, 1, 0)),
    "alchemists": ((15, 3, 0), (5, 7), (1, 1, 0, 0)),
    "darklings": ((15, 1, 1), (5, 7), (0, 1, 1, 0)),
    "mermaids": ((15, 3, 0), (3, 9), (0, 2, 0, 0)),
    "swarmlings": ((20, 8, 0), (3, 9), (1, 1, 1, 1)),
    "auren": ((15, 3, 0), (5, 7), (0, 1, 0, 1)),
    "witches": ((15, 3, 0), (5, 7), (0, 0, 0, 2)),
    "dwarves": ((15, 3, 0), (5, 7), (0, 0, 2, 0)),
    "engineers": ((10, 2, 0), (3, 9), (0, 0, 0, 0)),
    "chaosmagicians": ((15, 4, 0), (5, 7), (2, 0, 0, 0)),
    "giants": ((15, 3, 0), (5, 7), (1, 0, 0, 1)),
    "fakirs": ((15, 3, 0), (7, 5), (1, 0, 0, 1)),
    "nomads": ((15, 2, 0), (5, 7), (1, 0, 1, 0)),
}
NO_SHIPPING = ("dwarves", "fakirs")


@pytest.mark.rule("TM-036", "TM-037", "TM-044")
@pytest.mark.parametrize("faction", FACTIONS)
def test_everybody_starts_with_all_pieces_and_twenty_points(faction: str) -> None:
    table = dealt(faction)
    player = table.player(faction)
    assert table.state.occupied == player.built == 0
    assert player.dwellings == player.trading_houses == player.temples == player.strongholds == player.sanctuaries == 0
    assert player.priests + priest_room(player) == 7
    assert player.bridges == 3
    assert player.points == 20


@pytest.mark.rule("TM-038")
@pytest.mark.parametrize("faction", [faction for faction in FACTIONS if faction != "mermaids"])
def test_shipping_starts_on_zero(faction: str) -> None:
    assert reaches(faction, "E8")
    assert not reaches(faction, "C4")


@pytest.mark.rule("TM-039")
def test_mermaids_start_with_shipping_one() -> None:
    assert dealt("mermaids").player("mermaids").shipping == 1
    assert reaches("mermaids", "C4")
    assert not reaches("mermaids", "F5")


def reaches(faction: str, hex_: str) -> bool:
    """Can D5 reach E8 (adjacent), C4 (across one river space) or F5 (across two)? No jump is affordable."""
    table = dealt(faction)
    table.start()
    table.clear_map()
    table.put(faction, "dwelling", "D5")
    table.ground(hex_, HOMES[faction][0])
    table.turn_of(faction)
    table.give(faction, coins=3, workers=2 if faction == "swarmlings" else 1, priests=0, card="BON3")
    return table.can(faction, f"build {hex_}")


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("fakirs", marks=pytest.mark.rule("TM-040")),
        pytest.param("dwarves", marks=pytest.mark.rule("TM-041")),
    ],
)
def test_some_have_no_shipping_track(faction: str) -> None:
    table = dealt(faction)
    table.start()
    table.turn_of(faction)
    table.rich(faction)
    assert table.player(faction).shipping == 0
    assert not table.can(faction, "advance ship")


@pytest.mark.rule("TM-038")
@pytest.mark.parametrize("faction", [faction for faction in FACTIONS if faction not in NO_SHIPPING])
def test_all_others_have_one(faction: str) -> None:
    table = dealt(faction)
    table.start()
    table.turn_of(faction)
    table.rich(faction)
    before = table.player(faction).shipping
    table.play(faction, "advance ship")
    assert table.player(faction).shipping == before + 1


@pytest.mark.rule("TM-042")
@pytest.mark.parametrize("faction", [faction for faction in FACTIONS if faction != "darklings"])
def test_a_spade_costs_three_workers_at_first(faction: str) -> None:
    table = dealt(faction)
    spades = 2 if faction == "giants" else 1
    assert dig(table, faction) == (60, 40 - 3 * spades, 5)


@pytest.mark.rule("TM-043")
def test_darklings_have_no_exchange_track() -> None:
    table = dealt("darklings")
    assert dig(table, "darklings") == (60, 40, 4)
    table.turn_of("darklings")
    assert not table.can("darklings", "advance dig")


def dig(table: Table, faction: str) -> tuple[int, int, int]:
    """Return the goods after a terrain next on the cycle was turned into home terrain."""
    cycle = ["plains", "swamp", "lakes", "forest", "mountains", "wasteland", "desert"]
    terrain, colour = HOMES[faction]
    table.start()
    table.clear_map()
    table.put(faction, "dwelling", "E6")
    table.ground("E5", cycle[cycle.index(terrain) - 1])
    table.turn_of(faction)
    table.rich(faction)
    table.play(faction, f"transform E5 to {colour}")
    return table.goods(faction)


@pytest.mark.rule("TM-045", "TM-046", "TM-050", "TM-056")
@pytest.mark.parametrize("faction", FACTIONS)
def test_starting_goods_power_and_cults_are_the_printed_ones(faction: str) -> None:
    goods, bowls, cults = PRINTED[faction]
    table = dealt(faction)
    assert table.goods(faction) == goods
    assert table.bowls(faction) == (*bowls, 0)
    assert sum(table.bowls(faction)) == 12
    assert table.player(faction).cults == cults


@pytest.mark.rule("TM-047")
def test_a_starting_priest_comes_from_the_seven() -> None:
    assert priest_room(dealt("darklings").player("darklings")) == 6
    assert priest_room(dealt("witches").player("witches")) == 7


@pytest.mark.rule("TM-048", "TM-049", "TM-057")
def test_witches_start() -> None:
    table = dealt("witches")
    assert table.goods("witches") == (15, 3, 0)
    assert table.bowls("witches") == (5, 7, 0)


@pytest.mark.parametrize(
    ("faction", "cults"),
    [
        pytest.param("nomads", (1, 0, 1, 0), marks=pytest.mark.rule("TM-051")),
        pytest.param("halflings", (0, 0, 1, 1), marks=pytest.mark.rule("TM-052")),
        pytest.param("witches", (0, 0, 0, 2), marks=pytest.mark.rule("TM-053")),
        pytest.param("mermaids", (0, 2, 0, 0), marks=pytest.mark.rule("TM-054")),
    ],
)
def test_the_books_examples_of_starting_cults(faction: str, cults: tuple[int, ...]) -> None:
    assert dealt(faction).player(faction).cults == cults


@pytest.mark.rule("TM-055")
@pytest.mark.parametrize("faction", FACTIONS)
def test_starting_cults_yield_no_power(faction: str) -> None:
    table = dealt(faction)
    assert max(table.player(faction).cults) < 3
    assert table.bowls(faction) == (*PRINTED[faction][1], 0)
    table.start()
    assert table.noted(faction, "bowl1", "cult_track") == 0


@pytest.mark.rule("TM-059", "TM-060")
def test_the_reward_of_the_sixth_round_is_covered() -> None:
    without = [name for name in SCORING if name != "SCORE7"]
    for round_, workers in ((5, 3), (6, 0)):
        scoring = (*without[: round_ - 1], "SCORE7", *without[round_ - 1 :])
        table = Table("witches", "nomads", scoring=scoring)
        table.round(round_)
        table.give("witches", cults=(0, 0, 0, 6))
        table.end_round()
        assert table.noted("witches", "workers", "cult_reward") == workers


@pytest.mark.rule("TM-061")
def test_all_power_actions_are_open_in_round_one() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "C1")
    table.rich("witches")
    assert {text for text in table.legal() if text.startswith("action ACT")} == {f"action ACT{i}" for i in range(1, 7)}


@pytest.mark.rule("TM-062")
def test_town_tiles_lie_open() -> None:
    table = dealt("witches")
    assert GAME.to_json(table.state)["state"]["towns_left"] == [2, 2, 2, 2, 2, 0, 0, 0]


@pytest.mark.rule("TM-063")
def test_a_start_player_is_drawn_before_anybody_acts() -> None:
    opening = Opening(4)
    assert all(seat == CHANCE for _, seat in opening.until("draw_start"))
    assert opening.seat == CHANCE
    assert opening.legal() == [f"start player{number}" for number in (1, 2, 3, 4)]
    assert GAME.weights(opening.state) == [1, 1, 1, 1]
    opening.play("start player3")
    opening.until("turn")
    assert opening.seat == 2


@pytest.mark.rule("TM-064", "TM-065")
def test_six_of_eight_scoring_tiles_in_any_order() -> None:
    opening = Opening(2, spade_tile_late="allow")
    left = {f"score SCORE{number}" for number in range(1, 9)}
    drawn: list[str] = []
    while opening.decision == "draw_scoring":
        assert opening.seat == CHANCE
        assert set(opening.legal()) == left
        assert len(set(GAME.weights(opening.state))) == 1, "all are equal"
        drawn.append(max(left) if len(drawn) % 2 else min(left))
        opening.play(drawn[-1])
        left.remove(drawn[-1])
    assert len(drawn) == 6
    assert [f"score SCORE{tile + 1}" for tile in opening.state.scoring] == drawn[::-1]


@pytest.mark.rule("TM-066")
def test_two_scoring_tiles_stay_in_the_box() -> None:
    """Without the tiles that count trading houses, no round rewards one."""
    table = Table("witches", "nomads", scoring=("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE7"))
    for round_ in range(1, 7):
        table.clear_map()
        table.put("witches", "dwelling", "E4")
        table.round(round_)
        table.turn_of("witches")
        table.rich("witches")
        table.play("witches", "upgrade E4 to TP")
    assert table.points_by("witches") == {}


def tiles_for_round(round_: int, **options: str) -> list[str]:
    opening = Opening(2, **options)
    while opening.state.stack[-1][2] != round_ - 1:
        opening.play(opening.legal()[-1])
    return opening.legal()


@pytest.mark.parametrize(
    "round_",
    [pytest.param(5, marks=pytest.mark.rule("TM-067")), pytest.param(6, marks=pytest.mark.rule("TM-068"))],
)
def test_no_spade_tile_in_the_last_two_rounds(round_: int) -> None:
    others = {f"score SCORE{number}" for number in range(2, 9 - (6 - round_))}
    assert set(tiles_for_round(round_)) == others
    assert "score SCORE1" in tiles_for_round(round_, spade_tile_late="allow")


@pytest.mark.rule("TM-069")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a_rejected_spade_tile_may_turn_up_earlier(round_: int) -> None:
    assert "score SCORE1" in tiles_for_round(round_)


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        pytest.param(2, 5, marks=pytest.mark.rule("TM-070")),
        pytest.param(3, 6, marks=pytest.mark.rule("TM-071")),
        pytest.param(4, 7, marks=pytest.mark.rule("TM-072")),
        pytest.param(5, 8, marks=pytest.mark.rule("TM-073")),
    ],
)
def test_three_bonus_cards_more_than_players(players: int, cards: int) -> None:
    opening = Opening(players)
    opening.until("first_card")
    assert len(opening.legal()) == cards


@pytest.mark.rule("TM-074")
def test_bonus_cards_are_drawn_from_all_nine() -> None:
    opening = Opening(4)
    opening.until("draw_card")
    assert opening.seat == CHANCE
    assert opening.legal() == [f"delete BON{number}" for number in range(1, 10)]
    assert set(GAME.weights(opening.state)) == {1}
    opening.play("delete BON3")
    opening.play("delete BON8")
    opening.until("first_card")
    face_up = [f"pass BON{number}" for number in (1, 2, 4, 5, 6, 7, 9)]
    assert opening.legal() == face_up
    opening.until("turn")
    assert {text for text in opening.legal() if text.startswith("pass")} < set(face_up)


@pytest.mark.rule("TM-075")
def test_tiles_and_cards_are_known_before_the_factions() -> None:
    opening = Opening(3)
    asked = [decision for decision, _ in opening.until("choose_faction")]
    assert asked == ["draw_scoring"] * 6 + ["draw_card"] * 3 + ["draw_start"]
    assert "draw_card" not in [decision for decision, _ in opening.until("turn")]
    assert -1 not in opening.state.scoring


@pytest.mark.rule("TM-076", "TM-077")
def test_factions_are_chosen_clockwise_from_the_start_player() -> None:
    opening = Opening(4)
    opening.until("draw_start")
    opening.play("start player3")
    assert {"faction witches", "faction auren"} < set(opening.legal())
    chosen = ["auren", "nomads", "dwarves", "giants"]
    seats = []
    for name in chosen:
        seats.append(opening.seat)
        opening.play(f"faction {name}")
    assert seats == [2, 3, 0, 1]
    assert [board.name for board in opening.state.setup.factions] == ["dwarves", "giants", "auren", "nomads"]


@pytest.mark.rule("TM-078")
def test_two_factions_of_one_colour_never_meet() -> None:
    opening = Opening(3)
    opening.until("choose_faction")
    opening.play("faction witches")
    assert "faction auren" not in opening.legal()
    assert "faction witches" not in opening.legal()
    with pytest.raises(RuleError, match="share a board"):
        GAME.options({"factions": ["witches", "auren"]}, 2)
