"""What a strong computer player thinks of a finished game."""
