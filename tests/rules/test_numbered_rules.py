"""Every rule of docs/rules.md by number, tested over all the cases it covers."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.record import read_position
from rapido.rules import (
    FIELDS,
    PLAYERS,
    ROLLS,
    BadRequest,
    Climbed,
    DiceRolled,
    Fell,
    FieldOccupied,
    Pair,
    Phase,
    Place,
    Roll,
    Rolled,
    Scored,
    State,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
    apply,
    chance_outcomes,
    free_fields,
    legal_actions,
    new_game,
    start_turn,
    thrown_out_by,
)
from tests.play import reached_states

LOW, HIGH = Roll(0, 1), Roll(7, 6)


def about_to_roll(*steps: int, finish: int = 21, pairs: tuple[Pair, ...] = ()) -> State:
    """Player 0's dice are in the air, for the first roll of the turn."""
    return State(steps, pairs, 0, Phase.DICE, 0, None, 0, finish)


def about_to_decide(roll: Roll, *pairs: Pair, players: int = 3) -> State:
    """Player 0 has this roll on the table."""
    return State((5,) * players, pairs, 0, Phase.DECIDE, 0, roll, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_r01_everyone_begins_on_the_start_with_dice_in_front(players: int) -> None:
    state = new_game(players)
    assert state.steps == (0,) * players
    assert state.pairs == ()
    assert all(state.in_front(player) for player in range(players))
    assert not any(state.on_fields(player) for player in range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10**9])
def test_r01_other_player_counts_are_rejected(players: int) -> None:
    with pytest.raises(BadRequest):
        new_game(players)


def test_r02_thirty_six_equally_likely_outcomes() -> None:
    outcomes = chance_outcomes(about_to_roll(0, 0, 0))
    assert {tuple(rolled.roll) for rolled, _ in outcomes} == set(
        product((0, 1, 2, 3, 4, 7), (0, 1, 2, 3, 5, 6))
    )
    assert {chance for _, chance in outcomes} == {Fraction(1, 36)}
    assert sum(chance for _, chance in outcomes) == 1


@given(reached_states())
def test_r02_only_dice_in_the_air_have_outcomes(state: State) -> None:
    assert bool(chance_outcomes(state)) == (state.phase is Phase.DICE)


@pytest.mark.parametrize("players", PLAYERS)
def test_r03_turns_rotate(players: int) -> None:
    state = new_game(players)
    order: list[int] = []
    for _ in range(2 * players):
        order.append(state.player)
        for move in (Throw(state.in_front(state.player)[0]), Rolled(LOW), Place(0)):
            state = apply(state, move).state
    assert order == [*range(players), *range(players)]


