"""Every request of the engine protocol, as described in docs/engine-protocol.md."""

import json
from typing import Any

import pytest

from rapido.engine import Session

EXAMPLE: dict[str, Any] = {
    "players": 3,
    "finish": 21,
    "steps": [4, 0, 11],
    "pairs": [[None], [{"field": 3, "dice": [4, 6]}], [{"field": 0, "dice": [0, 1]}]],
    "turn": 0,
    "phase": "roll",
    "pair": None,
    "roll": None,
    "rolls": 0,
    "winner": None,
}


class Client:
    """A session that takes and returns dicts instead of lines."""

    def __init__(self) -> None:
        self._session = Session()

    def request(self, cmd: str, **members: Any) -> dict[str, Any]:
        return json.loads(self._session.answer(json.dumps({"cmd": cmd, **members}).encode()))

    def line(self, line: bytes) -> dict[str, Any]:
        answer = self._session.answer(line)
        assert b"\n" not in answer
        return json.loads(answer)

    def error_code(self, cmd: str, **members: Any) -> str:
        before = self.request("position")
        answer = self.request(cmd, **members)
        assert answer["ok"] is False
        assert set(answer) == {"ok", "error"}
        assert answer["error"]["message"]
        assert self.request("position") == before
        return answer["error"]["code"]


@pytest.fixture
def client() -> Client:
    return Client()


def test_new_game(client: Client) -> None:
    assert client.request("new", players=2) == {
        "ok": True,
        "position": {
            "players": 2,
            "finish": 21,
            "steps": [0, 0],
            "pairs": [[None, None], [None, None]],
            "turn": 0,
            "phase": "roll",
            "pair": None,
            "roll": None,
            "rolls": 0,
            "winner": None,
        },
        "events": [],
    }
    assert client.request("new", players=6, finish=5)["position"]["finish"] == 5


def test_turn_with_given_dice(client: Client) -> None:
    client.request("load", position=EXAMPLE)
    rolled = client.request("roll", player=0, pair=0, dice=[4, 6])
    assert rolled["events"] == [
        {"event": "rolled", "player": 0, "pair": 0, "dice": [4, 6], "value": 64, "valid": True}
    ]
    assert rolled["position"] == EXAMPLE | {
        "phase": "decide",
        "pair": 0,
        "roll": [4, 6],
        "rolls": 1,
    }
    placed = client.request("place", player=0, field=2)
    assert placed["events"] == [
        {"event": "placed", "player": 0, "pair": 0, "field": 2, "value": 64},
        {"event": "thrown_out", "player": 1, "pair": 0, "field": 3, "value": 64, "by": 0},
        {"event": "turn", "player": 1},
    ]
    assert placed["position"]["pairs"] == [
        [{"field": 2, "dice": [4, 6]}],
        [None],
        [{"field": 0, "dice": [0, 1]}],
    ]
    assert client.request("position") == {"ok": True, "position": placed["position"]}


def test_rolling_events(client: Client) -> None:
    client.request("load", position=EXAMPLE)
    assert client.request("roll", dice=[2, 2])["events"][1:] == [
        {"event": "climbed", "player": 0, "steps": 2}
    ]
    assert client.request("roll", dice=[0, 0])["events"] == [
        {"event": "rolled", "player": 0, "pair": 0, "dice": [0, 0], "value": 0, "valid": False},
        {"event": "fell", "player": 0, "steps": 2},
        {"event": "turn", "player": 1},
        {"event": "scored", "player": 1, "steps": 3},
    ]


def test_winning(client: Client) -> None:
    client.request("load", position=EXAMPLE | {"steps": [20, 0, 11]})
    won = client.request("roll", dice=[3, 3])
    assert won["events"][1:] == [
        {"event": "climbed", "player": 0, "steps": 3},
        {"event": "won", "player": 0},
    ]
    assert won["position"] == EXAMPLE | {
        "steps": [21, 0, 11],
        "phase": "over",
        "rolls": 1,
        "winner": 0,
    }
    assert client.request("legal") == {"ok": True, "actions": []}
    assert client.request("load", position=won["position"])["position"] == won["position"]
    for cmd, members in (
        ("roll", {}),
        ("place", {"field": 0}),
        ("choose", {"bot": "uniform"}),
        ("evaluate", {}),
    ):
        assert client.error_code(cmd, **members) == "game_over"


