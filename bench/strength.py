"""Strength of the value function: `python bench/strength.py [--two TABLE] [--three TABLE]`.

With tables: the loss of the network's choices in positions from mixed play (perfect, network,
heuristic, random). For four to six players: its share of wins against heuristic players, and the
improvement found by rollouts. For all: milliseconds of process time per decision. With --seats: the
chance of each seat of a new game if everyone plays by the network. With --gifts: what the choices
of heuristic players give to the network's player. Takes some minutes; docs/training.md lists the
options behind its figures.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import process_time
from typing import Final

from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.players.heuristic import Heuristic
from rapido.players.network import SHIPPED, Network
from rapido.rules import (
    PLAYERS,
    ROLLS,
    Action,
    Phase,
    Place,
    Rolled,
    State,
    Throw,
    apply,
    legal_actions,
    new_game,
)
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction, encode

HEURISTIC: Final = Heuristic()
CANDIDATES: Final = 3
"""number of choices compared by rollouts"""


@dataclass
class Losses:
    """Losses of the network's choices against the best ones."""

    lost: list[float] = field(default_factory=list[float])
    milliseconds: list[float] = field(default_factory=list[float])


@dataclass(frozen=True)
class Choice:
    """A decision as evaluated by the network and the table."""

    player: int
    chosen: Action
    milliseconds: float
    truth: TurnAnalysis


def mixed_play(players: int, network: Network, table: ValueFunction, seed: int) -> Iterator[Choice]:
    """Yield decisions of endless games; each move is made by one of four players at random."""
    rng = Random(seed)
    while True:
        state = new_game(players)
        while state.phase is not Phase.OVER:
            if state.phase is not Phase.DECIDE:
                state = roll_on(state, rng)
                continue
            began = process_time()
            chosen = TurnAnalysis(state, network).best
            took = 1000 * (process_time() - began)
            truth = TurnAnalysis(state, table)
            yield Choice(state.player, chosen, took, truth)
            who = rng.randrange(4)
            if who < 2:
                action = truth.best if who else chosen
            else:
                actions = legal_actions(state)
                action = HEURISTIC.choose(state, rng) if who == 2 else rng.choice(actions)
            state = apply(state, action).state


def roll_on(state: State, rng: Random) -> State:
    """Apply a throw or a random roll."""
    if state.phase is Phase.DICE:
        return apply(state, Rolled(rng.choice(ROLLS))).state
    return apply(state, Throw(state.in_front(state.player)[0])).state


def measure_losses(
    players: int, network: Network, table: ValueFunction, positions: int, seed: int
) -> Losses:
    """Compare the network's choices with exact values."""
    found = Losses()
    for choice in islice(mixed_play(players, network, table, seed=players + 10 * seed), positions):
        found.milliseconds.append(choice.milliseconds)
        worth = {action: win[choice.player] for action, win in choice.truth.actions.items()}
        found.lost.append(max(worth.values()) - worth[choice.chosen])
    return found


def choose(state: State, network: Network) -> Action:
    """Return the network's choice."""
    if state.phase is Phase.ROLL:
        return Throw(state.in_front(state.player)[0])
    return TurnAnalysis(state, network).best


def measure_wins(players: int, network: Network, games: int) -> tuple[float, list[float]]:
    """Return the share of wins against heuristic players, and the milliseconds of each decision."""
    wins, times = 0, list[float]()
    for game in range(games):
        rng, seat, state = Random(f"wins {players} {game}"), game % players, new_game(players)
        while state.phase is not Phase.OVER:
            if state.phase is not Phase.DECIDE:
                state = roll_on(state, rng)
                continue
            if state.player != seat:
                state = apply(state, HEURISTIC.choose(state, rng)).state
                continue
            began = process_time()
            action = choose(state, network)
            times.append(1000 * (process_time() - began))
            state = apply(state, action).state
        wins += state.player == seat
    return wins / games, times


