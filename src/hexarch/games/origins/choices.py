# Not compiled: labels.
"""How an action is offered to the user: its place in the menus, its targets on the table, its label."""

from collections.abc import Callable
from typing import Final

from hexarch.core.aliases import Names
from hexarch.core.choices import Choice, Labels, Params, target
from hexarch.games.origins import actions as act
from hexarch.games.origins.city import BLOCK, NEIGHBOURS, cell_name, coverable_farms, tile_at
from hexarch.games.origins.market import tile_costs
from hexarch.games.origins.notation import DIRECTIONS, main_names, seat_name, tile_name, worker_name
from hexarch.games.origins.offer import FREE, die_costs
from hexarch.games.origins.state import ACTIVATE, DRAFT, PLACE, QUESTION, TAKE_CITIZEN, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, TEMPLES, ZODIAC

_MODES: Final = ("buy", "farm", "cover")
_STORED: Final = "stored"
_PLACED: Final = "placed"

_LABELS: Final = Labels("origins", act.SPACE)
label: Final = _LABELS.label
label_key: Final = _LABELS.key
# Every label that an action can have.
LABEL_KEYS: Final = (
    *(label_key(kind) for kind in range(len(act.SPACE.kinds))),
    *(label_key(act.VISIT, worker) for worker in ("speaker", "archon")),
    *(label_key(act.BUY, variant) for variant in (_STORED, "farm", f"farm-{_STORED}", "cover", f"cover-{_STORED}")),
    *(label_key(act.RAISE, variant) for variant in ("speaker", _PLACED)),
    label_key(act.TAKE, "draft"),
)


def about_name(word: str, kind: str, param: str, names: Names) -> Callable[[State, int, int], Choice]:
    """Return the choice of an action on one thing with a name."""

    def found(state: State, seat: int, number: int) -> Choice:
        name = names[number]
        return Choice([word, name], [target(kind, name)], {param: name})

    return found


def about_number(word: str, kind: str, param: str) -> Callable[[State, int, int], Choice]:
    """Return the choice of an action on one thing with a number, counted from 1."""

    def found(state: State, seat: int, number: int) -> Choice:
        return Choice([word, str(number + 1)], [target(kind, str(number + 1))], {param: number + 1})

    return found


def _die_params(worker: int) -> Params:
    params: Params = {"value": act.VALUE_OF[worker]}
    return {"colour": COLOURS[act.COLOUR_OF[worker]], **params} if worker < act.DICE else params


def about_die(word: str) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, die: int) -> Choice:
        return Choice([word, worker_name(die)], [target("worker", worker_name(die))], _die_params(die))

    return found


def grow(state: State, seat: int, argument: int) -> Choice:
    grown = state.players[seat].bases - state.setup.components.start_bases
    return Choice(["grow"], [target("population", str(grown + 1))], {"food": state.setup.food_cost[grown]})


def tower(state: State, seat: int, colour: int) -> Choice:
    name = COLOURS[colour]
    params: Params = {"colour": name, "height": state.players[seat].towers[colour] + 1}
    return Choice(["tower", name], [target("tower", name)], params)


def visit(state: State, seat: int, argument: int) -> Choice:
    site, worker = argument // act.WORKERS, argument % act.WORKERS
    name = worker_name(worker)
    params: Params = {"site": site + 1, "level": state.ships[site]}
    if worker != act.ARCHON:
        params |= _die_params(worker)
    variant = "archon" if worker == act.ARCHON else "speaker" if worker >= act.DICE else ""
    return Choice(
        ["visit", str(site + 1), name], [target("site", str(site + 1)), target("worker", name)], params, variant
    )


def close(state: State, seat: int, number: int) -> Choice:
    city = state.players[seat].city
    name = cell_name(city.open[city.open_numbers.index(number)])
    return Choice(["close", name], [target("seat", name)], {"cell": name})


def main(state: State, seat: int, which: int) -> Choice:
    name = main_names(state, state.stack[-1][2] & 7)[which]
    return Choice(["action", name], [target("action", name)], {"action": name})


def bonus_tile(*path: str) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, argument: int) -> Choice:
        colour = COLOURS[state.bonus_tiles[state.stack[-1][2] & 7]]
        return Choice(list(path), [target("bonus", colour)], {"colour": colour})

    return found


def pay(state: State, seat: int, gold: int) -> Choice:
    argument = state.stack[-1][2]
    resource = RESOURCES[argument & 3]
    params: Params = {"gold": gold, "resource": resource, "rest": (argument >> 2 & 15) - gold}
    return Choice(["pay", str(gold)], [target("resource", resource)], params)


