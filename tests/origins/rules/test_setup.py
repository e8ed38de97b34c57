"""Section 2: the set-up, from the first draw to the two dice that everybody drafts."""

import pytest

from hexarch.games.origins.actions import COLOUR_OF, VALUE_OF
from hexarch.games.origins.player import free_bases
from hexarch.games.origins.tables import BASES, BUILDINGS, COLOURS, DEFAULT, ZODIAC
from tests.origins.rules.opening import Opening
from tests.origins.scenario import MARKET, TOPS, Table, tile_kinds

ONE_TO_FIVE = {f"roll {value}": 1 for value in range(1, 6)}
PLAYER_COUNTS = [2, 3, 4]


def copies(name: str) -> int:
    return DEFAULT.buildings[name].copies


def of_colour(colour: str) -> list[str]:
    return [name for name in BUILDINGS if DEFAULT.buildings[name].colour == colour]


@pytest.mark.parametrize(
    ("players", "dice"),
    [
        pytest.param(2, 7, marks=pytest.mark.rule("OR-019")),
        pytest.param(3, 8, marks=pytest.mark.rule("OR-020")),
        pytest.param(4, 9, marks=pytest.mark.rule("OR-021")),
    ],
)
def test_citizen_dice_in_play(players: int, dice: int) -> None:
    state = Table(players).state
    out = [*state.offer, *(die for player in state.players for die in player.freemen)]
    for colour in range(len(COLOURS)):
        assert state.supply[colour] + sum(COLOUR_OF[die] == colour for die in out) == dice


@pytest.mark.rule("OR-022")
def test_a_random_bonus_tile_for_each_site() -> None:
    draws = Opening(2).of("draw_bonus_tile")
    left = {f"bonus tile {colour}": 1 for colour in COLOURS}
    assert len(draws) == 5
    for draw in draws:
        assert draw.outcomes == left
        del left[draw.came]
    assert Table(bonus=("blue", "red", "yellow", "orange", "purple")).state.bonus_tiles == (2, 0, 4, 3, 1)


@pytest.mark.rule("OR-024")
def test_motherships_start_at_one() -> None:
    assert Table().state.ships == (1, 1, 1, 1, 1)


@pytest.mark.rule("OR-025", "OR-027")
def test_three_of_twelve_zodiac_cards() -> None:
    draws = Opening(2).of("draw_zodiac")
    left = {f"card {card}": 1 for card in ZODIAC}
    assert len(draws) == 3
    for draw in draws:
        assert draw.outcomes == left
        del left[draw.came]
    table = Table(zodiac=("Virgo", "Aries", "Leo"))
    assert [ZODIAC[card] for card in table.state.zodiac] == ["Virgo", "Aries", "Leo"]
    assert table.state.holders == (-1, -1, -1)


@pytest.mark.rule("OR-026")
def test_a_track_stays_marked_while_its_card_is_away() -> None:
    table = Table(zodiac=("Virgo", "Aries", "Leo"))
    table.hold("player1", "Virgo")
    table.give("player2", temples={"forest": 1})
    table.end_round()
    assert table.holder("Virgo") == "player2"


@pytest.mark.rule("OR-028", "OR-031")
def test_face_down_stacks_by_colour_with_the_top_tile_turned_up() -> None:
    table = Table()
    assert [table.top(colour) for colour in COLOURS] == list(TOPS)
    opening = Opening(2)
    in_market = [draw.came for draw in opening.of("draw_market")]
    tops = opening.of("draw_top")
    assert len(tops) == 5
    for colour, draw in zip(COLOURS, tops, strict=True):
        left = {f"tile {name}": copies(name) - (f"tile {name}" in in_market) for name in of_colour(colour)}
        assert draw.outcomes == {tile: count for tile, count in left.items() if count}
    for colour in COLOURS:
        assert sum(opening.state.unseen[BUILDINGS.index(name)] for name in of_colour(colour)) == 13


