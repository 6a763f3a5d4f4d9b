"""Trains the value function, with torch: on exact values where there are any, else in self-play."""
