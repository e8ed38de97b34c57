"""Count what a seat does in a game: points by source, towns, bridges, power taken, passes with full hands."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.state import TURN, State, next_decision
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.players.terra_mystica.guide import RICH_COINS, RICH_WORKERS

# Where points come from, as people speak of it.
GROUPS: Final[dict[str, Ints]] = {
    "scoring tiles": (src.SCORING_TILE,),
    "favor tiles": (src.FAVOR_TILE,),
    "towns": (src.TOWN_TILE,),
    "bonus card": (src.BONUS_CARD,),
    "faction": (src.FACTION, src.STRONGHOLD, src.SPECIAL_ACTION, src.SPADES, src.JUMP, src.CONVERSION, src.VARIANT),
    "tracks": (src.ADVANCE,),
    "power offers": (src.OFFER,),
    "cults": (src.FINAL_CULT,),
    "network": (src.FINAL_NETWORK,),
    "resources": (src.FINAL_RESOURCES,),
}
GROUP_OF: Final = {source: name for name, sources in GROUPS.items() for source in sources}
_TWO_SPADES: Final = next(i for i, action in enumerate(BOARD.power_actions) if action.spades == 2)

Notes = dict[str, float]


class Habits:
    """Watches a game action by action; one dictionary of counts for each seat."""

    def __init__(self, state: State) -> None:
        self.notes: list[Notes] = [{} for _ in state.picks]
        self.journal = Journal()
        state.journal = self.journal

    def before(self, state: State, seat: int, action: int) -> None:
        """Note an action that is about to be carried out."""
        if seat < 0 or not state.players:
            return
        kind = KIND_OF[action]
        player = state.players[seat]
        if kind == act.PASS and next_decision(state)[1] == TURN and state.round < state.setup.table.rounds:
            self._count(seat, "passes")
            if player.workers >= RICH_WORKERS and player.coins >= RICH_COINS:
                self._count(seat, "rich passes")
        elif kind in (act.TAKE, act.DECLINE):
            mine = [offer for offer in state.offers if offer[0] == seat]
            if mine[ARGUMENT_OF[action]][3] == 1 and not mine[ARGUMENT_OF[action]][5]:
                self._count(seat, "free power offered")
                self._count(seat, "free power taken", float(kind == act.TAKE))
        elif kind == act.BRIDGE:
            self._count(seat, "bridges")
        elif kind == act.POWER and ARGUMENT_OF[action] == _TWO_SPADES:
            self._count(seat, "power action for two spades")

    def after(self, state: State) -> None:
        """Note what the action brought."""
        for row in self.journal.rows:
            for change in row.changes:
                if change.resource == src.POINTS and change.source in GROUP_OF:
                    self._count(change.seat, f"points: {GROUP_OF[change.source]}", change.amount)
        self.journal.rows.clear()
        for seat, player in enumerate(state.players):
            if state.round == 1 and (player.temples or player.strongholds or player.sanctuaries):
                self.notes[seat]["early building"] = 1.0
            if not state.stack:
                self.notes[seat]["towns founded"] = float(sum(player.town_tiles))

    def _count(self, seat: int, name: str, amount: float = 1.0) -> None:
        self.notes[seat][name] = self.notes[seat].get(name, 0.0) + amount
