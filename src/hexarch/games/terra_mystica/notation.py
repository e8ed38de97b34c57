# Not compiled: texts.
"""Names of things in actions, and how actions with several parts are written and read; `kinds` lists every kind.

Readers also accept other spellings that people use. What depends on the position (which offer, which space of an
order) is looked up there.
"""

import re
from collections.abc import Callable
from typing import Final

from hexarch.core.game import RuleError, find_seat
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import MAX_BID, MAX_CONVERT, SPACE
from hexarch.games.terra_mystica.cults import order_taken
from hexarch.games.terra_mystica.offers import own_offers, real_gain
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTION_NAMES, FAVOR_TILES, MAX_HEXES, TOWN_TILES

BUILDING_CODES: Final = ("D", "TP", "TE", "SH", "SA")
CULT_CODES: Final = tuple(cult.upper() for cult in BOARD.cults)

# What one unit of each conversion costs and yields, by conversion.
_CONVERSIONS: Final = (
    (BOARD.exchange_power_to_priest, "PW", 1, "P"),
    (1, "P", 1, "W"),
    (BOARD.exchange_power_to_worker, "PW", 1, "W"),
    (BOARD.exchange_power_to_coin, "PW", 1, "C"),
    (1, "W", 1, "C"),
    (1, "VP", 1, "C"),
    (0, "C", 1, "VP"),
)


def seat_name(state: State, seat: int) -> str:
    return state.setup.factions[seat].name if state.setup.factions else f"player{seat + 1}"


def seat_of(state: State, name: str) -> int:
    """Return the seat of that name. Raise RuleError for another name."""
    return find_seat([seat_name(state, seat) for seat in range(state.setup.players)], name)


def hex_name(state: State, hex_: int) -> str:
    return state.setup.map.names[hex_]


def format_convert(state: State, seat: int, argument: int) -> str:
    kind, times = argument // MAX_CONVERT, argument % MAX_CONVERT + 1
    cost, have, gain, want = _CONVERSIONS[kind]
    cost = cost or state.setup.factions[seat].exchange_coins_per_point
    return f"convert {cost * times}{have} to {gain * times}{want}"


def format_transform(state: State, seat: int, argument: int) -> str:
    terrain, hex_ = argument // MAX_HEXES, argument % MAX_HEXES
    return f"transform {hex_name(state, hex_)} to {BOARD.colours[terrain]}"


def format_upgrade(state: State, seat: int, argument: int) -> str:
    kind, hex_ = argument // MAX_HEXES + 1, argument % MAX_HEXES
    return f"upgrade {hex_name(state, hex_)} to {BUILDING_CODES[kind]}"


def format_bridge(state: State, seat: int, span: int) -> str:
    a, b = state.setup.map.spans[span]
    return f"bridge {hex_name(state, a)}:{hex_name(state, b)}"


def special_name(state: State, seat: int, which: int) -> str:
    player = state.players[seat]
    board = state.setup.factions[seat]
    if which == act.STRONGHOLD_ACTION:
        return board.stronghold_action_name
    if which == act.FACTION_ACTION:
        return board.action_name
    if which == act.FAVOR_CULT:
        return next(tile.name for tile in FAVOR_TILES if tile.cult_steps)
    wanted = "spades" if which == act.CARD_SPADE else "cult_steps"
    if player.card >= 0 and getattr(BONUS_CARDS[player.card], wanted):
        return BONUS_CARDS[player.card].name
    return next(card.name for card in BONUS_CARDS if getattr(card, wanted))


def format_offer(word: str) -> Callable[[State, int, int], str]:
    def text(state: State, seat: int, slot: int) -> str:
        mine = own_offers(state, seat)
        if slot >= len(mine):
            return f"{word} #{slot + 1}"
        _, builder, amount, *_ = state.offers[mine[slot]]
        twins = [other for other in mine if state.offers[other][1] == builder and state.offers[other][2] == amount]
        place = twins.index(mine[slot])
        suffix = f" #{place + 1}" if place else ""
        return f"{word} {amount} from {seat_name(state, builder)}{suffix}"

    return text


def format_bid(state: State, seat: int, argument: int) -> str:
    lot, points = argument // (MAX_BID + 1), argument % (MAX_BID + 1)
    name = FACTION_NAMES[state.lots[lot]] if lot < len(state.lots) else f"lot{lot + 1}"
    return f"bid {points} for {name}"