def test_r04_scoring_comes_before_rolling_and_rolling_before_placing() -> None:
    state = State((0, 0, 0), (Pair(1, 0, 3, HIGH),), 0, Phase.DECIDE, 0, LOW, 1)
    step = apply(state, Place(0))
    names = [event.name for event in step.events]
    for move in (Throw(), Rolled(LOW), Place(5)):
        step = apply(step.state, move)
        names += [event.name for event in step.events]
    assert names == ["placed", "turn", "scored", "rolled", "placed", "turn"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("roll", [LOW, HIGH, Roll(0, 0)])
def test_r05_pair_scores_its_field_and_is_taken_back(field: int, roll: Roll) -> None:
    state = State((2, 2, 2), (Pair(0, 0, field, roll), Pair(2, 0, 0, HIGH)))
    step = start_turn(state)
    assert step.events == (Scored(0, field),)
    assert step.state.steps == (2 + field, 2, 2)
    assert step.state.pairs == (Pair(2, 0, 0, HIGH),)


@pytest.mark.parametrize("player", range(3))
def test_r05_any_player_scores_and_finish_is_unchanged(player: int) -> None:
    state = State((2, 2, 2), (Pair(player, 0, 5, LOW),), player, finish=9)
    step = start_turn(state)
    assert step.events == (Scored(player, 5),)
    assert (step.state.player, step.state.finish, step.state.phase) == (player, 9, Phase.ROLL)
    assert step.state.steps[player] == 7


def test_r06_no_scoring_without_a_pair_on_a_field() -> None:
    state = State((2, 2, 2), (Pair(1, 0, 4, HIGH),))
    assert start_turn(state) == (state, ())


def test_r07_pieces_share_a_step() -> None:
    state = about_to_roll(3, 4, 4, 4, 4, 4)
    assert apply(state, Rolled(Roll(1, 1))).state.steps == (4, 4, 4, 4, 4, 4)


@pytest.mark.parametrize("roll", ROLLS)
def test_r08_higher_number_is_the_tens_digit(roll: Roll) -> None:
    assert f"{roll.value:02}" == "".join(sorted((str(roll.a), str(roll.b)), reverse=True))


def test_r08_there_are_thirty_values_from_0_to_76() -> None:
    values = sorted({roll.value for roll in ROLLS})
    assert (len(values), values[0], values[-1]) == (30, 0, 76)


@pytest.mark.parametrize("roll", ROLLS)
def test_r09_first_roll_is_always_valid(roll: Roll) -> None:
    step = apply(about_to_roll(5, 5, 5), Rolled(roll))
    assert step.events[0] == DiceRolled(0, 0, roll, valid=True)
    assert step.state.phase is Phase.DECIDE
    assert step.state.steps[0] == 5 + roll.double
    assert Place(5) in legal_actions(step.state)


@given(reached_states())
def test_r10_after_a_valid_roll_roll_again_or_place(state: State) -> None:
    actions = legal_actions(state)
    throws = [action for action in actions if isinstance(action, Throw)]
    places = [action for action in actions if isinstance(action, Place)]
    assert bool(throws) == (state.phase in {Phase.ROLL, Phase.DECIDE})
    assert bool(places) == (state.phase is Phase.DECIDE)


@pytest.mark.parametrize("rolls", [0, 1, 2, 50])
def test_r11_double_climbs_immediately_on_every_valid_roll(rolls: int) -> None:
    for number in (1, 2, 3):
        state = State((5, 5, 5), (), 0, Phase.DICE, 0, None, rolls)
        step = apply(state, Rolled(Roll(number, number)))
        assert step.events[1:] == (Climbed(0, number),)
        assert step.state.steps == (5 + number, 5, 5)


@pytest.mark.parametrize("roll", ROLLS)
def test_r11_nothing_else_climbs(roll: Roll) -> None:
    doubles = {Roll(1, 1): 1, Roll(2, 2): 2, Roll(3, 3): 3}
    assert roll.double == doubles.get(roll, 0)


@pytest.mark.parametrize("rolls", [1, 2, 50])
@pytest.mark.parametrize("roll", ROLLS)
def test_r12_from_the_second_roll_on_an_x_ends_the_turn(roll: Roll, rolls: int) -> None:
    state = State((5, 5, 5), (), 0, Phase.DICE, 0, None, rolls)
    step = apply(state, Rolled(roll))
    ends = 0 in roll
    assert step.events[0] == DiceRolled(0, 0, roll, valid=not ends)
    assert (TurnPassed(1) in step.events) == ends
    assert step.state.pairs == ()
    assert step.state.player == (1 if ends else 0)


@pytest.mark.parametrize("step", range(4))
@pytest.mark.parametrize("roll", [Roll(0, 1), Roll(7, 0), Roll(0, 0)])
def test_r13_each_x_costs_a_step_but_not_below_the_start(step: int, roll: Roll) -> None:
    state = State((step, 5, 5), (), 0, Phase.DICE, 0, None, 1)
    after = apply(state, Rolled(roll))
    lost = min(step, roll.crosses)
    assert after.state.steps == (step - lost, 5, 5)
    assert after.events[1] == Fell(0, lost)


@pytest.mark.parametrize("field", FIELDS)
def test_r14_pair_is_placed_on_the_chosen_field_as_rolled(field: int) -> None:
    step = apply(about_to_decide(Roll(4, 6)), Place(field))
    assert step.state.pairs == (Pair(0, 0, field, Roll(4, 6)),)


@pytest.mark.parametrize("field", range(1, 6))
@pytest.mark.parametrize("owner", [1, 2])
def test_r15_fields_1_to_5_hold_one_pair_each(field: int, owner: int) -> None:
    state = about_to_decide(HIGH, Pair(owner, 0, field, LOW))
    assert field not in free_fields(state)
    with pytest.raises(FieldOccupied):
        apply(state, Place(field))


def test_r16_field_0_holds_any_number_of_pairs() -> None:
    others = tuple(Pair(owner, 0, 0, LOW) for owner in range(1, 6))
    step = apply(about_to_decide(HIGH, *others, players=6), Place(0))
    # The next player has already scored and taken the pair back.
    assert [pair.owner for pair in step.state.pairs] == [0, 2, 3, 4, 5]


@pytest.mark.parametrize(("below", "field"), [(b, f) for b in range(5) for f in range(b + 1, 6)])
def test_r17_pair_may_be_placed_above_a_more_valuable_one(below: int, field: int) -> None:
    state = about_to_decide(LOW, Pair(2, 0, below, HIGH))
    assert Place(field) in legal_actions(state)
    assert thrown_out_by(state, field) == ()


@pytest.mark.parametrize("lying", FIELDS)
@pytest.mark.parametrize("field", FIELDS)
def test_r18_pairs_above_of_no_greater_value_are_thrown_out(lying: int, field: int) -> None:
    for theirs, mine in product(ROLLS, ROLLS):
        state = about_to_decide(mine, Pair(2, 0, lying, theirs))
        goes = lying > field and theirs.value <= mine.value
        assert bool(thrown_out_by(state, field)) == goes
        if field in free_fields(state):
            events = apply(state, Place(field)).events
            assert any(isinstance(event, ThrownOut) for event in events) == goes


def test_r18_nothing_is_thrown_out_without_a_roll() -> None:
    state = State((5, 5, 5), (Pair(1, 0, 5, LOW),))
    assert thrown_out_by(state, 0) == ()
    assert thrown_out_by(apply(state, Throw()).state, 0) == ()


def test_r19_thrown_out_pair_returns_to_its_owner() -> None:
    step = apply(about_to_decide(HIGH, Pair(1, 0, 5, LOW)), Place(0))
    assert ThrownOut(1, 0, 5, LOW.value, 0) in step.events
    assert step.state.in_front(1) == (0,)
    assert step.state.on_fields(1) == ()
    assert step.state.on_fields(0) == (Pair(0, 0, 0, HIGH),)
    assert not any(isinstance(event, Scored) for event in step.events)


@pytest.mark.parametrize("step", range(16, 21))
@pytest.mark.parametrize("field", FIELDS)
def test_r20_scoring_onto_the_finish_wins_immediately(step: int, field: int) -> None:
    after = start_turn(State((step, 0, 0), (Pair(0, 0, field, HIGH),)))
    wins = step + field >= 21
    assert (Won(0) in after.events) == wins
    assert after.state.winner == (0 if wins else None)
    assert after.state.steps[0] == min(21, step + field)


@pytest.mark.parametrize("step", range(17, 21))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_r20_double_onto_the_finish_wins_immediately(step: int, number: int) -> None:
    after = apply(about_to_roll(step, 20, 20), Rolled(Roll(number, number)))
    wins = step + number >= 21
    assert after.state.winner == (0 if wins else None)
    assert legal_actions(after.state) == () or not wins


def test_r21_finish_is_step_21_by_default() -> None:
    assert new_game(3).finish == 21
    assert new_game(3, finish=7).finish == 7
    for finish in (0, -1, 1000):
        with pytest.raises(BadRequest):
            new_game(3, finish)


def test_r22_two_players_have_two_pairs_each_and_one_piece() -> None:
    assert [new_game(players).pairs_each for players in PLAYERS] == [2, 1, 1, 1, 1]
    assert new_game(2).steps == (0, 0)


@given(reached_states(), st.sampled_from(ROLLS))
def test_r23_pair_stays_the_same_for_the_whole_turn(state: State, roll: Roll) -> None:
    for action in legal_actions(state):
        if isinstance(action, Throw):
            assert action.pair in state.in_front(state.player)
            landed = apply(apply(state, action).state, Rolled(roll)).state
            if landed.phase is Phase.DECIDE:
                throws = [a for a in legal_actions(landed) if isinstance(a, Throw)]
                assert throws == [Throw(action.pair)]


@pytest.mark.parametrize("field", range(5))
def test_r24_own_pairs_are_never_thrown_out(field: int) -> None:
    own, theirs = Pair(0, 1, 5, LOW), Pair(1, 0, 0, LOW)
    state = about_to_decide(HIGH, own, theirs, players=2)
    assert own not in thrown_out_by(state, field)


@pytest.mark.parametrize("first", FIELDS)
@pytest.mark.parametrize("second", FIELDS)
def test_r25_two_pairs_score_their_sum(first: int, second: int) -> None:
    if first == second != 0:
        return
    pairs = (Pair(0, 0, first, LOW), Pair(0, 1, second, HIGH))
    step = start_turn(State((3, 3), pairs))
    assert step.events == (Scored(0, first + second),)
    assert step.state.steps == (3 + first + second, 3)
    assert step.state.in_front(0) == (0, 1)


@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize("field", FIELDS)
def test_r26_single_pair_stays_and_scores_nothing(index: int, field: int) -> None:
    state = State((3, 3), (Pair(0, index, field, HIGH),))
    assert start_turn(state) == (state, ())
    assert legal_actions(state) == (Throw(1 - index),)


def test_printed_two_player_example() -> None:
    state = read_position("3,3/21 B16/a43/-/-/-/- A26:1")
    assert apply(state, Place(2)).state == read_position("3,3/21 -/a43/-/A26/-/- B")
