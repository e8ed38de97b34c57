"""The structure of the project: directions of imports, lengths of files, where factions and games may be named."""

import ast
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hexarch.core.manifest import resolve
from hexarch.games import MANIFESTS
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from hexarch.locale import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hexarch"
FILES = sorted(SOURCE.rglob("*.py"))
PACKAGES = tuple(path.parent.name for path in (SOURCE / "games").glob("*/manifest.py"))

# What each layer may import in addition to itself.
LAYERS = {
    "__init__": ("api", "core", "position"),
    "_version": (),
    "core": (),
    "locale": ("core",),
    "games": ("core",),
    "bench": ("core", "games"),
    "types": (),
    "position": ("core", "locale", "games"),
    "players": ("core", "locale", "games", "_version"),
    "api": ("core", "locale", "games", "players", "position", "types"),
    "research": ("core", "locale", "games", "players", "position"),
    "server": ("core", "locale", "games", "players", "position"),
    "client": ("core", "locale", "games", "players", "position", "_version"),
    "cli": ("core", "locale", "games", "players", "research", "server", "client", "bench", "_version"),
}


@cache
def syntax(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in syntax(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith("hexarch.")}


def test_imports_go_one_way() -> None:
    for path in FILES:
        layer = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        allowed = (
            {*LAYERS[layer], layer, "_version"} if layer != "__init__" else {"_version", "api", "core", "position"}
        )
        wrong = {name for name in imported(path) if name.split(".")[1] not in allowed}
        assert not wrong, f"{path} must not import {wrong}"


def test_one_game_never_imports_another() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        parts = path.relative_to(SOURCE / "games").parts
        for name in imported(path):
            if len(parts) > 1 and name.startswith("hexarch.games.") and name.split(".")[2] != parts[0]:
                assert name.split(".")[2] not in PACKAGES, f"{path} must not import {name}"


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert not {path: length for path, length in lengths.items() if length > 400}


def test_the_core_knows_no_game() -> None:
    words = re.compile(r"terra|mystica|origins|faction|cult|archon|zodiac", re.IGNORECASE)
    for path in (SOURCE / "core").rglob("*.py"):
        assert not words.search(path.read_text(encoding="utf-8")), path.name


def test_a_faction_is_named_only_in_its_own_files() -> None:
    """Factions are in their data, powers, list and option names; the site's notation is outside the engine."""
    allowed = {"tables.py", "options.py", "setup.py"}
    for path in sorted((SOURCE / "games" / "terra_mystica").rglob("*.py")):
        if path.name in allowed or {"snellman", "powers"} & set(path.parts):
            continue
        text = path.read_text(encoding="utf-8").lower()
        for name in FACTION_NAMES:
            assert not re.search(rf"\b{name}\b", text), f"{name} is named in {path.name}"
    for path in sorted((SOURCE / "games" / "terra_mystica" / "powers").glob("*.py")):
        text = path.read_text(encoding="utf-8").lower()
        for name in FACTION_NAMES:
            assert path.stem == name or not re.search(rf"\b{name}\b", text), f"{name} is named in {path.name}"


# Where a game may be named outside its own folders, and why.
NAMED: dict[str, str] = {
    "api.py": "an overload for each game, so that type checkers know its options",
    "types.py": "the names of games, levels and options as types",
    "cli/arena.py": "compares computer players with people in league games",
    "games/__init__.py": "the one list of games",
    "players/levels.toml": "the levels of computer players, by game",
    "server/settings.py": "an owner's file of components exists for Origins only",
    "research/terra_mystica_v0.py": "a module for each environment, as PettingZoo wants it",
    "research/origins_v0.py": "a module for each environment, as PettingZoo wants it",
}


def names_of_games(path: Path) -> set[str]:
    """Return which games a file names in code: identifiers and texts, but not examples, help and docstrings."""
    own = {name for package in PACKAGES for name in (package, package.replace("_", "-"))}
    if path.suffix == ".toml":
        return {name for name in own if f"[[{name}]]" in path.read_text(encoding="utf-8")}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shown: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) or (isinstance(node, ast.keyword) and node.arg == "examples"):
            shown |= {id(part) for part in ast.walk(node.value) if isinstance(part, ast.Constant)}
    found = {name for module in imported(path) for name in module.split(".")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in shown:
            found |= set(re.split(r"[^\w-]", node.value))
    return {name for name in own if any(part == name or part.startswith(f"{name}_v") for part in found)}


def test_there_is_one_registry_of_games() -> None:
    """Adding a game means a line in `games/__init__.py` and one in the page's list; the rest is its manifest."""
    naming: set[str] = set()
    for path in [*FILES, *SOURCE.rglob("levels.toml")]:
        place = path.relative_to(SOURCE)
        # The network trained there is Terra Mystica's.
        if not set(place.parts) & {*PACKAGES, "training"} and names_of_games(path):
            naming.add(place.as_posix())
    assert naming == set(NAMED)


def test_every_game_has_a_manifest_whose_targets_exist() -> None:
    for name, manifest in MANIFESTS.items():
        assert manifest.name == name
        game = manifest.load_game()
        assert (game.name, manifest.title) == (name, manifest.load_presenter().title)
        assert manifest.usual_players in game.seats
        for target in (
            manifest.encoder,
            manifest.engine,
            manifest.position_view,
            manifest.options_view,
            manifest.preview_view,
        ):
            assert resolve(target)
        for target in (manifest.players, manifest.arena, manifest.files):
            assert resolve(target)
        for language in LANGUAGES:
            for catalogue in manifest.catalogues:
                assert (SOURCE / "locale" / language / f"{catalogue}.ftl").is_file()


def test_nothing_outside_the_games_reads_the_stack_of_decisions() -> None:
    for path in FILES:
        if path.relative_to(SOURCE).parts[0] != "games":
            assert ".stack[-1]" not in path.read_text(encoding="utf-8"), path


def files_of_the_project() -> Iterator[Path]:
    """Yield all files but installed, built and large data files, without entering their folders."""
    skipped = {".git", ".venv", ".venv-compiled", ".hypothesis", "node_modules", "dist", "build", "__pycache__"}
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [name for name in inside if name not in skipped and not name.endswith("_cache")]
        for name in names:
            path = Path(folder, name)
            if name not in skipped and path.stat().st_size <= 2e6:
                yield path


def test_no_registry_host_and_no_machine_path_is_named() -> None:
    """The patterns are put together from parts, so that this file does not match."""
    forbidden = ("pypi" + ".org", "npmjs" + ".", "deb" + "ian.org", "/wo" + "rk/", "/tm" + "p/br")
    for path in files_of_the_project():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for word in forbidden:
            assert word not in text, f"{path.relative_to(ROOT)} names {word}"


SERVER = SOURCE / "server"
SERVER_FILES = [path for path in sorted(SERVER.rglob("*.py")) if "migrations" not in path.parts]
SQL = {"select", "insert", "update", "delete", "text"}
REPOSITORIES = {
    "accounts/api_tokens.py",
    "accounts/data_export.py",
    "accounts/sessions.py",
    "accounts/users.py",
    "live/bus/sqlite.py",
    "pace/people.py",
    "pace/repository.py",
    "pace/uptime.py",
    "plans/repository.py",
    "reports/repository.py",
    "puzzles/repository.py",
    "studies/repository.py",
} | {f"tables/{name}.py" for name in ("challenges", "integrity", "listing", "repository")}


def _module(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_the_server_has_no_import_cycles() -> None:
    """Imports for type checking count as dependencies, too."""
    modules = {_module(path): path for path in SERVER_FILES}
    imports = {name: imported(path) & modules.keys() - {name} for name, path in modules.items()}
    while leaves := [name for name, needed in imports.items() if not needed]:
        for name in leaves:
            del imports[name]
        for needed in imports.values():
            needed -= set(leaves)
    assert not imports, f"these import each other, or something that does: {sorted(imports)}"


def _tables() -> set[str]:
    """Return the modules that declare tables."""
    declared = re.compile(r"^\w+ = Table\(", re.MULTILINE)
    return {_module(path) for path in SERVER_FILES if declared.search(path.read_text(encoding="utf-8"))}


def test_sql_is_only_in_repositories() -> None:
    tables = _tables()
    assert {"hexarch.server.storage.schema", "hexarch.server.storage.parts.people"} <= tables
    for path in SERVER_FILES:
        name = path.relative_to(SERVER).as_posix()
        if name.startswith("storage/") or name in REPOSITORIES:
            continue
        for node in syntax(path):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = {one.name for one in node.names}
                assert not (node.module == "sqlalchemy" and names & SQL), f"{name} contains SQL"
                assert node.module not in tables, f"{name} uses the database's tables"


def test_nothing_takes_the_whole_server() -> None:
    """The only exceptions are the application and the module that hands its services to the routes."""
    allowed = {"app.py", "context.py", "web/services.py"}
    users = {path.relative_to(SERVER).as_posix() for path in SERVER_FILES if "hexarch.server.context" in imported(path)}
    assert users <= allowed


def test_the_server_names_its_types() -> None:
    """`Any` is allowed where a library gives no better type; there were 237 before."""
    count = sum(isinstance(node, ast.Name) and node.id == "Any" for path in SERVER_FILES for node in syntax(path))
    assert count < 60


def test_folders_are_small() -> None:
    sizes = Counter(path.parent for path in SERVER_FILES)
    assert not {folder: size for folder, size in sizes.items() if size > 20}


def test_only_games_read_their_stack() -> None:
    for path in FILES:
        if path.relative_to(SOURCE).parts[0] in ("server", "cli", "research"):
            assert not re.search(r"state\.stack\b", path.read_text(encoding="utf-8")), path
