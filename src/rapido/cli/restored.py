"""What `rapido restore` has done, as a sentence and as JSON."""

from pathlib import Path
from typing import NamedTuple

from rapido.cli.options.store import Place, shown
from rapido.locales import Say


class Restored(NamedTuple):
    broken_rooms: int
    """that cannot be opened"""
    kept: str | None = None
    """where the games are that were there before, if this command knows it"""
    loaded: bool = True
    """not if a running server has yet to load the backup"""
    was_empty: bool = False
    """whether there were no games before"""

    def sentence(self, place: Place, say: Say) -> str:
        if not self.loaded:
            return say("restore-waits", folder=shown(place))
        if isinstance(place, Path):
            done = say("restore-done", folder=str(place))
            return done if self.was_empty else f"{done} {say('restore-kept')}"
        return say("restore-done-server", store=shown(place), file=self.kept or "")
