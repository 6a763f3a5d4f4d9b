"""Several games added up, for every name."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import fsum, sqrt

from rapido.record import stand_in_tokens, write_moves
from rapido.review.accounts.balance import Balance
from rapido.review.accounts.dice import Histogram
from rapido.review.accounts.luck import Luck
from rapido.review.accounts.mistakes import Mistake, Tally, ranked
from rapido.review.accounts.player import Figures, PlayerSummary, summarize
from rapido.review.accounts.skill import SIGMAS, Skill
from rapido.review.game import Review
from rapido.rules import ThrownOut


@dataclass
class PersonTotals:
    """What is known about one name; grows game by game."""

    name: str
    games: int = 0
    starts: list[float] = field(default_factory=list[float])
    """the chance at the start of every finished game"""
    wins: int = 0
    balances: list[Balance] = field(default_factory=list[Balance])
    losses: tuple[float, ...] = ()
    players: int = 0
    """the number of players, summed over the decisions that count"""
    luck: Luck = field(default_factory=lambda: Luck(0.0, 0.0, 0))
    tallies: dict[Mistake, Tally] = field(default_factory=dict[Mistake, Tally])
    dice: Histogram = field(default_factory=lambda: Histogram(Counter()))
    threw_out: Counter[str] = field(default_factory=Counter[str])

    @property
    def expected(self) -> float:
        """The wins to expect from the starts if everyone plays best."""
        return fsum(self.starts)

    @property
    def expected_spread(self) -> float:
        """Half the width of the band that holds the wins in 95 of 100 cases, by chance alone."""
        return SIGMAS * sqrt(fsum(chance * (1 - chance) for chance in self.starts))

    @property
    def figures(self) -> Figures:
        return Figures(
            balance=Balance.sum(self.balances),
            skill=Skill(self.losses, self.players / len(self.losses) if self.losses else 2),
            luck=self.luck,
            mistakes=ranked(self.tallies),
            dice=self.dice,
        )

    def add(self, review: Review, player: PlayerSummary) -> None:
        self.games += 1
        if review.winner is not None:
            self.starts.append(review.start[player.seat])
            self.wins += review.winner == player.seat
        self.balances.append(player.balance)
        self.losses += player.skill.losses
        self.players += len(review.start) * player.skill.decisions
        self.luck += player.luck
        for kind, tally in player.mistakes:
            self.tallies[kind] = self.tallies.get(kind, Tally()) + tally
        self.dice += player.dice


def totals_by_name(reviews: Iterable[Review]) -> tuple[PersonTotals, ...]:
    """Add up games by name: most games first, then in the order of appearance."""
    found: dict[str, PersonTotals] = {}
    for review in reviews:
        for player in summarize(review):
            name = review.record.players[player.seat].name
            found.setdefault(name, PersonTotals(name)).add(review, player)
        _count_thrown_out(review, found)
    return tuple(sorted(found.values(), key=lambda person: -person.games))


def _count_thrown_out(review: Review, found: Mapping[str, PersonTotals]) -> None:
    names = [player.name for player in review.record.players]
    stand_ins = stand_in_tokens(review.record)
    for index, (_, step) in enumerate(write_moves(review.record.moves, review.record.start)):
        for event in step.events:
            if isinstance(event, ThrownOut) and index not in stand_ins:
                found[names[event.by]].threw_out[names[event.player]] += 1
