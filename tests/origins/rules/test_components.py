"""Section 1: what is in the box."""

import pytest

from hexarch.games.origins.actions import COLOUR_OF
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import BASES, BUILDINGS, CARDS, COLOURS, DEFAULT, MAX_PLAYERS, ZODIAC
from tests.origins.rules.opening import Opening
from tests.origins.scenario import Table, tile_kinds

NAMES = [f"player{number}" for number in range(1, 5)]


@pytest.mark.rule("OR-001")
def test_five_building_colours() -> None:
    assert sorted(COLOURS) == ["blue", "orange", "purple", "red", "yellow"]
    assert {building.colour for building in DEFAULT.buildings.values()} == set(COLOURS)


@pytest.mark.rule("OR-002")
def test_six_population_bases_each() -> None:
    table = Table(4)
    for name in NAMES:
        table.give(name, food=20, gold=0)
        for _ in range(4):
            table.turn_of(name)
            table.play(name, "grow")
        table.turn_of(name)
        assert not table.can(name, "grow")
    assert [table.player(name).bases for name in NAMES] == [6, 6, 6, 6]
    assert MAX_PLAYERS * BASES == 24


@pytest.mark.rule("OR-003")
def test_one_archon_each() -> None:
    table = Table(4)
    for name in NAMES:
        table.play(name, "visit 1 with archon. action 3 stone")
    for name in NAMES:
        table.turn_of(name)
        assert not [move for move in table.legal(name) if move.endswith("with archon")]


@pytest.mark.rule("OR-004")
def test_five_discs_each() -> None:
    state = Table(4).state
    assert [len(player.temples) for player in state.players] == [3, 3, 3, 3]
    assert [sorted(order) for order in state.temple_orders] == [[0, 1, 2, 3]] * 3
    assert len(state.military) == 4
    assert sorted(state.military_order) == [0, 1, 2, 3]
    assert GAME.scores(state) == [0, 0, 0, 0]


@pytest.mark.rule("OR-005")
def test_five_motherships() -> None:
    assert len(Table(4).state.ships) == 5


@pytest.mark.rule("OR-006")
def test_sixty_tower_discs() -> None:
    assert DEFAULT.box_towers * len(COLOURS) == 60
    red = [i for i, card in enumerate(DEFAULT.district_cards.values(), 1) if "red" in card.towers]
    state = Table(4, districts=tuple(red[:6])).state
    assert state.tower_supply[0] + sum(player.towers[0] for player in state.players) == 11 < DEFAULT.box_towers


@pytest.mark.rule("OR-007")
def test_forty_nine_dice() -> None:
    state = Table(4).state
    dice = [die for player in state.players for die in player.freemen] + list(state.offer)
    for colour in range(len(COLOURS)):
        assert state.supply[colour] + sum(COLOUR_OF[die] == colour for die in dice) == 9
    assert len(state.speakers) == 4
    assert sum(state.supply) + len(dice) + len(state.speakers) == 49


@pytest.mark.rule("OR-008")
def test_the_faces_of_a_speaker_die() -> None:
    assert sorted(DEFAULT.speaker_faces) == [2, 2, 3, 3, 4, 5]
    for draw in Opening(4).of("roll_speaker"):
        assert draw.outcomes == {"roll 2": 2, "roll 3": 2, "roll 4": 1, "roll 5": 1}


@pytest.mark.rule("OR-009")
def test_seventy_five_building_tiles() -> None:
    state = Table(4).state
    lying = [*state.market, *state.tops]
    tiles = [count + lying.count(kind) for kind, count in enumerate(state.unseen)]
    assert tiles == [DEFAULT.buildings[name].copies for name in BUILDINGS]
    assert sum(tiles) == 75
    for colour in COLOURS:
        assert sum(tiles[BUILDINGS.index(name)] for name in BUILDINGS if colour_of(name) == colour) == 15


def colour_of(building: str) -> str:
    return DEFAULT.buildings[building].colour


@pytest.mark.rule("OR-010")
def test_an_agora_and_a_palace_each() -> None:
    table = Table(4)
    assert [sorted(tile_kinds(table.player(name).city).values()) for name in NAMES] == [["Agora", "Palace"]] * 4


@pytest.mark.rule("OR-011")
def test_twelve_zodiac_cards() -> None:
    signs = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces"
    assert sorted(ZODIAC) == sorted(signs.split())
    powers = Table().state.setup.powers[: len(ZODIAC)]
    assert None not in powers
    assert len(set(powers)) == 12


@pytest.mark.rule("OR-012")
def test_five_bonus_tiles() -> None:
    assert sorted(DEFAULT.bonus_tiles) == sorted(COLOURS)
    assert sorted(Opening(2).state.bonus_tiles) == [0, 1, 2, 3, 4]


@pytest.mark.rule("OR-013")
def test_twenty_tokens_are_enough_and_all_used() -> None:
    table = Table(4)
    for name in NAMES:
        for _ in range(7):
            table.turn_of(name)
            table.give(name, archon=-1)
            table.play(name, "visit 1 with archon. action military. move")
    assert sum(table.player(name).tokens for name in NAMES) == DEFAULT.box_tokens == 20


@pytest.mark.rule("OR-014")
def test_one_bulwark_marker_that_changes_hands() -> None:
    table = Table(3)
    assert table.state.bulwark == table.seat("player1")
    table.put_disc("player3", 2)
    table.end_round()
    assert table.state.bulwark == table.seat("player3")


@pytest.mark.rule("OR-016")
def test_forty_five_district_cards() -> None:
    assert CARDS == len(DEFAULT.district_cards) == 45
    assert len(Opening(2).of("draw_district")[0].outcomes) == 45
