"""Random numbers for one choice of a built-in player: the same in Python as in C."""

from random import Random

from rapido.kernel.simulate.random_stream import RandomStream


class SeededRandom(Random):
    """Draws from the stream that starts at a seed, as c/players/players.h defines it."""

    def __init__(self) -> None:
        super().__init__(0)  # else it would read entropy that it never uses
        self.restart(0)

    def restart(self, seed: int) -> None:
        """Begin the stream of another choice."""
        self._stream = RandomStream.starting_at(seed)

    def random(self) -> float:
        return (self._stream.draw() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for shift in range(0, k, 64):
            bits |= self._stream.draw() << shift
        return bits & (1 << k) - 1
