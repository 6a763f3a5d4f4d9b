"""Logging, metrics, maintenance."""
