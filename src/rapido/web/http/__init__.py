"""HTTP endpoints: `endpoints` is the table, `handlers` has the code behind each row."""
