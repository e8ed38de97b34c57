"""Plans on positions of random games either replay legally on a later position or say where they break."""

import random
from typing import Any, cast

import pytest

from hexarch.core.conformance import choose
from hexarch.server.plans.carrying import Carried, carry, turns_of
from hexarch.server.plans.model import Plan
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle
from hexarch.server.web.problems import Problem

GAMES = [
    ("terra-mystica", 3, {}),
    ("terra-mystica", 4, {"offers": "deferred", "turn_order": "passing"}),
    ("origins", 3, {}),
]


def extended(position: Position, plan: Plan, dice: random.Random, steps: int) -> Plan:
    """Return the plan with random steps added while there are any."""
    for _ in range(steps):
        carried = carry(position, plan, [])
        draft = carried.open
        if draft is None:
            break
        draft.add(dice.choice(position.bundle.game.legal(draft.turn.state, plan.seat)))
        plan = Plan(plan.id, 0, plan.seat, "u", "", 0, turns_of(carried.drafts), position.entries)
    return plan


def check(position: Position, plan: Plan, carried: Carried) -> None:
    """Replay a plan with the rules alone, and compare."""
    game, state = position.bundle.game, cast(Any, position.state)
    for number, turn in enumerate(carried.turns):
        state = game.skip_others(state, plan.seat)
        if state is None:
            assert carried.broken is not None
            assert (carried.broken.turn, carried.broken.step) == (number, 0)
            return
        for step, action in enumerate(turn.actions):
            if game.is_chance(state) or action not in game.legal(state, plan.seat):
                assert carried.broken is not None
                assert (carried.broken.turn, carried.broken.step) == (number, step)
                return
            game.apply(state, action, plan.seat)
        if carried.broken is not None and carried.broken.turn == number:
            assert carried.broken.key in ("server-draft-incomplete", "server-draft-complete")
            return
    assert carried.broken is None


@pytest.mark.parametrize("games", [1, pytest.param(8, marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_plan_replays_legally_or_says_where_it_breaks(
    name: str, players: int, options: dict[str, Any], games: int
) -> None:
    played, dice = bundle(name), random.Random(7)
    game = played.game
    seen = {True: 0, False: 0}
    for _ in range(games):
        state = game.new(game.options(options, players))
        plans: list[Plan] = []
        entries = 0
        while not game.is_over(state):
            position = Position(played, entries, game.clone(state))
            for plan in plans if dice.random() < 0.3 else ():
                key = game.key(position.state)
                carried = carry(position, plan, [])
                check(position, plan, carried)
                assert game.key(position.state) == key, "the game itself has not moved"
                seen[carried.broken is None] += 1
            if dice.random() < 0.08:
                seat = dice.randrange(players)
                plans = [*plans[-2:], extended(position, Plan("p", 0, seat, "u", "", 0), dice, dice.randrange(1, 12))]
            game.apply(state, choose(game, state, dice))
            entries += 1
    assert min(seen.values()) > 2, "plans that work and plans that do not"


def test_a_plan_does_not_show_standing_answers() -> None:
    """How others would answer an offer must not change anything in a plan."""
    played, dice = bundle("terra-mystica"), random.Random(3)
    game = played.game
    state = game.new(game.options({}, 2))
    while not state.offers:
        game.apply(state, choose(game, state, dice))
    told = []
    for wish in ("wish take 9", "wish decline 0"):
        copy = game.clone(state)
        for seat in (0, 1):
            game.apply(copy, game.parse(copy, seat, wish), seat)
        plan = extended(Position(played, 0, copy), Plan("p", 0, 0, "u", "", 0), random.Random(1), 12)
        carried = carry(Position(played, 0, copy), plan, [])
        told.append([played.presenter.view(draft.turn.state, (0,))["map"] for draft in carried.drafts])
    assert told[0] == told[1]


def test_what_was_played_is_taken_from_a_plan() -> None:
    played, dice = bundle("terra-mystica"), random.Random(9)
    game = played.game
    state = game.new(game.options({"factions": ["witches", "nomads"], "start_player": "first"}, 2))
    while state.round < 1:
        game.apply(state, choose(game, state, dice))
    position = Position(played, 0, state)
    seat = game.asked(state)
    assert seat is not None
    plan = extended(position, Plan("p", 0, seat, "u", "", 0), dice, 8)
    assert len(plan.turns) > 1
    first = plan.turns[0].actions
    assert carry(position, plan, [*first[:-1]]).played == 0
    assert carry(position, plan, [999, *first, 998]).played == 1
    with pytest.raises(Problem):
        carry(position, plan, []).drafts[0].add(first[0])
