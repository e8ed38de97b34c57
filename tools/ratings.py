"""Write the fixed numbers of ratings: what factions are worth, and how strong the computer players are. `make ratings`.

docs/ratings.md explains how they are estimated.
"""

import math
from collections import defaultdict
from itertools import product
from pathlib import Path
from statistics import fmean

from hexarch.games import MANIFESTS
from hexarch.games.files import read_game

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "fixtures" / "games"
TARGET = ROOT / "src" / "hexarch" / "server" / "ratings" / "reference.toml"
GAME = "terra-mystica"
# openskill's beta: the standard deviation of what one player achieves in one game.
SCALE = 25 / 6
MIDDLE = 25.0

# Points of `expert` with factions dealt at random (docs/strength.md, 200 games).
ARENA = {
    "dwarves": 134,
    "halflings": 132,
    "darklings": 132,
    "cultists": 131,
    "engineers": 129,
    "swarmlings": 128,
    "mermaids": 126,
    "nomads": 126,
    "chaosmagicians": 125,
    "witches": 124,
    "auren": 121,
    "alchemists": 119,
    "fakirs": 115,
    "giants": 111,
}
# (stronger, weaker, share of the games that one of the first won against three of the second), docs/strength.md.
DUELS = {
    GAME: (("medium", "easy", 0.53), ("hard", "medium", 0.49), ("expert", "hard", 0.7)),
    "origins": (("medium", "easy", 0.58), ("hard", "medium", 0.57), ("expert", "medium", 0.73)),
}
# How many games of a faction the prior weighs; the one that predicts unseen games best is taken.
LAMBDAS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
# How much of the computer player's differences the prior takes over; chosen likewise.
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)

# (faction, points above the mean of its game) of every seat.
Game = list[tuple[str, float]]


def read_games() -> list[Game]:
    found = []
    for path in sorted(GAMES.glob("*.txt")):
        ledger = read_game(path.read_bytes()).ledger
        assert ledger is not None, path
        scores = ledger.game.scores(ledger.state)
        names = MANIFESTS[GAME].load_presenter().seat_names(ledger.state)
        found.append([(name, score - fmean(scores)) for name, score in zip(names, scores, strict=True)])
    return found


def estimate(games: list[Game], weight: float, share: float) -> dict[str, float]:
    """Return the points of each faction above the mean of all, drawn towards the prior."""
    middle = fmean(ARENA.values())
    prior = {name: share * (points - middle) for name, points in ARENA.items()}
    seen = defaultdict(list)
    for game in games:
        # Points above the mean of the game are relative to the other factions there.
        level = fmean(prior.get(name, 0.0) for name, _ in game)
        for name, points in game:
            seen[name].append(points + level)
    return {
        name: (weight * prior.get(name, 0.0) + sum(seen[name])) / (weight + len(seen[name]))
        for name in sorted({*ARENA, *seen})
    }


def error_of(games: list[Game], weight: float, share: float) -> float:
    """Return the mean squared error of predicting each game from the others."""
    total, count = 0.0, 0
    for number, game in enumerate(games):
        worth = estimate(games[:number] + games[number + 1 :], weight, share)
        level = fmean(worth.get(name, 0.0) for name, _ in game)
        total += sum((points - worth.get(name, 0.0) + level) ** 2 for name, points in game)
        count += len(game)
    return total / count


def levels(duels: tuple[tuple[str, str, float], ...]) -> dict[str, float]:
    """Return the mu of each level, `medium` in the middle, by the Plackett-Luce model of four settled players."""
    unit = math.sqrt(4 * SCALE**2)
    gaps = {(one, other): unit * math.log(3 * share / (1 - share)) for one, other, share in duels}
    found = {"medium": MIDDLE}
    while len(found) < len(gaps) + 1:
        for (one, other), gap in gaps.items():
            if other in found:
                found.setdefault(one, found[other] + gap)
            elif one in found:
                found[other] = found[one] - gap
    return dict(sorted(found.items(), key=lambda item: item[1]))


def main() -> None:
    games = read_games()
    weight, share = min(product(LAMBDAS, SHARES), key=lambda pair: error_of(games, *pair))
    worth = estimate(games, weight, share)
    counts = defaultdict(int, {name: sum(one == name for game in games for one, _ in game) for name in worth})
    spread = math.sqrt(error_of(games, weight, share) * 4 / 3)  # points are relative to the mean of four seats
    plain = math.sqrt(fmean(points**2 for game in games for _, points in game) * 4 / 3)
    lines = [
        "# Fixed numbers of ratings. Written by `make ratings`; docs/ratings.md explains them.",
        f"# {len(games)} league games. Prior: {weight:g} games, {share:g} of the computer player's differences.",
        f"# A seat's points deviate by {plain:.1f} from the mean of its game,",
        f"# and in games that the estimate has not seen by {spread:.1f} from what its faction predicts.",
        "# Beside each faction: points above the mean, and the number of recorded seats.",
        "",
        f"[{GAME}.names]",
    ]
    middle = fmean(worth.values())
    for name, points in sorted(worth.items(), key=lambda item: -item[1]):
        lines.append(
            f"{name} = {(points - middle) * SCALE / spread:.3f}  # {points - middle:+.1f} points, {counts[name]} seats"
        )
    for game, duels in DUELS.items():
        lines += ["", f"[{game}.levels]", *(f"{name} = {mu:.1f}" for name, mu in levels(duels).items())]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
