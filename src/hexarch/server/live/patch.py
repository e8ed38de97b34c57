"""Differences between two views, as a list of changes: [path, value], or [path] for a member that is gone.

A path is keys and list indexes joined by dots, such as "players.0.points"; as in a JSON Pointer, special characters
within a key are escaped ("~" as "~0", "." as "~1"). A list that changes its length is sent whole.
"""

from typing import Any

Patch = list[list[object]]


def difference(before: object, after: object) -> Patch:
    """Return the changes that lead from one view to the other.

    A member must not change between a number and an equal boolean: 1 and True count as the same.
    """
    changes: Patch = []
    _compare("", before, after, changes)
    return changes


def _compare(path: str, before: object, after: object, changes: Patch) -> None:
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


def _join(path: str, part: object) -> str:
    escaped = str(part).replace("~", "~0").replace(".", "~1")
    return f"{path}.{escaped}" if path else escaped


def apply_patch(view: Any, changes: Patch) -> None:
    """Apply a patch in place, as the page does."""
    for path, *value in changes:
        *parents, last = [part.replace("~1", ".").replace("~0", "~") for part in str(path).split(".")]
        place = view
        for part in parents:
            place = place[int(part)] if isinstance(place, list) else place[part]
        key: Any = int(last) if isinstance(place, list) else last
        if value:
            place[key] = value[0]
        else:
            del place[key]
