"""What Origins: First Builders registers."""

from typing import Final

from hexarch.core.manifest import Manifest, Suite

_GAME: Final = "hexarch.games.origins"
_PLAYERS: Final = "hexarch.players.origins"

MANIFEST: Final = Manifest(
    name="origins",
    title="Origins: First Builders",
    rules=f"{_GAME}.rules:GAME",
    presenter=f"{_GAME}.presenter:PRESENTER",
    encoder=f"{_GAME}.encode",
    engine=f"{_GAME}.kinds",
    position_view=f"{_GAME}.view.shapes:PositionView",
    options_view=f"{_GAME}.view.option_shapes:OptionsView",
    players=f"{_PLAYERS}.factory",
    arena=f"{_PLAYERS}.arena",
    environment="origins_v0",
    usual_players=3,
    message_prefix="origins",
    catalogues=("origins", "origins_labels", "rules_origins"),
    files=f"{_GAME}.files",
    suites=tuple(Suite(f"origins-{players}", players, 100) for players in (1, 2, 3, 4)),
)
