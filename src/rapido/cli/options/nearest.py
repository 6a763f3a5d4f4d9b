"""What somebody may have meant by a misspelled word."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from rapido.locales import Say

CUTOFF: Final = 0.65
"""as in difflib; with its 0.6, "nobody" would mean "bold"."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word most like a wrong one, if any is."""
    # Without the dashes, which would make any two options alike.
    names = {name.lstrip("-"): name for name in known}
    return next(
        (names[name] for name in get_close_matches(word.lstrip("-"), names, n=1, cutoff=CUTOFF)),
        None,
    )


def with_guess(sentence: str, word: str, known: Iterable[str], say: Say) -> str:
    """Add what may have been meant to a sentence about a wrong word."""
    found = nearest(word, known)
    return sentence if found is None else f"{sentence} {say('nearest-word', nearest=found)}"
