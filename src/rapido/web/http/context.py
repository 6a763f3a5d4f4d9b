"""What a handler gets besides the body: the services of the server and the guest."""

from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from rapido.web.access.guests import guest_id, new_token, set_cookie, token_from_cookies
from rapido.web.http.services import Services
from rapido.web.limits import networks
from rapido.web.limits.networks import Client


@dataclass(frozen=True, slots=True)
class Context:
    """One request as its handler sees it."""

    request: Request
    services: Services
    charge: Callable[[float], None]
    """charges the endpoint's rate limit, for endpoints that are not charged automatically"""
    token: str
    new_guest: bool
    """whether the client had no token, so that this one is new"""

    @classmethod
    def of(
        cls, request: Request, services: Services, charge: Callable[[float], None] = lambda _: None
    ) -> "Context":
        token = token_from_cookies(request.headers.get("cookie", ""))
        return cls(request, services, charge, token or new_token(), token is None)

    @property
    def guest(self) -> str:
        return guest_id(self.token)

    @property
    def address(self) -> str:
        return client_address(self.request)

    def param(self, name: str) -> str:
        """Return a parameter of the path."""
        return str(self.request.path_params[name])

    def remember_guest(self, response: Response) -> None:
        """Set the cookie, if the client has none."""
        if self.new_guest:
            secure = self.request.url.scheme == "https"
            response.headers["set-cookie"] = set_cookie(self.token, secure=secure)


def client_of(request: Request) -> Client:
    """Return who the request counts for; without a cookie, an unnamed guest of the network."""
    return networks.client_of(request.scope)


def client_address(request: Request) -> str:
    return request.client.host if request.client else ""
