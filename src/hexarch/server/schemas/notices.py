"""Requests and responses about notices."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hexarch.server.schemas.common import Body, Code, Time

Kind = Literal["turn", "offer", "deadline", "over", "invitation", "chat"]
SentChannel = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Field(ge=0, le=1439, examples=[1320], description="The minute of the day.")]
Kinds = Annotated[list[Kind], Field(max_length=10, examples=[["turn", "over"]])]
Gap = Annotated[int, Field(ge=0, le=1440, examples=[15], description="Minutes between two messages.")]


class NoticeChannels(Body):
    """The kinds of notices that each channel brings."""

    browser: Kinds
    push: Kinds
    mail: Kinds
    webhook: Kinds


class NoticeDigests(Body):
    """What happens between two messages of a channel is in the second one."""

    push: Gap
    mail: Gap
    webhook: Gap


class QuietHours(Body):
    start: Minute
    end: Minute


class NoticeSettingsBody(Body):
    channels: NoticeChannels
    digests: NoticeDigests
    quiet: QuietHours | None
    zone: str = Field(max_length=60, examples=["Europe/Budapest"], description="Of the quiet hours, as IANA names it.")
    webhook: str = Field(max_length=1000, examples=["https://games.example/hook"], description="Empty for none.")
    discord: bool = Field(description="Whether the webhook is one of Discord.")


class DeliveryState(BaseModel):
    sent: Time | None = Field(description="When the last message was sent.")
    failed: Time | None = Field(description="When a message could not be sent, if that was the last thing tried.")
    error: str = Field(examples=["status 404"])
    waiting: bool


class PushDevice(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    agent: str = Field(examples=["Mozilla/5.0 ..."])
    created: Time
    current: bool = Field(description="Whether this request comes from it.")
    state: DeliveryState


class DeliveryStates(BaseModel):
    mail: DeliveryState
    webhook: DeliveryState


class NoticeSettings(NoticeSettingsBody):
    can_mail: bool = Field(description="Whether the server sends mail.")
    can_webhook: bool = Field(description="Only accounts have webhooks.")
    email: str | None = Field(description="The confirmed address.", examples=["anna@mail.example"])
    push_key: str = Field(description="The server's public key for Web Push.", examples=["BPx3..."])
    devices: list[PushDevice]
    states: DeliveryStates


class NoticeTestBody(Body):
    channel: SentChannel
    device: Code | None = Field(None, description="Which one, for push.")


class PushDeviceBody(Body):
    endpoint: str = Field(max_length=1000, examples=["https://push.example/abc"])
    p256dh: str = Field(max_length=200, examples=["BNcRdreALRFX..."])
    auth: str = Field(max_length=100, examples=["tBHItJI5svbp..."])


class NewPushDevice(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])


class TableNotices(Body):
    silent: Kinds = Field(description="The kinds that are not wanted from this table.")


class UnsubscribeBody(Body):
    token: str = Field(max_length=200, examples=["u8k2m4n6p8r2t4v6.m4Yq0c..."], description="From a link in a mail.")
