"""hexarch serve and hexarch bots: the server, and extra processes for its computer players."""

import asyncio
import contextlib
import gc
import os
import platform
import signal
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from hexarch.cli.console import escape, exits
from hexarch.cli.files import FileError
from hexarch.cli.options import ComponentsOption

_HELP = """Play in the browser, with friends and computer players.

One process and one SQLite file are enough. Every setting below can be set in the environment or, with its lower-case
name without HEXARCH_, in a TOML file (--config). The environment overrides the file.

[dim]hexarch serve --host 0.0.0.0 --database postgresql://hexarch@db/hexarch[/]
"""

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL URL or the path of an SQLite file.")
]


def register(app: typer.Typer) -> None:
    app.command("serve", help=_HELP, epilog=_epilog())(exits(serve))
    app.command("bots")(exits(bots))


def _epilog() -> str:
    from hexarch.server.settings import help_lines

    lines = [f"[bold]{name}[/] ({escape(default)}): {escape(meaning)}" for name, default, meaning in help_lines()]
    return "Settings\n\n" + "\n\n".join(lines)


def read_settings(config: Path | None, **given: Any) -> Any:
    from hexarch.server.settings import SettingsError, load_settings

    try:
        return load_settings(config, given=given)
    except SettingsError as error:
        raise FileError(str(error)) from None


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
    import uvicorn

    from hexarch.server.app import create_app
    from hexarch.server.web.logging import set_up

    file = None if components is None else str(components)
    settings = read_settings(config, host=host, port=port, database=database, components=file)
    set_up(settings)
    asyncio.run(_prepare(settings))
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
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
    server.run()
    return 0 if server.started else 1


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
    """Migrate the database, or say in one sentence what is wrong with it."""
    from sqlalchemy.exc import DBAPIError

    from hexarch.server.storage.database import Database
    from hexarch.server.storage.migrate import NewerDatabase, migrate

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
    typer.echo(f"Hexarch is at {typer.style(address, bold=True)}  (Ctrl-C ends it)", err=True)
    if open_browser and _has_display():
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

    [dim]hexarch bots --database postgresql://hexarch@db/hexarch --workers 8[/]
    """
    from hexarch.server.web.logging import set_up

    settings = read_settings(config, database=database, workers=workers)
    set_up(settings)
    asyncio.run(_prepare(settings))
    asyncio.run(_work(settings))
    return 0


async def _work(settings: Any) -> None:
    from hexarch.server.context import Server

    server = Server(settings)
    await server.start()
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    typer.echo(f"{settings.workers} computer players are at work.  (Ctrl-C ends it)", err=True)
    try:
        await ended.wait()
    finally:
        await server.stop()
