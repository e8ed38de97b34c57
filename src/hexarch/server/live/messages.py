"""Messages between the processes of one database, with their one encoder and one decoder.

The text form is the same as in version 0.1, so that processes of both versions can share a database during an update.
Only `TokensTaken`, `UserNews`, `Looking` and `NewEvents` came later.
"""

from dataclasses import dataclass
from typing import Final

from hexarch.server.web.json import JsonObject, loads, text


@dataclass(frozen=True)
class TableChanged:
    game_id: int
    seq: int
    bot_due: bool
    """Whether a computer player has to move at the table."""
    sender: str


@dataclass(frozen=True)
class NewEvents:
    """The live messages of a change, so that other processes need not read them. `TableChanged` follows."""

    game_id: int
    first: int
    """The number of the first one."""
    sender: str
    bodies: tuple[str, ...]


@dataclass(frozen=True)
class UserChanged:
    """A user, or the list of their sessions, has changed."""

    user_id: str


@dataclass(frozen=True)
class AtTable:
    """Names one table, and the process that sent it."""

    game_id: int
    sender: str


@dataclass(frozen=True)
class Aside(AtTable):
    """A live message without a number, for everybody who is connected to a table."""

    body: JsonObject


@dataclass(frozen=True)
class DraftChanged(AtTable):
    """Somebody's draft has changed: only the windows of this person are notified."""

    user_id: str
    seat: int
    revision: str


@dataclass(frozen=True)
class Watching(AtTable):
    """The people connected to a table through the sending process."""

    people: dict[str, str]
    strangers: int


@dataclass(frozen=True)
class Looking(AtTable):
    """Somebody looks at a table, or no longer does."""

    user_id: str
    is_looking: bool


@dataclass(frozen=True)
class FromProcess:
    """Contains only the process that sent it."""

    sender: str


class Hello(FromProcess):
    """A process has (re)connected and asks the others who is present."""


class Alive(FromProcess):
    """A process is still connected; sent regularly, so that a silent connection is noticed."""


@dataclass(frozen=True)
class TokensTaken:
    """What clients of the sending process have taken from their rate limits: (limit, who, tokens)."""

    sender: str
    taken: list[tuple[str, str, int]]


@dataclass(frozen=True)
class UserNews:
    """A challenge to or by a user has changed."""

    user_id: str


@dataclass(frozen=True)
class Reload:
    """A backup has been restored: everything may be different."""


@dataclass(frozen=True)
class Resume:
    """Messages may have been missed. Only ever sent within a process."""


BusMessage = (
    TableChanged
    | NewEvents
    | UserChanged
    | Aside
    | DraftChanged
    | Watching
    | Looking
    | Hello
    | Alive
    | TokensTaken
    | UserNews
    | Reload
    | Resume
)

_WATCHING: Final = "here"


class MalformedMessage(ValueError):
    """Raised for text that no version of Hexarch sends."""


def encode(message: BusMessage) -> str:
    match message:
        case TableChanged(game_id, seq, bot_due, sender):
            return f"table {game_id} {seq} {bot_due:d} {sender}"
        case NewEvents(game_id, first, sender, bodies):
            return f"events {game_id} {first} {sender} " + "\n".join(bodies)
        case UserChanged(user_id):
            return f"person {user_id}"
        case Aside(game_id, sender, body):
            return f"aside {text({'game': game_id, 'from': sender, 'body': body})}"
        case DraftChanged(game_id, sender, user_id, seat, revision):
            return f"draft {game_id} {sender} {user_id} {seat} {revision}"
        case Watching(game_id, sender, people, strangers):
            here = {"type": _WATCHING, "people": people, "strangers": strangers}
            return f"aside {text({'game': game_id, 'from': sender, 'body': here})}"
        case Looking(game_id, sender, user_id, is_looking):
            return f"looking {game_id} {sender} {user_id} {is_looking:d}"
        case Hello(sender):
            return f"hello {sender}"
        case Alive(sender):
            return f"alive {sender}"
        case TokensTaken(sender, taken):
            return f"taken {text({'from': sender, 'taken': taken})}"
        case UserNews(user_id):
            return f"news {user_id}"
        case Reload():
            return "reload"
        case Resume():
            return "resume"


def decode(received: str) -> BusMessage:
    """Decode a message; raise MalformedMessage for any other text."""
    word, _, rest = received.partition(" ")
    try:
        match word:
            case "table":
                game_id, seq, due, sender = rest.split()
                return TableChanged(int(game_id), int(seq), due == "1", sender)
            case "events":
                game_id, first, sender, bodies = rest.split(" ", 3)
                return NewEvents(int(game_id), int(first), sender, tuple(bodies.split("\n")))
            case "draft":
                game_id, sender, user_id, seat, revision = rest.split()
                return DraftChanged(int(game_id), sender, user_id, int(seat), revision)
            case "looking":
                game_id, sender, user_id, is_looking = rest.split()
                return Looking(int(game_id), sender, user_id, is_looking == "1")
            case "aside":
                return _decode_aside(rest)
            case "person" if rest:
                return UserChanged(rest)
            case "news" if rest:
                return UserNews(rest)
            case "hello" if rest:
                return Hello(rest)
            case "alive" if rest:
                return Alive(rest)
            case "taken":
                data = loads(rest)
                taken = [(str(name), str(who), int(count)) for name, who, count in data["taken"]]
                return TokensTaken(str(data["from"]), taken)
            case "reload" if not rest:
                return Reload()
            case "resume" if not rest:
                return Resume()
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise MalformedMessage(received[:200]) from error
    raise MalformedMessage(received[:200])


def _decode_aside(received: str) -> Aside | Watching:
    data = loads(received)
    game_id, sender, body = int(data["game"]), str(data["from"]), data["body"]
    if body["type"] != _WATCHING:
        return Aside(game_id, sender, dict(body))
    people = {str(user_id): str(name) for user_id, name in body["people"].items()}
    return Watching(game_id, sender, people, int(body["strangers"]))