def buy(state: State, seat: int, argument: int) -> Choice:
    kind, stored, mode = argument % act.KINDS, argument // act.KINDS % 2 == 1, argument // act.KINDS // 2
    name = BUILDINGS[kind]
    params: Params = {"building": name}
    if mode == act.BUILD:
        wisdom = 0 if stored else tile_costs(state, seat)[state.market.index(kind)]
        params |= {"stone": state.setup.stone_of[kind], "wisdom": wisdom}
    words = [_MODES[mode]] if mode != act.BUILD else []
    variant = "-".join([*words, *([_STORED] if stored else [])])
    path = [_MODES[mode], name, *([_STORED] if stored else [])]
    return Choice(path, [target(_STORED if stored else "building", name)], params, variant)


def place(state: State, seat: int, number: int) -> Choice:
    city, argument = state.players[seat].city, state.stack[-1][2]
    assert state.stack[-1][1] == PLACE
    cells = dict(zip(city.spot_numbers, city.spots, strict=True))
    if argument >> 6 == act.COVER:
        cells = dict(coverable_farms(city, state.setup.options.cover_closed_districts))
    name = cell_name(cells[number])
    return Choice(["place", name], [target("cell", name)], {"cell": name, "building": BUILDINGS[argument & 31]})


def use(state: State, seat: int, place: int) -> Choice:
    assert state.stack[-1][1] == ACTIVATE
    cell = (state.stack[-1][2] >> 4) + BLOCK[place]
    name, tile = cell_name(cell), tile_name(tile_at(state.players[seat].city, cell))
    return Choice(["use", name], [target("cell", name)], {"cell": name, "building": tile})


def take(state: State, seat: int, die: int) -> Choice:
    name, params = worker_name(die), _die_params(die)
    if state.stack[-1][1] == DRAFT:
        return Choice(["take", name], [target("draft", name)], params, "draft")
    assert state.stack[-1][1] == TAKE_CITIZEN
    free = state.stack[-1][2] & FREE
    params |= {"wisdom": 0 if free else die_costs(state, seat)[state.offer.index(die)]}
    return Choice(["take", name], [target("offer", name)], params)


def speaker(state: State, seat: int, value: int) -> Choice:
    name = f"speaker {value + 1}"
    return Choice(["take", name], [target("speaker", name)], {"value": value + 1})


def temple(state: State, seat: int, argument: int) -> Choice:
    name, steps = TEMPLES[argument // act.MAX_STEPS], argument % act.MAX_STEPS
    return Choice(["temple", name, str(steps)], [target("temple", name)], {"temple": name, "steps": steps})


def raise_(state: State, seat: int, argument: int) -> Choice:
    worker, placed = argument % act.SPEAKERS, argument >= act.SPEAKERS
    name = worker_name(worker)
    variant = _PLACED if placed else "speaker" if worker >= act.DICE else ""
    path = ["raise", name, _PLACED] if placed else ["raise", name]
    return Choice(path, [target(_PLACED if placed else "worker", name)], _die_params(worker), variant)


def swap(state: State, seat: int, argument: int) -> Choice:
    die, colour = argument // len(COLOURS), COLOURS[argument % len(COLOURS)]
    name = worker_name(die)
    return Choice(["swap", name, colour], [target("worker", name)], {**_die_params(die), "to": colour})


def return_(state: State, seat: int, colour: int) -> Choice:
    name = COLOURS[colour]
    return Choice(["return", name], [target("placed", f"{name} {act.VALUES}")], {"colour": name})


def copy(state: State, seat: int, direction: int) -> Choice:
    """Return the choice of a copied tile. The question is about the cell whose neighbour is copied."""
    assert state.stack[-1][1] == QUESTION
    cell = (state.stack[-1][2] >> 6) + NEIGHBOURS[direction]
    tile = tile_name(tile_at(state.players[seat].city, cell))
    params: Params = {"direction": DIRECTIONS[direction], "building": tile}
    return Choice(["copy", DIRECTIONS[direction]], [target("cell", cell_name(cell))], params)


def start(state: State, seat: int, first: int) -> Choice:
    name = seat_name(state, first)
    return Choice(["start", name], [target("player", name)], {"player": name})


def keep(state: State, seat: int, temple: int) -> Choice:
    name = ZODIAC[state.zodiac[temple]]
    return Choice(["keep", name], [target("zodiac", name)], {"card": name})


def roll(state: State, seat: int, face: int) -> Choice:
    return Choice(["roll", str(face + 1)], params={"value": face + 1})
