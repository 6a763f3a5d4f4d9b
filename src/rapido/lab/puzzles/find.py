"""Finds puzzles: plays games and keeps positions in which rules of thumb fail."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from rapido.lab.puzzles.rules_of_thumb import RULES_OF_THUMB, sensible
from rapido.review.accounts.mistakes import Mistake, classify_mistake
from rapido.review.entries import decision_entry
from rapido.review.puzzle import MARGINS, Puzzle
from rapido.rules import ROLLS, Action, Phase, Rolled, State, Throw, apply, legal_actions, new_game
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction

LEAST_LOSSES: Final = {2: 0.015, 3: 0.02}
"""by players: how much the natural move must lose"""
OPEN: Final = (0.08, 0.92)
"""the range for the best chance: a position that is won or lost anyway is not a puzzle"""
MIN_TEMPTED: Final = 2
"""how many rules of thumb must choose the natural move"""
_RANDOM: Final = 0.12
"""the share of random moves in these games, for variety"""
_BEST: Final = 0.5
"""the share of best moves"""


def find_puzzles(  # noqa: PLR0913 - all of it makes the games
    games: int,
    seed: int,
    values: ValueFunction,
    players: int,
    finish: int,
    *,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[Puzzle]:
    """Play games and return all puzzles found, in the order of play."""
    found: list[Puzzle] = []
    for game in range(games):
        found += _in_one_game(Random(f"{seed} {players} {finish} {game}"), values, players, finish)
        progress(game + 1, games)
    return found


def _in_one_game(rng: Random, values: ValueFunction, players: int, finish: int) -> Iterator[Puzzle]:
    state = new_game(players, finish)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
            continue
        if state.phase is Phase.ROLL:
            state = apply(state, Throw(state.in_front(state.player)[0])).state
            continue
        analysis = TurnAnalysis(state, values)
        puzzle = find_puzzle(state, analysis)
        if puzzle is not None:
            yield puzzle
        state = apply(state, _move(rng, state, analysis)).state


def _move(rng: Random, state: State, analysis: TurnAnalysis) -> Action:
    share = rng.random()
    if share < _RANDOM:
        return rng.choice(legal_actions(state))
    return analysis.best if share < _RANDOM + _BEST else rng.choice(RULES_OF_THUMB)(state)


def find_puzzle(state: State, analysis: TurnAnalysis) -> Puzzle | None:
    """Return the puzzle in a position, if there is one."""
    me, best = state.player, analysis.best
    wins = {action: win[me] for action, win in analysis.actions.items()}
    second = max((win for action, win in wins.items() if action != best), default=0.0)
    votes = Counter(rule(state) for rule in RULES_OF_THUMB)
    votes[sensible(state)] += 1
    wrong = {action: vote for action, vote in votes.items() if action != best}
    low, high = OPEN
    gap = wins[best] - second
    if not wrong or gap < MARGINS[state.players] or not low <= wins[best] <= high:
        return None
    natural = max(wrong, key=lambda action: wrong[action])
    loss = wins[best] - wins[natural]
    kind = _kind(state, analysis, natural)
    if loss < LEAST_LOSSES[state.players] or wrong[natural] < MIN_TEMPTED or kind is None:
        return None
    grade = puzzle_grade(loss, wrong[natural], votes[best])
    return Puzzle(state, tuple(wins.values()), natural, kind, grade)


def puzzle_grade(loss: float, tempted: int, right: int) -> int:
    """Grade by loss and temptation: a small loss that fools most rules of thumb is the hardest."""
    hidden = 0 if loss >= 0.06 else 1 if loss >= 0.03 else 2
    fooled = 0 if right >= tempted else 1 if right else 2
    return 1 + hidden + fooled


def _kind(state: State, analysis: TurnAnalysis, natural: Action) -> Mistake | None:
    entry = decision_entry(state, analysis, natural)
    return None if entry is None else classify_mistake(entry)
