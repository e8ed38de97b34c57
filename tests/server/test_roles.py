"""Who may do what: every route for every role, on a private and on a public table.

The table below names each route of the API once; a test demands that none is missing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Person, Running

STRANGER, GUEST, INVITED, SEATED, OWNER = "stranger", "guest", "invited", "seated", "owner"
# Not signed in; signed in; with the invitation; a player; the owner, who also plays.
ROLES: Final = (STRANGER, GUEST, INVITED, SEATED, OWNER)

# Routes that concern no table, by the roles that may use them.
EVERYBODY: Final = {
    "GET /me",
    "GET /catalogue",
    "GET /bots",
    "GET /people/{person}",
    "GET /ratings/{game}",
    "GET /looking",
    "GET /game-reports/{link}",
    "GET /tables",
    "GET /lessons",
    "GET /lessons/{game}/{name}",
    "GET /puzzles",
    "GET /studies/{study}",
    "GET /studies/{study}/file",
    "POST /guest",
    "POST /register",
    "POST /login",
    "POST /logout",
    "POST /email/confirm",
    "POST /recover",
    "POST /recover/password",
    "POST /unsubscribe",
}
SIGNED_IN: Final = {
    "PATCH /me",
    "DELETE /me",
    "GET /me/data",
    "GET /me/sessions",
    "DELETE /me/sessions/{id}",
    "GET /events",
    "GET /challenges",
    "POST /challenges/{id}/accept",
    "POST /challenges/{id}/decline",
    "DELETE /challenges/{id}",
    "POST /me/bot",
    "GET /me/tokens",
    "POST /me/tokens",
    "DELETE /me/tokens/{id}",
    "POST /me/password",
    "POST /me/login-name",
    "PUT /me/email",
    "DELETE /me/email",
    "GET /me/calendar",
    "PUT /me/calendar",
    "GET /me/notices",
    "PUT /me/notices",
    "POST /me/notices/test",
    "POST /me/notices/devices",
    "DELETE /me/notices/devices/{id}",
    "GET /me/blocked",
    "GET /me/friends",
    "GET /groups",
    "POST /groups",
    "GET /groups/{group}",
    "DELETE /groups/{group}",
    "POST /groups/{group}/invitation",
    "POST /groups/{group}/members",
    "POST /groups/{group}/join",
    "DELETE /groups/{group}/members/{user_id}",
    "POST /groups/{group}/tables",
    "POST /groups/{group}/events",
    "GET /competitions/{event}",
    "GET /competitions/{event}/export",
    "POST /competitions/{event}/join",
    "POST /competitions/{event}/leave",
    "POST /competitions/{event}/start",
    "POST /competitions/{event}/next",
    "DELETE /competitions/{event}",
    "PUT /me/friends/{user_id}",
    "PUT /me/looking",
    "DELETE /me/looking/{game}",
    "PUT /me/blocked/{user_id}",
    "POST /tables",
    "POST /imports",
    "POST /puzzles/next",
    "POST /puzzles/{puzzle}/table",
    "POST /puzzles/{puzzle}/answer",
    "POST /puzzles/{puzzle}/solution",
    "GET /studies",
    "POST /studies",
    "POST /studies/import",
    "PATCH /studies/{study}",
    "DELETE /studies/{study}",
    "POST /studies/{study}/chapters",
    "PATCH /studies/{study}/chapters/{number}",
    "DELETE /studies/{study}/chapters/{number}",
    "POST /lessons/{game}/{name}",
}


ADMIN: Final = {
    "GET /admin/reports",
    "DELETE /admin/reports/{report}",
    "PUT /admin/people/{user_id}/ban",
    "PUT /admin/people/{user_id}/mute",
    "DELETE /admin/tables/{id}",
    "GET /admin/audit",
}


@dataclass(frozen=True)
class Route:
    """What each role may do at a running table: `read` means everybody who may look; players and owners are fewer."""

    name: str
    who: str
    body: dict[str, Any] | None = None
    query: tuple[tuple[str, str], ...] = ()


READ, NAMED, CHAT, SEAT, OWN = "read", "named", "chat", "seat", "own"
TABLE_ROUTES: Final = (
    Route("GET /tables/{id}", READ),
    Route("GET /tables/{id}/state", READ),
    Route("GET /tables/{id}/position", READ),
    Route("POST /tables/{id}/challenges", OWN, {"bot": "nobody"}),
    Route("POST /tables/{id}/invitations", OWN, {"person": "nobody"}),
    Route("GET /tables/{id}/why", READ, query=(("action", "0"),)),
    Route("GET /tables/{id}/preview", READ, query=(("action", "0"),)),
    Route("GET /tables/{id}/coach", SEAT),
    Route("GET /tables/{id}/ledger", READ),
    Route("GET /tables/{id}/chart", READ),
    Route("GET /tables/{id}/download", READ),
    Route("GET /tables/{id}/log", READ),
    Route("GET /tables/{id}/chat", READ),
    Route("POST /tables/{id}/chat", CHAT, {"text": "Hello"}),
    Route("POST /tables/{id}/report", NAMED, {"user_id": "nobody", "text": "Hello"}),
    Route("GET /tables/{id}/game-report", READ),
    Route("POST /tables/{id}/game-report", NAMED),
    Route("POST /tables/{id}/game-report/link", SEAT),
    Route("DELETE /tables/{id}/game-report/link", SEAT),
    Route("GET /tables/{id}/restrictions", OWN),
    Route("PUT /tables/{id}/people/{user_id}/mute", OWN, {"on": True}),
    Route("PUT /tables/{id}/people/{user_id}", OWN),
    Route("DELETE /tables/{id}/people/{user_id}", OWN),
    Route("POST /tables/{id}/invitation", OWN),
    Route("DELETE /tables/{id}/invitation", OWN),
    Route("PATCH /tables/{id}", OWN, {"guests_chat": False}),
    Route("GET /tables/{id}/notices", NAMED),
    Route("PUT /tables/{id}/notices", NAMED, {"silent": ["chat"]}),
    Route("POST /tables/{id}/copy", NAMED),
    Route("POST /tables/{id}/branch", NAMED, {"at": 0}),
    Route("POST /tables/{id}/draft", SEAT, {"version": 0, "action": 0}),
    Route("PUT /tables/{id}/draft", SEAT, {"version": 0, "steps": []}),
    Route("DELETE /tables/{id}/draft", SEAT),
    Route("GET /tables/{id}/instead", SEAT, query=(("thing", "hex:A1"),)),
    Route("POST /tables/{id}/draft/confirm", SEAT, {"version": 0, "request_id": "r"}),
    Route("POST /tables/{id}/moves", SEAT, {"version": 0, "actions": [0], "request_id": "r"}),
    Route("POST /tables/{id}/text", SEAT, {"version": 0, "text": "pass"}),
    Route("GET /tables/{id}/plans", SEAT),
    Route("POST /tables/{id}/plans", SEAT, {"name": "Mine"}),
    Route("GET /tables/{id}/plans/{plan}", SEAT),
    Route("PATCH /tables/{id}/plans/{plan}", SEAT, {"place": 0}),
    Route("DELETE /tables/{id}/plans/{plan}", SEAT),
    Route("POST /tables/{id}/plans/{plan}/steps", SEAT, {"version": 0, "action": 0}),
    Route("DELETE /tables/{id}/plans/{plan}/steps", SEAT),
    Route("GET /tables/{id}/plans/{plan}/why", SEAT, query=(("action", "0"),)),
    Route("GET /tables/{id}/plans/{plan}/preview", SEAT, query=(("action", "0"),)),
    Route("GET /tables/{id}/plans/{plan}/instead", SEAT, query=(("thing", "hex:A1"),)),
    Route("PUT /tables/{id}/plans/{plan}/order", SEAT, {"version": 0}),
    Route("DELETE /tables/{id}/plans/{plan}/order", SEAT),
    Route("PUT /tables/{id}/answers", SEAT, {"rules": []}),
    Route("POST /tables/{id}/takeback", SEAT, {"to": 0}),
    Route("POST /tables/{id}/takeback/answer", SEAT, {"accept": True}),
    Route("POST /tables/{id}/clock/pause", SEAT),
    Route("POST /tables/{id}/clock/answer", SEAT, {"accept": True}),
    Route("POST /tables/{id}/clock/resume", SEAT),
    Route("POST /tables/{id}/clock/claim", SEAT, {"seat": 1}),
    Route("POST /tables/{id}/hint", SEAT, {"seat": None}),
    Route("POST /tables/{id}/resign", SEAT),
    Route("POST /tables/{id}/return", SEAT),
    Route("POST /tables/{id}/rematch", SEAT),
    Route("POST /tables/{id}/join", NAMED, {}),
    Route("POST /tables/{id}/leave", SEAT),
    Route("POST /tables/{id}/start", OWN),
    Route("PUT /tables/{id}/seats/{seat}", OWN, {"kind": "open"}),
    Route("DELETE /tables/{id}", OWN),
)

# The keys of refusals because of a role.
REFUSALS: Final = {"server-no-table", "server-sign-in", "server-not-seated", "server-owner-only", "server-chat-seated"}


class Cast:
    """A table of either visibility and one person for each role."""

    def __init__(self, people: dict[str, Person], visibility: str, is_running: bool) -> None:
        self.people = people
        owner, seated = self.people[OWNER], self.people[SEATED]
        self.code = owner.table("terra-mystica", ["me", "open"], visibility=visibility)
        self.invitation: str = owner.get(f"/tables/{self.code}")["invitation"]
        if is_running:
            seated.post(f"/tables/{self.code}/join", invitation=self.invitation)
            owner.start(self.code)
        else:
            seated.post(f"/tables/{self.code}/join", invitation=self.invitation, seat=1)

    def call(self, role: str, route: Route) -> str:
        """Return the key of the refusal, or nothing."""
        method, path = route.name.split(" ", 1)
        query = dict(route.query)
        body = None if route.body is None else dict(route.body)
        if role == INVITED and path.endswith("/join"):
            body = {"invitation": self.invitation}
        elif role == INVITED:
            query["invitation"] = self.invitation
        address = path.replace("{id}", self.code).replace("{seat}", "1").replace("{user_id}", self.people[GUEST].id)
        response = self.people[role].http.request(method, address, json=body, params=query)
        assert response.status_code < 500, response.text
        return "" if response.status_code < 400 else str(response.json()["key"])


def allowed(route: Route, role: str, visibility: str) -> bool:
    can_read = visibility == "public" or role in (INVITED, SEATED, OWNER)
    return {
        READ: can_read,
        NAMED: can_read and role != STRANGER,
        CHAT: role in (INVITED, SEATED, OWNER),
        SEAT: role in (SEATED, OWNER),
        OWN: role == OWNER,
    }[route.who]


@pytest.fixture(scope="module")
def people(server: Running) -> dict[str, Person]:
    return {role: server.person("" if role == STRANGER else role) for role in ROLES}


@pytest.mark.parametrize("is_running", [True, False], ids=["running", "open"])
@pytest.mark.parametrize("visibility", ["public", "invitation"])
@pytest.mark.parametrize("route", TABLE_ROUTES, ids=lambda route: route.name)
def test_each_role_gets_exactly_what_it_may(
    people: dict[str, Person], route: Route, visibility: str, is_running: bool
) -> None:
    """A role that is allowed may still be refused for the moment of the request, but never for who it is."""
    cast = Cast(people, visibility, is_running)
    for role in ROLES:
        key = cast.call(role, route)
        if allowed(route, role, visibility):
            assert key not in REFUSALS, f"{role}: {key}"
        else:
            assert key in REFUSALS, f"{role} gets in: {key or 'done'}"


def test_no_route_is_missing_here(server: Running) -> None:
    paths = server.app.openapi()["paths"]
    known = {
        f"{method.upper()} {path.removeprefix('/api/v1')}"
        for path, methods in paths.items()
        for method in methods
        if method in ("get", "post", "put", "patch", "delete")
    }
    assert known == EVERYBODY | SIGNED_IN | ADMIN | {route.name for route in TABLE_ROUTES}


@pytest.mark.parametrize("visibility", ["public", "invitation"])
def test_only_readers_listen_to_a_table(people: dict[str, Person], visibility: str) -> None:
    cast = Cast(people, visibility, is_running=True)
    reading = Route("GET /tables/{id}/live", READ)
    for role in ROLES:
        query = {"invitation": cast.invitation} if role == INVITED else {}
        if allowed(reading, role, visibility):
            with cast.people[role].live(cast.code, None, **query) as socket:
                assert "presence" in str(socket.recv(timeout=60))
        else:
            with pytest.raises(InvalidStatus) as refused, cast.people[role].live(cast.code, None, **query):
                pass
            assert refused.value.response.status_code == 404


def _paths(routes: list[Any]) -> Iterator[str]:
    for route in routes:
        included = getattr(route, "original_router", None)
        if included is None:
            yield route.path
        else:
            yield from _paths(included.routes)


DOCS: Final = {"/api/docs", "/api/docs/{name}", "/docs", "/docs/{path:path}"}


def test_every_route_that_is_served_is_listed_here(server: Running) -> None:
    """Besides the API: the live connection, monitoring, the API's description, and the page."""
    described = {path.replace("/api/v1", "/api", 1) for path in server.app.openapi()["paths"]}
    found = set(_paths(server.app.routes)) - described
    page = {"/assets", "/{path:path}"}
    keeper = {"/healthz", "/readyz", "/metrics"}
    assert found - page == {"/api/tables/{id}/live", "/api/openapi.json", "/unsubscribe/{token}", *DOCS, *keeper}


