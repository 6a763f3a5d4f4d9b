"""Health check and metrics."""

from starlette.responses import Response

from rapido.web.access.forwarded import is_local
from rapido.web.http.context import Context
from rapido.web.http.errors import NotFound
from rapido.web.wire.http import Health


async def check_health(context: Context) -> Health:
    await context.services.health.check()
    return Health(ok=True)


async def get_metrics(context: Context) -> Response:
    services = context.services
    if not (services.settings.open_metrics or is_local(context.request.scope)):
        raise NotFound("not found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
