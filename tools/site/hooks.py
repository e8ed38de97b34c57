"""What MkDocs calls while it builds the site: adds generated pages, and takes out what our policy forbids."""

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

from tools.site import reference

FONTS: Final = ("inter-latin.woff2", "inter-latin-ext.woff2")
_INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are not in `docs`."""
    for path, text in reference.pages():
        files.append(File.generated(config, path, content=text))
    document = json.dumps(reference.openapi(), indent=1)
    files.append(File.generated(config, "reference/openapi.json", content=document))
    for name in FONTS:
        source = reference.ROOT / "client" / "src" / "assets" / "fonts" / name
        files.append(File.generated(config, f"assets/fonts/{name}", abs_src_path=str(source)))
    if files.get_file_from_path("api.md") is None:
        text = "# HTTP and live API\n\nSee [HTTP requests](reference/http.md).\n"
        files.append(File.generated(config, "api.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    return relinked(markdown)


def relinked(markdown: str) -> str:
    """Point links from and to files outside `docs` to their pages in the site."""
    for path, name in {**reference.OUTSIDE, "examples/README.md": "examples.md"}.items():
        markdown = markdown.replace(f"](../{path})", f"]({name})")
    return markdown.replace("](../docs/", "](").replace("](docs/", "](")


def on_post_build(config: Any) -> None:
    site = Path(config["site_dir"])
    for page in site.rglob("*.html"):
        move_scripts(site, page)
    for path in (*site.rglob("*.map"), site / "sitemap.xml", site / "sitemap.xml.gz"):
        path.unlink(missing_ok=True)
    shutil.rmtree(site / "assets" / "javascripts" / "lunr", ignore_errors=True)  # stemmers of other languages


def move_scripts(site: Path, page: Path) -> None:
    """Move a page's inline scripts to files: the server's content security policy allows no others."""
    depth = len(page.relative_to(site).parts) - 1
    # The error page answers at any address, so nothing in it is relative.
    root = "/docs/" if page.name == "404.html" else "../" * depth

    def moved(found: re.Match[str]) -> str:
        name = f"assets/javascripts/inline-{sha256(found[1].encode()).hexdigest()[:10]}.js"
        (site / name).write_text(found[1], encoding="utf-8")
        return f'<script src="{root}{name}"></script>'

    page.write_text(_INLINE.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")
