"""Which rooms `rapido rooms` lists or changes, and how it shows them."""
