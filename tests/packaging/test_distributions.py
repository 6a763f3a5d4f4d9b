"""What wheels and sdists contain and say, without building them; packaging/build_wheels.py does."""

import hashlib
import importlib
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from rapido import __version__
from rapido.cli import main
from rapido.cli.missing_package import EXTRAS
from rapido.kernel.native.build import SOURCES, library_path
from rapido.kernel.native.targets import TARGETS, library_name, target_of_this_platform
from rapido.locales import LANGUAGES

PYPROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
BINARY = re.compile(r"\.(so|dll|dylib|stamp|o|pyc)$")


def files_of(builder: WheelBuilder | SdistBuilder) -> list[str]:
    return [file.distribution_path for file in builder.recurse_included_files()]


def test_wheel_contains_what_runs_and_no_library_by_itself() -> None:
    found = files_of(WheelBuilder("."))
    assert {"rapido/py.typed", "rapido/players/value.npz", "rapido/locales/de/game.ftl"} <= {*found}
    assert any(name.startswith("rapido/web/static/") for name in found)
    # The hook adds the library of one platform.
    assert [name for name in found if BINARY.search(name)] == []


def test_sdist_contains_the_built_page_and_no_binary() -> None:
    found = files_of(SdistBuilder("."))
    assert any(name.startswith("src/rapido/web/static/") for name in found)
    assert {"src/rapido/kernel/c/game/game.h", "frontend/package-lock.json", "rapido"} <= {*found}
    assert {"requirements/run.txt", "CITATION.cff", "packaging/build_wheels.py"} <= {*found}
    assert [name for name in found if BINARY.search(name) or "node_modules" in name] == []


def test_cibuildwheel_builds_with_the_oldest_python_and_tries_the_wheel() -> None:
    recipe = PYPROJECT["tool"]["cibuildwheel"]
    oldest = PROJECT["requires-python"].removeprefix(">=").replace(".", "")
    assert recipe["build"] == f"cp{oldest}-*"
    script = recipe["test-command"].removeprefix("python {project}/")
    assert script in files_of(SdistBuilder("."))


@pytest.mark.parametrize(
    ("built", "in_sdist", "needed"),
    [
        (True, True, set[str]()),
        (False, True, {"nodejs", "msgspec", "numpy", "platformdirs"}),
        (True, False, {"msgspec", "numpy", "platformdirs", "zensical", "griffelib"}),
        (False, False, {"nodejs", "msgspec", "numpy", "platformdirs", "zensical", "griffelib"}),
    ],
)
def test_what_is_built_needs_nothing_to_build_it(
    *,
    built: bool,
    in_sdist: bool,
    needed: set[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    shutil.copy("pyproject.toml", tmp_path)
    if in_sdist:
        (tmp_path / "PKG-INFO").touch()
    hook = hatch_build.Built.__new__(hatch_build.Built)
    monkeypatch.setattr(hatch_build.Built, "root", str(tmp_path))
    monkeypatch.setattr(hatch_build, "_node_on_path", lambda: False)
    monkeypatch.setattr(hatch_build, "page_is_built", {tmp_path: built}.__getitem__)
    assert {re.split(r"\W", each)[0] for each in hook.dependencies()} == needed | {"ziglang"}


def test_page_is_still_built_while_the_kernel_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hatch_build, "PAGE_SOURCES", ("c",))
    (tmp_path / "c" / ".rapido_kernel-1").mkdir(parents=True)
    stamp = tmp_path / "src" / "rapido" / "web" / "static" / "stamp.txt"
    stamp.parent.mkdir(parents=True)
    stamp.write_text(f"{hashlib.sha256().hexdigest()} with core")  # of no files
    (tmp_path / "c" / ".rapido_kernel-1" / "game.o").touch()
    assert hatch_build.page_is_built(tmp_path)
    (tmp_path / "c" / "game.c").touch()
    assert not hatch_build.page_is_built(tmp_path)


def test_node_trusts_the_certificates_that_pip_does() -> None:
    system = {"NODE_USE_SYSTEM_CA": "1"}
    assert hatch_build.trusting({}) == system
    for name in ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE"):
        found = hatch_build.trusting({name: "/our/proxy.pem"})
        assert found == {**system, name: "/our/proxy.pem", "NODE_EXTRA_CA_CERTS": "/our/proxy.pem"}
    own = {"NODE_USE_SYSTEM_CA": "0", "NODE_EXTRA_CA_CERTS": "/own.pem", "PIP_CERT": "/pip.pem"}
    assert hatch_build.trusting(own) == own


def test_failed_npm_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="npm ci failed, for the reason above"):
        hatch_build.npm(["ci", "--offline"], tmp_path)


