"""Log lines of a game's entries."""

from functools import lru_cache
from typing import Final

from hexarch.core.log_line import LogLine, Wording, read_line, silent_line, wording
from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import KIND_OF


def _did(name: str, pattern: str, *targets: tuple[str, str]) -> Wording:
    return wording(f"origins-did-{name}", pattern, *targets)


_SITE: Final = ("site", "site")
_CARD: Final = ("card", "card")
_DIE: Final = r"(?P<colour>\w+) (?P<value>\d)"
_SPEAKER: Final = r"speaker (?P<value>\d)"
_BUILDING: Final = r"(?P<building>.+?)(?: from store)?"

_WORDINGS: Final[dict[int, tuple[Wording, ...]]] = {
    act.PASS: (_did("pass", r"pass"),),
    act.EXTRA: (_did("extra", r"extra action"),),
    act.GROW: (_did("grow", r"grow"),),
    act.TOWER: (_did("tower", r"tower (?P<colour>\w+)"),),
    act.VISIT: (
        _did("visit-archon", r"visit (?P<site>\d) with archon", _SITE),
        _did("visit-speaker", rf"visit (?P<site>\d) with {_SPEAKER}", _SITE),
        _did("visit", rf"visit (?P<site>\d) with {_DIE}", _SITE),
    ),
    act.CLOSE: (_did("close", r"close (?P<cell>\w+)"),),
    act.WITH: (_did("with", rf"with {_DIE}"),),
    act.MATCH: (_did("match", r"match (?P<card>\d+)", _CARD),),
    act.MAIN: (_did("main", r"action (?P<action>.+)", ("action", "action")),),
    act.BONUS: (_did("bonus", r"bonus"),),
    act.BONUS_GOLD: (_did("bonus-gold", r"bonus as gold"),),
    act.RISE: (_did("rise", r"rise (?P<site>\d)", _SITE),),
    act.HOLD: (_did("hold", r"hold"),),
    act.PAY: (_did("pay", r"pay (?P<gold>\d+) gold"),),
    act.SPEND: (_did("spend", r"spend (?P<resource>\w+)"),),
    act.GAIN: (_did("gain", r"gain (?P<resource>\w+)"),),
    act.MOVE: (_did("move", r"move"),),
    act.ATTACK: (_did("attack", r"attack"),),
    act.BUY: (
        _did("buy", rf"buy {_BUILDING}"),
        _did("farm", rf"farm {_BUILDING}"),
        _did("cover", rf"cover with {_BUILDING}"),
    ),
    act.PLACE: (_did("place", r"place (?P<cell>\w+)"),),
    act.USE: (_did("use", r"use (?P<building>.+) at \w+"),),
    act.TAKE: (_did("take", rf"take {_DIE}"),),
    act.SPEAKER: (_did("speaker", rf"take {_SPEAKER}"),),
    act.TEMPLE: (_did("temple", r"temple (?P<temple>\w+) (?P<steps>\d)", ("temple", "temple")),),
    act.RAISE: (
        _did("raise-speaker", rf"raise {_SPEAKER}(?: at its site)?"),
        _did("raise", rf"raise {_DIE}(?: at its site)?"),
    ),
    act.RETURN: (_did("return", r"return (?P<colour>\w+)"),),
    act.SWAP: (_did("swap", rf"swap {_DIE} for (?P<to>\w+)"),),
    act.SHIP: (_did("ship", r"ship (?P<site>\d)", _SITE),),
    act.COPY: (_did("copy", r"copy \w+"),),
    act.STORE: (_did("store", r"store (?P<building>.+)"),),
    act.DISCARD: (_did("discard", rf"discard {_DIE}"),),
    act.BONUS_TILE: (_did("bonus-tile", r"bonus tile (?P<colour>\w+)"),),
    act.CARD: (_did("card", r"card (?P<card>\w+)", ("zodiac", "card")),),
    act.TILE: (_did("tile", r"tile (?P<building>.+)", ("building", "building")),),
    act.ROLL: (_did("roll", r"roll (?P<value>\d)"),),
    act.DISTRICT: (_did("district", r"district (?P<card>\d+)", _CARD),),
    act.START: (_did("start", r"start (?P<player>\w+)"),),
    act.KEEP: (_did("keep", r"keep (?P<card>\w+)", ("zodiac", "card")),),
}


@lru_cache(maxsize=4096)
def log_line(seat: int, action: int, text: str) -> LogLine:
    """Return how to show an entry. The result is cached: callers must not change it."""
    kind = KIND_OF[action]
    # The end of something that was begun, and an expected payment, get no line.
    if kind == act.DONE or text == "pay 0 gold":
        return silent_line()
    return read_line(_WORDINGS[kind], text, {})
