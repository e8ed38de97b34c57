"""The settings of a server: defaults, meanings, and where they are read from.

A plain dataclass instead of pydantic-settings: the commands read the settings for their help, and importing
pydantic-settings would delay their start by 0.06 s, pydantic itself by more.
"""

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from platformdirs import user_data_path

PREFIX: Final = "HEXARCH_"
_POSTGRESQL: Final = ("postgresql://", "postgres://", "postgresql+psycopg://")


class SettingsError(Exception):
    """Raised for an invalid setting, with one sentence."""


T = TypeVar("T")


def _setting(default: T, help_: str) -> T:
    return field(default=default, metadata={"help": help_})


@dataclass(frozen=True)
class Settings:
    host: str = _setting("127.0.0.1", "The address to listen on; 0.0.0.0 for all.")
    port: int = _setting(8000, "The port to listen on; 0 for any free one.")
    database: str = _setting("", "A PostgreSQL URL or the path of an SQLite file; empty for a file in the data folder.")
    data: str = _setting("", "The folder for the SQLite file and for backups; empty for the user's data folder.")
    page: str = _setting("", "The folder of the built page; empty for the one that came with the server.")
    docs: str = _setting(
        "", "The folder of the built documentation, served at /docs; empty for the one in the checkout."
    )
    address: str = _setting("", "The public URL, such as https://games.example; empty if people connect directly.")
    proxies: str = _setting("", "Addresses of proxies whose X-Forwarded headers are trusted, comma-separated.")
    workers: int = _setting(1, "Processes for computer players inside this server; 0 if only `hexarch bots` plays.")
    report_workers: int = _setting(1, "Processes for game reports inside this server; 0 if another server makes them.")
    move_seconds: float = _setting(20.0, "The longest a computer player may take for its turn.")
    hint_seconds: float = _setting(10.0, "The longest a hint, or the reading of an imported game, may take.")
    cache_tables: int = _setting(5000, "How many positions of running games are kept in memory, about 90 KB each.")
    pool_size: int = _setting(8, "Connections to the database.")
    rate_factor: float = _setting(1.0, "Multiplies all rate limits; 0 switches them off.")
    metrics_token: str = _setting("", "The bearer token for /metrics; empty: only this machine may read it.")
    log_format: str = _setting("auto", "json, text, or auto: text on a terminal.")
    log_level: str = _setting("info", "debug, info, warning or error.")
    components: str = _setting(
        "",
        "A file with the values printed on your components; new tables of Origins use it unless they have their own.",
    )
    mail: str = _setting(
        "",
        "The mail server, such as smtps://user:password@mail.example:465 or smtp://localhost; empty: no mail is sent.",
    )
    mail_from: str = _setting("", "The sender of mail, such as Hexarch <games@games.example>.")
    notice_wait: float = _setting(
        10.0, "Seconds that notices wait, to be sent together, and for the person to look at the table."
    )
    notice_seconds: float = _setting(20.0, "The longest that sending a notice may take.")
    local_hooks: int = _setting(0, "1 allows webhooks and push services on this machine, over http; for tests.")
    open_days: int = _setting(30, "Days after which tables that have not started are deleted; 0: never.")
    idle_days: int = _setting(365, "Days after which games and analyses that nobody touches are deleted; 0: never.")
    guest_days: int = _setting(90, "Days after which guests without a game are deleted; 0: never.")
    log_fields: str = _setting(
        "", "Additional fields in each request's log line: address, user, or both, comma-separated."
    )
    event_days: int = _setting(7, "How many days live messages are kept for clients that reconnect.")

    @property
    def data_folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else user_data_path("hexarch", appauthor=False)

    @property
    def database_url(self) -> str:
        """Return the URL in SQLAlchemy's form, with the asynchronous driver."""
        given = self.database
        if given.startswith(_POSTGRESQL):
            return "postgresql+psycopg://" + given.split("://", 1)[1]
        path = Path(given).expanduser() if given else self.data_folder / "hexarch.sqlite"
        return f"sqlite+aiosqlite:///{path}"

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def logged(self) -> tuple[str, ...]:
        return tuple(part.strip() for part in self.log_fields.split(",") if part.strip())

    @property
    def is_https(self) -> bool:
        return self.address.startswith("https://")


