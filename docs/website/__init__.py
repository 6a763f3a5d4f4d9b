"""Turns the documents of this repository into a site that works from files, without a network."""
