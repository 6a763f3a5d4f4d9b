"""The figures and sentences of a review in one language, for the terminal and for pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rapido.locales import Say
from rapido.review.accounts.grade import Grade
from rapido.review.accounts.luck import LuckVerdict
from rapido.review.series.wire import HighlightView, PersonView
from rapido.review.wire import (
    AlternativeView,
    BarView,
    DecisionView,
    LuckView,
    MistakeView,
    MomentView,
    ReviewView,
    RollView,
)

MINUS: Final = "\u2212"


def costly(view: ReviewView) -> list[DecisionView]:
    """Return the decisions that were mistakes, the worst first."""
    wrong = [each for each in view.entries if isinstance(each, DecisionView) and each.mistake]
    return sorted(wrong, key=lambda decision: -decision.loss)


@dataclass(frozen=True, slots=True)
class Formatter:
    say: Say
    names: Sequence[str]
    """of the players, by seat"""
    minus: str = MINUS
    """a hyphen on terminals that cannot show a minus sign"""

    def percent(self, share: float) -> str:
        return self.say("review-percent", share=abs(share) * 100)

    def signed(self, share: float) -> str:
        """Write a change in percentage points with its sign."""
        if round(abs(share) * 100, 1) == 0:
            return self.say("review-points", share=0.0)
        return ("+" if share > 0 else self.minus) + self.say(
            "review-points", share=abs(share) * 100
        )

    def points(self, share: float) -> str:
        """Write a loss in percentage points with two decimals."""
        return self.say("review-points-fine", share=abs(share) * 100)

    def band(self, low: float, high: float, write: Callable[..., str]) -> str:
        return self.say("review-band", low=write(low), high=write(high))

    def grade(self, grade: Grade | None) -> str:
        return self.say(f"review-grade-{grade}" if grade else "review-grade-open")

    def luck(self, luck: LuckView) -> str:
        unlucky = luck.verdict is LuckVerdict.UNLUCKY
        share = 1 - luck.share if unlucky else luck.share
        if luck.verdict in (LuckVerdict.LUCKY, LuckVerdict.UNLUCKY):
            return self.say(f"review-luck-{luck.verdict}", share=self.percent(min(share, 0.999)))
        return self.say(f"review-luck-{luck.verdict}")

    def action(self, alternative: AlternativeView) -> str:
        if alternative.field is None:
            return self.say("review-do-throw")
        if not alternative.throws_out:
            return self.say("review-do-place", field=alternative.field)
        victims = ", ".join(self.names[seat] for seat in dict.fromkeys(alternative.throws_out))
        return self.say("review-do-place-out", field=alternative.field, victims=victims)

    def decision(self, decision: DecisionView) -> str:
        player = self.names[decision.player]
        return self.say("review-had", turn=decision.turn, player=player, value=decision.value)

    def moment(self, moment: MomentView, entry: RollView | DecisionView) -> str:
        """Say what happened and whose chance it moved."""
        player = self.names[entry.player]
        if isinstance(entry, RollView):
            dice = "-".join(str(face or "X") for face in sorted(entry.dice, reverse=True))
            event = self.say("review-moment-roll", turn=entry.turn, player=player, dice=dice)
        else:
            action = self.action(entry.alternatives[entry.chosen])
            event = self.say(
                "review-moment-decision",
                turn=entry.turn,
                player=player,
                value=entry.value,
                action=action,
            )
            if entry.stand_in:
                event = f"{event} {self.say('review-by-computer')}"
        return f"{event} {self.moved(moment)}"

    def highlight(self, highlight: HighlightView) -> str:
        named = replace(self, names=highlight.players)
        return f"{highlight.file} · {named.moment(highlight.moment, highlight.entry)}"

    def moved(self, moment: MomentView) -> str:
        return self.say(
            "review-moved",
            player=self.names[moment.seat],
            before=self.percent(moment.before[moment.seat]),
            after=self.percent(moment.after[moment.seat]),
        )

    def headline(self, view: ReviewView) -> str:
        names = ", ".join(self.names)
        line = self.say("review-line", players=names, finish=view.finish, turns=view.turns)
        winner = next((player.name for player in view.players if player.result), None)
        end = self.say("review-won", player=winner) if winner else self.say("review-unfinished")
        return f"{line} · {end}"

    def mistake(self, mistake: MistakeView) -> str:
        kind = self.say(f"review-mistake-{mistake.kind}")
        return f"{kind} ({mistake.count}) · {self.signed(-mistake.loss)}"

    def face(self, bar: BarView) -> str:
        die = self.say("review-die-a") if bar.die == "a" else self.say("review-die-b")
        return f"{die} {bar.face or 'X'}"

    def expected(self, person: PersonView) -> str:
        wins, spread = person.expected, person.expected_spread
        return (
            f"{self.say('review-points', share=wins)} ± {self.say('review-points', share=spread)}"
        )

    def threw_out(self, person: PersonView) -> str:
        victims = ", ".join(
            self.say("review-times", player=victim.name, times=victim.count)
            for victim in person.threw_out
        )
        return self.say("review-threw-out", player=person.name, victims=victims)

    def source(self, source: str, stderr: float) -> str:
        if source == "exact":
            return self.say("review-source-exact")
        return self.say("review-source-estimated", error=self.points(stderr))
