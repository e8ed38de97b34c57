"""Short names of the types that fields and functions use everywhere. Tuples are replaced, never changed."""

Ints = tuple[int, ...]
Names = tuple[str, ...]
