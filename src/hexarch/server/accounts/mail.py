"""Sends mail if a mail server is configured."""

import asyncio
import logging
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from hexarch.locale import message
from hexarch.server.delivery import MaybeSent, NotSent
from hexarch.server.settings import Settings
from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.mail")

_SECONDS: Final = 20.0
_HERE: Final = ("localhost", "127.0.0.1", "::1")
_PORTS: Final = {"smtp": 587, "smtps": 465}
# Long header lines are allowed: a folded link would be encoded, and mail programs could not follow it.
_POLICY: Final = policy.SMTP.clone(max_line_length=998)


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._server: SplitResult = urlsplit(settings.mail)
        self._from = settings.mail_from
        self._address = settings.address.rstrip("/")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def can_send(self) -> bool:
        return bool(self._server.hostname)

    def link(self, path: str) -> str:
        return self._address + path

    def new_mail(self, to: str, subject: str, text: str, key: str | None = None) -> EmailMessage:
        """Return a message; with a key it has the same Message-ID whenever it is sent."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self._from, to
        mail["Subject"] = " ".join(subject.split())
        domain = parseaddr(self._from)[1].rpartition("@")[2] or "hexarch"
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain="hexarch") if key is None else f"<{key}@{domain}>"
        mail.set_content(text)
        return mail

    def send_later(self, to: str, key: str, language: str, name: str, path: str) -> None:
        """Send a message with a link to a page in the background: waiting would reveal whether the account exists."""
        text = message(f"{key}-text", language, name=name, link=self.link(path))
        mail = self.new_mail(to, message(f"{key}-subject", language), text)
        task = asyncio.get_running_loop().create_task(self._send(mail, to))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait until all messages are sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, mail: EmailMessage, to: str) -> None:
        try:
            await self.deliver(mail, to)
        except (NotSent, MaybeSent) as error:
            metrics.FAILURES.labels("mail").inc()
            log.error("mail not sent", extra={"reason": error.reason})

    async def deliver(self, mail: EmailMessage, to: str) -> None:
        """Return as soon as the mail server has confirmed the message; raise NotSent or MaybeSent."""
        import aiosmtplib  # imported late: few servers send mail

        server = self._server
        assert server.hostname is not None
        is_tls = server.scheme == "smtps"
        client = aiosmtplib.SMTP(
            hostname=server.hostname,
            port=server.port or (25 if server.hostname in _HERE and not is_tls else _PORTS[server.scheme]),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=is_tls,
            # Without TLS from the start, STARTTLS is required, except for a mail server on this machine.
            start_tls=None if server.hostname in _HERE else not is_tls,
            timeout=_SECONDS,
        )
        is_handed_over = False
        try:
            await client.connect()
            await client.mail(parseaddr(self._from)[1])
            await client.rcpt(to)
            is_handed_over = True
            await client.data(mail.as_bytes(policy=_POLICY))
        except aiosmtplib.SMTPResponseException as error:
            # A rejected login of this server is 5xx, too, but does not concern the recipient's address.
            is_about_mail = isinstance(error, aiosmtplib.SMTPRecipientRefused | aiosmtplib.SMTPDataError)
            raise NotSent(f"code {error.code}", is_about_mail and error.code >= 500) from None
        except UnicodeError:  # an address of an older version, in letters that only some mail servers take
            raise NotSent("address", is_final=True) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            if is_handed_over:
                raise MaybeSent(type(error).__name__) from None
            raise NotSent(type(error).__name__) from None
        finally:
            # Do not wait for QUIT, so that the caller can record at once that the message is sent.
            client.close()
