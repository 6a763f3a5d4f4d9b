"""Builds the structs of `web.wire` from rooms and records."""
