"""WebSocket connections: handshake, session, broadcast, reconnect."""
