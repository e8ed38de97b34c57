"""Many random games end without an exception, and nothing is lost or negative on the way."""

import pytest

from hexarch.core.conformance import check_ledger, random_game
from hexarch.games.origins.rules import GAME
from tests.origins.test_conformance import VARIANTS, check_conserved


def soak(players: int, games: range) -> None:
    for number in games:
        options = GAME.options(VARIANTS[number % len(VARIANTS)], players)
        ledger = random_game(GAME, options, seed=number, check=check_conserved)
        assert GAME.is_over(ledger.state)
        if number % 50 == 0:
            check_ledger(GAME, ledger)


@pytest.mark.parametrize("players", GAME.seats)
def test_some_random_games(players: int) -> None:
    soak(players, range(12))


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.seats)
def test_a_thousand_random_games_for_every_number_of_players(players: int) -> None:
    soak(players, range(12, 1012))
