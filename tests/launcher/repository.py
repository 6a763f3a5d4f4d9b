"""A small repository in which the real launcher runs without network access.

A shell script replaces uv, and fake packages replace the game and pytest.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

LAUNCHER = Path(__file__).parents[2] / "rapido"
STEPS = ("installing packages", "installing a compiler (100 MB)", "building the game")


def progress(first_line: str, *names: str) -> str:
    """Return what is printed while these steps are taken, one line each."""
    lines = [f"[{number}/{len(names)}] {name}..." for number, name in enumerate(names, 1)]
    return "".join(f"{line}\n" for line in (first_line, *lines))


FIRST_LINE = "Setting up Rapido (once, a minute or two)..."
UPDATING_LINE = "Updating Rapido’s setup..."
FIRST_TIME = progress(FIRST_LINE, "creating the folder for packages", *STEPS)
UPDATING = progress(UPDATING_LINE, *STEPS)
REBUILDING = progress(UPDATING_LINE, "creating the folder for packages", *STEPS)

# Logs its arguments and drains stdin, which must be empty; fails at the step $FAIL_AT with $OUTPUT.
# As hatch_build.py does, it leaves $NOTE for the user if there is no compiler, and $PROGRESS until
# $SEEN exists.
FAKE_UV = """\
#!/bin/sh
echo "$*" >>"$CALLS"
cat >/dev/null
sleep "${DELAY:-0}"
while [ -n "$HOLD" ] && [ ! -e "$HOLD" ]; do sleep 0.05; done
case "$*" in
    *"${FAIL_AT:-nowhere}"*) echo "$OUTPUT"; exit 2 ;;
    venv*) exec "$4" -m venv --without-pip "$5" ;;
esac
env | grep -E "_CA|CERT|^CC=" | sort >"$CALLS.told"
case "$*" in
    *" -e "*)
        [ -z "$PROGRESS" ] || printf "%s" "$PROGRESS" >"$RAPIDO_SETUP/progress.txt"
        [ -z "$NOTE" ] || printf "%s" "$NOTE" >"$RAPIDO_SETUP/notes.txt"
        [ -z "$NOTE" ] || echo "$NOTE" >"$RAPIDO_SETUP/no-compiler.txt"
        while [ -n "$PROGRESS" ] && [ ! -e "$SEEN" ]; do sleep 0.05; done ;;
esac
for site in "$(dirname "$4")"/../lib/python*/site-packages; do
    echo "$PWD/src" >"$site/fake.pth"
done
"""

# Replaces both the game and pytest: reports how it was started.
FAKE_PROGRAM = """\
import json, os, sys
report = {"program": __package__, "arguments": sys.argv[1:], "folder": os.getcwd()}
report.update(input=sys.stdin.read(), prefix=sys.prefix, path=os.environ.get("PYTHONPATH"))
report["sizes"] = {name: size for name, size in os.environ.items() if name.startswith("RAPIDO_")}
print(json.dumps(report))
sys.exit(int(os.environ.get("EXIT_CODE", "0")))
"""

# A build backend that lets the real pip install the project without other packages.
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
        self.write("requirements/node.txt", "# no Node\n")
        self.write("requirements/zig.txt", "# no zig\n")
        self.write("pyproject.toml", FAKE_PYPROJECT)
        self.write("backend.py", FAKE_BACKEND)
        self.write("src/rapido/__main__.py", FAKE_PROGRAM)
        for name in ("__init__.py", "foreign_text.py", "locales"):
            copy = shutil.copytree if name == "locales" else shutil.copy
            copy(LAUNCHER.parent / "src" / "rapido" / name, self.root / "src" / "rapido" / name)
        self.write("src/pytest/__main__.py", FAKE_PROGRAM)
        shutil.copy(LAUNCHER, self.launcher)
        self.add_program("uv", FAKE_UV)
        self.add_program("npm", "#!/bin/sh\n")
        self.add_node("v24.0.0")

    def write(self, name: str, text: str) -> None:
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

    def add_node(self, version: str) -> None:
        self.add_program("node", f"#!/bin/sh\necho {version}\n")

    def remove_uv(self) -> None:
        """Empty the PATH, so that no real uv is found."""
        self.environment["PATH"] = str(self.elsewhere)

    def command(self, *arguments: str, before: str = "") -> list[str]:
        """Return the command line that runs the launcher, after the code in before, if any."""
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
        """Run the launcher until it exits; clears the log of calls first."""
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

    def popen(self, *, stderr: int = subprocess.PIPE, **environment: str) -> subprocess.Popen[str]:
        """Start the launcher in its own process group, as a terminal does."""
        # A background job ignores SIGINT, and its child processes inherit that.
        ctrl_c = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
        return subprocess.Popen(
            self.command(before=ctrl_c),
            env=self.environment | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            encoding="utf-8",
            start_new_session=True,
        )

    def calls(self) -> list[str]:
        """Return the calls of the fake uv since the last start."""
        return self.call_file.read_text(encoding="utf-8").splitlines()

    def told(self) -> dict[str, str]:
        """Return what the last step was told about certificates and the compiler."""
        lines = self.call_file.with_name("calls.txt.told").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines)

    def steps(self) -> list[str]:
        """Summarize the calls."""
        names = {"venv": "venv", "--require-hashes": "packages", "--no-build-isolation": "project"}
        return [
            "zig" if call.endswith("zig.txt") else step
            for call in self.calls()
            for word, step in names.items()
            if word in call.split()
        ]


def message_line(key: str, output: str = "", **values: int) -> str:
    """Return a message as hatch_build.py leaves it for the launcher."""
    return json.dumps({"key": key, "values": values, "output": output}) + "\n"


def report(result: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Parse the report of the fake program, which must be its only output."""
    assert result.stdout.count("\n") == 1, result
    return json.loads(result.stdout)


def assert_problem(
    result: subprocess.CompletedProcess[str], *words: str, first_line: str = ""
) -> None:
    """Check that stderr is the first line, the steps, and one sentence with these words."""
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith(first_line)
    sentence = re.sub(
        r"^\[\d/\d\] .*\.\.\.\n",
        "",
        result.stderr.removeprefix(first_line + "\n"),
        flags=re.MULTILINE,
    )
    assert sentence.count("\n") == 1
    assert sentence.endswith(".\n")
    assert "Traceback" not in sentence
    for word in words:
        assert word in sentence
