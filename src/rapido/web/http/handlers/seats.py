"""Moving a seat to another device by a one-time link."""

from rapido.rooms.model.commands import MoveSeat
from rapido.rooms.model.errors import NoSuchRoom, NotYourSeat
from rapido.rooms.model.permissions import may_see, require_seat
from rapido.rooms.seat_links import LinkExpired, LinkUsed, SeatLink, TooManyLinks, hash_of
from rapido.web.http.context import Context, client_of
from rapido.web.http.errors import TooManyRequests
from rapido.web.http.handlers.qr import draw_qr_code
from rapido.web.http.shared_address import link_address
from rapido.web.wire.http import SeatLinkGiven, SeatLinkRequest, SeatLinkUse, SeatMoved


async def create_seat_link(context: Context, body: SeatLinkRequest) -> SeatLinkGiven:
    services, guest = context.services, context.guest
    room = await services.rooms.get(context.param("room"))
    if not may_see(room, guest):
        raise NoSuchRoom("there is no such room")
    if require_seat(room, body.seat).guest != guest:
        raise NotYourSeat(f"seat {body.seat} is not yours")
    lifetime = services.settings.seat_link_lifetime
    try:
        token = await services.seat_links.new(SeatLink(room.id, body.seat, guest))
    except TooManyLinks:
        raise TooManyRequests("too many links wait to be used; try again later", lifetime) from None
    link = f"{link_address(context.request, services.settings)}r/{room.id}#seat={token}"
    qr = await services.thread.run(client_of(context.request), lambda: draw_qr_code(link))
    return SeatLinkGiven(token, lifetime, qr.decode())


async def use_seat_link(context: Context, body: SeatLinkUse) -> SeatMoved:
    services, guest, name = context.services, context.guest, context.param("room")
    link = await services.seat_links.use(body.token, name, guest)
    if link.guest != guest:
        command, key = MoveSeat(link.seat, link.guest), f"link-{hash_of(body.token)[:32]}"
        try:
            # The key makes it happen once, even if this guest opens the link again later.
            await services.rooms.execute(name, guest, command, key)
        except NotYourSeat as error:
            raise LinkExpired(str(error)) from error
    room = await services.rooms.get(name)
    if require_seat(room, link.seat).guest != guest:
        raise LinkUsed("this link was used already")
    return SeatMoved(link.seat)
