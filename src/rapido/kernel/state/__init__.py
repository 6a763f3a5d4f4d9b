"""The game as one mutable object for learning programs, in C if possible, else in Python."""

from rapido.kernel.state.fallback import PythonState
from rapido.kernel.state.native import NativeState

__all__ = ["NativeState", "PythonState"]
