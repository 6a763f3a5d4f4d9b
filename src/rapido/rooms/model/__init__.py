"""A room as a value: commands lead to facts, and facts to the next room; nothing here has effects."""
