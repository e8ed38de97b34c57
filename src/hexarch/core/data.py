# Not compiled: reads files once.
"""Components from TOML as frozen records, checked when they are loaded.

A record is a frozen dataclass. A table in the file is flattened into it with underscores, so `[dwelling] coins = 2`
fills the field `dwelling_coins`. Anything missing, unknown or of the wrong type raises DataError with the file and
the key.
"""

import dataclasses
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

R = TypeVar("R")


class DataError(Exception):
    """Raised for a component file with impossible values."""


def read(package: str, path: str) -> dict[str, Any]:
    """Return a TOML file that lies beside a package's code. Raise DataError if it is not valid."""
    where = files(package)
    for part in path.split("/"):
        where = where / part
    return parse(where.read_text(encoding="utf-8"), path)


def parse(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{where}: not valid TOML ({error})") from None


def overlay(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return `base` with the values of `changes` applied over it, table by table."""
    result = dict(base)
    for key, value in changes.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = overlay(old, value)
        else:
            result[key] = value
    return result


def record(kind: type[R], data: Mapping[str, Any], where: str) -> R:
    """Return a record of the given dataclass from a table. Raise DataError for missing, unknown or wrong values."""
    fields = {field.name: field for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    hints = get_type_hints(kind)
    values: dict[str, Any] = {}
    _flatten(data, "", "", fields, hints, values, where)
    for name, field in fields.items():
        has_default = field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
        if name not in values and not has_default:
            raise DataError(f"{where}: {name} is missing")
    return kind(**values)


def _flatten(
    data: Mapping[str, Any],
    prefix: str,
    shown: str,
    fields: Mapping[str, Any],
    hints: Mapping[str, Any],
    values: dict[str, Any],
    where: str,
) -> None:
    for key, value in data.items():
        name = prefix + key
        label = shown + key
        if name in fields:
            values[name] = _checked(value, hints[name], f"{where}: {label}")
        elif isinstance(value, Mapping) and any(other.startswith(name + "_") for other in fields):
            _flatten(value, name + "_", label + ".", fields, hints, values, where)
        else:
            raise DataError(f"{where}: {label} is not known")


def _checked(value: Any, hint: Any, where: str) -> Any:
    origin = get_origin(hint)
    if origin is tuple:
        item = get_args(hint)[0]
        if not isinstance(value, list):
            raise DataError(f"{where} must be a list")
        return tuple(_checked(part, item, f"{where}[{i}]") for i, part in enumerate(value))
    if origin is dict:
        item = get_args(hint)[1]
        if not isinstance(value, Mapping):
            raise DataError(f"{where} must be a table")
        return {str(key): _checked(part, item, f"{where}.{key}") for key, part in value.items()}
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        if not isinstance(value, Mapping):
            raise DataError(f"{where} must be a table")
        return record(hint, value, where)
    if hint is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if hint in (str, bool) and isinstance(value, hint):
        return value
    wanted = getattr(hint, "__name__", str(hint))
    raise DataError(f"{where} must be {'a whole number' if hint is int else wanted}, not {value!r}")
