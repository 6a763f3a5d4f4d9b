"""Commitments to words: fixed when the game begins, opened in it, so nobody chooses the dice."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from rapido.fair import SealedDice, Verdict, verify
from rapido.record import write_json, write_text
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.facts import (
    Began,
    DiceReady,
    SeatKind,
    WordCommitted,
    WordGiven,
    WordRevealed,
)
from rapido.rules import RapidoError
from rapido.web.view.room import room_view
from tests.rooms.clock import settle
from tests.rooms.harness import OPTIONS, Harness, async_test, facts_of, game_in, matches_store
from tests.rooms.table import (
    ANNA,
    BEN,
    HOST,
    STRANGER,
    Table,
    commitment,
    opening,
    salt_of,
    secret_of,
)
from tests.rooms.test_moves import game_of, is_genuine


def committed(*, begun: bool = True) -> Table:
    """Seat the host and Anna with commitments, and a computer player."""
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Configure(finish=8))
    table.commit(HOST, 0, "sun")
    table.commit(ANNA, 1)
    if begun:
        table.do(HOST, do.Begin())
    return table


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(RapidoError) as refused:
        act()
    return refused.value.code


def shown(table: Table) -> str:
    """Return everything that anybody is shown of a room and its game."""
    game = table.room.game
    record = "" if game is None else write_text(game.record()) + write_json(game.record())
    return msgspec.json.encode(room_view(table.room)).decode() + record


def test_dice_are_ready_once_everyone_has_opened() -> None:
    table = committed()
    assert not game_of(table).ready
    assert room_view(table.room).game.actions == ()  # pyright: ignore[reportOptionalMemberAccess]
    assert refusal(lambda: table.do(HOST, do.Throw())) == "dice_not_ready"
    assert table.reveal(HOST, 0, "sun") == (WordRevealed(0, salt_of(0, "sun").hex(), "sun"),)
    assert refusal(lambda: table.do(HOST, do.Throw())) == "dice_not_ready"
    assert [type(fact) for fact in table.reveal(ANNA, 1)] == [WordRevealed, DiceReady]
    assert game_of(table).moved == table.times[-1]
    game = table.act_until(lambda room: not room.playing).room.games[0]
    assert is_genuine(game)
    assert [player.word for player in game.record().players] == ["sun", "", ""]


def test_without_commitments_the_dice_are_ready_at_once() -> None:
    table = Table().seat(HOST, ANNA)
    table.do(ANNA, do.GiveWord(1, "plain"))
    assert [type(fact) for fact in table.do(HOST, do.Begin())] == [Began]
    assert game_of(table).ready
    table.act()


def test_operator_who_plays_cannot_choose_the_dice() -> None:
    """The host knows the secret and everything that is stored and shown before the game begins."""
    table = Table(2).seat(HOST, ANNA)
    table.commit(ANNA, 1, "Annas word")
    secret, seal = secret_of("game 1"), table.room.next_seal

    def predict(word: str) -> SealedDice:
        seats = table.room.seats
        own = replace(
            seats[0],
            commitment=commitment(seal, 0, word).commitment,
            salt=salt_of(0, word).hex(),
            word=word,
        )
        return SealedDice.mixed(secret, (own, seats[1]))

    def worth(word: str) -> int:
        return sum(predict(word).roll(0, number).value for number in (1, 2, 3))

    everything = repr(table.facts) + shown(table)
    assert "Annas word" not in everything
    assert salt_of(1, "Annas word").hex() not in everything
    best = max((f"word {number}" for number in range(300)), key=worth)
    table.commit(HOST, 0, best)
    table.do(HOST, do.Begin())
    table.reveal(ANNA, 1, "Annas word")
    # Now the host could compute what each word would lead to, but it is too late for another one.
    before = table.room
    for command, code in {
        do.GiveWord(0, "other"): "game_running",
        do.CommitWords((commitment(seal, 0, "other"),)): "game_running",
        do.RevealWords((opening(0, "other"),)): "wrong_word",
        do.RevealWords((replace(opening(0, best), salt="0" * 64),)): "wrong_word",
        do.RevealWords((replace(opening(0, best), word="other"),)): "wrong_word",
        do.Sit(0): "game_running",
        do.Stand(0): "game_running",
        do.Begin(): "game_running",
    }.items():
        assert refusal(lambda command=command: table.do(HOST, command)) == code
    assert table.room == before
    table.reveal(HOST, 0, best)
    dice = table.context().dice
    assert dice is not None
    assert [dice.roll(0, number) for number in (1, 2, 3)] != [
        predict(best).roll(0, number) for number in (1, 2, 3)
    ]


def test_what_is_left_out_is_recorded_and_cannot_be_added() -> None:
    table = committed()
    table.reveal(HOST, 0, "sun")
    assert table.do(CLOCK, do.EndReveal("game 1")) == (DiceReady(),)
    known = list(table.facts)
    assert refusal(lambda: table.reveal(ANNA, 1)) == "too_late"
    assert refusal(lambda: table.reveal(HOST, 0, "sun")) == "too_late"
    assert table.facts == known
    record = table.act_until(lambda room: not room.playing).room.games[0].record()
    assert (record.players[1].commitment, record.players[1].salt) == (
        commitment(record.seal, 1, "").commitment,
        "",
    )
    check = verify(
        record.start, record.moves, seal=record.seal, secret=record.secret, words=record.players
    )
    assert (check.verdict, check.opened, check.unopened) == (Verdict.GENUINE, (0,), (1,))


def test_end_of_reveal_belongs_to_one_game() -> None:
    table = committed()
    assert table.do(CLOCK, do.EndReveal("game 2")) == ()
    assert not game_of(table).ready
    table.do(CLOCK, do.EndReveal("game 1"))
    assert table.do(CLOCK, do.EndReveal("game 1")) == ()


def test_nothing_that_was_opened_is_shown_before_the_end() -> None:
    table = committed()
    table.reveal(HOST, 0, "sun")
    for reveal in (lambda: None, lambda: table.reveal(ANNA, 1), table.act):
        reveal()
        assert '"sun"' not in shown(table)
        assert "Word A" not in shown(table)
        assert salt_of(0, "sun").hex() not in shown(table)
        assert salt_of(1, "").hex() not in shown(table)
        assert commitment(game_of(table).seal, 0, "sun").commitment in shown(table)
    view = room_view(table.room).game
    assert view is not None
    assert view.revealed == (True, True, False)
    table.do(HOST, do.Abandon())
    assert salt_of(0, "sun").hex() in shown(table)
    assert "Word A: sun" in shown(table)


def test_plain_words_are_not_shown_before_the_end() -> None:
    table = Table().seat(HOST, ANNA)
    table.do(ANNA, do.GiveWord(1, "plain"))
    table.do(HOST, do.Begin())
    assert "plain" not in shown(table)
    table.do(HOST, do.Abandon())
    assert "Word B: plain" in shown(table)


def test_commitment_can_be_replaced_until_the_game_begins() -> None:
    table = committed(begun=False)
    assert table.commit(HOST, 0, "sun") == ()
    found = commitment(table.room.next_seal, 0, "rain").commitment
    assert table.commit(HOST, 0, "rain") == (WordCommitted(0, found),)
    assert room_view(table.room).seats[0].commitment == found
    table.do(HOST, do.Begin())
    assert refusal(lambda: table.reveal(HOST, 0, "sun")) == "wrong_word"
    table.reveal(HOST, 0, "rain")


def test_word_and_commitment_replace_each_other() -> None:
    table = Table().seat(HOST, ANNA)
    table.commit(HOST, 0, "sun")
    assert table.do(HOST, do.GiveWord(0, "plain")) == (WordGiven(0, "plain"),)
    assert (table.room.seats[0].word, table.room.seats[0].commitment) == ("plain", "")
    table.commit(HOST, 0, "sun")
    assert table.room.seats[0].word == ""


def test_plain_word_does_not_count_beside_commitments() -> None:
    """Its giver could have chosen it after the others had opened theirs."""
    mixes = set[bytes]()
    for word in ("", "one", "two"):
        table = Table().seat(HOST, ANNA)
        table.do(HOST, do.GiveWord(0, word))
        table.commit(ANNA, 1)
        table.do(HOST, do.Begin())
        table.reveal(ANNA, 1)
        dice = table.context().dice
        assert dice is not None
        mixes.add(dice.mix)
    assert len(mixes) == 1


def test_commitment_of_another_seat_cannot_be_copied() -> None:
    table = committed(begun=False)
    copied = table.room.seats[1].commitment
    copy = do.CommitWords((do.SeatCommitment(0, copied),))
    assert refusal(lambda: table.do(HOST, copy)) == "copied_commitment"
    twice = do.CommitWords((do.SeatCommitment(0, "c" * 64), do.SeatCommitment(0, copied)))
    assert refusal(lambda: table.do(HOST, twice)) == "copied_commitment"


def test_commitment_belongs_to_one_game() -> None:
    table = committed()
    table.reveal(HOST, 0, "sun")
    table.reveal(ANNA, 1)
    old = game_of(table).seats[0].commitment
    table.do(HOST, do.Abandon())
    assert all(not seat.commitment for seat in table.room.seats)
    table.do(HOST, do.CommitWords((do.SeatCommitment(0, old),)))
    table.do(HOST, do.Begin())
    assert refusal(lambda: table.reveal(HOST, 0, "sun")) == "wrong_word"


@pytest.mark.parametrize(
    ("guest", "command"),
    [
        (ANNA, do.Stand(1)),
        (ANNA, do.Leave()),
        (HOST, do.SetSeat(1, SeatKind.OPEN)),
        (HOST, do.SetSeat(1, SeatKind.COMPUTER, "uniform")),
    ],
)
def test_commitment_leaves_with_its_guest(guest: str, command: AnyCommand) -> None:
    table = committed(begun=False)
    table.do(guest, command)
    assert table.room.seats[1].commitment == ""
    assert table.room.seats[0].commitment


def test_commitment_stays_with_another_name_or_color() -> None:
    table = committed(begun=False)
    before = [seat.commitment for seat in table.room.seats]
    table.do(ANNA, do.Sit(1, "Anna", 2))
    table.do(HOST, do.PassHost(1))
    assert [seat.commitment for seat in table.room.seats] == before


def test_one_guest_opens_several_seats() -> None:
    table = Table(3).seat(HOST, HOST, ANNA)
    seal = table.room.next_seal
    table.do(HOST, do.CommitWords((commitment(seal, 0, "a"), commitment(seal, 1, "b"))))
    table.do(HOST, do.Configure(youngest=1))
    table.do(HOST, do.Begin())
    assert refusal(lambda: table.reveal(ANNA, 1, "b")) == "not_your_seat"
    assert refusal(lambda: table.reveal(STRANGER, 0, "a")) == "not_your_seat"
    assert refusal(lambda: table.reveal(ANNA, 2)) == "wrong_word"
    facts = table.do(HOST, do.RevealWords((opening(0, "a"), opening(1, "b"), opening(1, "b"))))
    assert [type(fact) for fact in facts] == [WordRevealed, WordRevealed, DiceReady]
    assert [seat.word for seat in game_of(table).seats] == ["b", "", "a"]


def test_opening_twice_changes_nothing() -> None:
    table = committed()
    table.reveal(HOST, 0, "sun")
    assert table.reveal(HOST, 0, "sun") == ()


def test_guest_who_has_left_can_still_open() -> None:
    table = committed()
    table.do(HOST, do.Leave())
    table.reveal(HOST, 0, "sun")
    table.reveal(ANNA, 1)
    assert game_of(table).ready


def test_word_that_is_no_line_cannot_be_opened() -> None:
    table = Table().seat(HOST, ANNA)
    table.commit(HOST, 0, "a\nb")
    table.do(HOST, do.Begin())
    assert refusal(lambda: table.reveal(HOST, 0, "a\nb")) == "bad_name"


async def waiting_game(harness: Harness, limit: int = 0) -> str:
    """Begin a game of the host, Anna and a computer player, with unopened commitments."""
    room = await harness.table(HOST, ANNA, seats=3, limit=limit)
    seal = (await harness.service.get(room)).next_seal
    for seat, guest in enumerate((HOST, ANNA)):
        commit = do.CommitWords((commitment(seal, seat, "luck"),))
        await harness.service.execute(room, guest, commit)
    await harness.service.execute(room, HOST, do.Begin())
    return room


async def is_ready(harness: Harness, room: str) -> bool:
    return game_in(await harness.service.get(room)).ready


@async_test
async def test_time_to_open_ends_by_the_clock() -> None:
    harness = Harness()
    room = await waiting_game(harness)
    await harness.clock.advance(OPTIONS.reveal_timeout - 0.1)
    await harness.service.execute(room, ANNA, do.RevealWords((opening(1, "luck"),)))
    assert not await is_ready(harness, room)  # what Anna has opened does not extend it
    await harness.clock.advance(0.2)
    assert await is_ready(harness, room)
    assert (await facts_of(harness, room)).count(DiceReady()) == 1


@async_test
async def test_turn_limits_and_computer_players_wait_for_the_dice() -> None:
    harness = Harness()
    room = await waiting_game(harness, limit=30)
    await harness.clock.advance(OPTIONS.reveal_timeout - 1)
    for guest, seat in ((HOST, 0), (ANNA, 1)):
        reveal = do.RevealWords((opening(seat, "luck"),))
        await harness.service.execute(room, guest, reveal)
    assert harness.bots.asked == []
    assert await is_ready(harness, room)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace - 0.1)
    assert not (await harness.service.get(room)).seats[0].away
    await harness.clock.advance(0.2)
    assert (await harness.service.get(room)).seats[0].away


@async_test
async def test_restart_while_commitments_are_open() -> None:
    """At every moment a killed server is replaced by another one that knows only the store."""
    one = Harness()
    room = await waiting_game(one)
    await one.service.close()
    two = Harness(one)
    await two.service.execute(room, HOST, do.RevealWords((opening(0, "luck"),)))
    await two.service.close()
    three = Harness(one)
    await three.subscribe(room)
    assert await matches_store(three, room)
    await three.clock.advance(OPTIONS.reveal_timeout + 0.1)
    assert await is_ready(three, room)
    await three.service.execute(room, HOST, do.Throw())
    await three.service.close()
    four = Harness(one)
    found = await four.play(room, lambda room: not room.playing)
    assert is_genuine(found.games[0])
    assert [player.word for player in found.games[0].record().players] == ["luck", "", ""]


@async_test
async def test_store_that_fails_at_the_end_of_reveal_is_tried_again() -> None:
    harness = Harness()
    room = await waiting_game(harness)
    harness.store.unavailable = True
    await harness.clock.advance(OPTIONS.reveal_timeout + 0.1)
    assert not await is_ready(harness, room)
    harness.store.unavailable = False
    await harness.clock.advance(OPTIONS.retry_interval + OPTIONS.reveal_timeout + 0.1)
    assert await is_ready(harness, room)


@async_test
async def test_two_services_open_commitments() -> None:
    one = Harness()
    room = await waiting_game(one)
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    await one.service.execute(room, HOST, do.RevealWords((opening(0, "luck"),)))
    await two.service.execute(room, ANNA, do.RevealWords((opening(1, "luck"),)))
    await settle()
    await one.service.execute(room, HOST, do.Throw())
    await settle()
    for harness in (one, two):
        assert await matches_store(harness, room)
    assert (await facts_of(one, room)).count(DiceReady()) == 1
    await one.clock.advance(OPTIONS.reveal_timeout)
    found = await one.play(room, lambda room: not room.playing)
    assert is_genuine(found.games[0])


@async_test
async def test_two_services_end_the_reveal_once() -> None:
    one = Harness()
    room = await waiting_game(one)
    two = Harness(one)
    await two.subscribe(room)
    await one.clock.advance(OPTIONS.reveal_timeout + 0.1)
    assert (await facts_of(one, room)).count(DiceReady()) == 1
    assert await is_ready(one, room)
    assert await is_ready(two, room)


def test_stand_in_of_a_guest_waits_too() -> None:
    table = committed()
    assert table.do(CLOCK, do.StandIn(0)) == ()
    assert table.room.acting_seat is None
    assert BEN not in {seat.guest for seat in table.room.seats}
