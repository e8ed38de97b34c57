# Not compiled: read once.
"""What Origins: First Builders registers."""

from typing import Final

from hexarch.core.manifest import Manifest, Suite

MANIFEST: Final = Manifest(
    package="origins",
    title="Origins: First Builders",
    usual_players=3,
    option_shapes="option_shapes",
    suites=tuple(Suite(f"origins-{players}", players, 100) for players in (1, 2, 3, 4)),
)
