"""Requests to every route that could tell a secret, for the tests of privacy."""

from typing import Any

LAST, VERSION, OPTION = "LAST", "VERSION", "OPTION"
"""In requests: the number of entries, the version, something that the other player may do."""

READS: dict[str, list[dict[str, Any]]] = {
    "/api/v1/me": [{}],
    "/api/v1/me/sessions": [{}],
    "/api/v1/me/tokens": [{}],
    "/api/v1/bots": [{}],
    "/api/v1/people/{person}": [{}],
    "/api/v1/ratings/{game}": [{}],
    "/api/v1/looking": [{}],
    "/api/v1/me/friends": [{}],
    "/api/v1/challenges": [{}],
    "/api/v1/events": [{}, {"since": 1}],
    "/api/v1/tables/{id}/position": [{}],
    "/api/v1/me/data": [{}],
    "/api/v1/catalogue": [{}],
    "/api/v1/tables": [{"list": "mine"}, {"list": "running"}, {"list": "open"}, {"list": "finished"}],
    "/api/v1/tables/{id}": [{}],
    "/api/v1/tables/{id}/state": [{}, {"log": "all"}, {"at": LAST}, {"at": LAST, "log": "all"}],
    "/api/v1/tables/{id}/why": [{"action": 0}, {"action": 0, "seat": 0}, {"action": 0, "seat": 1}, {"text": "done"}],
    "/api/v1/tables/{id}/instead": [{"thing": "hex:A1"}],
    "/api/v1/tables/{id}/preview": [{"action": 0}, {"action": 0, "seat": 0}, {"action": 0, "seat": 1}],
    "/api/v1/tables/{id}/ledger": [{}],
    "/api/v1/tables/{id}/chart": [{}],
    "/api/v1/tables/{id}/download": [
        *({"format": form} for form in ("json", "ledger", "commands", "svg")),
        {"format": "svg", "at": LAST},
    ],
    "/api/v1/tables/{id}/log": [{}, {"from": 1}],
    "/api/v1/tables/{id}/chat": [{}],
    "/api/v1/tables/{id}/restrictions": [{}],
    "/api/v1/me/calendar": [{}],
    "/api/v1/me/blocked": [{}],
    "/api/v1/admin/reports": [{}],
    "/api/v1/admin/audit": [{}],
}
"""Every route that reads, with the queries that are tried. A new one must be added here."""

WRITES: dict[tuple[str, str], dict[str, Any] | None] = {
    ("post", "/api/v1/tables/{id}/draft"): {"version": VERSION, "action": OPTION},
    ("put", "/api/v1/tables/{id}/draft"): {"version": VERSION, "steps": [OPTION]},
    ("post", "/api/v1/tables/{id}/text"): {"version": VERSION, "text": "done"},
    ("delete", "/api/v1/tables/{id}/draft"): None,
    ("post", "/api/v1/tables/{id}/draft/confirm"): {"version": VERSION, "request_id": "1"},
    ("post", "/api/v1/tables/{id}/moves"): {"version": VERSION, "actions": [OPTION], "request_id": "2"},
    ("post", "/api/v1/tables/{id}/challenges"): {"bot": "nobody"},
    ("post", "/api/v1/tables/{id}/invitations"): {"person": "nobody"},
    ("post", "/api/v1/tables/{id}/takeback"): {},
    ("post", "/api/v1/tables/{id}/takeback/answer"): {"accept": False},
    ("post", "/api/v1/tables/{id}/clock/pause"): {},
    ("post", "/api/v1/tables/{id}/clock/answer"): {"accept": False},
    ("post", "/api/v1/tables/{id}/clock/resume"): {},
    ("post", "/api/v1/tables/{id}/clock/claim"): {"seat": 0},
    ("post", "/api/v1/tables/{id}/chat"): {"text": "hello"},
    ("post", "/api/v1/tables/{id}/hint"): {},
    ("post", "/api/v1/tables/{id}/branch"): {"at": LAST},
    ("post", "/api/v1/tables/{id}/join"): {},
    ("post", "/api/v1/tables/{id}/start"): {},
    ("put", "/api/v1/tables/{id}/seats/{seat}"): {"kind": "open"},
    ("post", "/api/v1/tables/{id}/copy"): {},
    ("post", "/api/v1/tables/{id}/rematch"): {},
    ("delete", "/api/v1/tables/{id}"): None,
    ("post", "/api/v1/tables/{id}/leave"): {},
    ("post", "/api/v1/tables/{id}/resign"): {},
    ("post", "/api/v1/tables/{id}/return"): {},
    ("post", "/api/v1/tables/{id}/report"): {"user_id": "nobody", "text": "hello"},
    ("put", "/api/v1/tables/{id}/people/{user_id}/mute"): {"on": True},
    ("put", "/api/v1/tables/{id}/people/{user_id}"): {},
    ("delete", "/api/v1/tables/{id}/people/{user_id}"): None,
    ("post", "/api/v1/tables/{id}/invitation"): {},
    ("delete", "/api/v1/tables/{id}/invitation"): None,
    ("patch", "/api/v1/tables/{id}"): {"guests_chat": True},
}
"""Every route that changes a table, in the order in which they are tried."""
