"""What to do about a library that is not installed."""

from typing import NoReturn

from rapido.extras import install_command


def explain_missing(error: ModuleNotFoundError, modules: tuple[str, ...], title: str) -> NoReturn:
    """Replace Python's message by one that says what to install, if it is one of these modules."""
    if (error.name or "").partition(".")[0] not in modules:
        raise error
    message = f"{title} is not installed; this installs it: {install_command('envs')}"
    raise ModuleNotFoundError(message, name=error.name) from None
