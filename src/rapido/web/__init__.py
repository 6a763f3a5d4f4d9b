"""The web server: HTTP, WebSockets, limits, worker processes."""
