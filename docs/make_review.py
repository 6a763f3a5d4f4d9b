"""Draw the pictures of docs/review.md anew, from the game that lies beside them.

The game is for two, to step 21; with its table in the folder of tables the chances are exact.
"""

from pathlib import Path

from rapido.html import plots
from rapido.html.elements import Html
from rapido.locales import catalogue
from rapido.record import read_record
from rapido.review import review
from rapido.review.report.formatter import Words
from rapido.review.report.plots import balance_plot, curve_plot, luck_plot, skill_plot
from rapido.review.view import review_view

FOLDER = Path(__file__).parent / "review"
STYLE = Path(plots.__file__).parent / "page.css"


def main() -> None:
    """Write one SVG file for each plot."""
    record = read_record((FOLDER / "game.rapido").read_text("utf-8")).whole()
    view = review_view(review(record))
    words = Words(catalogue("en"), [player.name for player in view.players])
    drawn = {
        "curve": curve_plot(view, words),
        "balance": balance_plot(view, words),
        "skill": skill_plot(view.players, words),
        "luck": luck_plot(view.players, words),
    }
    for name, plot in drawn.items():
        (FOLDER / f"{name}.svg").write_text(alone(plot), encoding="utf-8")


def alone(plot: Html) -> str:
    """Make a picture of a page into a file of its own."""
    style = STYLE.read_text("utf-8") + "svg { background: var(--paper); }\n"
    head, _, body = plot.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{body}\n'


if __name__ == "__main__":
    main()
