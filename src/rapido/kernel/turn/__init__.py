"""One turn computed exactly by the compiled library, as turn.h describes it."""
