"""What the lab's results look like: for terminals, and as pages with plots."""
