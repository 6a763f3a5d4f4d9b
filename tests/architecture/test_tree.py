"""The repository: no local paths, no registry hosts, no build output, no oversized files."""

import re
import subprocess
from pathlib import Path

FOREIGN = re.compile(r"(?<![\w.])/(?:work|root|home)/|pythonhosted|registry\.npmjs|pypi\.org")


def tracked() -> list[Path]:
    """Return the files tracked by git, or all of src if this is not a checkout."""
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=False)
    return [Path(name) for name in done.stdout.split("\n") if name] or list(Path("src").rglob("*"))


def texts() -> dict[Path, str]:
    found: dict[Path, str] = {}
    for path in tracked():
        if path.is_file():
            try:
                found[path] = path.read_text("utf-8")
            except UnicodeDecodeError:
                continue
    return found


def test_no_local_paths_or_registry_hosts() -> None:
    for path, text in texts().items():
        if path != Path("tests/architecture/test_tree.py"):
            assert not FOREIGN.search(text), path


def test_no_build_output() -> None:
    for path in tracked():
        assert path.suffix not in {".so", ".pyd", ".whl", ".gz", ".zip"}, path
        assert not {"node_modules", "dist", ".venv"} & set(path.parts), path


def test_files_stay_small() -> None:
    for path, text in texts().items():
        if path.suffix == ".py" and path.parts[0] == "src":
            assert text.count("\n") <= 280, f"split {path}"


def test_readme_and_ci_use_the_same_test_command() -> None:
    script = Path(".ci/run").read_text()
    commands = [line for line in script.splitlines() if line and not line.startswith("#")]
    assert commands == ["exec ./rapido test"]
    assert "./rapido test" in Path("README.md").read_text("utf-8")