def test_load_scores_before_the_first_roll(client: Client) -> None:
    loaded = client.request("load", position=EXAMPLE | {"turn": 1, "phase": "start"})
    assert loaded["events"] == [{"event": "scored", "player": 1, "steps": 3}]
    assert loaded["position"]["phase"] == "roll"
    assert loaded["position"]["steps"] == [4, 3, 11]
    assert loaded["position"]["pairs"][1] == [None]


def test_load_can_win_by_scoring(client: Client) -> None:
    start = EXAMPLE | {"turn": 1, "phase": "start", "steps": [4, 19, 11]}
    loaded = client.request("load", position=start)
    assert [event["event"] for event in loaded["events"]] == ["scored", "won"]
    assert loaded["position"]["winner"] == 1
    assert loaded["position"]["steps"] == [4, 21, 11]


def test_position_members_with_defaults_are_optional(client: Client) -> None:
    minimal = {member: EXAMPLE[member] for member in ("players", "steps", "pairs", "turn", "phase")}
    assert client.request("load", position=minimal)["position"] == EXAMPLE


def test_two_players_choose_their_pair(client: Client) -> None:
    client.request("new", players=2)
    assert client.request("legal")["actions"] == [
        {"do": "roll", "pair": 0},
        {"do": "roll", "pair": 1},
    ]
    assert client.request("roll", dice=[1, 2])["position"]["pair"] == 0
    assert client.error_code("roll", pair=1) == "pair_on_board"
    client.request("place", field=5)
    assert client.request("roll", pair=1, dice=[0, 1])["position"]["pair"] == 1
    client.request("place", field=4)
    # The pair may be omitted if only one can be rolled.
    assert client.error_code("roll", pair=0) == "pair_on_board"
    assert client.request("roll")["events"][0]["pair"] == 1


def test_legal_lists_thrown_out_pairs(client: Client) -> None:
    client.request("load", position=EXAMPLE)
    client.request("roll", dice=[4, 6])
    actions = client.request("legal")["actions"]
    assert actions[0] == {"do": "roll", "pair": 0}
    by_field = {action["field"]: action["throws_out"] for action in actions[1:]}
    thrown_out = [{"player": 1, "pair": 0}]
    assert by_field == {0: thrown_out, 1: thrown_out, 2: thrown_out, 4: [], 5: []}


def test_drawn_dice_are_valid(client: Client) -> None:
    seen: set[tuple[int, int]] = set()
    for _ in range(600):
        client.request("new", players=3)
        a, b = client.request("roll")["position"]["roll"]
        assert a in {0, 1, 2, 3, 4, 7}
        assert b in {0, 1, 2, 3, 5, 6}
        seen.add((a, b))
    assert len(seen) == 36


def test_evaluate(client: Client) -> None:
    client.request("load", position=EXAMPLE | {"steps": [4, 20, 20], "finish": 21})
    client.request("roll", dice=[4, 6])
    answer = client.request("evaluate")
    assert answer["source"] == "net"
    assert 0 < answer["stderr"] < 0.05
    assert [action["do"] for action in answer["actions"]] == ["roll", *["place"] * 5]
    for action in answer["actions"]:
        assert sum(action["win"]) == pytest.approx(1)
        assert len(action["win"]) == 3
    win = {action.get("field"): action.pop("win") for action in answer["actions"]}
    assert answer["best"] in answer["actions"]
    # B is one step from the finish: leaving B's pair on field 3 loses immediately.
    assert win[4] == win[5] == [0, 1, 0]
    assert win[0][1] < 1


def test_choose_is_deterministic_and_changes_nothing(client: Client) -> None:
    client.request("load", position=EXAMPLE)
    client.request("roll", dice=[1, 2])
    before = client.request("position")
    chosen = [client.request("choose", bot="uniform", seed=seed)["action"] for seed in range(40)]
    again = [client.request("choose", bot="uniform", seed=seed)["action"] for seed in range(40)]
    assert chosen == again
    assert len({json.dumps(action) for action in chosen}) == 6
    assert client.request("position") == before
    assert client.request("choose", bot="heuristic")["action"]["do"] in {"roll", "place"}


