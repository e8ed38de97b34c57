"""Reorders the entries of a game so that the online site reads them with the same result.

On the site a turn is over as soon as its action is complete and it is another faction's turn; so actions
of others in the meantime are moved after it. Any conversion there uses up the trade of workers for priests
that a stronghold allows; so other conversions are moved before or after it.
"""

from typing import Final

from hexarch.core.ledger import Entry
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.legal import legal_for, obligations
from hexarch.games.terra_mystica.merging import CONVERSIONS, merge_conversions
from hexarch.games.terra_mystica.player import PLAYER_FIELDS, Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.site import Unwritable
from hexarch.games.terra_mystica.state import REST, State
from hexarch.games.terra_mystica.tables import MAX_HEXES, STRONGHOLD

TOO_EARLY: Final = (
    "A player used within a turn what another player's answer had just brought; on the online site the answer"
    " comes after the turn."
)
_WISHES: Final = frozenset(("take_up_to", "decline_above"))
_SILENT: Final = frozenset((act.WISH_TAKE, act.WISH_DECLINE))


def arrange(start: State, entries: list[Entry]) -> list[Entry]:
    """Return the entries played from a position in the site's order; raise `Unwritable` where there is none."""
    arranger = _Arranger(start, entries)
    if arranger.arranged != arranger.entries:
        played = start.clone()
        for seat, action in entries:
            GAME.apply(played, action, seat)
        # Power gained before or after a conversion may fill the bowls differently.
        if [_goods(player) for player in played.players] != [_goods(player) for player in arranger.state.players]:
            raise Unwritable(TOO_EARLY)
    return arranger.arranged


def _goods(player: Player) -> list[object]:
    return [getattr(player, name) for name in PLAYER_FIELDS if name not in _WISHES]


class _Arranger:
    def __init__(self, start: State, entries: list[Entry]) -> None:
        self.start = start
        self.state = start.clone()
        self.entries = [entry for entry in entries if KIND_OF[entry[1]] not in _SILENT]
        self.arranged: list[Entry] = []
        self.held: list[Entry] = []
        """What has to wait for the end of the turn."""
        number = 0
        while number < len(self.entries):
            number = self._next(number)
        self._release()

    def _next(self, number: int) -> int:
        """Arrange an entry, or a few that belong together; return the number of the next one."""
        seat, action = self.entries[number]
        state = self.state
        if not state.stack or state.stack[-1][1] != REST:
            self._release()
        if state.stack and state.stack[-1][1] == REST and self._has_to_wait(seat, action):
            self.held.append((seat, action))
            return number + 1
        if self._brings_trade(seat, action):
            return self._trade(number)
        if KIND_OF[action] == act.DONE and not self._allows(seat, action):
            # Without the held entries there was nothing left to decide, and the turn ended automatically.
            return number + 1
        self._play(seat, action)
        return number + 1

    def _has_to_wait(self, seat: int, action: int) -> bool:
        acting = self.state.stack[-1][0]
        player = self.state.players[acting]
        if seat == acting:
            return bool(self.held) and KIND_OF[action] == act.CULT and not self._allows(seat, action)
        return bool(self.held) or not obligations(self.state, player)

    def _allows(self, seat: int, action: int) -> bool:
        return action in legal_for(self.state, seat) or action == act.DROP_ID

    def _play(self, seat: int, action: int) -> None:
        if self.state.players and not self._allows(seat, action):
            raise Unwritable(TOO_EARLY)
        GAME.apply(self.state, action, seat)
        self.arranged.append((seat, action))

    def _release(self) -> None:
        held, self.held = self.held, []
        for seat, action in held:
            self._play(seat, action)

    def _brings_trade(self, seat: int, action: int) -> bool:
        if KIND_OF[action] != act.UPGRADE or ARGUMENT_OF[action] // MAX_HEXES + 1 != STRONGHOLD:
            return False
        return self.state.setup.factions[seat].stronghold_gains_trades > 0

    def _trade(self, number: int) -> int:
        """Arrange a stronghold that brings a trade up to this trade and the conversions after it."""
        seat = self.entries[number][0]
        end = number
        while end < len(self.entries) and self.entries[end] != (seat, act.DROP_ID):
            if self.entries[end][0] == seat and KIND_OF[self.entries[end][1]] == act.TRADE:
                break
            end += 1
        between = self.entries[number:end]
        conversions = [action for who, action in between if who == seat and KIND_OF[action] in CONVERSIONS]
        if not any(KIND_OF[action] == act.CONVERT for action in conversions) or end == len(self.entries):
            self._play(*self.entries[number])
            return number + 1
        others = [entry for entry in between if entry[0] != seat or KIND_OF[entry[1]] not in CONVERSIONS]
        after = end + 1
        while after < len(self.entries) and _is_conversion(self.entries[after], seat):
            after += 1
        later = [action for _, action in self.entries[end + 1 : after]]
        kept = len(self.arranged)
        while kept and _is_conversion(self.arranged[kept - 1], seat):
            kept -= 1
        earlier = [action for _, action in self.arranged[kept:]]
        trade = self.entries[end]
        afterwards = [*others, trade, *_merged(seat, [*conversions, *later])]
        beforehand = [*_merged(seat, [*earlier, *conversions]), *others, trade, *self.entries[end + 1 : after]]
        if self._try(len(self.arranged), afterwards) or self._try(kept, beforehand):
            return after
        raise Unwritable(
            f"The {self.state.setup.factions[seat].name} convert for the trade of the stronghold what only"
            " the stronghold has brought; the online site wants the trade first."
        )

    def _try(self, kept: int, order: list[Entry]) -> bool:
        """Continue from the first `kept` entries with these, if all of them are allowed."""
        old_state, old_arranged = self.state, self.arranged
        self.state = self.start.clone()
        for seat, action in old_arranged[:kept]:
            GAME.apply(self.state, action, seat)
        self.arranged = old_arranged[:kept]
        try:
            for entry in order:
                self._play(*entry)
        except Unwritable:
            self.state, self.arranged = old_state, old_arranged
            return False
        return True


def _is_conversion(entry: Entry, seat: int) -> bool:
    return entry[0] == seat and KIND_OF[entry[1]] in CONVERSIONS


def _merged(seat: int, conversions: list[int]) -> list[Entry]:
    return [(seat, action) for action in merge_conversions(conversions)]
