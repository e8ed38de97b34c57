# Not compiled: runs once after a game.
"""Reports: a strong computer player reviews a finished game."""
