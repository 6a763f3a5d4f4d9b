"""Three players on separate devices, invited by link and by code; a game and a rematch."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import MAX_MOVES, READY, act, board
from tests.browser.users import DESKTOP, NETWORK_NAME, UNTRUSTED, BrowserUsers


def open_room(users: BrowserUsers) -> Page:
    """Open a room for three with a short staircase."""
    ana = users.open("/", size=DESKTOP, host=NETWORK_NAME)
    ana.get_by_role("button", name="With friends").click()
    ana.get_by_role("radio", name="3").check(force=True)
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Open a room").click()
    expect(ana.get_by_role("heading", name="Your room")).to_be_visible()
    ana.get_by_role("heading", name="Game settings").click()
    ana.locator("details.more summary").click()
    finish = ana.get_by_label("The finish is on step")
    finish.fill("6")
    finish.press("Enter")
    finish.blur()
    expect(ana.get_by_text("finish on step 6")).to_be_visible()
    return ana


def sit(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sit here").first.click()
    field = page.get_by_role("textbox", name="Name for seat")
    field.fill(name)
    field.press("Enter")
    expect(page.locator("li.own")).to_be_visible()


def join_by_link(users: BrowserUsers, ana: Page) -> Page:
    ben = users.open(ana.get_by_label("Link to this room").input_value(), host=NETWORK_NAME)
    expect(ben.get_by_role("heading", name="Ana’s room")).to_be_visible()
    sit(ben, "Ben")
    expect(ana.locator("li b", has_text="Ben")).to_be_visible()
    return ben


def join_by_code(users: BrowserUsers, ana: Page) -> Page:
    code = ana.locator(".code strong").inner_text()
    assert len(code) == len("K7P 2QX")
    cleo = users.open("/join", host=NETWORK_NAME)
    cleo.get_by_label("Code").fill(code.lower())
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Knock").click()
    expect(cleo.get_by_role("heading", name="You’ve knocked")).to_be_focused()
    # The host sees it wherever the page is scrolled; one tap, and Cleo has a seat.
    ana.mouse.wheel(0, 5000)
    expect(ana.get_by_text("Cleo is knocking. Let them in?")).to_be_in_viewport()
    ana.get_by_role("button", name="Let Cleo in").click()
    expect(cleo.get_by_role("heading", name="Ana’s room")).to_be_visible()
    expect(cleo.get_by_role("textbox", name="Name for seat")).to_have_value("Cleo")
    ana.reload()  # the code stays visible
    expect(ana.locator(".code strong")).to_have_text(code)
    return cleo


def play_together(pages: list[Page]) -> None:
    """Play to the end on all pages."""
    for _ in range(MAX_MOVES):
        ready = next((page for page in pages if page.locator(READY).count()), None)
        if ready is None:
            pages[0].wait_for_timeout(20)
        elif act(ready) == "end":
            return


def standings(page: Page) -> list[str]:
    return [" ".join(text.split()) for text in standing_list(page).all_inner_texts()]


def standing_list(page: Page) -> Locator:
    return page.get_by_role("list", name="Final standings").get_by_role("listitem")


def test_three_players_with_rematch(users: BrowserUsers) -> None:
    users.expected.append(UNTRUSTED)
    ana = open_room(users)
    friends = [ana, join_by_link(users, ana), join_by_code(users, ana)]
    begin = ana.get_by_role("button", name="Start")
    expect(begin).to_be_enabled()
    begin.click()
    play_together(friends)
    for page in friends:
        expect(page.get_by_role("heading", level=1)).to_contain_text("win")
        expect(page.get_by_text("The dice are genuine")).to_be_visible()
    game = users.traffic(ana).game
    assert [standings(page) for page in friends[1:]] == [standings(ana)] * 2
    assert {users.traffic(page).game["id"] for page in friends} == {game["id"]}
    seat = game["order"][game["winner"]]
    for number, page in enumerate(friends):
        own = "You win!" if number == seat else f"{['Ana', 'Ben', 'Cleo'][seat]} wins!"
        expect(page.get_by_role("heading", level=1)).to_have_text(own)
    # Rematch with one tap for each, also for somebody who reads the review; the next player begins.
    reader = friends[2]
    reader.get_by_role("link", name="Review the game").click()
    expect(reader.get_by_role("heading", name="Review", level=1)).to_be_visible()
    reader.get_by_role("link", name="Back").click()  # to the end of the game
    reader.get_by_role("link", name="Review the game").click()
    expect(reader.get_by_role("heading", name="Review", level=1)).to_be_visible()
    ana.get_by_role("button", name="Play again").click()
    call = reader.get_by_role("complementary")
    expect(call).to_contain_text("Someone wants to play again.")
    call.get_by_role("link", name="Go to the table").click()
    reader.get_by_role("button", name="Yes, play again").click()
    expect(reader.get_by_text("Waiting for Ben")).to_be_visible()
    reader.get_by_role("link", name="Review the game").click()
    expect(reader.get_by_role("heading", name="Review", level=1)).to_be_visible()
    friends[1].get_by_role("button", name="Yes, play again").click()
    expect(call).to_contain_text("The rematch has started.")
    call.get_by_role("link", name="Go to the table").click()
    for page in friends:
        expect(board(page)).to_be_visible()
    again = users.traffic(ana).game
    assert again["id"] != game["id"]
    assert again["order"] == [*game["order"][1:], game["order"][0]]
    expect(friends[1].locator(READY)).to_have_text("Roll")
    expect(ana.locator("[data-act]")).to_have_count(0)
