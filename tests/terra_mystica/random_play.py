"""Positions of random games that reach unusual situations, and what makes positions differ in kind."""

import random
from collections.abc import Iterator
from typing import Any

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import OVER, SETUP, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, FACTION_NAMES, faction

FLAGS = (
    "mini_expansion_1",
    "shipping_bonus",
    "temple_scoring_tile",
    "tiles_in_any_order",
    "conversions_mid_action",
    "free_burning",
    "long_way_round",
    "transform_home_away",
    "transform_only_closer",
    "free_spade_needs_transform",
    "spades_split_before_home",
    "dwelling_on_second",
    "bought_spades_one_space",
    "stronghold_spades_alone",
    "halfling_sh_dwelling_first_only",
    "cult_spades_must_finish_first",
    "late_keys",
    "may_stay_on_nine",
    "war_and_faith",
)
FOR_FIVE = ("fewer_buildings", "unlimited_towns")
CHOICES = {
    "spade_tile_late": ("forbid", "allow"),
    "turn_order": ("clockwise", "passing"),
    "offers": ("at once", "deferred"),
    "leech_timing": ("before_rewards", "after_rewards"),
    "spade_scoring": ("used", "gained"),
    "spade_path": ("shortest", "around home"),
    "cultists_all_decline": ("power1", "nothing"),
    "starting_points": ("equal", "2017"),
    "map": tuple(map_names()),
}
# Passing ends a round, so it is rare; building leads to towns, so it is frequent.
WEIGHTS = {
    act.PASS: 0.06,
    act.DONE: 0.5,
    act.DECLINE: 0.4,
    act.BURN: 0.3,
    act.CONVERT: 0.4,
    act.BUILD: 3,
    act.UPGRADE: 3,
}


def mixed_options(players: int, dice: random.Random) -> dict[str, Any]:
    names = FLAGS + FOR_FIVE if players == 5 else FLAGS
    flags: dict[str, Any] = {name: dice.random() < 0.5 for name in names}
    return flags | {name: dice.choice(values) for name, values in CHOICES.items()}


def some_factions(first: str, players: int, dice: random.Random) -> list[str]:
    """Return options for a table with one given faction; the others are drawn."""
    chosen = [first]
    while len(chosen) < players:
        other = dice.choice(FACTION_NAMES)
        if faction(other).terrain not in {faction(name).terrain for name in chosen}:
            chosen.append(other)
    dice.shuffle(chosen)
    return chosen


def random_states(options: Options, dice: random.Random, drops: float = 0.0) -> Iterator[State]:
    """Every position of a random game in which players are given goods, answer out of turn, and may leave.

    The state that is yielded goes on changing.
    """
    state = GAME.new(options)
    while state.stack:
        asked, question, _ = state.stack[-1]
        if question == TURN and dice.random() < 0.5:
            _endow(state.players[asked], dice)
        yield state
        seat, choices = asked, GAME.legal(state)
        other = dice.randrange(options.players)
        if dice.random() < 0.4 and (answers := GAME.legal(state, other)):
            seat, choices = other, answers
        if dice.random() < drops and state.phase not in (SETUP, OVER) and _may_drop(state, other):
            seat, choices = other, [act.DROP_ID]
        GAME.apply(state, _choose(choices, dice), seat)


def _choose(choices: list[int], dice: random.Random) -> int:
    """Return a random action: first a kind, then one of that kind."""
    kinds = sorted({KIND_OF[action] for action in choices})
    kind = dice.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    return dice.choice([action for action in choices if KIND_OF[action] == kind])


def _may_drop(state: State, seat: int) -> bool:
    return sum(not player.dropped for player in state.players) > 1 and not state.players[seat].dropped


def _endow(player: Player, dice: random.Random) -> None:
    """Add goods, so that everything on the board is used. No piece is added or removed."""
    player.coins += dice.randrange(12)
    player.workers += dice.randrange(8)
    player.priests += dice.randrange(BOARD.pieces_priests - player.priests - player.priests_sent + 1)
    moved = min(player.bowl1, dice.randrange(7))
    player.bowl1 -= moved
    player.bowl3 += moved
    moved = min(player.bowl2, dice.randrange(7))
    player.bowl2 -= moved
    player.bowl3 += moved
    if dice.random() < 0.3:
        player.cults = tuple(max(cult, dice.choice((0, 0, 8, 9))) for cult in player.cults)
    if dice.random() < 0.1:
        player.points = dice.randrange(4)


def signature(state: State) -> tuple[object, ...]:
    """Return what makes a position differ in kind from another: the question, and everything that is pending."""
    asked, question, _ = state.stack[-1]
    due = (state.favors_due, state.towns_due, state.town_first, state.bridges_due, state.cult_leap, state.trades_due)
    free = (state.free_dwellings, state.free_trading_houses, state.sandstorms, state.spades, state.first_site >= 0)
    marks = (state.must_reach_home, state.detour, state.burned, state.jumped >= 0, state.any_site, state.buildable > 0)
    steps = {(seat == asked, player.cult_due > 0, player.key_choice > 0) for seat, player in enumerate(state.players)}
    offers = {(offer[0] == asked, offer[5]) for offer in state.offers}
    return (question, due, free, marks, frozenset(steps), frozenset(offers), state.converted)


def samples(positions: Iterator[State], dice: random.Random, count: int) -> list[State]:
    """Yield some positions of a game, each of another kind."""
    kinds = {}
    for state in positions:
        kind = signature(state)
        if kind not in kinds:
            kinds[kind] = state.clone()
    return dice.sample(list(kinds.values()), min(count, len(kinds)))
