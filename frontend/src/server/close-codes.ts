// Why a WebSocket was closed, as far as the page makes a difference.

export const NO_SUCH_ROOM = 4404;
export const BAD_MESSAGE = 4400;
export const ABNORMAL_CLOSURE = 1006;
/** the process stops, and another one may be there already */
export const RESTART = 1012;
/** Close codes with which the server turns us away for the time being, and why. */
export const TURNED_AWAY: Readonly<Record<number, string>> = { 1013: "busy", 4008: "busy", 4029: "too_many" };

/** Closes a socket; browsers log an error if that is done while it connects. */
export function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
