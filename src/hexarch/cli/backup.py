"""hexarch backup and hexarch restore: save and load a whole server, even while it runs."""

from pathlib import Path
from typing import Annotated, Any

import typer

from hexarch.cli.console import errors, run_async
from hexarch.cli.files import FileError, as_file
from hexarch.cli.serve import Config, DatabaseOption, read_settings


def backup(
    file: Annotated[
        Path | None, typer.Argument(help="Output file; by default a dated file in the data folder.")
    ] = None,
    config: Config = None,
    database: DatabaseOption = None,
) -> int:
    """Save everything a server has stored to one file. The server may be running.

    \b
    hexarch backup games.backup.gz
    """
    settings = read_settings(config, database=database)
    path, rows = run_async(_backup(settings, file))
    errors().print(f"{rows:,} rows written to {path}.", soft_wrap=True)
    return 0


async def _backup(settings: Any, file: Path | None) -> tuple[Path, int]:
    from hexarch.server.storage.backup import BackupError, backup_name, write_backup
    from hexarch.server.storage.database import Database
    from hexarch.server.storage.private import make_private_folder

    folder = settings.data_folder / "backups"
    if file is None:
        make_private_folder(folder)
    path = file or folder / backup_name()
    database = Database(settings.database_url)
    try:
        return path, await write_backup(database, path)
    except BackupError as error:
        raise FileError(str(error)) from None
    finally:
        await database.close()


def restore(
    file: Annotated[Path, typer.Argument(help="A backup, from either kind of database; - for standard input.")],
    config: Config = None,
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the games in the database.")] = False,
) -> int:
    """Load a backup into a database. Running servers switch to its content.

    The current content is saved to another backup first.

    \b
    hexarch restore games.backup.gz --database postgresql://hexarch@db/hexarch
    """
    settings = read_settings(config, database=database)
    with as_file(file) as path:
        rows = run_async(_restore(settings, path, replace))
    errors().print(f"{rows:,} rows restored from {file}.", soft_wrap=True)
    return 0


async def _restore(settings: Any, file: Path, replace: bool) -> int:
    from hexarch.server.storage.backup import BackupError
    from hexarch.server.storage.database import Database
    from hexarch.server.storage.restore import restore_backup

    database = Database(settings.database_url)
    try:
        return await restore_backup(database, file, settings.data_folder / "backups", replace)
    except BackupError as error:
        raise FileError(str(error)) from None
    finally:
        await database.close()
