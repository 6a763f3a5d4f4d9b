"""What the load generator reads of Rapido's messages: only the members that it needs."""

from typing import Final

import msgspec


class Action(msgspec.Struct):
    """A legal action."""

    do: str
    pair: int | None = None
    field: int | None = None


class Game(msgspec.Struct):
    order: tuple[int, ...]
    player: int
    actions: tuple[Action, ...]


class View(msgspec.Struct):
    version: int
    playing: bool
    game: Game | None


class Update(msgspec.Struct):
    view: View


class GameDelta(msgspec.Struct):
    player: int | None = None
    actions: tuple[Action, ...] | None = None


class RoomDelta(msgspec.Struct, frozen=True):
    playing: bool | None = None


class Delta(msgspec.Struct):
    version: int
    room: RoomDelta = RoomDelta()
    game: GameDelta | None = None
    new_game: Game | None = None

    def apply(self, view: View) -> None:
        view.version = self.version
        view.game = self.new_game or view.game
        if self.room.playing is not None:
            view.playing = self.room.playing
        if self.game is not None and view.game is not None:
            if self.game.player is not None:
                view.game.player = self.game.player
            if self.game.actions is not None:
                view.game.actions = self.game.actions


decode_update: Final = msgspec.json.Decoder(Update).decode
decode_delta: Final = msgspec.json.Decoder(Delta).decode
