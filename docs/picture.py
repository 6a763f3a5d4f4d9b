"""Draw terminal.svg, a screenshot of the game in the terminal: `python docs/picture.py`."""

import io
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from rapido.cli.terminal.board import BoardRenderer
from rapido.cli.terminal.menu import Menu
from rapido.cli.terminal.narrate import narrate
from rapido.locales import catalog
from rapido.record import read_moves, read_position
from rapido.rules import apply

PICTURE: Final = Path(__file__).with_name("terminal.svg")
NAMES: Final = ("Ana", "Ben", "Lapa", "Glória")
BEFORE: Final = "9,12,5,13/21 A72/-/-/B26/-/- D"
TOKENS: Final = ("D35", "D73", "@4", "A12", "A46")

NIGHT: Final = (22, 26, 34)
CREAM: Final = (240, 234, 220)
COLORS: Final = [
    NIGHT,
    (229, 72, 77),
    (48, 164, 108),
    (242, 183, 5),
    (47, 125, 225),
    (190, 90, 200),
    (30, 170, 190),
    CREAM,
]
BRIGHT: Final = [(120, 128, 140), *COLORS[1:4], (76, 148, 240), *COLORS[5:7], (255, 255, 255)]
THEME: Final = TerminalTheme(NIGHT, CREAM, COLORS, BRIGHT)

# The template of rich, without the fonts it loads from a CDN.
SVG: Final = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px monospace; }}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw() -> str:
    """Play a few moves and return the screen as SVG."""
    say = catalog("en")
    renderer, menu = BoardRenderer(NAMES, say, ascii_only=False), Menu(NAMES, say)
    console = Console(
        record=True, width=80, file=io.StringIO(), highlight=False, force_terminal=True
    )
    state = read_position(BEFORE)
    last = None
    for token in TOKENS:
        for move in read_moves(token, state):
            step = apply(state, move)
            for turn_of, sentence in narrate(step.events, step.state, NAMES, say):
                sign = renderer.symbol(turn_of) if turn_of != last else " "
                console.print(Text.assemble(sign, " ", renderer.sentence(sentence)))
                last = turn_of
            if step.state.player != state.player:
                console.print()
                console.print(renderer.table(step.state, 17))
                console.print(say("play-your-turn", player=NAMES[step.state.player]))
            state = step.state
    console.print(renderer.dice(state))
    for key, choice in menu.choices(state):
        console.print(Text.assemble("  ", (key, "bold"), "  ", choice))
    console.print(f"  {menu.commands()}", style="dim")
    console.print(Text.assemble(renderer.name(state.player), " > "))
    return console.export_svg(title="./rapido", theme=THEME, code_format=SVG, unique_id="rapido")


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
