"""The messages as structs, and the functions that build them."""
