"""Health check and metrics."""

from typing import Final

from starlette.responses import Response

from rapido.web.access.forwarded import is_forwarded
from rapido.web.http.context import Context
from rapido.web.http.errors import NotFound
from rapido.web.wire.http import Health

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})


async def check_health(context: Context) -> Health:
    await context.services.health.check()
    return Health(ok=True)


async def get_metrics(context: Context) -> Response:
    services = context.services
    # A proxy on this machine speaks for others, also one that is not named in the settings.
    is_local = context.address in LOOPBACK and not is_forwarded(
        name for name, _ in context.request.scope["headers"]
    )
    if not (services.settings.open_metrics or is_local):
        raise NotFound("not found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
