"""The platforms for which wheels are built on one machine; loaded by path when Rapido is installed.

The clang in the package ziglang compiles and links for all of them, with the C library of each.
"""

import os
import sys
import sysconfig
from typing import Final, NamedTuple

_SUFFIXES: Final = {"windows": ".dll", "macos": ".dylib"}
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}
_MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}


class Target(NamedTuple):
    system: str
    """linux, macos or windows"""
    machine: str
    """as in the comments `build, MACHINE: FLAGS` of the C files"""
    triple: str
    """what zig calls it"""
    wheel_tags: tuple[str, ...]


def _linux(machine: str, triple: str, *tags: str) -> Target:
    return Target("linux", machine, f"{machine}-linux-{triple}", tags)


# The oldest C libraries that zig can link for and that the oldest usable numpy runs on.
TARGETS: Final = {
    "linux-x86_64": _linux("x86_64", "gnu.2.17", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
    "linux-aarch64": _linux(
        "aarch64", "gnu.2.17", "manylinux_2_17_aarch64", "manylinux2014_aarch64"
    ),
    "musl-x86_64": _linux("x86_64", "musl", "musllinux_1_2_x86_64"),
    "musl-aarch64": _linux("aarch64", "musl", "musllinux_1_2_aarch64"),
    "macos-x86_64": Target("macos", "x86_64", "x86_64-macos.11.0", ("macosx_11_0_x86_64",)),
    "macos-aarch64": Target("macos", "aarch64", "aarch64-macos.11.0", ("macosx_11_0_arm64",)),
    "windows-x86_64": Target("windows", "x86_64", "x86_64-windows-gnu", ("win_amd64",)),
    "windows-aarch64": Target("windows", "aarch64", "aarch64-windows-gnu", ("win_arm64",)),
}


def library_name(target: Target | None = None) -> str:
    """Return the name of the library, by which the same platform finds it when it runs."""
    system, machine = (target.system, target.machine) if target else (_system(), _machine())
    return f"rapido_kernel-{system}-{machine}{_SUFFIXES.get(system, '.so')}"


def target_of_this_platform() -> str | None:
    """Return the target whose wheels run here, if there is one."""
    musl = "musl" in (sysconfig.get_config_var("HOST_GNU_TYPE") or "")
    name = f"{'musl' if musl else _system()}-{_machine()}"
    return name if name in TARGETS else None


def _system() -> str:
    return _SYSTEMS.get(sys.platform, sys.platform)


def _machine() -> str:
    if sys.platform == "win32":
        # Python may be built for another machine than the one that emulates it.
        name = sysconfig.get_platform().rpartition("-")[2]
    else:
        name = os.uname().machine
    return _MACHINES.get(name.lower(), name.lower())
