# pyright: basic, reportMissingImports=false
"""`GpuBatch`: `NativeBatch` on an NVIDIA GPU."""

from ctypes import sizeof
from typing import TYPE_CHECKING, Any

import numpy as np

from rapido.kernel.batch.buffers import observation_type
from rapido.kernel.batch.checks import check_game, check_replacement, checked_games, checked_seed
from rapido.kernel.batch.native import FORMS, Batch
from rapido.kernel.gpu.library import import_torch, library_for, stream_of
from rapido.kernel.native.game import Game, decode_game, encode_game
from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.state.observation import observation_length
from rapido.kernel.whole_number import whole_number
from rapido.rules import FINISH, BadRequest, State, new_game

if TYPE_CHECKING:
    import torch
    from torch import Tensor


class GpuBatch:
    """Many games at once on an NVIDIA GPU, one thread for each: the games of `NativeBatch`.

    What a step gives is in tensors on the GPU with a row for each game, which stay the same and are
    filled again by each step: `observations`, `masks`, `current_players`, `rewards`, `dones` and
    `numbers`, all as in `NativeBatch`; with the same seed and actions, they hold the same.

    Nothing waits for the GPU: `step` starts the work on torch's current stream and returns. So it
    cannot refuse an illegal action. Such an action changes nothing, and `check` reports it.

    It is compiled by NVIDIA's nvcc when it is used for the first time.
    """

    def __init__(  # noqa: PLR0913 - all but three have defaults
        self,
        n: int,
        players: int,
        seed: int,
        finish: int = FINISH,
        *,
        device: "str | int | torch.device" = "cuda",
        dtype: "torch.dtype | None" = None,
    ) -> None:
        """Start `n` games; observations are torch.float32 or torch.uint8."""
        players, finish = whole_number("players", players), whole_number("finish", finish)
        new_game(players, finish)  # raises if there is no such game
        n, seed = checked_games(n), checked_seed(seed)
        torch = import_torch()
        kind = torch.float32 if dtype is None else dtype
        kinds = {torch.float32: np.float32, torch.uint8: np.uint8}
        if kind not in kinds:
            raise BadRequest(f"observations are torch.float32 or torch.uint8, not {dtype}")
        form = observation_type({}, kinds[kind], finish)
        self.n, self.players, self.finish, self.seed = n, players, finish, seed
        self.device = torch.device(device)
        self._library = library_for(self.device)

        def zeros(*shape: int, dtype: "torch.dtype") -> "Tensor":
            return torch.zeros(shape, dtype=dtype, device=self.device)

        length = observation_length(players)
        self.observations = zeros(n, length, dtype=kind)
        self.masks = zeros(n, ACTIONS, dtype=torch.bool)
        self.current_players = zeros(n, dtype=torch.int32)
        self.rewards = zeros(n, players, dtype=torch.float32)
        self.dones = zeros(n, dtype=torch.bool)
        self.numbers = zeros(n, dtype=torch.int64)
        self._games = zeros(n, sizeof(Game), dtype=torch.uint8)
        self._streams = zeros(n, dtype=torch.int64)
        self._legal = zeros(n, dtype=torch.uint8)
        self._first_illegal = torch.full((1,), n, dtype=torch.int64, device=self.device)
        self._actions = zeros(n, dtype=torch.int64)
        self._row = length * self.observations.element_size()
        self._batch = Batch(
            games=self._games.data_ptr(),
            streams=self._streams.data_ptr(),
            numbers=self.numbers.data_ptr(),
            legal=self._legal.data_ptr(),
            observations=self.observations.data_ptr(),
            masks=self.masks.data_ptr(),
            current_players=self.current_players.data_ptr(),
            rewards=self.rewards.data_ptr(),
            dones=self.dones.data_ptr(),
            count=n,
            players=players,
            finish=finish,
            form=FORMS.index(form),
        )
        self.device = self.observations.device  # with its number
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start the games of a seed from the first one on; by default of the same seed again."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._batch.seed = self.seed
        with stream_of(self.device) as stream:
            self._library.reset(self._batch, stream)

    def step(self, actions: Any) -> None:  # noqa: ANN401 - of any library
        """Apply an action of the player to act in each game.

        The actions are integers on the same GPU: a tensor, or an array of another library that
        speaks DLPack, such as JAX.
        """
        self._actions = self._as_actions(actions)  # kept, since the GPU has not read it yet
        with stream_of(self.device) as stream:
            self._library.step(
                self._batch,
                self._actions.data_ptr(),
                self._first_illegal.data_ptr(),
                self._row,
                stream,
            )

    def random_actions(self, out: "Tensor | None" = None) -> "Tensor":
        """Return a legal action for each game, as `NativeBatch` does; into `out`, if given."""
        chosen = import_torch().empty_like(self._actions) if out is None else self._checked(out)
        with stream_of(self.device) as stream:
            self._library.random_actions(self._batch, chosen.data_ptr(), stream)
        return chosen

    def check(self) -> None:
        """Wait for the GPU, and raise if an action was illegal since the last check."""
        game = int(self._first_illegal.item())
        if game < self.n:
            self._first_illegal.fill_(self.n)
            raise BadRequest(
                f"game {game} was given an illegal action since the last check; it changed nothing"
            )

    def state(self, game: int) -> State:
        """Wait for the GPU, and return the position of a game."""
        check_game(game, self.n)
        return decode_game(Game.from_buffer(self._games[game].cpu().numpy()))

    def set_state(self, game: int, state: State) -> None:
        """Continue a game from another position; dice in the air are rolled at once."""
        check_game(game, self.n)
        check_replacement(state, self.players, self.finish)
        encoded = np.frombuffer(bytes(encode_game(state)), np.uint8).copy()
        self._games[game].copy_(import_torch().from_numpy(encoded))
        with stream_of(self.device) as stream:
            self._library.replaced(self._batch, game, stream)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        given = (self.n, self.players, self.seed, self.finish, str(self.device))
        return "GpuBatch({}, players={}, seed={}, finish={}, device={!r})".format(*given)

    def _as_actions(self, actions: Any) -> "Tensor":  # noqa: ANN401
        torch = import_torch()
        given: Tensor = actions if isinstance(actions, torch.Tensor) else torch.from_dlpack(actions)
        integers = not (
            given.dtype.is_floating_point or given.dtype in (torch.bool, torch.complex64)
        )
        if given.shape != (self.n,) or given.device != self.device or not integers:
            raise BadRequest(
                f"expected {self.n} integers on {self.device}, an action for each game, not"
                f" {given.dtype} of shape {tuple(given.shape)} on {given.device}"
            )
        return given.to(torch.int64).contiguous()

    def _checked(self, out: "Tensor") -> "Tensor":
        right = out.dtype == self._actions.dtype and out.shape == (self.n,) and out.is_contiguous()
        if not right or out.device != self.device:
            raise BadRequest(
                f"actions are written into a contiguous tensor of {self.n} int64 on {self.device}"
            )
        return out
