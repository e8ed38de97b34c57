"""Options of the set-up, the box and the variants: each of their values, and some combinations."""

from typing import Any

import pytest

from hexarch.games.terra_mystica.maps import load_map, map_names
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BONUS_CARDS
from tests.terra_mystica.rules.opening import Opening
from tests.terra_mystica.rules.positions import bare
from tests.terra_mystica.scenario import Table
from tests.terra_mystica.test_maps import SMALL

FIVE = ("giants", "nomads", "halflings", "mermaids", "witches")


def opened(players: int = 2, **options: Any) -> State:
    """Return a game before its first decision."""
    return GAME.new(GAME.options(options, players))


@pytest.mark.option("players", argument="players")
@pytest.mark.parametrize(
    ("players", "rounds", "cards"), [(2, 6, 5), (3, 6, 6), (4, 6, 7), (5, 6, 8), (6, 5, 9), (7, 4, 9)]
)
def test_the_number_of_players(players: int, rounds: int, cards: int) -> None:
    """It decides the rounds, the seats, and how many bonus cards stay in the game."""
    opening = Opening(players)
    opening.until("draw_start")
    assert len(opening.legal()) == players
    assert len(opening.state.scoring) == rounds
    assert opening.state.cards.bit_count() == cards


@pytest.mark.option("factions", argument="factions")
@pytest.mark.parametrize(("factions", "asked"), [((), "choose_faction"), (("dwarves", "auren"), "first_dwelling")])
def test_factions_are_chosen_or_given(factions: tuple[str, ...], asked: str) -> None:
    opening = Opening(2, factions=factions)
    opening.until("draw_start")
    opening.play("start player1")
    assert opening.decision == asked
    assert tuple(board.name for board in opening.state.setup.factions) == factions


@pytest.mark.option("map", argument="name")
@pytest.mark.parametrize("name", map_names())
def test_the_map_that_is_named_is_played_on(name: str) -> None:
    table = Table("witches", "nomads", map=name)
    assert table.state.setup.map is load_map(name)


@pytest.mark.option("own_map", argument="own_map")
@pytest.mark.parametrize(("own_map", "hexes"), [({}, 113), ({"rows": SMALL}, 46)])
def test_a_custom_map_replaces_the_printed_one(own_map: dict[str, Any], hexes: int) -> None:
    assert len(opened(own_map=own_map).setup.map.names) == hexes


@pytest.mark.option("introductory", argument="introductory")
@pytest.mark.parametrize(("introductory", "asked"), [(False, "draw_scoring"), (True, "draw_start")])
def test_the_introductory_game_draws_no_tiles(introductory: bool, asked: str) -> None:
    assert Opening(3, introductory=introductory).decision == asked


@pytest.mark.option("faction_choice", argument="way")
@pytest.mark.parametrize(
    ("way", "asked"), [("free", "choose_faction"), ("random colours", "draw_colour"), ("auction", "draw_lot")]
)
def test_the_way_to_a_faction(way: str, asked: str) -> None:
    opening = Opening(3, faction_choice=way)
    opening.until("draw_start")
    opening.play("start player1")
    assert opening.decision == asked


@pytest.mark.option("starting_points", argument="scheme")
@pytest.mark.parametrize(("scheme", "points"), [("equal", [20, 20]), ("2017", [33, 15])])
def test_the_points_to_start_with(scheme: str, points: list[int]) -> None:
    table = Table("fakirs", "darklings", starting_points=scheme, started=False)
    assert [player.points for player in table.state.players] == points


@pytest.mark.option("start_player", argument="who")
@pytest.mark.parametrize(("who", "asked"), [("random", "draw_start"), ("first", "first_dwelling")])
def test_the_start_player_is_drawn_or_the_first_seat(who: str, asked: str) -> None:
    table = Table("witches", "nomads", "giants", start_player=who, started=False)
    assert table.decision == asked
    if who == "first":
        assert table.asked == "witches"


@pytest.mark.option("spade_tile_late", argument="late")
@pytest.mark.parametrize("late", ["forbid", "allow"])
def test_the_spade_tile_in_round_six(late: str) -> None:
    assert ("score SCORE1" in Opening(2, spade_tile_late=late).legal()) == (late == "allow")


