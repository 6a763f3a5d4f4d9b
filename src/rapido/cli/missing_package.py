"""What a command says if a package of an extra is missing, or a part of Python itself."""

import sys
from collections.abc import Callable
from typing import Final

from rapido.cli.messages import print_error
from rapido.extras import install_command
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
        module = (error.name or "").partition(".")[0]
        # Parts of Python that may be missing are, for example, _sqlite3 and _ssl.
        if module not in EXTRAS and module not in sys.stdlib_module_names:
            raise
    say = catalog(language)
    if extra := EXTRAS.get(module):
        print_error(say("extra-missing", command=install_command(extra)))
    else:
        print_error(say("module-missing", module=module))
    return 2
