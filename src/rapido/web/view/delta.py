"""Builds what a change has changed, from the rooms before and after it: no whole view is built."""

from operator import attrgetter
from typing import Final

from msgspec import UNSET, UnsetType

from rapido.record import write_position
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.room import Game, Room
from rapido.rules import Phase
from rapido.web.view.room import (
    actions_view,
    can_act,
    events_view,
    fact_name,
    game_view,
    pairs_view,
    public_id,
    public_ids,
    revealed_view,
    seats_view,
    start_view,
    value_view,
)
from rapido.web.view.score import score_view
from rapido.web.wire.delta import GameDelta, RoomDelta
from rapido.web.wire.messages import Delta
from rapido.web.wire.room import GameView, ScoreView

_SHOWN: Final = attrgetter(
    "host",
    "seats",
    "settings",
    "closed",
    "next_seal",
    "start",
    "score",
    "former_hosts",
    "rematch",
)
"""the members of a room that a `RoomDelta` has, besides `playing`"""

_SCORED: Final = attrgetter("score", "seats", "settings")
"""the members of a room that its score depends on"""


def delta_message(before: Room, change: Change, now: float) -> Delta:
    """Build the delta that leads from the view of the room before to that of the room after."""
    after = change.room
    game, new_game = _game_members(before.game, after.game)
    ended = after.games[len(before.games) :]
    return Delta(
        version=after.version,
        fact=fact_name(change),
        events=events_view(change.events),
        now=now,
        room=_room_delta(before, after),
        game=game,
        new_game=new_game,
        ended_games=tuple([game.id for game in ended]),
    )


def _game_members(
    before: Game | None, after: Game | None
) -> tuple[GameDelta | UnsetType, GameView | UnsetType]:
    if after is before or after is None:
        return UNSET, UNSET
    if before is None or before.id != after.id:
        return UNSET, game_view(after)
    return _game_delta(before, after), UNSET


def _room_delta(before: Room, after: Room) -> RoomDelta | UnsetType:
    if _SHOWN(after) == _SHOWN(before) and after.playing is before.playing:
        return UNSET  # as for every move; members that are the same object are equal at once
    return RoomDelta(
        host=UNSET if after.host == before.host else public_id(after.host),
        seats=UNSET if after.seats == before.seats else seats_view(after),
        settings=UNSET if after.settings == before.settings else after.settings,
        playing=UNSET if after.playing is before.playing else after.playing,
        closed=UNSET if after.closed is before.closed else after.closed,
        next_seal=UNSET if after.next_seal == before.next_seal else after.next_seal,
        start=UNSET if after.start is before.start else start_view(after),
        score=_score_delta(before, after),
        former_hosts=(
            UNSET if after.former_hosts == before.former_hosts else public_ids(after.former_hosts)
        ),
        rematch=UNSET if after.rematch == before.rematch else public_ids(after.rematch),
    )


def _score_delta(before: Room, after: Room) -> ScoreView | UnsetType:
    if _SCORED(after) == _SCORED(before):
        return UNSET
    score = score_view(after)
    return UNSET if score == score_view(before) else score


def _game_delta(before: Game, after: Game) -> GameDelta:
    old, new = before.state, after.state
    same, same_roll = new is old, new.roll == old.roll
    return GameDelta(
        secret=UNSET if after.secret == before.secret else after.secret,
        revealed=UNSET if after.seats is before.seats else revealed_view(after),
        ready=UNSET if after.ready is before.ready else after.ready,
        turn=UNSET if after.turn == before.turn else after.turn,
        position=UNSET if same else write_position(new),
        steps=UNSET if new.steps == old.steps else new.steps,
        pairs=UNSET if new.pairs == old.pairs else pairs_view(new),
        player=UNSET if new.player == old.player else new.player,
        phase=UNSET if new.phase is old.phase else new.phase.value,
        pair=UNSET if new.pair == old.pair else new.pair,
        roll=UNSET if same_roll else new.roll,
        value=UNSET if same_roll else value_view(new),
        rolls=UNSET if new.rolls == old.rolls else new.rolls,
        winner=UNSET if same or new.phase is not Phase.OVER else new.winner,
        actions=UNSET if same and can_act(after) is can_act(before) else actions_view(after),
        moved=UNSET if after.moved == before.moved else after.moved,
    )
