"""The API's description is complete and correct, with examples."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from hexarch import locale
from hexarch.server.app import create_app
from hexarch.server.settings import Settings
from tests.server.postgres import new_database
from tests.server.running import Running, running, settings_for
from tests.server.test_play import advance, two_seats

DOCUMENT: dict[str, Any] = create_app(Settings(database="unused.sqlite")).openapi()
OPERATIONS = [
    (path, method, operation) for path, item in DOCUMENT["paths"].items() for method, operation in item.items()
]
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)


def resolve(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "components": DOCUMENT["components"]}


@pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS, ids=[f"{one[1]} {one[0]}" for one in OPERATIONS])
def test_every_operation_is_described_with_examples(path: str, method: str, operation: dict[str, Any]) -> None:
    assert operation["summary"]
    assert operation["tags"]
    assert operation["description"].endswith((".", "`"))
    for parameter in operation.get("parameters", []):
        assert parameter["in"] == "path" or parameter["description"], f"{parameter['name']} has no description"
    assert "application/problem+json" in operation["responses"]["default"]["content"]
    good = [answer for status, answer in operation["responses"].items() if status in ("200", "201", "202")]
    assert good
    body = operation.get("requestBody")
    if body:
        schema = body["content"]["application/json"]["schema"]
        for reference in _references(schema):
            fields = DOCUMENT["components"]["schemas"][reference].get("properties", {})
            for name, field in fields.items():
                assert _has_example(field), f"{reference}.{name} has no example"


def _references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"].rsplit("/", 1)[1]] if "$ref" in node else []
        return own + [name for part in node.values() for name in _references(part)]
    if isinstance(node, list):
        return [name for part in node for name in _references(part)]
    return []


def _has_example(field: dict[str, Any]) -> bool:
    """Does the schema have an example, or values that explain themselves?"""
    parts = [field, *field.get("anyOf", [])]
    return any(
        "examples" in part or "enum" in part or "const" in part or part.get("type") == "boolean" or "$ref" in part
        for part in parts
    )


def test_the_errors_of_descriptions_exist() -> None:
    catalogues = [path.read_text() for path in (Path(locale.__file__).parent / "en").glob("*.ftl")]
    known = {key for text in catalogues for key in re.findall(r"^(server-[a-z0-9-]+) =", text, re.MULTILINE)}
    texts = [DOCUMENT["info"]["description"], *(operation["description"] for _, _, operation in OPERATIONS)]
    named = {key for text in texts for key in re.findall(r"`(server-[a-z0-9-]+)`", text)}
    assert len(named) > 100
    assert named <= known


def test_every_tag_is_described() -> None:
    """The API page shows only operations whose tag is described."""
    assert {tag for _, _, operation in OPERATIONS for tag in operation["tags"]} == {
        tag["name"] for tag in DOCUMENT["tags"] if tag["description"]
    }


def test_operations_have_names_and_say_who_may_use_them() -> None:
    ids = [operation["operationId"] for _, _, operation in OPERATIONS]
    assert len(ids) == len(set(ids))
    assert all(path.startswith("/api/v1/") for path, _, _ in OPERATIONS)
    by_id = {operation["operationId"]: operation for _, _, operation in OPERATIONS}
    assert by_id["playMoves"]["security"] == [{"token": ["play"]}, {"session": []}]
    assert by_id["revokeToken"]["security"] == [{"token": []}, {"session": []}]
    assert by_id["changePassword"]["security"] == [{"session": []}]
    told = DOCUMENT["x-websockets"]["/api/v1/tables/{id}/live"]
    assert told["receives"]["$ref"].rsplit("/", 1)[1] in DOCUMENT["components"]["schemas"]


def test_the_shapes_of_both_games_are_there() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert {"TerraMysticaPosition", "OriginsPosition", "TerraMysticaOptions", "OriginsOptions"} <= set(schemas)
    assert schemas["TerraMysticaPosition"]["properties"]["map"] == {"$ref": "#/components/schemas/TerraMysticaMap"}
    assert {"LiveMessage", "LiveMoves", "LiveReset"} <= set(schemas)
    for name in _references(DOCUMENT):
        assert name in schemas, f"{name} is missing"


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_states_drafts_and_messages_have_the_shape_they_promise(server: Running, game: str) -> None:
    anna, ben, code = two_seats(server, game)
    start = anna.state(code)["seq"]
    advance((anna, ben), code, 12)
    for person in (anna, ben, server.person()):
        jsonschema.validate(person.state(code, log="all"), resolve({"$ref": "#/components/schemas/State"}))
        jsonschema.validate(person.get(f"/tables/{code}"), resolve({"$ref": "#/components/schemas/Table"}))
    mover = anna if anna.get(f"/tables/{code}")["my_turn"] else ben
    state = mover.state(code)
    action = state["options"]["actions"][0]["id"]
    draft = mover.post(f"/tables/{code}/draft", version=state["version"], action=action)
    jsonschema.validate(draft, resolve({"$ref": "#/components/schemas/Draft"}))
    with anna.live(code, start) as socket:
        for _ in range(12):
            message = json.loads(socket.recv(timeout=60))
            jsonschema.validate(message, resolve({"$ref": "#/components/schemas/LiveMessage"}))


def test_the_documentation_page_needs_nothing_from_elsewhere(server: Running) -> None:
    found = httpx.get(f"{server.url}/api/docs")
    assert (found.status_code, found.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "script-src 'self';" in found.headers["content-security-policy"]
    assert "<style" not in found.text
    names = re.findall(r'(?:src|href)="([^"]+)"', found.text)
    assert {"/api/docs/page.js", "/api/docs/page.css", "/api/openapi.json"} == set(names)
    for name in names:
        assert httpx.get(f"{server.url}{name}").status_code == 200
        assert httpx.get(f"{server.url}{name.replace('/api', '/api/v1', 1)}").status_code == 200
    for wrong in ("x.js", "..%2Fapp.py", "%00"):
        assert httpx.get(f"{server.url}/api/docs/{wrong}").status_code == 404


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server on each database: they accept different texts and numbers, such as zero bytes."""
    folder = tmp_path_factory.mktemp("target")
    database = str(folder / "hexarch.sqlite")
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")
    with running(settings_for(folder, database)) as started:
        yield started


@pytest.fixture(scope="module")
def victim(target: Running) -> dict[str, str]:
    """Create a session and a running table, so that requests can succeed."""
    anna = target.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    return {"cookie": anna.http.cookies["hexarch_session"], "code": code}


def attack(target: Running, victim: dict[str, str], case: schemathesis.Case[Any]) -> None:
    """Aim half of the calls at an existing table as one of its players, the rest at anything."""
    if case.path_parameters and "id" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["id"] = victim["code"]
    forgets = (case.method, case.path) in (
        *(("DELETE", "/api/v1/me"), ("POST", "/api/v1/logout"), ("POST", "/api/v1/me/password")),
    )
    cookies = {} if forgets else {"hexarch_session": victim["cookie"]}
    response = case.call(base_url=target.url, cookies=cookies, headers={"Origin": target.url}, timeout=30)
    case.validate_response(response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
        assert response.json()["detail"]


# Without the endless stream; `test_programs.py` sends it unexpected input.
IDS = [operation["operationId"] for _, _, operation in OPERATIONS if operation["operationId"] != "streamEvents"]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_input_breaks_the_server(target: Running, victim: dict[str, str], name: str) -> None:
    operation = SCHEMA.find_operation_by_id(name)

    @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case[Any]) -> None:
        attack(target, victim, case)

    send()
