"""The reference: what the public packages export, from signatures and docstrings.

The sources are read, not imported: the build needs nothing that they import.
"""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final, cast

import griffe

from website.errors import SiteError
from website.reference_entry import Documented, entry_of

PACKAGES: Final = {
    "rules": "",
    "record": "",
    "fair": "",
    "players": "evaluate evaluation",
    "review": "",
    "kernel": "state.actions state.observation gpu",
    "engine_protocol": "client wire codec",
    "envs": "rapido_v0 aec single_agent vector open_spiel",
}
"""the public packages, with their public modules besides what they export themselves"""
OVERVIEW: Final = "reference/README.md"
"""begins as the page of this name in docs/"""
SECTIONS: Final = {
    "functions": "Functions",
    "classes": "Classes",
    "errors": "Errors",
    "values": "Values and types",
}

LEFT_ALONE: Final = re.compile(
    r"(^```.*?^```$|^#.*?$|^<.*?$|^\| `\w+` \|)", re.MULTILINE | re.DOTALL
)
"""what holds no links: code, headings, HTML, the names of members"""


def reference_pages(source: Path, begun: Collection[str] = ()) -> dict[str, str]:
    """Return the pages by their place in the site; the first one lists the others.

    Those in `begun` are continued: their headings and first sentences are written by hand.
    """
    project = griffe.load(
        "rapido",
        search_paths=[source],
        resolve_aliases=True,
        try_relative_path=False,  # the launcher has the same name
    )
    if not isinstance(project, griffe.Module):
        raise SiteError(f"There is no package rapido in {source}.")
    found = {
        name: _parts(project.modules[name], modules)
        for name, modules in PACKAGES.items()
        if name in project.modules
    }
    names = {
        each.name: f"{package}.md#{each.name}"
        for package, parts in reversed(found.items())
        for _, documented in parts
        for each in documented
    }
    pages = {OVERVIEW: _overview(found)}
    for name, parts in found.items():
        place = f"reference/{name}.md"
        page = _page(name, parts, names)
        pages[place] = page if place in begun else _begin(parts[0][0], names) + page
    return pages


Parts = list[tuple[griffe.Module, list[Documented]]]


def _parts(package: griffe.Module, modules: str) -> Parts:
    parts = [package, *(cast("griffe.Module", package[name]) for name in modules.split())]
    return [(part, [*_exported(part)]) for part in parts]


def _exported(module: griffe.Module) -> Iterator[Documented]:
    """List what a module exports: by `__all__`, or what it defines itself."""
    listed = module.exports
    names = [str(name) for name in listed] if listed is not None else _own_names(module)
    for name in names:
        member = module[name]
        # A function may have the name of the module that defines it.
        if isinstance(member, griffe.Module):
            member = member[name]
        yield Documented(name, member)


def _own_names(module: griffe.Module) -> list[str]:
    return [
        name
        for name, member in module.members.items()
        if not (name.startswith("_") or member.is_alias or member.is_module)
    ]


def _begin(package: griffe.Module, names: dict[str, str]) -> str:
    return f"# {package.path}\n\n{_linked(_about(package), names, package.name)}\n\n"


def _about(module: griffe.Module) -> str:
    return module.docstring.value if module.docstring else ""


def _page(package: str, parts: Parts, names: dict[str, str]) -> str:
    lines: list[str] = []
    for module, documented in parts:
        if module.name != package:
            lines += [f"## {module.path}", "", _linked(_about(module), names, package), ""]
        level = "##" if module.name == package else "###"
        for kind, title in SECTIONS.items():
            entries = [each for each in documented if each.kind == kind]
            if entries:
                lines += [f"{level} {title} {{ #{module.name}-{kind} }}", ""]
            for each in sorted(entries, key=lambda each: each.name.lower()):
                lines += [_linked(entry_of(each, level + "#"), names, package)]
    return "\n".join(lines) + "\n"


def _overview(found: dict[str, Parts]) -> str:
    lines = ["| package | what it is for |", "|---|---|"]
    for name, parts in found.items():
        about = _about(parts[0][0]).split("\n\n")[0].replace("\n", " ")
        lines.append(f"| [`rapido.{name}`]({name}.md) | {about} |")
    return "\n".join(lines) + "\n"


def _linked(text: str, names: dict[str, str], package: str) -> str:
    """Link the names in a text to their entries; headings, code and members stay as they are."""

    def link(code: re.Match[str]) -> str:
        place = names.get(code[1])
        if place is None:
            return code[0]
        return f"[{code[0]}]({place.removeprefix(f'{package}.md')})"

    parts = LEFT_ALONE.split(text)
    for number in range(0, len(parts), 2):
        part = re.sub(r"(?<!\[)`(\w+)`", link, parts[number])
        parts[number] = re.sub(r"docs/([\w-]+)\.md", r"[\1](../\1.md)", part)
    return "".join(parts)
