"""`rapido bot`: an engine in the seat of a room."""
