"""Invariants of every position of every game: lists, clones, snapshots, notation, and that nothing is lost."""

import random
from collections import Counter
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.core.journal import Journal
from hexarch.core.ledger import Ledger, load
from hexarch.core.rows import put
from hexarch.games.origins import actions as act
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import ACTIONS, ARGUMENT_OF, COLOUR_OF, DICE, KIND_OF, SPACE, VALUES
from hexarch.games.origins.city import AGORA, FARM_TILE, NEIGHBOURS, City, cell_at, with_tile
from hexarch.games.origins.options import Options
from hexarch.games.origins.player import Player, free_bases
from hexarch.games.origins.rows import insert
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import OVER, QUESTION, ROLL_SPEAKER, SETUP, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, ZODIAC

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "quick", "turn_order": "military", "raise_past_six": False, "freemen_counted": "unused"},
    {
        "temple_without_step": "never",
        "cards_change_hands": False,
        "idle_temples": "bottom disc",
        "cover_closed_districts": False,
        "veterans_of_one": False,
        "missing_die": "still missing",
        "rival_disc": "strength",
    },
    {
        "temple_without_step": "always",
        "components": {"start": {"stone": 30, "food": 30, "wisdom": 30, "gold": 30}},
    },
)
# Far more than the longest random game: a game that gets here does not end.
MOST_DECISIONS = 20_000


# A random player's weights by kind of action; 10 for all others. Long games with full cities cover most.
EAGERNESS = {act.PASS: 1, act.DONE: 1, act.TOWER: 1, act.GROW: 5, act.CLOSE: 40}


def pick(state: State, rng: random.Random) -> int:
    """Return a random action: first a kind, then one of that kind. Tiles go where they touch most others."""
    ids = GAME.legal(state)
    if state.stack[-1][0] == CHANCE:
        return rng.choices(ids, GAME.weights(state))[0]
    kinds = sorted({KIND_OF[action] for action in ids})
    kind = rng.choices(kinds, [EAGERNESS.get(kind, 10) for kind in kinds])[0]
    of_kind = [action for action in ids if KIND_OF[action] == kind]
    if kind == act.PLACE and rng.random() < 0.8:
        city = state.players[state.stack[-1][0]].city
        cells = dict(zip(city.spot_numbers, city.spots, strict=True))
        return max(of_kind, key=lambda action: touching(city, cells.get(ARGUMENT_OF[action], 0)))
    return rng.choice(of_kind)


def touching(city: City, cell: int) -> int:
    return sum(cell + step in city.tiles for step in NEIGHBOURS)


def random_game(players: int, seed: int, **options: Any) -> Ledger[State]:
    rng = random.Random(seed)
    ledger: Ledger[State] = Ledger(GAME, GAME.options(options, players))
    for _ in range(MOST_DECISIONS):
        if not ledger.state.stack:
            return ledger
        ledger.push(ledger.state.stack[-1][0], pick(ledger.state, rng))
    raise AssertionError("the game does not end")


def advanced_game(players: int, rng: random.Random, options: dict[str, Any]) -> State:
    """Return a first turn with cities, dice and cards as in the middle of a game, all taken from their usual places."""
    state = GAME.new(GAME.options(options, players))
    while state.phase == SETUP:
        GAME.apply(state, pick(state, rng))
    for player in state.players:
        player.stone = player.food = player.wisdom = player.gold = 8
        player.bases = 5
        for _ in range(3):
            colour = rng.choice([colour for colour, count in enumerate(state.supply) if count > 1])
            state.supply = put(state.supply, colour, state.supply[colour] - 1)
            player.freemen = insert(player.freemen, colour * VALUES + rng.randrange(VALUES))
        for _ in range(10):
            kind = rng.choice([kind for kind, count in enumerate(state.unseen) if count])
            state.unseen = put(state.unseen, kind, state.unseen[kind] - 1)
            tile = kind + FARM_TILE if rng.random() < 0.3 else kind
            cell = max(player.city.spots, key=lambda cell: touching(player.city, cell) + rng.random())
            player.city = with_tile(player.city, cell, tile, state.setup.colour_of)
    state.zodiac = tuple(rng.sample(range(len(ZODIAC)), 3))
    state.holders = tuple(rng.randrange(players) for _ in range(3))
    return state


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seed", range(2))
def test_every_position_of_a_random_game(players: int, variant: int, seed: int) -> None:
    check_game(GAME.new(GAME.options(VARIANTS[variant], players)), random.Random(seed))


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_an_advanced_game(players: int, variant: int, seed: int) -> None:
    rng = random.Random(seed)
    check_game(advanced_game(players, rng, VARIANTS[variant]), rng)


