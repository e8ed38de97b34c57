"""Sends notices by mail."""

from dataclasses import dataclass

from hexarch.locale import message as text_of
from hexarch.server.accounts.mail import Mailer
from hexarch.server.delivery import NotSent
from hexarch.server.notices.messages import Message
from hexarch.server.notices.unsubscribe import Unsubscribing


@dataclass
class MailChannel:
    _mailer: Mailer
    _unsubscribing: Unsubscribing

    async def send(self, message: Message) -> None:
        """Send to the confirmed address, with the message's key as its id and a link to unsubscribe."""
        address = message.person.email
        if address is None:
            raise NotSent("no address", is_final=True)
        link = self._mailer.link(self._unsubscribing.path(message.person.id))
        mail = self._mailer.new_mail(address, message.subject, self._text(message, link), message.key)
        mail["List-Unsubscribe"] = f"<{link}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        await self._mailer.deliver(mail, address)

    def _text(self, message: Message, link: str) -> str:
        language = message.language
        parts = [text_of("notice-mail-hello", language, name=message.person.name)]
        parts += [f"{line.text}\n{self._mailer.link(line.path)}" for line in message.lines]
        if message.more:
            parts.append(f"{message.more_text()}\n{self._mailer.link('/games')}")
        settings = self._mailer.link("/settings")
        parts.append("-- \n" + text_of("notice-mail-foot", language, settings=settings, unsubscribe=link))
        return "\n\n".join(parts)
