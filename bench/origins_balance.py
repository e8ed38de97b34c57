"""Plays Origins among the best players and counts what decides its balance: `python -m bench.origins_balance`."""

import argparse
import json
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexarch.cli.options import TableOptions
from hexarch.core.game import CHANCE
from hexarch.core.journal import Journal
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import ARGUMENT_OF, BUILD, BUY, FARM, KIND_OF, KINDS, TEMPLE, USE
from hexarch.games.origins.city import BLOCK
from hexarch.games.origins.military import ranking
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import CONDITION_NAMES, end_conditions, solo_target
from hexarch.games.origins.state import ADVANCE, State
from hexarch.games.origins.tables import BUILDINGS, ZODIAC
from hexarch.games.origins.temples import WITH_CARD
from hexarch.players.algorithms.greedy import GreedyPlayer
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import Player, chance_outcome
from hexarch.players.origins.guide import OriginsGuide

RESULTS = Path(__file__).parent / "origins_balance.json"
_AGORA = "Agora"

# Seats, seed, paths of each plan, options of the game as JSON.
Job = tuple[int, int, int, str]


def play(job: Job) -> dict[str, Any]:
    """One game, and what is counted in it."""
    seats, seed, paths, options = job
    dice = random.Random(seed)
    state = GAME.new(GAME.options({"preset": "quick", **json.loads(options)}, seats))
    players: list[Player] = [
        Planner(OriginsGuide(), paths, breadth=paths, reuse=True) if paths else GreedyPlayer(OriginsGuide(), seed)
        for _ in range(seats)
    ]
    state.journal = Journal()
    state.journal.open(CHANCE, 0)
    counts: dict[str, Counter[str]] = {"built": Counter(), "farms": Counter(), "used": Counter(), "taken": Counter()}
    first, after_first_round = -1, None
    while state.stack:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            GAME.apply(state, chance_outcome(GAME, state, dice))
            continue
        if state.round > 1 and after_first_round is None:
            after_first_round = _standing(state)
        first = state.bulwark if first < 0 else first
        for action in players[seat].act(state, seat):
            _count(state, seat, action, counts)
            GAME.apply(state, action, seat)
    return {
        "job": job,
        "seats": seats,
        "rounds": state.round,
        "ends": [name for bit, name in CONDITION_NAMES.items() if end_conditions(state) & bit],
        "points": GAME.scores(state),
        "winners": GAME.winners(state),
        "first": first,
        "standings": [after_first_round or _standing(state), _standing(state)],
        "target": solo_target(state) if seats == 1 else 0,
        "sources": _points_by_source(state),
        "cards": {str(card + 1): [player.matched >> card & 1 for player in state.players] for card in state.districts},
        "zodiac": [ZODIAC[card] for card in state.zodiac],
        "seen": dict(_tiles_seen(state)),
        **{name: dict(found) for name, found in counts.items()},
    }


def _standing(state: State) -> dict[str, list[int]]:
    """What each seat has; the rank on the military track counts the stack, 1 for the leader."""
    ranks = ranking(state)
    return {
        "points": GAME.scores(state),
        "cards": [state.holders.count(seat) for seat in range(len(state.players))],
        "military space": [state.military[seat] for seat in range(len(state.players))],
        "military rank": [ranks.index(seat) + 1 for seat in range(len(state.players))],
    }


