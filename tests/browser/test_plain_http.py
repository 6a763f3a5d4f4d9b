"""A home network: plain HTTP without a secure context."""

from playwright.sync_api import expect

from tests.browser.guests import finished_game, open_table
from tests.browser.table import play_to_end
from tests.browser.users import BrowserUsers

HOST = "rapido.test"
UNTRUSTED = "the URL's origin was untrustworthy"
"""browser warning about a header that has no effect here"""


def test_game_and_verification_of_its_dice(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    host, tokens = open_table(users.server, ["Ana"], 2, finish=5)
    host.close()
    page = users.open(f"/r/{host.room}", host=HOST, token=tokens[0])
    missing = (
        "!isSecureContext && !crypto.subtle && !navigator.clipboard && !navigator.serviceWorker"
    )
    assert page.evaluate(missing)
    play_to_end(page)
    expect(page.get_by_text("The dice are genuine")).to_be_visible()
    expect(page.get_by_text("Your browser recalculated all")).to_be_visible()


def test_invitation_by_link(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    page = users.open("/", host=HOST)
    page.get_by_role("button", name="With friends").tap()
    page.get_by_role("button", name="Open a room").tap()
    link = page.get_by_role("textbox", name="Link to this room")
    page.wait_for_url("**/r/*")
    expect(link).to_have_value(page.url)
    assert page.url.startswith(f"http://{HOST}:{users.server.port}/r/")
    link.tap()
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert link.evaluate(selected) == page.url
    page.get_by_role("button", name="Copy").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert link.evaluate(selected) == page.url
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(page.get_by_text("This address only works on this device")).to_have_count(0)
    friend = users.open(link.input_value(), host=HOST)
    friend.get_by_role("button", name="Sit here").first.tap()
    expect(page.get_by_text("is here", exact=False).first).to_be_visible()


def test_replay_and_settings(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    page = users.open(f"/g/{finished_game(users.server, ['Ana', 'Ben'])}", host=HOST)
    expect(page.get_by_text("The dice are genuine")).to_be_visible()
    page.goto("/settings")
    notify = page.get_by_role("switch", name="Notify me when it’s my turn")
    expect(notify).to_be_disabled()
    expect(page.get_by_text("over a secure connection")).to_be_visible()
