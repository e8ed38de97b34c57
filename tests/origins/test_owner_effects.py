"""Effects that an owner's file may give to any component: both implementations can play what is accepted."""

import random
from typing import Any

import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins.checks import COUNTS
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import BUILDINGS, COLOURS, DEFAULT, TEMPLES
from tests.origins.readings import agree, random_states, samples
from tests.origins.scenario import Table
from tests.origins.test_conformance import check_conserved


def number(dice: random.Random) -> int:
    return dice.randint(1, 3)


PARTS: dict[str, Any] = {
    "pay": lambda dice: {dice.choice(("stone", "food", "wisdom")): number(dice) for _ in range(2)},
    "stone": number,
    "food": number,
    "wisdom": number,
    "gold": number,
    "basic": number,
    "points": number,
    "exchange": number,
    "per": lambda dice: dice.sample([*COUNTS, "red buildings", "blue freemen"], number(dice)),
    "each": lambda dice: {dice.choice(("stone", "food", "wisdom", "points", "spaces")): number(dice)},
    "points_by": lambda dice: [0, 0, number(dice)],
    "spaces": number,
    "attack": lambda dice: dice.choice(("and", "or")),
    "steps": lambda dice: dice.randint(1, 2),
    "temple": lambda dice: dice.choice(TEMPLES),
    "zodiac": lambda dice: True,
    "gold_steps": lambda dice: dice.randint(1, 2),
    "buys": lambda dice: 1,
    "citizens": lambda dice: 1,
    "free": lambda dice: True,
    "speakers": lambda dice: 1,
    "feeds": number,
}


def drawn_effect(dice: random.Random, where: tuple[str, ...]) -> dict[str, Any]:
    """A strategy for an effect of a few parts that make sense together in this place of the file."""
    while True:
        effect = {name: PARTS[name](dice) for name in dice.sample(list(PARTS), dice.randint(1, 5))}
        try:
            GAME.options({"components": nested(where, effect)}, 2)
        except RuleError:
            continue
        return effect


def nested(where: tuple[str, ...], effect: dict[str, Any]) -> dict[str, Any]:
    for name in reversed(where):
        effect = {name: effect}
    return effect


def drawn_components(dice: random.Random) -> dict[str, Any]:
    """A strategy for other effects everywhere; half of the buildings keep theirs."""
    spaces, kept = DEFAULT.military_bonus, dice.sample(BUILDINGS, len(BUILDINGS) // 2)
    return {
        "agora": {"ability": drawn_effect(dice, ("agora", "ability"))},
        "main_actions": {name: drawn_effect(dice, ("main_actions", name)) for name in DEFAULT.main_actions},
        "bonus_tiles": {name: drawn_effect(dice, ("bonus_tiles", name)) for name in COLOURS},
        "military": {"bonus": {space: drawn_effect(dice, ("military", "bonus", space)) for space in spaces}},
        "buildings": {
            name: {"ability": drawn_effect(dice, ("buildings", name, "ability"))}
            for name in BUILDINGS
            if name not in kept
        },
    }


def play(players: int, seed: int, every: int) -> None:
    dice = random.Random(seed)
    options = {"components": drawn_components(dice), "temple_without_step": ("at the top", "always", "never")[seed % 3]}
    for state in samples(random_states(players, options, dice), every):
        check_conserved(state)
        agree(state, state.stack[-1][0])


@pytest.mark.parametrize("players", GAME.seats)
def test_games_with_drawn_effects(players: int) -> None:
    play(players, players, 40)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_many_games_with_drawn_effects(seed: int) -> None:
    play(GAME.seats[seed % 4], 100 + seed, 5)


def with_ability(ability: dict[str, Any], **goods: int) -> Table:
    """A table where the district of a Castle with another ability is about to be closed."""
    table = Table(components={"buildings": {"Castle": {"ability": ability}}})
    table.build("player1", E1="Castle", S1E1="farm")
    table.give("player1", **{"freemen": ("purple 5",), "stone": 0, "food": 0, "wisdom": 0, "gold": 0, **goods})
    table.play("player1", "close N0. with purple 5")
    return table


def test_what_is_gained_cannot_pay_for_itself() -> None:
    table = with_ability({"pay": {"stone": 1}, "stone": 3, "gold": 2}, gold=1)
    table.play("player1", "use Castle at E1")
    assert table.goods("player1") == (3, 0, 0, 2)


def test_a_price_may_be_paid_in_gold_before_the_gain() -> None:
    table = with_ability({"pay": {"food": 1}, "gold": 2}, food=1, gold=1)
    table.play("player1", "use Castle at E1")
    assert table.legal() == {"pay 0 gold", "pay 1 gold"}
    table.play("player1", "pay 1 gold")
    assert table.goods("player1") == (0, 1, 0, 2)


def test_one_useful_part_is_enough() -> None:
    table = with_ability({"steps": 1, "speakers": 1})
    table.give("player1", temples=dict.fromkeys(TEMPLES, 8))
    table.play("player1", "use Castle at E1. take speaker 2")
    assert table.player("player1").speakers == (2,)


def test_nothing_to_count_is_nothing_to_gain() -> None:
    ability = {"per": ["advisors"], "each": {"spaces": 2}}
    assert not with_ability(ability).can("player1", "use Castle at E1")


def test_the_price_of_a_building_that_asks_is_paid_first() -> None:
    table = Table(components={"buildings": {"Courthouse": {"ability": {"pay": {"stone": 1}}}}})
    table.build("player1", E1="Courthouse", S1E1="farm")
    table.give("player1", freemen=("purple 5", "red 2"), stone=1, gold=1)
    table.play("player1", "close N0. with purple 5. use Courthouse at E1")
    assert table.legal() == {"pay 0 gold", "pay 1 gold"}
    table.play("player1", "pay 0 gold. swap red 2 for blue")
    assert table.freemen("player1") == ["blue 2"]