def _count(state: State, seat: int, action: int, counts: dict[str, Counter[str]]) -> None:
    kind, argument = KIND_OF[action], ARGUMENT_OF[action]
    about = state.stack[-1][2]
    if kind == BUY:
        mode = argument // KINDS // 2
        if mode in (BUILD, FARM):
            counts["built" if mode == BUILD else "farms"][BUILDINGS[argument % KINDS]] += 1
    elif kind == USE:
        tile = state.players[seat].city.tiles[(about >> 4) + BLOCK[argument]]
        counts["used"][BUILDINGS[tile] if tile < KINDS else _AGORA] += 1
    elif kind == TEMPLE and state.stack[-1][1] == ADVANCE and about & WITH_CARD:
        counts["taken"][ZODIAC[state.zodiac[argument // 3]]] += 1


def _tiles_seen(state: State) -> Counter[str]:
    """Tiles that could be bought at some time."""
    seen: Counter[str] = Counter()
    for kind, name in enumerate(BUILDINGS):
        hidden = state.unseen[kind] + state.tops.count(kind)
        seen[name] = state.setup.components.buildings[name].copies - hidden
    return seen


def _points_by_source(state: State) -> dict[str, int]:
    found: Counter[str] = Counter()
    assert state.journal is not None
    for row in state.journal.rows:
        for change in row.changes:
            if change.resource == src.POINTS:
                found[src.SOURCE_NAMES[change.source]] += change.amount
    return dict(found)


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures for games of one number of seats."""
    seats, total = games[0]["seats"], len(games)
    points = sorted(score for game in games for score in game["points"])
    found: dict[str, Any] = {
        "games": total,
        "rounds": dict(sorted(Counter(game["rounds"] for game in games).items())),
        "ends": {
            name: round(sum(name in game["ends"] for game in games) / total, 3) for name in CONDITION_NAMES.values()
        },
        "points": {
            "mean": round(sum(points) / len(points), 1),
            "lowest": points[0],
            "median": points[len(points) // 2],
            "highest": points[-1],
        },
        "points by source": _mean(games, "sources", seats),
    }
    if seats == 1:
        found["target reached"] = round(sum(bool(game["winners"]) for game in games) / total, 3)
        found["reached by target"] = {
            target: f"{sum(bool(game['winners']) for game in some)} of {len(some)}"
            for target in sorted({game["target"] for game in games})
            for some in [[game for game in games if game["target"] == target]]
        }
    else:
        won = [0.0] * seats
        for game in games:
            for seat in game["winners"]:
                won[(seat - game["first"]) % seats] += 1 / len(game["winners"]) / total
        found["wins by place in the first round"] = [round(share, 3) for share in won]
        found["by place, after round 1"] = _by_place(games, 0)
        found["by place, at the end"] = _by_place(games, 1)
    return found


def _by_place(games: list[dict[str, Any]], when: int) -> dict[str, list[float]]:
    """Means of what the seats have, in the order in which they started."""
    seats = games[0]["seats"]
    return {
        name: [
            round(sum(game["standings"][when][name][(game["first"] + place) % seats] for game in games) / len(games), 2)
            for place in range(seats)
        ]
        for name in games[0]["standings"][when]
    }


def _mean(games: list[dict[str, Any]], name: str, seats: int) -> dict[str, float]:
    found: Counter[str] = Counter()
    for game in games:
        found.update(game[name])
    return {key: round(value / len(games) / seats, 2) for key, value in found.most_common()}


def use(games: list[dict[str, Any]]) -> dict[str, Any]:
    """How often components are used, over all numbers of seats."""
    totals = {name: Counter[str]() for name in ("seen", "built", "farms", "used", "taken")}
    shown: Counter[str] = Counter()
    matched: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    for game in games:
        for name, counter in totals.items():
            counter.update(game[name])
        for card, seats in game["cards"].items():
            shown[card] += len(seats)
            matched[card] += sum(seats)
        dealt.update(game["zodiac"])
    return {
        "buildings": {
            name: {
                "built of those seen": round(totals["built"][name] / max(1, totals["seen"][name]), 3),
                "farms of those seen": round(totals["farms"][name] / max(1, totals["seen"][name]), 3),
                "uses of each built": round(totals["used"][name] / max(1, totals["built"][name]), 2),
            }
            for name in BUILDINGS
        },
        "district cards matched by a seat": {
            card: round(matched[card] / shown[card], 3) for card in sorted(shown, key=int)
        },
        "zodiac cards taken in a game": {
            name: round(totals["taken"][name] / max(1, dealt[name]), 2) for name in ZODIAC
        },
    }


def table(figures: dict[str, Any], indent: int = 0) -> str:
    """Figures as text that a person can read."""
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines += [f"{' ' * indent}{name}", table(value, indent + 2)]
        else:
            lines.append(f"{' ' * indent}{name:<{40 - indent}} {value}")
    return "\n".join(lines)


def play_all(jobs: list[Job], processes: int, kept: Path | None, seconds: float) -> list[dict[str, Any]]:
    """All games, or those that end in time; kept ones are not played again, and each new one is added as it ends."""
    until = time.monotonic() + seconds if seconds else None
    games: list[dict[str, Any]] = []
    if kept is not None and kept.exists():
        games = [json.loads(line) for line in kept.read_text().splitlines()]
    done = {tuple(game["job"]) for game in games}
    with ProcessPoolExecutor(processes) as pool:
        for running in as_completed([pool.submit(play, job) for job in jobs if job not in done]):
            games.append(running.result())
            if kept is not None:
                with kept.open("a") as file:
                    file.write(json.dumps(games[-1]) + "\n")
            if until is not None and time.monotonic() > until:
                pool.shutdown(cancel_futures=True)
                break
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each number of seats")
    parser.add_argument("--seats", default="1,2,3,4", help="numbers of seats, with commas")
    parser.add_argument(
        "--paths", type=int, default=4, help="how broadly the players plan; 0 for players that look one turn ahead"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--components", type=Path, help="a file of other values to try, as an owner of the box writes it"
    )
    parser.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0, help="start no more games after this time; 0 for no limit")
    parser.add_argument("--keep", type=Path, help="a file for the games, from which an interrupted run goes on")
    parser.add_argument("--record", type=Path, nargs="?", const=RESULTS, help=f"keep the figures, in {RESULTS.name}")
    arguments = parser.parse_args()
    options = TableOptions("quick", components=arguments.components, option=arguments.option).check(GAME, 2)
    jobs = [
        (int(seats), arguments.seed * 100_000 + number, arguments.paths, json.dumps(options))
        for number in range(arguments.games)
        for seats in arguments.seats.split(",")
    ]
    games = play_all(jobs, arguments.processes, arguments.keep, arguments.seconds)
    figures: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat(), "paths": arguments.paths}
    if arguments.components:
        figures["components"] = arguments.components.name
    if arguments.option:
        figures["options"] = arguments.option
    for seats in sorted({game["seats"] for game in games}):
        figures[f"{seats} seats"] = summary([game for game in games if game["seats"] == seats])
    figures |= use(games)
    print(table(figures))
    if arguments.record:
        arguments.record.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
