"""The launcher sets Rapido up once, again only when that is needed, and explains what goes wrong.

Every test runs the real launcher as a process of its own, in a small repository that needs no
network: a shell script stands in for uv, and the packages that are installed are the two below.
"""

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("the stand-in for uv is a shell script", allow_module_level=True)

LAUNCHER = Path(__file__).parents[2] / "rapido"
FIRST_TIME = "Setting up Rapido (once, about half a minute)...\n"
ONCE_MORE = "Bringing Rapido's set-up up to date...\n"

# Writes down its arguments and reads what it is given to read, which ought to be nothing; fails
# where it is told to, with the output it is told to give.
FAKE_UV = """\
#!/bin/sh
echo "$*" >>"$CALLS"
cat >/dev/null
sleep "${DELAY:-0}"
case "$*" in
    *"${FAIL_AT:-nowhere}"*) echo "$OUTPUT"; exit 2 ;;
    venv*) exec "$4" -m venv --without-pip "$5" ;;
esac
for site in "$(dirname "$4")"/../lib/python*/site-packages; do
    echo "$PWD/src" >"$site/fake.pth"
done
"""

# Stands for the game and for pytest alike: tells how it was started.
FAKE_PROGRAM = """\
import json, os, sys
report = {"program": __package__, "arguments": sys.argv[1:], "folder": os.getcwd()}
report.update(input=sys.stdin.read(), prefix=sys.prefix, path=os.environ.get("PYTHONPATH"))
print(json.dumps(report))
sys.exit(int(os.environ.get("EXIT_CODE", "0")))
"""

# A build backend with which the real pip can install the project without any other package.
FAKE_BACKEND = """\
import os, zipfile

METADATA = "Metadata-Version: 2.1\\nName: rapido-game\\nVersion: 1\\n"
WHEEL = "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "rapido_game-1-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as wheel:
        wheel.writestr("fake.pth", os.path.join(os.getcwd(), "src"))
        for file, text in (("METADATA", METADATA), ("WHEEL", WHEEL), ("RECORD", "")):
            wheel.writestr("rapido_game-1.dist-info/" + file, text)
    return name
"""

FAKE_PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""


