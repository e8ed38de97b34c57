"""Requests and responses about people: profiles, ratings, friends, who looks for a game, invitations."""

from typing import Literal

from pydantic import BaseModel, Field

from hexarch.server.schemas.common import Body, SeatNumber, Time

GameField = Field(examples=["terra-mystica"])
Pool = Literal["people", "computers"]
Pace = Literal["any", "live", "correspondence"]


class Named(BaseModel):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    bot: bool = False


class RatingPoint(BaseModel):
    time: Time
    points: int = Field(examples=[1540])


class Rating(BaseModel):
    points: int = Field(examples=[1540], description="A new player has 1500.")
    deviation: int = Field(examples=[180], description="In two of three cases the true strength is no further away.")
    provisional: bool = Field(description="Too few games to say much.")
    games: int = Field(examples=[12])


class PersonRating(Rating):
    game: str = GameField
    pool: Pool
    curve: list[RatingPoint]


class Tally(BaseModel):
    games: int = Field(examples=[12])
    won: int = Field(examples=[4])
    average: float = Field(examples=[118.5], description="Points in a game.")


class TallyByPlayers(Tally):
    players: int = Field(examples=[4])


class TallyByName(Tally):
    name: str = Field(examples=["witches"], description="A faction; empty where a game has none.")


class GameTally(Tally):
    game: str = GameField
    by_players: list[TallyByPlayers]
    by_name: list[TallyByName]


class PlayedGame(BaseModel):
    table: str = Field(examples=["k3v9xq2m7tbz"])
    game: str = GameField
    players: int = Field(examples=[4])
    name: str = Field(examples=["witches"])
    score: int = Field(examples=[131])
    place: int = Field(examples=[1])
    ended: Time


class Profile(BaseModel):
    """What others may know. Of guests, and for those whom the person has blocked, only the name."""

    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    kind: Literal["guest", "account", "bot"]
    me: bool
    friend: bool = Field(description="Whether the person is in your list of friends.")
    blocked: bool = Field(description="Whether you have blocked the person.")
    since: Time | None
    languages: list[str] = Field(examples=[["en"]])
    ratings: list[PersonRating]
    results: list[GameTally] = Field(description="Games at private tables are counted for their players only.")
    best: list[PlayedGame]
    newest: list[PlayedGame]


class RankedPerson(Rating):
    person: Named


class LevelRating(BaseModel):
    level: str = Field(examples=["medium"])
    points: int = Field(examples=[1500])


class Ranking(BaseModel):
    game: str = GameField
    pool: Pool
    people: list[RankedPerson]
    levels: list[LevelRating] = Field(description="The fixed ratings of computer players.")


class Friends(BaseModel):
    people: list[Named]


class Seeker(BaseModel):
    person: Named
    me: bool
    game: str = GameField
    players: int = Field(examples=[4])
    pace: Pace
    since: Time
    expires: Time


class Seekers(BaseModel):
    people: list[Seeker]


class LookBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    players: int = Field(ge=2, le=10, examples=[4])
    pace: Pace = "any"
    hours: int = Field(24, ge=1, le=336, examples=[24])


class InviteBody(Body):
    person: str = Field(min_length=1, max_length=60, examples=["Anna"], description="A name or an id.")
    seat: SeatNumber | None = None
