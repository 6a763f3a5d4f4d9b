"""Plug-ins in the engine: a broken one affects no other, and the reason is said."""

import json
from pathlib import Path
from typing import Any

import pytest

from rapido.players import LADDER
from tests.cli.run import Shell
from tests.players.plug_ins import FAILING, GOOD, LINES, TAKEN, UNLOADABLE, install

NEW = {"cmd": "new", "players": 2}


def ask(folder: Path, *requests: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """Return the answers of an engine, and what it said on standard error."""
    lines = "".join(f"{json.dumps(request)}\n" for request in requests)
    done = Shell(folder).run("engine", typed=lines, **install(folder))
    assert done.returncode == 0
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_broken_plug_ins_are_left_out_of_the_list(tmp_path: Path) -> None:
    [answer], _ = ask(tmp_path, {"cmd": "bots"})
    assert [each["name"] for each in answer["bots"]] == [*LADDER, *sorted(GOOD | FAILING)]
    assert {each["about"] for each in answer["bots"][: len(LADDER)]} != {""}
    reasons = {each["name"]: each["message"] for each in answer["left_out"]}
    assert set(reasons) == {*UNLOADABLE, *TAKEN}
    assert reasons["nomodule"] == (
        "The computer player nomodule can’t be loaded:"
        " ModuleNotFoundError: No module named 'no_such_module'"
    )
    assert "has no attribute 'Missing'" in reasons["noclass"]
    assert "has no attribute 'counts'" in reasons["nocounts"]
    assert "about is 3, not a text" in reasons["notext"]
    assert "missing 1 required positional argument: 'more'" in reasons["needsmore"]
    assert "SystemExit: 4 (plugged.py, line" in reasons["leaves"]
    assert reasons["careful"] == (
        "The plug-in plugged:Boom is ignored: careful is the name of a built-in computer player."
    )


def test_nothing_is_left_out_of_a_clean_list(tmp_path: Path) -> None:
    done = Shell(tmp_path).run("engine", typed='{"cmd":"bots"}\n')
    assert set(json.loads(done.stdout)) == {"ok", "bots"}


@pytest.mark.parametrize("name", UNLOADABLE)
def test_a_broken_plug_in_that_is_asked_says_why(tmp_path: Path, name: str) -> None:
    choose = {"cmd": "choose", "bot": name}
    [_, *refused, good], _ = ask(tmp_path, NEW, choose, choose, choose | {"bot": "good"})
    for answer in refused:
        assert answer["error"]["code"] == "no_such_bot"
        start = f"The computer player {name} can’t be loaded: "
        assert answer["error"]["message"].startswith(start)
    assert good["ok"]


@pytest.mark.parametrize(
    ("name", "error"),
    {
        "boom": "ValueError: boom",
        "quits": "SystemExit: 3",
        "interrupts": "KeyboardInterrupt",
    }.items(),
)
def test_a_plug_in_that_fails_ends_nothing(tmp_path: Path, name: str, error: str) -> None:
    [_, failed, good], _ = ask(
        tmp_path, NEW, *({"cmd": "choose", "bot": x} for x in (name, "good"))
    )
    assert (
        failed["error"]["message"]
        == f"'{name}' failed here: {error} (plugged.py, line {LINES[name]})"
    )
    assert failed["error"]["trace"].endswith(f"{error}\n")
    assert f'plugged.py", line {LINES[name]}, in choose' in failed["error"]["trace"]
    assert good["ok"]


def test_an_illegal_choice_is_shown(tmp_path: Path) -> None:
    [_, answer], _ = ask(tmp_path, NEW, {"cmd": "choose", "bot": "illegal"})
    message = "'illegal' chose Place(field=9), which is not legal here"
    assert answer["error"] == {"code": "no_such_bot", "message": message}


def test_what_plug_ins_print_is_no_answer(tmp_path: Path) -> None:
    answers, errors = ask(tmp_path, NEW, {"cmd": "choose", "bot": "loud"}, {"cmd": "bots"})
    assert all(answer["ok"] for answer in answers)
    assert len(answers) == 3
    assert errors == "loud begins\nloud thinks\n"


def test_a_built_in_name_is_that_of_the_built_in_player(tmp_path: Path) -> None:
    [_, answer], _ = ask(tmp_path, NEW, {"cmd": "choose", "bot": "careful"})
    assert answer["ok"]


def test_a_plug_in_plays(tmp_path: Path) -> None:
    [_, answer], errors = ask(tmp_path, NEW, {"cmd": "choose", "bot": "good"})
    assert answer == {"ok": True, "action": {"do": "roll", "pair": 0}}
    assert errors == ""
