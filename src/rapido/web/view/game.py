"""Builds what clients see of recorded games."""

from rapido.record import (
    BadRecord,
    Participant,
    Reading,
    Record,
    stand_in_tokens,
    write_moves,
    write_position,
)
from rapido.record.game import result_of
from rapido.record.json_form import VERSION
from rapido.web.view.room import board_view, events_view
from rapido.web.wire.game import DamageView, GameRecord, PlayedGame, RecordPlayer, StepView


def played_game(reading: Reading) -> PlayedGame:
    damage = None if reading.damage is None else _damage_view(reading.damage)
    record = reading.record
    if record is None:
        return PlayedGame(None, damage, None, ())
    state, turn, steps = record.start, 1, list[StepView]()
    stand_ins = stand_in_tokens(record)
    for token, (state, events) in write_moves(record.moves, record.start):
        turn += sum(event.name == "turn" for event in events)
        view, stand_in = board_view(state, turn), len(steps) in stand_ins
        steps.append(StepView(token, events_view(events), view, stand_in))
    moves = tuple(step.token for step in steps)
    view = _record_view(record, moves, result_of(state))
    return PlayedGame(view, damage, board_view(record.start), tuple(steps))


def _record_view(record: Record, moves: tuple[str, ...], result: str) -> GameRecord:
    return GameRecord(
        rapido=VERSION,
        tags=dict(record.tags),
        players=tuple(_player_view(player) for player in record.players),
        start=write_position(record.start),
        seal=record.seal,
        secret=record.secret,
        moves=moves,
        result=result,
    )


def _player_view(player: Participant) -> RecordPlayer:
    return RecordPlayer(player.name, player.computer, player.word, player.commitment, player.salt)


def _damage_view(damage: BadRecord) -> DamageView:
    line = damage.where if isinstance(damage.where, int) else None
    return DamageView(
        line=line,
        member="" if line is not None else str(damage.where),
        token=damage.token,
        expected=damage.expected.name.lower(),
        example=damage.example,
        because=None if damage.because is None else damage.because.code,
    )
