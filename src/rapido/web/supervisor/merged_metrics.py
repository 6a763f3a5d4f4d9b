"""The metrics of several processes in one text, each with the number of its worker.

`prometheus_client` has a multiprocess mode, in which every process writes its numbers to files. It
makes each count several times as slow, keeps no process apart from the others in counters, and
knows no gauges that are read on demand. Here a move pays nothing, and Prometheus does the sums.
"""

from collections.abc import Mapping


def merge_metrics(texts: Mapping[int, str]) -> str:
    """Return one text in which every sample has the label `worker`."""
    families: dict[str, tuple[list[str], list[str]]] = {}
    for worker, text in texts.items():
        family: tuple[list[str], list[str]] = [], []
        described = False
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                described = name in families
                family = families.setdefault(name, ([], []))
            if not line.startswith("#"):
                family[1].append(_with_label(line, f'worker="{worker}"'))
            elif not described:
                family[0].append(line)
    lines = [line for about, samples in families.values() for line in (*about, *samples)]
    return "\n".join(lines) + "\n"


def _with_label(sample: str, label: str) -> str:
    name, brace, labels = sample.partition("{")
    if brace:
        return f"{name}{{{label},{labels}"
    name, _, value = sample.partition(" ")
    return f"{name}{{{label}}} {value}"
