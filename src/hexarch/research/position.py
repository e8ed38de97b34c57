"""An alias of `hexarch.Position` under its former name."""

from hexarch.position import OVER, Position

__all__ = ["OVER", "Position"]
