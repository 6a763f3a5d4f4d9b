"""The engine: another program plays, asks and referees, one JSON object a line."""

from rapido.engine.loop import serve
from rapido.engine.session import Session

__all__ = ["Session", "serve"]