def measure_gifts(players: int, network: Network, games: int) -> tuple[list[float], list[float]]:
    """Return, per game, what heuristic players give to the network's player, and what one loses.

    Luck cancels out, so this estimates wins beyond a fair share with less variance than results.
    """
    given, lost = list[float](), list[float]()
    for game in range(games):
        rng, seat, state = Random(f"gifts {players} {game}"), game % players, new_game(players)
        gift = loss = 0.0
        while state.phase is not Phase.OVER:
            if state.phase is not Phase.DECIDE:
                state = roll_on(state, rng)
                continue
            analysis = TurnAnalysis(state, network)
            action = analysis.best
            if state.player != seat:
                action = HEURISTIC.choose(state, rng)
                best, chosen = analysis.win, analysis.actions[action]
                gift += chosen[seat] - best[seat]
                loss += best[state.player] - chosen[state.player]
            state = apply(state, action).state
        given.append(gift)
        lost.append(loss / (players - 1))
    return given, lost


def play_on(state: State, network: Network, rng: Random) -> list[float]:
    """Play to the end by the network; return its total error for each seat.

    That is the sum over all turns of the difference between the analysis of the turn and the
    network. Luck cancels out, so a few games are worth thousands of results.
    """
    off, analysis, foot = [0.0] * state.players, None, 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.ROLL or analysis is None:
            # Once per turn: the analysis has the best choice for every roll on every step.
            analysis, foot = TurnAnalysis(state, network), state.steps[state.player]
        if state.phase is Phase.ROLL:
            off = [
                so_far + worked_out - guess
                for so_far, worked_out, guess in zip(
                    off, analysis.win, guess_of(state, network), strict=True
                )
            ]
        if state.phase is Phase.DECIDE and state.roll is not None:
            place = analysis.field_for(state.roll, state.steps[state.player] - foot)
            action = Throw(state.pair or 0) if place is None else Place(place)
            state = apply(state, action).state
        else:
            state = roll_on(state, rng)
    return off


def guess_of(state: State, network: Network) -> list[float]:
    """Return the network's chances at the start of a turn, by seat."""
    guess: list[float] = network.chances(encode([state]))[0].tolist()
    return guess[-state.player :] + guess[: -state.player] if state.player else guess


def improvement(state: State, network: Network, games: int, seed: str) -> float:
    """Return the gain of the choice that rollouts recommend, estimated by independent rollouts."""
    seat, worth = state.player, TurnAnalysis(state, network).actions
    best = sorted(worth, key=lambda action: -worth[action][seat])[:CANDIDATES]
    halves: list[list[float]] = []
    for half in range(2):
        halves.append([])
        for action in best:
            off = [
                play_on(apply(state, action).state, network, Random(f"{seed} {half} {game}"))[seat]
                for game in range(games)
            ]
            halves[half].append(worth[action][seat] + fmean(off))
    gains = [
        judge[max(range(len(best)), key=adviser.__getitem__)] - judge[0]
        for adviser, judge in (halves, halves[::-1])
    ]
    return fmean(gains)


def some_decisions(players: int, network: Network, count: int) -> list[State]:
    """Return decisions from games of the network with occasional random moves."""
    rng, met = Random(f"decisions {players}"), list[State]()
    while len(met) < count:
        state = new_game(players)
        while state.phase is not Phase.OVER:
            if state.phase is not Phase.DECIDE:
                state = roll_on(state, rng)
                continue
            if rng.random() < 0.05:
                met.append(state)
            at_random = rng.random() < 0.1
            action = rng.choice(legal_actions(state)) if at_random else choose(state, network)
            state = apply(state, action).state
    return met[:count]


def show_seats(players: int, network: Network, games: int) -> None:
    """Print the chance of each seat of a new game if everyone plays by the network."""
    start = new_game(players)
    guess = guess_of(start, network)
    off = [play_on(start, network, Random(f"seats {players} {game}")) for game in range(games)]
    seats = [
        f"{100 * (value + fmean(each)):.2f} ± {100 * stdev(each) / games**0.5:.2f}"
        for value, each in zip(guess, zip(*off, strict=True), strict=True)
    ]
    print(f"{players} players: the seats win {', '.join(seats)} %")