FIELDS: Final = {entry.name: entry for entry in dataclasses.fields(Settings)}


def load_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, object] | None = None
) -> Settings:
    """Return the defaults, overridden by the file, then the environment, then `given`; raise SettingsError."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = _read_file(file) if file else {}
    for name in FIELDS:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _convert(name, text, PREFIX + name.upper())
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    return check(Settings(**values))  # type: ignore[arg-type]  # `_convert` has checked their types


def check(settings: Settings) -> Settings:
    if "://" in settings.database and not settings.database.startswith(_POSTGRESQL):
        raise SettingsError("database must be a PostgreSQL URL or the path of an SQLite file.")
    if settings.log_format not in ("auto", "json", "text"):
        raise SettingsError(f"log_format must be json, text or auto, not {settings.log_format!r}.")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise SettingsError(f"log_level must be debug, info, warning or error, not {settings.log_level!r}.")
    if settings.address and not settings.address.startswith(("http://", "https://")):
        raise SettingsError("address must begin with http:// or https://.")
    _check_mail(settings)
    if set(settings.logged) - {"address", "user"}:
        raise SettingsError(f"log_fields may contain address and user, not {settings.log_fields!r}.")
    if settings.notice_wait < 0 or settings.notice_seconds <= 0:
        raise SettingsError("notice_wait must be at least 0, notice_seconds more than 0.")
    if settings.workers < 0 or settings.cache_tables < 1 or settings.pool_size < 1:
        raise SettingsError("workers must be at least 0, cache_tables and pool_size at least 1.")
    default_options(settings)
    return settings


def _check_mail(settings: Settings) -> None:
    if not settings.mail:
        return
    url = urlsplit(settings.mail)
    if url.scheme not in ("smtp", "smtps") or not url.hostname:
        raise SettingsError("mail must be a URL that begins with smtp:// or smtps:// and names a server.")
    if "@" not in settings.mail_from:
        raise SettingsError("mail needs mail_from, the sender's address.")
    if not settings.address:
        raise SettingsError("mail needs address, for the links in messages.")


def default_options(settings: Settings) -> dict[str, dict[str, object]]:
    """Return the default options of new tables by game; raise SettingsError if the components file is invalid."""
    if not settings.components:
        return {}
    from hexarch.core.game import RuleError
    from hexarch.games.origins.rules import GAME

    chosen: dict[str, object] = {"components": _read_toml(Path(settings.components).expanduser())}
    try:
        GAME.options(chosen, GAME.seats[0])
    except RuleError as error:
        raise SettingsError(f"{settings.components}: {error}") from None
    return {GAME.name: chosen}


def _read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{file}: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: this is not valid TOML ({error}).") from None


def _read_file(file: Path) -> dict[str, object]:
    data = _read_toml(file)
    for name in data:
        if name not in FIELDS:
            raise SettingsError(f"{file}: there is no setting {name!r}; the settings are {', '.join(FIELDS)}.")
    return {name: _convert(name, value, f"{file}: {name}") for name, value in data.items()}


def _convert(name: str, value: object, where: str) -> object:
    kind = FIELDS[name].type
    try:
        if kind is int and isinstance(value, int | str) and not isinstance(value, bool):
            return int(value)
        if kind is float and isinstance(value, int | float | str) and not isinstance(value, bool):
            return float(value)
    except ValueError:
        pass
    if kind is str and isinstance(value, str):
        return value
    raise SettingsError(f"{where} must be {'a string' if kind is str else 'a number'}, not {value!r}.")


def help_lines() -> list[tuple[str, str, str]]:
    """Return (environment variable, default, meaning) of every setting."""
    return [
        (PREFIX + name.upper(), str(entry.default) if entry.default != "" else "empty", entry.metadata["help"])
        for name, entry in FIELDS.items()
    ]
