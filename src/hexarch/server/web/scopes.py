"""Scopes of personal tokens: the one that each operation needs, for the operations that are open to programs.

Operations are named by their functions. One that is not listed is refused for every token: passwords, sessions, tokens
and moderation need a signed-in person.
"""

from typing import Final

READ: Final = "read"
PLAY: Final = "play"
TABLES: Final = "tables"
CHAT: Final = "chat"
SCOPES: Final = (READ, PLAY, TABLES, CHAT)

_OPERATIONS: Final = {
    READ: (
        *("get_me", "list_tokens", "get_catalogue", "list_tables", "get_table", "get_state", "explain", "instead"),
        *("preview_action", "get_ledger", "get_chart", "download_game", "get_log", "read_chat", "live"),
        *("stream_events", "get_position", "list_bots", "list_challenges"),
        *("get_profile", "get_ranking", "list_seekers"),
        *("list_lessons", "get_lesson"),
        *("get_game_report", "get_shared_report"),
    ),
    PLAY: (
        *("play_moves", "add_step", "add_notation", "replace_draft", "undo_steps", "confirm_draft", "get_hint"),
        *("request_takeback", "answer_takeback", "resign", "return_to_game"),
        *("request_pause", "answer_pause", "resume_clocks", "claim_seat"),
    ),
    TABLES: (
        *("create_table", "delete_table", "join_table", "leave_table", "start_game", "set_seat"),
        *("rematch", "copy_table", "create_branch", "import_game", "request_game_report"),
        *("create_challenge", "accept_challenge", "decline_challenge", "cancel_challenge"),
        "invite_person",
    ),
    CHAT: ("send_chat",),
}
SCOPE_OF: Final = {name: scope for scope, names in _OPERATIONS.items() for name in names}
# Every token may do this, but only to itself.
ANY_SCOPE: Final = ("revoke_token",)