class Repository:
    """A small repository with the real launcher in it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "Würfel & Spiel"
        self.launcher = self.root / "rapido"
        self.venv = self.root / ".venv"
        self.python = self.venv / "bin" / "python"
        self.log = self.venv / "setup.log"
        self.programs = folder / "programs"
        self.call_file = folder / "calls.txt"
        self.elsewhere = folder / "elsewhere"
        self.environment = {
            "PATH": f"{self.programs}:/usr/bin:/bin",
            "HOME": str(folder),
            "CALLS": str(self.call_file),
        }
        self.elsewhere.mkdir()
        self.write("requirements/run.txt", "# no packages\n")
        self.write("requirements/test.txt", "# no packages either\n")
        self.write("pyproject.toml", FAKE_PYPROJECT)
        self.write("backend.py", FAKE_BACKEND)
        self.write("src/rapido/__main__.py", FAKE_PROGRAM)
        self.write("src/pytest/__main__.py", FAKE_PROGRAM)
        shutil.copy(LAUNCHER, self.launcher)
        self.add_program("uv", FAKE_UV)

    def write(self, name: str, text: str) -> None:
        """Write a file of the repository."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add_program(self, name: str, script: str) -> Path:
        """Put a shell script on the PATH."""
        self.programs.mkdir(exist_ok=True)
        path = self.programs / name
        path.write_text(script, encoding="utf-8")
        path.chmod(0o755)
        return path

    def without_uv(self) -> None:
        """Leave nothing on the PATH, lest a real uv is found."""
        self.environment["PATH"] = str(self.elsewhere)

    def command(self, *arguments: str, before: str = "") -> list[str]:
        """Start the launcher; after the code in before, if there is some."""
        if not before:
            return [sys.executable, str(self.launcher), *arguments]
        run = f"import runpy, sys; {before}; runpy.run_path(sys.argv[0], run_name='__main__')"
        return [
            sys.executable,
            "-c",
            f"import sys; del sys.argv[0]; {run}",
            *self.command(*arguments)[1:],
        ]

    def start(
        self, *arguments: str, before: str = "", stdin: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the launcher to its end, with a clean list of calls."""
        self.call_file.write_text("", encoding="utf-8")
        return subprocess.run(
            self.command(*arguments, before=before),
            cwd=self.elsewhere,
            env=self.environment | environment,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )

    def popen(self, **environment: str) -> subprocess.Popen[str]:
        """Start the launcher in a process group of its own, as a terminal does."""
        # Where the tests run in the background, Ctrl-C may be switched off for all they start.
        ctrl_c = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
        return subprocess.Popen(
            self.command(before=ctrl_c),
            env=self.environment | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def calls(self) -> list[str]:
        """Tell what the stand-in for uv was asked for since the last start."""
        return self.call_file.read_text(encoding="utf-8").splitlines()

    def steps(self) -> list[str]:
        """Tell the same in short."""
        names = {"venv": "venv", "--require-hashes": "packages", "--no-deps": "project"}
        return [
            step for call in self.calls() for word, step in names.items() if word in call.split()
        ]


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


@pytest.fixture
def ready(repository: Repository) -> Repository:
    """Give a repository that has been set up for the game."""
    assert repository.start().returncode == 0
    return repository


def report(result: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Read what the started program says about itself; nothing else may be on its output."""
    assert result.stdout.count("\n") == 1, result
    return json.loads(result.stdout)


def assert_problem(result: subprocess.CompletedProcess[str], *words: str, said: str = "") -> None:
    """Check for one sentence with these words, and nothing besides what was said before it."""
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith(said)
    sentence = result.stderr.removeprefix(said)
    assert sentence.count("\n") == 1
    assert sentence.endswith(".\n")
    assert "Traceback" not in sentence
    for word in words:
        assert word in sentence


# The start


def test_the_first_start_sets_up_with_uv_and_starts_the_game(repository: Repository) -> None:
    result = repository.start()
    assert result.returncode == 0
    assert result.stderr == FIRST_TIME
    assert report(result)["program"] == "rapido"
    assert report(result)["prefix"] == str(repository.venv)
    base_python = repository.calls()[0].split()[3]
    pip_install = f"pip install --python {repository.python}"
    assert repository.calls() == [
        f"venv --allow-existing --python {base_python} {repository.venv}",
        f"{pip_install} --require-hashes -r requirements/run.txt",
        f"{pip_install} --no-deps --no-build-isolation -e . --reinstall",
    ]


def test_the_second_start_runs_nothing_and_writes_nothing(ready: Repository) -> None:
    def contents() -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in ready.venv.rglob("*")}

    before = contents()
    result = ready.start()
    assert report(result)["program"] == "rapido"
    assert result.stderr == ""
    assert ready.calls() == []
    assert contents() == before


def test_the_second_start_imports_little(ready: Repository) -> None:
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


def test_arguments_input_folder_and_exit_code_are_passed_on(repository: Repository) -> None:
    arguments = ["play", "--seed=ä b", "", "test", "--help"]
    for said in (FIRST_TIME, ""):
        result = repository.start(*arguments, stdin="one\ntwo\n", EXIT_CODE="7")
        assert result.returncode == 7
        assert result.stderr == said
        assert report(result)["arguments"] == arguments
        assert report(result)["input"] == "one\ntwo\n"
        assert report(result)["folder"] == str(repository.elsewhere)


def test_help_is_the_programs(ready: Repository) -> None:
    assert report(ready.start("--help"))["arguments"] == ["--help"]


def test_it_can_be_executed_through_a_link(repository: Repository) -> None:
    (repository.programs / "python3").symlink_to(Path(sys.executable).resolve())
    link = repository.elsewhere / "link"
    link.symlink_to(repository.launcher)
    run = subprocess.run(
        [link], env=repository.environment, input=b"", capture_output=True, check=True
    )
    assert json.loads(run.stdout)["prefix"] == str(repository.venv)


def test_rapido_venv_names_the_folder(repository: Repository) -> None:
    folder = repository.elsewhere / "ein anderer Ort"
    result = repository.start(RAPIDO_VENV="ein anderer Ort")
    assert report(result)["prefix"] == str(folder)
    assert not repository.venv.exists()


def test_files_in_the_players_folder_are_not_taken_for_modules(ready: Repository) -> None:
    (ready.elsewhere / "rapido.py").write_text(
        "raise SystemExit('the wrong one')", encoding="utf-8"
    )
    assert report(ready.start())["program"] == "rapido"


