"""Answers to offers of power by round and by opponent.

They take precedence over the standing answer of the game, which distinguishes neither. Like that one, they answer in
the commit of the move that makes the offer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hexarch.core.game import OpenOffer, State
from hexarch.server.plans.model import AnswerRule
from hexarch.server.plans.repository import read_rules
from hexarch.server.play.registry import GameBundle, bundle
from hexarch.server.play.turn_builder import Answers, no_answers
from hexarch.server.storage.database import Database
from hexarch.server.tables.model import RUNNING, Record


@dataclass
class PowerAnswers:
    _database: Database

    async def of(self, record: Record) -> Answers:
        """Return the answers of everybody who plays at a table."""
        if not record.answer_seats or record.status != RUNNING:
            return no_answers
        async with self._database.read() as connection:
            stored = await read_rules(connection, record.id)
        places = record.seats
        rules = {
            seat: found
            for seat, (user_id, found) in stored.items()
            if places[seat].user_id == user_id and not places[seat].gone
        }
        return _Rules(bundle(record.game), rules)


@dataclass(frozen=True)
class _Rules:
    bundle: GameBundle
    by_seat: Mapping[int, Sequence[AnswerRule]]

    def __call__(self, state: State) -> tuple[int, int] | None:
        for seat, rules in self.by_seat.items():
            for offer in self.bundle.game.open_offers(state, seat):
                action = _answer(offer, rules, state.round)
                if action is not None:
                    return seat, action
        return None


def _answer(offer: OpenOffer, rules: Sequence[AnswerRule], round_: int) -> int | None:
    for rule in rules:
        if rule["opponent"] not in (None, offer.maker):
            continue
        if round_ < (rule["first_round"] or round_) or round_ > (rule["last_round"] or round_):
            continue
        if not offer.gain:  # taking it would bring nothing
            return offer.decline
        if rule["answer"] == "take" and offer.cost <= rule["points"]:
            return offer.take
        if rule["answer"] == "decline" and offer.cost > rule["points"]:
            return offer.decline
    return None
