"""Puzzles: positions in which one turn is clearly best."""

from starlette.responses import Response

from hexarch.server.routes.replies import router
from hexarch.server.schemas import puzzles as schemas
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, SignedIn, Visitor
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, HINT
from hexarch.server.web.services import PuzzlesDep

routes = router("puzzles")


@routes.get("/puzzles", response_model=schemas.Puzzles, summary="Get today's puzzles and your progress")
async def get_puzzles(puzzles: PuzzlesDep, visitor: Visitor) -> Response:
    """Return the daily puzzle of every game, the number of puzzles by difficulty, and your progress."""
    return answer(await puzzles.overview(visitor))


@routes.post("/puzzles/next", response_model=schemas.PuzzleCard, summary="Choose a puzzle")
async def next_puzzle(body: schemas.NextPuzzleBody, puzzles: PuzzlesDep, user: SignedIn) -> Response:
    """Return a puzzle of the given difficulty, or one that suits your rating.

    Puzzles that you have not tried come first.

    Errors: 404 `server-no-puzzle` if there is none of this game and difficulty.
    """
    return answer(await puzzles.next(user, body.game, body.difficulty))


@routes.post("/puzzles/{puzzle}/table", response_model=schemas.PuzzleTable, status_code=201, summary="Set up a puzzle")
async def open_puzzle(puzzle: parameters.PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn) -> Response:
    """Create a private table with the puzzle's position, where you draft the turn.

    It replaces the table of your last puzzle.

    Errors: 404 `server-no-puzzle`.
    """
    limits.check_user(CREATE, user)
    return answer(await puzzles.open(user, puzzle), 201)


@routes.post("/puzzles/{puzzle}/answer", response_model=schemas.PuzzleVerdict, summary="Submit your turn")
async def answer_puzzle(
    puzzle: parameters.PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Compare the turn that you have drafted at the puzzle's table with the solution.

    The first try counts for your rating.

    Errors: 404 `server-no-puzzle`; 409 `server-puzzle-closed` if the table shows another puzzle,
    `server-puzzle-unfinished` if the draft is incomplete; 503 `server-no-hint`.
    """
    limits.check_user(HINT, user)
    return answer(await puzzles.answer(user, puzzle))


@routes.post("/puzzles/{puzzle}/solution", response_model=schemas.PuzzleVerdict, summary="Show the solution")
async def show_solution(
    puzzle: parameters.PuzzleId, puzzles: PuzzlesDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Return the solution, compared with the turn that you have drafted.

    If you have not tried the puzzle, it counts as given up.

    Errors: 404 `server-no-puzzle`; 503 `server-no-hint`.
    """
    limits.check_user(HINT, user)
    return answer(await puzzles.solution(user, puzzle))
