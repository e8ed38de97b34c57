"""Every message key in the catalogue that the page gets exists in the languages."""

from hexarch.locale import keys
from hexarch.server.tables.catalogue import catalogue


def _wanted() -> set[str]:
    found = {level["label"] for level in catalogue()["levels"]}
    for game in catalogue()["games"]:
        found |= {preset["label"] for preset in game["presets"]} | {f"page-game-{game['name']}"}
        for option in game["options"]:
            found |= {option["label"], option["help"], option["group_label"]}
            found |= {choice["label"] for choice in option["choices"]}
    return found


def test_options_presets_and_levels_have_words() -> None:
    assert sorted(_wanted() - keys("en")) == []
