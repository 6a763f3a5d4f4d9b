"""What a command says if a package is missing that belongs to an extra of Rapido."""

from collections.abc import Callable
from typing import Final

from rapido.cli.messages import print_error
from rapido.locales import catalog

EXTRAS: Final = {
    "anyio": "serve",
    "h11": "serve",
    "idna": "serve",
    "prometheus_client": "serve",
    "segno": "serve",
    "starlette": "serve",
    "uvicorn": "serve",
    "websockets": "serve",
    "asyncpg": "scale",
    "nats": "scale",
    "distributed": "lab",
    "torch": "train",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
}
"""which extra of pyproject.toml brings a module"""


def run_with_packages(run: Callable[[], int], language: str) -> int:
    """Run a command; if it lacks the packages of an extra, say how to install them."""
    try:
        return run()
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
    print_error(catalog(language)("extra-missing", command=f'pip install "rapido-game[{extra}]"'))
    return 2