def find_hex(state: State, name: str) -> int:
    names = state.setup.map.names
    wanted = name.lower() if name.lower().startswith("r") else name.upper()
    if wanted not in names:
        raise RuleError(f"There is no hex {name} on this map.")
    return names.index(wanted)


def find_terrain(name: str) -> int:
    name = name.lower().replace("grey", "gray")
    if name in BOARD.colours:
        return BOARD.colours.index(name)
    if name in BOARD.terrains:
        return BOARD.terrains.index(name)
    raise RuleError(f"{name} is not a terrain; choose from {', '.join(BOARD.colours)}.")


def find_cult(name: str) -> int:
    if name.lower() not in BOARD.cults:
        raise RuleError(f"{name} is not a cult; choose from {', '.join(BOARD.cults)}.")
    return BOARD.cults.index(name.lower())


def find_tile(tiles: tuple[object, ...], name: str, what: str) -> int:
    for i, tile in enumerate(tiles):
        if getattr(tile, "name", "") == name.upper():
            return i
    raise RuleError(f"There is no {what} {name.upper()}.")


def parse_convert(state: State, seat: int, match: re.Match[str]) -> int:
    gained = int(match[3] or 1)
    paid = int(match[1] or 1)
    have, want = match[2].upper(), match[4].upper()
    if (have, want) == ("W", "P"):
        return sized(act.TRADE, gained, 3)
    for kind, (cost, source, gain, target) in enumerate(_CONVERSIONS):
        if (source, target) == (have, want):
            rate = cost or state.setup.factions[seat].exchange_coins_per_point
            if paid != rate * gained:
                raise RuleError(f"{gained}{want} take {rate * gained}{have}, not {paid}{have}.")
            if not 1 <= gained <= MAX_CONVERT:
                raise RuleError(f"Convert 1 to {MAX_CONVERT} at a time, not {gained}.")
            return SPACE.id(act.CONVERT, kind, gained // gain - 1)
    raise RuleError(f"{have} cannot be converted to {want}.")


def sized(kind: int, value: int, most: int) -> int:
    if not 0 <= value <= most:
        raise RuleError(f"{value} is more than {most}.")
    return SPACE.id(kind, value)


def parse_burn(state: State, seat: int, match: re.Match[str]) -> int:
    tokens = int(match[1])
    if not 1 <= tokens <= 6:
        raise RuleError(f"Power can be sacrificed 1 to 6 at a time, not {tokens}.")
    return SPACE.id(act.BURN, tokens - 1)


def parse_upgrade(state: State, seat: int, match: re.Match[str]) -> int:
    code = match[2].upper()
    if code not in BUILDING_CODES[1:]:
        raise RuleError(f"{match[2]} is not a building; upgrade to {', '.join(BUILDING_CODES[1:])}.")
    return SPACE.id(act.UPGRADE, BUILDING_CODES.index(code) - 1, find_hex(state, match[1]))


def parse_bridge(state: State, seat: int, match: re.Match[str]) -> int:
    a, b = find_hex(state, match[1]), find_hex(state, match[2])
    span = (min(a, b), max(a, b))
    if span not in state.setup.map.spans:
        raise RuleError(f"There is no place for a bridge between {match[1]} and {match[2]}.")
    return SPACE.id(act.BRIDGE, state.setup.map.spans.index(span))


def parse_connect(state: State, seat: int, match: re.Match[str]) -> int:
    """Parse a river hex, or the land hexes on its banks."""
    names = [name for name in match[1].split(":") if name]
    hexes = [find_hex(state, name) for name in names]
    board = state.setup.map
    if len(hexes) == 1 and board.river_mask >> hexes[0] & 1:
        return SPACE.id(act.CONNECT, hexes[0])
    shared = board.river_mask
    for hex_ in hexes:
        shared &= board.neighbours[hex_]
    if not shared:
        raise RuleError(f"{' and '.join(names)} are not on the same river space.")
    return SPACE.id(act.CONNECT, (shared & -shared).bit_length() - 1)


def parse_action(state: State, seat: int, match: re.Match[str]) -> int:
    name = match[1].upper()
    for number, power_action in enumerate(BOARD.power_actions):
        if power_action.name == name:
            return SPACE.id(act.POWER, number)
    for which in range(5):
        if special_name(state, seat, which) == name:
            return SPACE.id(act.SPECIAL, which)
    raise RuleError(f"{seat_name(state, seat)} have no action {name}.")


def parse_send(state: State, seat: int, match: re.Match[str]) -> int:
    """Parse a priest. Without a number of steps it takes the best free space."""
    cult = find_cult(match[1])
    if match[2]:
        steps = int(match[2])
    else:
        taken = order_taken(state, cult)
        steps = 3 if not taken & 1 else 2 if taken & 14 != 14 else 1
    if not 1 <= steps <= 3:
        raise RuleError(f"A priest makes 1, 2 or 3 steps, not {steps}.")
    return SPACE.id(act.SEND, cult, steps - 1)


def parse_pass(state: State, seat: int, match: re.Match[str]) -> int:
    return SPACE.id(act.PASS, find_tile(BONUS_CARDS, match[1], "bonus card") + 1 if match[1] else 0)


def parse_tile(state: State, seat: int, match: re.Match[str]) -> int:
    name = match[1].upper()
    if name.startswith("FAV"):
        return SPACE.id(act.FAVOR, find_tile(FAVOR_TILES, name, "favor tile"))
    if name.startswith("TW"):
        return SPACE.id(act.TOWN, find_tile(TOWN_TILES, name, "town tile"))
    return SPACE.id(act.CULT, find_cult(name))


def parse_key(state: State, seat: int, match: re.Match[str]) -> int:
    return SPACE.id(act.KEY, 4 if match[1].lower() == "none" else find_cult(match[1]))


def parse_offer(state: State, seat: int, match: re.Match[str]) -> int:
    """Find the oldest matching offer that can still be answered like this."""
    kind = act.TAKE if match[1].lower() in ("leech", "take") else act.DECLINE
    amount, builder = int(match[2]), seat_of(state, match[3])
    mine = own_offers(state, seat)
    from_builder = [i for i in mine if state.offers[i][1] == builder]
    fitting = [i for i in from_builder if state.offers[i][2] == amount] or [
        i for i in from_builder if real_gain(state.players[seat], state.offers[i][2]) == amount
    ]
    if match[4]:
        fitting = fitting[int(match[4]) - 1 :]
    elif kind == act.TAKE:
        fitting = [i for i in fitting if not state.offers[i][5]] or fitting
    if not fitting:
        raise RuleError(f"{seat_name(state, seat)} have no offer of {amount} power from {match[3].lower()}.")
    return sized(kind, mine.index(fitting[0]), act.MAX_OFFERS - 1)


def parse_dig(state: State, seat: int, match: re.Match[str]) -> int:
    if int(match[1]) != 1:
        raise RuleError(f"Spades are bought one at a time: write 'dig 1' {match[1]} times, or just transform.")
    return act.DIG_ID


def parse_start(state: State, seat: int, match: re.Match[str]) -> int:
    first = int(match[1]) - 1
    if not 0 <= first < state.setup.players:
        raise RuleError(f"There is no player {match[1]}.")
    return SPACE.id(act.START, first)


def parse_faction(state: State, seat: int, match: re.Match[str]) -> int:
    name = match[1].lower()
    if name not in FACTION_NAMES:
        raise RuleError(f"There is no faction {name}; choose from {', '.join(FACTION_NAMES)}.")
    return SPACE.id(act.FACTION, FACTION_NAMES.index(name))


def parse_wish_decline(state: State, seat: int, match: re.Match[str]) -> int:
    return sized(act.WISH_DECLINE, NEVER if match[1].lower() == "never" else int(match[1]), NEVER)


def parse_bid(state: State, seat: int, match: re.Match[str]) -> int:
    names = [FACTION_NAMES[number] for number in state.lots]
    if match[2].lower() not in names:
        raise RuleError(f"{match[2]} is not for sale; choose from {', '.join(names)}.")
    return SPACE.id(act.BID, names.index(match[2].lower()), min(int(match[1]), MAX_BID))


def parse_replace(state: State, seat: int, match: re.Match[str]) -> int:
    return SPACE.id(act.REPLACE, find_cult(match[1]), int(match[2]) - 1)
