"""Cultists: a step on a cult when somebody accepts power from their building, 1 power when nobody does."""

from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import gain_power
from hexarch.games.terra_mystica.powers.hooks import POWERS, Power
from hexarch.games.terra_mystica.state import State


def power_taken(state: State, seat: int) -> None:
    state.players[seat].cult_due += 1
    journal = state.journal
    if journal is not None:
        answer = journal.before(seat, src.ROW_ACCEPTED)
        journal.note(seat, src.STEPS, 1, src.FACTION)
        journal.resume(answer)


def all_declined(state: State, seat: int) -> None:
    if state.setup.options.cultists_all_decline == "nothing":
        return
    journal = state.journal
    if journal is None:
        gain_power(state, seat, 1, src.FACTION)
        return
    answer = journal.before(seat, src.ROW_ALL_DECLINED)
    gain_power(state, seat, 1, src.FACTION)
    journal.resume(answer)


POWERS["cultists"] = Power(power_taken=power_taken, all_declined=all_declined)
