# pyright: basic, reportMissingImports=false
"""`GpuBatch` itself, with torch; its games are tested in test_batch.py."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from rapido.kernel.batch import NativeBatch
from rapido.kernel.gpu import GpuBatch, batch
from rapido.kernel.gpu.library import BatchLibrary
from rapido.kernel.native.cuda import cached_cuda
from rapido.record import read_position
from rapido.rules import BadRequest

SHOWN = ("observations", "masks", "current_players", "rewards", "dones", "numbers")


def test_without_torch_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadRequest, match="need torch, which is not installed: pip install torch"):
        GpuBatch(4, 3, 1)


def test_without_a_gpu_it_says_so() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(BadRequest, match="no NVIDIA GPU here"):
        GpuBatch(4, 3, 1)
    with pytest.raises(BadRequest, match="not 'cpu'; use NativeBatch"):
        GpuBatch(4, 3, 1, device="cpu")


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch, library: BatchLibrary) -> str:
    """Return the device: a GPU, or else a CPU that does the same."""
    torch = pytest.importorskip("torch", reason="torch is not installed")
    if torch.cuda.is_available():
        return "cuda"

    @contextmanager
    def no_stream(_: object) -> Generator[int]:
        yield 0

    monkeypatch.setattr(batch, "library_for", lambda _: library)
    monkeypatch.setattr(batch, "stream_of", no_stream)
    return "cpu"


@pytest.mark.parametrize("kind", ["float32", "uint8"])
def test_tensors_hold_what_the_arrays_of_a_native_batch_hold(gpu: str, kind: str) -> None:
    torch = import_module("torch")

    expected = NativeBatch(300, 4, 5, dtype=kind)
    found = GpuBatch(300, 4, 5, device=gpu, dtype=getattr(torch, kind))
    state = read_position("4,0,11,2/21 -/-/B46/-/-/CX1 A26:1")
    for step in range(400):
        actions = found.random_actions()
        if step % 2:
            actions = actions.to(torch.int32)  # any integers will do
        assert np.array_equal(actions.cpu().numpy(), expected.random_actions())
        found.step(actions)
        expected.step(actions.cpu().numpy())
        if step == 200:
            found.set_state(17, state)
            expected.set_state(17, state)
            assert found.state(17) == state
        for name in SHOWN:
            assert np.array_equal(getattr(found, name).cpu().numpy(), getattr(expected, name)), name
    found.check()
    found.reset(9)
    expected.reset(9)
    assert np.array_equal(found.observations.cpu().numpy(), expected.observations)


def test_mistakes_get_a_sentence(gpu: str) -> None:
    torch = import_module("torch")

    games = GpuBatch(5, 3, 1, device=gpu)
    games.step(torch.tensor([2, 2, 1, 2, 99], device=gpu))
    with pytest.raises(BadRequest, match="game 2 was given an illegal action since the last check"):
        games.check()
    games.check()
    with pytest.raises(BadRequest, match=r"expected 5 integers on .*, not torch.float32 of shape"):
        games.step(torch.zeros(5, device=gpu))
    with pytest.raises(BadRequest, match="contiguous tensor of 5 int64"):
        games.random_actions(torch.zeros(4, dtype=torch.int64, device=gpu))
    with pytest.raises(BadRequest, match="there is no game 5, only 0 to 4"):
        games.state(5)
    with pytest.raises(BadRequest, match=r"torch\.float32 or torch.uint8, not torch.int32"):
        GpuBatch(5, 3, 1, device=gpu, dtype=torch.int32)


def test_compiled_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, calls = tmp_path / "nvcc", tmp_path / "calls"
    compiler.write_text(
        f'#!/bin/sh\necho "$@" >> {calls}\nwhile [ "$1" != -o ]; do shift; done\n: > "$2"\n'
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    folder = tmp_path / "cache"
    first = cached_cuda(["gpu/batch.cu"], folder, "sm_90")
    assert cached_cuda(["gpu/batch.cu"], folder, "sm_90") == first
    assert cached_cuda(["gpu/batch.cu"], folder, "sm_80") != first
    assert [line.split()[1] for line in calls.read_text().splitlines()] == [
        "-arch=sm_90",
        "-arch=sm_80",
    ]
    compiler.unlink()
    with pytest.raises(BadRequest, match="needs NVIDIA's compiler nvcc, which was not found"):
        cached_cuda(["gpu/batch.cu"], folder, "sm_70")
