"""Security: origins, headers, sizes, rate limits, and errors that reveal nothing."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hexarch.server.accounts import tokens
from hexarch.server.accounts.sessions import read_cookie
from hexarch.server.web.middleware import HEADERS
from hexarch.server.web.rate_limits import household
from tests.server.running import Running, running, settings_for
from tests.server.test_lobby import refusal


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "none"}, 403),
        ({"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
def test_cross_origin_requests_are_refused(server: Running, headers: dict[str, str], status: int) -> None:
    for method, path in (("POST", "/guest"), ("PATCH", "/me"), ("DELETE", "/me"), ("PUT", "/tables/x/seats/0")):
        response = httpx.request(method, f"{server.url}/api{path}", json={"name": "Anna"}, headers=headers)
        assert (response.status_code == 403) == (status == 403)
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 200


def test_behind_a_proxy_the_origin_is_checked_against_the_public_address(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, address="https://games.example")) as server:
        for origin, status in (("https://games.example", 200), (server.url, 403), ("http://games.example", 403)):
            body = {"name": "Anna"}
            response = httpx.post(
                f"{server.url}/api/guest", json=body, headers={"Origin": origin, "Host": "games.example"}
            )
            assert response.status_code == status
            if status == 200:
                assert "secure" in response.headers["set-cookie"].lower()
                assert "strict-transport-security" in response.headers


def test_forms_cannot_post(server: Running) -> None:
    for content in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {"Origin": server.url, "Content-Type": content}
        response = httpx.post(f"{server.url}/api/guest", content=b'{"name": "Anna"}', headers=headers)
        assert (response.status_code, response.json()["key"]) == (415, "server-content-type")


def test_every_response_has_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/me", "/api/nowhere", "/healthz", "/some/page", "/api/tables/none"):
        response = httpx.get(server.url + path)
        for name, value in HEADERS.items():
            # The policy names the page's one inline script.
            told = (
                re.sub(r" 'sha256-[^']+'", "", response.headers[name]) if "api" not in path else response.headers[name]
            )
            assert told == value
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    script = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert script == "script-src 'self'"


def test_large_bodies_are_refused_however_they_come(server: Running) -> None:
    headers = {"Origin": server.url, "Content-Type": "application/json"}
    large = b'{"name": "' + b"x" * 200_000 + b'"}'
    assert httpx.post(f"{server.url}/api/guest", content=large, headers=headers).status_code == 413
    parts = iter([large[:100_000], large[100_000:]])
    response = httpx.post(f"{server.url}/api/guest", content=parts, headers=headers)
    assert (response.status_code, response.json()["key"]) == (413, "server-too-large")


def test_only_imports_may_be_larger(server: Running) -> None:
    anna = server.person("Anna")
    assert refusal(anna.post, "/imports", text="x" * 1_000_000).key == "server-rule"
    assert refusal(anna.post, "/imports", text="x" * 2_500_000).key == "server-invalid"
    assert refusal(anna.post, "/imports", text="x" * 4_000_000).key == "server-too-large"


def test_settings_of_a_person_have_a_limit(server: Running) -> None:
    refused = refusal(server.person("Anna").call, "PATCH", "/me", {"settings": {"x": "y" * 30_000}})
    assert refused.status == 413


def test_a_rate_limited_response_says_when_to_retry(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate_factor=1.0)) as server:
        stranger = server.person()
        wrong = {"name": "Anna", "password": "wrong password"}
        refused = refusal(stranger.post, "/login", **wrong)
        while refused.status == 403:
            refused = refusal(stranger.post, "/login", **wrong)
        assert (refused.status, refused.key) == (429, "server-too-often")
        assert refused.body["limit"] == "sign-in"
        wait = refused.body["retry_after"]
        assert 1 <= wait <= 60
        assert refused.headers["retry-after"] == str(wait)
        assert stranger.get("/me")["user"] is None, "others can be asked meanwhile"


def test_each_person_and_each_address_has_its_own_share(tmp_path: Path) -> None:
    from hexarch.server.web.problems import Problem
    from hexarch.server.web.rate_limits import CHAT, Limiter

    limiter = Limiter()
    for _ in range(int(CHAT.burst)):
        limiter.check(CHAT, "anna")
    with pytest.raises(Problem) as refused:
        limiter.check(CHAT, "anna")
    assert refused.value.status == 429
    limiter.check(CHAT, "ben")


def test_addresses_of_one_ipv6_network_share_a_limit() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::2") != household("2001:db8:1:3::1")
    assert household("192.0.2.1") == household("::ffff:192.0.2.1") != household("192.0.2.2")
    assert household("unknown") == "unknown"


def test_the_number_of_live_connections_of_an_address_is_limited(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate_factor=0.01)) as server:  # a burst of three
        limiter = server.app.state.server.limiter
        with limiter.socket("127.0.0.1"), limiter.socket("127.0.0.1"), limiter.socket("127.0.0.1"):
            with pytest.raises(InvalidStatus) as refused, server.person().live("none"):
                pass
            assert refused.value.response.status_code == 429
            body = json.loads(bytes(refused.value.response.body or b""))
            assert (body["key"], body["limit"], body["retry_after"]) == ("server-too-often", "sockets", 60)
            with limiter.socket("192.0.2.1"):
                pass
        with pytest.raises(InvalidStatus) as refused, server.person().live("none"):
            pass
        assert json.loads(bytes(refused.value.response.body or b""))["limit"] == "connect"


def test_replays_have_a_limit_of_their_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    asked: list[str] = []
    limiter = server.app.state.server.limiter
    monkeypatch.setattr(limiter, "check", lambda limit, who: asked.append(limit.name))
    for path, query in (("ledger", {}), ("chart", {}), ("download", {}), ("state", {"at": 0})):
        asked.clear()
        anna.get(f"/tables/{code}/{path}", **query)
        assert "replay" in asked, path
    asked.clear()
    anna.state(code)
    assert asked
    assert "replay" not in asked


def test_paths_do_not_lead_out_of_the_page(server: Running) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
        with httpx.Client() as client:
            request = client.build_request("GET", server.url + "/")
            request.url = httpx.URL(server.url).copy_with(raw_path=path.encode())
            response = client.send(request)
        assert "create_app" not in response.text
        assert "root:" not in response.text


def test_unknown_addresses_and_methods_are_problems_too(server: Running) -> None:
    for method, path, key in (
        ("GET", "/api/nowhere", "server-not-found"),
        ("POST", "/api/me", "server-method"),
        ("DELETE", "/api/catalogue", "server-method"),
    ):
        response = httpx.request(method, server.url + path, headers={"Origin": server.url})
        assert response.headers["content-type"] == "application/problem+json"
        assert response.json()["key"] == key


def test_broken_json_is_refused_in_a_sentence(server: Running) -> None:
    headers = {"Origin": server.url, "Content-Type": "application/json"}
    for content in (b"{", b"\xff\xfe", b"[]", b"null", b'{"name": 7}', b"[" * 60_000):
        response = httpx.post(f"{server.url}/api/guest", content=content, headers=headers)
        assert response.status_code in (400, 422), content[:10]
        assert response.json()["detail"].endswith(".")
        assert "Traceback" not in response.text


def test_metrics_are_only_for_the_operator(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, metrics_token="a secret")) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 403
        assert httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer b secret"}).status_code == 403
        shown = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer a secret"})
        assert "hexarch_requests_total" in shown.text


def test_metrics_are_not_for_those_behind_a_proxy_on_the_same_machine(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 403


def test_secrets_are_stored_as_digests_and_compared_in_constant_time(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        anna = server.person()
        anna.post("/register", name="Anna", password="correct horse battery")
        cookie = anna.http.cookies["hexarch_session"]
        secret = cookie.split(".")[1]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("hexarch.sqlite*"))
    assert secret.encode() not in stored
    assert b"correct horse" not in stored
    assert tokens.digest(secret).encode() in stored


def test_signatures() -> None:
    signed = tokens.sign("key", "value")
    assert tokens.unsign("key", signed) == "value"
    assert tokens.unsign("other key", signed) is None
    assert tokens.unsign("key", "valuE" + signed[5:]) is None
    assert tokens.unsign("key", "value") is None
    assert read_cookie("key", tokens.sign("key", "id.secret")) == ("id", "secret")
    assert read_cookie("key", tokens.sign("key", f"id.{'x' * 300}")) is None, "it would fill the cache"


# Values that JSON can contain but some database or encoder cannot handle.
NASTY: tuple[Any, ...] = ("a\x00b", "\ud800", "\udfff x", 10**30, -(10**40), [[]], {"\ud800": "\x00"})


def test_no_json_value_breaks_a_server(own: Running) -> None:
    anna = own.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    state = anna.state(code)
    stored = anna.get(f"/tables/{code}/download")
    for bad in NASTY:
        moves = {"version": state["version"], "actions": [0], "request_id": bad}
        for method, path, body in (
            ("PATCH", "/me", {"settings": {"a": bad}}),
            ("PATCH", "/me", {"settings": {str(bad): 1}}),
            ("PATCH", "/me", {"name": bad}),
            ("POST", "/guest", {"name": "Anna", str(bad): bad}),
            ("POST", "/login", {"name": bad, "password": "12345678"}),
            ("POST", "/login", {"name": "Anna", "password": f"12345678{bad}"}),
            ("POST", "/tables", {"game": bad, "seats": [{"kind": "me"}]}),
            ("POST", "/tables", {"game": "origins", "seats": [{"kind": "me"}], "preset": bad}),
            ("POST", "/tables", {"game": "origins", "seats": [{"kind": "me"}], "title": bad}),
            ("POST", "/tables", {"game": "origins", "seats": [{"kind": "me"}], "options": {"city": bad}}),
            ("POST", "/tables", {"game": "origins", "seats": [{"kind": "me"}], "options": {str(bad): bad}}),
            ("POST", "/tables", {"game": "origins", "seats": [{"kind": "computer", "level": bad}]}),
            ("POST", f"/tables/{code}/moves", moves),
            ("POST", f"/tables/{code}/moves", {**moves, "version": state["version"] + 1}),
            ("POST", f"/tables/{code}/text", {"version": state["version"], "text": bad}),
            ("POST", f"/tables/{code}/chat", {"text": bad}),
            ("POST", f"/tables/{code}/join", {"invitation": bad}),
            ("POST", "/imports", {"text": bad}),
            ("POST", "/imports", {"text": json.dumps({**stored, "names": [bad, bad]})}),
            ("POST", "/imports", {"text": json.dumps({**stored, "options": bad})}),
        ):
            content = json.dumps(body).encode()
            response = anna.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
            assert response.status_code < 500, (method, path, body, response.text)
    for letter in ("%00", "a%00b", "%ff", "%ed%a0%80"):
        for method, path in (
            ("GET", f"/tables/{letter}"),
            ("GET", f"/tables/{letter}/state"),
            ("DELETE", f"/me/sessions/{letter}"),
            ("GET", f"/tables/{code}/state?invitation={letter}"),
            ("GET", f"/tables/{code}/why?text={letter}"),
            ("GET", f"/tables?game={letter}"),
        ):
            response = anna.http.request(method, path)
            assert response.status_code < 500, (method, path, response.text)
    assert anna.state(code)["version"] == state["version"]
