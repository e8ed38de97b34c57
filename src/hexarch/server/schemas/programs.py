"""Requests and responses for programs: personal tokens, bots, challenges, events."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hexarch.server.accounts.validation import Name, Password
from hexarch.server.schemas.common import Body, Time

Scope = Literal["read", "play", "tables", "chat"]


class TokenBody(Body):
    name: Name
    scopes: list[Scope] = Field(min_length=1, max_length=10, examples=[["read", "play", "tables"]])
    days: Annotated[int, Field(ge=1, le=365, examples=[90], description="How long it is valid.")] = 90
    password: Password


class Token(BaseModel):
    id: str = Field(examples=["t8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["My bot"])
    scopes: list[Scope]
    created: Time
    seen: Time | None = Field(description="When it was last used, to within five minutes.")
    expires: Time
    current: bool = Field(description="Whether this request was made with it.")


class NewToken(Token):
    token: str = Field(examples=["hexarch_t8k2m4n6p8r2t4v6_m4Yq0c..."], description="Shown once; keep it secret.")


class Tokens(BaseModel):
    tokens: list[Token]
