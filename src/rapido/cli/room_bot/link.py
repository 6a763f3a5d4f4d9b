"""The link to a room on a server, as a person pastes it."""

import re
from dataclasses import dataclass
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from rapido.web.access.guests import token_in


class BotError(Exception):
    """Why the bot cannot play, as a sentence for the person who started it."""


@dataclass(frozen=True, slots=True)
class RoomLink:
    origin: str
    room: str

    @classmethod
    def parse(cls, link: str) -> "RoomLink":
        parts = urlsplit(link)
        found = re.fullmatch(r"/r/([A-Za-z0-9_-]{1,40})/?", parts.path)
        if parts.scheme not in {"http", "https"} or not parts.netloc or not found:
            raise BotError(f"A link to a room looks like http://HOST/r/ROOM, not like {link}")
        return cls(f"{parts.scheme}://{parts.netloc}", found[1])

    @property
    def websocket(self) -> str:
        return f"ws{self.origin.removeprefix('http')}/ws/{self.room}"

    def new_token(self) -> str:
        """Load the page and return the guest's token from its cookie, as a browser does."""
        try:
            with urlopen(f"{self.origin}/r/{self.room}", timeout=10) as answer:  # noqa: S310
                token = token_in(answer.headers.get("set-cookie", "").partition(";")[0])
        except HTTPError as error:
            message = f"{self.origin} answers {error.code}: it is not a Rapido server."
            raise BotError(message) from error
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise BotError(f"{self.origin} cannot be reached: {reason}") from error
        if token is None:
            raise BotError(f"{self.origin} answers, but it is not a Rapido server.")
        return token
