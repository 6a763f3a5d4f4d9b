"""The engine protocol request by request, exactly as docs/engine-protocol.md says."""

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


class Talk:
    """A conversation that speaks Python instead of lines."""

    def __init__(self) -> None:
        self._session = Session()

    def say(self, cmd: str, **members: Any) -> dict[str, Any]:
        return json.loads(self._session.answer(json.dumps({"cmd": cmd, **members}).encode()))

    def line(self, line: bytes) -> dict[str, Any]:
        answer = self._session.answer(line)
        assert b"\n" not in answer
        return json.loads(answer)

    def refusal(self, cmd: str, **members: Any) -> str:
        before = self.say("position")
        answer = self.say(cmd, **members)
        assert answer["ok"] is False
        assert set(answer) == {"ok", "error"}
        assert answer["error"]["message"]
        assert self.say("position") == before
        return answer["error"]["code"]


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_new_game(talk: Talk) -> None:
    assert talk.say("new", players=2) == {
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
    assert talk.say("new", players=6, finish=5)["position"]["finish"] == 5


def test_turn_with_given_dice(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE)
    rolled = talk.say("roll", player=0, pair=0, dice=[4, 6])
    assert rolled["events"] == [
        {"event": "rolled", "player": 0, "pair": 0, "dice": [4, 6], "value": 64, "valid": True}
    ]
    assert rolled["position"] == EXAMPLE | {
        "phase": "decide",
        "pair": 0,
        "roll": [4, 6],
        "rolls": 1,
    }
    placed = talk.say("place", player=0, field=2)
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
    assert talk.say("position") == {"ok": True, "position": placed["position"]}


def test_rolling_events(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE)
    assert talk.say("roll", dice=[2, 2])["events"][1:] == [
        {"event": "climbed", "player": 0, "steps": 2}
    ]
    assert talk.say("roll", dice=[0, 0])["events"] == [
        {"event": "rolled", "player": 0, "pair": 0, "dice": [0, 0], "value": 0, "valid": False},
        {"event": "fell", "player": 0, "steps": 2},
        {"event": "turn", "player": 1},
        {"event": "scored", "player": 1, "steps": 3},
    ]


def test_winning(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE | {"steps": [20, 0, 11]})
    won = talk.say("roll", dice=[3, 3])
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
    assert talk.say("legal") == {"ok": True, "actions": []}
    assert talk.say("load", position=won["position"])["position"] == won["position"]
    for cmd, members in (
        ("roll", {}),
        ("place", {"field": 0}),
        ("choose", {"bot": "uniform"}),
        ("evaluate", {}),
    ):
        assert talk.refusal(cmd, **members) == "game_over"


def test_load_scores_before_the_first_roll(talk: Talk) -> None:
    loaded = talk.say("load", position=EXAMPLE | {"turn": 1, "phase": "start"})
    assert loaded["events"] == [{"event": "scored", "player": 1, "steps": 3}]
    assert loaded["position"]["phase"] == "roll"
    assert loaded["position"]["steps"] == [4, 3, 11]
    assert loaded["position"]["pairs"][1] == [None]


def test_load_can_win_by_scoring(talk: Talk) -> None:
    start = EXAMPLE | {"turn": 1, "phase": "start", "steps": [4, 19, 11]}
    loaded = talk.say("load", position=start)
    assert [event["event"] for event in loaded["events"]] == ["scored", "won"]
    assert loaded["position"]["winner"] == 1
    assert loaded["position"]["steps"] == [4, 21, 11]


def test_position_members_with_defaults_are_optional(talk: Talk) -> None:
    lean = {member: EXAMPLE[member] for member in ("players", "steps", "pairs", "turn", "phase")}
    assert talk.say("load", position=lean)["position"] == EXAMPLE


def test_two_players_choose_their_pair(talk: Talk) -> None:
    talk.say("new", players=2)
    assert talk.say("legal")["actions"] == [{"do": "roll", "pair": 0}, {"do": "roll", "pair": 1}]
    assert talk.say("roll", dice=[1, 2])["position"]["pair"] == 0
    assert talk.refusal("roll", pair=1) == "pair_on_board"
    talk.say("place", field=5)
    assert talk.say("roll", pair=1, dice=[0, 1])["position"]["pair"] == 1
    talk.say("place", field=4)
    # The only pair that can be rolled need not be named.
    assert talk.refusal("roll", pair=0) == "pair_on_board"
    assert talk.say("roll")["events"][0]["pair"] == 1


def test_legal_lists_thrown_out_pairs(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE)
    talk.say("roll", dice=[4, 6])
    actions = talk.say("legal")["actions"]
    assert actions[0] == {"do": "roll", "pair": 0}
    victims = {action["field"]: action["throws_out"] for action in actions[1:]}
    her = [{"player": 1, "pair": 0}]
    assert victims == {0: her, 1: her, 2: her, 4: [], 5: []}


def test_drawn_dice_are_valid(talk: Talk) -> None:
    seen: set[tuple[int, int]] = set()
    for _ in range(600):
        talk.say("new", players=3)
        a, b = talk.say("roll")["position"]["roll"]
        assert a in {0, 1, 2, 3, 4, 7}
        assert b in {0, 1, 2, 3, 5, 6}
        seen.add((a, b))
    assert len(seen) == 36


def test_evaluate(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE | {"steps": [4, 20, 20], "finish": 21})
    talk.say("roll", dice=[4, 6])
    answer = talk.say("evaluate")
    assert answer["source"] == "net"
    assert 0 < answer["stderr"] < 0.05
    assert [action["do"] for action in answer["actions"]] == ["roll", *["place"] * 5]
    for action in answer["actions"]:
        assert sum(action["win"]) == pytest.approx(1)
        assert len(action["win"]) == 3
    win = {action.get("field"): action.pop("win") for action in answer["actions"]}
    assert answer["best"] in answer["actions"]
    # Whoever leaves B on field 3, one step from the finish, has lost at once.
    assert win[4] == win[5] == [0, 1, 0]
    assert win[0][1] < 1


def test_choose_is_deterministic_and_changes_nothing(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE)
    talk.say("roll", dice=[1, 2])
    before = talk.say("position")
    chosen = [talk.say("choose", bot="uniform", seed=seed)["action"] for seed in range(40)]
    again = [talk.say("choose", bot="uniform", seed=seed)["action"] for seed in range(40)]
    assert chosen == again
    assert len({json.dumps(action) for action in chosen}) == 6
    assert talk.say("position") == before
    assert talk.say("choose", bot="heuristic")["action"]["do"] in {"roll", "place"}


def test_bots(talk: Talk) -> None:
    bots = {bot["name"]: bot for bot in talk.say("bots")["bots"]}
    assert set(bots) >= {"uniform", "heuristic"}
    assert all(bot["about"] and bot["players"] == [2, 3, 4, 5, 6] for bot in bots.values())


def test_quit_ends_the_session() -> None:
    session = Session()
    assert session.answer(b'{"cmd":"quit","id":1}') == b'{"id":1,"ok":true}'
    assert session.ended


@pytest.mark.parametrize("identity", ["7", '"x"', "null", "[1, 2]", '{"a": 1}', "1e999", "9" * 40])
def test_id_is_echoed_verbatim(identity: str) -> None:
    session = Session()
    for rest in ('"cmd":"bots"', '"cmd":"nonsense"', '"cmd":"position"'):
        answer = session.answer(f'{{"id":{identity},{rest}}}'.encode()).decode()
        assert answer.startswith(f'{{"id":{identity},"ok":')


def test_response_has_no_id_without_request_id(talk: Talk) -> None:
    assert "id" not in talk.say("bots")
    assert "id" not in talk.line(b"nonsense")


def test_requests_before_a_game(talk: Talk) -> None:
    for cmd, members in (
        ("position", {}),
        ("roll", {}),
        ("place", {"field": 0}),
        ("legal", {}),
        ("evaluate", {}),
        ("choose", {"bot": "uniform"}),
    ):
        assert talk.say(cmd, **members)["error"]["code"] == "no_game"


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
def test_errors(talk: Talk, cmd: str, members: dict[str, Any], code: str) -> None:
    talk.say("load", position=EXAMPLE)
    assert talk.refusal(cmd, **members) == code


def test_errors_after_a_roll(talk: Talk) -> None:
    talk.say("load", position=EXAMPLE)
    talk.say("roll", dice=[1, 2])
    assert talk.refusal("place", field=3) == "field_occupied"
    assert talk.refusal("place", field=6) == "no_such_field"
    assert talk.refusal("place", field=-1) == "no_such_field"


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
def test_malformed_lines(talk: Talk, line: bytes) -> None:
    answer = talk.line(line)
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
def test_impossible_positions(talk: Talk, change: dict[str, Any]) -> None:
    talk.say("new", players=3)
    assert talk.refusal("load", position=EXAMPLE | change) == "bad_position"


@pytest.mark.parametrize("missing", ["players", "steps", "pairs", "turn", "phase"])
def test_position_with_missing_member(talk: Talk, missing: str) -> None:
    talk.say("new", players=3)
    position = {member: value for member, value in EXAMPLE.items() if member != missing}
    assert talk.refusal("load", position=position) == "bad_position"
