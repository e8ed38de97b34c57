"""Links that were sent by mail: their digests are stored until they expire."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import HOUR, now
from hexarch.server.storage.schema import mail_tokens

CONFIRM: Final = "confirm"
RECOVER: Final = "recover"
_HOURS: Final = {CONFIRM: 24, RECOVER: 1}


@dataclass(frozen=True)
class MailToken:
    user_id: str
    email: str


async def new_token(connection: AsyncConnection, user_id: str, purpose: str, email: str) -> str:
    """Store a new link in place of the user's older ones for the same purpose, and return its secret."""
    await drop_tokens(connection, user_id, purpose)
    secret = tokens.new_secret()
    row = {"digest": tokens.digest(secret), "user_id": user_id, "purpose": purpose, "email": email}
    await connection.execute(insert(mail_tokens).values(**row, expires=now() + _HOURS[purpose] * HOUR))
    return secret


async def use_token(connection: AsyncConnection, secret: str, purpose: str) -> MailToken | None:
    """Return the user of a link and invalidate it; None if it is not valid, or no longer."""
    this = (mail_tokens.c.digest == tokens.digest(secret)) & (mail_tokens.c.purpose == purpose)
    valid = select(mail_tokens).where(this, mail_tokens.c.expires > now())
    row = (await connection.execute(valid)).one_or_none()
    if row is None or (await connection.execute(delete(mail_tokens).where(this))).rowcount != 1:
        return None
    return MailToken(row.user_id, row.email)


async def drop_tokens(connection: AsyncConnection, user_id: str, purpose: str) -> None:
    mine = (mail_tokens.c.user_id == user_id) & (mail_tokens.c.purpose == purpose)
    await connection.execute(delete(mail_tokens).where(mine))


async def drop_expired_tokens(connection: AsyncConnection) -> None:
    await connection.execute(delete(mail_tokens).where(mail_tokens.c.expires < now()))
