"""The codes with which the server closes a WebSocket, and the error code of an inactive tab."""

from typing import Final

NORMAL: Final = 1000
RESTART: Final = 1012
"""this process stops: reconnect, to another one if there is any"""
TRY_AGAIN: Final = 1013
TOO_SLOW: Final = 4008
"""no `hello` in time, or messages were not read"""
TOO_MANY: Final = 4029
"""too many connections or messages"""
BAD_MESSAGE: Final = 4400
NO_SUCH_ROOM: Final = 4404

ELSEWHERE: Final = "elsewhere"
"""the error code for commands from a tab while another one plays"""
