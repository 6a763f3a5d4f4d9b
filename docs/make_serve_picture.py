"""Draw pictures/serve.svg, what `rapido serve --lan` shows: `python docs/make_serve_picture.py`."""

import io
from pathlib import Path
from typing import Final

import segno
from picture import NIGHT, SVG, THEME
from rich.console import Console

from rapido.locales import catalog

PICTURE: Final = Path(__file__).parent / "pictures" / "serve.svg"
HERE: Final = "http://127.0.0.1:8321/"
THERE: Final = "http://192.168.1.20:8321/"
MODULE: Final = 7
"""width of a module of the QR code"""


def draw() -> str:
    """Return the screen as SVG; the QR code is drawn over lines that are kept free."""
    say = catalog("en")
    code = segno.make(THERE, micro=False)
    size = MODULE * (code.symbol_size()[0])
    console = Console(record=True, width=80, file=io.StringIO(), highlight=False)
    console.print("[bold]$ ./rapido serve --lan[/bold]")
    console.print(say("serve-address", address=HERE))
    console.print(say("serve-lan", address=THERE))
    console.print("\n" * (round(size / 24.4) + 1))
    console.print(say("serve-stop"))
    svg = console.export_svg(title="./rapido", theme=THEME, code_format=SVG, unique_id="serve")
    dark = "#{:02x}{:02x}{:02x}".format(*NIGHT)
    matrix = code.svg_inline(scale=MODULE, dark=dark, light="#f0eadc", omitsize=True)
    drawn = matrix.replace("<svg ", f'<svg x="24" y="136" width="{size}" height="{size}" ', 1)
    return svg.replace("\n</svg>\n", f"\n{drawn}\n</svg>\n")


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
