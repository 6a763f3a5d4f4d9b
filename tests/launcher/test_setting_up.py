"""The launcher sets Rapido up again when that is needed, and only then, whatever interrupts it."""

import json
import os
import signal
import subprocess
import sys

import pytest

from tests.launcher.repository import (
    FIRST_TIME,
    ONCE_MORE,
    Repository,
    report,
)
from tests.waiting import wait_until


@pytest.mark.parametrize(
    "name",
    [
        "requirements/run.txt",
        "pyproject.toml",
        "hatch_build.py",
        "frontend/package.json",
        "frontend/src/board/board.ts",
        "src/rapido/locales/de/web/start.ftl",
        "src/rapido/kernel/kernel.c",
        "src/rapido/kernel/tables/tables.h",
    ],
)
def test_a_change_is_installed(repository: Repository, name: str) -> None:
    repository.start()
    for text in ("# this\n", "# that\n"):
        repository.write(name, text)
        result = repository.start()
        assert result.stderr == ONCE_MORE
        assert repository.steps() == ["packages", "project"]
        assert repository.start().stderr == ""


@pytest.mark.parametrize(
    "name",
    [
        "requirements/test.txt",
        "frontend/node_modules/a/a.js",
        "frontend/dist/index.html",
        "frontend/src/wire.gen.ts",
        "src/rapido/kernel/__init__.py",
        "src/rapido/kernel/kernel.so",
        "src/rapido/rules.py",
    ],
)
def test_other_changes_need_no_set_up(ready: Repository, name: str) -> None:
    ready.write(name, "# new\n")
    assert ready.start().stderr == ""
    assert ready.calls() == []


@pytest.mark.parametrize("version", ["v20.18.3", "v9.11.2", "something else"])
def test_without_a_node_that_can_build_the_page_one_is_installed(
    repository: Repository, version: str
) -> None:
    repository.has_node(version)
    repository.start()
    assert repository.calls()[2].endswith("--require-hashes -r requirements/node.txt")
    assert repository.steps() == ["venv", "packages", "packages", "project"]


def test_the_packages_for_the_tests_bring_their_own_node(repository: Repository) -> None:
    repository.has_node("v1.0.0")
    repository.start("test")
    assert repository.steps() == ["venv", "packages", "project"]


def test_another_python_version_gets_a_new_venv(ready: Repository) -> None:
    stray = ready.venv / "lib" / "stray"
    stray.mkdir()
    result = ready.start(before="sys.version_info = (3, 99, 0)")
    assert result.stderr == ONCE_MORE
    assert ready.steps() == ["venv", "packages", "project"]
    assert not stray.exists()


@pytest.mark.parametrize("target", [None, "/nowhere/python"])
def test_a_venv_without_its_python_is_rebuilt(ready: Repository, target: str | None) -> None:
    ready.python.unlink()
    if target:
        ready.python.symlink_to(target)
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "project"]


def test_the_interpreter_behind_the_venv_may_be_exchanged_or_vanish(ready: Repository) -> None:
    # A Python outside any venv: one inside would start the program that is installed there.
    outside = getattr(sys, "_base_executable", sys.executable)
    exchanged = ready.add_program("exchanged", f'#!/bin/sh\nexec "{outside}" "$@"\n')
    ready.python.unlink()
    ready.python.symlink_to(exchanged)
    assert ready.start().stderr.startswith(ONCE_MORE)
    assert ready.steps() == ["packages", "project"]
    exchanged.unlink()
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "project"]


def test_a_moved_repository_is_installed_from_its_new_place(ready: Repository) -> None:
    ready.launcher = ready.root.rename(ready.root.with_name("moved")) / "rapido"
    result = ready.start()
    assert report(result)["prefix"] == str(ready.launcher.with_name(".venv"))
    assert result.stderr == ONCE_MORE


def test_without_uv_a_venv_made_by_it_is_rebuilt_with_pip(ready: Repository) -> None:
    ready.write("requirements/run.txt", "# changed\n")
    ready.without_uv()
    unwanted = {"PIP_USER": "1", "PIP_TARGET": "/nowhere", "PIP_REQUIRE_HASHES": "1"}
    result = ready.start(**unwanted)
    assert report(result)["prefix"] == str(ready.venv)
    assert result.stderr == ONCE_MORE
    subprocess.run([ready.python, "-m", "pip", "--version"], check=True, capture_output=True)
    assert ready.start().stderr == ""


# Interruptions


@pytest.mark.parametrize("step", ["venv", "--require-hashes", "--no-deps"])
def test_a_set_up_that_failed_is_done_again(repository: Repository, step: str) -> None:
    assert repository.start(FAIL_AT=step).returncode == 1
    result = repository.start()
    assert result.returncode == 0
    assert result.stderr == FIRST_TIME
    assert repository.steps()[-2:] == ["packages", "project"]


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_change_that_failed_is_installed_again(ready: Repository, *, taken_back: bool) -> None:
    lock = (ready.root / "requirements" / "run.txt").read_text(encoding="utf-8")
    ready.write("requirements/run.txt", "# changed\n")
    assert ready.start(FAIL_AT="--no-deps").returncode == 1
    if taken_back:
        ready.write("requirements/run.txt", lock)
    assert ready.start().returncode == 0
    assert ready.steps() == ["packages", "project"]


def test_ctrl_c_stops_the_set_up_with_one_line(repository: Repository) -> None:
    process = repository.popen(DELAY="300")
    wait_until(repository.call_file.exists)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert output == ""
    assert errors == FIRST_TIME + "Set-up stopped; the next start continues it.\n"
    assert repository.start().stderr == FIRST_TIME


def test_two_starts_at_once_set_up_once(repository: Repository) -> None:
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
