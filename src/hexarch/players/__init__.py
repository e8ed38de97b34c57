"""Computer players for both games. `levels.player(name)` gives one by its level."""
