"""Game-independent algorithms that choose a move: random, greedy, PUCT search, planning."""
