"""Arguments that several environments share."""

from rapido.rules import BadRequest


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat not in range(players):
        raise BadRequest(f"the seat is None (any) or a number from 0 to {players - 1}, not {seat}")
