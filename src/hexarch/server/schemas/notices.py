"""Requests and responses about notices."""

from typing import Annotated, Literal

from pydantic import Field

from hexarch.server.schemas.common import Body, Code, Shape, Time

Kind = Literal["turn", "offer", "deadline", "over", "invitation", "chat"]
SentChannel = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Field(ge=0, le=1439, examples=[1320], description="The minute of the day.")]
Kinds = Annotated[list[Kind], Field(max_length=10, examples=[["turn", "over"]])]
Gap = Annotated[int, Field(ge=0, le=1440, examples=[15], description="Minutes between two messages.")]


class NoticeChannels(Body):
    """The kinds of notices that each channel delivers."""

    browser: Kinds
    push: Kinds
    mail: Kinds
    webhook: Kinds


class NoticeDigests(Body):
    """The minimum time between two messages of a channel. Notices in between are sent together."""

    push: Gap
    mail: Gap
    webhook: Gap


class QuietHours(Body):
    """A part of the day without messages. Notices from this time are sent afterwards."""

    start: Minute
    end: Minute


class NoticeSettingsBody(Body):
    channels: NoticeChannels
    digests: NoticeDigests
    quiet: QuietHours | None = Field(description="Null for none.")
    zone: str = Field(max_length=60, examples=["Europe/Budapest"], description="The IANA time zone of the quiet hours.")
    webhook: str = Field(
        max_length=1000,
        examples=["https://games.example/hook"],
        description="The address of the webhook; empty for none.",
    )
    discord: bool = Field(description="Whether the webhook belongs to Discord.")


class DeliveryState(Shape):
    """How sending over a channel went."""

    sent: Time | None = Field(description="When the last message was sent.")
    failed: Time | None = Field(description="When the last attempt failed; null if it succeeded.")
    error: str = Field(examples=["status 404"], description="Why the last attempt failed.")
    waiting: bool = Field(description="Whether a message is waiting to be sent.")


class PushDevice(Shape):
    """A browser that receives Web Push."""

    id: str = Field(examples=["k3v9xq2m7tbz"])
    agent: str = Field(examples=["Mozilla/5.0 ..."], description="The browser's `User-Agent` header.")
    created: Time
    current: bool = Field(description="Whether this request comes from it.")
    state: DeliveryState


class DeliveryStates(Shape):
    mail: DeliveryState
    webhook: DeliveryState


class NoticeSettings(NoticeSettingsBody):
    can_mail: bool = Field(description="Whether the server can send mail.")
    can_webhook: bool = Field(description="Whether you may use webhooks; guests may not.")
    email: str | None = Field(description="The confirmed e-mail address.", examples=["anna@mail.example"])
    push_key: str = Field(description="The server's public key for Web Push.", examples=["BPx3..."])
    devices: list[PushDevice]
    states: DeliveryStates


class NoticeTestBody(Body):
    channel: SentChannel
    device: Code | None = Field(None, description="The id of a browser, for `push`.")


class PushDeviceBody(Body):
    """The push subscription that a browser returns."""

    endpoint: str = Field(max_length=1000, examples=["https://push.example/abc"])
    p256dh: str = Field(max_length=200, examples=["BNcRdreALRFX..."])
    auth: str = Field(max_length=100, examples=["tBHItJI5svbp..."])


class NewPushDevice(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])


class TableNotices(Body):
    silent: Kinds = Field(description="The kinds of notices that are not sent for this table.")


class UnsubscribeBody(Body):
    token: str = Field(max_length=200, examples=["u8k2m4n6p8r2t4v6.m4Yq0c..."], description="From the link in a mail.")
