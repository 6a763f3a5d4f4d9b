"""The server side of the engine protocol, behind `rapido engine`."""

from rapido.engine.loop import serve
from rapido.engine.session import Session

__all__ = ["Session", "serve"]
