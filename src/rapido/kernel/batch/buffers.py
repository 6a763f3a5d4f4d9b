"""The arrays of a batch: made once, or given, and filled in place."""

from itertools import combinations
from typing import Any, Final, NamedTuple, Protocol, TypedDict, cast, runtime_checkable

import numpy as np
from numpy.typing import DTypeLike, NDArray

from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.state.observation import observation_length
from rapido.rules import BadRequest

MAX_BYTE: Final = 255
"""the longest staircase whose steps fit into observations of uint8"""


@runtime_checkable
class SharesMemory(Protocol):
    """An array of another library, such as a tensor of torch on the CPU."""

    def __dlpack__(self, *, stream: Any = None) -> Any: ...  # noqa: ANN401 - as the standard says

    def __dlpack_device__(self) -> tuple[int, int]: ...


class Buffers(TypedDict, total=False):
    """Arrays with a row for each game, to be filled instead of new ones."""

    observations: NDArray[Any] | SharesMemory
    """float32 or uint8"""
    masks: NDArray[np.bool_] | SharesMemory
    current_players: NDArray[np.int32] | SharesMemory
    rewards: NDArray[np.float32] | SharesMemory
    dones: NDArray[np.bool_] | SharesMemory


class Arrays(NamedTuple):
    """All of them."""

    observations: NDArray[Any]
    masks: NDArray[np.bool_]
    current_players: NDArray[np.int32]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


def as_arrays(given: object) -> dict[str, Any]:
    """Return what is given as numpy arrays, which share the memory of other libraries' arrays."""
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise BadRequest(f"buffers are a dictionary of arrays by name, not {type(given).__name__}")
    named = cast("dict[str, Any]", given)
    return {name: _shared(name, array) for name, array in named.items()}


def _shared(name: str, array: object) -> object:
    if isinstance(array, np.ndarray) or not isinstance(array, SharesMemory):
        return cast("object", array)
    try:
        return np.from_dlpack(array)
    except Exception as error:  # whatever other libraries raise
        raise BadRequest(f"the buffer {name!r} cannot be shared: {error}") from error


def complete(given: dict[str, Any], games: int, players: int, dtype: type[np.generic]) -> Arrays:
    """Check the arrays that are given, and make the others."""
    shapes = {
        "observations": (games, observation_length(players)),
        "masks": (games, ACTIONS),
        "current_players": (games,),
        "rewards": (games, players),
        "dones": (games,),
    }
    types = {
        "observations": dtype,
        "masks": np.bool_,
        "current_players": np.int32,
        "rewards": np.float32,
        "dones": np.bool_,
    }
    for name, array in given.items():
        if name not in shapes:
            raise BadRequest(f"a batch has no buffer {name!r}, only {', '.join(shapes)}")
        _check(name, array, shapes[name], types[name])
    for one, other in combinations(given, 2):
        if np.may_share_memory(given[one], given[other]):
            raise BadRequest(f"the buffers {one!r} and {other!r} overlap")
    made: dict[str, Any] = {
        name: np.zeros(shape, types[name]) for name, shape in shapes.items() if name not in given
    }
    return Arrays(**made, **given)


def _check(name: str, array: object, shape: tuple[int, ...], dtype: type[np.generic]) -> None:
    if not isinstance(array, np.ndarray):
        raise BadRequest(f"the buffer {name!r} is a numpy array, not {type(array).__name__}")
    found = cast("NDArray[Any]", array)
    expected = f"{np.dtype(dtype)} of shape {shape}"
    if found.dtype != dtype or found.shape != shape:
        raise BadRequest(
            f"the buffer {name!r} holds {expected}, not {found.dtype} of shape {found.shape}"
        )
    if not _can_be_filled(found):
        raise BadRequest(f"the buffer {name!r} must be contiguous, aligned and writable")


def check_actions_out(array: object, games: int) -> None:
    """Refuse what C cannot fill with an action for each game."""
    found = cast("NDArray[Any]", array) if isinstance(array, np.ndarray) else None
    if found is None or found.dtype != np.int64 or found.shape != (games,):
        raise BadRequest(f"actions are written into a numpy array of {games} int64")
    if not _can_be_filled(found):
        raise BadRequest("the array for actions must be contiguous, aligned and writable")


def _can_be_filled(array: NDArray[Any]) -> bool:
    flags = array.flags
    return flags.c_contiguous and flags.writeable and flags.aligned


def observation_type(
    given: dict[str, Any], dtype: DTypeLike | None, finish: int
) -> type[np.generic]:
    """Return the type of observations, if the steps of this staircase fit."""
    array: object = given.get("observations")
    try:
        kind = np.dtype(np.float32 if dtype is None else dtype)
    except TypeError:
        raise BadRequest(f"observations are float32 or uint8, not {dtype!r}") from None
    if isinstance(array, np.ndarray):
        found = cast("NDArray[Any]", array).dtype
        if dtype is not None and kind != found:
            raise BadRequest(
                f"the dtype of observations is {kind}, but the buffer for them {found}"
            )
        kind = found
    if kind == np.float32:
        return np.float32
    if kind != np.uint8:
        raise BadRequest(f"observations are float32 or uint8, not {kind}")
    if finish > MAX_BYTE:
        raise BadRequest(
            f"observations of uint8 need a finish of at most {MAX_BYTE}, not {finish}; use float32"
        )
    return np.uint8
