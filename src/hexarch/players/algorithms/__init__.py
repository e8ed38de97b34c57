"""Algorithms that choose a move without knowing the game: random, greedy, PUCT search, planning."""
