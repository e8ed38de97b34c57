# Not compiled: read once.
"""What Terra Mystica registers."""

from typing import Final

from hexarch.core.manifest import Manifest, Suite

_LEAGUE: Final = {"preset": "league"}

MANIFEST: Final = Manifest(
    package="terra_mystica",
    title="Terra Mystica",
    usual_players=4,
    prefix="tm",
    suites=(
        Suite("random", 4, 200, _LEAGUE),
        Suite("random-2", 2, 100, _LEAGUE),
        Suite("random-3", 3, 100, _LEAGUE),
        Suite("random-5", 5, 100, _LEAGUE),
        Suite("dealt", 4, 200, _LEAGUE, dealt=True),
        Suite("league", 4, 0, _LEAGUE),
    ),
)
