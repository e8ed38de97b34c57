"""Links that end notices by mail with one click, without signing in (RFC 8058)."""

import hashlib
from typing import Final

from itsdangerous import BadSignature, Signer

from hexarch.server.storage.database import Database
from hexarch.server.storage.notices.outbox import clear_channel
from hexarch.server.storage.notices.preferences import MAIL, mute_channel
from hexarch.server.web.problems import Problem

PATH: Final = "/unsubscribe/"


class Unsubscribing:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._signer = Signer("")

    def use_key(self, key: str) -> None:
        """Set the key that signs links; it is known once the database is open."""
        # Not the salt of cookies, so that a link can never be used as one.
        self._signer = Signer(key, salt="hexarch.unsubscribe", digest_method=hashlib.sha256)

    def path(self, user_id: str) -> str:
        """Return the path of somebody's link. It never expires: mail is kept for years."""
        return PATH + self._signer.sign(user_id).decode()

    async def unsubscribe(self, token: str) -> None:
        """Switch off all mail to the person of a link; raise a Problem if its signature is not ours."""
        try:
            user_id = self._signer.unsign(token).decode()
        except BadSignature:
            raise Problem(404, "server-unsubscribe-link") from None
        async with self._database.write() as connection:
            await mute_channel(connection, user_id, MAIL)
            await clear_channel(connection, user_id, MAIL)
