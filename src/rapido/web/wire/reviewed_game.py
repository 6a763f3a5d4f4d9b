"""A review together with the game it is about, so that a client needs a single request."""

from rapido.review.wire import ReviewView
from rapido.web.wire.game import PlayedGame


class ReviewedGame(ReviewView, frozen=True, kw_only=True):
    """What every roll and every choice of a game was worth, and the game itself."""

    played: PlayedGame
    """the game, with the steps that `index` refers to"""
