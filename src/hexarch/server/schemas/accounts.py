"""Requests and responses about accounts and sessions."""

from typing import Any, Literal

from pydantic import Field

from hexarch.locale import Language
from hexarch.server.accounts.validation import Email, LoginName, MailSecret, Name, Password
from hexarch.server.schemas.common import AnyObject, Body, Shape, Time


class GuestBody(Body):
    name: Name
    language: Language = Field("en", description="The language of mails and notices.")


class SignInBody(Body):
    name: LoginName
    password: Password


class RegisterBody(Body):
    name: Name
    password: Password


class MeBody(Body):
    name: Name | None = None
    language: Language | None = None
    settings: AnyObject | None = Field(
        None,
        examples=[{"colours": "distinct"}],
        description="Settings of the page, as one object that replaces the stored one.",
    )


class PasswordBody(Body):
    old: Password = Field(description="The current password.")
    new: Password


class LoginNameBody(Body):
    name: Name = Field(description="The new sign-in name.")
    password: Password


class EmailBody(Body):
    email: Email
    password: Password


class LinkBody(Body):
    token: MailSecret = Field(description="From the link in the mail.")


class RecoverBody(Body):
    name: LoginName = Field(description="The sign-in name of the account.")


class NewPasswordBody(Body):
    token: MailSecret = Field(description="From the link in the mail.")
    password: Password


class DeleteBody(Body):
    password: Password | None = Field(None, description="The account's password; guests have none.")


class User(Shape):
    """A user as that user sees it."""

    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"], description="The name that others see.")
    kind: Literal["guest", "account"]
    language: str = Field(examples=["en"])
    login: str | None = Field(examples=["Anna"], description="The sign-in name; null for guests.")
    choose_name: bool = Field(
        description="Whether another account has the same sign-in name, so that this one has to choose another."
    )
    email: str | None = Field(examples=[None], description="The confirmed e-mail address.")
    role: Literal["user", "admin"]
    bot: bool = Field(description="Whether a program plays for this account.")


class Me(Shape):
    user: User | None = Field(description="Null without a session or token.")
    settings: dict[str, Any] = Field(examples=[{"colours": "distinct"}], description="Settings of the page.")
    mail: bool = Field(description="Whether the server can send mail.")


class Session(Shape):
    """A browser that is signed in."""

    id: str = Field(examples=["s8k2m4n6p8r2t4v6"])
    agent: str = Field(
        examples=["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"], description="The browser's `User-Agent` header."
    )
    created: Time
    seen: Time = Field(description="When it was last used, to within five minutes.")
    current: bool = Field(description="Whether this request belongs to it.")


class Sessions(Shape):
    sessions: list[Session]
