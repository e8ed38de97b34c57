"""Posts notices to a person's webhook, as JSON or in Discord's format."""

import re
from dataclasses import dataclass
from typing import Final

from hexarch.server.clock import iso
from hexarch.server.delivery import NotSent
from hexarch.server.notices.channels.outgoing import Answer, Outgoing
from hexarch.server.notices.messages import Message
from hexarch.server.web.json import JsonObject, dumps

_MARKUP: Final = re.compile(r"([\\`*_~|<>\[\]()#@])")
# Discord takes 2000 characters.
_MOST_CONTENT: Final = 1900


@dataclass
class WebhookChannel:
    _outgoing: Outgoing
    _address: str
    """How people reach the server."""

    async def send(self, message: Message) -> None:
        url = message.chosen.webhook
        if not url or not message.person.is_account:
            raise NotSent("no address", is_final=True)
        body = self._discord(message) if message.chosen.discord else self._json(message)
        headers = {"Content-Type": "application/json", "Idempotency-Key": message.key}
        check_answer(await self._outgoing.post(url, dumps(body), headers))

    def _json(self, message: Message) -> JsonObject:
        return {
            "id": message.key,
            "time": iso(message.time),
            "subject": message.subject,
            "language": message.language,
            "more": message.more,
            "notices": [
                {
                    "kind": line.kind,
                    "text": line.text,
                    "table": line.table or None,
                    "game": line.game or None,
                    "title": line.title or None,
                    "url": self._address + line.path,
                }
                for line in message.lines
            ],
        }

    def _discord(self, message: Message) -> JsonObject:
        """Return the text for Discord, without mentions, and with the markup in names and titles escaped."""
        lines = [f"{_MARKUP.sub(_escaped, line.text)} <{self._address}{line.path}>" for line in message.lines]
        if message.more:
            lines.append(message.more_text())
        content = ""
        for line in lines:
            if len(content) + len(line) < _MOST_CONTENT:
                content += line + "\n"
        return {"username": "Hexarch", "content": content.strip(), "allowed_mentions": {"parse": []}}


def _escaped(found: "re.Match[str]") -> str:
    return f"\\{found[1]}"


def check_answer(answer: Answer) -> None:
    """Raise NotSent for anything but success, with whether another attempt makes sense."""
    if 200 <= answer.status < 300:
        return
    is_final = 300 <= answer.status < 500 and answer.status not in (408, 425, 429)
    raise NotSent(f"status {answer.status}", is_final, answer.wait_ms)
