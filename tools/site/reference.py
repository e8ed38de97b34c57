"""Write the pages that are generated when the site is built: the reference, and files from outside `docs`."""

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]

# Files outside `docs` that belong to the site, and their names there.
OUTSIDE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}

# Front matter of pages that a search shows after the guides.
_LAST: Final = "---\nsearch:\n  boost: 0.5\n---\n\n"

EXAMPLES: Final = ("random_agent.py", "tree_search.py", "ppo.py", "bot.py")

# Pages of the reference: title, text, and what of the package `hexarch` they describe.
MODULES: Final = {
    "reference/hexarch.md": (
        "hexarch",
        "What `import hexarch` gives. [Python](../python.md) explains it with examples.",
        "api.new api.load api.player api.play_out position.Position api.ComputerPlayer core.errors.RuleError types",
    ),
    "reference/players.md": (
        "Computer players",
        "What a computer player is, for people who write one. [Writing a bot](../bots.md) explains it.",
        "players.api players.registry",
    ),
    "reference/client.md": (
        "Client",
        "A typed client for the HTTP API of a server. [Writing a bot](../bots.md) shows it at work.",
        "client.synchronous client.asynchronous",
    ),
    "reference/research.md": (
        "Research",
        "Environments, observations and data sets. [Environments and data](../research.md) explains them.",
        "research.observe.Observer research.batch research.gym research.aec research.openspiel research.dataset",
    ),
    "reference/engine.md": (
        "Rules engines",
        "The interface between a game's rules and everything around them. [Design](../design.md) explains the ideas.",
        "core.game core.ledger core.tensors",
    ),
}


def pages() -> Iterator[tuple[str, str]]:
    """Yield (path in the site, text) of every generated page."""
    for path, name in OUTSIDE.items():
        yield name, _LAST + (ROOT / path).read_text(encoding="utf-8")
    yield "examples.md", examples()
    for name, (title, about, modules) in MODULES.items():
        parts = "\n\n".join(f"::: hexarch.{module}" for module in modules.split())
        yield name, f"{_LAST}# {title}\n\n{about}\n\n{parts}\n"
    yield "reference/command-line.md", _LAST + command_line()
    yield "reference/http.md", _LAST + http(openapi())


def names() -> set[str]:
    """Return the paths of all generated pages without generating them."""
    return {*OUTSIDE.values(), "examples.md", *MODULES, "reference/command-line.md", "reference/http.md"}


def examples() -> str:
    """Return examples/README.md with the programs themselves below it."""
    text = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"\[([\w.]+)\]\(([\w.]+)\)", _anchored, text)
    for name in EXAMPLES:
        code = (ROOT / "examples" / name).read_text(encoding="utf-8")
        text += f"\n## {name}\n\n```python\n{code}```\n"
    return text + f"\n## league_game.ipynb\n\n{notebook(ROOT / 'examples' / 'league_game.ipynb')}"


def _anchored(found: re.Match[str]) -> str:
    anchor = re.sub(r"[^\w-]", "", found[2])
    return f"[{found[1]}](#{anchor})"


def notebook(path: Path) -> str:
    """Return the cells of a notebook as Markdown, without their output."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(re.sub(r"^#+ (.+)$", r"**\1**", source, flags=re.MULTILINE))
        else:
            parts.append(f"```python\n{source}\n```")
    return "\n\n".join(parts) + "\n"


def command_line() -> str:
    """Return every command with its arguments and options."""
    from typer.main import get_group

    from hexarch.cli.app import app

    parts = ["# Command line\n\nAlso: `hexarch --help`, `hexarch COMMAND --help`.\n"]
    for path, command in _commands(get_group(app), "hexarch"):
        parts.append(f"## {path}\n\n{_about(command.help or '')}\n")
        rows = [_option(option) for option in command.params if not getattr(option, "hidden", False)]
        if rows:
            parts.append("\n".join(["| option | default | |", "|---|---|---|", *rows]) + "\n")
    return "\n".join(parts)


def _commands(group: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield the path of every command and the command, without groups."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def _about(text: str) -> str:
    """Return the help of a command as Markdown: paragraphs that are not wrapped are examples."""
    return re.sub(r"\x08\n(.+?)(?=\n\n|\Z)", r"```sh\n\1\n```", text.strip(), flags=re.DOTALL)


def _option(option: Any) -> str:
    flags = (
        [*option.opts, *option.secondary_opts]
        if option.param_type_name == "option"
        else [option.metavar or option.name.upper()]
    )
    # The default is the number of cores, which differs on the reader's machine.
    default = "cores" if option.name in ("jobs", "processes", "workers") else option.default
    shown = "" if callable(default) or default in (None, "", False, ()) else f"`{getattr(default, 'value', default)}`"
    help_ = (getattr(option, "help", "") or "").replace("|", "\\|")
    return f"| {' '.join(f'`{flag}`' for flag in flags)} | {shown} | {help_} |"


def openapi() -> dict[str, Any]:
    from hexarch.server.app import create_app
    from hexarch.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        document: dict[str, Any] = create_app(Settings(data=folder)).openapi()
    return document


def http(document: dict[str, Any]) -> str:
    """Return a table of all requests, by tag, and where the OpenAPI document is."""
    groups: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            tag = operation.get("tags", [_tag(path)])[0]
            summary = operation.get("summary", "").replace("|", "\\|")
            groups.setdefault(tag, []).append(f"| `{method.upper()}` | `{path}` | {summary} |")
    parts = [
        "# HTTP requests\n",
        "Every request that the server answers. Bodies, answers and errors are described in the OpenAPI document:",
        "[openapi.json](openapi.json), which a running server has at `/api/openapi.json`.\n",
    ]
    for tag, rows in groups.items():
        parts += [f"## {tag}\n", "| method | path | |", "|---|---|---|", *rows, ""]
    return "\n".join(parts)


def _tag(path: str) -> str:
    """Return a group for an operation without a tag: the first word of its path."""
    return path.removeprefix("/api").removeprefix("/v1").strip("/").split("/")[0] or "server"
