# Not compiled: labels.
"""How an action is offered to the user: its place in the menus, its targets on the board, its label."""

from collections.abc import Callable
from typing import Final

from hexarch.core.choices import Choice, Labels, target
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import MAX_BID, MAX_CONVERT, SPACE
from hexarch.games.terra_mystica.notation import seat_name, special_name
from hexarch.games.terra_mystica.offers import own_offers, real_gain
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTION_NAMES, MAX_HEXES
from hexarch.games.terra_mystica.terrain import spades_needed

_CONVERSIONS: Final = (
    ("power", "priests", BOARD.exchange_power_to_priest),
    ("priests", "workers", 1),
    ("power", "workers", BOARD.exchange_power_to_worker),
    ("power", "coins", BOARD.exchange_power_to_coin),
    ("workers", "coins", 1),
    ("points", "coins", 1),
    ("coins", "points", 0),  # the faction's own rate
)
_TRACKS: Final = ("shipping", "digging")

_LABELS: Final = Labels("tm", SPACE)
label: Final = _LABELS.label
label_key: Final = _LABELS.key
# Every label that an action can have.
LABEL_KEYS: Final = (
    *(label_key(kind) for kind in range(len(SPACE.kinds))),
    label_key(act.PASS, "first"),
    label_key(act.PASS, "last"),
    label_key(act.KEY, "none"),
    label_key(act.WISH_DECLINE, "never"),
)


def convert(state: State, seat: int, argument: int) -> Choice:
    kind, times = argument // MAX_CONVERT, argument % MAX_CONVERT + 1
    have, want, rate = _CONVERSIONS[kind]
    paid = times * (rate or state.setup.factions[seat].exchange_coins_per_point)
    params: dict[str, str | int] = {"have": have, "paid": paid, "want": want, "gained": times}
    return Choice(["convert", have, want, str(times)], params=params)


def build(state: State, seat: int, hex_: int) -> Choice:
    name = state.setup.map.names[hex_]
    return Choice(["build", name], [target("hex", name)], {"hex": name})


def transform(state: State, seat: int, argument: int) -> Choice:
    terrain, hex_ = argument // MAX_HEXES, argument % MAX_HEXES
    name = state.setup.map.names[hex_]
    params: dict[str, str | int] = {
        "hex": name,
        "from": BOARD.terrains[state.terrain[hex_]],
        "to": BOARD.terrains[terrain],
        "spades": 0 if state.sandstorms else spades_needed(state, seat, hex_, terrain),
    }
    return Choice(["transform", name, BOARD.colours[terrain]], [target("hex", name)], params)


def upgrade(state: State, seat: int, argument: int) -> Choice:
    kind, hex_ = argument // MAX_HEXES + 1, argument % MAX_HEXES
    name, building = state.setup.map.names[hex_], BOARD.buildings[kind]
    return Choice(["upgrade", name, building], [target("hex", name)], {"hex": name, "building": building})


def bridge(state: State, seat: int, span: int) -> Choice:
    a, b = (state.setup.map.names[end] for end in state.setup.map.spans[span])
    return Choice(["bridge", f"{a}:{b}"], [target("span", f"{a}:{b}")], {"from": a, "to": b})


def connect(state: State, seat: int, river: int) -> Choice:
    name = state.setup.map.names[river]
    return Choice(["connect", name], [target("hex", name)], {"river": name})


def power(state: State, seat: int, number: int) -> Choice:
    name = BOARD.power_actions[number].name
    return Choice(["power", name], [target("power_action", name)], {"action": name})


def special(state: State, seat: int, which: int) -> Choice:
    name = special_name(state, seat, which)
    return Choice(["special", name], [target("special", name)], {"action": name})


def send(state: State, seat: int, argument: int) -> Choice:
    cult, steps = BOARD.cults[argument // 3], argument % 3 + 1
    return Choice(["send", cult, str(steps)], [target("cult", cult)], {"cult": cult, "steps": steps})


def advance(state: State, seat: int, track: int) -> Choice:
    return Choice(["advance", _TRACKS[track]], [target("track", _TRACKS[track])], {"track": _TRACKS[track]})


def pass_(state: State, seat: int, number: int) -> Choice:
    if not number:
        return Choice(["pass"], variant="last")
    name = BONUS_CARDS[number - 1].name
    # Before the first round a card is only taken, nobody passes.
    variant = "" if state.round else "first"
    return Choice(["pass", name], [target("card", name)], {"card": name}, variant=variant)


def tile(kind: str, names: list[str]) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, number: int) -> Choice:
        name = names[number]
        return Choice([kind, name], [target(kind, name)], {"tile": name})

    return found


def cult(state: State, seat: int, cult: int) -> Choice:
    name = BOARD.cults[cult]
    steps = state.cult_leap if state.cult_leap and state.stack[-1][0] == seat else 1
    return Choice(["cult", name], [target("cult", name)], {"cult": name, "steps": steps})


def key(state: State, seat: int, number: int) -> Choice:
    if number == len(BOARD.cults):
        return Choice(["key", "none"], variant="none")
    name = BOARD.cults[number]
    return Choice(["key", name], [target("cult", name)], {"cult": name})


def answer(word: str) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, slot: int) -> Choice:
        _, builder, power, *_ = state.offers[own_offers(state, seat)[slot]]
        gain = real_gain(state.players[seat], power)
        name = seat_name(state, builder)
        params: dict[str, str | int] = {"builder": name, "power": power, "gain": gain, "cost": max(gain - 1, 0)}
        return Choice([word, str(slot + 1)], [target("player", name)], params)

    return found


def wish_decline(state: State, seat: int, above: int) -> Choice:
    if above == NEVER:
        return Choice(["wish", "decline", "never"], variant="never")
    return Choice(["wish", "decline", str(above)], params={"power": above})


def faction(state: State, seat: int, number: int) -> Choice:
    return Choice(["faction", FACTION_NAMES[number]], params={"faction": FACTION_NAMES[number]})


def remove_card(state: State, seat: int, number: int) -> Choice:
    name = BONUS_CARDS[number].name
    return Choice(["remove", name], [target("card", name)], {"card": name})


def start(state: State, seat: int, first: int) -> Choice:
    name = seat_name(state, first)
    return Choice(["start", name], [target("player", name)], {"player": name})


def colour(state: State, seat: int, terrain: int) -> Choice:
    name = BOARD.terrains[terrain]
    return Choice(["colour", name], params={"colour": name})


def replace(state: State, seat: int, space: int) -> Choice:
    cult, owner = BOARD.cults[space // 4], seat_name(state, state.orders[space] - 1)
    params: dict[str, str | int] = {"cult": cult, "steps": BOARD.cult_orders[space % 4], "player": owner}
    return Choice(["replace", cult, str(space % 4 + 1)], [target("cult", cult)], params)


def bid(state: State, seat: int, argument: int) -> Choice:
    name, points = FACTION_NAMES[state.lots[argument // (MAX_BID + 1)]], argument % (MAX_BID + 1)
    return Choice(["bid", name, str(points)], params={"faction": name, "points": points})
