"""Measuring computer players: frozen set-ups, games with every player in every seat, and what they tell."""
