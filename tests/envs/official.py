"""PettingZoo's own tests; they import one of its deprecated modules, if pygame is installed."""

import warnings
from importlib import import_module
from typing import Any, Final

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    pettingzoo_tests: Final[Any] = import_module("pettingzoo.test")
