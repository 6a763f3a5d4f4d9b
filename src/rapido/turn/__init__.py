"""One turn worked out exactly, for any number of players.

Given a state and a value function, which knows everyone's chance to win at the start of a turn,
`analysis` says what every action and every roll of the turn in hand is worth. It is made of

- `rolls`: the 36 outcomes of a roll, grouped by what they mean for a turn;
- `board`: placing a pair, and passing the turn on;
- `positions`: positions as arrays, and the interface of value functions;
- `afterstates`: all the ways to end the turn, evaluated;
- `stopping`: placing or rolling again, from the highest step down;
- `solved`: all of these put together.

The numbers R1, R2, ... are those of docs/rules.md.
"""
