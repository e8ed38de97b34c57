"""Packages that only research needs. If one is missing, the error says what to install."""

from hexarch.core.game import RuleError


class MissingPackage(RuleError, ImportError):
    """A package of the extra `research` is not installed."""

    def __init__(self, name: str | None) -> None:
        package = {"pyspiel": "open_spiel"}.get(name or "", name)
        super().__init__(f"This needs the package {package}; install it with: pip install 'hexarch[research]'")


try:
    import numpy as np
except ModuleNotFoundError as error:
    raise MissingPackage(error.name) from None

__all__ = ["MissingPackage", "np"]
