"""Stores: where the facts of rooms are kept."""
