"""Without the libraries Rapido works, and each environment says in one sentence what to install."""

import subprocess
import sys

import pytest

from rapido.extras import install_command

INSTALL = install_command("envs")
WITHOUT = """
import sys
for name in sys.argv[2:]:
    sys.modules[name] = None
try:
    exec(sys.argv[1])
except ModuleNotFoundError as error:
    print(type(error).__name__, error)
else:
    print("fine", *sorted({"gymnasium", "pettingzoo", "pyspiel"} & {*sys.modules}))
"""


def without(statement: str, *modules: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, statement, *modules],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("statement", "module", "library"),
    [
        ("from rapido.envs import rapido_v0", "pettingzoo", "PettingZoo"),
        ("from rapido.envs import rapido_v0", "gymnasium", "PettingZoo"),
        ("import rapido.envs.open_spiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_one_sentence_says_what_to_install(statement: str, module: str, library: str) -> None:
    sentence = f"{library} is not installed; this installs it: {INSTALL}"
    assert without(statement, module).endswith(sentence)


def test_nothing_else_needs_them() -> None:
    assert without("import rapido.cli, rapido.lab, rapido.players, rapido.kernel.state") == "fine"
