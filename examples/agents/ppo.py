"""PPO with a small network, in numpy alone: two players, the whole staircase.

256 games are played at once, 64 decisions in each; then the network learns from what happened, and
so on (Schulman et al., 2017: Proximal Policy Optimization Algorithms).
"""

import gymnasium
import numpy as np

import rapido.envs  # noqa: F401 - registers the environment

GAMES, STEPS, HIDDEN, ACTIONS = 256, 64, 128, 8
EPOCHS, PARTS, CLIP, LAMBDA = 4, 8, 0.2, 0.95


class Network:
    """From observations to the probability of each action, and to the chance to win."""

    def __init__(self, inputs, rng):
        sizes = (inputs + 1, HIDDEN), (HIDDEN + 1, HIDDEN), (HIDDEN + 1, ACTIONS + 1)
        self.weights = [np.float32(rng.normal(0, rows**-0.5, (rows, n))) for rows, n in sizes]
        self.moments = [np.zeros((2, *weights.shape), np.float32) for weights in self.weights]
        self.updates = 0

    def __call__(self, seen, masks):
        self.layers, out = [], seen
        for weights in self.weights:
            self.layers.append(np.pad(np.maximum(out, 0), ((0, 0), (0, 1)), constant_values=1))
            out = self.layers[-1] @ weights
        logits = np.where(masks, out[:, :ACTIONS], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), out[:, ACTIONS]

    def learn(self, gradient, rate):
        """Go down the gradient of what the last call has returned, by Adam."""
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for n in (2, 1, 0):
            layer, weights, (mean, square) = self.layers[n], self.weights[n], self.moments[n]
            slope = layer.T @ gradient
            gradient = (gradient @ weights.T * (layer > 0))[:, :-1]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weights -= rate * mean / (np.sqrt(square) + 1e-8)


def play(network, env, seen, masks, rng=None, steps=STEPS):
    """Let all games go on for some decisions; without random numbers, with the likeliest action."""
    history = []
    for _ in range(steps):
        policy, value = network(seen, masks)
        actions = (policy.cumsum(axis=1) > rng.random((GAMES, 1)) if rng else policy).argmax(axis=1)
        before = seen, masks, actions, policy[np.arange(GAMES), actions], value
        seen, rewards, done, _, info = env.step(actions)
        history.append((*before, rewards, done))
        masks = info["action_mask"]
    return history, seen, masks


def improve(network, history, following, rng, rate):
    """Make actions that turned out well more likely, but none by much more than CLIP."""
    advantage, advantages = 0, []
    for *_, value, rewards, done in reversed(history):
        surprise = rewards + np.where(done, 0, following) - value
        advantage = surprise + np.where(done, 0, LAMBDA * advantage)
        advantages.insert(0, advantage)
        following = value
    seen, masks, actions, chances, values, *_ = map(np.concatenate, zip(*history))
    returns = values + np.concatenate(advantages)
    scaled = (returns - values) / (returns - values).std()
    for _ in range(EPOCHS):
        for some in rng.permutation(len(seen)).reshape(PARTS, -1):
            policy, value = network(seen[some], masks[some])
            rows, chosen, good = np.arange(len(some)), actions[some], scaled[some]
            ratio = policy[rows, chosen] / chances[some]
            pull = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * good * ratio
            gradient = np.column_stack([pull[:, None] * policy, value - returns[some]])
            gradient[rows, chosen] -= pull
            network.learn(np.float32(gradient / len(some)), rate)


def train(rounds, test_steps=1000, opponent="heuristic", seed=1):
    """Learn for some rounds, then play without learning; return all results of these games."""
    rng = np.random.default_rng(seed)
    env = gymnasium.make_vec("rapido/Rapido-v0", num_envs=GAMES, players=2, opponents=[opponent])
    seen, info = env.reset(seed=seed)
    network, masks = Network(seen.shape[1], rng), info["action_mask"]
    for number in range(rounds):
        history, seen, masks = play(network, env, seen, masks, rng)
        improve(network, history, network(seen, masks)[1], rng, 1e-3 * (1 - number / rounds))
    history, *_ = play(network, env, seen, masks, steps=test_steps)
    return np.concatenate([rewards[done] for *_, rewards, done in history])


if __name__ == "__main__":
    won = train(rounds=200)
    print(f"{won.mean():.1%} of {len(won):,} games won (± {won.std() / len(won) ** 0.5:.1%})")
