"""All that reviews say about one player, in one game or in several."""

from dataclasses import dataclass

from rapido.review.accounts.balance import Balance, player_balance
from rapido.review.accounts.dice import Histogram, player_dice
from rapido.review.accounts.grade import Grade, player_grade
from rapido.review.accounts.luck import Luck, player_luck
from rapido.review.accounts.mistakes import Ranking, player_mistakes
from rapido.review.accounts.skill import Skill, player_skill
from rapido.review.game import Review


@dataclass(frozen=True, slots=True)
class Figures:
    balance: Balance
    skill: Skill
    luck: Luck
    mistakes: Ranking
    dice: Histogram

    @property
    def grade(self) -> Grade | None:
        return player_grade(self.skill)


@dataclass(frozen=True, slots=True)
class PlayerSummary(Figures):
    seat: int


def summarize(review: Review) -> tuple[PlayerSummary, ...]:
    """Summarize a review for every player, by seat."""
    return tuple(_summary(review, seat) for seat in range(len(review.start)))


def _summary(review: Review, seat: int) -> PlayerSummary:
    own = [entry for entry in review.entries if entry.player == seat]
    return PlayerSummary(
        seat=seat,
        balance=player_balance(review.entries, seat),
        skill=player_skill(own, seat, len(review.start)),
        luck=player_luck(own, seat),
        mistakes=player_mistakes(own, seat),
        dice=player_dice(own, seat),
    )
