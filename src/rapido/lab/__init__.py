"""Offline tools: simulate, compare, solve, train."""
