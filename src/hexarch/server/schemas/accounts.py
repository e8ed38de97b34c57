"""Requests and responses about accounts and sessions."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from hexarch.locale import Language
from hexarch.server.accounts.validation import Email, LoginName, MailSecret, Name, Password
from hexarch.server.schemas.common import AnyObject, Body, Time


class GuestBody(Body):
    name: Name
    language: Language = "en"


class SignInBody(Body):
    name: LoginName
    password: Password


class RegisterBody(Body):
    name: Name
    password: Password


class MeBody(Body):
    name: Name | None = None
    language: Language | None = None
    settings: AnyObject | None = Field(None, examples=[{"colours": "distinct"}])


class PasswordBody(Body):
    old: Password
    new: Password


class LoginNameBody(Body):
    name: Name
    password: Password


class EmailBody(Body):
    email: Email
    password: Password


class LinkBody(Body):
    token: MailSecret


class RecoverBody(Body):
    name: LoginName


class NewPasswordBody(Body):
    token: MailSecret
    password: Password


class DeleteBody(Body):
    password: Password | None = None


class User(BaseModel):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    kind: Literal["guest", "account"]
    language: str = Field(examples=["en"])
    login: str | None = Field(examples=["Anna"], description="The name to log in with.")
    choose_name: bool = Field(description="Another account has the same login name: this one has to choose another.")
    email: str | None = Field(examples=[None], description="The confirmed address for a lost password.")
    role: Literal["user", "admin"]
    bot: bool = Field(description="A program plays for this account.")


class Me(BaseModel):
    user: User | None
    settings: dict[str, Any] = Field(examples=[{"colours": "distinct"}])
    mail: bool = Field(description="Whether the server can send mail.")


class Session(BaseModel):
    id: str = Field(examples=["s8k2m4n6p8r2t4v6"])
    agent: str = Field(examples=["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"])
    created: Time
    seen: Time
    current: bool


class Sessions(BaseModel):
    sessions: list[Session]
