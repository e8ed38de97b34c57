"""The documentation site: navigation, links, diagrams, and the whole build."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.site import diagrams, hooks, reference

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("**/*.md"))
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
MERMAID = re.compile(r"^```mermaid\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Loader(yaml.SafeLoader):
    """Reads mkdocs.yml without importing the functions that it names."""


Loader.add_multi_constructor("tag:yaml.org,2002:python/name:", lambda loader, suffix, node: suffix)
SITE = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader)


def nav(entries: Any) -> list[str]:
    if isinstance(entries, str):
        return [entries]
    parts = entries.values() if isinstance(entries, dict) else entries
    return [path for part in parts for path in nav(part)]


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL)


def test_the_navigation_has_every_page_once() -> None:
    paths = nav(SITE["nav"])
    assert len(paths) == len(set(paths))
    written = {path.relative_to(DOCS).as_posix() for path in PAGES}
    assert len(written) > 10
    assert set(paths) - {"api.md"} == (written | reference.names()) - {"api.md"}


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Links must also work on GitHub, except to pages that only the site has."""
    for link in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        path = link.partition("#")[0]
        if path.startswith("https://") or not path:
            continue
        if page.is_relative_to(DOCS) and path in reference.names() | {"api.md"}:
            continue
        assert (page.parent / path).exists(), f"{page.name} links to {path}, which does not exist"


def test_links_of_pages_from_elsewhere_lead_into_the_site() -> None:
    known = {page.name for page in PAGES} | reference.names() | {"api.md"}
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in reference.OUTSIDE]
    links = [
        link for text in [*texts, reference.examples()] for link in LINK.findall(without_code(hooks.relinked(text)))
    ]
    assert len(links) > 5
    for link in links:
        assert link.startswith(("https://", "#")) or link.partition("#")[0] in known, link


def test_readme_links_every_guide() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        assert page.name in ("index.md", "league-logs.md", "api.md") or f"docs/{page.name})" in text, page.name


@pytest.mark.parametrize("page", [page for page in PAGES if "```mermaid" in page.read_text(encoding="utf-8")])
def test_diagrams_are_drawn(page: Path) -> None:
    for source in MERMAID.findall(page.read_text(encoding="utf-8")):
        svg = diagrams.draw(source)
        labels = re.findall(r'[\[(]"?([^"\[\]()]+)"?[\])]|participant \w+ as (.+)', source)
        assert labels
        for label in (part for pair in labels for whole in pair for part in whole.split("<br>") if part):
            assert f">{label}</text>" in svg
        assert "style" not in svg, "the content security policy forbids inline styles"


@pytest.mark.parametrize(
    "source",
    [
        "pie",
        "flowchart RL\n a --> b",
        "flowchart LR\n a ==> b",
        "flowchart LR\n a --> b\n b --> a",
        "sequenceDiagram\n a->>b: text",
        "sequenceDiagram\n loop",
    ],
)
def test_diagrams_that_cannot_be_drawn_are_refused(source: str) -> None:
    with pytest.raises(diagrams.DiagramError):
        diagrams.draw(source)


def test_inline_scripts_become_files(tmp_path: Path) -> None:
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    (tmp_path / "deep").mkdir()
    page = tmp_path / "deep" / "index.html"
    page.write_text('<script>one()</script><script src="two.js"></script>', encoding="utf-8")
    hooks.move_scripts(tmp_path, page)
    (script,) = (tmp_path / "assets" / "javascripts").iterdir()
    assert script.read_text(encoding="utf-8") == "one()"
    assert f'<script src="../assets/javascripts/{script.name}"></script>' in page.read_text(encoding="utf-8")


def test_the_reference_names_every_command_and_request() -> None:
    from hexarch.cli.commands import COMMANDS

    text = reference.command_line()
    assert "```sh\nhexarch selfplay " in text
    assert "\b" not in text
    for name in COMMANDS:
        assert f"## hexarch {name}" in text
    assert "| `--games` | `20` |" in text
    document = {"paths": {"/api/x": {"get": {"tags": ["play"], "summary": "A | b"}}}}
    assert "## play" in reference.http(document)
    assert "| `GET` | `/api/x` | A \\| b |" in reference.http(document)


@pytest.mark.long
def test_the_site_is_built_without_a_warning_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert result.returncode == 0, result.stderr
    assert not re.search(r"^WARNING", result.stderr, re.MULTILINE)
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) == len(nav(SITE["nav"])) + 1  # plus the error page
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "<script>" not in text
        assert "<style" not in text
        used = re.findall(r'<(?:script|img|iframe|source)[^>]* src="([^"]+)"', text)
        used += re.findall(r'<link [^>]*rel="(?:stylesheet|icon|preload)"[^>]*href="([^"]+)"', text)
        for path in used:
            assert not path.startswith(("http", "//")), path
            target = tmp_path / path.removeprefix("/docs/") if path.startswith("/") else page.parent / path
            assert target.exists(), f"{page.relative_to(tmp_path)} uses {path}"
    for style in tmp_path.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8"))
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 100_000
