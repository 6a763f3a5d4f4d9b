"""Finds puzzles: plays games, and keeps positions in which people err who do not calculate."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from rapido.lab.puzzles.thumb import THUMBS, sensible
from rapido.players.outlook import Outlook
from rapido.players.positions import Values
from rapido.review.accounts.mistakes import Mistake, mistake_in
from rapido.review.entries import decision_entry
from rapido.review.puzzle import Puzzle
from rapido.rules import ROLLS, Action, Phase, Rolled, State, Throw, apply, legal_actions, new_game

LEAST_LOSS: Final = 0.015
"""what the natural move must cost at least"""
LEAST_GAP: Final = 0.008
"""how much the best move must be ahead of the second best: nobody should be right and told wrong"""
OPEN: Final = (0.08, 0.92)
"""where the best move may stand: what is won or lost anyway is no puzzle"""
TEMPTED: Final = 2
"""how many rules of thumb must want the natural move"""
_WHIM: Final = 0.12
"""the share of moves in these games that are left to chance, for the sake of variety"""
_SKILL: Final = 0.5
"""the share of moves that are the best ones"""


def find_puzzles(games: int, seed: int, values: Values, players: int, finish: int) -> list[Puzzle]:
    """Play games and return all puzzles found in them, in the order of play."""
    found: list[Puzzle] = []
    for game in range(games):
        found += _in_one_game(Random(f"{seed} {players} {finish} {game}"), values, players, finish)
    return found


def _in_one_game(rng: Random, values: Values, players: int, finish: int) -> Iterator[Puzzle]:
    state = new_game(players, finish)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
            continue
        if state.phase is Phase.ROLL:
            state = apply(state, Throw(state.in_front(state.player)[0])).state
            continue
        outlook = Outlook(state, values)
        puzzle = puzzle_in(state, outlook)
        if puzzle is not None:
            yield puzzle
        state = apply(state, _move(rng, state, outlook)).state


def _move(rng: Random, state: State, outlook: Outlook) -> Action:
    share = rng.random()
    if share < _WHIM:
        return rng.choice(legal_actions(state))
    return outlook.best if share < _WHIM + _SKILL else rng.choice(THUMBS)(state)


def puzzle_in(state: State, outlook: Outlook) -> Puzzle | None:
    """Make a puzzle of a position, if it is one."""
    me, best = state.player, outlook.best
    wins = {action: win[me] for action, win in outlook.actions.items()}
    second = max((win for action, win in wins.items() if action != best), default=0.0)
    wishes = Counter(thumb(state) for thumb in THUMBS)
    wishes[sensible(state)] += 1
    wrong = {action: wish for action, wish in wishes.items() if action != best}
    low, high = OPEN
    if not wrong or wins[best] - second < LEAST_GAP or not low <= wins[best] <= high:
        return None
    natural = max(wrong, key=lambda action: wrong[action])
    loss = wins[best] - wins[natural]
    kind = _kind(state, outlook, natural)
    if loss < LEAST_LOSS or wrong[natural] < TEMPTED or kind is None:
        return None
    grade = grade_of(loss, wrong[natural], wishes[best])
    return Puzzle(state, tuple(wins.values()), natural, kind, grade)


def grade_of(loss: float, tempted: int, right: int) -> int:
    """Grade by true loss and temptation: what costs little and fools most is the hardest."""
    hidden = 0 if loss >= 0.06 else 1 if loss >= 0.03 else 2
    fooled = 0 if right >= tempted else 1 if right else 2
    return 1 + hidden + fooled


def _kind(state: State, outlook: Outlook, natural: Action) -> Mistake | None:
    entry = decision_entry(state, outlook, natural)
    return None if entry is None else mistake_in(entry)
