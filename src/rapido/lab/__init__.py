"""Offline work: simulate, compare, solve, train."""
