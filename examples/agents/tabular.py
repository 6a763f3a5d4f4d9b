"""Q-learning with a table: three players on a short staircase of eight steps.

The learner sees its own steps to go, how close the best opponent is, its roll in tens, and for each
field whether it is free, or whether the pair there is one that it could throw out. That makes
62,208 states with eight actions each, small enough for a table that is filled by playing.
"""

import gymnasium
import numpy as np

import rapido.envs  # noqa: F401 - registers the environment
from rapido.kernel.state.observation import largest_entries, section

PLAYERS, FINISH, GAMES = 3, 8, 256
STATES = FINISH * 4 * 8 * 3**5
SLICE = {name: section(PLAYERS, name).slice for name in ("to_go", "values", "value", "places")}


def index(observations):
    """Return the number of the state in each row: one digit after the other, in mixed base."""
    seen = np.rint(observations * largest_entries(PLAYERS, FINISH)).astype(int)
    to_go, value, worth = seen[:, SLICE["to_go"]], seen[:, SLICE["value"]], seen[:, SLICE["values"]]
    taken = seen[:, SLICE["places"]].reshape(len(seen), -1, PLAYERS).any(axis=2)[:, 2:]
    number = to_go[:, 0] - 1
    number = number * 4 + np.minimum((to_go[:, 1:].min(axis=1) - 1) // 2, 3)
    number = number * 8 + value[:, 0] // 10
    for field in range(5):
        number = number * 3 + taken[:, field] * np.where(worth[:, field] <= value[:, 0], 1, 2)
    return number


def play(table, steps, opponents, seed, explore=0.0, learn=False):
    """Play with the table, and fill it if it shall learn; return the results of all games."""
    rng = np.random.default_rng(seed)
    env = gymnasium.make_vec(
        "rapido/Rapido-v0", num_envs=GAMES, players=PLAYERS, finish=FINISH, opponents=opponents
    )
    observations, info = env.reset(seed=seed)
    states, masks = index(observations), info["action_mask"]
    visits, results = np.zeros(table.shape, np.float32), []
    for _ in range(steps // GAMES):
        best = np.where(masks, table[states], -1).argmax(axis=1)
        anything = (masks * rng.random(masks.shape)).argmax(axis=1)
        actions = np.where(rng.random(GAMES) < explore, anything, best)
        observations, rewards, done, _, info = env.step(actions)
        following, masks = index(observations), info["action_mask"]
        if learn:
            ahead = np.where(masks, table[following], -1).max(axis=1)
            result = np.where(done, rewards, ahead)
            np.add.at(visits, (states, actions), 1)
            rate = 1 / visits[states, actions] ** 0.6
            table[states, actions] += rate * (result - table[states, actions])
        states = following
        results.append(rewards[done])
    return np.concatenate(results)


def train(steps, test_steps=200_000, opponent="heuristic", seed=1):
    """Fill a table, then play without learning; return all results of these games."""
    table = np.full((STATES, 8), 0.4)  # a little too hopeful, so that everything is tried
    play(table, steps, [opponent] * (PLAYERS - 1), seed, explore=0.1, learn=True)
    return play(table, test_steps, [opponent] * (PLAYERS - 1), seed + 1)


if __name__ == "__main__":
    won = train(steps=3_000_000)
    print(f"{won.mean():.1%} of {len(won):,} games won (± {won.std() / len(won) ** 0.5:.1%})")
