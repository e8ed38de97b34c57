"""hexarch bot: a computer player of this package as a bot on a server."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import exits
from hexarch.cli.files import FileError, read_text
from hexarch.games import NAMES
from hexarch.players.registry import all_levels

_HELP = """Run a computer player as a bot on this server or another one.

It runs until you press Ctrl-C. Before the first run, on the server's page:

1. Create an account for the bot, and do not play with it.

2. On the account page choose "Turn into a bot". Its name ends with [bot] from then on.

3. There, create a token with the scopes read, play and tables, and copy it: it is shown only once.

The bot accepts challenges: the owner of an open table invites it by its name. After a lost connection it
continues automatically.

\b
export HEXARCH_TOKEN=hexarch_...
hexarch bot --server https://hexarch.example --level expert
hexarch bot --server localhost:8000 --token-file token.txt --level easy --tables 2

docs/api.md describes how to write your own bot.
"""


def register(app: typer.Typer) -> None:
    app.command("bot", help=_HELP)(exits(bot))


def bot(
    server: Annotated[str, typer.Option(envvar="HEXARCH_SERVER", metavar="URL", help="The server's address.")],
    token: Annotated[
        str | None,
        typer.Option(
            envvar="HEXARCH_TOKEN", metavar="TOKEN", help="A personal token; other users of this machine may see it."
        ),
    ] = None,
    token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file that contains the token; - for standard input.")
    ] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="How well it plays.")] = "expert",
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="Only this game; may be repeated.")] = None,
    tables: Annotated[
        int, typer.Option(min=1, max=500, help="The most tables at which it plays at the same time.")
    ] = 8,
) -> int:
    games = _games(game or list(NAMES), level)
    secret = _read_token(token, token_file)
    if find_spec("httpx") is None:
        raise FileError("This needs httpx; install it with: pip install 'hexarch[client]'")
    from hexarch.client import ApiError, Client, ConnectionLost
    from hexarch.client.computer import ComputerBot

    try:
        with Client(server, secret) as client:
            user = client.me()["user"]
            if user is None or not user["bot"]:
                name = user["name"] if user else "nobody"
                raise FileError(f"The account {name} is not a bot. Turn it into one on the account page of {server}.")
            _say(f"{level} plays {' and '.join(games)}; up to {tables} tables.  (Press Ctrl-C to stop)")
            ComputerBot(client, level, games, tables, _say).run()
    except (ApiError, ConnectionLost, ValueError) as error:
        raise FileError(f"{server}: {error}") from None
    return 0


def _say(text: str) -> None:
    typer.echo(text, err=True)


def _games(wanted: list[str], level: str) -> list[str]:
    """Return the games that the level plays; raise FileError, which lists the choices, if there is none."""
    for name in wanted:
        if name not in NAMES:
            raise FileError(f"There is no game {name!r}; choose from {', '.join(NAMES)}.")
    games = [name for name in dict.fromkeys(wanted) if level in all_levels(name)]
    if not games:
        levels = dict.fromkeys(known for name in wanted for known in all_levels(name))
        raise FileError(f"There is no computer player {level!r}; choose from {', '.join(levels)}.")
    return games


def _read_token(token: str | None, file: Path | None) -> str:
    if file is not None:
        token = read_text(file)
    token = (token or "").strip()
    if not token:
        raise FileError("A token is needed: use --token-file FILE, or HEXARCH_TOKEN in the environment.")
    if not token.isascii() or not token.isprintable() or " " in token:
        raise FileError("This is not a token. It begins with hexarch_ and has no spaces.")
    return token
