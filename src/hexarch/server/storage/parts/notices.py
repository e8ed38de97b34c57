"""Tables about notices: settings, causes, and the outbox.

A notice is stored in `notices` with the change that causes it. The planner moves it to `outbox`, once for every channel
that its recipient uses. Everything that waits for the same person, channel and device is one queue, which one process
at a time holds and sends as one message.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, SmallInteger, Table, Text, false

from hexarch.server.storage.migrations.columns import ID, AnyColumn, indexed, key, numbered, optional, required
from hexarch.server.storage.schema import metadata


def _about() -> list[AnyColumn]:
    """Return the columns that both stages have."""
    return [
        *required(kind=Text),
        # NULL only for a test, which is about no table.
        Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE")),
        *required(seat=SmallInteger, entries=Integer),
        *optional(by_id="users.id", at=BigInteger),
        *required(created=BigInteger),
    ]


# Notice settings. Quiet hours are minutes of the day in the user's time zone.
notice_settings = Table(
    "notice_settings",
    metadata,
    *key(user_id="users.id"),
    *required(channels_json=Text, digests_json=Text),
    *optional(quiet_from=SmallInteger, quiet_until=SmallInteger),
    *required(zone=Text, webhook=Text),
    Column("discord", Boolean, nullable=False, server_default=false()),
)

# The kinds of notices, separated by spaces, that a user has muted for one table.
notice_tables = Table("notice_tables", metadata, *key(user_id="users.id", game_id="games.id"), *required(silent=Text))

# Browsers that agreed to Web Push, with the keys for what is sent to them.
push_devices = Table(
    "push_devices",
    metadata,
    *key(id=Text),
    # A device that is signed out gets no more notices.
    *required(user_id=indexed("users.id"), session_id=indexed("sessions.id")),
    Column("endpoint", Text, nullable=False, unique=True),
    *required(p256dh=Text, auth=Text, agent=Text, created=BigInteger),
)

# Causes that have not been planned yet.
notices = Table("notices", metadata, numbered(), *required(user_id="users.id"), *_about())

# The process that sends holds the queue until `lease_until`. `message` is the key of the message that is being sent,
# `due` is NULL while nothing waits, `target` is the id of a device for push and otherwise empty.
queues = Table(
    "notice_queues",
    metadata,
    *key(user_id="users.id", channel=Text, target=Text),
    *optional(due=BigInteger),
    *required(lease_until=BigInteger),
    *optional(message=Text),
    *required(attempts=Integer, sent=BigInteger, failed=BigInteger, error=Text),
)
Index("notice_queues_due", queues.c.due)

# Notices to be sent. `message` is the key of the message that contains the row.
outbox = Table(
    "outbox",
    metadata,
    numbered(),
    *required(user_id="users.id", channel=Text, target=Text),
    *_about(),
    *optional(message=Text),
)
Index("outbox_queue", outbox.c.user_id, outbox.c.channel, outbox.c.target)

# For backups, without the queued notices: they will have been sent when a backup is restored.
ORDER: Final = (notice_settings, notice_tables, push_devices)
