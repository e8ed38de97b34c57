"""The position of the package, under the name that it had before there was `hexarch.Position`."""

from hexarch.position import OVER, Position

__all__ = ["OVER", "Position"]
