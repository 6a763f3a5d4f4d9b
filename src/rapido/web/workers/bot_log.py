"""Says in the log what is wrong with computer players, once: games go on without them."""

from collections.abc import Iterable

from rapido.engine_protocol.wire import LeftOutView
from rapido.web.operations.log import log_warning
from rapido.workers import WorkerError


class BotLog:
    def __init__(self) -> None:
        self._said: set[tuple[str, ...]] = set()

    def failed(self, bot: str, error: WorkerError) -> None:
        """Log a failure in a game, once for each player and kind of failure."""
        kind = error.trace.rstrip().rpartition("\n")[2].partition(":")[0]
        if self._is_new("failed", bot, error.fault, kind):
            trace = {"trace": error.trace} if error.trace else {}
            log_warning("computer player failed", player=bot, reason=f"it {error}", **trace)

    def left_out(self, players: Iterable[LeftOutView]) -> None:
        for each in players:
            if self._is_new("left out", each.name):
                log_warning("computer player left out", player=each.name, reason=each.message)

    def not_listed(self, error: WorkerError) -> None:
        """Log why there is no list of all players; pages ask for one again and again."""
        if self._is_new("not listed", error.fault):
            log_warning("computer players not listed", reason=f"the engine {error}")

    def _is_new(self, *what: str) -> bool:
        new = what not in self._said
        self._said.add(what)
        return new
