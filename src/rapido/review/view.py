"""A review described for others: the same structures for JSON, page and browser."""

from rapido.record import write_position
from rapido.review.accounts.dice import Histogram
from rapido.review.entries import ChoiceEntry, Entry, RollEntry
from rapido.review.accounts.luck import Luck
from rapido.review.accounts.mistakes import Ranking, mistake_in
from rapido.review.moments import Moment, moments
from rapido.review.accounts.player import Person, people
from rapido.review.wire import (
    AlternativeView,
    AnyEntryView,
    BarView,
    DecisionView,
    LuckView,
    MistakeView,
    MomentView,
    ReviewedView,
    ReviewView,
    RollView,
)
from rapido.review.game import Review
from rapido.rules import Action, Place, State, thrown_out_by

__all__ = ["ReviewView", "bars", "luck_view", "mistake_views", "review_of"]


def review_of(review: Review, damage: str | None = None) -> ReviewView:
    """Describe a review."""
    return ReviewView(
        source=review.source,
        stderr=review.stderr,
        finish=review.record.start.finish,
        turns=review.turns,
        start=review.start,
        result=review.result,
        end=review.end,
        players=tuple(_player(review, person) for person in people(review)),
        moments=tuple(moment_view(review, moment) for moment in moments(review.entries)),
        entries=tuple(entry_view(entry) for entry in review.entries),
        damage=damage,
    )


def moment_view(review: Review, moment: Moment) -> MomentView:
    """Describe a moment that mattered."""
    entry = review.entries[moment.entry]
    return MomentView(
        moment.entry,
        "roll" if isinstance(entry, RollEntry) else "decision",
        entry.turn,
        entry.player,
        moment.seat,
        moment.swing,
        entry.before,
        entry.after,
    )


def _player(review: Review, person: Person) -> ReviewedView:
    seat, sheet = person.seat, person.sheet
    participant = review.record.players[seat]
    return ReviewedView(
        name=participant.name,
        computer=participant.computer,
        start=review.start[seat],
        result=None if review.result is None else review.result[seat],
        end=review.end[seat],
        own_dice=sheet.own_dice,
        own_choices=sheet.own_choices,
        others_dice=sheet.others_dice,
        others_choices=sheet.others_choices,
        decisions=person.skill.decisions,
        mean_loss=person.skill.mean_loss,
        band=person.skill.band,
        grade=person.grade,
        luck=luck_view(person.luck),
        mistakes=mistake_views(person.mistakes),
        dice=bars(person.dice),
    )


def luck_view(luck: Luck) -> LuckView:
    """Describe luck."""
    return LuckView(luck.total, luck.spread, luck.rolls, luck.share, luck.verdict)


def mistake_views(ranking: Ranking) -> tuple[MistakeView, ...]:
    """Describe mistakes by kind."""
    return tuple(MistakeView(kind, tally.count, tally.loss) for kind, tally in ranking)


def bars(dice: Histogram) -> tuple[BarView, ...]:
    """Describe a histogram."""
    return tuple(BarView(bar.die, bar.face, bar.count, bar.low, bar.high) for bar in dice.bars())


def entry_view(entry: Entry) -> AnyEntryView:
    """Describe a roll or a decision."""
    if isinstance(entry, RollEntry):
        return RollView(
            turn=entry.turn,
            player=entry.player,
            move=entry.move,
            position=write_position(entry.state),
            dice=entry.roll,
            value=entry.roll.value,
            roll=entry.state.rolls + 1,
            before=entry.before,
            after=entry.after,
            luck=entry.luck[entry.player],
            luck_all=entry.luck,
            correction=entry.correction,
        )
    actions = tuple(entry.wins)
    return DecisionView(
        turn=entry.turn,
        player=entry.player,
        move=entry.move,
        position=write_position(entry.state),
        dice=entry.roll,
        value=entry.roll.value,
        roll=entry.state.rolls,
        before=entry.before,
        after=entry.after,
        loss=entry.loss,
        counted=entry.counted,
        mistake=mistake_in(entry),
        chosen=actions.index(entry.chosen),
        best=actions.index(entry.best),
        alternatives=tuple(_alternative(entry, action) for action in actions),
    )


def _alternative(entry: ChoiceEntry, action: Action) -> AlternativeView:
    win = entry.wins[action]
    place = isinstance(action, Place)
    return AlternativeView(
        do="place" if place else "throw",
        field=action.field if place else None,
        throws_out=_victims(entry.state, action),
        win=win,
        loss=entry.before[entry.player] - win[entry.player],
    )


def _victims(state: State, action: Action) -> tuple[int, ...]:
    if not isinstance(action, Place):
        return ()
    return tuple(pair.owner for pair in thrown_out_by(state, action.field))
