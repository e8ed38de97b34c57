"""An icon and a few words for every zodiac card, and for buildings with a special rule."""

from dataclasses import dataclass
from typing import Final

from hexarch.core.aliases import Names
from hexarch.core.data import DataError, read, record
from hexarch.games.origins.tables import BUILDINGS, PACKAGE, ZODIAC

_FILE: Final = "data/signs.toml"


@dataclass(frozen=True)
class Sign:
    sign: str
    """Of a card: the path of a line. Of a building: the name of an icon."""
    text: str


def _read(section: str, known: Names) -> dict[str, Sign]:
    found = {
        name: record(Sign, table, f"{_FILE}: {section}.{name}") for name, table in read(PACKAGE, _FILE)[section].items()
    }
    for name in found:
        if name not in known:
            raise DataError(f"{_FILE}: {section}.{name} is not known")
    return found


ZODIAC_SIGNS: Final = _read("zodiac", ZODIAC)
BUILDING_SIGNS: Final = _read("buildings", BUILDINGS)