@pytest.mark.parametrize("name", sorted(SIGNED_IN))
def test_requests_for_your_own_data_need_a_user(server: Running, name: str) -> None:
    method, path = name.split(" ", 1)
    bodies: dict[str, Any] = {
        "PATCH /me": {"name": "X"},
        "POST /me/password": {"old": "12345678", "new": "87654321"},
        "POST /tables": {"game": "origins", "seats": [{"kind": "me"}]},
        "POST /imports": {"text": "{}"},
        "PUT /me/friends/{user_id}": {"on": True},
        "PUT /me/looking": {"game": "origins", "players": 3},
        "POST /groups": {"name": "Club"},
    }
    response = server.person().http.request(method, path.replace("{id}", "x"), json=bodies.get(name))
    assert (response.status_code, response.json()["key"]) == (401, "server-sign-in")


def test_only_the_player_of_a_seat_moves_it(people: dict[str, Person]) -> None:
    cast = Cast(people, "public", is_running=True)
    owner, seated = cast.people[OWNER], cast.people[SEATED]
    before = owner.state(cast.code)
    for person, seat in ((owner, 1), (seated, 0)):
        for path, body in (
            ("moves", {"version": before["version"], "actions": [0], "request_id": "r", "seat": seat}),
            ("draft", {"version": before["version"], "action": 0, "seat": seat}),
            ("text", {"version": before["version"], "text": "pass", "seat": seat}),
            ("draft/confirm", {"version": before["version"], "request_id": "r", "seat": seat}),
            ("hint", {"seat": seat}),
        ):
            response = person.http.post(f"/tables/{cast.code}/{path}", json=body)
            assert response.status_code == 403, path
            assert response.json()["key"] in ("server-not-your-seat", "server-no-hints")
        response = person.http.delete(f"/tables/{cast.code}/draft", params={"seat": seat})
        assert response.json()["key"] == "server-not-your-seat"
        body = {"version": before["version"], "steps": [], "seat": seat}
        assert person.http.put(f"/tables/{cast.code}/draft", json=body).json()["key"] == "server-not-your-seat"
        response = person.http.get(f"/tables/{cast.code}/instead", params={"seat": seat, "thing": "hex:A1"})
        assert response.json()["key"] == "server-not-your-seat"
    assert owner.state(cast.code) == before


