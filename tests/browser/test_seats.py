"""Seats among people: another device, a lost cookie, a latecomer, and who is told what."""

from playwright.sync_api import Page, expect

from tests.browser.guests import open_table
from tests.browser.table import READY, board
from tests.browser.users import NETWORK_NAME, UNTRUSTED, BrowserUsers

SMALL = {"width": 320, "height": 568}


def players(page: Page) -> list[str]:
    """Return who plays, with the words that are there for screen readers on a phone."""
    rows = page.get_by_role("list", name="Players").get_by_role("listitem")
    return [" ".join(text.split()) for text in rows.all_text_contents()]


def open_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=entry).click()


def move_to_phone(users: BrowserUsers, ana: Page) -> Page:
    """Move Ana's seat by its link; return her phone."""
    open_menu(ana, "Continue on another device")
    field = ana.get_by_label("Link that moves your seat", exact=True)
    link = field.input_value()
    expect(ana.get_by_alt_text("QR code")).to_be_visible()
    phone = users.open(link.partition("#")[0], size=SMALL, host=NETWORK_NAME)
    expect(phone.get_by_text("You’re watching.")).to_be_visible()
    phone.goto(link)  # only the part after # changes: the page is not loaded again
    expect(board(phone)).to_be_visible()
    assert "#" not in phone.url  # the link is used, and is not passed on by accident
    expect(phone.locator(READY)).to_have_text("Roll")
    late = users.open(link, host=NETWORK_NAME)
    expect(late.get_by_text("This link has already been used")).to_be_visible()
    late.close()
    return phone


def come_late(users: BrowserUsers, ana: Page, room: str) -> Page:
    """Cleo comes late, and plays for the computer."""
    cleo = users.open(room, size=SMALL)
    cleo.get_by_role("button", name="Join in").click()
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Take over from the computer").click()
    knock = ana.get_by_role("button", name="Let Cleo in")
    expect(knock).to_be_in_viewport(ratio=1)
    ana.locator("[data-act=first]").tap()  # the knock is not in the way of the roll
    expect(ana.locator(READY).first).not_to_have_text("Roll")
    knock.click()
    expect(cleo.get_by_role("dialog")).to_have_count(0)
    expect(ana.get_by_role("list", name="Players")).to_contain_text("Cleo")
    expect(knock).to_have_count(0)
    return cleo


def test_seats_change_hands(users: BrowserUsers) -> None:
    users.expected += [UNTRUSTED, "410 (Gone)"]  # the link is opened twice
    host, (first, second) = open_table(users.server, ["Ana", "Ben"], 1, others=1, finish=60)
    room = f"/r/{host.room}"
    ana = users.open(room, token=first, host=NETWORK_NAME)
    host.close()
    ben = users.open(room, token=second)
    expect(board(ben)).to_be_visible()
    expect(ana.locator(READY)).to_have_text("Roll")

    # Ana goes on with her phone, and takes her seat back.
    phone = move_to_phone(users, ana)
    ana.keyboard.press("Escape")
    moved = ana.get_by_text("Ana is playing on another device now.")
    expect(moved).to_be_visible()
    assert "you · host" in players(phone)[0]
    ana.get_by_role("button", name="Take my seat back").click()
    expect(moved).to_have_count(0)
    expect(ana.locator(READY)).to_have_text("Roll")
    expect(phone.get_by_text("You’re watching.")).to_be_visible()
    phone.close()

    # Ben loses his cookie: a new device asks for his seat, and Ana confirms.
    ben.close()
    expect(ana.get_by_role("list", name="Players")).to_contain_text("not connected")
    found = users.open(room)
    found.get_by_role("button", name="Join in").click()
    found.get_by_role("button", name="I\u2019m Ben").click()
    expect(found.get_by_text("You\u2019ve asked.")).to_be_visible()
    ana.get_by_role("button", name="Yes, that\u2019s Ben").click()
    expect(found.get_by_role("dialog")).to_have_count(0)
    assert "you" in players(found)[1]

    cleo = come_late(users, ana, room)

    # Who leaves is not called any more.
    open_menu(cleo, "Leave the game")
    cleo.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(cleo.get_by_role("list", name="Your games")).to_contain_text("Continue: Ana")
    expect(cleo.get_by_text("Your turn")).to_have_count(0)
    expect(cleo.get_by_text("Your game is still going.")).to_have_count(0)
    # Who only looks something up is.
    found.goto("/rules")
    found.get_by_role("complementary").get_by_role("link", name="Go to the table").click()
    expect(board(found)).to_be_visible()
    # The host hears a knock on any page.
    found.close()
    ana.goto("/rules")
    server = users.server
    path = f"/api/rooms/{host.room}/knocks"
    server.request("POST", path, {"name": "Dora"}, server.new_guest())
    ana.mouse.wheel(0, 5000)
    expect(ana.get_by_text("Dora is knocking.")).to_be_in_viewport()
