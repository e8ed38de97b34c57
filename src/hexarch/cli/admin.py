"""hexarch admin: manage people and tables as the operator of a server, on the server's machine."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from hexarch.cli.console import escape, exits, new_table, output, run_async
from hexarch.cli.files import FileError
from hexarch.cli.parameters import Shared, with_shared
from hexarch.cli.serve import Config, DatabaseOption, read_settings

_HELP = """Manage the people and tables of a server: passwords, bans, reports, administrators.

The server may be running; it notices at once, or within half a minute. Everything is written to the audit log.
People are named by their login name or their id.

\b
hexarch admin reset-password Anna
hexarch admin ban u8k2m4n6p8r2t4v6 --days 30 --reason "insults"
"""

Who = Annotated[str, typer.Argument(metavar="PERSON", help="A login name, or the id of a person.")]
Days = Annotated[int, typer.Option(min=1, max=36_500, help="For how long.")]
Hours = Annotated[int, typer.Option(min=1, max=87_600, help="For how long.")]
Reason = Annotated[str, typer.Option("--reason", help="The reason; it is written to the audit log.")]
Command = Callable[..., Awaitable[str | None]]

_SHARED: Final[Shared] = {"config": (Config, None), "database": (DatabaseOption, None)}
_INNER: Final = ("admin", "actor")


def _with_server(command: Command) -> Callable[..., int]:
    """Run a command with the services of a server, `admin` and `actor`, and print the sentence that it returns."""

    def run(config: Path | None, database: str | None, **given: Any) -> int:
        settings = read_settings(config, database=database, workers=0)
        said = run_async(_work(settings, lambda **services: command(**given, **services)))
        if said is not None:
            output().print(escape(said), soft_wrap=True)
        return 0

    return with_shared(command, _INNER, _SHARED, run)


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=_HELP, no_args_is_help=True, rich_markup_mode=None)
    group.command("reset-password")(exits(reset_password))
    group.command("ban")(exits(ban))
    group.command("unban")(exits(unban))
    group.command("mute")(exits(mute))
    group.command("unmute")(exits(unmute))
    group.command("make-admin")(exits(make_admin))
    group.command("remove-admin")(exits(remove_admin))
    group.command("tokens")(exits(tokens))
    group.command("revoke-token")(exits(revoke_token))
    group.command("close-table")(exits(close_table))
    group.command("reports")(exits(reports))
    group.command("close-report")(exits(close_report))
    group.command("audit")(exits(audit))
    group.command("recompute-ratings")(exits(recompute_ratings))
    app.add_typer(group, name="admin")


@_with_server
async def reset_password(person: Who, *, admin: Any, actor: str) -> str:
    """Give an account a new password and end its sessions. Tell the person the password that is printed.

    \b
    hexarch admin reset-password Anna
    """
    password: str = await admin.reset_password(actor, await admin.find(person))
    return f"The new password is {password}"


@_with_server
async def ban(person: Who, days: Days = 36_500, reason: Reason = "", *, admin: Any, actor: str) -> str:
    """Sign somebody out and keep them out. Computer players take their seats.

    \b
    hexarch admin ban Ben --days 30 --reason "insults"
    """
    await admin.ban(actor, await admin.find(person), days, reason)
    return f"{person} is banned for {days} days."


@_with_server
async def unban(person: Who, *, admin: Any, actor: str) -> str:
    """End a ban."""
    await admin.ban(actor, await admin.find(person), 0, "")
    return f"{person} is no longer banned."


@_with_server
async def mute(person: Who, hours: Hours = 24, reason: Reason = "", *, admin: Any, actor: str) -> str:
    """Keep somebody from chatting at any table.

    \b
    hexarch admin mute Ben --hours 48
    """
    await admin.mute(actor, await admin.find(person), hours, reason)
    return f"{person} is muted for {hours} hours."


@_with_server
async def unmute(person: Who, *, admin: Any, actor: str) -> str:
    """Let somebody chat again."""
    await admin.mute(actor, await admin.find(person), 0, "")
    return f"{person} may chat again."


@_with_server
async def make_admin(person: Who, *, admin: Any, actor: str) -> str:
    """Make an account an administrator. Administrators read reports, mute, ban and close tables on the page."""
    await admin.set_role(actor, await admin.find(person), "admin")
    return f"{person} is an administrator."


@_with_server
async def remove_admin(person: Who, *, admin: Any, actor: str) -> str:
    """Revoke the role of an administrator."""
    await admin.set_role(actor, await admin.find(person), "user")
    return f"{person} is no longer an administrator."


@_with_server
async def tokens(person: Who, *, admin: Any, actor: str) -> None:
    """List the personal tokens of an account. Shows what they may do and when they were last used.

    \b
    hexarch admin tokens Anna
    """
    from hexarch.server.clock import iso

    table = new_table()
    for title in ("id", "name", "scopes", "created", "last used", "expires"):
        table.add_column(title)
    for one in await admin.tokens(await admin.find(person)):
        times = (iso(time)[:16] if time else "never" for time in (one.created, one.seen, one.expires))
        table.add_row(*(escape(cell) for cell in (one.id, one.name, " ".join(one.scopes), *times)))
    output().print(table)


@_with_server
async def revoke_token(
    person: Who,
    token: Annotated[
        str | None,
        typer.Argument(metavar="TOKEN", help="The token's id in `hexarch admin tokens`; all tokens if omitted."),
    ] = None,
    *,
    admin: Any,
    actor: str,
) -> str:
    """Revoke a personal token of an account, or all of them.

    \b
    hexarch admin revoke-token Anna t8k2m4n6p8r2t4v6
    """
    await admin.revoke_tokens(actor, await admin.find(person), token)
    return f"The token {token} is revoked." if token else f"All tokens of {person} are revoked."


@_with_server
async def close_table(
    code: Annotated[str, typer.Argument(metavar="TABLE", help="The code in the table's address.")],
    reason: Reason = "",
    *,
    admin: Any,
    actor: str,
) -> str:
    """Delete a table with its game and chat. This cannot be undone."""
    await admin.close_table(actor, code, reason)
    return f"Table {code} is closed."


@_with_server
async def reports(*, admin: Any, actor: str) -> None:
    """List the open reports, with what the person had said."""
    from hexarch.server.clock import iso

    table = new_table()
    for title in ("report", "time", "table", "person", "id", "reason", "said last"):
        table.add_column(title)
    for one in await admin.reports():
        said = str(one.chat[-1]["text"]) if one.chat else ""
        cells = (one.id, iso(one.time)[:16], one.code, one.reported_name, one.reported_id, one.text, said)
        table.add_row(*(escape(str(cell or "")) for cell in cells))
    output().print(table)


@_with_server
async def close_report(
    report: Annotated[int, typer.Argument(metavar="REPORT", help="The report's number in `hexarch admin reports`.")],
    *,
    admin: Any,
    actor: str,
) -> str:
    """Mark a report as done."""
    await admin.close_report(actor, report)
    return f"Report {report} is closed."


@_with_server
async def audit(
    last: Annotated[int, typer.Option(min=1, max=10_000, help="How many entries.")] = 50,
    owners: Annotated[
        bool, typer.Option("--owners", help="Also show what owners have done at their own tables.")
    ] = False,
    *,
    admin: Any,
    actor: str,
) -> None:
    """Show the audit log, newest entries first. It records what administrators and operators have done."""
    from hexarch.server.clock import iso

    table = new_table()
    for title in ("time", "who", "did", "to", "why"):
        table.add_column(title)
    for one in await admin.audit(last, owners):
        cells = (iso(one.time)[:16], one.actor, one.action, one.target, one.detail)
        table.add_row(*(escape(cell) for cell in cells))
    output().print(table)


@_with_server
async def recompute_ratings(*, admin: Any, actor: str) -> str:
    """Rate all finished games again. They are rated in the order in which they ended, always with the same result."""
    count: int = await admin.recompute_ratings(actor)
    return f"{count} games are rated."


async def _work(settings: Any, command: Command) -> str | None:
    """Run a command with the services of a server that takes no requests, so that other servers are notified."""
    import asyncio

    from hexarch.locale import message
    from hexarch.server.accounts.administration import OPERATOR
    from hexarch.server.context import Server
    from hexarch.server.web.problems import Problem

    server = Server(settings)
    try:
        await server.start()
        for _ in range(100):
            if server.bus.is_connected:
                break
            await asyncio.sleep(0.05)
        return await command(admin=server.administration, actor=OPERATOR)
    except Problem as problem:
        raise FileError(message(problem.key, "en", **problem.params)) from None
    finally:
        await asyncio.sleep(0.2)  # what was changed is sent in batches
        await server.stop()