def test_random_games_reach_every_kind_of_action_and_every_question() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    kinds: set[str] = set()
    asking: set[int] = set()
    tiles_put_back = False
    for game in range(48):
        rng = random.Random(game)
        state = advanced_game(GAME.seats[game % 4], rng, {})
        while state.stack:
            action = pick(state, rng)
            kinds.add(SPACE.kinds[KIND_OF[action]].name)
            if state.stack[-1][1] == QUESTION:
                asking.add(state.stack[-1][2] & 63)
            GAME.apply(state, action)
            tiles_put_back |= any(state.returned)
    assert tiles_put_back
    before_the_first_turn = {"discard", "start", "bonus tile", "card", "district"}
    assert {kind.name for kind in SPACE.kinds} - kinds == before_the_first_turn
    questions = [i for i, power in enumerate(state.setup.powers) if power is not None and power.choices is not None]
    assert sorted(asking) == questions


def check_game(state: State, rng: random.Random) -> None:
    """Play to the end and check every position on the way."""
    players = state.setup.players
    journal = state.journal = Journal()
    start = [totals(state, seat) for seat in range(players)]
    for step in range(MOST_DECISIONS):
        if not state.stack:
            break
        check_lists(state)
        check_conserved(state)
        if step % 7 == 0:
            check_copies(state)
        GAME.apply(state, pick(state, rng))
    assert state.phase == OVER
    assert GAME.is_over(state)
    assert GAME.legal(state) == []
    for seat in range(players):
        noted = Counter[int]()
        for change in (change for row in journal.rows for change in row.changes if change.seat == seat):
            noted[change.resource] += change.amount
        assert [noted[i] + start[seat][i] for i in range(len(src.RESOURCE_NAMES))] == totals(state, seat)


def totals(state: State, seat: int) -> list[int]:
    """Return what the journal accounts for, in its order."""
    player = state.players[seat]
    return [
        player.stone,
        player.food,
        player.wisdom,
        player.gold,
        player.points,
        player.tokens,
        state.military[seat],
        *player.temples,
        player.bases,
        len(player.freemen) + len(player.placed),
        len(player.speakers),
        len(player.advisors),
        sum(player.towers),
        len(player.city.tiles),
        len(player.stored),
        len(player.city.closed),
        state.holders.count(seat),
    ]


def check_lists(state: State) -> None:
    seat = state.stack[-1][0]
    ids = GAME.legal(state)
    assert ids
    assert ids == sorted(set(ids))
    assert ids[0] >= 0
    assert ids[-1] < ACTIONS
    assert GAME.legal(state, seat) == ids
    assert GAME.legal(state, seat + 1) == []
    weights = GAME.weights(state)
    assert len(weights) == (len(ids) if seat == CHANCE else 0)
    assert all(weight > 0 for weight in weights)
    texts = [GAME.format(state, seat, action) for action in ids]
    assert [GAME.parse(state, seat, text) for text in texts] == ids
    assert not any("#" in text for text in texts)


def check_copies(state: State) -> None:
    """Check that clone and snapshot equal the original, and that acting on them does not change it."""
    key = GAME.key(state)
    hash(key)
    copies = [GAME.clone(state), GAME.from_json(GAME.to_json(state))]
    for copy in copies:
        assert GAME.key(copy) == key
        assert GAME.legal(copy) == GAME.legal(state)
        for action in {GAME.legal(state)[0], GAME.legal(state)[-1]}:
            branch = GAME.clone(copy)
            GAME.apply(branch, action)
            assert branch.stack or branch.phase == OVER
        assert GAME.key(copy) == key
    assert GAME.key(state) == key


def check_conserved(state: State) -> None:
    check_dice(state)
    check_tiles(state)
    check_discs(state)
    for seat, player in enumerate(state.players):
        assert min(player.stone, player.food, player.wisdom, player.gold, player.points, player.tokens) >= 0
        assert 2 <= player.bases <= 6
        assert free_bases(player) >= 0
        assert player.freemen == tuple(sorted(player.freemen))
        assert len(set(player.advisors)) == len(player.advisors)
        assert all(0 <= place <= top for place, top in zip(player.temples, state.setup.temple_tops, strict=True))
        crossed = state.setup.crossed[state.military[seat]]
        assert player.tokens <= crossed
    for temple, order in enumerate(state.temple_orders):
        places = [state.players[seat].temples[temple] for seat in order]
        assert places == sorted(places)
        assert sorted(order) == list(range(state.setup.players))
    spaces = [state.military[disc] for disc in state.military_order]
    assert spaces == sorted(spaces)
    assert all(1 <= value <= 6 for value in state.ships)


