"""Path and query parameters of the routes, with the limits and descriptions that appear in the OpenAPI document."""

from typing import Annotated, Literal

from fastapi import Depends, Path, Query

from hexarch.server.play.questions import Question

_ID = "k3v9xq2m7tbz"
_SECRET = "m4Yq0c..."

TableCode = Annotated[str, Path(alias="id", max_length=40, examples=[_ID], description="The id of a table.")]
SeatPath = Annotated[int, Path(ge=0, le=9, description="The number of a seat, from 0.")]
PlanId = Annotated[str, Path(max_length=40, examples=[_ID])]
ChallengeId = Annotated[str, Path(alias="id", max_length=40, examples=[_ID])]
StudyCode = Annotated[str, Path(alias="study", max_length=40, examples=[_ID])]
ChapterNumber = Annotated[int, Path(alias="number", ge=1, le=32_000, examples=[1])]
GroupId = Annotated[str, Path(alias="group", max_length=40, examples=[_ID])]
EventId = Annotated[str, Path(alias="event", max_length=40, examples=[_ID])]
DeviceId = Annotated[str, Path(alias="id", max_length=40, examples=[_ID])]
SessionId = Annotated[str, Path(alias="id", max_length=40, examples=["s8k2m4n6p8r2t4v6"])]
TokenId = Annotated[str, Path(alias="id", max_length=40, examples=["t8k2m4n6p8r2t4v6"])]
UserId = Annotated[str, Path(max_length=40, examples=["u8k2m4n6p8r2t4v6"])]
ReportId = Annotated[int, Path(ge=0, le=2_000_000_000)]
PuzzleId = Annotated[str, Path(alias="puzzle", max_length=16, pattern="^[0-9a-f]+$", examples=["3f2a90bc"])]
LessonName = Annotated[str, Path(max_length=40, examples=["bridge"])]
GamePath = Annotated[str, Path(max_length=40, examples=["terra-mystica"], description="The name of a game.")]
Person = Annotated[str, Path(max_length=60, examples=["Anna"], description="A name or an id.")]
ReportLink = Annotated[str, Path(max_length=100, examples=[_SECRET], description="The secret of a shared report.")]

InvitationQuery = Annotated[
    str | None,
    Query(max_length=100, examples=[_SECRET], description="The secret of an invitation, for tables that need one."),
]
StudyLink = Annotated[
    str | None, Query(max_length=100, examples=[_SECRET], description="The secret of a shared study.")
]
AtQuery = Annotated[
    int | None,
    Query(ge=0, le=10_000_000, examples=[42], description="The position after this many entries; default: the newest."),
]
SeatQuery = Annotated[
    int | None,
    Query(ge=0, le=9, description="Default: your seat that is asked first, or your first seat."),
]
_ActionQuery = Annotated[int | None, Query(ge=0, le=1_000_000, examples=[1204], description="The id of an action.")]
RequiredAction = Annotated[int, Query(ge=0, le=1_000_000, examples=[1204], description="The id of an action.")]
_TextQuery = Annotated[
    str | None, Query(min_length=1, max_length=200, examples=["build E7"], description="An action in notation.")
]
_THING = r"^[a-z_]+:[^\x00-\x1f]{0,60}$"
_THING_MEANING = "A thing on the table: its kind and its name."
_ThingQuery = Annotated[str | None, Query(pattern=_THING, examples=["hex:E5"], description=_THING_MEANING)]
RequiredThing = Annotated[str, Query(pattern=_THING, examples=["hex:E5"], description=_THING_MEANING)]


async def _question(action: _ActionQuery = None, text: _TextQuery = None, thing: _ThingQuery = None) -> Question:
    return Question(action, text, thing)


QuestionQuery = Annotated[Question, Depends(_question)]
StepsQuery = Annotated[int | None, Query(ge=1, le=1000, description="How many steps to remove; default: all.")]

PageQuery = Annotated[int, Query(ge=1, le=100_000, description="The number of the page, from 1.")]
GameQuery = Annotated[str | None, Query(max_length=40, examples=["origins"], description="Only tables of this game.")]
PaceQuery = Annotated[
    Literal["live", "correspondence", "none"] | None,
    Query(examples=["correspondence"], description="Only tables of this pace; `none`: without clocks."),
]
ListQuery = Annotated[
    Literal["open", "mine", "running", "finished"],
    Query(alias="list", description="Public tables of this status, or all tables of yours."),
]
FromQuery = Annotated[
    int, Query(alias="from", ge=0, le=10_000_000, examples=[1000], description="The number of the first entry.")
]
BeforeQuery = Annotated[
    int | None,
    Query(ge=0, le=10_000_000, examples=[200], description="Return the entries before this number instead."),
]
SinceMessage = Annotated[
    int, Query(ge=0, le=10_000_000, description="Only messages with a higher number; 0 for the newest ones.")
]
SinceEvent = Annotated[
    int | None, Query(ge=0, le=10**15, examples=[1763232000000], description="The `id` of the last event received.")
]
LogQuery = Annotated[
    Literal["recent", "all"],
    Query(description="`recent`: the entries since your last turn; `all`: the first page of the whole log."),
]
ViewQuery = Annotated[Literal["full", "compact"], Query(description="`compact`: the position for programs.")]
PoolQuery = Annotated[
    Literal["people", "computers"], Query(description="Ratings from games with people, or with computer players only.")
]
GameFormat = Annotated[
    Literal["json", "ledger", "commands", "svg"], Query(alias="format", description="The kind of file.")
]
EventFormat = Annotated[Literal["json", "csv"], Query(alias="format", description="The kind of file.")]
