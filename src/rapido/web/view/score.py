"""Builds what clients see of the score of a room."""

from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room
from rapido.rooms.model.score import Player, Standing, find_standings, goal_of, series_winner
from rapido.web.wire.room import ScoreView, StandingView


def score_view(room: Room) -> ScoreView:
    score, current = room.score, room.score.goal == goal_of(room.settings)
    seated = find_standings(score, room.seats)
    standings: list[StandingView] = []
    places: dict[int, int] = {}
    for number, (seat, place) in enumerate(zip(room.seats, seated, strict=True)):
        if seat.kind is not SeatKind.OPEN:
            if place is not None:
                places[place] = len(standings)
            found = None if place is None else score.standings[place]
            standings.append(_standing_view(seat, found, number, current=current))
    for place, standing in enumerate(score.standings):
        if place not in places:
            places[place] = len(standings)
            standings.append(_standing_view(standing, standing, None, current=current))
    winner = series_winner(score) if current else None
    return ScoreView(
        standings=tuple(standings),
        series_games=score.series_games if current else 0,
        series_winner=None if winner is None else places[winner],
    )


def _standing_view(
    player: Player, standing: Standing | None, seat: int | None, *, current: bool
) -> StandingView:
    """Build a standing; `current` is whether the series is still the one that is set."""
    return StandingView(
        seat=seat,
        kind=player.kind,
        name=player.name,
        color=player.color,
        bot=player.bot,
        evening=standing.evening if standing else 0,
        series=standing.series if standing and current else 0,
        total=standing.total if standing else 0,
    )
