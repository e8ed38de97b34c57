"""Tables of six and seven players, for the rules of that variant."""

from typing import Any

from tests.terra_mystica.scenario import Table

EVERYBODY = ("witches", "nomads", "halflings", "mermaids", "giants", "dwarves", "darklings")
# Only dwellings score in round 1.
SCORING = {6: ("SCORE3", "SCORE2", "SCORE4", "SCORE7", "SCORE5"), 7: ("SCORE3", "SCORE2", "SCORE4", "SCORE7")}


def seated(players: int, first: str = "", **options: Any) -> Table:
    """A table of so many factions before anybody has taken or built anything; one given faction is first."""
    from hexarch.games.terra_mystica.tables import faction

    others = [name for name in EVERYBODY if not first or faction(name).terrain != faction(first).terrain]
    names = ([first] if first else []) + others
    return Table(*names[:players], scoring=SCORING[players], started=False, **options)


def crowd(players: int, first: str = "", **options: Any) -> Table:
    """The same table in round 1, on an empty map, with everybody rich."""
    table = seated(players, first, **options)
    table.start()
    table.clear_map()
    for board in table.state.setup.factions:
        table.rich(board.name)
        table.give(board.name, cults=(0, 0, 0, 0))
    return table
