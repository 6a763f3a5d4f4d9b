"""A home network: plain HTTP without a secure context."""

from playwright.sync_api import expect

from tests.browser.guests import finished_game, open_table
from tests.browser.table import board, play_to_end
from tests.browser.users import NETWORK_NAME, UNTRUSTED, BrowserUsers


def test_game_and_verification_of_its_dice(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    host, tokens = open_table(users.server, ["Ana"], 2, finish=5)
    host.close()
    page = users.open(f"/r/{host.room}", host=NETWORK_NAME, token=tokens[0])
    missing = (
        "!isSecureContext && !crypto.subtle && !navigator.clipboard && !navigator.serviceWorker"
    )
    assert page.evaluate(missing)
    play_to_end(page)
    expect(page.get_by_text("The dice are genuine")).to_be_visible()
    expect(page.get_by_text("Your browser recalculated all")).to_be_visible()


def test_invitation_by_link(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    page = users.open("/", host=NETWORK_NAME)
    page.get_by_role("button", name="With friends").tap()
    page.get_by_role("button", name="Open a room").tap()
    link = page.get_by_role("textbox", name="Link to this room")
    page.wait_for_url("**/r/*")
    expect(link).to_have_value(page.url)
    assert page.url.startswith(f"http://{NETWORK_NAME}:{users.server.port}/r/")
    link.tap()
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert link.evaluate(selected) == page.url
    page.get_by_role("button", name="Copy").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert link.evaluate(selected) == page.url
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    friend = users.open(link.input_value(), host=NETWORK_NAME)
    friend.get_by_role("button", name="Sit here").first.tap()
    expect(page.get_by_text("is here", exact=False).first).to_be_visible()


def test_replay_and_settings(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    page = users.open(f"/g/{finished_game(users.server, ['Ana', 'Ben'])}", host=NETWORK_NAME)
    expect(page.get_by_text("The dice are genuine")).to_be_visible()
    page.goto("/settings")
    notify = page.get_by_role("switch", name="Notify me when it’s my turn")
    expect(notify).to_be_disabled()
    expect(page.get_by_text("over a secure connection")).to_be_visible()


def test_only_this_device_reaches_the_server(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="With friends").tap()
    page.get_by_role("button", name="Open a room").tap()
    card = page.locator("details", has_text="Invite")
    expect(card).to_contain_text("can only be reached from this device")
    expect(card.locator("code")).to_have_text("./rapido serve --lan")
    # Nothing that leads nowhere: no link, no QR code and no code.
    expect(card.get_by_role("textbox")).to_have_count(0)
    expect(card.get_by_role("img")).to_have_count(0)
    expect(card.get_by_role("button")).to_have_count(0)
    # People on this device sit down all the same.
    page.get_by_role("button", name="seat 2").first.tap()
    expect(page.locator("li.own")).to_have_count(2)
    page.get_by_role("button", name="seat 3").first.tap()
    page.get_by_role("button", name="Start", exact=True).tap()
    expect(board(page)).to_be_visible()
    for part in ("Invite", "Continue on another device"):
        page.get_by_role("button", name="Menu", exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name=part).tap()
        expect(page.get_by_role("dialog").locator("code")).to_have_text("./rapido serve --lan")
        page.keyboard.press("Escape")
