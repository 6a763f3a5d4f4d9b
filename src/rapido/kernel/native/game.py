"""A position as `game` of game.h."""

from ctypes import Array, Structure, c_int8, c_int16, c_uint8, c_uint32, c_uint64
from typing import Final

from rapido.rules import PLAYERS, ROLLS, Pair, Phase, State

PHASES: Final = (Phase.ROLL, Phase.DICE, Phase.DECIDE, Phase.OVER)
MAX_PLAYERS: Final = max(PLAYERS)
_FREE, _NOBODY, _IN_FRONT = 0x7F, 0xFF, -1


class Game(Structure):
    _fields_ = (
        ("worth", c_uint64),
        ("owner", c_uint64),
        ("steps", c_int16 * MAX_PLAYERS),
        ("finish", c_int16),
        ("field", (c_int8 * 2) * MAX_PLAYERS),
        ("faces", (c_uint8 * 2) * MAX_PLAYERS),
        ("players", c_uint8),
        ("player", c_uint8),
        ("phase", c_uint8),
        ("pair", c_uint8),
        ("dice", c_uint8),
        ("rolls", c_uint32),
    )
    owner: int
    steps: Array[c_int16]
    finish: int
    field: Array[Array[c_int8]]
    faces: Array[Array[c_uint8]]
    players: int
    player: int
    phase: int
    pair: int
    dice: int
    rolls: int


def encode_game(state: State) -> Game:
    worth, owner = [_FREE] * 8, [_NOBODY] * 8
    game = Game(
        steps=state.steps,
        finish=state.finish,
        field=((_IN_FRONT, _IN_FRONT),) * MAX_PLAYERS,
        players=state.players,
        player=state.player,
        phase=PHASES.index(state.phase),
        pair=state.pair or 0,
        dice=0 if state.roll is None else ROLLS.index(state.roll),
        rolls=state.rolls,
    )
    for pair in state.pairs:
        game.field[pair.owner][pair.index] = pair.field
        game.faces[pair.owner][pair.index] = ROLLS.index(pair.roll)
        if pair.field:
            worth[pair.field] = pair.roll.value
            owner[pair.field] = pair.owner | pair.index << 3
    game.worth, game.owner = (int.from_bytes(bytes(word), "little") for word in (worth, owner))
    return game


def decode_game(game: Game) -> State:
    phase = PHASES[game.phase]
    thrown = phase in (Phase.DICE, Phase.DECIDE)
    pairs = tuple(
        pair
        for player in range(game.players)
        for index in range(2 if game.players == 2 else 1)
        if (pair := _pair_on_field(game, player, index)) is not None
    )
    return State(
        tuple(game.steps[: game.players]),
        pairs,
        game.player,
        phase,
        game.pair if thrown else None,
        ROLLS[game.dice] if phase is Phase.DECIDE else None,
        game.rolls,
        game.finish,
    )


def _pair_on_field(game: Game, player: int, index: int) -> Pair | None:
    """R19: return the pair if it lies on a field and has not been thrown out since."""
    field: int = game.field[player][index]
    faces: int = game.faces[player][index]
    still = field <= 0 or game.owner >> 8 * field & 0xFF == player | index << 3
    return Pair(player, index, field, ROLLS[faces]) if still and field != _IN_FRONT else None
