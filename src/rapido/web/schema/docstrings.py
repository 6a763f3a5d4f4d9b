"""Reads the docstrings below the fields of a class, which Python itself does not keep."""

import ast
import inspect
import textwrap
from functools import cache
from itertools import pairwise


def class_doc(kind: type) -> str:
    """Return the docstring of a class as one line."""
    return " ".join(inspect.cleandoc(kind.__doc__ or "").split())


def field_docs(kind: type) -> dict[str, str]:
    """Return the docstrings of the fields of a class, inherited ones included."""
    bases = [base for base in reversed(kind.__mro__) if base.__module__.startswith("rapido.")]
    return {name: text for base in bases for name, text in _own_field_docs(base).items()}


@cache
def _own_field_docs(kind: type) -> dict[str, str]:
    found: dict[str, str] = {}
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)  # noqa: S101 - it is the source of a class
    for statement, below in pairwise(definition.body):
        match statement, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = " ".join(text.split())
            case _:
                pass
    return found
