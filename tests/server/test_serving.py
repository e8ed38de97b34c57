"""Settings, health checks, logs, the page, and the commands as a user runs them."""

import json
import os
import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from hexarch.locale import keys
from hexarch.server import settings as server_settings
from hexarch.server.settings import FIELDS, Settings, SettingsError, load_settings
from hexarch.server.web.logging import JsonFormatter
from tests.server.running import Running, running, settings_for

SOURCE = Path(server_settings.__file__).parent


def test_the_command_line_overrides_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hexarch.toml"
    file.write_text('port = 1\nhost = "one"\nworkers = 3\nmove_seconds = 4')
    settings = load_settings(file, {"HEXARCH_PORT": "2", "HEXARCH_HOST": "two"}, {"host": "three", "port": None})
    assert (settings.port, settings.host, settings.workers, settings.move_seconds) == (2, "three", 3, 4.0)
    assert load_settings(None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("port = 'x'", "must be a number"),
        ("host = 7", "must be a string"),
        ("port =", "not valid TOML"),
        ("log_format = 'xml'", "log_format"),
        ("address = 'games.example'", "http"),
        ("workers = -1", "workers"),
        ("database = 'mysql://a@b/c'", "PostgreSQL URL or the path of an SQLite file"),
        ("components = 'nowhere.toml'", "nowhere.toml: No such file"),
    ],
)
def test_wrong_settings_are_named(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "hexarch.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=sentence):
        load_settings(file, {})


def test_the_kind_of_a_database_is_recognised(tmp_path: Path) -> None:
    assert Settings(database="postgres://a@b/c").database_url == "postgresql+psycopg://a@b/c"
    assert Settings(database="postgresql://a@b/c").is_postgresql
    assert Settings(data=str(tmp_path)).database_url == f"sqlite+aiosqlite:///{tmp_path}/hexarch.sqlite"


def hexarch(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hexarch.cli import main; main()", *arguments]
    whole = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", **environment}
    return subprocess.run(command, capture_output=True, text=True, env=whole, check=False, timeout=60)


def test_help_documents_every_setting() -> None:
    shown = hexarch("serve", "--help").stdout
    for name in FIELDS:
        assert f"HEXARCH_{name.upper()}" in shown


def test_a_wrong_setting_is_refused_with_a_sentence() -> None:
    done = hexarch("serve", HEXARCH_PORT="many")
    assert done.returncode == 2
    assert "HEXARCH_PORT must be a number, not 'many'." in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database at all, and no folder either")
    nowhere = "postgresql://127.0.0.1:1/none"
    for command, database in (("serve", file), ("serve", file / "games.sqlite"), ("serve", nowhere), ("bots", nowhere)):
        done = hexarch(command, "--database", str(database))
        assert done.returncode == 2
        assert "The database cannot be used" in done.stderr
        assert "Traceback" not in done.stderr


def test_new_tables_use_the_components_of_the_server(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[buildings.Mint]\nname = "Coin house"\n')
    with running(settings_for(tmp_path, components=str(box))) as server:
        person = server.person("Anna")
        code = person.table("origins", ["me", "random"])
        options = person.get(f"/tables/{code}")["options"]
        assert options["components"] == {"buildings": {"Mint": {"name": "Coin house"}}}
        person.start(code)
        given = {one["name"]: one["given_name"] for one in person.state(code)["position"]["buildings"]}
        assert given["Mint"] == "Coin house"
        for own in ({}, {"start": {"gold": 2}}):
            code = person.table("origins", ["me", "random"], options={"components": own})
            assert person.get(f"/tables/{code}")["options"]["components"] == own
        code = person.table("terra-mystica", ["me", "random"])
        assert "components" not in person.get(f"/tables/{code}")["options"]


def test_alive_and_ready(own: Running) -> None:
    assert httpx.get(f"{own.url}/healthz").json() == {"ok": True}
    ready = httpx.get(f"{own.url}/readyz")
    assert (ready.status_code, ready.json()["ok"]) == (200, True)


def test_the_page_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>The page</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("console.log(1)")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    with running(settings_for(tmp_path / "data", page=str(tmp_path))) as server:
        for path in ("/", "/tables/abc", "/settings"):
            assert "The page" in httpx.get(server.url + path).text
        script = httpx.get(f"{server.url}/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{server.url}/favicon.svg").text == "<svg/>"
        assert httpx.get(f"{server.url}/api/none").status_code == 404
        assert httpx.get(f"{server.url}/assets/none.js").status_code == 404


def test_only_the_script_that_was_built_into_the_page_runs(tmp_path: Path) -> None:
    script = "document.title = 'Hexarch'"
    (tmp_path / "index.html").write_text(f'<!doctype html><html lang="en"><script>{script}</script></html>')
    known = b64encode(sha256(script.encode()).digest()).decode()
    with running(settings_for(tmp_path / "data", page=str(tmp_path))) as server:
        for path in ("/", "/tables", "/index.html"):
            assert (
                f"script-src 'self' 'sha256-{known}';"
                in httpx.get(server.url + path).headers["content-security-policy"]
            )
        assert "sha256" not in httpx.get(f"{server.url}/api/me").headers["content-security-policy"]


def test_the_page_of_a_table_names_its_game_only_to_its_readers(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><title>The page</title></html>')
    with running(settings_for(tmp_path / "data", page=str(tmp_path))) as server:
        anna = server.person("Anna")
        for visibility, shown in (("public", True), ("invitation", False)):
            seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
            code = anna.post("/tables", game="origins", seats=seats, visibility=visibility)["id"]
            assert "data-game" not in httpx.get(f"{server.url}/table/{code}").text
            anna.post(f"/tables/{code}/start")
            assert ('data-game="origins"' in httpx.get(f"{server.url}/table/{code}").text) is shown
        assert "The page" in httpx.get(f"{server.url}/table/none").text


def test_precompressed_files_are_sent_to_clients_that_accept_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1.js").write_text("plain")
    (tmp_path / "assets" / "app-1.js.br").write_bytes(b"small")
    with running(settings_for(tmp_path / "data", page=str(tmp_path))) as server, httpx.Client() as client:
        yes, no = ("gzip, br", "br;q=1", "br ; q=0.5, gzip", "BR"), ("gzip", "brotli", "br;q=0", "gzip, br; q=0.0, x")
        for accepted, is_small in [*((one, True) for one in yes), *((one, False) for one in no)]:
            with client.stream("GET", f"{server.url}/assets/app-1.js", headers={"Accept-Encoding": accepted}) as script:
                assert b"".join(script.iter_raw()) == (b"small" if is_small else b"plain")
                assert (script.headers.get("content-encoding") == "br") is is_small
                assert "javascript" in script.headers["content-type"]
                assert "immutable" in script.headers["cache-control"]
                assert script.headers["x-content-type-options"] == "nosniff"


def test_a_server_without_the_page_says_so(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, page=str(tmp_path / "nowhere"))) as server:
        assert "has not been built" in httpx.get(server.url).text


def test_logs_are_json_without_secrets(tmp_path: Path) -> None:
    import logging

    record = logging.makeLogRecord({"name": "hexarch.access", "msg": "request", "route": "/api/me", "status": 200})
    entry = json.loads(JsonFormatter().format(record))
    assert (entry["route"], entry["status"]) == ("/api/me", 200)


def test_every_message_key_of_the_server_has_its_sentence() -> None:
    used = set()
    for path in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'"(server-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    known = keys("en")
    assert used <= known
    statuses = {int(code) for path in SOURCE.rglob("*.py") for code in re.findall(r"Problem\((\d+)", path.read_text())}
    assert {f"server-title-{status}" for status in statuses} <= known
    for status in ("open", "running", "finished", "analysis"):
        assert f"server-table-{status}" in known
    written = {
        key for key in known if key.startswith("server-") and not key.startswith(("server-title", "server-table"))
    }
    assert written <= used, "an unused sentence"


def test_the_documentation_is_served_with_our_headers(tmp_path: Path) -> None:
    (tmp_path / "site" / "playing").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<h1>Documentation</h1>")
    (tmp_path / "site" / "playing" / "index.html").write_text("<h1>Playing</h1>")
    (tmp_path / "site" / "404.html").write_text("<h1>No such page</h1>")
    (tmp_path / "secret").write_text("secret")
    with (
        running(settings_for(tmp_path / "data", docs=str(tmp_path / "site"))) as server,
        httpx.Client(timeout=60) as client,
    ):
        assert client.get(f"{server.url}/docs").headers["location"] == "/docs/"
        first = client.get(f"{server.url}/docs/")
        assert "Documentation" in first.text
        assert first.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
        assert first.headers["cache-control"] == "no-cache"
        assert "Playing" in client.get(f"{server.url}/docs/playing/").text
        missing = client.get(f"{server.url}/docs/nothing/")
        assert (missing.status_code, "No such page" in missing.text) == (404, True)
        for path in ("%2e%2e/secret", "..%2fsecret", "%00", "playing%00"):
            answer = client.get(f"{server.url}/docs/{path}")
            assert answer.status_code == 404
            assert "secret" not in answer.text


def test_documentation_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, docs=str(tmp_path / "nowhere"))) as server:
        for path in ("/docs", "/docs/", "/docs/playing/"):
            answer = httpx.get(f"{server.url}{path}")
            assert answer.status_code == 404
            assert "make docs" in answer.text
