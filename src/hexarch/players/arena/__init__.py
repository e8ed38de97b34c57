# Not compiled: waits for other processes.
"""Measuring computer players: frozen set-ups, games with every player in every seat, and the results."""
