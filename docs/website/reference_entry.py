"""One entry of the reference: a function, a class, an error, a value."""

from collections.abc import Iterator
from dataclasses import dataclass

import griffe


@dataclass
class Documented:
    """Something public, under the name by which it is imported."""

    name: str
    member: griffe.Object | griffe.Alias

    @property
    def target(self) -> griffe.Object:
        return self.member.final_target if isinstance(self.member, griffe.Alias) else self.member

    @property
    def kind(self) -> str:
        if self.target.is_function:
            return "functions"
        if isinstance(self.target, griffe.Class):
            bases = {str(base) for base in self.target.bases}
            is_error = any(base.endswith(("Error", "Exception")) for base in bases)
            return "errors" if is_error else "classes"
        return "values"


def entry_of(documented: Documented, level: str) -> str:
    """Return the entry as Markdown: a heading with the name as anchor, signature, text, members."""
    target, name = documented.target, documented.name
    lines = [f"{level} {name} {{ #{name} }}", "", "```python", *_signature(target, name), "```", ""]
    lines += [_text(target), ""]
    if isinstance(target, griffe.Class):
        lines += _members(target)
    return "\n".join(lines) + "\n"


def _signature(target: griffe.Object, name: str) -> list[str]:
    if isinstance(target, griffe.Function):
        return _function(target)
    if isinstance(target, griffe.Class):
        bases = ", ".join(str(base) for base in target.bases)
        return [f"class {name}({bases})" if bases else f"class {name}"]
    if isinstance(target, griffe.Attribute) and target.value is not None:
        value = str(target.value)
        if len(value) <= 200:
            return [f"{name} = {value}"]
    annotation = getattr(target, "annotation", None)
    return [f"{name}: {annotation}" if annotation else name]


def _function(target: griffe.Function) -> list[str]:
    """Return the signature, one parameter in each line if it is long."""
    whole = "def " + target.signature()
    if len(whole) <= 88:
        return [whole]
    opened, _, rest = whole.partition("(")
    inside, _, returns = rest.rpartition(")")
    return [f"{opened}(", *(f"    {each}," for each in _split(inside)), f"){returns}"]


def _split(parameters: str) -> Iterator[str]:
    """Split at commas that are not inside brackets."""
    depth, start = 0, 0
    for place, letter in enumerate(parameters):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield parameters[start:place].strip()
            start = place + 1
    yield parameters[start:].strip()


def _text(target: griffe.Object) -> str:
    return target.docstring.value if target.docstring else ""


def _members(target: griffe.Class) -> Iterator[str]:
    fields: list[str] = []
    methods: list[str] = []
    for name, member in target.members.items():
        if isinstance(member, griffe.Alias) or (name.startswith("_") and name != "__call__"):
            continue
        if isinstance(member, griffe.Attribute):
            about = _text(member).replace("\n", " ").replace("|", "\\|")
            annotation = str(member.annotation or member.value or "").replace("|", "\\|")
            fields.append(f"| `{name}` | `{annotation}` | {about} |")
        elif isinstance(member, griffe.Function):
            signature = "\n".join(_function(member))
            methods += ["```python", signature, "```", "", _text(member), ""]
    if fields:
        yield from ["| member | type | |", "|---|---|---|", *fields, ""]
    yield from methods