def test_bots(client: Client) -> None:
    bots = {bot["name"]: bot for bot in client.request("bots")["bots"]}
    assert set(bots) >= {"uniform", "heuristic"}
    assert all(bot["about"] and bot["players"] == [2, 3, 4, 5, 6] for bot in bots.values())


def test_quit_ends_the_session() -> None:
    session = Session()
    assert session.answer(b'{"cmd":"quit","id":1}') == b'{"id":1,"ok":true}'
    assert session.ended


@pytest.mark.parametrize(
    "request_id", ["7", '"x"', "null", "[1, 2]", '{"a": 1}', "1e999", "9" * 40]
)
def test_id_is_echoed_verbatim(request_id: str) -> None:
    session = Session()
    for rest in ('"cmd":"bots"', '"cmd":"nonsense"', '"cmd":"position"'):
        answer = session.answer(f'{{"id":{request_id},{rest}}}'.encode()).decode()
        assert answer.startswith(f'{{"id":{request_id},"ok":')


def test_response_has_no_id_without_request_id(client: Client) -> None:
    assert "id" not in client.request("bots")
    assert "id" not in client.line(b"nonsense")


def test_requests_before_a_game(client: Client) -> None:
    for cmd, members in (
        ("position", {}),
        ("roll", {}),
        ("place", {"field": 0}),
        ("legal", {}),
        ("evaluate", {}),
        ("choose", {"bot": "uniform"}),
    ):
        assert client.request(cmd, **members)["error"]["code"] == "no_game"


@pytest.mark.parametrize(
    ("cmd", "members", "code"),
    [
        ("roll", {"player": 1}, "not_your_turn"),
        ("roll", {"player": -1}, "not_your_turn"),
        ("roll", {"player": 99}, "not_your_turn"),
        ("place", {"player": 2, "field": 0}, "not_your_turn"),
        ("place", {"field": 0}, "roll_first"),
        ("roll", {"pair": 1}, "no_such_pair"),
        ("roll", {"pair": -1}, "no_such_pair"),
        ("roll", {"dice": [5, 1]}, "bad_dice"),
        ("roll", {"dice": [1, 4]}, "bad_dice"),
        ("roll", {"dice": [7, 7]}, "bad_dice"),
        ("choose", {"bot": "nobody"}, "no_such_bot"),
        ("roll", {"dice": [1]}, "bad_request"),
        ("roll", {"dice": [1, 2, 3]}, "bad_request"),
        ("roll", {"dice": "46"}, "bad_request"),
        ("roll", {"dice": [True, 1]}, "bad_request"),
        ("roll", {"dice": [1.0, 1]}, "bad_request"),
        ("roll", {"player": "0"}, "bad_request"),
        ("roll", {"extra": 1}, "bad_request"),
        ("place", {}, "bad_request"),
        ("place", {"field": "3"}, "bad_request"),
        ("place", {"field": None}, "bad_request"),
        ("new", {}, "bad_request"),
        ("new", {"players": 1}, "bad_request"),
        ("new", {"players": 7}, "bad_request"),
        ("new", {"players": 3, "finish": 0}, "bad_request"),
        ("new", {"players": 3, "finish": 10**30}, "bad_request"),
        ("choose", {}, "bad_request"),
        ("choose", {"bot": "uniform", "seed": "x"}, "bad_request"),
        ("load", {}, "bad_request"),
        ("load", {"position": 7}, "bad_request"),
        ("Roll", {}, "bad_request"),
        ("", {}, "bad_request"),
    ],
)
def test_errors(client: Client, cmd: str, members: dict[str, Any], code: str) -> None:
    client.request("load", position=EXAMPLE)
    assert client.error_code(cmd, **members) == code


