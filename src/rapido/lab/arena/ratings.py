"""Ratings by maximum likelihood: the Bradley-Terry model, for tables of any number of seats.

Every player has a strength and wins a game with the share of that strength in the strengths of all
players at the table. A rating is the strength on the Elo scale: 400 points more are ten times the
strength. The average of all players is 0, since only differences mean anything.
"""

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rapido.lab.arena.request import ArenaRequest
from rapido.lab.interval import Estimate, Z

Wins = npt.NDArray[np.int16]
"""games won, by set of dice, group and player"""
Numbers = npt.NDArray[np.float64]

ELO: Final = 400 / log(10)
_CLOSE: Final = 1e-12
_ROUNDS: Final = 100_000


class Ratings(NamedTuple):
    """The ratings of all players, and whether the games alone determine them."""

    players: tuple[Estimate, ...]
    bounded: bool
    """False if some players lost no game to the others: then no finite rating is the most likely,
    and each group is counted with one more game, shared by everyone at the table"""


def rate(request: ArenaRequest, wins: Wins) -> Ratings:
    """Rate all players from the games of at least one set of dice."""
    seated = np.array(
        [[group.members.count(player) for player in request.players] for group in request.groups],
        dtype=np.float64,
    )
    orders = np.array([len(group.orders) for group in request.groups], dtype=np.float64)
    won, games = wins.sum(axis=0).astype(np.float64), orders * len(wins)
    bounded = _is_connected(won, seated)
    if not bounded:
        won += seated / request.seats
        games += 1
    strengths = _most_likely(won, games, seated)
    rating = ELO * (np.log(strengths) - np.log(strengths).mean())
    errors = _errors(wins, strengths, orders, seated) if bounded and len(wins) > 1 else None
    found = (
        Estimate(value, None if errors is None else (value - errors[i], value + errors[i]))
        for i, value in enumerate(rating.tolist())
    )
    return Ratings(tuple(found), bounded)


def _is_connected(won: Numbers, seated: Numbers) -> bool:
    """Whether a chain of wins leads from each player to each other; if not, ratings diverge."""
    players = seated.shape[1]
    beats = np.eye(players, dtype=bool)
    for wins_of_group, there in zip(won, seated, strict=True):
        beats |= (wins_of_group > 0)[:, None] & (there > 0)[None, :]
    for between in range(players):
        beats |= beats[:, [between]] & beats[[between], :]
    return bool(beats.all())


def _most_likely(won: Numbers, games: Numbers, seated: Numbers) -> Numbers:
    """Find the strengths by Hunter's MM algorithm (2004): the likelihood grows in every round."""
    strengths = np.ones(seated.shape[1])
    for _ in range(_ROUNDS):
        better = won.sum(axis=0) / ((games / (seated @ strengths)) @ seated)
        better /= np.exp(np.log(better).mean())
        if np.abs(np.log(better / strengths)).max() < _CLOSE:
            return better
        strengths = better
    return strengths


def _errors(wins: Wins, strengths: Numbers, orders: Numbers, seated: Numbers) -> list[float]:
    """Compute half of each interval by the sandwich estimator.

    Games with the same dice are not independent, so each set of dice counts as one observation:
    its score is the gradient of its log-likelihood.
    """
    chances = seated * strengths / (seated @ strengths)[:, None]
    information = np.zeros((len(strengths),) * 2)
    for chance, times in zip(chances, orders * len(wins), strict=True):
        information += times * (np.diag(chance) - np.outer(chance, chance))
    scores = (wins - orders[:, None] * chances).sum(axis=1)
    inverse = np.linalg.pinv(information)
    sets = len(wins)
    covariance = inverse @ (scores.T @ scores) @ inverse * (sets / (sets - 1))
    return [Z * ELO * sqrt(max(0.0, variance)) for variance in np.diag(covariance).tolist()]


def scores(request: ArenaRequest, wins: Wins) -> list[list[Estimate | None]]:
    """Compare all pairs of players: of the games that either has won, the share of the first."""
    members = [set(group.members) for group in request.groups]
    found: list[list[Estimate | None]] = []
    for row, one in enumerate(request.players):
        found.append([])
        for column, other in enumerate(request.players):
            both = [g for g, there in enumerate(members) if {one, other} <= there]
            own = wins[:, both, row].sum(axis=1).astype(np.float64)
            their = wins[:, both, column].sum(axis=1).astype(np.float64)
            found[row].append(None if row == column else _score(own, own + their))
    return found


def _score(own: Numbers, decided: Numbers) -> Estimate | None:
    """Estimate a ratio of sums over sets of dice, by the delta method."""
    sets, total = len(own), float(decided.sum())
    if not total:
        return None
    value = float(own.sum()) / total
    if sets < 2:
        return Estimate(value, None)
    spread = float(((own - value * decided) ** 2).sum()) * sets / (sets - 1)
    error = Z * sqrt(spread) / total
    return Estimate(value, (max(0.0, value - error), min(1.0, value + error)))
