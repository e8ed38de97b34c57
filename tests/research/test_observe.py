"""Observations: named, bounded, seen from the seat, with all that the seat may know and nothing else."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.games import load_game
from hexarch.games.origins import player as origins_player
from hexarch.games.origins import state as origins_state
from hexarch.games.terra_mystica import player as terra_mystica_player
from hexarch.games.terra_mystica import state as terra_mystica_state
from hexarch.games.terra_mystica.actions import WISH_DECLINE_ID, WISH_TAKE_ID
from hexarch.research.observe import Observer
from tests.research.games import TABLES, league_positions, positions

# The layout of each schema number. A changed layout gets the next number, here and in encode.
SCHEMAS = {
    ("terra-mystica", 1): "18baeb6f1a9b3dfb",
    ("terra-mystica", 2): "387283e2cb31a415",
    ("origins", 1): "9e931eff385369d9",
}

tables = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)


@tables
def test_numbers_stay_within_their_bounds(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(name, players)
    rows = observer.new_rows(players)
    for number, state in enumerate(positions(name, players, options)):
        if number % 3 == 0 or not state.stack:
            for seat in range(players):
                observer.write(state, seat, rows[seat])
            for tensor in observer.tensors:
                found = observer.views(rows)[tensor.name]
                assert found.shape == (players, *tensor.shape)
                assert found.min() >= 0, tensor.name
                assert found.max() <= tensor.most, tensor.name
            above = np.flatnonzero((rows > observer.highs()).any(axis=0))
            assert not above.size, [place_of(observer, int(place)) for place in above]


def place_of(observer: Observer, number: int) -> str:
    """Return what a number of a row means."""
    for tensor in observer.tensors:
        if number < tensor.size:
            place = np.unravel_index(number, tensor.shape)
            return f"{tensor.name}: {tensor.labels[place[tensor.axis]] if tensor.labels else place}"
        number -= tensor.size
    raise IndexError(number)


@pytest.mark.parametrize("name", ["terra-mystica", "origins"])
def test_every_label_has_a_limit_of_its_own(name: str) -> None:
    observer = Observer(name, 3)
    for tensor in observer.tensors:
        if tensor.limits:
            assert len(tensor.limits) == len(tensor.labels)
            assert max(tensor.limits) == tensor.most
            assert min(tensor.limits) >= 1
            assert tensor.limit(0) == tensor.limits[0]
    described = {entry["name"]: entry for entry in observer.describe()["tensors"]}
    assert dict(zip(described["players"]["labels"], described["players"]["limits"], strict=True))["passed"] == 1


@pytest.mark.parametrize("name", ["terra-mystica", "origins"])
def test_spaces_have_coordinates_and_neighbours(name: str) -> None:
    found = Observer(name, 2).geometry(next(iter(positions(name, 2, {}))))
    adjacency, coordinates = found["adjacency"], found["coordinates"]
    assert (adjacency == adjacency.T).all()
    assert not adjacency.diagonal().any()
    known = [number for number, label in enumerate(found["names"]) if label]
    assert len({found["names"][number] for number in known}) == len(known)
    if name == "origins":
        assert (adjacency.sum(axis=0) == 4).all()
        return
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for a in known:
        for b in known:
            step = tuple((coordinates[b] - coordinates[a]).tolist())
            assert adjacency[a, b] == (step in steps)


def test_a_number_above_255_is_kept() -> None:
    """Rows are written as bytes where possible, but points may not fit."""
    observer = Observer("origins", 2)
    states = [load_game("origins").clone(state) for state in positions("origins", 2, {}, most=120)][-2:]
    states[1].players[0].points = 300
    rows = observer.new_rows(2)
    observer.write_all(states, [0, 1], rows)
    alone = observer.new_rows()
    observer.write(states[0], 0, alone)
    assert np.array_equal(rows[0], alone)
    assert observer.views(rows)["players"][1, 1, 0] == 300


@tables
def test_a_cached_observation_equals_a_new_one(name: str, players: int, options: dict[str, Any]) -> None:
    """An observer caches what has not changed; two games, forwards and backwards, must match a new observer."""
    kept, clone = Observer(name, players), load_game(name).clone
    games = [[clone(state) for state in positions(name, players, options, seed, most=300)] for seed in range(2)]
    for way in (1, -1):
        for number, pair in enumerate(zip(games[0][::way], games[1][::way], strict=False)):
            seats = [number % players, number * 7 % players]
            rows = kept.new_rows(2)
            kept.write_all(list(pair) if number % 5 else [pair[1], pair[0]], seats, rows)
            for row, state, seat in zip(rows, pair if number % 5 else pair[::-1], seats, strict=True):
                expected = kept.new_rows()
                Observer(name, players).write(state, seat, expected)
                assert np.array_equal(row, expected), number


@pytest.mark.parametrize("name", ["terra-mystica", "origins"])
def test_a_whole_game_is_seen_as_by_a_new_observer(name: str) -> None:
    """Compare in a league game with bridges, towns and offers, and in a random game of Origins."""
    seen: Iterator[tuple[Any, int]] = (
        ((state, seat) for state, seat, _ in league_positions())
        if name == "terra-mystica"
        else ((state, number % 4) for number, state in enumerate(positions(name, 4, {}, most=5000)))
    )
    kept = Observer(name, 4)
    row, expected = kept.new_rows(), kept.new_rows()
    for number, (state, seat) in enumerate(seen):
        kept.write(state, seat, row)
        Observer(name, 4).write(state, seat, expected)
        assert np.array_equal(row, expected), number
    assert name != "origins" or not state.stack


@tables
def test_seats_are_counted_from_the_observer(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(name, players)
    for number, state in enumerate(positions(name, players, options)):
        if number % 20 == 0:
            seen = [observer.observe(state, seat)["players"] for seat in range(players)]
            for seat in range(players):
                for i in range(players):
                    assert np.array_equal(seen[seat][i], seen[(seat + i) % players][0])


def scrubbed(game: Any, state: Any) -> Any:
    """Return the position without what an observation leaves out."""
    twin = game.clone(state)
    if game.name == "terra-mystica":
        numbers = {event: i for i, event in enumerate(sorted({offer[4] for offer in twin.offers}))}
        twin.offers = [(*offer[:4], numbers[offer[4]], offer[5]) for offer in twin.offers]
        twin.offer_events = tuple((numbers[entry[0]], *entry[1:]) for entry in twin.offer_events)
        twin.events = 0
    return game.key(twin)


@tables
def test_positions_that_look_alike_are_alike(name: str, players: int, options: dict[str, Any]) -> None:
    """Equal observations must mean equal legal actions for the seat."""
    game = load_game(name)
    observer = Observer(name, players)
    row = observer.new_rows()
    known: dict[bytes, Any] = {}
    for seed in range(3):
        for state in positions(name, players, options, seed, most=400):
            observer.write(state, 0, row)
            key = scrubbed(game, state)
            assert known.setdefault(row.tobytes(), key) == key
    assert len(set(known.values())) == len(known), "a position always has the same text"


UNTOLD = {
    # Fields that follow from others, are of no use, or are private, such as standing answers.
    "terra-mystica": {
        *("events", "first_start", "occupied", "stack", "terrain", "links"),
        *("adjacent", "built", "decline_above", "jumps", "reach_further", "take_up_to"),
    },
    "origins": {"stack"},
}


FIELDS: dict[str, dict[str, tuple[str, ...]]] = {
    "terra-mystica": {"table": terra_mystica_state.STATE_FIELDS, "player": terra_mystica_player.PLAYER_FIELDS},
    "origins": {"table": origins_state.STATE_FIELDS, "player": origins_player.PLAYER_FIELDS},
}


def changed(value: Any) -> Any:
    """Return a slightly different value of the same kind; None where this test cannot make one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1 if value >= 0 else None
    if isinstance(value, tuple) and value and all(isinstance(part, int) and part >= 0 for part in value):
        # Downwards where possible, because numbers of colours and tiles have an upper limit.
        return (value[0] - 1 if value[0] else 1, *value[1:])
    return None


