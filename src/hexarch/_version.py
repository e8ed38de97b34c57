"""The version, in a separate module: the build reads it without importing the package."""

__version__ = "0.1.0"
