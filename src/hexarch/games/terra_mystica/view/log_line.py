"""Log lines of a game's entries."""

from functools import lru_cache
from typing import Final

from hexarch.core.game import CHANCE
from hexarch.core.log_line import LogLine, Names, Wording, read_line, silent_line, wording
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.notation import BUILDING_CODES
from hexarch.games.terra_mystica.tables import BOARD

_GOODS: Final = {"PW": "power", "P": "priests", "W": "workers", "C": "coins", "VP": "points"}


def _terrain(colour: str) -> str:
    return BOARD.terrains[BOARD.colours.index(colour)]


_NAMES: Final[Names] = {
    "building": lambda code: BOARD.buildings[BUILDING_CODES.index(code)],
    "colour": _terrain,
    "cult": str.lower,
    "have": _GOODS.__getitem__,
    "to": lambda name: _terrain(name) if name in BOARD.colours else name,  # of a bridge it is a hex
    "track": lambda word: {"ship": "shipping", "dig": "digging"}.get(word, word),
    "want": _GOODS.__getitem__,
}


def _did(name: str, pattern: str, *targets: tuple[str, str]) -> Wording:
    return wording(f"tm-did-{name}", pattern, *targets)


_HEX: Final = ("hex", "hex")
_CULT: Final = ("cult", "cult")
_OFFER: Final = r" (?P<power>\d+) from (?P<builder>\w+)(?: #\d+)?"

_WORDINGS: Final[dict[int, tuple[Wording, ...]]] = {
    act.BURN: (_did("burn", r"burn (?P<tokens>\d+)"),),
    act.CONVERT: (_did("convert", r"convert (?P<paid>\d+)(?P<have>[A-Z]+) to (?P<gained>\d+)(?P<want>[A-Z]+)"),),
    act.BUILD: (_did("build", r"build (?P<hex>\w+)", _HEX),),
    act.TRANSFORM: (_did("transform", r"transform (?P<hex>\w+) to (?P<to>\w+)", _HEX),),
    act.UPGRADE: (_did("upgrade", r"upgrade (?P<hex>\w+) to (?P<building>\w+)", _HEX),),
    act.BRIDGE: (_did("bridge", r"bridge (?P<from>\w+):(?P<to>\w+)", ("hex", "from"), ("hex", "to")),),
    act.CONNECT: (_did("connect", r"connect (?P<river>\w+)", ("hex", "river")),),
    act.POWER: (_did("power", r"action (?P<action>\w+)", ("power_action", "action")),),
    act.SPECIAL: (_did("special", r"action (?P<action>\w+)", ("special", "action")),),
    act.SEND: (_did("send", r"send p to (?P<cult>\w+) for (?P<steps>\d)", _CULT),),
    act.ADVANCE: (_did("advance", r"advance (?P<track>\w+)"),),
    act.PASS: (_did("pass", r"pass (?P<card>\w+)", ("card", "card")), _did("pass-last", r"pass")),
    act.FAVOR: (_did("favor", r"\+(?P<tile>\w+)", ("favor", "tile")),),
    act.TOWN: (_did("town", r"\+(?P<tile>\w+)", ("town", "tile")),),
    act.CULT: (_did("cult", r"\+(?P<cult>\w+)", _CULT),),
    act.KEY: (_did("key-none", r"key none"), _did("key", r"key (?P<cult>\w+)", _CULT)),
    act.TAKE: (_did("take", rf"leech{_OFFER}"),),
    act.DECLINE: (_did("decline", rf"decline{_OFFER}"),),
    act.TRADE: (_did("trade", r"convert \d+W to (?P<workers>\d+)P"),),
    act.DIG: (_did("dig", r"dig 1"),),
    act.DETOUR: (_did("detour", r"long way"),),
    act.DROP: (_did("drop", r"drop"),),
    act.FACTION: (_did("faction", r"faction (?P<faction>\w+)"),),
    act.SCORING: (_did("scoring", r"score (?P<tile>\w+)", ("scoring", "tile")),),
    act.REMOVE_CARD: (_did("remove-card", r"delete (?P<card>\w+)"),),
    act.START: (_did("start", r"start (?P<player>\w+)"),),
    act.COLOUR: (_did("colour", r"colour (?P<colour>\w+)"),),
    act.REPLACE: (_did("replace", r"replace (?P<cult>\w+) \d", _CULT),),
    act.BID: (_did("bid", r"bid (?P<points>\d+) for (?P<faction>\w+)"),),
}
_LOT: Final = (_did("lot", r"faction (?P<faction>\w+)"),)
# The end of a turn gets no line, and standing answers are private.
_SILENT: Final = (act.DONE, act.WISH_TAKE, act.WISH_DECLINE)


@lru_cache(maxsize=4096)
def log_line(seat: int, action: int, text: str) -> LogLine:
    """Return how to show an entry. The result is cached: callers must not change it."""
    kind = KIND_OF[action]
    if kind in _SILENT:
        return silent_line()
    # The same notation, but nobody chose: chance draws a faction for the auction.
    wordings = _LOT if kind == act.FACTION and seat == CHANCE else _WORDINGS[kind]
    return read_line(wordings, text, _NAMES)