def own_dice(player: Player) -> list[int]:
    colours = [COLOUR_OF[die] for die in player.freemen]
    colours += [COLOUR_OF[place % DICE] for place in player.placed]
    colours += [COLOUR_OF[die] for _, die in player.city.closed]
    return colours + list(player.advisors)


def check_dice(state: State) -> None:
    """Check that every citizen die is in one place: supply, offer, draft, bases, seats of power, advisors."""
    count = Counter(dict(enumerate(state.supply)))
    count.update(COLOUR_OF[die] for die in (*state.offer, *state.draft) if die >= 0)
    for player in state.players:
        count.update(own_dice(player))
    in_play = state.setup.components.box_citizens[str(state.setup.players)]
    assert [count[colour] for colour in range(len(COLOURS))] == [in_play] * len(COLOURS)
    if state.phase != SETUP:
        pending = sum(1 for decision in state.stack if decision[:2] == (CHANCE, ROLL_SPEAKER))
        speakers = len(state.speakers) + len(state.speakers_placed) + pending
        speakers += sum(len(player.speakers) for player in state.players)
        assert speakers == state.setup.components.box_speakers[str(state.setup.players)]


def check_tiles(state: State) -> None:
    """Check that every building tile is in one place: stacks, market, cities, beside a board."""
    count = Counter(dict(enumerate(state.unseen)))
    count.update(kind for kind in (*state.market, *state.tops) if kind >= 0)
    for returned in state.returned:
        count.update(returned)
    for player in state.players:
        count.update(player.stored)
        count.update(tile % FARM_TILE for tile in player.city.tiles.values() if tile < AGORA)
        assert len(player.city.spots) == len(player.city.spot_numbers)
    copies = [building.copies for building in state.setup.components.buildings.values()]
    assert [count[kind] for kind in range(len(BUILDINGS))] == copies


def check_discs(state: State) -> None:
    """Check that the towers of the players and the supply are those of the set-up."""
    for colour, left in enumerate(state.tower_supply):
        shown = sum(1 for card in state.districts if colour in state.setup.card_towers[card])
        built = sum(player.towers[colour] - 1 for player in state.players)
        assert left + built == 1 + shown
        assert left >= 0


@pytest.mark.parametrize("players", GAME.seats)
def test_a_stored_game_loads_again(players: int) -> None:
    ledger = random_game(players, 11)
    again = load(GAME, ledger.to_json())
    assert GAME.key(again.state) == GAME.key(ledger.state)
    assert GAME.scores(again.state) == GAME.scores(ledger.state)


def test_a_stored_game_keeps_the_owners_components() -> None:
    changes = {"market": {"wisdom": [0, 0, 1, 1, 2]}, "buildings": {"Mint": {"stone": 2}}}
    ledger = random_game(2, 3, components=changes)
    assert ledger.to_json()["options"]["components"] == changes
    again = load(GAME, ledger.to_json())
    assert again.state.setup.market_wisdom == (0, 0, 1, 1, 2)


def test_equal_choices_give_equal_games() -> None:
    one, other = random_game(3, 5), random_game(3, 5)
    assert one.entries == other.entries
    assert GAME.key(one.state) == GAME.key(other.state)


@pytest.mark.parametrize("players", GAME.seats)
def test_no_legal_action_leads_to_a_dead_end(players: int) -> None:
    """Every branch of every position of a game has something to do or is the end."""
    rng = random.Random(players)
    state = GAME.new(Options(players=players, start_player="first"))
    for _ in range(400):
        if not state.stack:
            break
        for action in GAME.legal(state):
            branch = GAME.clone(state)
            GAME.apply(branch, action)
            assert GAME.legal(branch) or branch.phase == OVER
        GAME.apply(state, pick(state, rng))


def test_a_very_long_city_still_has_numbers_for_every_place() -> None:
    """The 15x15 numbering wraps round; a straight row of all tiles is the widest possible city."""
    state = random_game(2, 1).state
    tiles = {cell_at(0, east): 0 for east in range(77)}
    city = City(tiles, (), state.setup.colour_of)
    assert len(city.spots) == 2 * 77 + 2
    assert len(set(city.spot_numbers)) == len(city.spots)
    assert max(city.spot_numbers) < 225
