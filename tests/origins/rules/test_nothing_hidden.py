"""Hidden things have no order: face-down tiles follow from face-up ones, and draws depend only on what is left."""

import random
from collections import Counter

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.origins import state as states
from hexarch.games.origins.actions import ARGUMENT_OF, COLOUR_OF, DICE
from hexarch.games.origins.city import AGORA, FARM_TILE
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import STATE_FIELDS, State
from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

# Everything known to all players, including tiles put back under a stack, since everybody saw them.
OPEN = {
    *("bonus_tiles", "bulwark", "district_gold", "districts", "draft", "holders", "market", "military"),
    *("military_order", "missing", "mover", "offer", "order", "phase", "returned", "round", "ships", "speakers"),
    *("speakers_placed", "stack", "temple_orders", "tops", "tower_supply", "turn", "zodiac"),
}


def seen_tiles(state: State) -> Counter[int]:
    """Count the tiles of each kind that are not face down in a stack since the start."""
    seen = Counter(kind for kind in (*state.market, *state.tops) if kind >= 0)
    seen.update(kind for back in state.returned for kind in back)
    for player in state.players:
        seen.update(player.stored)
        seen.update(tile % FARM_TILE for tile in player.city.tiles.values() if tile < AGORA)
    return seen


def seen_dice(state: State) -> Counter[int]:
    """Count the citizen dice of each colour that are not in the supply."""
    seen = Counter(COLOUR_OF[die] for die in (*state.offer, *state.draft) if die >= 0)
    for player in state.players:
        seen.update(COLOUR_OF[die] for die in player.freemen)
        seen.update(COLOUR_OF[place % DICE] for place in player.placed)
        seen.update(COLOUR_OF[die] for _, die in player.city.closed)
        seen.update(player.advisors)
    return seen


def unseen_tiles(state: State) -> list[int]:
    seen = seen_tiles(state)
    buildings = state.setup.components.buildings.values()
    return [building.copies - seen[kind] for kind, building in enumerate(buildings)]


def expected_draw(state: State) -> dict[int, int]:
    """Return the possible outcomes by argument of the action, with how often each remains."""
    _, kind, about = state.stack[-1]
    remaining = dict(enumerate(unseen_tiles(state)))
    colour_of = state.setup.colour_of
    if kind == states.DRAW_MARKET:
        on_sale = {colour_of[tile] for tile in state.market if tile >= 0}
        return {tile: count for tile, count in remaining.items() if colour_of[tile] not in on_sale}
    if kind == states.DRAW_TOP:
        in_stack = {tile: count for tile, count in remaining.items() if count and colour_of[tile] == about}
        return in_stack or {state.returned[about][0]: 1}
    if kind == states.DRAW_BONUS_TILE:
        return {colour: 1 for colour in range(5) if colour not in state.bonus_tiles}
    if kind == states.DRAW_ZODIAC:
        return {card: 1 for card in range(12) if card not in state.zodiac}
    if kind == states.DRAW_DISTRICT:
        return {card: 1 for card in range(45) if card not in state.districts}
    if kind == states.DRAW_START:
        return dict.fromkeys(range(state.setup.players), 1)
    if kind == states.KEEP_ZODIAC:
        return {temple: 1 for temple in range(3) if state.holders[temple] == 0}
    if kind == states.ROLL_SPEAKER:
        return {1: 2, 2: 2, 3: 1, 4: 1}
    return dict.fromkeys(range(5), 1)


def check(state: State) -> None:
    assert list(state.unseen) == unseen_tiles(state)
    in_play = state.setup.components.box_citizens[str(state.setup.players)]
    seen = seen_dice(state)
    assert list(state.supply) == [in_play - seen[colour] for colour in range(len(COLOURS))]


@pytest.mark.parametrize("players", GAME.seats)
def test_all_that_lies_face_down_follows_from_what_lies_open(players: int) -> None:
    """Two positions that differ only in what nobody has seen must not exist."""
    drawn = set()
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.new(GAME.options({}, players))
        while state.stack:
            check(state)
            ids, weights = GAME.legal(state), GAME.weights(state)
            if state.stack[-1][0] == CHANCE:
                drawn.add(state.stack[-1][1])
                found = zip((ARGUMENT_OF[action] for action in ids), weights, strict=True)
                assert dict(found) == expected_draw(state)
            GAME.apply(state, rng.choices(ids, weights or None)[0])
    all_draws = set(range(states.KEEP_ZODIAC + 1))
    assert drawn == all_draws - {states.DRAW_START if players == 1 else states.KEEP_ZODIAC}


def test_everything_else_in_a_position_lies_open() -> None:
    assert set(STATE_FIELDS) == OPEN | {"unseen", "supply"}


def test_the_order_of_rolls_leaves_no_trace() -> None:
    one = Table(speakers=(2, 5), draft=((5, 4), (5, 4), (3, 2), (3, 2), (1, 1)), started=False)
    other = Table(speakers=(5, 2), draft=((4, 5), (4, 5), (2, 3), (2, 3), (1, 1)), started=False)
    assert one.ledger.entries != other.ledger.entries
    assert GAME.key(one.state) == GAME.key(other.state)
    assert GAME.to_json(one.state) == GAME.to_json(other.state)


def test_a_draw_can_be_repeated_from_a_snapshot() -> None:
    """A snapshot does not contain later draws: every remaining tile may still be the next."""
    table = Table()
    table.play("player1", "visit 2 with archon. action building. farm Mint")
    table.ledger.play(GAME.legal(table.state)[0])
    assert (table.asked, table.decision) == ("chance", "draw_top")
    again = GAME.from_json(GAME.to_json(table.state))
    yellow = COLOURS.index("yellow")
    remaining = {
        kind for kind, count in enumerate(unseen_tiles(again)) if count and again.setup.colour_of[kind] == yellow
    }
    for action in GAME.legal(again):
        branch = GAME.clone(again)
        GAME.apply(branch, action)
        remaining.remove(branch.tops[yellow])
    assert remaining == set()
