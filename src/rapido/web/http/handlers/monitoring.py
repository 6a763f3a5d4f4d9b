"""Health checks and metrics."""

from starlette.responses import Response

from rapido.rooms.model.errors import Unavailable
from rapido.web.access.forwarded import is_local
from rapido.web.http.context import Context
from rapido.web.http.errors import NotFound
from rapido.web.wire.http import Health


async def check_alive(_context: Context) -> Health:
    return Health(ok=True)


async def check_ready(context: Context) -> Health:
    if context.services.hub.draining:
        raise Unavailable("the server is stopping")
    await context.services.health.check()
    return Health(ok=True)


async def get_metrics(context: Context) -> Response:
    services = context.services
    if not (services.settings.open_metrics or is_local(context.request.scope)):
        raise NotFound("not found")
    text = await services.metrics_text()
    return Response(text, media_type="text/plain; version=0.0.4")