def test_python_settings_of_the_caller_do_no_harm(repository: Repository) -> None:
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
    # Nor do they make a sound venv look broken.
    repository.write("pyproject.toml", FAKE_PYPROJECT + "# changed\n")
    repository.start(**settings)
    assert repository.steps() == ["packages", "project"]


# The tests


def test_test_runs_everything_in_the_repository(repository: Repository) -> None:
    result = repository.start("test", EXIT_CODE="5")
    assert result.returncode == 5
    assert report(result)["program"] == "pytest"
    assert report(result)["arguments"] == ["-n", "auto", "--cov", "--cov-report=term"]
    assert report(result)["folder"] == str(repository.root)
    assert "requirements/test.txt" in repository.calls()[1]


def test_arguments_of_test_go_to_pytest_unchanged(repository: Repository) -> None:
    arguments = ["-k", "a or b", "tests/rules", ""]
    assert report(repository.start("test", *arguments))["arguments"] == arguments


def test_the_tests_need_packages_of_their_own(ready: Repository) -> None:
    result = ready.start("test")
    assert result.stderr == ONCE_MORE
    assert ready.steps() == ["packages", "project"]


@pytest.mark.parametrize("first", ["run", "test"])
def test_packages_for_the_tests_serve_the_game_too(repository: Repository, first: str) -> None:
    if first == "run":
        repository.start()
    repository.start("test")
    for arguments in ([], ["test"], []):
        assert repository.start(*arguments).stderr == ""
        assert repository.calls() == []


def test_game_and_tests_each_look_at_their_own_lock_file(repository: Repository) -> None:
    repository.start("test")
    repository.write("requirements/run.txt", "# changed\n")
    repository.start("test")
    assert repository.calls() == []
    repository.start()
    assert "requirements/run.txt" in repository.calls()[0]
    # What the game's lock file has changed, the tests' may have to change back.
    repository.start("test")
    assert "requirements/test.txt" in repository.calls()[0]
    repository.write("requirements/test.txt", "# changed\n")
    repository.start()
    assert repository.calls() == []
    repository.start("test")
    assert "requirements/test.txt" in repository.calls()[0]


# What needs another set-up, and what does not