@pytest.mark.rule("OR-029", "OR-030")
@pytest.mark.parametrize("last", [False, True])
def test_the_market_starts_with_one_tile_of_each_colour(last: bool) -> None:
    opening = Opening(2, last=last)
    colours = list(COLOURS)
    draws = opening.of("draw_market")
    assert len(draws) == 5
    for draw in draws:
        assert draw.outcomes == {f"tile {name}": copies(name) for name in BUILDINGS if colour_of(name) in colours}
        colours.remove(colour_of(draw.came.removeprefix("tile ")))
    assert [f"tile {BUILDINGS[kind]}" for kind in opening.state.market] == [draw.came for draw in draws]
    assert Table().market() == list(MARKET)


def colour_of(building: str) -> str:
    return DEFAULT.buildings[building].colour


@pytest.mark.rule("OR-032")
def test_one_die_of_each_colour_without_sixes_for_the_offer() -> None:
    opening = Opening(2, last=True)
    rolls = opening.of("roll_offer")
    assert [draw.outcomes for draw in rolls] == [ONE_TO_FIVE] * 5
    assert sorted(COLOUR_OF[die] for die in opening.state.offer) == [0, 1, 2, 3, 4]
    assert {VALUE_OF[die] for die in opening.state.offer} == {5}


@pytest.mark.rule("OR-033")
def test_the_offer_rises_from_the_left() -> None:
    assert Table(offer=(4, 2, 5, 1, 3)).offer() == ["orange 1", "purple 2", "yellow 3", "red 4", "blue 5"]


@pytest.mark.rule("OR-034")
def test_equal_dice_lie_in_the_order_of_the_market_from_below() -> None:
    table = Table(market=("Gateway", "Outpost", "Mint", "Statue", "Estate"), offer=(2, 2, 2, 2, 2))
    assert table.offer() == ["purple 2", "blue 2", "yellow 2", "red 2", "orange 2"]


@pytest.mark.rule("OR-036", "OR-037")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_as_many_speakers_as_players(players: int) -> None:
    table = Table(players, speakers=(2, 3, 4, 5))
    assert table.state.speakers == (2, 3, 4, 5)[:players]
    assert len(Opening(players).of("roll_speaker")) == players


@pytest.mark.rule("OR-038", "OR-042")
def test_three_speakers_and_five_districts_with_three_players() -> None:
    state = Table(3).state
    assert (len(state.speakers), len(state.districts)) == (3, 5)


@pytest.mark.rule("OR-039", "OR-040")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_district_cards_with_two_gold_each(players: int, cards: int) -> None:
    draws = Opening(players).of("draw_district")
    left = {f"district {number}": 1 for number in range(1, 46)}
    assert len(draws) == cards
    for draw in draws:
        assert draw.outcomes == left
        del left[draw.came]
    state = Table(players, districts=(45, 1, 8, 15, 22, 29)).state
    assert state.districts == (44, 0, 7, 14, 21, 28)[:cards]
    assert state.district_gold == (2,) * cards


@pytest.mark.rule("OR-041")
@pytest.mark.parametrize(("displayed", "points"), [(1, 9), (2, 0)])
def test_a_card_in_the_box_is_not_matched(displayed: int, points: int) -> None:
    """Card 1 shows red opposite the free tile, purple and blue beside it."""
    table = Table(districts=(displayed, 3, 4, 5))
    table.build("player1", N2="Outpost", N2E1="Castle", N1="Statue", N1E1="farm")
    table.give("player1", freemen=("yellow 2",))
    table.play("player1", "close N2. with yellow 2")
    assert table.player("player1").points == points


@pytest.mark.rule("OR-043", "OR-044", "OR-045", "OR-046")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_tower_supply(players: int) -> None:
    """Cards 1 and 31 show red, purple and blue, 2 and 45 red and purple with orange or yellow."""
    state = Table(players, districts=(1, 2, 31, 45, 43, 44)).state
    extra = {2: (0, 0, 0, 0, 0), 3: (0, 0, 1, 1, 1), 4: (1, 0, 1, 2, 2)}[players]
    assert state.tower_supply == tuple(a + b for a, b in zip((5, 5, 3, 2, 2), extra, strict=True))
    assert [player.towers for player in state.players] == [(1, 1, 1, 1, 1)] * players


