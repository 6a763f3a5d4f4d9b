"""Check the library in each wheel by its headers: `python packaging/check_wheels.py dist`.

It is for the machine and the system of the wheel's tags, needs nothing but the C library, exports
what that for Linux exports, is as it was compiled, and is signed where macOS asks for that.
"""

import hashlib
import re
import sys
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from library_headers import Headers, read_headers

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from rapido.kernel.native.targets import TARGETS, Target, library_name  # noqa: E402

C_LIBRARIES: Final = {
    "gnu": r"lib[cm]\.so\.6",
    "musl": r"libc\.so",
    "macos": r"/usr/lib/libSystem\.B\.dylib",
    "windows": r"KERNEL32\.dll|api-ms-win-crt-\w+-l1-1-0\.dll",
}


def main(folder: Path) -> int:
    wheels = sorted(folder.glob("*.whl"))
    exported: dict[str, frozenset[str]] = {}
    expected: set[str] = set()
    faults: list[str] = []
    for wheel in wheels:
        name, target = target_of(wheel)
        headers, damage = open_wheel(wheel, target)
        exported[wheel.name] = headers.functions
        if target.system == "linux":  # other systems add functions of their own
            expected |= {each for each in headers.functions if "_avx" not in each}
        faults += [f"{wheel.name}: {each}" for each in (*damage, *compare(headers, name, target))]
        print(f"{wheel.name}: {describe(headers)}")
    for wheel, functions in exported.items():
        if missing := expected - functions:
            faults.append(f"{wheel} does not export {', '.join(sorted(missing))}")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults or not wheels else 0


def target_of(wheel: Path) -> tuple[str, Target]:
    tag = wheel.stem.rpartition("-")[2]
    return next(each for each in TARGETS.items() if tag == ".".join(each[1].wheel_tags))


def open_wheel(wheel: Path, target: Target) -> tuple[Headers, list[str]]:
    """Read the library of a wheel; also say what is wrong with its files."""
    path = f"rapido/kernel/c/{library_name(target)}"
    with ZipFile(wheel) as files:
        others = [each for each in files.namelist() if re.search(r"\.(so|dll|dylib)$", each)]
        content = files.read(path)
        stamp = files.read(f"{path.rpartition('.')[0]}.stamp").decode().split()
    faults = [f"it contains {each}" for each in others if each != path]
    if stamp[-1:] != [hashlib.sha256(content).hexdigest()]:
        faults.append("the library is not the one that was compiled")
    if str(ROOT).encode() in content or str(Path.home()).encode() + b"/" in content:
        faults.append("the library names a folder of this machine")
    return read_headers(content), faults


def compare(headers: Headers, name: str, target: Target) -> list[str]:
    """Say what is wrong with a library for this target."""
    system = "musl" if name.startswith("musl") else target.system.replace("linux", "gnu")
    unknown = [each for each in headers.libraries if not re.fullmatch(C_LIBRARIES[system], each)]
    faults = [f"it needs {each}" for each in sorted(unknown)]
    if headers.machine != target.machine:
        faults.append(f"the library is for {headers.machine}")
    if system in {"gnu", "macos"}:
        tagged = re.findall(r"\d+", target.wheel_tags[0].replace("x86_64", ""))[:2]
        needed = re.findall(r"\d+", headers.system)[:2]
        if list(map(int, needed)) > list(map(int, tagged)):
            faults.append(f"it needs version {headers.system}, its tag says {'.'.join(tagged)}")
    if name == "macos-aarch64" and not headers.signed:
        faults.append("macOS refuses it, since it is not signed")
    return faults


def describe(headers: Headers) -> str:
    libraries = ", ".join(sorted(headers.libraries))
    about = [headers.machine, f"{len(headers.functions)} functions", f"needs {libraries}"]
    about += [headers.system] * bool(headers.system) + ["signed"] * headers.signed
    return "; ".join(about)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if sys.argv[1:] else ROOT / "dist")))
