"""Rapido: the dice race by Reiner Knizia as a library, a terminal game and an engine."""

import os

__version__ = "0.1.0"

# Set before numpy is loaded: our matrices are so small that more threads would only wait for each
# other, and take twenty times as long on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
