"""Sends mail, where the server's settings name a mail server."""

import asyncio
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from hexarch.locale import message
from hexarch.server.settings import Settings
from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.mail")

_SECONDS: Final = 20.0
_HERE: Final = ("localhost", "127.0.0.1", "::1")
_PORTS: Final = {"smtp": 587, "smtps": 465}


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._server: SplitResult = urlsplit(settings.mail)
        self._from = settings.mail_from
        self._address = settings.address.rstrip("/")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def can_send(self) -> bool:
        return bool(self._server.hostname)

    def send_later(self, to: str, key: str, language: str, name: str, path: str) -> None:
        """Send a message with a link to a page, without waiting: how long it takes would tell who has an account."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self._from, to
        mail["Subject"] = message(f"{key}-subject", language)
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="hexarch")
        mail.set_content(message(f"{key}-text", language, name=name, link=self._address + path))
        task = asyncio.get_running_loop().create_task(self._send(mail))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, mail: EmailMessage) -> None:
        import aiosmtplib  # imported late: few servers send mail

        server = self._server
        assert server.hostname is not None
        is_tls = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.hostname,
                port=server.port or (25 if server.hostname in _HERE and not is_tls else _PORTS[server.scheme]),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=is_tls,
                # Without TLS from the start it is demanded later, except of a mail server on this machine.
                start_tls=None if server.hostname in _HERE else not is_tls,
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            # Not the text of the error: it may hold the address.
            metrics.FAILURES.labels("mail").inc()
            log.error("mail not sent", extra={"reason": type(error).__name__})
