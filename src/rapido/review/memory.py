"""A cache for a value function: positions asked for again within a turn are evaluated once."""

from rapido.rules import State
from rapido.turn.positions import Chances, Positions, ValueFunction


class Memory:
    """Remembers answers until it is told to forget them.

    All moments of a turn share the ways in which it can end, unless a double moves the piece.
    """

    def __init__(self, values: ValueFunction) -> None:
        """Ask these values."""
        self.source = values.source
        self.stderr = values.stderr
        self.climbs = values.climbs
        self._values = values
        self._known: dict[tuple[bytes, ...], Chances] = {}

    def chances(self, positions: Positions) -> Chances:
        """Return what is known, or ask."""
        columns = (positions.steps, positions.owner, positions.worth, positions.zero)
        key = tuple(column.tobytes() for column in columns)
        if key not in self._known:
            self._known[key] = self._values.chances(positions)
        return self._known[key]

    def second_look_margin(self, state: State) -> float:
        """Return how close two choices may be to be told apart only by looking further."""
        return self._values.second_look_margin(state)

    def forget(self) -> None:
        """Make room: a new turn asks other questions."""
        self._known.clear()
