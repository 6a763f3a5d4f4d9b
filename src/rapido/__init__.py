"""Rapido: the dice race by Reiner Knizia as a library, a terminal game and an engine."""

__version__ = "0.1.0"
