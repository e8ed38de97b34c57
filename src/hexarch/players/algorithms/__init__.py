"""Ways to choose a move that know no game: random, greedy, PUCT search, planning."""
