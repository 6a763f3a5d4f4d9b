"""`rapido engine` as a child process with pipes, including fuzzed input."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

LINES = int(os.environ.get("RAPIDO_TEST_LINES", "20000"))
"""number of fuzzed lines; long runs set more"""

ENGINE = [sys.executable, "-m", "rapido", "engine"]
COMMANDS = ["new", "load", "position", "roll", "place", "legal", "choose", "bots", "", "Roll", "x"]
MEMBERS = ["players", "finish", "position", "player", "pair", "dice", "field", "bot", "seed", "y"]
VALUES = [
    *("0", "1", "2", "3", "6", "-1", "21", "1.5", "true", "null", '""', '"uniform"', "[1,2]"),
    *("[0,0]", "[7,6]", "[9,9]", "{}", "[]", "1e9", "9" * 30, '"\\u0000"', "[[[[1]]]]"),
]
PLAUSIBLE = [
    *('"new","players":3', '"new","players":2,"finish":4', '"roll"', '"roll","dice":[7,6]'),
    *('"place","field":0', '"place","field":4', '"legal"', '"choose","bot":"uniform"'),
]
BROKEN = [b"", b"\xff\xfe", b"{", b"]", b"\x00" * 9, b"nul", b'{"cmd"', "é🎲".encode(), b"[" * 500]


def fuzzed_request(rng: Random) -> bytes:
    """Return a valid request, a nearly valid one, or garbage."""
    kind = rng.random()
    if kind < 0.1:
        return rng.choice(BROKEN)
    if kind < 0.2:
        return rng.randbytes(rng.randrange(60)).replace(b"\n", b"")
    if kind < 0.5:
        return f'{{"cmd":{rng.choice(PLAUSIBLE)}}}'.encode()
    members = [f'"{rng.choice(MEMBERS)}":{rng.choice(VALUES)}' for _ in range(rng.randrange(4))]
    members.insert(rng.randrange(len(members) + 1), f'"cmd":"{rng.choice(COMMANDS)}"')
    if rng.random() < 0.3:
        members.append(f'"id":{rng.choice(VALUES)}')
    line = ("{" + ",".join(members) + "}").encode()
    if kind < 0.7:
        at = rng.randrange(len(line))
        line = line[:at] + rng.randbytes(1).replace(b"\n", b"!") + line[at + 1 :]
    return line


def ask(lines: Iterator[bytes]) -> list[bytes]:
    done = subprocess.run(ENGINE, input=b"\n".join(lines), capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    return done.stdout.splitlines()


@pytest.mark.parametrize("part", range(4))
def test_answers_every_line_and_survives_garbage(part: int) -> None:
    rng = Random(part)
    lines = [fuzzed_request(rng) for _ in range(LINES // 4)]
    lines += [b'{"cmd":"new","players":2}', b'{"cmd":"position","id":"end"}']
    answers = ask(iter(lines))
    assert len(answers) == len(lines)
    for answer in answers:
        response = json.loads(answer)
        assert response["ok"] is True or response["error"]["code"]
    assert json.loads(answers[-1])["id"] == "end"
    # Input that always fails would prove little.
    assert sum(b'"ok":true' in answer for answer in answers) > len(answers) // 10


def test_exits_at_eof_without_trailing_newline() -> None:
    assert [json.loads(answer)["ok"] for answer in ask(iter([b'{"cmd":"bots"}']))] == [True]


def test_nothing_is_answered_after_quit() -> None:
    answers = ask(iter([b'{"cmd":"quit"}', b'{"cmd":"bots"}']))
    assert answers == [b'{"ok":true}']


def test_huge_line_is_rejected_without_buffering() -> None:
    answers = ask(iter([b"x" * 20_000_000, b'{"cmd":"bots"}', b"y" * 65_537, b'{"cmd":"bots"}']))
    assert [json.loads(answer)["ok"] for answer in answers] == [False, True, False, True]


def test_line_of_64_kib_is_accepted() -> None:
    request = b'{"cmd":"quit","id":"' + b"x" * (65_536 - 22) + b'"}'
    assert len(request) == 65_536
    assert ask(iter([request + b"\r"]))[0].endswith(b'"ok":true}')
    longer = request.replace(b'"x', b'"xx', 1)
    assert b"64 KiB" in ask(iter([longer]))[0]


def test_responses_are_not_buffered() -> None:
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for number in range(3):
            engine.stdin.write(b'{"cmd":"new","players":3,"id":%d}\n' % number)
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline())["id"] == number
        engine.stdin.close()
        assert engine.wait(60) == 0


def test_closed_stdout_exits_quietly() -> None:
    with subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdout.close()
        engine.stdin.write(b'{"cmd":"bots"}\n' * 10)
        engine.stdin.close()
        assert engine.wait(60) == 0
        assert engine.stderr.read() == b""
