"""One turn computed exactly, for any number of players.

Given a state and a value function, which gives everyone's chance to win at the start of a turn,
`analysis` computes what every action and roll of the current turn is worth. It builds on

- `rolls`: the 36 outcomes of a roll, grouped by what they mean for a turn;
- `board`: placing a pair, and passing the turn;
- `positions`: positions as arrays, and the interface of value functions;
- `afterstates`: all the ways to end the turn, evaluated;
- `stopping`: placing or rolling again, from the highest step down;
- `solved`: all of these put together;
- `reference`: what every action is worth, by these.

A value function may compute whole turns itself: the network does so in the kernel (kernel/turn),
which is held equal to `reference`.

The numbers R1, R2, ... are those of docs/rules.md.
"""
