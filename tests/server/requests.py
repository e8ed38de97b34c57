"""Requests to every route that could tell a secret, for the tests of privacy."""

from typing import Any

LAST, VERSION, OPTION = "LAST", "VERSION", "OPTION"
"""In requests: the number of entries, the version, something that the other player may do."""

READS: dict[str, list[dict[str, Any]]] = {
    "/api/me": [{}],
    "/api/me/sessions": [{}],
    "/api/me/tokens": [{}],
    "/api/bots": [{}],
    "/api/challenges": [{}],
    "/api/events": [{}, {"since": 1}],
    "/api/tables/{id}/position": [{}],
    "/api/me/data": [{}],
    "/api/catalogue": [{}],
    "/api/tables": [{"list": "mine"}, {"list": "running"}, {"list": "open"}, {"list": "finished"}],
    "/api/tables/{id}": [{}],
    "/api/tables/{id}/state": [{}, {"log": "all"}, {"at": LAST}, {"at": LAST, "log": "all"}],
    "/api/tables/{id}/why": [{"action": 0}, {"action": 0, "seat": 0}, {"action": 0, "seat": 1}, {"text": "done"}],
    "/api/tables/{id}/instead": [{"thing": "hex:A1"}],
    "/api/tables/{id}/preview": [{"action": 0}, {"action": 0, "seat": 0}, {"action": 0, "seat": 1}],
    "/api/tables/{id}/ledger": [{}],
    "/api/tables/{id}/chart": [{}],
    "/api/tables/{id}/download": [
        *({"format": form} for form in ("json", "ledger", "commands", "svg")),
        {"format": "svg", "at": LAST},
    ],
    "/api/tables/{id}/log": [{}, {"from": 1}],
    "/api/tables/{id}/chat": [{}],
    "/api/tables/{id}/restrictions": [{}],
    "/api/me/blocked": [{}],
    "/api/admin/reports": [{}],
    "/api/admin/audit": [{}],
}
"""Every route that reads, with the queries that are tried. A new one must be added here."""

WRITES: dict[tuple[str, str], dict[str, Any] | None] = {
    ("post", "/api/tables/{id}/draft"): {"version": VERSION, "action": OPTION},
    ("put", "/api/tables/{id}/draft"): {"version": VERSION, "steps": [OPTION]},
    ("post", "/api/tables/{id}/text"): {"version": VERSION, "text": "done"},
    ("delete", "/api/tables/{id}/draft"): None,
    ("post", "/api/tables/{id}/draft/confirm"): {"version": VERSION, "request_id": "1"},
    ("post", "/api/tables/{id}/moves"): {"version": VERSION, "actions": [OPTION], "request_id": "2"},
    ("post", "/api/tables/{id}/challenges"): {"bot": "nobody"},
    ("post", "/api/tables/{id}/takeback"): {},
    ("post", "/api/tables/{id}/takeback/answer"): {"accept": False},
    ("post", "/api/tables/{id}/chat"): {"text": "hello"},
    ("post", "/api/tables/{id}/hint"): {},
    ("post", "/api/tables/{id}/branch"): {"at": LAST},
    ("post", "/api/tables/{id}/join"): {},
    ("post", "/api/tables/{id}/start"): {},
    ("put", "/api/tables/{id}/seats/{seat}"): {"kind": "open"},
    ("post", "/api/tables/{id}/copy"): {},
    ("post", "/api/tables/{id}/rematch"): {},
    ("delete", "/api/tables/{id}"): None,
    ("post", "/api/tables/{id}/leave"): {},
    ("post", "/api/tables/{id}/resign"): {},
    ("post", "/api/tables/{id}/return"): {},
    ("post", "/api/tables/{id}/report"): {"user_id": "nobody", "text": "hello"},
    ("put", "/api/tables/{id}/people/{user_id}/mute"): {"on": True},
    ("put", "/api/tables/{id}/people/{user_id}"): {},
    ("delete", "/api/tables/{id}/people/{user_id}"): None,
    ("post", "/api/tables/{id}/invitation"): {},
    ("delete", "/api/tables/{id}/invitation"): None,
    ("patch", "/api/tables/{id}"): {"guests_chat": True},
}
"""Every route that changes a table, in the order in which they are tried."""
