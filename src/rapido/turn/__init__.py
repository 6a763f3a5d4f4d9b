"""One turn worked out exactly, for any number of players; see docs/rules.md for the rules R1, R2, …

`analysis` is the entry point. It takes a state and a value function, which knows everyone's chance
to win at the start of a turn, and says what every action and every roll of the turn in hand is
worth. `afterstates` lists the ways to end the turn, `board` changes the board, `stopping` decides
between placing and rolling again, `rolls` counts what the dice can show.
"""
