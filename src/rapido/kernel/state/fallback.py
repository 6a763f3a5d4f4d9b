"""`PythonState`: the fallback for `NativeState` where there is no compiled library."""

from collections.abc import Callable
from operator import index
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.state.actions import (
    CHANCE,
    CHANCES,
    NO_NUMBER,
    OUTCOMES,
    PLACE,
    TERMINAL,
    action_mask,
    no_generator,
)
from rapido.kernel.state.move_tables import BITS, EITHER, LEGAL, MOVES, NONE
from rapido.kernel.state.observation import observe
from rapido.kernel.whole_number import whole_number
from rapido.record import write_position
from rapido.rules import FINISH, ROLLS, BadRequest, Pair, Phase, State, check_state, new_game

_IN_FRONT: Final = -1
_VALUES: Final = tuple(roll.value for roll in ROLLS)
_CROSSES: Final = {outcome: roll.crosses for outcome, roll in enumerate(ROLLS)}
_DOUBLES: Final = tuple(roll.double for roll in ROLLS)


class PythonState:
    """One game, changed in place by `apply_action`.

    A forced throw is made at once. So a player node is either a roll on the table or, with two
    players, a choice between two pairs in front; all other nodes are chance nodes. The methods have
    OpenSpiel's names, the actions their numbers from actions.py.
    """

    __slots__ = (
        "_at",
        "_chance",
        "_dice",
        "_faces",
        "_finish",
        "_held_by",
        "_occupied",
        "_over",
        "_pair",
        "_player",
        "_players",
        "_rolls",
        "_steps",
        "_two",
        "_worth",
    )

    def __init__(self, players: int, finish: int = FINISH) -> None:
        self._set(new_game(whole_number("players", players), whole_number("finish", finish)))

    @classmethod
    def of(cls, state: State) -> "PythonState":
        """Start from a position of rapido.rules."""
        check_state(state)
        new = cls.__new__(cls)
        new._set(state)  # noqa: SLF001 - of the same class
        return new

    def _set(self, state: State) -> None:
        each = state.pairs_each
        self._players, self._finish, self._two = state.players, state.finish, each == 2
        self._steps, self._player = list(state.steps), state.player
        # By pair: owner * pairs per player + index.
        self._at = [_IN_FRONT] * (each * state.players)
        self._faces = [0] * (each * state.players)
        # By field.
        self._worth, self._held_by, self._occupied = [0] * 6, [0] * 6, 0
        for pair in state.pairs:
            owned = pair.owner * each + pair.index
            self._at[owned], self._faces[owned] = pair.field, ROLLS.index(pair.roll)
            self._worth[pair.field], self._held_by[pair.field] = pair.roll.value, owned
            self._occupied |= BITS[pair.field]
        self._rolls, self._dice = state.rolls, 0 if state.roll is None else ROLLS.index(state.roll)
        self._over, self._chance = state.phase is Phase.OVER, state.phase is Phase.DICE
        self._pair = NONE if self._over else state.pair or 0
        if state.phase is Phase.ROLL:
            self._first_throw()

    def copy(self) -> "PythonState":
        """Return an independent copy."""
        return PythonState.of(self.state())

    def clone(self) -> "PythonState":
        """Return an independent copy, under OpenSpiel's name."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[State], "PythonState"], tuple[Any, ...]]:
        return type(self).of, (self.state(),)

    def state(self) -> State:
        """Return the position as a value of rapido.rules."""
        each = 2 if self._two else 1
        pairs = tuple(
            Pair(*divmod(owned, each), field, ROLLS[self._faces[owned]])
            for owned, field in enumerate(self._at)
            if field != _IN_FRONT
        )
        pair = None if self._pair in (EITHER, NONE) else self._pair
        waits = Phase.DICE if self._chance else Phase.ROLL if pair is None else Phase.DECIDE
        phase = Phase.OVER if self._over else waits
        roll = ROLLS[self._dice] if phase is Phase.DECIDE else None
        steps = tuple(self._steps)
        return State(steps, pairs, self._player, phase, pair, roll, self._rolls, self._finish)

    def observation(
        self, player: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """Return what a player sees, by default the one whose turn it is; into `out`, if given.

        observation.py describes the layout.
        """
        return observe(self.state(), self._player if player is None else player, out)

    def __eq__(self, other: object) -> bool:
        return self.state() == other.state() if type(other) is PythonState else NotImplemented

    def __hash__(self) -> int:
        """Hash the position; a key of a dictionary must not be changed any more, so use a copy."""
        return hash(self.state())

    def __str__(self) -> str:
        return write_position(self.state())

    def __repr__(self) -> str:
        return f"<PythonState {self}>"

    def num_players(self) -> int:
        return self._players

    def is_terminal(self) -> bool:
        return self._over

    def is_chance_node(self) -> bool:
        return self._chance

    def current_player(self) -> int:
        """Return whose move it is; CHANCE for the dice, TERMINAL after the end."""
        return TERMINAL if self._over else CHANCE if self._chance else self._player

    def legal_actions(self) -> tuple[int, ...]:
        """Return the legal actions, or all outcomes at a chance node."""
        return OUTCOMES if self._chance else LEGAL[self._pair][self._occupied]

    def legal_actions_mask(self) -> tuple[int, ...]:
        """Return a one or a zero for each action; all zeros at a chance node."""
        return action_mask(() if self._chance else self.legal_actions())

    def chance_outcomes(self) -> tuple[tuple[int, float], ...]:
        """Return all outcomes of the dice with their probabilities."""
        return CHANCES if self._chance else ()

    def returns(self) -> tuple[int, ...]:
        """Return 1 for the winner and 0 for all others."""
        return tuple(int(self._over and p == self._player) for p in range(self._players))

    def roll(self, rng: Random) -> int:
        """Apply a random outcome of the dice and return it."""
        try:
            outcome = int(rng.random() * len(OUTCOMES))
        except AttributeError as error:
            raise no_generator(rng) from error
        if not self._chance:
            raise BadRequest("no dice are in the air")
        self.apply_action(outcome)
        return outcome

    def apply_action(self, action: int) -> None:
        """Apply a legal action, or an outcome of the dice at a chance node."""
        try:
            action = index(action)
        except TypeError:
            raise BadRequest(NO_NUMBER) from None
        try:
            if self._chance:
                self._apply_roll(action, _CROSSES[action])
            elif (above := MOVES[self._pair][self._occupied][action]) is None:
                self._pair, self._chance = action, True
            else:
                self._place(action - PLACE, above)
        except KeyError:
            raise BadRequest("that is not a legal action") from None

    def _apply_roll(self, outcome: int, crosses: int) -> None:
        player = self._player
        if crosses and self._rolls:
            self._steps[player] = max(0, self._steps[player] - crosses)
            self._pass_on()
        else:
            self._rolls += 1
            self._dice, self._chance = outcome, False
            if double := _DOUBLES[outcome]:
                self._climb(double)

    def _place(self, field: int, above: tuple[int, ...]) -> None:
        player, worth, value = self._player, self._worth, _VALUES[self._dice]
        owned = 2 * player + self._pair if self._two else player
        for higher in above:
            victim = self._held_by[higher]
            own = self._two and victim >> 1 == player
            if worth[higher] <= value and not own:
                self._at[victim] = _IN_FRONT
                self._occupied ^= BITS[higher]
        self._at[owned], self._faces[owned] = field, self._dice
        worth[field], self._held_by[field] = value, owned
        self._occupied |= BITS[field]
        self._pass_on()

    def _pass_on(self) -> None:
        self._player = player = (self._player + 1) % self._players
        self._rolls = 0
        each = 2 if self._two else 1
        own = slice(each * player, each * player + each)
        fields = self._at[own]
        if _IN_FRONT not in fields:
            self._at[own] = [_IN_FRONT] * each
            for field in fields:
                self._occupied &= ~BITS[field]
            self._climb(sum(fields))
        if not self._over:
            self._first_throw()

    def _first_throw(self) -> None:
        """Throw the pair in front, unless there are two to choose from."""
        self._pair, self._chance = 0, True
        if self._two:
            first, second = self._at[2 * self._player : 2 * self._player + 2]
            if first == second == _IN_FRONT:
                self._pair, self._chance = EITHER, False
            elif first != _IN_FRONT:
                self._pair = 1

    def _climb(self, gain: int) -> None:
        self._steps[self._player] += gain
        if self._steps[self._player] >= self._finish:
            self._steps[self._player] = self._finish
            self._over, self._chance, self._pair = True, False, NONE
