"""What Terra Mystica registers."""

from typing import Final

from hexarch.core.manifest import Manifest, Suite

_GAME: Final = "hexarch.games.terra_mystica"
_PLAYERS: Final = "hexarch.players.terra_mystica"
_LEAGUE: Final = {"preset": "league"}

MANIFEST: Final = Manifest(
    name="terra-mystica",
    title="Terra Mystica",
    rules=f"{_GAME}.rules:GAME",
    presenter=f"{_GAME}.presenter:PRESENTER",
    encoder=f"{_GAME}.encode",
    engine=f"{_GAME}.kinds",
    position_view=f"{_GAME}.view.shapes:PositionView",
    options_view=f"{_GAME}.view.shapes:OptionsView",
    players=f"{_PLAYERS}.factory",
    arena=f"{_PLAYERS}.arena",
    environment="terra_mystica_v0",
    usual_players=4,
    message_prefix="tm",
    catalogues=("terra_mystica", "terra_mystica_labels", "rules_terra_mystica"),
    files=f"{_GAME}.files",
    suites=(
        Suite("random", 4, 200, _LEAGUE),
        Suite("random-2", 2, 100, _LEAGUE),
        Suite("random-3", 3, 100, _LEAGUE),
        Suite("random-5", 5, 100, _LEAGUE),
        Suite("league", 4, 0, _LEAGUE),
    ),
)
