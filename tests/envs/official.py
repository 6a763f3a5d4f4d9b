"""PettingZoo's own tests; they import one of its deprecated modules, if pygame is installed."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

__all__ = ["api_test", "performance_benchmark", "render_test", "seed_test"]
