"""A cache for the positions that one turn can lead to."""

from rapido.rules import State
from rapido.turn.positions import Chances, Positions, ValueFunction


class ValueCache:
    """Evaluates equal positions once until it is cleared.

    All moves of a turn lead to the same positions, unless a double moves the piece.
    """

    def __init__(self, values: ValueFunction) -> None:
        self.source = values.source
        self.stderr = values.stderr
        self.climbs = values.climbs
        self._values = values
        self._cached: dict[tuple[bytes, ...], Chances] = {}

    def chances(self, positions: Positions) -> Chances:
        columns = (positions.steps, positions.owner, positions.worth, positions.zero)
        key = tuple(column.tobytes() for column in columns)
        if key not in self._cached:
            self._cached[key] = self._values.chances(positions)
        return self._cached[key]

    def second_look_margin(self, state: State) -> float:
        return self._values.second_look_margin(state)

    def clear(self) -> None:
        self._cached.clear()
