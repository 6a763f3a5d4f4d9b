"""One entry of the reference: a function, a class, an error, a value."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import griffe


@dataclass
class Documented:
    """Something public, under the name by which it is imported."""

    name: str
    member: griffe.Object | griffe.Alias

    @property
    def target(self) -> griffe.Object:
        found = self.member.final_target if isinstance(self.member, griffe.Alias) else self.member
        return _named_class(found) or found

    @property
    def kind(self) -> str:
        if self.target.is_function:
            return "functions"
        if isinstance(self.target, griffe.Class):
            bases = {str(base) for base in self.target.bases}
            is_error = any(base.endswith(("Error", "Exception")) for base in bases)
            return "errors" if is_error else "classes"
        return "values"


def _named_class(found: griffe.Object) -> griffe.Class | None:
    """Return the class of which this is only another name."""
    if not isinstance(found, griffe.Attribute) or not str(found.value).isidentifier():
        return None
    try:
        named = found.modules_collection[found.resolve(str(found.value))]
    except (KeyError, griffe.NameResolutionError):
        return None
    target = named.final_target if isinstance(named, griffe.Alias) else named
    return target if isinstance(target, griffe.Class) else None


def entry_of(documented: Documented, level: str) -> str:
    """Return the entry as Markdown: a heading with the name as anchor, signature, text, members."""
    target, name = documented.target, documented.name
    lines = [f"{level} {name} {{ #{name} }}", "", "```python", *_signature(target, name), "```", ""]
    lines += [_text(target), ""]
    if isinstance(target, griffe.Class):
        if init := target.members.get("__init__"):
            lines += [_text(cast("griffe.Object", init)), ""]
        lines += _members(target)
    return "\n".join(lines) + "\n"


def _signature(target: griffe.Object, name: str) -> list[str]:
    if isinstance(target, griffe.Function):
        return _function(target)
    if isinstance(target, griffe.Class):
        bases = ", ".join(str(base) for base in target.bases)
        return [f"class {name}({bases})" if bases else f"class {name}", *_constructor(target, name)]
    if isinstance(target, griffe.Attribute) and target.value is not None:
        value = str(target.value)
        if len(value) <= 200:
            return [f"{name} = {value}"]
    annotation = getattr(target, "annotation", None)
    return [f"{name}: {annotation}" if annotation else name]


def _constructor(target: griffe.Class, name: str) -> list[str]:
    """Return how it is called: by its fields, if it is a dataclass or a named tuple."""
    if "NamedTuple" in {str(base) for base in target.bases}:
        return _lines(f"{name}({', '.join(_fields(target))})")
    init = target.members.get("__init__")
    if not isinstance(init, griffe.Function):
        return []
    # To griffe, a constant with the type `ClassVar` is a field of a dataclass.
    own = [each for each in init.parameters if str(each.annotation) != "ClassVar"]
    init.parameters = griffe.Parameters(*own)
    return _lines(init.signature(name=name).removesuffix(" -> None"))


def _fields(target: griffe.Class) -> Iterator[str]:
    for name, member in target.members.items():
        if isinstance(member, griffe.Attribute) and "property" not in member.labels:
            default = "" if member.value is None else f" = {member.value}"
            yield f"{name}: {member.annotation}{default}"


def _function(target: griffe.Function) -> list[str]:
    labels = target.labels
    kinds = [f"@{label}" for label in ("classmethod", "staticmethod") if label in labels]
    word = "async def" if "async" in labels else "def"
    return [*kinds, *_lines(f"{word} {target.signature()}")]


def _lines(whole: str) -> list[str]:
    """Return a signature with one parameter in each line if it is long."""
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


def _literal(member: griffe.Attribute) -> str:
    """Return a value that says more than its name: a text or a number."""
    value = str(member.value or "")
    return f"`{value}`" if value[:1] in {"'", '"'} or value.isdigit() else ""


def _members(target: griffe.Class) -> Iterator[str]:
    fields: list[str] = []
    methods: list[str] = []
    for name, member in target.members.items():
        if isinstance(member, griffe.Alias) or (name.startswith("_") and name != "__call__"):
            continue
        if isinstance(member, griffe.Attribute):
            about = _text(member).replace("\n", " ").replace("|", "\\|")
            annotation = str(member.annotation or "")
            shown = (
                f"`{annotation}`" if annotation and annotation != "ClassVar" else _literal(member)
            )
            if shown or about:
                fields.append(f"| `{name}` | {shown} | {about} |")
        elif isinstance(member, griffe.Function):
            signature = "\n".join(_function(member))
            methods += ["```python", signature, "```", "", _text(member), ""]
    if fields:
        yield from ["| member | type | |", "|---|---|---|", *fields, ""]
    yield from methods
