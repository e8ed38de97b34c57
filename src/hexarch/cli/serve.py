"""hexarch serve and hexarch bots: the server, and extra processes for its computer players."""

import contextlib
import errno
import gc
import os
import platform
import signal
import socket
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final

import typer

from hexarch.cli.console import exits, run_async
from hexarch.cli.files import FileError
from hexarch.cli.options import ComponentsOption

_HELP = """Play in the browser, with friends and computer players.

One process and one SQLite file are enough. Every setting below can be set in the environment or, with its lower-case
name without HEXARCH_, in a TOML file (--config). The environment overrides the file.

\b
hexarch serve --host 0.0.0.0 --database postgresql://hexarch@db/hexarch
"""

# Some packages of the extra `server`; if these are installed, so are the others.
_PACKAGES: Final = ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite", "alembic")

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL URL or the path of an SQLite file.")
]


def register(app: typer.Typer) -> None:
    app.command("serve", help=_HELP, epilog=_epilog())(exits(serve))
    app.command("bots")(exits(bots))


def _epilog() -> str:
    from hexarch.server.settings import help_lines

    lines = [f"{name} ({default}): {meaning}" for name, default, meaning in help_lines()]
    return "Settings\n\n" + "\n\n".join(lines)


def read_settings(config: Path | None, **given: Any) -> Any:
    """Return the settings of a server; raise FileError with what to install if its packages are missing."""
    from hexarch.server.settings import SettingsError, load_settings

    missing = [name for name in _PACKAGES if find_spec(name) is None]
    if missing:
        raise FileError(f"This needs {', '.join(missing)}; install the server with: pip install 'hexarch[server]'")
    try:
        return load_settings(config, given=given)
    except SettingsError as error:
        raise FileError(str(error)) from None


class _Unused(ModuleType):
    """Stands for a module from which names are imported that nobody uses."""

    def __getattr__(self, name: str) -> None:
        return None


def serve(
    config: Config = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 for any free one.")] = None,
    database: DatabaseOption = None,
    components: ComponentsOption = None,
    open_browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page when the server is ready.")
    ] = False,
) -> int:
    gc.disable()  # imports create no garbage; collecting would take a fifth of the start-up time
    # FastAPI would import pydantic.v1 only to find that no model uses it.
    sys.modules["pydantic.v1"] = None  # type: ignore[assignment]
    # SQLAlchemy would import its object-relational mapper, which is not used, for the sessions of that.
    for name in ("scoping", "session"):
        sys.modules[f"sqlalchemy.ext.asyncio.{name}"] = _Unused(name)
    file = None if components is None else str(components)
    settings = read_settings(config, host=host, port=port, database=database, components=file)
    import uvicorn

    from hexarch.server.app import create_app
    from hexarch.server.web.http_protocol import TimedHttpProtocol
    from hexarch.server.web.logging import set_up
    from hexarch.server.web.serving import HttpServer

    set_up(settings)
    sockets = _listen(settings.host, settings.port)
    _warn_without_page(settings)
    run_async(_prepare(settings))
    server = HttpServer(
        uvicorn.Config(
            create_app(settings),
            http=TimedHttpProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,
            ws_ping_interval=40,
            timeout_keep_alive=75,  # longer than common proxies, so that none reuses a closing connection
            timeout_graceful_shutdown=5,
        )
    )
    _allow_many_files()
    threading.Thread(target=_welcome, args=(server, settings, open_browser), daemon=True).start()
    gc.freeze()
    gc.set_threshold(20_000)  # one response may allocate thousands of objects
    gc.enable()
    server.run(sockets=sockets)
    return 0 if server.started else 1


def _listen(host: str, port: int) -> list[socket.socket]:
    """Bind the address before anything else starts; raise FileError if it cannot be used."""
    if not 0 <= port <= 65535:
        raise FileError(f"A port must be a number from 0 to 65535, not {port}.")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise FileError(f"There is no address {host!r} to listen on.") from None
    sockets: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            listener = socket.socket(family, kind, protocol)
        except OSError:  # a kind of address that the system was built without
            continue
        sockets.append(listener)
        if os.name == "posix":  # on Windows it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            listener.bind(address)
        except OSError as error:
            for opened in sockets:
                opened.close()
            raise FileError(_refused(host, port, error)) from None
    return sockets


def _refused(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use; stop the program that listens there, or choose another port with --port."
    if error.errno == errno.EACCES:
        return f"This user may not use port {port}; choose one above 1023 with --port."
    return f"The server cannot listen on {host}: {error.strerror}."


def _warn_without_page(settings: Any) -> None:
    from hexarch.server.web.static_files import FOLDER

    if not (Path(settings.page or FOLDER) / "index.html").is_file():
        typer.echo("The page has not been built, so only the API will answer. Build it with: make page", err=True)


def _allow_many_files() -> None:
    """Raise the limit on open files: every live connection needs one, and 1,024 is a common default."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems enforce a lower, unreported limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def _prepare(settings: Any) -> None:
    """Migrate the database; raise FileError with one sentence if it cannot be used."""
    from sqlalchemy.exc import DBAPIError

    from hexarch.server.storage.database import Database
    from hexarch.server.storage.migrate import NewerDatabase, migrate

    if os.name == "nt" and settings.is_postgresql:
        raise FileError(
            "On Windows the server can store its games only in an SQLite file: the event loop there cannot "
            "serve PostgreSQL's driver. Use a container for PostgreSQL."
        )
    try:
        database = Database(settings.database_url)
        try:
            await migrate(database, settings.data_folder / "backups")
        finally:
            await database.close()
    except NewerDatabase as error:
        raise FileError(str(error)) from None
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise FileError(f"The database cannot be used: {reason}.") from None
    except OSError as error:
        raise FileError(f"The database cannot be used: {error.filename}: {error.strerror}.") from None


def _welcome(server: Any, settings: Any, open_browser: bool) -> None:
    """Print the address once the server answers, and open the browser if asked."""
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = settings.address or f"http://{host}:{port}/"
    typer.echo(f"Hexarch is at {typer.style(address, bold=True)}  (Press Ctrl-C to stop)", err=True)
    if open_browser and _has_display():
        import webbrowser

        webbrowser.open(address)


def _has_display() -> bool:
    is_linux = platform.system() == "Linux"
    return not is_linux or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bots(
    config: Config = None,
    database: DatabaseOption = None,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = os.cpu_count() or 1,
) -> int:
    """Play the turns of computer players for the servers on the same database.

    \b
    hexarch bots --database postgresql://hexarch@db/hexarch --workers 8
    """
    settings = read_settings(config, database=database, workers=workers)
    from hexarch.server.web.logging import set_up

    set_up(settings)
    run_async(_prepare(settings))
    run_async(_work(settings))
    return 0


async def _work(settings: Any) -> None:
    import asyncio

    from hexarch.server.context import Server

    server = Server(settings)
    await server.start()
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in its event loops; Ctrl-C raises KeyboardInterrupt there.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, ended.set)
    typer.echo(f"{settings.workers} computer players are running.  (Press Ctrl-C to stop)", err=True)
    try:
        await ended.wait()
    finally:
        await server.stop()
