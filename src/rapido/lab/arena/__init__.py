"""Lets computer players compete in all seats with the same dice, and rates them."""
