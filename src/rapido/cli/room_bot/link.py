"""The link to a room on a server, as a person pastes it."""

import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from rapido.locales.explained import NOTHING, Explained
from rapido.web.access.guests import token_from_cookies

_LINK: Final = re.compile(
    r"(?P<origin>https?://(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]+))?)"
    r"/r/(?P<room>[A-Za-z0-9_-]{1,40})/?(?:[?#].*)?"
)
MAX_PORT: Final = 65_535
LONGEST_PORT: Final = 5
"""digits"""


class BotError(Explained):
    """Why the bot cannot play, for the person who started it."""


@dataclass(frozen=True, slots=True)
class RoomLink:
    origin: str
    room: str

    @classmethod
    def parse(cls, link: str) -> "RoomLink":
        found = _LINK.fullmatch(link)
        if found is None:
            raise BotError("room-bot-link", link=link or NOTHING)
        port = found["port"]
        if port is not None and not (len(port) <= LONGEST_PORT and 1 <= int(port) <= MAX_PORT):
            raise BotError("room-bot-port", link=link, port=port)
        return cls(found["origin"], found["room"])

    @property
    def websocket(self) -> str:
        return f"ws{self.origin.removeprefix('http')}/ws/{self.room}"

    def new_token(self) -> str:
        """Load the page and return the guest's token from its cookie, as a browser does."""
        try:
            with urlopen(f"{self.origin}/r/{self.room}", timeout=10) as answer:  # noqa: S310
                token = token_from_cookies(answer.headers.get("set-cookie", "").partition(";")[0])
        except HTTPError as error:
            values = {"server": self.origin, "code": str(error.code)}
            raise BotError("room-bot-other-answer", **values) from error
        except (URLError, HTTPException, OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            cause = reason if isinstance(reason, Exception) else error
            values = {"server": self.origin, "reason": str(reason)}
            raise BotError("room-bot-not-reached", **values) from cause
        if token is None:
            raise BotError("room-bot-other-server", server=self.origin)
        return token
