# Not compiled: numpy and other processes.
"""Policy iteration: self-play, learning, evaluation. `hexarch train` runs it.

`task.py` says what it needs to know about a game; `selfplay.py` and `dataset.py` are Terra Mystica's.
"""
