"""A room as a value: commands lead to facts, facts to the next room; nothing has effects."""