@pytest.mark.parametrize(
    "name",
    [
        "requirements/run.txt",
        "pyproject.toml",
        "hatch_build.py",
        "frontend/package.json",
        "frontend/src/board/board.ts",
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
        "src/rapido/kernel/__init__.py",
        "src/rapido/kernel/kernel.so",
        "src/rapido/rules.py",
    ],
)
def test_other_changes_need_no_set_up(ready: Repository, name: str) -> None:
    ready.write(name, "# new\n")
    assert ready.start().stderr == ""
    assert ready.calls() == []


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
    exchanged = ready.add_program("exchanged", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
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
    process = repository.popen(DELAY="30")
    wait_for(repository.call_file)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert output == ""
    assert errors == FIRST_TIME + "Set-up stopped; the next start goes on with it.\n"
    assert repository.start().stderr == FIRST_TIME


def test_two_starts_at_once_set_up_once(repository: Repository) -> None:
    first = repository.popen(DELAY="0.3")
    wait_for(repository.call_file)
    second = repository.popen()
    results = [process.communicate(timeout=20) for process in (first, second)]
    assert [json.loads(output)["program"] for output, _ in results] == ["rapido", "rapido"]
    assert [errors for _, errors in results] == [
        FIRST_TIME,
        "Waiting for another start that is setting up Rapido...\n",
    ]
    assert repository.steps() == ["venv", "packages", "project"]


def wait_for(path: Path) -> None:
    """Wait until the file exists."""
    end = time.monotonic() + 20
    while not path.exists():
        assert time.monotonic() < end
        time.sleep(0.01)


# Problems

PIP_OFFLINE = """\
WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after \
connection broken by 'NewConnectionError(': Failed to establish a new connection: [Errno -3] \
Temporary failure in name resolution')': /simple/attrs/
ERROR: Could not find a version that satisfies the requirement attrs==26.1.0 (from versions: none)
"""
UV_OFFLINE = """\
error: Request failed after 3 retries in 4.3s
  cause: error sending request for url
  cause: dns error
"""
PIP_HASH = """\
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the
package versions, please update the hashes.
"""
UV_HASH = """\
error: Failed to download `rich==15.0.0`
  cause: Hash mismatch for `rich==15.0.0`
"""
UV_DISK = """\
error: Failed to download `rich==15.0.0`
  cause: No space left on device (os error 28)
"""
PIP_DISK = "ERROR: Could not install packages due to an OSError: [Errno 28] Kein Platz mehr"
NO_COMPILER = "error: Failed to download and build `msgspec==0.22.0`: cc is missing"


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (PIP_OFFLINE, ["could not be downloaded", "check the connection", "is kept"]),
        (UV_OFFLINE, ["could not be downloaded", "check the connection", "is kept"]),
        (PIP_HASH, ["not the one that Rapido's lock file names", "start again", "report"]),
        (UV_HASH, ["not the one that Rapido's lock file names", "start again", "report"]),
        (PIP_DISK, ["cannot write", ".venv", "the disk is full", "RAPIDO_VENV=FOLDER"]),
        (UV_DISK, ["cannot write", ".venv", "the disk is full", "RAPIDO_VENV=FOLDER"]),
        (NO_COMPILER, ["could not be set up", "the reason is in the file", "setup.log"]),
    ],
)
def test_a_failed_installation_is_explained(
    repository: Repository, output: str, words: list[str]
) -> None:
    result = repository.start(FAIL_AT="--require-hashes", OUTPUT=output)
    assert_problem(result, *words, said=FIRST_TIME)
    assert output in repository.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_venv_is_explained(repository: Repository, missing: str) -> None:
    python = repository.add_program(
        "python-without",
        f"""#!/bin/sh
        case "$*" in *{missing}*) echo "$0: No module named {missing}"; exit 1 ;; esac
        """
        # What it makes is a venv with the same gap.
        f"""mkdir -p '{repository.venv}/bin' && cp "$0" '{repository.python}'""",
    )
    repository.environment["PATH"] = "/usr/bin:/bin"
    if shutil.which("uv", path="/usr/bin:/bin"):
        pytest.skip("uv is installed for the whole system")
    result = repository.start(before=f"sys._base_executable = {str(python)!r}")
    assert_problem(result, "sudo apt install python3-venv", "install uv", said=FIRST_TIME)


def test_a_folder_that_cannot_be_written_is_named(repository: Repository) -> None:
    folder = repository.launcher / "venv"
    result = repository.start(RAPIDO_VENV=str(folder))
    assert_problem(result, "cannot write", str(folder), "RAPIDO_VENV=FOLDER")


def test_a_folder_with_other_files_is_left_alone(repository: Repository) -> None:
    precious = repository.elsewhere / "precious"
    precious.touch()
    result = repository.start(RAPIDO_VENV=str(repository.elsewhere))
    assert_problem(result, str(repository.elsewhere), "RAPIDO_VENV=FOLDER")
    assert list(repository.elsewhere.iterdir()) == [precious]


@pytest.mark.parametrize("stub", [None, "#!/bin/sh\necho 'no such version' >&2; exit 127\n"])
def test_too_old_a_python_is_told_what_is_needed(repository: Repository, stub: str | None) -> None:
    repository.without_uv()
    if stub:
        repository.environment["PATH"] = str(repository.add_program("python3.12", stub).parent)
    result = repository.start(before="sys.version_info = (3, 8, 10)")
    assert_problem(result, "needs Python 3.11 or newer", "Python 3.8:", "install")
    assert not repository.venv.exists()


def test_too_old_a_python_leaves_the_work_to_a_newer_one(repository: Repository) -> None:
    repository.add_program("python3.11", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    result = repository.start("a b", before="sys.version_info = (3, 8, 10)", EXIT_CODE="3")
    assert report(result)["arguments"] == ["a b"]
    assert result.returncode == 3


# The file itself


def test_the_launcher_is_executable_and_any_python_3_6_can_read_it() -> None:
    source = LAUNCHER.read_text(encoding="utf-8")
    assert os.access(LAUNCHER, os.X_OK)
    assert source.startswith("#!/usr/bin/env python3\n")
    ast.parse(source, feature_version=(3, 6))


def test_the_launcher_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse(LAUNCHER.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    assert {name.name for node in imports for name in node.names} <= sys.stdlib_module_names
