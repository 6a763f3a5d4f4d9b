"""Where other devices reach the server."""

from rapido.web.http.context import Context
from rapido.web.http.shared_address import shared_address
from rapido.web.wire.http import NetworkView


async def get_network(context: Context) -> NetworkView:
    return NetworkView(shared_address(context.request, context.services.settings))
