"""Draw the plots of docs/review.md: `python docs/make_review.py`.

The game is for two players to step 21; chances are exact if its table is installed.
"""

from pathlib import Path

from rapido.html import page
from rapido.html.elements import Html
from rapido.locales import catalog
from rapido.record import read_record
from rapido.review import review
from rapido.review.report.formatter import Formatter
from rapido.review.report.plots import balance_plot, chances_plot, luck_plot, skill_plot
from rapido.review.report.sections import STYLE
from rapido.review.view import review_view

FOLDER = Path(__file__).parent / "review"


def main() -> None:
    record = read_record((FOLDER / "game.rapido").read_text("utf-8")).complete_record()
    view = review_view(review(record))
    formatter = Formatter(catalog("en"), [player.name for player in view.players])
    plots = {
        "curve": chances_plot(view, formatter),
        "balance": balance_plot(view, formatter),
        "skill": skill_plot(view.players, formatter),
        "luck": luck_plot(view.players, formatter),
    }
    for name, plot in plots.items():
        (FOLDER / f"{name}.svg").write_text(standalone(plot), encoding="utf-8")


def standalone(plot: Html) -> str:
    """Embed the styles of the page in a plot."""
    style = "".join(path.read_text("utf-8") for path in (page.STYLE, STYLE))
    style += "svg { background: var(--paper); }\n"
    head, _, body = plot.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{body}\n'


if __name__ == "__main__":
    main()