@pytest.mark.option("mini_expansion_1", argument="chosen")
@pytest.mark.parametrize(("chosen", "tiles"), [(False, (0, 0, 0)), (True, (1, 2, 1))])
def test_the_town_tiles_of_the_mini_expansion(chosen: bool, tiles: tuple[int, ...]) -> None:
    assert opened(mini_expansion_1=chosen).towns_left == (2, 2, 2, 2, 2, *tiles)


@pytest.mark.option("shipping_bonus", argument="chosen")
@pytest.mark.parametrize("chosen", [False, True])
def test_the_card_for_shipping(chosen: bool) -> None:
    cards = [card.name for i, card in enumerate(BONUS_CARDS) if opened(shipping_bonus=chosen).cards >> i & 1]
    assert cards == [f"BON{number}" for number in range(1, 11 if chosen else 10)]


@pytest.mark.option("temple_scoring_tile", argument="chosen")
@pytest.mark.parametrize("chosen", [False, True])
def test_the_scoring_tile_for_temples(chosen: bool) -> None:
    assert ("score SCORE9" in Opening(2, temple_scoring_tile=chosen).legal()) == chosen


@pytest.mark.rule("TM-586")
@pytest.mark.option("fewer_buildings", argument="fewer")
@pytest.mark.option("unlimited_towns", argument="unlimited")
@pytest.mark.parametrize("fewer", [False, True])
@pytest.mark.parametrize("unlimited", [False, True])
def test_five_players_choose_pieces_and_towns_apart(fewer: bool, unlimited: bool) -> None:
    """Five players have two independent options: pieces that stay in the box, and towns without tiles."""
    table = bare(*FIVE, fewer_buildings=fewer, unlimited_towns=unlimited)
    assert table.state.setup.supply == ((7, 3, 3, 1, 1) if fewer else (8, 4, 3, 1, 1))
    table.put("giants", "dwelling", "E5", "E6")
    table.put("giants", "temple", "E7", "E8")
    table.state.towns_left = (0,) * len(table.state.towns_left)
    table.play("giants", "upgrade E5 to TP")
    assert table.points_by("giants") == ({"town_tile": 5, "scoring_tile": 5} if unlimited else {})


@pytest.mark.option("war_and_faith", argument="variant")
@pytest.mark.option("unlimited_towns", True)
@pytest.mark.parametrize(("variant", "points"), [(False, 0), (True, 2)])
def test_a_town_without_a_tile_is_adorned_by_its_stronghold(variant: bool, points: int) -> None:
    table = bare(*FIVE, war_and_faith=variant, unlimited_towns=True)
    table.put("giants", "dwelling", "E5", "E6")
    table.put("giants", "temple", "E7")
    table.put("giants", "stronghold", "E8")
    table.state.towns_left = (0,) * len(table.state.towns_left)
    table.play("giants", "upgrade E5 to TP")
    assert table.points_by("giants").get("variant", 0) == points


@pytest.mark.option("turn_order", "passing")
@pytest.mark.option("start_player", "random")
def test_the_order_of_passing_does_not_depend_on_who_started() -> None:
    table = Table("witches", "nomads", "giants", turn_order="passing", start_player="random", started=False)
    table.ledger.play(table.legal_ids()[1])
    table.start()
    assert table.asked == "nomads"
    table.passes("nomads", "giants", "witches")
    order = []
    for _ in range(3):
        order.append(table.asked)
        table.passes(table.asked)
    assert order == ["nomads", "giants", "witches"]


@pytest.mark.option("offers", "deferred")
@pytest.mark.option("leech_timing", argument="timing")
@pytest.mark.parametrize("timing", ["before_rewards", "after_rewards"])
def test_the_timing_of_offers_means_nothing_when_they_are_deferred(timing: str) -> None:
    table = bare("witches", "nomads", offers="deferred", leech_timing=timing)
    table.put("witches", "trading house", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(12, 0, 0))
    table.play("witches", "upgrade E9 to TE")
    assert table.can("nomads", "leech 1 from witches")
    table.play("witches", "+FAV11")
    assert table.can("nomads", "leech 1 from witches")
    assert table.can("witches", "done")
