"""Handlers of the HTTP endpoints, one module per resource."""
