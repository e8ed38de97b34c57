"""Requests and responses about accounts and sessions."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from hexarch.locale import Language
from hexarch.server.accounts.validation import Name, Password
from hexarch.server.schemas.common import AnyObject, Body, Time


class GuestBody(Body):
    name: Name
    language: Language = "en"


class SignInBody(Body):
    name: Name
    password: Password


class MeBody(Body):
    name: Name | None = None
    language: Language | None = None
    settings: AnyObject | None = Field(None, examples=[{"colours": "distinct"}])


class PasswordBody(Body):
    old: Password
    new: Password


class DeleteBody(Body):
    password: Password | None = None


class User(BaseModel):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    kind: Literal["guest", "account"]
    language: str = Field(examples=["en"])
    login: str | None = Field(examples=["Anna"], description="The name to log in with.")


class Me(BaseModel):
    user: User | None
    settings: dict[str, Any] = Field(examples=[{"colours": "distinct"}])


class Session(BaseModel):
    id: str = Field(examples=["s8k2m4n6p8r2t4v6"])
    agent: str = Field(examples=["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"])
    created: Time
    seen: Time
    current: bool


class Sessions(BaseModel):
    sessions: list[Session]
