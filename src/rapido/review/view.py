"""Builds the structs of a review."""

from msgspec.structs import asdict

from rapido.record import write_position
from rapido.review.accounts.dice import Histogram
from rapido.review.accounts.mistakes import classify_mistake
from rapido.review.accounts.player import Figures, PlayerSummary, summarize
from rapido.review.entries import DecisionEntry, Entry, RollEntry
from rapido.review.game import Review
from rapido.review.moments import Moment, moments
from rapido.review.wire import (
    AlternativeView,
    AnyEntryView,
    BarView,
    DecisionView,
    EntryView,
    FiguresView,
    LuckView,
    MistakeView,
    MomentView,
    ReviewedView,
    ReviewView,
    RollView,
)
from rapido.rules import Action, Place, State, thrown_out_by


def review_view(review: Review, damage: str | None = None) -> ReviewView:
    return ReviewView(
        source=review.source,
        stderr=review.stderr,
        finish=review.record.start.finish,
        turns=review.turns,
        start=review.start,
        result=review.result,
        end=review.end,
        players=tuple(_player_view(review, player) for player in summarize(review)),
        moments=tuple(moment_view(review, moment) for moment in moments(review.entries)),
        entries=tuple(entry_view(entry) for entry in review.entries),
        damage=damage,
    )


def moment_view(review: Review, moment: Moment) -> MomentView:
    entry = review.entries[moment.entry]
    return MomentView(
        entry=moment.entry,
        index=entry.location.index,
        kind="roll" if isinstance(entry, RollEntry) else "decision",
        turn=entry.location.turn,
        player=entry.player,
        seat=moment.seat,
        swing=moment.swing,
        before=entry.before,
        after=entry.after,
    )


def _player_view(review: Review, player: PlayerSummary) -> ReviewedView:
    seat, participant = player.seat, review.record.players[player.seat]
    return ReviewedView(
        **asdict(figures_view(participant.name, player)),
        computer=participant.computer,
        start=review.start[seat],
        result=None if review.result is None else review.result[seat],
        end=review.end[seat],
    )


def figures_view(name: str, figures: Figures) -> FiguresView:
    balance, skill, luck = figures.balance, figures.skill, figures.luck
    return FiguresView(
        name=name,
        own_dice=balance.own_dice,
        own_choices=balance.own_choices,
        stand_in_choices=balance.stand_in_choices,
        others_dice=balance.others_dice,
        others_choices=balance.others_choices,
        decisions=skill.decisions,
        mean_loss=skill.mean_loss,
        band=skill.band,
        grade=figures.grade,
        luck=LuckView(luck.total, luck.spread, luck.rolls, luck.share, luck.verdict),
        mistakes=tuple(
            MistakeView(kind, tally.count, tally.loss) for kind, tally in figures.mistakes
        ),
        dice=bar_views(figures.dice),
    )


def bar_views(dice: Histogram) -> tuple[BarView, ...]:
    return tuple(BarView(bar.die, bar.face, bar.count, bar.low, bar.high) for bar in dice.bars())


def entry_view(entry: Entry) -> AnyEntryView:
    return _roll_view(entry) if isinstance(entry, RollEntry) else _decision_view(entry)


def _common_view(entry: Entry, roll: int) -> EntryView:
    return EntryView(
        turn=entry.location.turn,
        player=entry.player,
        move=entry.location.move,
        index=entry.location.index,
        position=write_position(entry.state),
        dice=entry.roll,
        value=entry.roll.value,
        roll=roll,
        before=entry.before,
        after=entry.after,
    )


def _roll_view(entry: RollEntry) -> RollView:
    return RollView(
        **asdict(_common_view(entry, entry.state.rolls + 1)),
        luck=entry.luck[entry.player],
        luck_all=entry.luck,
        correction=entry.correction,
    )


def _decision_view(entry: DecisionEntry) -> DecisionView:
    actions = tuple(entry.wins)
    return DecisionView(
        **asdict(_common_view(entry, entry.state.rolls)),
        loss=entry.loss,
        counted=entry.counted,
        mistake=classify_mistake(entry),
        chosen=actions.index(entry.chosen),
        best=actions.index(entry.best),
        alternatives=tuple(_alternative_view(entry, action) for action in actions),
        stand_in=entry.stand_in,
    )


def _alternative_view(entry: DecisionEntry, action: Action) -> AlternativeView:
    win = entry.wins[action]
    field = action.field if isinstance(action, Place) else None
    return AlternativeView(
        do="throw" if field is None else "place",
        field=field,
        throws_out=() if field is None else _owners_thrown_out(entry.state, field),
        win=win,
        loss=entry.before[entry.player] - win[entry.player],
    )


def _owners_thrown_out(state: State, field: int) -> tuple[int, ...]:
    return tuple(pair.owner for pair in thrown_out_by(state, field))
