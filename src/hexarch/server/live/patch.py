"""What differs between two views, as a list of changes: [path, value], or [path] for what is gone.

A path is keys and places joined by dots, such as "players.0.points". A list that changes its length is sent whole.
Members of views keep their kinds: nowhere does a number take the place of a truth value that equals it.
"""

from typing import Any


def difference(before: Any, after: Any) -> list[list[Any]]:
    changes: list[list[Any]] = []
    _compare("", before, after, changes)
    return changes


def _compare(path: str, before: Any, after: Any, changes: list[list[Any]]) -> None:
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before.keys() - after.keys():
            changes.append([_join(path, key)])
        for key, value in after.items():
            if key in before:
                _compare(_join(path, key), before[key], value, changes)
            else:
                changes.append([_join(path, key), value])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(_join(path, place), old, new, changes)
    else:
        changes.append([path, after])


def _join(path: str, part: Any) -> str:
    return f"{path}.{part}" if path else str(part)


def apply_patch(view: Any, changes: list[list[Any]]) -> None:
    """What the page does with a patch; the tests do it, too."""
    for path, *value in changes:
        *parents, last = path.split(".")
        place = view
        for part in parents:
            place = place[int(part)] if isinstance(place, list) else place[part]
        key: Any = int(last) if isinstance(place, list) else last
        if value:
            place[key] = value[0]
        else:
            del place[key]
