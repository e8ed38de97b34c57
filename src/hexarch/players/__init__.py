"""Computer players for both games. `registry.player(game, name)` returns one by the name of its level."""
