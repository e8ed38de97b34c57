"""Types and base classes that the other schemas share."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from hexarch.server.web.json import dumps

Code = Annotated[str, Field(min_length=1, max_length=40, examples=["k3v9xq2m7tbz"])]
SeatNumber = Annotated[int, Field(ge=0, le=9, examples=[0])]
Version = Annotated[int, Field(ge=0, le=10_000_000, examples=[42])]
ActionId = Annotated[int, Field(ge=0, le=1_000_000, examples=[1204])]
RequestId = Annotated[str, Field(min_length=1, max_length=64, pattern="^[ -~]+$", examples=["0b9a3c1e-7f"])]
Invitation = Annotated[str, Field(max_length=100, examples=["m4Yq0c..."])]
Time = Annotated[str, Field(examples=["2026-11-15T18:30:00.000Z"])]


def _storable(value: dict[str, object]) -> dict[str, object]:
    """Refuse values that JSON input can contain but output cannot: lone surrogates, infinite numbers."""
    try:
        dumps(value)
    except TypeError:
        raise ValueError("this cannot be stored") from None
    return value


AnyObject = Annotated[dict[str, Any], AfterValidator(_storable)]


class Shape(BaseModel):
    """The base of responses and live messages, which are described and not validated: most are built when needed."""

    model_config = ConfigDict(defer_build=True)


class Body(BaseModel):
    """The base of request bodies: unknown members are refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(Shape):
    """An error response (RFC 9457). Some problems have further members."""

    type: str = Field(examples=["urn:hexarch:problem:server-no-table"])
    title: str = Field(examples=["Not found"])
    status: int = Field(examples=[404])
    detail: str = Field(
        examples=["There is no such table, or it is private and you need its invitation."],
        description="A sentence for people, in English.",
    )
    key: str = Field(examples=["server-no-table"], description="The key of the sentence in the message catalogues.")
    params: dict[str, int | str] = Field(examples=[{}], description="The parameters of the sentence.")
    model_config = ConfigDict(extra="allow", defer_build=True)


class Done(Shape):
    ok: bool = True
