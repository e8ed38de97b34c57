"""Write the norms that reports compare with: mean points of league players by source and by round. `make norms`."""

from collections import defaultdict
from pathlib import Path
from statistics import fmean

from hexarch.games.files import read_game
from hexarch.players.report.history import SeatHistory, seats_of
from hexarch.players.report.sources import by_round, totals

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "fixtures" / "games"
# Fewer seats say nothing of a faction; reports then compare with all.
LEAST = 5
TARGET = ROOT / "src" / "hexarch" / "players" / "report" / "norms.toml"


def main() -> None:
    factions: dict[str, list[SeatHistory]] = defaultdict(list)
    games = 0
    for path in sorted(GAMES.glob("*.txt")):
        ledger = read_game(path.read_bytes()).ledger
        assert ledger is not None, path
        if ledger.state.setup.players == 4:
            games += 1
            for seat in seats_of(ledger):
                factions[seat.group].append(seat)
    everybody = [seat for seats in factions.values() for seat in seats]
    known = {name: seats for name, seats in sorted(factions.items()) if len(seats) >= LEAST}
    lines = [
        "# Mean points of league players in games of four, by source and by round. Written by `make norms`.",
        "",
        "[terra-mystica]",
        f"games = {games}",
        f"seats = {len(everybody)}",
    ]
    for prefix, read in (("", totals), ("rounds.", by_round)):
        lines += _table(f"{prefix}all", [read(seat) for seat in everybody])
        for name, seats in known.items():
            lines += _table(f"{prefix}factions.{name}", [read(seat) for seat in seats])
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _table(name: str, seats: list[dict[str, int]]) -> list[str]:
    sources = sorted({source for seat in seats for source in seat})
    means = [f'"{source}" = {fmean(seat.get(source, 0) for seat in seats):.1f}' for source in sources]
    return ["", f"[terra-mystica.{name}]", *means]


if __name__ == "__main__":
    main()
