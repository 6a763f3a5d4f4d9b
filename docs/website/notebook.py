"""A notebook as a page: its text, its code, and what the code printed."""

import json
from typing import Any


def page_of(notebook: str) -> str:
    return "\n\n".join(_cell(cell) for cell in json.loads(notebook)["cells"]) + "\n"


def _cell(cell: dict[str, Any]) -> str:
    source = _joined(cell["source"])
    if cell["cell_type"] != "code":
        return source
    shown = [f"```python\n{source}\n```"]
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        text = _joined(output.get("text") or data.get("text/plain") or "").rstrip()
        if svg := _joined(data.get("image/svg+xml", "")):
            shown.append(
                f'<div class="plot">{svg[svg.index("<svg") :].replace(chr(10), " ")}</div>'
            )
        elif text:
            shown.append(f"```text\n{text}\n```")
    return "\n\n".join(shown)


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)
