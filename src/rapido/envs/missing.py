"""What to do about a library that is not installed."""

from typing import Final, NoReturn

INSTALL: Final = 'pip install "rapido-game[envs]"'


def explain_missing(error: ModuleNotFoundError, modules: tuple[str, ...], title: str) -> NoReturn:
    """Replace Python's message by one that says what to install, if it is one of these modules."""
    if (error.name or "").partition(".")[0] not in modules:
        raise error
    raise ModuleNotFoundError(
        f"{title} is not installed; this installs it: {INSTALL}", name=error.name
    ) from None
