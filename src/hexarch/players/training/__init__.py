"""Policy iteration for Terra Mystica: self-play, learning, evaluation. `hexarch train` runs it."""
