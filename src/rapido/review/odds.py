"""What becomes of a pair that is placed: who may throw it out before its owner's next turn."""

from collections.abc import Iterator

from rapido.review.coach_wire import FieldOddsView, ThreatView
from rapido.rules import Pair, Phase, Place, State, apply, free_fields, start_turn
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction
from rapido.turn.solved import TurnOdds


def field_odds(state: State, values: ValueFunction) -> tuple[FieldOddsView, ...]:
    """Say for every free field what becomes of the roll on the table there.

    Every opponent chooses best in the own turn. With two players that is all there is to know.
    With more, every opponent is taken to find the board as it lies after the placing, with the
    pairs back of those who have scored meanwhile: an estimate.
    """
    return tuple(odds_on(state, field, values) for field in free_fields(state))


def odds_on(state: State, field: int, values: ValueFunction) -> FieldOddsView:
    """Say it for one of them."""
    placed = apply(state, Place(field)).state
    own = placed.lying(state.player)
    pair = next(each for each in own if each.index == state.pair)
    whole = len(own) == state.pairs_each
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
    scores = scores if whole else 0.0
    return FieldOddsView(
        field=field,
        stays=stays,
        scores=scores,
        steps=field * (scores if whole else stays),
        exact=state.players == 2 and values.stderr == 0,
        threats=tuple(threats),
    )


def _turns_of_others(
    state: State, owner: int, values: ValueFunction
) -> Iterator[tuple[State, TurnOdds | None]]:
    """Begin the turn of every opponent, one after the other; no odds if scoring ends the game."""
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
