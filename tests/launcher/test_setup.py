"""The launcher repeats the setup exactly when needed, and recovers from interruptions."""

import json
import os
import pty
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.launcher.repository import (
    FIRST_LINE,
    FIRST_TIME,
    REBUILDING,
    UPDATING,
    Repository,
    message_line,
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
        assert repository.steps() == ["packages", "zig", "project"]
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
    assert repository.calls()[3].endswith("--no-deps --require-hashes -r requirements/node.txt")
    assert repository.steps() == ["venv", "packages", "zig", "packages", "project"]


def test_test_packages_include_node(repository: Repository) -> None:
    repository.add_node("v1.0.0")
    repository.start("test")
    assert repository.steps() == ["venv", "packages", "zig", "project"]


@pytest.fixture
def without_compiler(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """Set the repository up where there are only the programs that the fake uv needs."""
    # The Python behind the venv of the tests, which has ziglang.
    monkeypatch.setattr(sys, "executable", os.path.realpath(sys.executable))
    for name in ("sh", "cat", "sleep", "dirname", "env", "grep", "sort"):
        found = shutil.which(name)
        assert found
        repository.add_program(name, f'#!/bin/sh\nexec {found} "$@"\n')
    repository.environment["PATH"] = str(repository.programs)
    note = message_line("setup-no-compiler", output="cc: not found\n")
    sentence, output = repository.start(NOTE=note).stderr.removeprefix(FIRST_TIME).splitlines()
    assert sentence.startswith("Rapido found no C compiler")
    assert output == "cc: not found"
    assert repository.start(NOTE=note).stderr == ""
    return repository


def test_setup_without_a_compiler_is_repeated_when_there_is_one(
    without_compiler: Repository,
) -> None:
    without_compiler.add_program("gcc", "#!/bin/sh\n")
    assert without_compiler.start().stderr == UPDATING
    assert "CC" not in without_compiler.told()
    assert without_compiler.start().stderr == ""
    (without_compiler.programs / "gcc").unlink()
    assert without_compiler.start().stderr == ""


def test_setup_without_a_compiler_is_repeated_when_pip_has_installed_ziglang(
    without_compiler: Repository, tmp_path: Path
) -> None:
    # As the note advises; in the Python that starts Rapido, which is not the one in the venv.
    (tmp_path / "packages" / "ziglang").mkdir(parents=True)
    without_compiler.environment["PYTHONPATH"] = str(tmp_path / "packages")
    assert without_compiler.start().stderr == UPDATING
    assert without_compiler.told()["CC"] == f"{sys.executable} -m ziglang cc"
    assert without_compiler.start().stderr == ""


def test_setup_without_a_compiler_is_repeated_when_ziglang_is_in_the_venv(
    without_compiler: Repository,
) -> None:
    site = next(without_compiler.venv.glob("lib/python*/site-packages"))
    (site / "ziglang").mkdir()
    assert without_compiler.start().stderr == UPDATING
    assert "CC" not in without_compiler.told()
    assert without_compiler.start().stderr == ""


@pytest.mark.parametrize(
    "output",
    [
        "ERROR: No matching distribution found for ziglang==0.17.0",
        "Caused by: HTTP status client error (403 Forbidden)",
    ],
)
def test_compiler_that_cannot_be_had_is_done_without(repository: Repository, output: str) -> None:
    assert repository.start(FAIL_AT="zig.txt", OUTPUT=output).stderr == FIRST_TIME
    assert repository.start().stderr == ""


def test_node_trusts_the_certificates_of_the_system(repository: Repository) -> None:
    repository.start()
    found = repository.told()
    assert found["NODE_USE_SYSTEM_CA"] == "1"
    assert "PIP_CERT" not in found
    if Path("/etc/ssl/certs/ca-certificates.crt").is_file():
        assert found["NODE_EXTRA_CA_CERTS"] == "/etc/ssl/certs/ca-certificates.crt"


@pytest.mark.parametrize("name", ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE"])
def test_certificates_named_for_one_program_are_used_by_all(
    repository: Repository, name: str
) -> None:
    repository.start(**{name: "/our/proxy.pem"})
    found = repository.told()
    for each in ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "PIP_CERT", name):
        assert found[each] == "/our/proxy.pem"


def test_terminal_shows_what_is_being_done(repository: Repository) -> None:
    seen = repository.elsewhere / "seen"
    screen, terminal = pty.openpty()
    try:
        doing = message_line("setup-doing-page") + message_line("setup-doing-kernel", done=7, of=50)
        environment = {"PROGRESS": doing, "SEEN": str(seen)}
        process = repository.popen(stderr=terminal, **environment)
        shown = b""
        while (
            b"[4/4] building the game (" not in shown or b": the page, kernel 7 of 50" not in shown
        ):
            shown += os.read(screen, 1000)
        seen.touch()
        process.communicate(timeout=60)
        assert process.returncode == 0
        assert b"\r[1/4] creating the folder for packages (" in shown
    finally:
        os.close(screen)
        os.close(terminal)


def test_other_python_version_gets_new_venv(ready: Repository) -> None:
    stray = ready.venv / "lib" / "stray"
    stray.mkdir()
    result = ready.start(before="sys.version_info = (3, 99, 0)")
    assert result.stderr == REBUILDING
    assert ready.steps() == ["venv", "packages", "zig", "project"]
    assert not stray.exists()


@pytest.mark.parametrize("target", [None, "/nowhere/python"])
def test_venv_without_python_is_rebuilt(ready: Repository, target: str | None) -> None:
    ready.python.unlink()
    if target:
        ready.python.symlink_to(target)
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "zig", "project"]


def test_base_interpreter_may_be_replaced_or_removed(ready: Repository) -> None:
    # The base interpreter: the Python of a venv would run the program installed in that venv.
    outside = getattr(sys, "_base_executable", sys.executable)
    replacement = ready.add_program("replacement", f'#!/bin/sh\nexec "{outside}" "$@"\n')
    ready.python.unlink()
    ready.python.symlink_to(replacement)
    assert ready.start().stderr.startswith(UPDATING)
    assert ready.steps() == ["packages", "zig", "project"]
    replacement.unlink()
    assert report(ready.start())["program"] == "rapido"
    assert ready.steps() == ["venv", "packages", "zig", "project"]


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
    assert "installing pip...\n" in result.stderr
    subprocess.run([ready.python, "-m", "pip", "--version"], check=True, capture_output=True)
    assert ready.start().stderr == ""


# Interruptions


@pytest.mark.parametrize("step", ["venv", "--require-hashes", "--no-build-isolation"])
def test_failed_setup_is_retried(repository: Repository, step: str) -> None:
    assert repository.start(FAIL_AT=step).returncode == 1
    result = repository.start()
    assert result.returncode == 0
    assert result.stderr.startswith(FIRST_LINE)
    assert repository.steps()[-3:] == ["packages", "zig", "project"]


@pytest.mark.parametrize("reverted", [False, True])
def test_failed_update_is_retried(ready: Repository, *, reverted: bool) -> None:
    lock = (ready.root / "requirements" / "run.txt").read_text(encoding="utf-8")
    ready.write("requirements/run.txt", "# changed\n")
    assert ready.start(FAIL_AT="--no-build-isolation").returncode == 1
    if reverted:
        ready.write("requirements/run.txt", lock)
    assert ready.start().returncode == 0
    assert ready.steps() == ["packages", "zig", "project"]


def test_ctrl_c_stops_setup_with_one_line(repository: Repository) -> None:
    process = repository.popen(DELAY="300")
    wait_until(repository.call_file.exists)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert output == ""
    first_step = FIRST_TIME.splitlines(keepends=True)[:2]
    assert errors == "".join(first_step) + "Setup stopped; the next start continues it.\n"
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
    assert repository.steps() == ["venv", "packages", "zig", "project"]
