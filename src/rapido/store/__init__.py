"""Stores: where the entries of rooms are kept."""
