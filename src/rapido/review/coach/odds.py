"""The odds of a pair that is placed: who may throw it out before its owner's next turn."""

from collections.abc import Iterator

from rapido.review.coach.wire import FieldOddsView, ThreatView
from rapido.rules import Pair, Phase, Place, State, apply, free_fields, start_turn
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction
from rapido.turn.solved import TurnOdds


def field_odds(state: State, values: ValueFunction) -> tuple[FieldOddsView, ...]:
    """Return the odds of placing the dice on the table on every free field.

    Every opponent is assumed to choose best. With two players that makes the odds exact. With more
    they are an estimate: every opponent is assumed to find the board as it is right after the
    placing, except that pairs which have scored meanwhile are back with their owners.
    """
    return tuple(odds_on(state, field, values) for field in free_fields(state))


def odds_on(state: State, field: int, values: ValueFunction) -> FieldOddsView:
    """Return the odds of placing the dice on the table on one field."""
    placed = apply(state, Place(field)).state
    own = placed.on_fields(state.player)
    pair = next(each for each in own if each.index == state.pair)
    complete = len(own) == state.pairs_each
    threats: list[ThreatView] = []
    stays = scores = 1.0
    for turn, odds in _turns_of_others(placed, state.player, values):
        if odds is None:
            stays = scores = 0.0
            break
        hits = {end: chance for end, chance in odds.placed.items() if _throws_out(end, pair)}
        out = sum(hits.values())
        either = sum(
            chance
            for end, chance in odds.placed.items()
            if any(_throws_out(end, each) for each in own)
        )
        stays *= 1 - out - odds.won
        scores *= 1 - either - odds.won
        if out:
            values_of = tuple(sorted({value for value, _ in hits}))
            threats.append(ThreatView(turn.player, out, values_of))
    scores = scores if complete else 0.0
    return FieldOddsView(
        field=field,
        stays=stays,
        scores=scores,
        steps=field * (scores if complete else stays),
        exact=state.players == 2 and values.stderr == 0,
        threats=tuple(threats),
    )


def _turns_of_others(
    state: State, owner: int, values: ValueFunction
) -> Iterator[tuple[State, TurnOdds | None]]:
    """Begin the turn of each opponent in order; no odds if scoring ends the game."""
    while state.player != owner:
        if state.phase is Phase.OVER:
            yield state, None
            return
        yield state, TurnAnalysis(state, values).odds
        following = (state.player + 1) % state.players
        if following == owner:
            return
        state = start_turn(State(state.steps, state.pairs, following, finish=state.finish)).state


def _throws_out(end: tuple[int, int], pair: Pair) -> bool:
    """R18: a pair on a lower field throws out what is worth the same or less."""
    value, field = end
    return field < pair.field and value >= pair.roll.value
