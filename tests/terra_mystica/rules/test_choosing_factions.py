"""How factions are assigned: free choice, given factions, the auction; and starting points."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.tables import FACTION_NAMES, FACTIONS, faction, starting_points
from tests.terra_mystica.rules.opening import Opening


def auction(players: int = 3, **options: str) -> Opening:
    """A game in which the factions from Witches on are drawn for the auction, and player 2 starts."""
    opening = Opening(players, faction_choice="auction", **options)
    opening.until("draw_start")
    opening.play("start player2")
    for name in ("witches", "nomads", "halflings", "mermaids", "giants")[:players]:
        assert opening.decision == "draw_lot"
        opening.play(f"faction {name}")
    return opening


def test_as_many_factions_are_drawn_as_play_each_of_another_colour() -> None:
    opening = Opening(7, faction_choice="auction")
    opening.until("draw_lot")
    for left in (14, 12, 10, 8, 6, 4, 2):
        assert len(opening.legal()) == left
        opening.play(opening.legal()[-1])
    assert opening.decision == "bidding"
    assert len({FACTIONS[lot].terrain for lot in opening.state.lots}) == 7


def test_the_start_player_bids_first_and_then_the_player_who_leads_nowhere() -> None:
    opening = auction()
    asked = []
    for bid in (
        "bid 0 for witches",
        "bid 1 for nomads",
        "bid 2 for witches",
        "bid 2 for nomads",
        "bid 0 for halflings",
    ):
        assert opening.decision == "bidding"
        asked.append(opening.seat)
        opening.play(bid)
    assert asked == [1, 2, 0, 1, 2]
    assert opening.decision == "first_dwelling"
    names = [board.name for board in opening.state.setup.factions]
    assert names == ["witches", "nomads", "halflings"]
    assert [player.points for player in opening.state.players] == [20 - 2, 20 - 2, 20 - 0]


def test_a_bid_is_higher_than_the_last_one_and_no_higher_than_the_points_to_start_with() -> None:
    opening = auction()
    assert len(opening.legal()) == 3 * 21
    opening.play("bid 18 for witches")
    assert [bid for bid in opening.legal() if "witches" in bid] == ["bid 19 for witches", "bid 20 for witches"]
    with pytest.raises(RuleError):
        opening.play("bid 18 for witches")
    opening.play("bid 20 for witches")
    assert not any("witches" in bid for bid in opening.legal())
    with pytest.raises(RuleError):
        opening.play("bid 3 for giants")


def test_bids_are_taken_from_the_points_of_the_scheme() -> None:
    opening = auction(starting_points="2017")
    assert "bid 19 for witches" in opening.legal()
    assert "bid 20 for witches" not in opening.legal()
    for bid in ("bid 3 for witches", "bid 0 for nomads", "bid 5 for halflings"):
        opening.play(bid)
    points = {
        board.name: player.points
        for board, player in zip(opening.state.setup.factions, opening.state.players, strict=True)
    }
    assert points == {"witches": 19 - 3, "nomads": 19, "halflings": 20 - 5}


def test_points_to_start_with_are_those_of_the_source() -> None:
    points = {name: starting_points("2017", name, 20) for name in FACTION_NAMES}
    assert points == {
        "darklings": 15,
        "cultists": 16,
        "engineers": 16,
        "chaosmagicians": 19,
        "mermaids": 19,
        "nomads": 19,
        "witches": 19,
        "dwarves": 20,
        "halflings": 20,
        "swarmlings": 22,
        "giants": 25,
        "alchemists": 27,
        "auren": 27,
        "fakirs": 33,
    }
    assert {starting_points("equal", name, faction(name).start_points) for name in FACTION_NAMES} == {20}


def test_every_player_starts_with_the_points_of_the_faction() -> None:
    opening = Opening(2, factions=["fakirs", "darklings"], starting_points="2017")
    opening.until("first_dwelling")
    assert [player.points for player in opening.state.players] == [33, 15]


def test_free_choice_goes_in_turn_and_takes_both_factions_of_a_colour_away() -> None:
    opening = Opening(3)
    opening.until("draw_start")
    opening.play("start player3")
    asked = []
    for name in ("witches", "nomads", "dwarves"):
        assert opening.decision == "choose_faction"
        asked.append(opening.seat)
        opening.play(f"faction {name}")
        if opening.decision == "choose_faction":
            assert not {"faction witches", "faction auren"} & set(opening.legal())
    assert asked == [2, 0, 1]


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (2, {"factions": ["witches", "nomads"], "faction_choice": "auction"}, "not both"),
        (2, {"factions": ["witches", "nomads"], "faction_choice": "random colours"}, "not both"),
        (2, {"factions": ["witches", "auren"]}, "share a board"),
        (2, {"factions": ["witches", "witches"]}, "Only one player"),
        (2, {"factions": ["witches"]}, "2 players need 2 factions"),
        (2, {"factions": ["witches", "nomad"]}, "did you mean 'nomads'"),
        (2, {"factions": "witches"}, "list of names"),
        (4, {"introductory": True, "faction_choice": "auction"}, "neither dealt nor auctioned"),
        (4, {"introductory": True, "map": "fjords"}, "base map"),
        (6, {"introductory": True}, "2 to 5 players"),
        (4, {"unlimited_towns": True}, "five players"),
        (4, {"map": "fjord"}, "did you mean 'fjords'"),
        (1, {}, "2 to 5 players"),
        (8, {}, "2 to 5 players"),
        (4, {"war_and_faith": "very"}, "war_and_faith"),
        (4, {"offers": "never"}, "offers"),
        (4, {"offer": "deferred"}, "offer"),
        (4, {"preset": "leage"}, "league"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence) as error:
        GAME.options(options, players)
    assert str(error.value).endswith((".", "?"))
    assert "\n" not in str(error.value)


def test_the_named_maps_are_those_of_the_source() -> None:
    from hexarch.games.terra_mystica.maps import load_map, map_names

    assert map_names() == ["base", "fire-and-ice-1", "fire-and-ice-2", "fjords", "loon-lakes"]
    assert len({load_map(name).site_id for name in map_names()}) == 5
