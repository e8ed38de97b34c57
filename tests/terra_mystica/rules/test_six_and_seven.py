"""Section 30: six and seven players, and what a table of five may take from it: rounds, pieces, tiles, set-up."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, faction
from tests.terra_mystica.rules.crowd import crowd, seated
from tests.terra_mystica.rules.opening import FACTIONS, Opening
from tests.terra_mystica.scenario import Table


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        pytest.param(6, 5, marks=pytest.mark.rule("TM-577")),
        pytest.param(7, 4, marks=pytest.mark.rule("TM-578")),
    ],
)
def test_the_more_players_the_fewer_rounds(players: int, rounds: int) -> None:
    table = crowd(players)
    for number in range(1, rounds):
        assert table.state.round == number
        table.end_round()
    assert table.state.round == rounds
    assert "pass" in table.legal(), "no card is taken in the last round"
    table.end_round()
    assert GAME.is_over(table.state)


@pytest.mark.parametrize(
    ("players", "left", "value"),
    [
        pytest.param(5, (7, 3, 3, 1, 1), 25, marks=pytest.mark.rule("TM-586", "TM-589")),
        pytest.param(6, (5, 3, 2, 1, 1), 21, marks=pytest.mark.rule("TM-587", "TM-589")),
        pytest.param(7, (4, 2, 2, 1, 1), 18, marks=pytest.mark.rule("TM-588", "TM-589")),
    ],
)
def test_pieces_go_to_the_box(players: int, left: tuple[int, ...], value: int) -> None:
    setup = GAME.new(GAME.options({"fewer_buildings": players == 5}, players)).setup
    assert setup.supply == left
    assert sum(left) == {5: 15, 6: 12, 7: 10}[players]
    values = faction("witches").power_values
    assert sum(count * power for count, power in zip(left, values, strict=True)) == value


@pytest.mark.rule("TM-586")
def test_five_players_use_everything_unless_they_agree_on_less() -> None:
    assert GAME.new(GAME.options({}, 5)).setup.supply == BOARD.pieces_supply
    for players in (4, 6):
        with pytest.raises(RuleError, match="five players"):
            GAME.options({"fewer_buildings": True}, players)


@pytest.mark.rule("TM-590")
def test_pieces_in_the_box_cannot_be_built() -> None:
    table = crowd(6)
    table.put("witches", "dwelling", "E5", "E6", "E7", "E8", "F3")
    table.ground("F4", "forest")
    assert not table.can("witches", "build F4")
    table.put("witches", "trading house", "E5")
    assert table.can("witches", "build F4")
    table.put("witches", "trading house", "E6", "E7")
    assert not table.can("witches", "upgrade E8 to TP")
    assert table.can("witches", "upgrade E7 to TE")
    table.put("witches", "temple", "A1", "A2")
    assert not table.can("witches", "upgrade E7 to TE")


@pytest.mark.rule("TM-591")
@pytest.mark.parametrize(
    ("players", "gone"), [(5, ("dwelling", "trading house")), (6, ("dwelling",) * 3 + ("trading house", "temple"))]
)
def test_their_income_spaces_are_open(players: int, gone: tuple[str, ...]) -> None:
    """The missing pieces uncover their income as if they stood on the map of an ordinary table."""
    full = Table("witches", "nomads")
    full.clear_map()
    full.give("witches", bowls=(12, 0, 0))
    full.player("witches").card = -1
    for number, building in enumerate(gone):
        full.put("witches", building, ("E5", "E6", "E7", "E8", "F3")[number])
    if players == 5:
        names = ("witches", "nomads", "halflings", "mermaids", "giants")
        table = Table(*names, fewer_buildings=True)
        table.clear_map()
    else:
        table = crowd(players)
    table.give("witches", coins=0, workers=0, priests=0, bowls=(12, 0, 0))
    table.player("witches").favors = 0
    table.player("witches").card = -1
    assert table.income("witches") == full.income("witches")
    assert table.income("witches")["workers"] == 1 + gone.count("dwelling")


@pytest.mark.rule("TM-591")
def test_income_from_them_comes_in_round_one() -> None:
    table = seated(7)
    table.start()
    assert table.state.round == 1
    assert table.noted("halflings", "workers", "dwelling_income") == 1 + 4 + 2, (
        "a printed one, four in the box, two built"
    )
    assert table.noted("halflings", "coins", "trading_house_income") == 4
    assert table.noted("halflings", "priests", "temple_income") == 1


@pytest.mark.rule("TM-592")
@pytest.mark.parametrize("players", [6, 7])
def test_for_the_temple_in_the_box_everybody_takes_a_favor_tile(players: int) -> None:
    opening = Opening(players)
    opening.until("draw_start")
    opening.play("start player3")
    opening.until("first_favor")
    tiles = sum(opening.state.favors_left)
    order = [2, 3, 4, 5, 6, 0, 1] if players == 7 else [2, 3, 4, 5, 0, 1]
    asked = opening.until("first_dwelling")
    ordinary = [seat for _, seat in asked[:players]]
    assert ordinary == order
    assert all(decision == "first_favor" for decision, _ in asked)
    assert sum(opening.state.favors_left) == tiles - len(asked)


@pytest.mark.rule("TM-592")
def test_smaller_tables_take_none() -> None:
    for options in ({}, {"fewer_buildings": True}):
        opening = Opening(5, **options)
        assert "first_favor" not in {decision for decision, _ in opening.until("turn")}


@pytest.mark.rule("TM-593")
def test_its_steps_come_at_once() -> None:
    table = seated(6)
    before = table.player("witches").cults
    table.play("witches", "+FAV5")
    assert table.player("witches").cults == (before[0] + 2, *before[1:])


@pytest.mark.rule("TM-594")
def test_the_chaos_magicians_take_a_second_one_after_everybody() -> None:
    table = seated(6, "chaosmagicians")
    asked = []
    while table.decision == "first_favor":
        asked.append(table.asked)
        table.ledger.play(table.legal_ids()[-1])
    assert asked == [*(board.name for board in table.state.setup.factions), "chaosmagicians"]
    assert len(table.favor_tiles("chaosmagicians")) == 2


@pytest.mark.rule("TM-595")
def test_their_income_counts_from_round_one() -> None:
    table = seated(6)
    table.play("witches", "+FAV7")
    table.start()
    assert table.state.round == 1
    assert (table.noted("witches", "workers", "favor_tile"), table.noted("witches", "bowl2", "favor_tile")) == (1, 1)


@pytest.mark.rule("TM-596")
def test_pieces_in_the_box_score_nothing() -> None:
    """The card and the tile that count trading houses do not count the one in the box."""
    table = crowd(6)
    table.put("witches", "trading house", "E5")
    table.give("witches", card="BON6", favors=["FAV12"])
    table.give("witches", card="BON7")
    table.play("witches", min(move for move in table.legal("witches") if move.startswith("pass")))
    points = table.points_by("witches")
    assert points["bonus_card"] == 2
    assert points["favor_tile"] == 2
    dwelling_card = next(card for card in BONUS_CARDS if card.pass_counts == "dwelling")
    table = crowd(6)
    table.put("witches", "dwelling", "E5", "E6")
    table.give("witches", card=dwelling_card.name)
    table.play("witches", min(move for move in table.legal("witches") if move.startswith("pass")))
    assert table.points_by("witches")["bonus_card"] == 2


@pytest.mark.parametrize(
    ("players", "spare", "coins"),
    [
        pytest.param(6, 3, 1, marks=pytest.mark.rule("TM-606")),
        pytest.param(7, 2, 2, marks=pytest.mark.rule("TM-607")),
    ],
)
def test_all_nine_cards_are_used(players: int, spare: int, coins: int) -> None:
    opening = Opening(players)
    assert "draw_card" not in {decision for decision, _ in opening.until("first_card")}
    assert opening.state.cards.bit_count() == 9 == players + spare
    opening.until("turn")
    left = [card for card in range(len(BONUS_CARDS)) if opening.state.cards >> card & 1]
    assert len(left) == spare
    assert [opening.state.card_coins[card] for card in left] == [coins] * spare
    assert sum(opening.state.card_coins) == coins * spare


@pytest.mark.parametrize(
    ("players", "fewer", "total"),
    [
        pytest.param(6, 2, 10, marks=pytest.mark.rule("TM-613")),
        pytest.param(7, 3, 9, marks=pytest.mark.rule("TM-614")),
    ],
)
@pytest.mark.parametrize("name", FACTIONS)
def test_bowl_one_starts_with_fewer_tokens(name: str, players: int, fewer: int, total: int) -> None:
    player = seated(players, name).player(name)
    first, second = faction(name).start_power
    assert (player.bowl1, player.bowl2, player.bowl3) == (first - fewer, second, 0)
    assert player.bowl1 + player.bowl2 == total


THREE_STEPS = [tile.name for tile in FAVOR_TILES if tile.steps == 3]


def take_in_turn(table: Table, tile: str, *names: str) -> list[int]:
    """Let the factions take one tile each by building a temple; return the power that each gains by it."""
    gained = []
    for number, name in enumerate(names):
        site = ("A1", "A5", "C3", "E8", "G6", "I1", "I7")[number]
        table.give(name, cults=(0, 0, 0, 0), bowls=(12, 0, 0))
        table.put(name, "trading house", site)
        table.turn_of(name)
        before = table.noted(name, "bowl2", "favor_tile")
        table.play(name, f"upgrade {site} to TE. +{tile}")
        gained.append(table.noted(name, "bowl2", "favor_tile") - before)
    return gained


@pytest.mark.parametrize(
    ("players", "power"),
    [
        pytest.param(6, [3, 0], marks=pytest.mark.rule("TM-608", "TM-609")),
        pytest.param(7, [5, 3, 0], marks=pytest.mark.rule("TM-610")),
    ],
)
@pytest.mark.parametrize("tile", THREE_STEPS)
def test_a_single_favor_tile_goes_round(tile: str, players: int, power: list[int]) -> None:
    table = fresh(players)
    assert take_in_turn(table, tile, *("witches", "nomads", "halflings")[: len(power)]) == power
    last = ("witches", "nomads", "halflings")[len(power) - 1]
    assert [board.name for board in table.state.setup.factions if tile in table.favor_tiles(board.name)] == [last]
    table.put("mermaids", "trading house", "G1")
    table.turn_of("mermaids")
    table.play("mermaids", "upgrade G1 to TE")
    assert f"+{tile}" not in table.legal("mermaids")


def fresh(players: int) -> Table:
    """A crowd whose first favor tiles are all of the kinds that exist three times."""
    table = seated(players)
    while table.decision == "first_favor":
        table.ledger.play(next(action for action in reversed(table.legal_ids())))
    table.start()
    table.clear_map()
    for board in table.state.setup.factions:
        table.rich(board.name)
    return table


@pytest.mark.rule("TM-611")
def test_the_tile_lies_with_its_last_taker_who_cannot_take_it_again() -> None:
    table = fresh(7)
    take_in_turn(table, "FAV1", "witches")
    table.put("witches", "trading house", "E5")
    table.turn_of("witches")
    table.play("witches", "upgrade E5 to TE")
    assert "+FAV1" not in table.legal("witches")
    table = fresh(7)
    take_in_turn(table, "FAV1", "witches", "nomads")
    assert "FAV1" not in table.favor_tiles("witches")
    table.put("witches", "trading house", "E5")
    table.turn_of("witches")
    table.play("witches", "upgrade E5 to TE. +FAV1")
    assert "FAV1" not in table.favor_tiles("nomads")


@pytest.mark.rule("TM-612")
def test_the_position_shows_how_often_a_tile_can_still_be_taken() -> None:
    from hexarch.games.terra_mystica import view

    table = fresh(7)
    left = []
    for number, name in enumerate(("witches", "nomads", "halflings")):
        shown = next(tile for tile in view.position(table.state)["favors"] if tile["name"] == "FAV1")
        left.append((shown["left"], len(shown["holders"])))
        take_in_turn(table, "FAV1", name)
        assert number < 3
    shown = next(tile for tile in view.position(table.state)["favors"] if tile["name"] == "FAV1")
    assert [*left, (shown["left"], len(shown["holders"]))] == [(3, 0), (2, 1), (1, 1), (0, 1)]