def test_errors_after_a_roll(client: Client) -> None:
    client.request("load", position=EXAMPLE)
    client.request("roll", dice=[1, 2])
    assert client.error_code("place", field=3) == "field_occupied"
    assert client.error_code("place", field=6) == "no_such_field"
    assert client.error_code("place", field=-1) == "no_such_field"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"nonsense",
        b"[]",
        b"7",
        b"null",
        b'"roll"',
        b"{}",
        b'{"cmd":7}',
        b'{"cmd":null}',
        b'{"cmd":"roll"',
        b'{"cmd":"roll"} {"cmd":"roll"}',
        b"\xff\xfe",
        b'{"cmd":"bots","id":"\xff"}',
        b'{"cmd":"bots","id":"\\ud800"}',
        b'{"cmd":"bots","id":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b"[" * 60_000,
        b'{"cmd":"bots","id":"' + b"x" * 65_536 + b'"}',
        b'{"cmd":"new","players":' + b"9" * 5000 + b"}",
        b"\x00",
    ],
)
def test_malformed_lines(client: Client, line: bytes) -> None:
    answer = client.line(line)
    assert answer["ok"] is False
    assert answer["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    "change",
    [
        {"players": 4},
        {"players": 1, "steps": [0], "pairs": [[None]]},
        {"players": 7, "steps": [0] * 7, "pairs": [[None]] * 7},
        {"finish": 0},
        {"finish": 1000},
        {"steps": [4, 0]},
        {"steps": [4, 0, 22]},
        {"steps": [4, 0, -1]},
        {"steps": [4, 0, 21]},
        {"steps": [4, 0, "1"]},
        {"steps": None},
        {"pairs": [[None], [None]]},
        {"pairs": [[None, None], [None], [None]]},
        {"pairs": [[], [None], [None]]},
        {"pairs": [None, [None], [None]]},
        {"pairs": [[None], [{"field": 3, "dice": [4, 6]}], [{"field": 3, "dice": [0, 1]}]]},
        {"pairs": [[None], [{"field": 6, "dice": [4, 6]}], [None]]},
        {"pairs": [[None], [{"field": -1, "dice": [4, 6]}], [None]]},
        {"pairs": [[None], [{"field": 3, "dice": [6, 4]}], [None]]},
        {"pairs": [[None], [{"field": 3}], [None]]},
        {"pairs": [[None], [{"field": 3, "dice": [4, 6], "x": 1}], [None]]},
        {"pairs": [[{"field": 3, "dice": [4, 6]}], [None], [None]]},
        {"turn": 3},
        {"turn": -1},
        {"turn": None},
        {"phase": "dice"},
        {"phase": "over"},
        {"phase": "ROLL"},
        {"phase": None},
        {"pair": 0},
        {"roll": [4, 6]},
        {"rolls": 1},
        {"winner": 0},
        {"extra": 1},
        {"phase": "decide"},
        {"phase": "decide", "pair": 0, "roll": [4, 6]},
        {"phase": "decide", "pair": 0, "rolls": 1},
        {"phase": "decide", "roll": [4, 6], "rolls": 1},
        {"phase": "decide", "pair": 1, "roll": [4, 6], "rolls": 1},
        {"phase": "decide", "pair": 0, "roll": [6, 4], "rolls": 1},
        {"phase": "decide", "pair": 0, "roll": [0, 6], "rolls": 2},
        {"phase": "start", "rolls": 1},
        {"phase": "start", "pair": 0},
        {"phase": "start", "roll": [1, 1]},
        {"phase": "start", "winner": 0},
        {"phase": "over", "steps": [21, 0, 0], "winner": 1},
        {"phase": "over", "steps": [21, 0, 0]},
        {"phase": "over", "steps": [0, 21, 0], "winner": 1},
    ],
)
def test_impossible_positions(client: Client, change: dict[str, Any]) -> None:
    client.request("new", players=3)
    assert client.error_code("load", position=EXAMPLE | change) == "bad_position"


@pytest.mark.parametrize("missing", ["players", "steps", "pairs", "turn", "phase"])
def test_position_with_missing_member(client: Client, missing: str) -> None:
    client.request("new", players=3)
    position = {member: value for member, value in EXAMPLE.items() if member != missing}
    assert client.error_code("load", position=position) == "bad_position"
