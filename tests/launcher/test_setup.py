"""The launcher repeats the setup exactly when needed, and recovers from interruptions."""

import json
import os
import signal
import subprocess
import sys

import pytest

from tests.launcher.repository import (
    FIRST_TIME,
    UPDATING,
    Repository,
    report,
)
from tests.waiting import wait_until


@pytest.mark.parametrize(
    "name",
    [
        "requirements/run.txt",
        "requirements/zig.txt",
        "pyproject.toml",
        "hatch_build.py",
        "frontend/package.json",
        "frontend/src/board/board.ts",
        "src/rapido/locales/de/web/start.ftl",
        "src/rapido/kernel/kernel.c",
        "src/rapido/kernel/tables/tables.h",
        "src/rapido/kernel/native/build_wasm.py",
        "src/rapido/players/value.npz",
    ],
)
def test_changed_file_triggers_installation(repository: Repository, name: str) -> None:
    repository.start()
    for text in ("# this\n", "# that\n"):
        repository.write(name, text)
        result = repository.start()
        assert result.stderr == UPDATING
        assert repository.steps() == ["packages", "project"]
        assert repository.start().stderr == ""


@pytest.mark.parametrize(
    "name",
    [
        "requirements/test.txt",
        "frontend/node_modules/a/a.js",
        "frontend/dist/index.html",
        "frontend/built/kernel.wasm",
        "frontend/src/wire.gen.ts",
        "src/rapido/kernel/__init__.py",
        "src/rapido/kernel/kernel.so",
        "src/rapido/rules.py",
    ],
)
def test_other_changes_need_no_setup(ready: Repository, name: str) -> None:
    ready.write(name, "# new\n")
    assert ready.start().stderr == ""
    assert ready.calls() == []


@pytest.mark.parametrize("version", ["v20.18.3", "v9.11.2", "something else"])
def test_node_is_installed_if_missing_or_too_old(repository: Repository, version: str) -> None:
    repository.add_node(version)
    repository.start()
    assert repository.calls()[2].endswith("--require-hashes -r requirements/node.txt")
    assert repository.steps() == ["venv", "packages", "packages", "project"]


def test_test_packages_include_node(repository: Repository) -> None:
    repository.add_node("v1.0.0")
    repository.start("test")
    assert repository.steps() == ["venv", "packages", "project"]


def test_other_python_version_gets_new_venv(ready: Repository) -> None:
    stray = ready.venv / "lib" / "stray"
    stray.mkdir()
    result = ready.start(before="sys.version_info = (3, 99, 0)")
    assert result.stderr == UPDATING
    assert ready.steps() == ["venv", "packages", "project"]
    assert not stray.exists()


@pytest.mark.parametrize("target", [None, "/nowhere/python"])
def test_venv_without_python_is_rebuilt(ready: Repository, target: str | None) -> None:
    ready.python.unlink()
    if target:
        ready.python.symlink_to(target)
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "project"]


def test_base_interpreter_may_be_replaced_or_removed(ready: Repository) -> None:
    # The base interpreter: the Python of a venv would run the program installed in that venv.
    outside = getattr(sys, "_base_executable", sys.executable)
    replacement = ready.add_program("replacement", f'#!/bin/sh\nexec "{outside}" "$@"\n')
    ready.python.unlink()
    ready.python.symlink_to(replacement)
    assert ready.start().stderr.startswith(UPDATING)
    assert ready.steps() == ["packages", "project"]
    replacement.unlink()
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "project"]


def test_moved_repository_is_reinstalled(ready: Repository) -> None:
    ready.launcher = ready.root.rename(ready.root.with_name("moved")) / "rapido"
    result = ready.start()
    assert report(result)["prefix"] == str(ready.launcher.with_name(".venv"))
    assert result.stderr == UPDATING


def test_venv_made_by_uv_is_rebuilt_with_pip_if_uv_is_gone(ready: Repository) -> None:
    ready.write("requirements/run.txt", "# changed\n")
    ready.remove_uv()
    unwanted = {"PIP_USER": "1", "PIP_TARGET": "/nowhere", "PIP_REQUIRE_HASHES": "1"}
    result = ready.start(**unwanted)
    assert report(result)["prefix"] == str(ready.venv)
    assert result.stderr == UPDATING
    subprocess.run([ready.python, "-m", "pip", "--version"], check=True, capture_output=True)
    assert ready.start().stderr == ""


# Interruptions


@pytest.mark.parametrize("step", ["venv", "--require-hashes", "--no-deps"])
def test_failed_setup_is_retried(repository: Repository, step: str) -> None:
    assert repository.start(FAIL_AT=step).returncode == 1
    result = repository.start()
    assert result.returncode == 0
    assert result.stderr == FIRST_TIME
    assert repository.steps()[-2:] == ["packages", "project"]


@pytest.mark.parametrize("reverted", [False, True])
def test_failed_update_is_retried(ready: Repository, *, reverted: bool) -> None:
    lock = (ready.root / "requirements" / "run.txt").read_text(encoding="utf-8")
    ready.write("requirements/run.txt", "# changed\n")
    assert ready.start(FAIL_AT="--no-deps").returncode == 1
    if reverted:
        ready.write("requirements/run.txt", lock)
    assert ready.start().returncode == 0
    assert ready.steps() == ["packages", "project"]


def test_ctrl_c_stops_setup_with_one_line(repository: Repository) -> None:
    process = repository.popen(DELAY="300")
    wait_until(repository.call_file.exists)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert output == ""
    assert errors == FIRST_TIME + "Set-up stopped; the next start continues it.\n"
    assert repository.start().stderr == FIRST_TIME


def test_concurrent_starts_set_up_once(repository: Repository) -> None:
    ready = repository.elsewhere / "ready"
    first = repository.popen(HOLD=str(ready))
    wait_until(repository.call_file.exists)
    second = repository.popen()
    assert second.stderr is not None
    waiting = second.stderr.readline()
    ready.touch()
    results = [process.communicate(timeout=60) for process in (first, second)]
    assert [json.loads(output)["program"] for output, _ in results] == ["rapido", "rapido"]
    assert waiting == "Waiting for another start that is setting up Rapido...\n"
    assert [errors for _, errors in results] == [FIRST_TIME, ""]
    assert repository.steps() == ["venv", "packages", "project"]