@pytest.mark.parametrize("name", TARGETS)
def test_every_target_has_tags_that_an_index_accepts(name: str) -> None:
    accepted = (
        r"(manylinux(_2_\d+|2014)|musllinux_1_\d|macosx_\d+_0)_(x86_64|aarch64|arm64)|win_\w+64"
    )
    for tag in TARGETS[name].wheel_tags:
        assert re.fullmatch(accepted, tag)


def test_this_platform_finds_the_library_of_its_wheel() -> None:
    name = target_of_this_platform()
    if name is None:
        pytest.skip("there are no wheels for this platform")
    assert library_path(SOURCES).name == library_name(TARGETS[name])


def test_metadata_says_nothing_that_is_not_so() -> None:
    versions = {each[-4:] for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)}
    assert PROJECT["requires-python"] == f">={min(versions)}"
    description = Path(PROJECT["readme"]).read_text("utf-8")
    # Neither pictures nor relative links work on an index.
    assert not re.search(r"\]\((?!https://)|<img", description)
    for extra in re.findall(r"rapido-game\[(\w+)\]", description):
        assert extra in PROJECT["optional-dependencies"]
    citation = yaml.safe_load(Path("CITATION.cff").read_text("utf-8"))
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]


def test_command_named_like_the_package_starts_rapido() -> None:
    # uvx and `pipx run` look for it.
    assert PROJECT["scripts"][PROJECT["name"]] == PROJECT["scripts"]["rapido"]


def test_description_runs() -> None:
    text = Path(PROJECT["readme"]).read_text("utf-8")
    [program] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    [output] = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.decode() == output


def test_an_installation_is_proved_here_as_elsewhere() -> None:
    program = [sys.executable, "packaging/check_installed.py"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_headers_of_the_compiled_library_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    name = target_of_this_platform()
    if name is None or not library_path(SOURCES).exists():
        pytest.skip("there is no library for this platform")
    monkeypatch.syspath_prepend("packaging")  # pyright: ignore[reportUnknownMemberType]
    headers = importlib.import_module("library_headers").read_headers(
        library_path(SOURCES).read_bytes()
    )
    assert headers.machine == TARGETS[name].machine
    assert "rapido_abi" in headers.functions
    assert not any("rapido" in library for library in headers.libraries)


# A small core


def test_every_package_of_an_extra_is_known_to_the_command_line() -> None:
    distributions = packages_distributions()
    for module, extra in EXTRAS.items():
        listed = " ".join(PROJECT["optional-dependencies"][extra]).lower().replace("_", "-")
        names = [name.lower().replace("_", "-") for name in distributions.get(module, ())]
        if names and module != "anyio":  # which starlette brings
            assert any(name in listed for name in names), module


BLOCKED = """
import importlib.abc, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError("No module named " + name, name=name)

sys.meta_path.insert(0, Blocked())
from rapido.cli import main
"""


def run_core(program: str) -> subprocess.CompletedProcess[str]:
    blocked = BLOCKED.replace("{names}", repr({*EXTRAS, "uvloop"}))
    command = [sys.executable, "-c", blocked + program]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_core_plays_and_computes_without_extras() -> None:
    program = """
import rapido.fair, rapido.kernel, rapido.lab, rapido.players, rapido.record, rapido.review
for words in (["rules"], ["simulate", "--players", "careful,bold", "--games", "50", "--json"]):
    assert main(words) == 0
sys.exit(main(["serve", "--show-settings", "--json"]))
"""
    done = run_core(program)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [["site", "SITE"], ["bot", "--join", "http://here/r/abc"]])
def test_missing_extra_is_named(words: list[str], tmp_path: Path) -> None:
    given = [word.replace("SITE", str(tmp_path / "site")) for word in words]
    done = run_core(f"sys.exit(main({given!r}))")
    assert done.returncode == 2
    assert done.stderr.endswith('[serve]"\n')
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_extra_is_named_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_options: object) -> int:
        raise ModuleNotFoundError("No module named 'asyncpg.pool'", name="asyncpg.pool")

    monkeypatch.setattr("rapido.cli.rules.run", missing)
    assert main(["rules", "--language", language]) == 2
    sentence = capsys.readouterr().err
    assert sentence.endswith('[scale]"\n')
    assert sentence.count("\n") == 1


def test_other_missing_modules_are_errors_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_options: object) -> int:
        raise ModuleNotFoundError("No module named 'rapido.no'", name="rapido.no")

    monkeypatch.setattr("rapido.cli.rules.run", missing)
    with pytest.raises(ModuleNotFoundError):
        main(["rules"])
