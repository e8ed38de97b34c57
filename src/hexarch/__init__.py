"""Terra Mystica and Origins: First Builders with their complete rules."""

from hexarch._version import __version__

__all__ = ["__version__"]
