"""The reference: what the public packages export, from signatures and docstrings.

The sources are read, not imported: the build needs nothing that they import.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import griffe

from website.errors import SiteError
from website.reference_entry import Documented, entry_of

PACKAGES: Final = {
    "rules": "",
    "record": "",
    "fair": "",
    "players": "",
    "review": "",
    "kernel": "",
    "engine_protocol": "client wire codec",
    "envs": "rapido_v0 single_agent vector open_spiel",
}
"""the public packages; where a package exports nothing itself, its public modules"""
OVERVIEW: Final = "reference/README.md"
"""begins as the page of this name in docs/"""
SECTIONS: Final = {
    "functions": "Functions",
    "classes": "Classes",
    "errors": "Errors",
    "values": "Values and types",
}


def reference_pages(source: Path) -> dict[str, str]:
    """Return the pages by their place in the site; the first one lists the others."""
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
    pages = {f"reference/{name}.md": _page(name, parts, names) for name, parts in found.items()}
    return {OVERVIEW: _overview(found), **pages}


Parts = list[tuple[griffe.Module, list[Documented]]]


def _parts(package: griffe.Module, modules: str) -> Parts:
    parts = [package, *(package.modules[name] for name in modules.split())]
    return [(part, [*_exported(part)]) for part in parts]


def _exported(module: griffe.Module) -> Iterator[Documented]:
    """List what a module exports: by `__all__`, or what it defines itself."""
    listed = module.exports
    names = [str(name) for name in listed] if listed is not None else _own_names(module)
    for name in names:
        yield Documented(name, module[name])


def _own_names(module: griffe.Module) -> list[str]:
    return [
        name
        for name, member in module.members.items()
        if not (name.startswith("_") or member.is_alias or member.is_module)
    ]


def _page(package: str, parts: Parts, names: dict[str, str]) -> str:
    lines = [f"# rapido.{package}", ""]
    for module, documented in parts:
        if module.name != package:
            lines += [f"## {module.path}", ""]
        lines += [_linked(module.docstring.value if module.docstring else "", names, package), ""]
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
        docstring = parts[0][0].docstring
        about = docstring.value.split("\n\n")[0].replace("\n", " ") if docstring else ""
        lines.append(f"| [`rapido.{name}`]({name}.md) | {about} |")
    return "\n".join(lines) + "\n"


def _linked(text: str, names: dict[str, str], package: str) -> str:
    """Link the names in a text to their entries; headings and code blocks stay as they are."""

    def link(code: re.Match[str]) -> str:
        place = names.get(code[1])
        if place is None:
            return code[0]
        return f"[{code[0]}]({place.removeprefix(f'{package}.md')})"

    parts = re.split(r"(^```.*?^```$|^#.*?$|^<.*?$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(
        part
        if part.startswith(("```", "#", "<"))
        else re.sub(r"docs/([\w-]+)\.md", r"[\1](../\1.md)", re.sub(r"(?<!\[)`(\w+)`", link, part))
        for part in parts
    )
