"""Which moves a computer player made in place of a person, as headers such as `StandInB: 5-9 13.2`.

The headers are ordinary tags, so that every reader of records preserves them.
"""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from rapido.record.game import LINE_LENGTH, Record
from rapido.record.letters import letter_of
from rapido.record.tokens import write_moves
from rapido.rules import TurnPassed

Place = tuple[int, int]
"""a turn, and a token in it, both counted from 1"""
_Span = tuple[Place, Place]
"""the first place of a span, and the first one after it"""

CONTINUATIONS: Final = ("", *"abcdefghijklmno")
"""a list that is too long for one header goes on in `StandInBa` and so on; with those of six
players there is still room for other headers"""
_LONGEST_SPAN: Final = 40
"""characters"""
_PLACE: Final = "([1-9][0-9]{0,6})(?:[.]([1-9][0-9]{0,6}))?"
_SPAN: Final = re.compile(f"{_PLACE}(?:-{_PLACE})?")


def stand_in_tokens(record: Record) -> frozenset[int]:
    """Return the indices of the tokens that a computer player chose in place of a person.

    A header that is not such a list is some other tag, and means nothing here.
    """
    spans = _read_tags(record)
    if not any(spans):
        return frozenset()
    return frozenset(
        index
        for index, (player, place) in enumerate(_token_places(record))
        if _covers(spans[player], place)
    )


def stand_in_tags(record: Record, tokens: Collection[int]) -> tuple[tuple[str, str], ...]:
    """Return the headers that say so of these tokens; those of computer players need none."""
    places = list(_token_places(record))
    last = {turn: number for _, (turn, number) in places}
    tags: list[tuple[str, str]] = []
    for player, participant in enumerate(record.players):
        if not participant.computer:
            own = [
                (place, index in tokens) for index, (by, place) in enumerate(places) if by == player
            ]
            name = f"StandIn{letter_of(player)}"
            lines = _write_lines(_runs(own), last)
            tags += [(name + more, line) for more, line in zip(CONTINUATIONS, lines, strict=False)]
    return tuple(tags)


def _token_places(record: Record) -> Iterator[tuple[int, Place]]:
    """Yield the player and the place of each token."""
    player, turn, number = record.start.player, 1, 1
    for _, step in write_moves(record.moves, record.start):
        yield player, (turn, number)
        passed = any(isinstance(event, TurnPassed) for event in step.events)
        turn, number = (turn + 1, 1) if passed else (turn, number + 1)
        player = step.state.player


def _runs(own: Sequence[tuple[Place, bool]]) -> list[tuple[Place, Place]]:
    """Return the first and the last place of each run of a player's tokens by a computer."""
    runs: list[tuple[Place, Place]] = []
    before = False
    for place, by_computer in own:
        if by_computer and before:
            runs[-1] = runs[-1][0], place
        elif by_computer:
            runs.append((place, place))
        before = by_computer
    return runs


def _write_lines(runs: Sequence[tuple[Place, Place]], last: Mapping[int, int]) -> list[str]:
    lines: list[str] = []
    for run in runs:
        span = _write_span(*run, last)
        at_end = len(lines) == len(CONTINUATIONS)
        if lines and len(lines[-1]) + 1 + len(span) <= LINE_LENGTH - at_end * _LONGEST_SPAN:
            lines[-1] += f" {span}"
        elif not at_end:
            lines.append(span)
        else:
            # Nobody is blamed for what a computer did: the rest counts as one span.
            lines[-1] += f" {_write_span(run[0], runs[-1][1], last)}"
            break
    return lines


def _write_span(first: Place, end: Place, last: Mapping[int, int]) -> str:
    begin = _write_place(first, whole=first[1] == 1)
    if first == end:
        return begin if last[first[0]] == 1 else _write_place(first, whole=False)
    if first[0] == end[0] and first[1] == 1 and last[end[0]] == end[1]:
        return begin
    return f"{begin}-{_write_place(end, whole=last[end[0]] == end[1])}"


def _write_place(place: Place, *, whole: bool) -> str:
    return str(place[0]) if whole else f"{place[0]}.{place[1]}"


def _read_tags(record: Record) -> list[list[_Span]]:
    """Read the spans of each player, in order and without overlaps."""
    tags = dict(record.tags)
    found: list[list[_Span]] = []
    for player, participant in enumerate(record.players):
        names = [f"StandIn{letter_of(player)}{more}" for more in CONTINUATIONS]
        texts = [tags[name] for name in names if name in tags and not participant.computer]
        found.append(_joined(sorted(span for text in texts for span in _read_spans(text))))
    return found


def _read_spans(text: str) -> list[_Span]:
    spans: list[_Span] = []
    for word in text.split(" "):
        match = _SPAN.fullmatch(word)
        if match is None:
            return []
        turn, number, to_turn, to_number = (
            None if part is None else int(part) for part in match.groups()
        )
        assert turn is not None  # noqa: S101 - the pattern has it
        first = turn, number or 1
        end = _after(turn, number) if to_turn is None else _after(to_turn, to_number)
        if end <= first:
            return []
        spans.append((first, end))
    return spans


def _after(turn: int, number: int | None) -> Place:
    return (turn + 1, 1) if number is None else (turn, number + 1)


def _joined(spans: Sequence[_Span]) -> list[_Span]:
    joined: list[_Span] = []
    for first, end in spans:
        if joined and first <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((first, end))
    return joined


def _covers(spans: Sequence[_Span], place: Place) -> bool:
    at = bisect_right(spans, place, key=lambda span: span[0])
    return at > 0 and place < spans[at - 1][1]
