"""hexarch ledger: show a whole game as a table."""

from typing import Annotated

import typer

from hexarch.cli.console import escape, new_table, output, print_json
from hexarch.cli.files import load_ledger
from hexarch.cli.options import GameFile
from hexarch.games import load_presenter


def ledger(
    file: GameFile,
    player: Annotated[str, typer.Option("--player", help="Show only one player's rows.")] = "",
    sources: Annotated[bool, typer.Option("--sources", help="Show the source of every difference.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain output: one tab-separated line per row.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows as JSON.")] = False,
) -> int:
    """Show the whole game row by row, with every player's resources after each row.

    \b
    hexarch ledger game.txt --player witches --sources
    """
    game = load_ledger(file)
    presenter = load_presenter(game.game.name)
    rows = [row for row in presenter.ledger_rows(game) if not player or row["player"] == player]
    if as_json:
        print_json(rows)
        return 0
    if plain:
        output().out("\n".join("\t".join([row["player"], *map(str, row["shown"]), row["text"]]) for row in rows))
        return 0
    table = new_table(padding=(0, 1, 0, 0))
    for name in ("#", "player", *presenter.ledger_columns, "move"):
        table.add_column(name, justify="right" if name == "#" else "left", no_wrap=name != "move")
    for row in rows:
        text = escape(row["text"])
        if row["offers"]:
            text += f"\n[dim]offers {', '.join(f'{name} {amount}' for name, amount in row['offers'].items())}[/]"
        if sources and row["sources"]:
            text += f"\n[cyan]{row['sources']}[/]"
        table.add_row(str(row["number"]), row["player"], *row["shown"], text)
    output().print(table)
    return 0
