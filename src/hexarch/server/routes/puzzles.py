"""Puzzles: positions in which one turn is clearly best."""

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from hexarch.server.schemas import puzzles as schemas
from hexarch.server.web.dependencies import LimitsDep, PuzzlesDep, SignedIn, Visitor, router
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, HINT

routes = router("puzzles")

PuzzleId = Annotated[str, Path(alias="puzzle", max_length=16, pattern="^[0-9a-f]+$", examples=["3f2a90bc"])]


@routes.get("/puzzles", response_model=schemas.Puzzles, summary="Today's puzzles, and how far you have come")
async def get_puzzles(puzzles: PuzzlesDep, visitor: Visitor) -> Response:
    return answer(await puzzles.overview(visitor))


@routes.post("/puzzles/next", response_model=schemas.PuzzleCard, summary="A puzzle that you have not tried")
async def next_puzzle(body: schemas.NextPuzzleBody, puzzles: PuzzlesDep, user: SignedIn) -> Response:
    return answer(await puzzles.next(user, body.game, body.difficulty))


@routes.post("/puzzles/{puzzle}/table", response_model=schemas.PuzzleTable, status_code=201, summary="Lay out a puzzle")
async def open_puzzle(puzzle: PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn) -> Response:
    """The table is private, and replaces the one of your last puzzle. Draft your turn there."""
    limits.check_user(CREATE, user)
    return answer(await puzzles.open(user, puzzle), 201)


@routes.post("/puzzles/{puzzle}/answer", response_model=schemas.PuzzleVerdict, summary="Judge the turn you drafted")
async def answer_puzzle(puzzle: PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn) -> Response:
    limits.check_user(HINT, user)
    return answer(await puzzles.answer(user, puzzle))


@routes.post("/puzzles/{puzzle}/solution", response_model=schemas.PuzzleVerdict, summary="Show the solution")
async def show_solution(puzzle: PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn) -> Response:
    """If you have not tried the puzzle, it counts as given up."""
    limits.check_user(HINT, user)
    return answer(await puzzles.solution(user, puzzle))
