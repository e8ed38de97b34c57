"""hexarch admin: what the operator of a server does about people and tables, from the server's own machine."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import typer

from hexarch.cli.console import escape, exits, new_table, output
from hexarch.cli.files import FileError
from hexarch.cli.serve import Config, DatabaseOption, read_settings

_HELP = """Manage the people and tables of a server: passwords, bans, reports, administrators.

The server may be running; it notices at once, or within half a minute. Everything is written to the audit log.
People are named by their login name or their id.

[dim]hexarch admin reset-password Anna[/]

[dim]hexarch admin ban u8k2m4n6p8r2t4v6 --days 30 --reason "insults"[/]
"""

Who = Annotated[str, typer.Argument(metavar="PERSON", help="A login name, or the id of a person.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; it is written to the audit log.")]
Work = Callable[[Any, str], Awaitable[str | None]]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=_HELP, no_args_is_help=True, rich_markup_mode="rich")
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
    app.add_typer(group, name="admin")


def reset_password(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """Give an account a new password and end its sessions. Tell the person the password that is printed.

    [dim]hexarch admin reset-password Anna[/]
    """

    async def work(admin: Any, actor: str) -> str:
        password: str = await admin.reset_password(actor, await admin.find(person))
        return f"The new password is {password}"

    return _run(config, database, work)


def ban(
    person: Who,
    days: Annotated[int, typer.Option(min=1, max=36_500, help="For how long.")] = 36_500,
    reason: Reason = "",
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Sign somebody out and keep them out; computer players take their seats.

    [dim]hexarch admin ban Ben --days 30 --reason "insults"[/]
    """

    async def work(admin: Any, actor: str) -> str:
        await admin.ban(actor, await admin.find(person), days, reason)
        return f"{person} is banned for {days} days."

    return _run(config, database, work)


def unban(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """End a ban."""

    async def work(admin: Any, actor: str) -> str:
        await admin.ban(actor, await admin.find(person), 0, "")
        return f"{person} is no longer banned."

    return _run(config, database, work)


def mute(
    person: Who,
    hours: Annotated[int, typer.Option(min=1, max=87_600, help="For how long.")] = 24,
    reason: Reason = "",
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Keep somebody from chatting at any table.

    [dim]hexarch admin mute Ben --hours 48[/]
    """

    async def work(admin: Any, actor: str) -> str:
        await admin.mute(actor, await admin.find(person), hours, reason)
        return f"{person} is muted for {hours} hours."

    return _run(config, database, work)


def unmute(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """Let somebody chat again."""

    async def work(admin: Any, actor: str) -> str:
        await admin.mute(actor, await admin.find(person), 0, "")
        return f"{person} may chat again."

    return _run(config, database, work)


def make_admin(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """Let an account read reports, mute, ban and close tables on the page."""

    async def work(admin: Any, actor: str) -> str:
        await admin.set_role(actor, await admin.find(person), "admin")
        return f"{person} is an administrator."

    return _run(config, database, work)


def remove_admin(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """Take the role of an administrator away."""

    async def work(admin: Any, actor: str) -> str:
        await admin.set_role(actor, await admin.find(person), "user")
        return f"{person} is no longer an administrator."

    return _run(config, database, work)


def tokens(person: Who, config: Config = None, database: DatabaseOption = None) -> int:
    """List the personal tokens of an account: what they may do, and when they were last used.

    [dim]hexarch admin tokens Anna[/]
    """

    async def work(admin: Any, actor: str) -> None:
        from hexarch.server.clock import iso

        table = new_table()
        for title in ("id", "name", "scopes", "created", "last used", "expires"):
            table.add_column(title)
        for one in await admin.tokens(await admin.find(person)):
            times = (iso(time)[:16] if time else "never" for time in (one.created, one.seen, one.expires))
            table.add_row(*(escape(cell) for cell in (one.id, one.name, " ".join(one.scopes), *times)))
        output().print(table)

    return _run(config, database, work)


def revoke_token(
    person: Who,
    token: Annotated[
        str | None, typer.Argument(metavar="TOKEN", help="Its id in `hexarch admin tokens`; without it all tokens.")
    ] = None,
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """End a personal token of an account, or all of them.

    [dim]hexarch admin revoke-token Anna t8k2m4n6p8r2t4v6[/]
    """

    async def work(admin: Any, actor: str) -> str:
        await admin.revoke_tokens(actor, await admin.find(person), token)
        return f"The token {token} is revoked." if token else f"All tokens of {person} are revoked."

    return _run(config, database, work)


def close_table(
    code: Annotated[str, typer.Argument(metavar="TABLE", help="The code in the table's address.")],
    reason: Reason = "",
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Delete a table with its game and chat. This cannot be undone."""

    async def work(admin: Any, actor: str) -> str:
        await admin.close_table(actor, code, reason)
        return f"Table {code} is closed."

    return _run(config, database, work)


def reports(config: Config = None, database: DatabaseOption = None) -> int:
    """List the reports that nobody has closed yet, with what the person had said."""

    async def work(admin: Any, actor: str) -> None:
        from hexarch.server.clock import iso

        table = new_table()
        for title in ("report", "time", "table", "person", "id", "reason", "said last"):
            table.add_column(title)
        for one in await admin.reports():
            said = str(one.chat[-1]["text"]) if one.chat else ""
            cells = (one.id, iso(one.time)[:16], one.code, one.reported_name, one.reported_id, one.text, said)
            table.add_row(*(escape(str(cell or "")) for cell in cells))
        output().print(table)

    return _run(config, database, work)


def close_report(
    report: Annotated[int, typer.Argument(metavar="REPORT", help="Its number in `hexarch admin reports`.")],
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Mark a report as done."""

    async def work(admin: Any, actor: str) -> str:
        await admin.close_report(actor, report)
        return f"Report {report} is closed."

    return _run(config, database, work)


def audit(
    last: Annotated[int, typer.Option(min=1, max=10_000, help="How many entries.")] = 50,
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Show what moderators and operators have done, the newest first."""

    async def work(admin: Any, actor: str) -> None:
        from hexarch.server.clock import iso

        table = new_table()
        for title in ("time", "who", "did", "to", "why"):
            table.add_column(title)
        for one in await admin.audit(last):
            cells = (iso(one.time)[:16], one.actor, one.action, one.target, one.detail)
            table.add_row(*(escape(cell) for cell in cells))
        output().print(table)

    return _run(config, database, work)


def _run(config: Any, database: str | None, work: Work) -> int:
    said = asyncio.run(_work(read_settings(config, database=database, workers=0), work))
    if said is not None:
        output().print(escape(said), soft_wrap=True)
    return 0


async def _work(settings: Any, work: Work) -> str | None:
    """Do the work with the services of a server that takes no requests, so that the others hear of it."""
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
        return await work(server.administration, OPERATOR)
    except Problem as problem:
        raise FileError(message(problem.key, "en", **problem.params)) from None
    finally:
        await asyncio.sleep(0.2)  # what was changed is sent in batches
        await server.stop()
