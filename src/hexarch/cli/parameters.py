"""Parameters that several commands share, added to a command by a decorator.

Typer reads a command's signature; the decorators below give it one with the shared parameters in place of the object
that the command itself works with.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

# Annotation and default of each parameter.
Shared = Mapping[str, tuple[Any, Any]]


def with_shared(
    command: Callable[..., Any], instead_of: Sequence[str], shared: Shared, run: Callable[..., int]
) -> Callable[..., int]:
    """Return `run` with the signature of a command, in which `shared` takes the place of some parameters.

    `run` gets all arguments by name.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command).parameters.values():
        if parameter.name not in instead_of:
            parameters.append(parameter.replace(kind=kind))
        elif parameter.name == instead_of[0]:
            for name, (annotation, default) in shared.items():
                parameters.append(inspect.Parameter(name, kind, default=default, annotation=annotation))
    shown = wraps(command)(run)
    shown.__signature__ = inspect.Signature(parameters, return_annotation=int)  # type: ignore[attr-defined]
    shown.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters} | {"return": int}
    return shown
