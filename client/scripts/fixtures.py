"""Writes positions for the page's own tests, as the server would send them: python client/scripts/fixtures.py"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hexarch.cli.files import read_game
from hexarch.core.journal import Journal
from hexarch.core.ledger import Ledger
from hexarch.games import load_game, load_presenter
from hexarch.server.play.effects import apply_noted
from hexarch.server.play.position import entry_view
from hexarch.server.play.registry import bundle
from hexarch.server.storage.moves import Entry

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "client/tests/fixtures"
LEAGUE = ROOT / "tests/fixtures/games/4pLeague_S69_D1L1_G2.txt"
RECENT = 12


def state(ledger: Ledger[Any]) -> dict[str, Any]:
    """Return the state as the seat that is asked first gets it."""
    presenter = load_presenter(ledger.game.name)
    now = ledger.state
    seat = ledger.game.decisions(now)[0][0]
    played = bundle(ledger.game.name)
    replayed = ledger.game.new(ledger.options)
    replayed.journal = Journal()
    log = []
    for number, (who, action) in enumerate(ledger.entries):
        entry = Entry(who, action, ledger.game.format(replayed, who, action))
        log.append(entry_view(played, number, entry, apply_noted(played, replayed, who, action)))
    return {
        "version": len(ledger.entries),
        "at": len(ledger.entries),
        "entries": len(ledger.entries),
        "seq": len(ledger.entries),
        "position": presenter.view(now),
        "names": presenter.seat_names(now),
        "asked": [seat],
        "moved": "2026-01-01T12:00:00.000Z",
        "log": [{**entry, "time": "2026-01-01T12:00:00.000Z"} for entry in log[-RECENT:]],
        "draft": None,
        "options": presenter.options(now, seat),
    }


def league(at: int) -> dict[str, Any]:
    loaded = read_game(LEAGUE)
    assert loaded.ledger is not None
    return state(loaded.ledger.at(at))


def first_choice() -> dict[str, Any]:
    """Return the state before anybody has a faction."""
    game = load_game("terra-mystica")
    ledger: Ledger[Any] = Ledger(game, game.options({"start_player": "first"}, 4))
    while game.decisions(ledger.state)[0][0] < 0:
        ledger.play(game.legal(ledger.state)[0])
    return state(ledger)


def origins(players: int, seed: int, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play a random game of Origins that prefers building, up to the first wanted decision."""
    game = load_game("origins")
    dice = random.Random(seed)
    ledger: Ledger[Any] = Ledger(game, game.options({}, players))
    while True:
        seat = game.decisions(ledger.state)[0][0]
        legal = game.legal(ledger.state)
        if seat >= 0 and until(found := state(ledger)):
            return found
        names = [game.format(ledger.state, seat, action) for action in legal]
        weights = [_LIKED.get(name, _LIKED.get(name.split()[0], 1.0)) for name in names]
        ledger.play(dice.choices(legal, weights)[0])


_LIKED = {"pass": 0.1, "done": 0.2, "close": 20.0, "visit": 4.0, "grow": 3.0, "action building": 12.0}


def _asks(kind: str, least: int = 1, tiles: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Return a test for a question of this kind with so many choices and so large a city."""

    def found(position: dict[str, Any]) -> bool:
        asked = position["options"]
        city = position["position"]["players"][asked["seat"]]["city"]["tiles"]
        return asked["decision"]["kind"] == kind and len(asked["actions"]) >= least and len(city) >= tiles

    return found


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    found = {
        "turn": league(350),
        "rest": league(300),
        "spades": league(400),
        "factions": first_choice(),
        "origins_turn": origins(3, 3, _asks("turn", 14, 7)),
        "origins_place": origins(3, 3, _asks("place", 5, 5)),
        "origins_draft": origins(2, 1, _asks("draft")),
        "origins_solo": origins(1, 2, _asks("rise", 2, 3)),
    }
    for name, content in found.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
