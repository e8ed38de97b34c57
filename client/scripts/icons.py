"""Writes our icons as a font: python client/scripts/icons.py

An icon beside text is a character: the browser composes the layers of a table in less than half the time that it needs
for hundreds of small drawings. The drawings in `icons.svg` remain the source; icons that are larger or have several
colours use them directly.
Needs fonttools, brotli and skia-pathops.
"""

import copy
import hashlib
from pathlib import Path
from xml.etree import ElementTree

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.misc.transform import Transform
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

ASSETS = Path(__file__).resolve().parents[1] / "src/assets"
SOURCE = ASSETS / "icons.svg"
TARGET = ASSETS / "fonts/icons.woff2"
# The code point of the first icon; the others follow in the order of the file, as in `src/ui/icons.ts`.
FIRST = 0xE000
SIZE = 960
# Icons that also have an outline of this width, to be drawn below them in another colour.
EDGES = {"i-token-": 2.3, "i-m-": 5}
# The distance from an icon's code point to that of its outline.
EDGE = 0x400
# A fixed time stamp, so that the same drawings give the same file.
LONG_AGO = 2082844800
SVG = "{http://www.w3.org/2000/svg}"


def outline(shape: ElementTree.Element) -> str:
    def number(name: str) -> float:
        return float(shape.get(name, 0))

    match shape.tag.removeprefix(SVG):
        case "path":
            return shape.attrib["d"]
        case "circle":
            x, y, r = number("cx"), number("cy"), number("r")
            return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"
        case "rect":
            x, y, w, h, r = number("x"), number("y"), number("width"), number("height"), number("rx")
            corner = f"a{r} {r} 0 0 1 " if r else "l"
            return (
                f"M{x + r} {y}h{w - 2 * r}{corner}{r} {r}v{h - 2 * r}{corner}{-r} {r}"
                f"h{2 * r - w}{corner}{-r} {-r}v{2 * r - h}{corner}{r} {-r}z"
            )
        case other:
            raise ValueError(f"No icon may use <{other}>.")


def moved(icon: ElementTree.Element, shape: ElementTree.Element) -> Transform:
    """Return the transform to the font's units and upward axis, including the shape's own one."""
    left, top, grid, _ = (float(number) for number in icon.attrib["viewBox"].split())
    whole = Transform(SIZE / grid, 0, 0, -SIZE / grid, 0, SIZE).translate(-left, -top)
    for step in filter(None, shape.get("transform", "").split(")")):
        name, _, numbers = step.strip().partition("(")
        values = [float(number) for number in numbers.replace(",", " ").split()]
        if name != "translate":
            raise ValueError(f"No icon may be transformed by {name}.")
        whole = whole.translate(*values)
    return whole


def areas(icon: ElementTree.Element, shape: ElementTree.Element) -> list[tuple[bool, pathops.Path]]:
    """Return the areas that the shape covers, and whether each is drawn or cut out."""
    found = []
    for kind in ("fill", "stroke"):
        colour = shape.get(kind, "currentColor" if kind == "fill" else "none")
        if colour == "none":
            continue
        path = pathops.Path()
        parse_path(outline(shape), path.getPen(glyphSet=None))
        if kind == "stroke":
            cap = {"round": pathops.LineCap.ROUND_CAP, "butt": pathops.LineCap.BUTT_CAP}
            join = {"round": pathops.LineJoin.ROUND_JOIN, "miter": pathops.LineJoin.MITER_JOIN}
            path.stroke(
                float(shape.get("stroke-width", 1)),
                cap[shape.get("stroke-linecap", "butt")],
                join[shape.get("stroke-linejoin", "miter")],
                4,
            )
            path.convertConicsToQuads()
        placed = pathops.Path()
        path.draw(TransformPen(placed.getPen(glyphSet=None), moved(icon, shape)))
        found.append(("--k" not in colour, placed))
    return found


def drawn(icon: ElementTree.Element) -> pathops.Path:
    """Return one area without overlaps; parts in the background colour become holes."""
    whole = pathops.Path()
    for shape in icon:
        for adds, area in areas(icon, shape):
            whole = pathops.op(whole, area, pathops.PathOp.UNION if adds else pathops.PathOp.DIFFERENCE)
    return whole


def edge(icon: ElementTree.Element, width: float) -> pathops.Path:
    """Return the icon, enlarged by an outline of this width."""
    wide = copy.deepcopy(icon)
    for shape in wide:
        shape.attrib |= {"stroke": "currentColor", "stroke-width": str(width), "stroke-linejoin": "round"}
    return drawn(wide)


def glyph(path: pathops.Path, advance: int) -> T2CharString:
    pen = T2CharStringPen(advance, None)
    path.draw(pen)
    return pen.getCharString()


def write() -> None:
    icons = ElementTree.parse(SOURCE).getroot().findall(f"{SVG}symbol")
    glyphs = {".notdef": glyph(pathops.Path(), SIZE)}
    letters, advances = {}, {".notdef": (SIZE, 0)}
    for number, icon in enumerate(icons):
        name = icon.attrib["id"]
        glyphs[name] = glyph(drawn(icon), SIZE)
        letters[FIRST + number] = name
        advances[name] = (SIZE, 0)
        for start, width in EDGES.items():
            if name.startswith(start):
                # Without an advance, so that the next character is drawn on top of it.
                below = f"{name}-edge"
                glyphs[below] = glyph(edge(icon, width), 0)
                letters[FIRST + EDGE + number] = below
                advances[below] = (0, 0)
    builder = FontBuilder(SIZE, isTTF=False)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(letters)
    builder.setupCFF("HexarchIcons", {}, glyphs, {})
    builder.setupHorizontalMetrics(advances)
    builder.setupHorizontalHeader(ascent=SIZE, descent=0)
    builder.setupNameTable({"familyName": "Hexarch Icons", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=SIZE, sTypoDescender=0, sTypoLineGap=0, usWinAscent=SIZE, usWinDescent=0)
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"].created = builder.font["head"].modified = LONG_AGO
    builder.font.recalcTimestamp = False
    builder.font.flavor = "woff2"
    builder.save(TARGET)
    TARGET.with_suffix(".of").write_text(hashlib.sha256(SOURCE.read_bytes()).hexdigest() + "\n")


if __name__ == "__main__":
    write()
