"""The core in a real browser: the cases of conformance/, and browsers that lack a part of it."""

import json
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request

from rapido.record import letter_of, write_faces
from rapido.rules import Roll
from rapido.web.http.handlers.pages import STATIC
from tests.browser.users import BrowserUsers

CASES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path("conformance/rules.toml").read_text("utf-8")
)
GAMES = sorted(Path("conformance/games").glob("*.json"))
LEVELS = ("uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect")
POSITION = "4,0,11/21 -/-/B46/-/-/CX1 A46:2"

CALL = """async ([method, ...given]) => {
  try {
    return await core[method](...given);
  } catch (error) {
    return { refused: error.code };
  }
}"""
PERFT = Path(__file__).with_name("perft.js").read_text("utf-8").rstrip().rstrip(";")


def open_core(users: BrowserUsers, *scripts: str, allow_api: bool = False) -> Page:
    """Open a page of the server whose `core` can be called; without the server's interfaces."""
    page = users.open(None)
    for script in scripts:
        page.add_init_script(script)
    if not allow_api:
        page.route("**/api/**", lambda route: route.abort())
        users.expected.append("ERR_FAILED")
    page.goto("/rules")
    page.evaluate(
        """async (url) => {
          const found = Object.values(await import(url));
          window.core = found.find((each) => each?.steps && each?.choose);
        }""",
        f"/static/a/{core_script().name}",
    )
    return page


def core_script() -> Path:
    """Return the script of the page that has the core: it names the kernel's files."""
    (found,) = [path for path in STATIC.glob("a/*.js") if "kernel-simd-" in path.read_text("utf-8")]
    return found


def call(page: Page, method: str, *given: object) -> Any:
    return page.evaluate(CALL, [method, *given])


def event_text(event: dict[str, Any]) -> str:
    """Format an event as in conformance/rules.toml."""
    who, whose = letter_of(event["player"]), letter_of(event["player"], event.get("pair", 0))
    match event["event"]:
        case "rolled":
            end = "" if event["valid"] else " invalid"
            return f"rolled {whose} {write_faces(Roll(*event['dice']))}{end}"
        case "placed":
            return f"placed {whose} {event['value']} on {event['field']}"
        case "thrown_out":
            return f"thrown out {whose} {event['value']} from {event['field']}"
        case "turn" | "won":
            return f"{event['event']} {who}"
        case name:
            return f"{name} {who} {event['steps']}"


def fetched(page: Page) -> list[str]:
    """Record the names of the files that the page asks for from now on."""
    names: list[str] = []

    def record(request: Request) -> None:
        names.append(request.url.rsplit("/", 1)[-1])

    page.on("request", record)
    return names


def test_conformance(users: BrowserUsers) -> None:
    page = open_core(users)
    for case in CASES["move"]:
        found = call(page, "steps", {"start": case["position"], "moves": case["moves"]})
        assert found["steps"][-1]["game"]["position"] == case["after"], case["name"]
        events = [event for step in found["steps"] for event in step["events"]]
        assert list(map(event_text, events)) == case["happened"], case["name"]
    for case in CASES["refused"]:
        if "move" in case:
            found = call(page, "steps", {"start": case["position"], "moves": [case["move"]]})
            assert found["fault"]["code"] == case["error"], case["name"]
    for case in CASES["impossible"]:
        assert call(page, "position", case["position"])["fault"], case["name"]
    assert len(page.workers) == 1


def test_recorded_games(users: BrowserUsers) -> None:
    page = open_core(users)
    for path in GAMES:
        positions = path.with_suffix(".positions").read_text("utf-8").splitlines()
        played = call(page, "played", path.read_text("utf-8"))
        reached = [step["game"]["position"] for step in played["steps"]]
        assert set(reached) <= set(positions)
        assert reached[-1] == positions[-1]
        assert len(reached) == len(json.loads(path.read_text("utf-8"))["moves"])


def test_perft(users: BrowserUsers) -> None:
    page = open_core(users)
    lines = Path("conformance/perft.txt").read_text("utf-8").splitlines()
    counts = [line.split("|") for line in lines if "|" in line and not line.startswith("#")]
    for position, numbers in counts[::4]:
        expected = [int(number) for number in numbers.split()][:3]
        found = [page.evaluate(PERFT, [position.strip(), depth + 1]) for depth in range(3)]
        assert found == expected


def test_computer_players_and_their_files(users: BrowserUsers) -> None:
    page = open_core(users)
    names = fetched(page)
    page.evaluate("() => { window.shares = []; core.watchLoading((share) => shares.push(share)); }")
    for level in LEVELS:
        choice = call(page, "choose", POSITION, level, 7)
        assert choice["do"] in {"throw", "place"}, level
        assert call(page, "choose", POSITION, level, 7) == choice
    weights = [name for name in names if name.endswith(".bin")]
    assert [name.partition("-")[0] + name[5:8] for name in weights] == ["value-3-"]
    shares = page.evaluate("shares")
    assert shares[-2:] == [1, None]
    assert shares[:-1] == sorted(shares[:-1])
    assert call(page, "choose", POSITION, "nobody", 7) == {"refused": "no_such_bot"}
    assert call(page, "choose", "nonsense", "bold", 7) == {"refused": "bad_position"}


def test_browser_without_vectors(users: BrowserUsers) -> None:
    page = open_core(users, "WebAssembly.validate = () => false")
    names = fetched(page)
    choice = call(page, "choose", POSITION, "perfect", 0)
    kernels = [name for name in names if name.endswith(".wasm")]
    assert len(kernels) == 1
    assert not kernels[0].startswith("kernel-simd")
    assert choice == call(open_core(users), "choose", POSITION, "perfect", 0)


def test_browser_without_workers(users: BrowserUsers) -> None:
    page = open_core(users, "window.Worker = class { constructor() { throw new Error('no'); } }")
    assert call(page, "position", POSITION)["position"] == POSITION
    assert call(page, "choose", POSITION, "perfect", 0)["do"] in {"throw", "place"}
    assert page.workers == []


def test_browser_that_blocks_the_worker(users: BrowserUsers) -> None:
    users.expected += ["404", "worker"]
    blocked = "window.Worker = class extends Worker { constructor() { super('/static/gone.js'); } }"
    page = open_core(users, blocked)
    assert call(page, "choose", POSITION, "perfect", 0)["do"] in {"throw", "place"}


def test_browser_without_webassembly(users: BrowserUsers) -> None:
    page = open_core(users, "delete window.WebAssembly", allow_api=True)
    assert call(page, "position", POSITION)["position"] == POSITION
    assert call(page, "steps", {"start": POSITION, "moves": ["@1"]})["fault"] is None
    assert call(page, "choose", POSITION, "bold", 1) == {"refused": "no_local_games"}
    assert page.evaluate("core.playsLocally") is False


def test_crashed_worker_is_replaced(users: BrowserUsers) -> None:
    users.expected.append("crash")
    page = open_core(users)
    assert call(page, "position", POSITION)["position"] == POSITION
    (first,) = page.workers
    with first.expect_event("close"):
        first.evaluate("setTimeout(() => { throw new Error('crash'); })")
    assert call(page, "position", POSITION)["position"] == POSITION
    assert first not in page.workers
