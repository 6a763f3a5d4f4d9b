"""Several games together: one balance for every name."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import fsum, sqrt

from rapido.record import replay
from rapido.review.accounts.dice import Histogram
from rapido.review.accounts.grade import Grade, grade_of
from rapido.review.accounts.luck import Luck
from rapido.review.accounts.mistakes import Mistake, Ranking, Tally, ranked
from rapido.review.accounts.player import Person, people
from rapido.review.accounts.balance import Sheet
from rapido.review.accounts.skill import SIGMAS, Skill
from rapido.review.game import Review
from rapido.rules import ThrownOut


@dataclass
class Standing:
    """What is known about one name; grows game by game."""

    name: str
    games: int = 0
    promised: list[float] = field(default_factory=list[float])
    """the chance at the start of every finished game"""
    wins: int = 0
    sheets: list[Sheet] = field(default_factory=list[Sheet])
    losses: tuple[float, ...] = ()
    seats: int = 0
    """how many sat at the table, added up over the decisions that count"""
    luck: Luck = field(default_factory=lambda: Luck(0.0, 0.0, 0))
    tallies: dict[Mistake, Tally] = field(default_factory=dict[Mistake, Tally])
    dice: Histogram = field(default_factory=lambda: Histogram(Counter()))
    threw_out: Counter[str] = field(default_factory=Counter[str])

    @property
    def expected(self) -> float:
        """Wins that the starts promise, with everyone playing best."""
        return fsum(self.promised)

    @property
    def expected_spread(self) -> float:
        """Half the width of the band that holds the wins in 95 of 100 cases, by chance alone."""
        return SIGMAS * sqrt(fsum(chance * (1 - chance) for chance in self.promised))

    @property
    def sheet(self) -> Sheet:
        """The four parts of all games, added up."""
        return Sheet(
            own_dice=fsum(sheet.own_dice for sheet in self.sheets),
            own_choices=fsum(sheet.own_choices for sheet in self.sheets),
            others_dice=fsum(sheet.others_dice for sheet in self.sheets),
            others_choices=fsum(sheet.others_choices for sheet in self.sheets),
        )

    @property
    def skill(self) -> Skill:
        """The mean loss over the decisions of all games."""
        return Skill(self.losses, self.seats / len(self.losses) if self.losses else 2)

    @property
    def grade(self) -> Grade | None:
        """One word for all games."""
        return grade_of(self.skill)

    @property
    def mistakes(self) -> Ranking:
        """The kinds of mistakes, the most costly first."""
        return ranked(self.tallies)

    def add(self, review: Review, person: Person) -> None:
        """Take in one game."""
        self.games += 1
        if review.winner is not None:
            self.promised.append(review.start[person.seat])
            self.wins += review.winner == person.seat
        self.sheets.append(person.sheet)
        self.losses += person.skill.losses
        self.seats += len(review.start) * person.skill.decisions
        self.luck += person.luck
        for kind, tally in person.mistakes:
            self.tallies[kind] = self.tallies.get(kind, Tally()) + tally
        self.dice += person.dice


def standings(reviews: Iterable[Review]) -> tuple[Standing, ...]:
    """Add up games by the names of their players, who are listed by games, then as they came."""
    found: dict[str, Standing] = {}
    for review in reviews:
        for person in people(review):
            name = review.record.players[person.seat].name
            found.setdefault(name, Standing(name)).add(review, person)
        _count_throwing_out(review, found)
    return tuple(sorted(found.values(), key=lambda standing: -standing.games))


def _count_throwing_out(review: Review, found: Mapping[str, Standing]) -> None:
    names = [player.name for player in review.record.players]
    for step in replay(review.record):
        for event in step.events:
            if isinstance(event, ThrownOut):
                found[names[event.by]].threw_out[names[event.player]] += 1
