"""Requests and responses about moderation: restrictions, blocks, reports, the audit log."""

from typing import Annotated, Literal

from pydantic import Field

from hexarch.server.accounts.validation import Message
from hexarch.server.schemas.common import Body, Shape, Time

UserId = Annotated[str, Field(min_length=1, max_length=40, examples=["u8k2m4n6p8r2t4v6"])]


class OnBody(Body):
    on: bool = Field(description="True to begin, false to end it.")


class ReportBody(Body):
    user_id: UserId
    text: Message = Field(description="What happened.")


class BanBody(Body):
    days: int = Field(ge=0, le=36_500, description="0 ends the ban.", examples=[7])
    reason: str = Field("", max_length=500, examples=["Insults in the chat."], description="For the audit log.")


class MuteBody(Body):
    hours: int = Field(ge=0, le=87_600, description="0 ends it.", examples=[24])
    reason: str = Field("", max_length=500, examples=["Insults in the chat."], description="For the audit log.")


class Blocked(Shape):
    user_id: UserId
    name: str = Field(examples=["Ben"])


class BlockedPeople(Shape):
    people: list[Blocked]


class Restriction(Blocked):
    kind: Literal["muted", "removed"]


class Restrictions(Shape):
    people: list[Restriction]


class SaidLine(Shape):
    """A chat message of a reported person."""

    time: Time
    text: str


class ReportView(Shape):
    id: int
    time: Time
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the table where it happened.")
    reporter_id: str | None
    user_id: str | None = Field(description="The reported person; null if the account was deleted.")
    name: str | None = Field(description="The name of the reported person.")
    text: str
    said: list[SaidLine] = Field(description="What the person last wrote in the table's chat.")


class Reports(Shape):
    reports: list[ReportView]


class AuditLine(Shape):
    time: Time
    actor: str = Field(description="The id of the administrator, or `operator` for the command line.")
    action: str
    target: str = Field(description="The id of the user, table or report.")
    detail: str


class AuditLog(Shape):
    entries: list[AuditLine]
