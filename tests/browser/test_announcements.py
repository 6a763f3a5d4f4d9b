"""Screen readers: every event is announced, and the board has text alternatives."""

# ruff: noqa: RUF001 - the page uses typographic apostrophes

from playwright.sync_api import Page, expect

from rapido.locales import catalog
from tests.browser.announcements import RECORD_ANNOUNCEMENTS, announced
from tests.browser.guests import open_table
from tests.browser.table import act, board, eventually, wait_for_turn
from tests.browser.users import BrowserUsers, Message

COLORS = ["red circle", "blue triangle", "green square"]
say = catalog("en")


def announcement_of(event: Message, game: Message, names: list[str]) -> str | None:
    """Return the announcement of an event from the catalog."""
    player = names[int(event["player"])]
    step = game["steps"][event["player"]]
    faces = [str(face or "X") for face in event.get("dice", ())]
    match event["event"]:
        case "turn":
            return None
        case "rolled" if event["valid"]:
            return say(
                "event-rolled", player=player, a=faces[0], b=faces[1], value=str(event["value"])
            )
        case "rolled":
            return say("event-rolled-cross", player=player, a=faces[0], b=faces[1])
        case "scored" | "climbed" | "fell" as kind:
            return say(f"event-{kind}", player=player, steps=event["steps"], step=step)
        case "placed":
            values = {"value": str(event["value"]), "field": str(event["field"])}
            return say("event-placed", player=player, **values)
        case "thrown_out":
            values = {"value": str(event["value"]), "field": str(event["field"])}
            return say("event-thrown-out", player=player, by=names[event["by"]], **values)
        case kind:
            assert kind == "won"
            return say("event-won", player=player)


def test_every_event_is_announced(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], 1, finish=6)
    host.close()
    page = users.open(None, token=tokens[0])
    page.add_init_script(RECORD_ANNOUNCEMENTS)
    page.goto(f"/r/{host.room}")
    traffic = users.traffic(page)
    names = ["Ana", "Ben", "Piabot"]
    while act(page) != "end":
        pass
    page.wait_for_timeout(300)
    expected = [
        announcement
        for update in traffic.updates
        for event in update["events"]
        if (announcement := announcement_of(event, update["view"]["game"], names))
    ]
    text = " ".join(announced(page))
    at = 0
    for announcement in expected:
        found = text.find(announcement, at)
        assert found >= 0, (
            f"not announced: {announcement}\nafter: {text[max(0, at - 200) : at + 300]}"
        )
        at = found + len(announcement)
    assert len(expected) > 3  # the game may be short
    assert "wins!" in announced(page)[-1] or "You win!" in announced(page)[-1]


def test_own_turn_is_announced(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=999)
    host.close()
    page = users.open(None, token=tokens[0])
    page.add_init_script(RECORD_ANNOUNCEMENTS)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    page.wait_for_function("() => announced.some((text) => text.includes('Your turn'))")
    expect(page).to_have_title("● Your turn – Rapido")


def pairs_on(game: Message, names: list[str], field: int) -> str:
    lying = [pair for pair in game["pairs"] if pair["field"] == field]
    return ", ".join(f"{names[pair['player']]}’s {pair['value']}" for pair in lying)


def pair_names(game: Message, names: list[str], which: list[list[int]]) -> set[str]:
    lying = {(pair["player"], pair["pair"]): pair["value"] for pair in game["pairs"]}
    return {f"{names[player]}’s {lying[player, pair]}" for player, pair in which}


def split(listed: str) -> set[str]:
    return {part.strip() for part in listed.replace(" and ", ",").split(",") if part.strip()}


READ = """(items) => items.map((item) => [
  item.querySelector("button") !== null,
  (item.querySelector("button") ?? item).querySelector(".visually-hidden").textContent.trim(),
])"""


def check_board(page: Page, game: Message, names: list[str]) -> None:
    """Compare the text alternatives of the board with the game on the server."""
    best = max(game["steps"])
    expected: list[str] = []
    for player, step in enumerate(game["steps"]):
        where = f"step {step} of {game['finish']}" + (", in the lead" if step == best else "")
        where = where if step else "at the start"
        expected.append(f"{names[player]}, {COLORS[player]}: {where}")
    stairs = board(page).get_by_role("list", name="Stairs").get_by_role("listitem")
    assert [text for _, text in stairs.evaluate_all(READ)] == expected
    actions = {each["field"]: each for each in game["actions"] if each["do"] == "place"}
    fields = board(page).get_by_role("list", name="Fields").get_by_role("listitem")
    for field, (button, text) in zip([5, 4, 3, 2, 1, 0], fields.evaluate_all(READ), strict=True):
        assert button == (field in actions)
        if button:
            place = f"Place {game['value']} on field {field}"
            assert text.startswith(place)
            out = pair_names(game, names, actions[field]["throws_out"])
            assert split(text.removeprefix(place).removeprefix(": throws out ")) == out
        else:
            lying = split(pairs_on(game, names, field))
            assert split(text.removeprefix(f"Field {field}: ")) == (lying or {"free"})


def test_board_has_text_alternatives(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben", "Cleo"], finish=40)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0])
    names = ["Ana", "Ben", "Cleo"]
    seen: set[str] = set()
    for _ in range(120):
        act(page)
        eventually(page, lambda: check_board(page, users.traffic(page).game, names))
        game = users.traffic(page).game
        seen |= {"threat" for each in game["actions"] if each["throws_out"]}
        seen |= {"lead" for step in game["steps"] if 0 < step < max(game["steps"])}
        if seen == {"threat", "lead"}:
            break
    assert seen == {"threat", "lead"}