@pytest.mark.parametrize(("name", "players"), [("terra-mystica", 4), ("origins", 3)])
def test_every_field_is_observed(name: str, players: int) -> None:
    """Changing a single field of the position must change the observation."""
    game = load_game(name)
    observer = Observer(name, players)
    tried = set()
    for number, state in enumerate(positions(name, players, {}, seed=2)):
        if number % 40 != 39 or not state.stack:
            continue
        before = observer.new_rows()
        observer.write(state, 0, before)
        for holder, fields in FIELDS[name].items():
            thing = state if holder == "table" else state.players[1]
            for field in fields:
                other = changed(getattr(thing, field)) if field not in UNTOLD[name] else None
                if other is None or field in ("order", "military_order"):
                    continue
                twin = game.clone(state)
                setattr(twin if holder == "table" else twin.players[1], field, other)
                after = observer.new_rows()
                observer.write(twin, 0, after)
                assert not np.array_equal(before, after), f"{field} is not told"
                tried.add(field)
    assert len(tried) > {"terra-mystica": 50, "origins": 25}[name], sorted(tried)


def test_standing_answers_are_not_observed() -> None:
    observer = Observer("terra-mystica", 4)
    game = load_game("terra-mystica")
    state, _, _ = next(entry for entry in league_positions() if entry[0].round == 2)
    wishing = game.clone(state)
    seat = next(seat for seat in range(4) if seat != state.stack[-1][0])
    game.apply(wishing, WISH_TAKE_ID + 3, seat)
    game.apply(wishing, WISH_DECLINE_ID + 2, seat)
    assert game.key(wishing) != game.key(state)
    for observing in range(4):
        told, before = observer.observe(wishing, observing), observer.observe(state, observing)
        assert all(np.array_equal(told[name], before[name]) for name in told)


