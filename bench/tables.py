"""Games for the load test, stored the way the server stores them."""

import random
from dataclasses import dataclass
from typing import Any

from hexarch.core.journal import Journal
from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.settings import Settings
from hexarch.server.tables.lobby import seat_for
from hexarch.server.tables.model import Record, Seat

SEATS = 4


@dataclass
class Table:
    code: str
    cookies: list[str]
    asked: list[int]
    version: int


async def new_person(server: Server, name: str) -> tuple[User, str]:
    session = await server.accounts.new_guest(name, "en", "bench")
    return session.user, session.cookie


def advance(turn: TurnBuilder, moves: int, dice: random.Random) -> None:
    """Play random moves and their consequences, stopping before the game is over."""
    game = turn.bundle.game
    for _ in range(moves):
        turn.settle()
        seat = game.asked(turn.state)
        assert seat is not None
        before = (game.clone(turn.state), len(turn.entries))
        turn.push(seat, dice.choice(game.legal(turn.state, seat)))
        turn.settle()
        if game.is_over(turn.state):
            turn.state = before[0]
            turn.state.journal = Journal()
            del turn.entries[before[1] :], turn.effects[before[1] :]
            return


async def new_table(server: Server, game: str, moves: int, dice: random.Random) -> Table:
    """Create a table of four people with a game in progress."""
    people = [await new_person(server, f"Player {seat}") for seat in range(SEATS)]
    places: list[Seat] = [seat_for(seat, "me", user, None) for seat, (user, _) in enumerate(people)]
    owner = people[0][0]
    code = await server.lobby.create(owner, game, "standard", {}, places, "public")
    await server.lobby.start(code, owner)
    record, position = await current(server, code)
    turn = TurnBuilder.after(position)
    advance(turn, moves, dice)
    if turn.entries:
        record, position = await server.commits.commit(record, position, turn)
    return Table(code, [cookie for _, cookie in people], position.decisions, record.version)


async def current(server: Server, code: str) -> tuple[Record, Any]:
    record = await server.tables.find(code)
    return record, await server.positions.current(record)


async def seed(database: str, folder: str, count: int, moves: int = 150) -> list[Table]:
    """Create tables of both games, each a few moves in."""
    server = Server(Settings(database=database, data=folder, workers=0))
    await server.start()
    dice = random.Random(1)
    try:
        names = ("terra-mystica", "origins")
        return [await new_table(server, names[n % 2], dice.randrange(moves), dice) for n in range(count)]
    finally:
        await server.stop()
