"""Reports: a strong computer player reviews a finished game."""
