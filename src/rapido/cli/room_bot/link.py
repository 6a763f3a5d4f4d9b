"""The link to a room on a server, as a person pastes it."""

import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from rapido.web.access.guests import token_from_cookies

_LINK: Final = re.compile(
    r"(?P<origin>https?://(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?)"
    r"/r/(?P<room>[A-Za-z0-9_-]{1,40})/?(?:[?#].*)?"
)


class BotError(Exception):
    """Why the bot cannot play, as a sentence for the person who started it."""


@dataclass(frozen=True, slots=True)
class RoomLink:
    origin: str
    room: str

    @classmethod
    def parse(cls, link: str) -> "RoomLink":
        found = _LINK.fullmatch(link)
        if found is None:
            raise BotError(f"A link to a room looks like http://HOST/r/ROOM, not like {link}")
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
            message = f"{self.origin} answers {error.code}: it is not a Rapido server."
            raise BotError(message) from error
        except (URLError, HTTPException, OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise BotError(f"{self.origin} cannot be reached: {reason}") from error
        if token is None:
            raise BotError(f"{self.origin} answers, but it is not a Rapido server.")
        return token
