"""The launcher starts the game and the tests, quickly and from any directory."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.launcher.repository import (
    FAKE_PROGRAM,
    FAKE_PYPROJECT,
    FIRST_TIME,
    UPDATING,
    Repository,
    report,
)


def test_first_start_sets_up_with_uv_and_starts_the_game(repository: Repository) -> None:
    result = repository.start()
    assert result.returncode == 0
    assert result.stderr == FIRST_TIME
    assert report(result)["program"] == "rapido"
    assert report(result)["prefix"] == str(repository.venv)
    base_python = repository.calls()[0].split()[3]
    pip_install = f"pip install --python {repository.python}"
    assert repository.calls() == [
        f"venv --allow-existing --python {base_python} {repository.venv}",
        f"{pip_install} --no-deps --require-hashes -r requirements/run.txt",
        f"{pip_install} --no-deps --require-hashes -r requirements/zig.txt",
        f"{pip_install} --no-deps --no-build-isolation -e . --reinstall",
    ]


def test_second_start_runs_nothing_and_writes_nothing(ready: Repository) -> None:
    def contents() -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in ready.venv.rglob("*")}

    before = contents()
    result = ready.start()
    assert report(result)["program"] == "rapido"
    assert result.stderr == ""
    assert ready.calls() == []
    assert contents() == before


def test_second_start_imports_little(ready: Repository) -> None:
    result = subprocess.run(
        [sys.executable, "-S", "-X", "importtime", str(ready.launcher)],
        env=ready.environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    imported = {line.rpartition("|")[2].strip() for line in result.stderr.splitlines()}
    assert "hashlib" in imported
    assert not imported & {"json", "pathlib", "re", "shutil", "subprocess", "typing"}


def test_arguments_stdin_cwd_and_exit_code_are_passed_through(repository: Repository) -> None:
    arguments = ["play", "--seed=ä b", "", "test", "--help"]
    for message in (FIRST_TIME, ""):
        result = repository.start(*arguments, stdin="one\ntwo\n", EXIT_CODE="7")
        assert result.returncode == 7
        assert result.stderr == message
        assert report(result)["arguments"] == arguments
        assert report(result)["input"] == "one\ntwo\n"
        assert report(result)["folder"] == str(repository.elsewhere)


def test_help_comes_from_the_program(ready: Repository) -> None:
    assert report(ready.start("--help"))["arguments"] == ["--help"]


def test_launcher_works_through_a_symlink(repository: Repository) -> None:
    (repository.programs / "python3").symlink_to(Path(sys.executable).resolve())
    link = repository.elsewhere / "link"
    link.symlink_to(repository.launcher)
    run = subprocess.run(
        [link], env=repository.environment, input=b"", capture_output=True, check=True
    )
    assert json.loads(run.stdout)["prefix"] == str(repository.venv)


def test_rapido_venv_sets_the_folder(repository: Repository) -> None:
    folder = repository.elsewhere / "ein anderer Ort"
    result = repository.start(RAPIDO_VENV="ein anderer Ort")
    assert report(result)["prefix"] == str(folder)
    assert not repository.venv.exists()


def test_files_in_cwd_do_not_shadow_modules(ready: Repository) -> None:
    (ready.elsewhere / "rapido.py").write_text(
        "raise SystemExit('the wrong one')", encoding="utf-8"
    )
    assert report(ready.start())["program"] == "rapido"


def test_python_environment_variables_are_ignored(repository: Repository) -> None:
    for module in ("venv", "sysconfig"):
        (repository.elsewhere / f"{module}.py").write_text("raise SystemExit(9)", encoding="utf-8")
    settings = {
        "PYTHONPATH": str(repository.elsewhere),
        "PYTHONHOME": sys.base_prefix,
        "VIRTUAL_ENV": "/nowhere",
    }
    result = repository.start(**settings)
    assert result.stderr == FIRST_TIME
    assert report(result)["prefix"] == str(repository.venv)
    assert report(result)["path"] == str(repository.elsewhere)
    # Nor do they make an intact venv look broken.
    repository.write("pyproject.toml", FAKE_PYPROJECT + "# changed\n")
    repository.start(**settings)
    assert repository.steps() == ["packages", "zig", "project"]


# The tests


def test_test_runs_everything_in_the_repository(repository: Repository) -> None:
    result = repository.start("test", EXIT_CODE="5")
    assert result.returncode == 5
    assert report(result)["program"] == "pytest"
    workers = str(max(5, os.cpu_count() or 1))
    spread = ["-n", workers, "--dist", "worksteal"]
    assert report(result)["arguments"] == [*spread, "--cov", "--cov-report=term"]
    assert report(result)["folder"] == str(repository.root)
    assert "requirements/test.txt" in repository.calls()[1]


def test_soak_runs_in_the_repository(repository: Repository) -> None:
    repository.write("tests/faults/soak.py", FAKE_PROGRAM)
    result = repository.start("soak", "--minutes", "30", "-k", "kill", EXIT_CODE="1")
    assert result.returncode == 1
    assert report(result)["program"] == "tests.faults"
    assert report(result)["arguments"] == ["--minutes", "30", "-k", "kill"]
    assert report(result)["folder"] == str(repository.root)
    assert "requirements/test.txt" in repository.calls()[1]


@pytest.mark.parametrize("command", ["test", "soak"])
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_of_the_tests_installs_nothing(
    repository: Repository, command: str, option: str
) -> None:
    result = repository.start(command, option)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith(f"usage: ./rapido {command} ")
    assert ("--minutes" in result.stdout) == (command == "soak")
    assert repository.calls() == []
    assert not repository.venv.exists()


def test_test_arguments_go_to_pytest_unchanged(repository: Repository) -> None:
    arguments = ["-k", "a or b", "tests/rules", ""]
    assert report(repository.start("test", *arguments))["arguments"] == arguments


def test_tests_need_additional_packages(ready: Repository) -> None:
    result = ready.start("test")
    assert result.stderr == UPDATING
    assert ready.steps() == ["packages", "zig", "project"]


@pytest.mark.parametrize("first", ["run", "test"])
def test_test_packages_also_run_the_game(repository: Repository, first: str) -> None:
    if first == "run":
        repository.start()
    repository.start("test")
    for arguments in ([], ["test"], []):
        assert repository.start(*arguments).stderr == ""
        assert repository.calls() == []


def test_game_and_tests_check_their_own_lock_file(repository: Repository) -> None:
    repository.start("test")
    repository.write("requirements/run.txt", "# changed\n")
    repository.start("test")
    assert repository.calls() == []
    repository.start()
    assert "requirements/run.txt" in repository.calls()[0]
    # The tests' lock file must be installed again, since the game's may have changed packages.
    repository.start("test")
    assert "requirements/test.txt" in repository.calls()[0]
    repository.write("requirements/test.txt", "# changed\n")
    repository.start()
    assert repository.calls() == []
    repository.start("test")
    assert "requirements/test.txt" in repository.calls()[0]