def show_gifts(players: int, network: Network, games: int) -> None:
    """Print what heuristic players give away, and the resulting share of wins."""
    given, lost = measure_gifts(players, network, games)
    share = 1 / players + fmean(given)
    print(
        f"{players} players: heuristic players lose {fmean(lost):.3f} of a win each game and give"
        f" {fmean(given):.3f} ± {stdev(given) / games**0.5:.3f} to the network's player, which"
        f" makes {share:.1%}, {share * players:.2f} times its share"
    )


def show_times(players: int, times: list[float]) -> None:
    """Print decision times; the target is 0.5 ms for 99 of 100, with the kernel."""
    slow = quantiles(times, n=100)[98]
    print(
        f"{players} players: a decision takes {median(times):.2f} ms, 99 %: {slow:.2f} ms (aim 0.5)"
    )


def show_losses(
    players: int, network: Network, table: ValueFunction, options: argparse.Namespace
) -> None:
    """Print losses of choices against a table."""
    aim = {2: 0.0001, 3: 0.0003}[players]
    found = measure_losses(players, network, table, options.positions, options.seed)
    wrong = fmean(loss > 1e-6 for loss in found.lost)
    print(
        f"{players} players: {options.positions:,} choices lose {fmean(found.lost):.6f} each"
        f" (aim {aim}), {max(found.lost):.4f} at most{' (aim 0.01)' if players == 2 else ''};"
        f" {wrong:.1%} are not the best"
    )
    show_times(players, found.milliseconds)


def show_wins(players: int, network: Network, options: argparse.Namespace) -> None:
    """Print wins against heuristic players, and the improvement found by rollouts."""
    share, times = measure_wins(players, network, options.games)
    error = (share * (1 - share) / options.games) ** 0.5
    print(
        f"{players} players: wins {share:.1%} ± {error:.1%} of {options.games} games against"
        f" heuristic players, {share * players:.2f} times its share (aim 2)"
    )
    show_times(players, times)
    decisions = some_decisions(players, network, options.decisions)
    gains = [
        improvement(state, network, options.play_on, f"{players} {number}")
        for number, state in enumerate(decisions)
    ]
    if len(gains) > 1:
        print(
            f"{players} players: playing on finds {fmean(gains):+.4f} ±"
            f" {stdev(gains) / len(gains) ** 0.5:.4f} in {len(gains)} choices (aim 0.005)"
        )


def main() -> None:
    """Run the requested measurements for each player count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--two", type=Path, help="the table of `rapido solve --players 2`")
    parser.add_argument("--three", type=Path, help="the table of `rapido solve --players 3`")
    parser.add_argument("--network", type=Path, default=SHIPPED)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="other positions, for two and three")
    parser.add_argument("--games", type=int, default=300, help="against heuristic players")
    parser.add_argument("--decisions", type=int, default=12, help="from which games are played on")
    parser.add_argument(
        "--seats", type=int, default=0, metavar="GAMES", help="only what each seat is worth"
    )
    parser.add_argument(
        "--gifts", type=int, default=0, metavar="GAMES", help="only what heuristic players give"
    )
    parser.add_argument("--play-on", type=int, default=3, help="games from each, twice")
    options = parser.parse_args()
    network = Network.read(options.network)
    if options.seats or options.gifts:
        for players in options.players:
            if options.seats:
                show_seats(players, network, options.seats)
            if options.gifts:
                show_gifts(players, network, options.gifts)
        return
    if options.two and 2 in options.players:
        show_losses(2, network, TwoPlayerTable.open(options.two), options)
    if options.three and 3 in options.players:
        show_losses(3, network, ThreePlayerTable.open(options.three), options)
    for players in options.players:
        if players > 3:
            show_wins(players, network, options)


if __name__ == "__main__":
    main()
