"""Forecasts if nothing changed: the next income, and the final scoring."""

from typing import Final

from hexarch.core.journal import Journal
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import cult_reward, take_income
from hexarch.games.terra_mystica.scoring import final_scoring, largest_network
from hexarch.games.terra_mystica.state import ACTIONS, OVER, State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.terrain import gain_spades
from hexarch.games.terra_mystica.view.goods import add, as_goods, by_source, difference, goods
from hexarch.games.terra_mystica.view.shapes import FinalView, Goods, IncomeView

# Enough priests in the supply and tokens in bowl I that nothing is lost.
_AMPLE: Final = 1000


def expected_income(state: State, seat: int) -> IncomeView | None:
    """Return the reward of this round and the next phase I, by source."""
    if state.round == state.setup.table.rounds:
        return None
    sources = _run_income(state, seat, ample=True)
    total: Goods = {}
    for more in sources.values():
        add(total, more)
    real: Goods = {}
    for more in _run_income(state, seat, ample=False).values():
        add(real, more)
    return {"sources": sources, "total": total, "lost": difference(total, real)}


def _run_income(state: State, seat: int, ample: bool) -> dict[str, Goods]:
    after = state.clone()
    after.journal = Journal()
    player = after.players[seat]
    if ample:
        player.priests = -_AMPLE
        player.bowl1 = _AMPLE
    spades = 0
    if state.phase == ACTIONS:
        if not player.passed:
            player.card = -1
        spades = cult_reward(after, seat)
        gain_spades(after, seat, spades)
    take_income(after, seat)
    found: dict[str, Goods] = {}
    for source, amounts in by_source(after.journal.rows, seat).items():
        entry = as_goods(amounts)
        add(entry, goods(points=amounts[src.POINTS]))
        found[source] = entry
    if spades:
        add(found.setdefault("cult_reward", {}), {"spades": spades})
    return found


def final_points(state: State) -> list[FinalView | None]:
    """Return for each seat the points of the final scoring as things stand."""
    if state.phase == OVER or not state.players:
        return [None] * len(state.players)
    after = state.clone()
    after.journal = Journal()
    final_scoring(after)
    found: list[FinalView | None] = []
    for seat, player in enumerate(after.players):
        won: dict[int, int] = {}
        for row in after.journal.rows:
            if row.seat == seat:
                points = sum(change.amount for change in row.changes if change.resource == src.POINTS)
                won[row.cause] = won.get(row.cause, 0) + points
        found.append(
            {
                "cults": {cult: won.get(src.ROW_CULT - number, 0) for number, cult in enumerate(BOARD.cults)},
                "network": won.get(src.ROW_NETWORK, 0),
                "network_size": largest_network(state, seat),
                "resources": won.get(src.ROW_RESOURCES, 0),
                "total": player.points,
            }
        )
    return found
