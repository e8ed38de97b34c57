"""Writes the small files of our font: python client/scripts/letters.py

The whole font is four times as large as what our five languages write. Needs fonttools and brotli, and the page's
modules installed. A letter that is not among ours still comes, from the whole font (see `app/styles/fonts.css`).
"""

import io
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CLIENT = Path(__file__).resolve().parents[1]
SOURCE = CLIENT / "node_modules/@fontsource-variable/inter/files"
TARGET = CLIENT / "src/assets/fonts"
LETTERS = {
    "latin": " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "\u00a0¡ª«±·º»¿ÀÁÂÃÇÈÉÊÌÍÒÓÔÕÖ×ÙÚÜàáâãçèéêìíñòóôõöùúü–—‘’“”„…←↑→↓−",  # noqa: RUF001
    "latin-ext": "ŐőŰű",
}
FEATURES = ["kern", "tnum"]
# Minimum, default and maximum.
WEIGHTS = (400, 400, 700)


def write(name: str, letters: str) -> None:
    font = TTFont(SOURCE / f"inter-{name}-wght-normal.woff2")
    options = Options(layout_features=FEATURES, name_IDs=["*"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    # Save and load again: the weights can only be narrowed after the removed glyphs are really gone.
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    font = instantiateVariableFont(TTFont(plain), {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(TARGET / f"inter-{name}.woff2")


if __name__ == "__main__":
    for name, letters in LETTERS.items():
        write(name, letters)
