"""Buses: how processes learn that a room has changed."""
