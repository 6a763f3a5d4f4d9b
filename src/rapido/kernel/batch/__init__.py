"""Many games at once for learning programs, in C if possible, else in Python."""

from rapido.kernel.batch.batch import NativeBatch
from rapido.kernel.batch.buffers import Buffers

__all__ = ["Buffers", "NativeBatch"]
