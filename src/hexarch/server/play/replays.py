"""Replays stored games: short ones here, one at a time, and everything else in worker processes.

A request that replays more than a few entries uses up the rate limit `replay`, whatever its route.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexarch.core.game import State
from hexarch.core.journal import Journal
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.play import limits
from hexarch.server.play.effects import apply_noted
from hexarch.server.play.registry import bundle, new_state
from hexarch.server.storage.moves import Action
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import count_replayed, pay_for_replay

# How many entries are replayed (a few milliseconds) before the event loop does something else.
_AT_ONCE: Final = 100


class Replays:
    def __init__(self, workers: Pool, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        # One replay at a time: twenty at once would block the event loop for as long as all of them take.
        self._here = asyncio.Lock()

    async def state(
        self, game: str, options: Mapping[str, object], rules: int, start: State | None, actions: Sequence[Action]
    ) -> State:
        """Return the state after some actions, from the start of the game or from a state that may be changed."""
        played = bundle(game)
        count_replayed(len(actions))
        if len(actions) > limits.REPLAYED_HERE:
            given = None if start is None else played.game.to_json(start)
            values: JsonObject = {"state": given, "actions": [list(action) for action in actions]}
            answer = await self._ask("replay", game, options, rules, values, "")
            reached: State = played.game.from_json(answer["state"])
            return reached
        async with self._here:
            state: State = new_state(played, options, rules) if start is None else start
            for number, (seat, action) in enumerate(actions, 1):
                played.game.apply(state, action, seat)
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)  # let other tasks run
            await asyncio.sleep(0)
        return state

    async def effects(self, game: str, state: State, actions: Sequence[Action]) -> list[JsonObject]:
        """Return the round and the changes of each action, applied to a state that may be changed."""
        played = bundle(game)
        count_replayed(len(actions))
        async with self._here:
            state.journal = Journal()
            found = [apply_noted(played, state, seat, action) for seat, action in actions]
            await asyncio.sleep(0)
        return found

    async def text(
        self, game: str, options: Mapping[str, object], rules: int, values: JsonObject, person: str = ""
    ) -> str:
        """Return a whole game as text; see `history_text`."""
        pay_for_replay()
        answer = await self._ask("history", game, options, rules, values, person)
        if "error" in answer:
            raise Problem(422, "server-rule", {"sentence": str(answer["error"])[:500]})
        return str(answer["text"])

    async def _ask(
        self, job: str, game: str, options: Mapping[str, object], rules: int, values: JsonObject, person: str
    ) -> dict[str, Any]:
        whole: JsonObject = {"job": job, "game": game, "options": dict(options), "rules": rules, **values}
        try:
            return await self._workers.ask(whole, self._seconds, person)
        except TookTooLong:
            raise Problem(503, "server-overloaded", None, None, {"Retry-After": "5"}) from None
