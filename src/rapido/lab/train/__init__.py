"""Trains the value function with torch: on a table if there is one, otherwise by self-play."""
