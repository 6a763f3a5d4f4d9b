"""Build the documentation as a site that works from files: `python docs/make_site.py [FOLDER]`.

Needs what requirements/docs.txt names; with --install, that is installed first. Nothing is done if
the folder already holds the site of the same sources.
"""

import hashlib
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from website.errors import SiteError
from website.navigation import places, read_navigation
from website.pages import ROOT, pages

SITE: Final = ROOT / "src" / "rapido" / "documentation"
"""where the package expects it; not in git"""
STAMP: Final = "stamp.txt"
"""in the site: a hash of what it was built from"""
SOURCES: Final = ("docs", "examples", "conformance/README.md", "bench/README.md", "src/rapido")
STEPS: Final = 5
"""what is missing is installed; then those of `build_site`"""
TOOLS: Final = ("zensical", "griffe")
LOCK: Final = ROOT / "requirements" / "docs.txt"


def build(target: Path = SITE, on_step: Callable[[], None] = lambda: None) -> bool:
    """Write the site into a folder, unless it is up to date; return whether it was written."""
    stamp, fresh = target / STAMP, fingerprint()
    if stamp.is_file() and stamp.read_text("utf-8") == fresh:
        return False
    if target.is_dir() and not stamp.is_file() and any(target.iterdir()):
        raise SiteError(f"The folder {target} holds other files: name a new or an empty one.")
    if missing := [name for name in TOOLS if find_spec(name) is None]:
        raise SiteError(
            f"Missing: {', '.join(missing)}. Install what builds the site:"
            f" pip install --no-deps --require-hashes -r {LOCK.relative_to(ROOT)}"
        )
    from website.build import build_site  # noqa: PLC0415 - imports the tools

    with TemporaryDirectory(prefix="rapido-docs-") as folder:
        built = build_site(Path(folder), on_step)
        (built / STAMP).write_text(fresh, "utf-8")
        if target.is_dir():
            shutil.rmtree(target)
        shutil.copytree(built, target)
    return True


def fingerprint() -> str:
    """Hash everything that the site is made from."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        content = path.read_bytes()
        digest.update(repr((path.relative_to(ROOT).as_posix(), len(content))).encode() + content)
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield from (LOCK, ROOT / "pyproject.toml")
    for name in SOURCES:
        top = ROOT / name
        found = top.rglob("*") if top.is_dir() else [top]
        # Of the package, the docstrings, and what notebooks run: .stamp is that of the kernel.
        ending = {".py", ".npz", ".stamp"} if name == "src/rapido" else set[str]()
        for path in found:
            if path.suffix != ".pyc" and path.is_file() and (not ending or path.suffix in ending):
                yield path


def page_names() -> set[str]:
    """Return the names of all pages, without building them."""
    found = [place.as_posix() for place in pages().values()] + [*places(read_navigation())]
    names = {name.removesuffix(".md").removesuffix("/README") for name in found}
    return {"index" if name == "README" else name for name in names}


def install() -> None:
    """Install what is missing into this environment, as locked."""
    if all(find_spec(name) for name in TOOLS):
        return
    uv = shutil.which("uv")
    pip = (
        [uv, "pip", "install", "--python", sys.executable]
        if uv
        else [sys.executable, "-m", "pip", "install"]
    )
    command = [*pip, "--quiet", "--no-deps", "--require-hashes", "-r", str(LOCK)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, errors="replace", check=False)  # noqa: S603
    if done.returncode != 0:
        raise SiteError((done.stderr or done.stdout).strip())


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=SITE, help="default: %(default)s")
    parser.add_argument("--install", action="store_true", help="install what is missing")
    parser.add_argument("--pages", action="store_true", help="list the pages, and build nothing")
    options = parser.parse_args()
    if options.pages:
        print(*sorted(page_names()), sep="\n")
        return
    steps = count(1)

    def tell_step() -> None:  # `rapido docs` reads this
        print(f"step {next(steps)} of {STEPS}", flush=True)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # remove the temporary folder
    try:
        tell_step()
        if options.install:
            install()
        written = build(options.folder, tell_step)
    except SiteError as error:
        sys.exit(str(error))
    print(options.folder if written else f"{options.folder} (unchanged)")


if __name__ == "__main__":
    main()