@pytest.mark.rule("OR-047", "OR-048", "OR-049", "OR-050", "OR-051", "OR-052")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    table = Table(players, started=False)
    for seat, player in enumerate(table.state.players):
        assert table.goods(f"player{seat + 1}") == (1, 1, 1, 1)
        assert player.bases == free_bases(player) == 2
        assert BASES - player.bases == len(table.state.setup.food_cost) == 4
        assert player.archon == -1
        assert player.temples == (0, 0, 0)
        assert player.points == player.tokens == 0


@pytest.mark.rule("OR-053")
def test_the_agora_lies_above_the_palace() -> None:
    assert tile_kinds(Table().player("player1").city) == {"N0": "Agora", "S1": "Palace"}


@pytest.mark.rule("OR-054")
@pytest.mark.option("components", False)
def test_towers_start_at_height_one() -> None:
    assert Table().player("player2").towers == (1, 1, 1, 1, 1)


@pytest.mark.option("components", True)
def test_an_owner_may_start_with_other_goods() -> None:
    assert Table(components={"start": {"gold": 3}}).player("player2").gold == 3


@pytest.mark.rule("OR-055")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.option("start_player", "random")
def test_the_first_player_is_drawn(players: int) -> None:
    opening = Opening(players, last=True)
    assert [draw.outcomes for draw in opening.of("draw_start")] == [
        {f"start player{number}": 1 for number in range(1, players + 1)}
    ]
    assert opening.state.bulwark == players - 1


@pytest.mark.option("start_player", "first")
def test_the_first_seat_may_start_by_agreement() -> None:
    opening = Opening(3, last=True, start_player="first")
    assert opening.of("draw_start") == []
    assert opening.state.bulwark == 0
    assert opening.state.order == (0, 1, 2)


@pytest.mark.rule("OR-056")
def test_military_discs_are_stacked_in_player_order() -> None:
    state = Opening(3, last=True).state
    assert state.military == (0, 0, 0)
    assert state.military_order == (2, 0, 1)


def test_zodiac_discs_are_stacked_in_player_order() -> None:
    """The rulebook does not say; here the first player is at the bottom, as on the military track."""
    assert Opening(3, last=True).state.temple_orders == ((2, 0, 1),) * 3


@pytest.mark.rule("OR-057")
def test_ten_dice_without_sixes_for_the_draft() -> None:
    opening = Opening(3, last=True)
    assert [draw.outcomes for draw in opening.of("roll_draft")] == [ONE_TO_FIVE] * 10
    assert [COLOUR_OF[die] for die in opening.state.draft] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("OR-058", "OR-059")
def test_the_draft_goes_round_and_back() -> None:
    opening = Opening(3, last=True)
    asked = []
    while opening.state.draft:
        asked.append(opening.state.stack[-1][0] + 1)
        opening.ledger.play(opening.ledger.game.legal(opening.state)[0])
    assert asked == [3, 1, 2, 2, 1, 3]


@pytest.mark.rule("OR-060")
def test_drafted_dice_are_freemen() -> None:
    table = Table(started=False)
    assert table.legal("player1") == {
        "take red 4", "take red 5", "take purple 4", "take purple 5", "take blue 2", "take blue 3",
        "take orange 2", "take orange 3", "take yellow 1",
    }  # fmt: skip
    table.play("player1", "take yellow 1")
    table.play("player2", "take yellow 1")
    assert not table.can("player2", "take yellow 1")
    table.play("player2", "take red 5")
    table.play("player1", "take blue 3")
    assert table.freemen("player1") == ["blue 3", "yellow 1"]
    assert table.freemen("player2") == ["red 5", "yellow 1"]
    assert free_bases(table.player("player1")) == free_bases(table.player("player2")) == 0
    assert table.can("player1", "visit 1 with blue 3")


@pytest.mark.rule("OR-061")
def test_dice_that_nobody_drafts_go_back() -> None:
    """Two players use seven dice of each colour; one of each is in the offer."""
    table = Table(started=False)
    assert table.state.supply == (4, 4, 4, 4, 4)
    table.play("player1", "take yellow 1")
    table.play("player2", "take yellow 1. take red 5")
    table.play("player1", "take blue 3")
    assert table.state.supply == (5, 6, 5, 6, 4)
    assert table.state.draft == ()
