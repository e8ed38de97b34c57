"""Requests and responses about people: profiles, ratings, friends, people looking for a game, invitations."""

from typing import Literal

from pydantic import Field

from hexarch.server.schemas.common import Body, SeatNumber, Shape, Time

GameField = Field(examples=["terra-mystica"])
Pool = Literal["people", "computers"]
Pace = Literal["any", "live", "correspondence"]


class Named(Shape):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    bot: bool = False


class RatingPoint(Shape):
    time: Time
    points: int = Field(examples=[1540])


class Rating(Shape):
    points: int = Field(examples=[1540], description="A new player has 1500.")
    deviation: int = Field(
        examples=[180], description="The standard deviation: in two of three cases the true strength is within it."
    )
    provisional: bool = Field(description="Whether there are too few games for a reliable rating.")
    games: int = Field(examples=[12], description="The number of rated games.")


class PersonRating(Rating):
    game: str = GameField
    pool: Pool
    curve: list[RatingPoint] = Field(description="The rating after each of the last games.")


class Tally(Shape):
    """Results of several games."""

    games: int = Field(examples=[12])
    won: int = Field(examples=[4])
    average: float = Field(examples=[118.5], description="Mean points per game.")


class TallyByPlayers(Tally):
    players: int = Field(examples=[4])


class TallyByName(Tally):
    name: str = Field(examples=["witches"], description="A faction; empty in games without factions.")


class GameTally(Tally):
    game: str = GameField
    by_players: list[TallyByPlayers]
    by_name: list[TallyByName]


class PlayedGame(Shape):
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the table.")
    game: str = GameField
    players: int = Field(examples=[4])
    name: str = Field(examples=["witches"], description="A faction; empty in games without factions.")
    score: int = Field(examples=[131], description="Points in the game.")
    place: int = Field(examples=[1])
    ended: Time


class Profile(Shape):
    """A person's profile as you may see it. Of guests, and of people who have blocked you, only the name is shown."""

    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    kind: Literal["guest", "account", "bot"]
    me: bool = Field(description="Whether it is your own.")
    friend: bool = Field(description="Whether the person is on your list of friends.")
    blocked: bool = Field(description="Whether you have blocked the person.")
    since: Time | None = Field(description="When the account was created.")
    languages: list[str] = Field(examples=[["en"]])
    ratings: list[PersonRating]
    results: list[GameTally] = Field(description="Games at private tables count only for those who played them.")
    best: list[PlayedGame] = Field(description="The games with the highest scores.")
    newest: list[PlayedGame] = Field(description="The newest games.")


class RankedPerson(Rating):
    person: Named


class LevelRating(Shape):
    level: str = Field(examples=["medium"])
    points: int = Field(examples=[1500])


class Ranking(Shape):
    game: str = GameField
    pool: Pool
    people: list[RankedPerson]
    levels: list[LevelRating] = Field(description="The fixed ratings of computer players; empty in the pool `people`.")


class Friends(Shape):
    people: list[Named]


class Seeker(Shape):
    """A person looking for a game."""

    person: Named
    me: bool = Field(description="Whether it is you.")
    game: str = GameField
    players: int = Field(examples=[4], description="The wanted number of players.")
    pace: Pace
    since: Time
    expires: Time


class Seekers(Shape):
    people: list[Seeker]


class LookBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    players: int = Field(ge=2, le=10, examples=[4], description="The wanted number of players.")
    pace: Pace = "any"
    hours: int = Field(24, ge=1, le=336, examples=[24], description="How long the entry stays on the list.")


class InviteBody(Body):
    person: str = Field(min_length=1, max_length=60, examples=["Anna"], description="A name or an id.")
    seat: SeatNumber | None = Field(None, description="Without it, any free seat.")
