"""Requests and responses about unwanted people: restrictions, blocks, reports, the audit log."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hexarch.server.accounts.validation import Message
from hexarch.server.schemas.common import Body, Time

UserId = Annotated[str, Field(min_length=1, max_length=40, examples=["u8k2m4n6p8r2t4v6"])]


class OnBody(Body):
    on: bool


class ReportBody(Body):
    user_id: UserId
    text: Message


class BanBody(Body):
    days: int = Field(ge=0, le=36_500, description="0 ends the ban.", examples=[7])
    reason: str = Field("", max_length=500, examples=["Insults in the chat."])


class MuteBody(Body):
    hours: int = Field(ge=0, le=87_600, description="0 ends it.", examples=[24])
    reason: str = Field("", max_length=500, examples=["Insults in the chat."])


class Blocked(BaseModel):
    user_id: UserId
    name: str = Field(examples=["Ben"])


class BlockedPeople(BaseModel):
    people: list[Blocked]


class Restriction(Blocked):
    kind: Literal["muted", "removed"]


class Restrictions(BaseModel):
    people: list[Restriction]


class SaidLine(BaseModel):
    time: Time
    text: str


class ReportView(BaseModel):
    id: int
    time: Time
    table: str = Field(examples=["k3v9xq2m7tbz"])
    reporter_id: str | None
    user_id: str | None
    name: str | None
    text: str
    said: list[SaidLine]


class Reports(BaseModel):
    reports: list[ReportView]


class AuditLine(BaseModel):
    time: Time
    actor: str
    action: str
    target: str
    detail: str


class AuditLog(BaseModel):
    entries: list[AuditLine]