def test_the_invitation_and_drafts_are_shown_to_their_owners_only(people: dict[str, Person]) -> None:
    cast = Cast(people, "invitation", is_running=True)
    for role in (INVITED, SEATED):
        shown = _everything(cast.people[role], cast.code, cast.invitation)
        assert cast.invitation not in shown
    owner = cast.people[OWNER]
    mover = owner if owner.get(f"/tables/{cast.code}")["my_turn"] else cast.people[SEATED]
    state = mover.state(cast.code)
    text = mover.post(
        f"/tables/{cast.code}/draft", version=state["version"], action=state["options"]["actions"][0]["id"]
    )["steps"][0]["text"]
    for role, person in cast.people.items():
        if person is not mover and role not in (STRANGER, GUEST):
            assert text not in _everything(person, cast.code, cast.invitation)


def _everything(person: Person, code: str, invitation: str) -> str:
    """Return everything that a reader can see of a table."""
    paths = ("", "/state", "/chat", "/ledger", "/chart", "/download")
    return "".join(str(person.get(f"/tables/{code}{path}", invitation=invitation)) for path in paths) + str(
        person.get("/tables", list="mine")
    )


def test_hidden_information_is_never_stored(server: Running) -> None:
    """Tiles are drawn when they are revealed, so no answer can contain a future draw."""
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    state = anna.state(code, log="all")
    drawn = [entry for entry in state["log"] if entry["seat"] == -1]
    assert drawn
    assert len(state["log"]) == state["entries"], "every outcome that exists is in the open log"
