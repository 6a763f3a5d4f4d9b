"""WebSocket connections: handshake, session, broadcast."""
