"""Readable dumps of whole random games, and counts of lines from positions: `make golden` rewrites them.

Any change in what the engine does shows up as a difference in these files.
"""

import random
from pathlib import Path
from typing import Any

from hexarch.cli.perft import lines
from hexarch.core.conformance import choose
from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games import load_game

FOLDER = Path(__file__).parent / "fixtures" / "golden"

PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "terra_mystica_2_standard": ("terra-mystica", 2, {}, 11),
    "terra_mystica_4_league": ("terra-mystica", 4, {"preset": "league"}, 12),
    "terra_mystica_5_introductory": ("terra-mystica", 5, {"introductory": True}, 13),
    "terra_mystica_7_war_and_faith": ("terra-mystica", 7, {"war_and_faith": True, "faction_choice": "auction"}, 14),
    "origins_1_standard": ("origins", 1, {}, 15),
    "origins_3_standard": ("origins", 3, {}, 16),
}
PERFT: tuple[tuple[str, int, dict[str, Any], int, int], ...] = tuple(
    ("terra-mystica", players, options, 7 * players, moves)
    for players, options in ((2, {}), (3, {"preset": "league"}), (4, {}), (5, {"preset": "league"}))
    for moves in (5, 40, 90)
) + tuple(
    (name, players, options, 7 * players, moves)
    for name, players, options in (
        ("terra-mystica", 6, {"map": "fjords"}),
        ("terra-mystica", 7, {}),
        ("origins", 1, {}),
        ("origins", 2, {}),
        ("origins", 3, {"preset": "quick"}),
        ("origins", 4, {}),
    )
    for moves in (60, 200)
)


def playthrough(name: str) -> str:
    """Return every decision of a random game: who is asked, how many choices there are, and which is made."""
    game_name, players, options, seed = PLAYTHROUGHS[name]
    game = load_game(game_name)
    dice = random.Random(seed)
    ledger = Ledger(game, game.options(options, players))
    text = []
    while ledger.state.stack:
        seat = ledger.state.stack[-1][0]
        action = choose(game, ledger.state, dice)
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        choices = len(game.legal(ledger.state))
        text.append(f"{who:7} {choices:4}  {game.format(ledger.state, seat, action)}")
        ledger.push(seat, action)
        if seat != CHANCE:
            text[-1] += f"  -> {' '.join(str(score) for score in game.scores(ledger.state))}"
    text.append(f"final scores: {game.scores(ledger.state)}")
    return "\n".join(text) + "\n"


def perft_line(entry: tuple[str, int, dict[str, Any], int, int]) -> str:
    """Return a position reached by random moves, with the number of its lines of one and two actions."""
    game_name, players, options, seed, moves = entry
    game = load_game(game_name)
    dice = random.Random(seed)
    state = game.new(game.options(options, players))
    for _ in range(moves):
        if state.stack:
            game.apply(state, choose(game, state, dice))
    preset = options.get("preset", "standard")
    counts = " ".join(str(lines(game, state, depth)) for depth in (1, 2))
    return f"{game_name} {players} {preset} seed {seed} moves {moves}: {counts}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    (FOLDER / "perft.txt").write_text("".join(perft_line(entry) + "\n" for entry in PERFT), encoding="utf-8")


if __name__ == "__main__":
    main()
