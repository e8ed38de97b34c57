"""A board of pointy-topped hexes in rows, every other row shifted half a hex to the right."""

from dataclasses import dataclass

from hexarch.core.aliases import Ints


@dataclass(frozen=True)
class HexGrid:
    """Hexes are numbered row by row from the top left."""

    places: tuple[tuple[int, int], ...]
    """(row, column) of each hex."""
    first_shifted: int
    """1 if odd rows are the shifted ones, 0 if even rows are."""

    @staticmethod
    def from_rows(row_lengths: Ints, first_shifted: int = 1) -> "HexGrid":
        places = [(row, column) for row, length in enumerate(row_lengths) for column in range(length)]
        return HexGrid(tuple(places), first_shifted)

    def axial(self, hex_: int) -> tuple[int, int]:
        row, column = self.places[hex_]
        return column - (row + 1 - self.first_shifted) // 2, row

    def distance(self, a: int, b: int) -> int:
        aq, ar = self.axial(a)
        bq, br = self.axial(b)
        dq, dr = aq - bq, ar - br
        return max(abs(dq), abs(dr), abs(dq + dr))

    def distances(self) -> tuple[Ints, ...]:
        hexes = range(len(self.places))
        return tuple(tuple(self.distance(a, b) for b in hexes) for a in hexes)

    def centre(self, hex_: int) -> tuple[float, float]:
        """Return the centre of a hex, in units of its width (x) and of the distance between two rows (y)."""
        row, column = self.places[hex_]
        return column + (0.5 if row % 2 == self.first_shifted else 0.0), float(row)


def steps_over(start: int, links: Ints, passable: int) -> dict[int, int]:
    """Return how many hexes of `passable` have to be crossed from `start` to reach each other hex next to them."""
    found: dict[int, int] = {}
    seen = 1 << start
    edge = links[start] & passable
    crossed = 0
    while edge:
        crossed += 1
        seen |= edge
        ahead = 0
        rest = edge
        while rest:
            low = rest & -rest
            ahead |= links[low.bit_length() - 1]
            rest ^= low
        shore = ahead & ~passable & ~seen
        while shore:
            low = shore & -shore
            found.setdefault(low.bit_length() - 1, crossed)
            shore ^= low
        edge = ahead & passable & ~seen
    return found
