"""The map as SVG: hexes with their terrain's colour and icon, the river with its coasts, towns, bridges, buildings."""

import math
from typing import Final

from hexarch.games.terra_mystica.picture.sheet import Sheet, number
from hexarch.games.terra_mystica.picture.symbols import ICON_OF
from hexarch.games.terra_mystica.view.shapes import BridgeView, HexView, PositionView

RADIUS: Final = 28.0
WIDTH: Final = math.sqrt(3) * RADIUS
Point = tuple[float, float]


def map_size(position: PositionView) -> tuple[float, float]:
    land = position["map"]
    return land["columns"] * WIDTH, (1.5 * land["rows"] + 0.5) * RADIUS


def centre(hex_: HexView) -> Point:
    return (hex_["x"] + 0.5) * WIDTH, (1.5 * hex_["y"] + 1) * RADIUS


def corners(middle: Point, radius: float) -> list[Point]:
    angles = [math.radians(30 + 60 * i) for i in range(6)]
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def outline(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


class MapDrawing:
    """The map in units of its own: a hex has radius 28."""

    def __init__(self, sheet: Sheet, position: PositionView) -> None:
        self.sheet = sheet
        self.palette = sheet.palette
        self.position = position
        self.hexes = position["map"]["hexes"]
        self.middles = {hex_["name"]: centre(hex_) for hex_ in self.hexes}

    def draw(self) -> None:
        self._river()
        for hex_ in self.hexes:
            if not hex_["river"]:
                self._land(hex_)
        for player in self.position["players"]:
            for group in player["town_groups"]:
                self._town(group, player["colour"])
        for bridge in self.position["map"]["bridges"]:
            self._bridge(bridge)
        for skip in self.position["map"]["skips"]:
            colour = self.position["players"][skip["seat"]]["colour"]
            x, y = self.middles[skip["river"]]
            self.sheet.circle(x, y, 9, self.palette.players[colour][0], self.palette.paper, 2)
            self.sheet.icon("ship", x - 6, y - 6, 12, self.palette.players[colour][1])
        for hex_ in self.hexes:
            if not hex_["river"]:
                self._building(hex_)
                self._name(hex_)

    def _river(self) -> None:
        river = "".join(outline(corners(self.middles[h["name"]], RADIUS + 0.5)) for h in self.hexes if h["river"])
        land = "".join(outline(corners(self.middles[h["name"]], RADIUS)) for h in self.hexes if not h["river"])
        self.sheet.definitions.append(f'<clipPath id="river"><path d="{river}"/></clipPath>')
        self.sheet.path(river, self.palette.water)
        self.sheet.add(f'<g clip-path="url(#river)" fill="none" stroke="{self.palette.water_2}">')
        self.sheet.add(f'<path d="{land}" stroke-width="17" opacity=".45"/>')
        self.sheet.add(f'<path d="{land}" stroke-width="9" opacity=".8"/></g>')

    def _land(self, hex_: HexView) -> None:
        x, y = self.middles[hex_["name"]]
        fill, ink = self.palette.terrain[hex_["terrain"]]
        self.sheet.open(title=f"{hex_['name']} {hex_['terrain']}")
        self.sheet.path(outline(corners((x, y), RADIUS - 0.7)), fill, self.palette.hex_edge, 1.4)
        if hex_["building"] is None:
            self.sheet.icon(hex_["terrain"], x - 8.5, y - 4.5, 17, ink, fill)
        else:
            self.sheet.icon(hex_["terrain"], x - 5.5, y + 13.2, 11, ink, fill)
        self.sheet.close()

    def _name(self, hex_: HexView) -> None:
        x, y = self.middles[hex_["name"]]
        ink = self.palette.terrain[hex_["terrain"]][1]
        self.sheet.text(x, y - RADIUS + 14.2, hex_["name"], 11, ink, 500, "middle")

    def _town(self, names: list[str], colour: str) -> None:
        """Draw a wall around the hexes of a town."""
        middles = [self.middles[name] for name in names]
        edges: list[str] = []
        for x, y in middles:
            points = corners((x, y), RADIUS)
            for i, (ax, ay) in enumerate(points):
                bx, by = points[(i + 1) % 6]
                beyond = (ax + bx - x, ay + by - y)
                if not any(math.dist(beyond, other) < 3 for other in middles):
                    edges.append(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}")
        wall = "".join(edges)
        fill, _ = self.palette.players[colour]
        ends = {"stroke_linecap": "round"}
        self.sheet.path(wall, "none", self.palette.ink, 7.5, **ends)
        self.sheet.path(wall, "none", self.palette.paper, 5.6, **ends)
        self.sheet.path(wall, "none", fill, 3.4, **ends)

    def _bridge(self, bridge: BridgeView) -> None:
        (ax, ay), (bx, by) = (self.middles[name] for name in bridge["hexes"])
        length = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / length * 16.5, (by - ay) / length * 16.5
        mx, my = (ax + bx) / 2, (ay + by) / 2
        d = f"M{number(mx - ux)} {number(my - uy)}L{number(mx + ux)} {number(my + uy)}"
        player = self.position["players"][bridge["seat"]]
        fill, mark = self.palette.players[player["colour"]]
        title = f"{player['faction']}: {bridge['hexes'][0]} - {bridge['hexes'][1]}"
        self.sheet.open(title=title, bridge=":".join(bridge["hexes"]), seat=str(bridge["seat"]))
        for ink, width in ((self.palette.ink, 13.0), (self.palette.paper, 11.0), (fill, 7.5)):
            self.sheet.path(d, "none", ink, width, stroke_linecap="round")
        self.sheet.path(d, "none", mark, 3.5, stroke_dasharray="1.4 4", opacity=".9")
        self.sheet.close()

    def _building(self, hex_: HexView) -> None:
        if hex_["building"] is None or hex_["seat"] is None:
            return
        player = self.position["players"][hex_["seat"]]
        x, y = self.middles[hex_["name"]]
        size = 20.5 if hex_["building"] == "dwelling" else 22.5
        self.sheet.open(
            title=f"{hex_['name']} {hex_['building']}, {player['faction']}",
            hex=hex_["name"],
            building=hex_["building"],
            seat=str(hex_["seat"]),
        )
        self.sheet.building(ICON_OF[hex_["building"]], x, y + 1.2, size, player["colour"])
        self.sheet.close()
