"""The files and names in docs/design.md and CONTRIBUTING.md exist."""

import re
from functools import cache
from pathlib import Path

import pytest

from hexarch.games import MANIFESTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hexarch"
PAGE = ROOT / "client" / "src"
GAMES = [manifest.package.rsplit(".", 1)[-1] for manifest in MANIFESTS.values()]

CODE = re.compile(r"`([^`\n]+)`")
ROW = re.compile(r"^\| .*$", re.MULTILINE)
# A file or a folder; `<game>` and the like stand for any name.
ENDINGS = "py|md|ts|svelte|toml|css|ftl|js|json|yml|svg"
PATH = re.compile(rf"[\w<>*.-]+(?:/[\w<>*.-]+)*(?:/|\.(?:{ENDINGS}))|[\w<>*.-]+(?:/[\w<>*.-]+)+")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")

# The chapters of docs/design.md with tables of files, and where their paths begin.
CHAPTERS = {
    "Terra Mystica's files": [SOURCE / "games" / "terra_mystica"],
    "Origins' files": [SOURCE / "games" / "origins"],
    "The players": [SOURCE / "players", SOURCE],
    "The server": [SOURCE / "server", SOURCE, ROOT, *(SOURCE / "games" / game for game in GAMES)],
    "The page": [PAGE, SOURCE, ROOT, ROOT / "client", *(SOURCE / "games" / game for game in GAMES)],
}


def chapter(title: str) -> str:
    """Return a chapter of docs/design.md, with its sections."""
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    found = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert found, title
    rest = text[found.end() :]
    following = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: following.start()] if following else rest


def missing(text: str, folders: list[Path]) -> list[str]:
    """Return the paths in a row or paragraph that do not exist; without a folder, a path lies beside the one before."""
    lost, known = [], list(folders)
    for code in CODE.findall(text):
        if not PATH.fullmatch(code):
            continue
        pattern = re.sub(r"<(?!game>)[^>]*>", "*", code)
        # The documents use dashes for the packages' underscores.
        for one in {pattern.replace("<game>", game.replace("_", "?")) for game in GAMES}:
            found = [path for folder in known for path in folder.glob(one)]
            known += [path if path.is_dir() else path.parent for path in found[:1]]
            if not found:
                lost.append(code)
    return lost


@cache
def words() -> frozenset[str]:
    """Return every word in the sources."""
    files = [path for folder in (SOURCE, PAGE) for path in folder.rglob("*.*")]
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".ts", ".svelte")]
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


@pytest.mark.parametrize("title", CHAPTERS)
def test_the_tables_of_the_design_name_files_that_exist(title: str) -> None:
    rows = ROW.findall(chapter(title))
    assert len(rows) > 5
    lost = [(row, path) for row in rows for path in missing(row, CHAPTERS[title])]
    assert not lost


@pytest.mark.parametrize("title", CHAPTERS)
def test_the_tables_of_the_design_name_classes_and_functions_that_exist(title: str) -> None:
    names = [
        part
        for row in ROW.findall(chapter(title))
        for code in CODE.findall(row)
        if NAME.fullmatch(code) and not PATH.fullmatch(code)
        for part in code.split(".")
    ]
    assert not set(names) - words()


def test_the_guide_for_contributors_names_files_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = [SOURCE, ROOT, SOURCE / "locale" / "en", *(SOURCE / "games" / game for game in GAMES)]
    # Numbered steps form one paragraph: a path may continue the one before.
    paragraphs = re.split(r"\n\n(?!\d)", text.replace("<code>", "<name>"))
    lost = [path for paragraph in paragraphs for path in missing(paragraph, folders)]
    assert not set(lost) - {"games/<game>/"}