def test_a_league_game_is_within_the_bounds_and_labelled() -> None:
    """Its positions have bridges, towns and offers; a few are compared with the position itself."""
    observer = Observer("terra-mystica", 4)
    planes = {tensor.name: tensor.labels for tensor in observer.tensors}["hexes"]
    labels = {tensor.name: tensor.labels for tensor in observer.tensors}["players"]
    seen: dict[str, int] = {}
    for number, (state, seat, _) in enumerate(league_positions()):
        told = observer.observe(state, seat)
        for tensor in observer.tensors:
            assert 0 <= told[tensor.name].min() <= told[tensor.name].max() <= tensor.most
            seen[tensor.name] = max(seen.get(tensor.name, 0), int(told[tensor.name].sum()))
        if number % 10 or not state.players:
            continue
        player, right = state.players[seat], state.players[(seat + 1) % 4]
        own = np.flatnonzero(told["hexes"][planes.index("built by seat +0")])
        assert sum(1 << int(hex_) for hex_ in own) == player.built
        assert told["players"][0, labels.index("points")] == player.points
        assert told["players"][1, labels.index("coins")] == right.coins
        assert told["players"][1, labels.index(state.setup.factions[(seat + 1) % 4].name)] == 1
        assert told["table"][0] == state.round
    assert all(seen[name] for name in ("hexes", "players", "orders", "scoring", "offers", "asked", "options"))


@tables
def test_the_seat_that_is_asked_is_observed(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(name, players)
    (labels,) = [tensor.labels for tensor in observer.tensors if tensor.name == "asked"]
    for number, state in enumerate(positions(name, players, options)):
        if number % 25 == 0 and state.stack:
            asked = state.stack[-1][0]
            first = observer.observe(state, 0)["asked"][0]
            assert first[labels.index("chance" if asked == CHANCE else f"seat +{asked}")] == 1


@pytest.mark.parametrize("name", ["terra-mystica", "origins"])
def test_a_changed_layout_has_a_new_number(name: str) -> None:
    observers = [Observer(name, players) for players in load_game(name).seats]
    layouts = [[(part.name, part.shape, part.labels, part.axis) for part in one.tensors] for one in observers]
    digest = hashlib.sha256(json.dumps(layouts).encode()).hexdigest()[:16]
    assert SCHEMAS[name, observers[0].schema] == digest


@pytest.mark.parametrize("name", ["terra-mystica", "origins"])
def test_labels_fit_and_names_differ(name: str) -> None:
    for players in load_game(name).seats:
        observer = Observer(name, players)
        names = [tensor.name for tensor in observer.tensors]
        assert len(set(names)) == len(names)
        for tensor in observer.tensors:
            if tensor.labels:
                assert len(tensor.labels) == tensor.shape[tensor.axis] == len(set(tensor.labels)), tensor.name


def test_a_batch_of_rows_is_viewed_without_a_copy() -> None:
    observer = Observer("origins", 2)
    rows = observer.new_rows(5)
    found = observer.views(rows)
    assert found["city"].shape == (5, 2, 225)
    assert all(np.shares_memory(found[name], rows) for name in found)
    assert sum(found[name].size for name in found) == rows.size


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(RuleError, match="1 to 4 players, not 5"):
        Observer("origins", 5)
    with pytest.raises(RuleError, match="choose from terra-mystica, origins"):
        Observer("chess", 2)
