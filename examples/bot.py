"""A bot that plays at random: `HEXARCH_TOKEN=... python bot.py http://localhost:8000` (see docs/api.md)."""

import argparse
import os
import random

from hexarch.client import ApiError, Client, TablePosition


def choose(position: TablePosition) -> int:
    """Return the id of an action. This is where your ideas go: hexarch.Position.from_text(position["text"])."""
    return random.choice(position["actions"])["id"]


def move(client: Client, table: str) -> None:
    """Play at a table until somebody else is asked."""
    position = client.position(table)
    while position["seat"] is not None:
        try:
            position = client.play(position, [choose(position)])
        except ApiError as error:
            if error.key != "server-stale":  # otherwise somebody was faster: look again
                raise
            position = client.position(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games; 0: never")
    arguments = parser.parse_args()
    finished: set[str] = set()
    with Client(arguments.server, os.environ["HEXARCH_TOKEN"]) as client:
        for event in client.events():
            if event["type"] == "challenge" and event["challenge"]["status"] == "asked":
                client.accept(event["challenge"]["id"])
            elif event["type"] == "table" and event["table"]["my_turn"]:
                move(client, event["table"]["id"])
            elif event["type"] == "table" and event["table"]["result"]:
                finished.add(event["table"]["id"])
                print("points:", event["table"]["result"]["scores"])
            if arguments.games and len(finished) >= arguments.games:
                return


if __name__ == "__main__":
    main()
