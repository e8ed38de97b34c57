"""Section 2: the introductory game; and the random colours of section 4."""

import pytest

from hexarch.core.conformance import random_game
from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, DRAW_COLOUR, FIRST_CARD, State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, FACTIONS, SCORING_TILES

# The rulebook's pictures are lost; these are our own choice, on which stored games depend.
DWELLINGS = {
    "witches": {"E9", "F4"},
    "nomads": {"D3", "F3", "G4"},
    "alchemists": {"E5", "G5"},
    "halflings": {"E6", "F5"},
    "mermaids": {"D5", "E4"},
    "giants": {"D4", "D6"},
}
SCORING = ("SCORE5", "SCORE6", "SCORE4", "SCORE2", "SCORE3", "SCORE8")
CARDS = {
    2: "BON1 BON3 BON5 BON7 BON8",
    3: "BON1 BON3 BON5 BON7 BON8 BON9",
    4: "BON1 BON2 BON3 BON5 BON7 BON8 BON9",
    5: "BON1 BON2 BON3 BON5 BON6 BON7 BON8 BON9",
}


def introductory(players: int) -> Ledger[State]:
    """An introductory game with the factions chosen and nothing else done."""
    ledger: Ledger[State] = Ledger(GAME, GAME.options({"introductory": True}, players))
    while ledger.state.stack[-1][1] != FIRST_CARD:
        ledger.play(GAME.legal(ledger.state)[0])
    return ledger


@pytest.mark.parametrize(
    ("players", "names"),
    [
        pytest.param(2, ["witches", "nomads"], marks=pytest.mark.rule("TM-025")),
        pytest.param(3, ["witches", "nomads", "alchemists"], marks=pytest.mark.rule("TM-026")),
        pytest.param(4, ["witches", "nomads", "halflings", "mermaids"], marks=pytest.mark.rule("TM-027")),
        pytest.param(5, ["witches", "nomads", "halflings", "mermaids", "giants"], marks=pytest.mark.rule("TM-028")),
    ],
)
def test_the_factions_of_a_first_game(players: int, names: list[str]) -> None:
    state = introductory(players).state
    assert sorted(board.name for board in state.setup.factions) == sorted(names)


@pytest.mark.rule("TM-029")
def test_the_players_agree_who_gets_which_faction() -> None:
    """The rulebook leaves it open; here the players choose in turn among the factions named."""
    ledger: Ledger[State] = Ledger(GAME, GAME.options({"introductory": True, "start_player": "first"}, 3))
    seat = ledger.state.stack[-1][0]
    assert ledger.state.stack[-1] == (0, CHOOSE_FACTION, 0)
    assert {format_action(ledger.state, seat, action) for action in GAME.legal(ledger.state)} == {
        "faction witches",
        "faction nomads",
        "faction alchemists",
    }


@pytest.mark.rule("TM-030", "TM-034")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dwellings_stand_on_fixed_places_and_nobody_is_asked(players: int) -> None:
    """The pictures with the rulebook's places are lost; ours are on the factions' home terrain."""
    ledger = introductory(players)
    state = ledger.state
    for seat, board in enumerate(state.setup.factions):
        places = {state.setup.map.names[i] for i in range(113) if state.players[seat].dwellings >> i & 1}
        assert places == DWELLINGS[board.name]
        assert len(places) == board.start_dwellings
        assert state.players[seat].built & ~state.terrain_masks[board.terrain] == 0


@pytest.mark.rule("TM-032")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_scoring_tiles_are_fixed(players: int) -> None:
    state = introductory(players).state
    assert tuple(SCORING_TILES[tile].name for tile in state.scoring) == SCORING


@pytest.mark.rule("TM-033")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bonus_cards_depend_on_the_number_of_players(players: int) -> None:
    state = introductory(players).state
    names = tuple(card.name for i, card in enumerate(BONUS_CARDS) if state.cards >> i & 1)
    assert " ".join(names) == CARDS[players]
    assert len(names) == players + 3


def test_other_factions_are_refused() -> None:
    with pytest.raises(RuleError, match="witches, nomads"):
        GAME.options({"introductory": True, "factions": ["witches", "giants"]}, 2)


@pytest.mark.rule("TM-079")
def test_a_colour_is_dealt_and_a_side_chosen() -> None:
    ledger: Ledger[State] = Ledger(GAME, GAME.options({"faction_choice": "random colours"}, 5))
    while ledger.state.stack[-1][1] != DRAW_COLOUR:
        ledger.play(GAME.legal(ledger.state)[0])
    for left in (7, 6, 5, 4, 3):
        assert ledger.state.stack[-1][0] == CHANCE
        assert len(GAME.legal(ledger.state)) == left
        ledger.play(GAME.legal(ledger.state)[-1])
    while ledger.state.stack[-1][1] == CHOOSE_FACTION:
        seat = ledger.state.stack[-1][0]
        choices = [action - GAME.parse(ledger.state, seat, "faction auren") for action in GAME.legal(ledger.state)]
        assert len(choices) == 2
        assert {FACTIONS[number].terrain for number in choices} == {ledger.state.colours[seat]}
        ledger.play(GAME.legal(ledger.state)[1])


def test_random_colours_lead_to_whole_games() -> None:
    ledger = random_game(GAME, GAME.options({"faction_choice": "random colours"}, 3), seed=4)
    assert GAME.is_over(ledger.state)
