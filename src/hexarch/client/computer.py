"""A bot that runs a computer player of this package on a server: `hexarch bot`."""

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass

from hexarch.client.calls import ApiError, ConnectionLost
from hexarch.client.shapes import Challenge, Event, TablePosition, TableSummary
from hexarch.client.synchronous import Client
from hexarch.core.game import RuleError
from hexarch.locale import error_text
from hexarch.players.api import Player
from hexarch.players.registry import player
from hexarch.position import Position

_MOVED_ON = "server-stale"


@dataclass(eq=False)
class ComputerBot:
    """Accepts challenges and plays wherever its account has to move."""

    _client: Client
    _level: str
    _games: Collection[str]
    _most_tables: int
    _say: Callable[[str], None]

    def __post_init__(self) -> None:
        self._players: dict[str, Player] = {}
        self._me = ""
        self._playing: set[str] = set()
        """Tables that are open or running."""
        self._dice = random.Random()

    def run(self) -> None:
        """Play until something ends the program. Raise ApiError if the server does not accept the token."""
        while True:
            try:
                for event in self._client.events(on_lost=self._tell_lost):
                    self.handle(event)
            except ConnectionLost as error:  # a new stream begins with all open turns
                self._say(str(error))

    def handle(self, event: Event) -> None:
        """Respond to an event."""
        if event["type"] == "hello":
            self._me = event["user"]["id"]
            self._say(f"Connected as {event['user']['name']}.")
        elif event["type"] == "gone":
            self._playing.discard(event["table"])
        elif event["type"] == "challenge":
            self._answer(event["challenge"])
        else:
            self._look_at(event["table"])

    def choose(self, position: TablePosition) -> list[int]:
        """Return the computer player's actions for the seat to act; raise RuleError for an unknown position."""
        read, seat = Position.from_text(position["text"]), position["seat"]
        assert seat is not None
        game, state = read.game, read.state
        legal = game.legal(state, seat)
        if position["game"] not in self._players:
            self._players[position["game"]] = player(position["game"], self._level, self._dice.randrange(2**32))
        chosen: list[int] = []
        for action in self._players[position["game"]].act(state, seat):
            if action not in game.legal(state, seat):
                break
            chosen.append(action)
            game.apply(state, action, seat)
            if game.is_chance(state) or seat not in [asked for asked, *_ in game.decisions(state)]:
                break
        return chosen or [self._dice.choice(legal)]

    def _tell_lost(self, seconds: float) -> None:
        self._say(f"The connection was lost; trying again in {seconds:.0f} s.")

    def _answer(self, challenge: Challenge) -> None:
        if challenge["bot"]["id"] != self._me or challenge["status"] != "asked":
            return
        refusal = ""
        if challenge["game"] not in self._games:
            refusal = f"I only play {', '.join(sorted(self._games))}."
        elif len(self._playing) >= self._most_tables:
            refusal = "I am playing at too many tables; please try later."
        try:
            if refusal:
                self._client.decline(challenge["id"], refusal)
            else:
                self._client.accept(challenge["id"])
                self._playing.add(challenge["table"])
        except ApiError as error:
            refusal = str(error)
        done = f"declined: {refusal}" if refusal else "accepted."
        self._say(f"Challenge by {challenge['by']['name']} to {challenge['game']} {done}")

    def _look_at(self, table: TableSummary) -> None:
        if not table["my_seats"] or table["status"] == "analysis":
            return
        if table["status"] in ("open", "running"):
            self._playing.add(table["id"])
        elif table["id"] in self._playing:
            self._playing.discard(table["id"])
            scores = table["result"]["scores"] if table["result"] else []
            self._say(f"Table {table['id']} is over: {', '.join(map(str, scores))} points.")
        if table["my_turn"]:
            self._move(table["id"])

    def _move(self, table_id: str) -> None:
        try:
            position = self._client.position(table_id)
            while position["seat"] is not None:
                try:
                    position = self._client.play(position, self.choose(position))
                except ApiError as error:
                    if error.key != _MOVED_ON:
                        raise
                    position = self._client.position(table_id)
        except (ApiError, RuleError) as error:
            if isinstance(error, ApiError) and error.status == 401:
                raise
            text = error_text(error) if isinstance(error, RuleError) else str(error)
            self._say(f"Table {table_id}: {text}")
