"""Reads from the headers of a compiled library what it needs and what it offers."""

import hashlib
import re
from struct import unpack_from
from typing import Final, NamedTuple

ELF_MACHINES: Final = {62: "x86_64", 183: "aarch64"}
PE_MACHINES: Final = {0x8664: "x86_64", 0xAA64: "aarch64"}
MACH_O_MACHINES: Final = {0x1000007: "x86_64", 0x100000C: "aarch64"}
SYMBOL_TABLE, NEEDED_VERSIONS, DYNAMIC = 11, 0x6FFFFFFE, 6
"""kinds of sections of ELF"""
SEGMENT, SYMBOLS, DYNAMIC_SYMBOLS = 0x19, 0x2, 0xB
LOAD_LIBRARY, SYSTEM_VERSION, SIGNATURE = 0xC, 0x32, 0x1D
"""kinds of load commands of Mach-O"""
CODE_DIRECTORY: Final = 0xFADE0C02


class Headers(NamedTuple):
    machine: str
    libraries: frozenset[str]
    """what it is linked with"""
    functions: frozenset[str]
    """what it exports"""
    system: str = ""
    """the newest version of the system or its C library that it needs, such as 2.17 or 11.0"""
    signed: bool = False
    """whether it has a signature, with the right digest of every page"""


def read_headers(content: bytes) -> Headers:
    if content.startswith(b"\x7fELF\x02\x01"):
        return _elf(content)
    if content.startswith(b"MZ"):
        return _pe(content)
    if content.startswith(b"\xcf\xfa\xed\xfe"):
        return _mach_o(content)
    raise ValueError("neither ELF nor PE nor Mach-O, of 64 bits and little-endian")


def _text(content: bytes, at: int) -> str:
    return content[at : content.index(b"\0", at)].decode()


def _elf(content: bytes) -> Headers:
    machine, table = unpack_from("<18xH20xQ", content)
    size, count = unpack_from("<58xHH", content)
    sections = [unpack_from("<IIQQQQIIQQ", content, table + size * i) for i in range(count)]
    libraries: set[str] = set()
    functions: set[str] = set()
    versions: set[str] = set()
    for _, kind, _, _, start, length, link, *_ in sections:
        strings = sections[link][4]
        if kind == DYNAMIC:
            entries = [unpack_from("<QQ", content, at) for at in range(start, start + length, 16)]
            libraries |= {_text(content, strings + value) for tag, value in entries if tag == 1}
        elif kind == SYMBOL_TABLE:
            for at in range(start, start + length, 24):
                name, info, _, section = unpack_from("<IBBH", content, at)
                if info == 0x12 and section:  # a global function that is defined here
                    functions.add(_text(content, strings + name))
        elif kind == NEEDED_VERSIONS:
            found = re.findall(rb"GLIBC_([\d.]+)\0", content[strings : strings + sections[link][5]])
            versions |= {version.decode() for version in found}
    newest = max(versions, key=_as_numbers, default="")
    return Headers(ELF_MACHINES[machine], frozenset(libraries), frozenset(functions), newest)


def _as_numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def _pe(content: bytes) -> Headers:
    [start] = unpack_from("<60xI", content)
    machine, sections, size = unpack_from("<4xHH12xH", content, start)
    exports, imports = unpack_from("<112xI4xI", content, start + 24)
    table = start + 24 + size
    mapped = [unpack_from("<8xIIII", content, table + 40 * i) for i in range(sections)]

    def at(address: int) -> int:
        """Return where something is in the file that is loaded to this address."""
        return next(
            address - begin + where
            for length, begin, _, where in mapped
            if begin <= address < begin + length
        )

    libraries: set[str] = set()
    entry = at(imports)
    while name := unpack_from("<12xI", content, entry)[0]:
        libraries.add(_text(content, at(name)))
        entry += 20
    count, names = unpack_from("<24xI4xI", content, at(exports))
    addresses = unpack_from(f"<{count}I", content, at(names))
    functions = {_text(content, at(address)) for address in addresses}
    return Headers(PE_MACHINES[machine], frozenset(libraries), frozenset(functions))


def _mach_o(content: bytes) -> Headers:
    machine, count = unpack_from("<4xI8xI", content)
    libraries: set[str] = set()
    system, signed, at = "", False, 32
    symbols = strings = first = defined = 0
    for _ in range(count):
        kind, size = unpack_from("<II", content, at)
        if kind == LOAD_LIBRARY:
            libraries.add(_text(content, at + unpack_from("<8xI", content, at)[0]))
        elif kind == SYSTEM_VERSION:
            [oldest] = unpack_from("<12xI", content, at)
            system = f"{oldest >> 16}.{oldest >> 8 & 0xFF}"
        elif kind == SYMBOLS:
            symbols, strings = unpack_from("<8xI4xI", content, at)
        elif kind == DYNAMIC_SYMBOLS:
            first, defined = unpack_from("<16xII", content, at)
        elif kind == SIGNATURE:
            signed = _is_signed(content, unpack_from("<8xI", content, at)[0])
        at += size
    indexes = [unpack_from("<I", content, symbols + 16 * (first + i))[0] for i in range(defined)]
    functions = {_text(content, strings + index).removeprefix("_") for index in indexes}
    return Headers(
        MACH_O_MACHINES[machine], frozenset(libraries), frozenset(functions), system, signed
    )


def _is_signed(content: bytes, signature: int) -> bool:
    """Compare the digests that macOS compares when a page of the library is loaded."""
    [blobs] = unpack_from(">8xI", content, signature)
    for blob in range(blobs):
        start = signature + unpack_from(">4xI", content, signature + 12 + 8 * blob)[0]
        if unpack_from(">I", content, start) == (CODE_DIRECTORY,):
            digests, pages, end, width, page = unpack_from(">16xI8xIIB2xB", content, start)
            return end == signature and all(
                content[start + digests + width * i :][:width]
                == hashlib.sha256(content[i << page : min(i + 1 << page, end)]).digest()
                for i in range(pages)
            )
    return False
