"""Tables about notices: what people want to hear, what has happened, and what is to be sent.

A notice is stored with the change that causes it, in `notices`. From there it gets into `outbox`, once for every
channel that its person uses. Everything that waits for the same person, channel and device is one queue, which one
process at a time holds, and becomes one message.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    false,
)

from hexarch.server.storage.schema import metadata

_Id = BigInteger().with_variant(Integer, "sqlite")


def _user() -> Column[str]:
    return Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def _about() -> tuple[Column[str] | Column[int], ...]:
    """Return what both stages know of a notice."""
    return (
        Column("kind", Text, nullable=False),
        # NULL only for a test, which is about no table.
        Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE")),
        Column("seat", SmallInteger, nullable=False),
        Column("entries", Integer, nullable=False),
        Column("by_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
        Column("at", BigInteger),
        Column("created", BigInteger, nullable=False),
    )


notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("channels_json", Text, nullable=False),
    Column("digests_json", Text, nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_until", SmallInteger),
    Column("zone", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("discord", Boolean, nullable=False, server_default=false()),
)
"""What somebody wants to hear, and how. Quiet hours are minutes of the day in the person's time zone."""

notice_tables = Table(
    "notice_tables",
    metadata,
    _user(),
    Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("silent", Text, nullable=False),
    PrimaryKeyConstraint("user_id", "game_id"),
)
"""The kinds of notices, separated by spaces, that somebody does not want from one table."""

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    # A device that is signed out gets no more notices.
    Column("session_id", Text, ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Browsers that agreed to Web Push, with the keys for what is sent to them."""

notices = Table("notices", metadata, Column("id", _Id, primary_key=True, autoincrement=True), _user(), *_about())
"""What has happened and was not planned yet."""

queues = Table(
    "notice_queues",
    metadata,
    _user(),
    Column("channel", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("due", BigInteger),
    Column("lease_until", BigInteger, nullable=False),
    Column("message", Text),
    Column("attempts", Integer, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Column("failed", BigInteger, nullable=False),
    Column("error", Text, nullable=False),
    PrimaryKeyConstraint("user_id", "channel", "target"),
)
"""Whoever sends holds the queue until `lease_until`. `message` is the key of the message that is being sent, `due` is
NULL while nothing waits, `target` is the id of a device for push and else empty."""
Index("notice_queues_due", queues.c.due)

outbox = Table(
    "outbox",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    _user(),
    Column("channel", Text, nullable=False),
    Column("target", Text, nullable=False),
    *_about(),
    Column("message", Text),
)
"""What waits to be sent. `message` is the key of the message that a row became part of."""
Index("outbox_queue", outbox.c.user_id, outbox.c.channel, outbox.c.target)

ORDER: Final = (notice_settings, notice_tables, push_devices)
"""For backups. What waits to be sent is left out of them: it has been sent when a backup is restored."""
