"""The score of the evening and a series; moves of a stand-in are marked in log and review."""

from playwright.sync_api import Page, expect

from tests.browser.guests import open_table
from tests.browser.layout import clipped_texts
from tests.browser.local import begin_family, stored_tables
from tests.browser.table import act, board, play_again, play_to_end
from tests.browser.test_axe import STILL, check
from tests.browser.users import DESKTOP, BrowserUsers, Message


def scores(page: Page) -> dict[str, str]:
    """Return the wins of everybody in the score on the page."""
    items = page.locator("ul[aria-label^='Wins'] li")
    return {
        items.nth(at).locator(".name").inner_text(): items.nth(at).locator("b").inner_text()[-1:]
        for at in range(items.count())
    }


def wins_of(view: Message) -> dict[str, str]:
    return {each["name"]: str(each["series"]) for each in view["score"]["standings"]}


def play_together(*pages: Page) -> None:
    """Play a game to its end, each on their own page."""
    for _ in range(400):
        for page in pages:
            if page.locator("[data-act]:not([aria-disabled=true])").count():
                act(page)
        if all(page.locator("main.page h1").count() for page in pages):
            return


def agree_to_play_again(first: Page, second: Page) -> None:
    """Propose a rematch, and agree to it."""
    first.get_by_role("button", name="Play again").click()
    second.get_by_role("button", name="Yes, play again").click()


def test_series_of_two_people(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], others=1, finish=2)
    host.close()
    path = f"/r/{host.room}"
    ana = users.open(path, token=tokens[0], preferences=STILL)
    ben = users.open(path, token=tokens[1], size=DESKTOP)
    play_together(ana, ben)
    assert sorted(scores(ana).values()) == ["0", "1"]
    # The series begins with the next game: the evening's win does not count for it.
    ana.get_by_role("button", name="Change players or settings").click()
    expect(ana.get_by_role("heading", name="Wins so far")).to_be_visible()
    ana.get_by_role("heading", name="Game settings").click()
    ana.get_by_label("Series", exact=True).select_option(label="First to 2 wins")
    expect(ana.get_by_role("heading", name="Wins in the series")).to_contain_text("First to 2 wins")
    assert set(scores(ana).values()) == {"0"}
    check(ana)
    for game in range(3):
        if game == 0:
            ana.get_by_role("button", name="Next game").click()
        else:
            agree_to_play_again(ana, ben)
        for page in (ana, ben):
            expect(board(page)).to_be_visible()
        stars = ana.get_by_role("list", name="Players").get_by_text("★1")
        expect(stars).to_have_count(game)  # one each after two games, or else it would be decided
        play_together(ana, ben)
        view = users.traffic(ana).view
        assert scores(ana) == scores(ben) == wins_of(view)
        if view["score"]["series_winner"] is not None:
            break
    score: Message = users.traffic(ana).view["score"]
    decided: str = score["standings"][score["series_winner"]]["name"]
    shown = {"Ana": ana, "Ben": ben}
    expect(shown[decided].locator("main").get_by_text("You win the series!")).to_be_visible()
    other = shown["Ben" if decided == "Ana" else "Ana"]
    expect(other.locator("main").get_by_text(f"{decided} wins the series!")).to_be_visible()
    expect(ana.locator(".notice")).to_have_count(0)
    check(ana)
    assert clipped_texts(ana) == []
    agree_to_play_again(ana, ben)
    expect(ana.get_by_role("list", name="Players")).to_be_visible()
    assert set(wins_of(users.traffic(ana).view).values()) == {"0"}


def test_stand_in_is_marked_and_not_blamed(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], others=1, finish=6)
    host.close()
    path = f"/r/{host.room}"
    ana = users.open(path, token=tokens[0], size=DESKTOP)
    ben = users.open(path, token=tokens[1])
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    log = ana.get_by_role("list", name="Game log")
    play_to_end(ana, lambda _: None)
    view = users.traffic(ana).view
    game = view["games"][-1]
    ana.goto(f"/g/{game}")
    mark = "(computer)"
    marked = log.get_by_text(mark)
    expect(marked.first).to_be_attached()
    for line in log.locator("li li", has_text=mark).all_inner_texts():
        assert line.lstrip().startswith("Ben"), line
    assert not log.locator("li li", has_text=mark).filter(has_text="Ana rolls").count()
    expect(ana.get_by_text("Played on")).to_be_visible()
    ana.goto(f"/g/{game}/review")
    ana.get_by_role("radio", name="Ben").check()
    expect(ana.get_by_text("in place of Ben").first).to_be_visible()
    expect(ana.get_by_role("rowheader", name="The stand-in’s choices")).to_be_visible()
    turns = users.server.request("GET", f"/api/games/{game}/review").json()["turns"]
    assert turns == view["game"]["turn"]


def test_table_on_one_device_counts_wins(users: BrowserUsers) -> None:
    page = users.open("/")
    begin_family(page, ["Ana", "Ben"], finish=1)
    for games in (1, 2):
        play_to_end(page)
        assert sum(map(int, scores(page).values())) == games
        if games == 1:
            play_again(page)
    stored = stored_tables(page)[0]["score"]["standings"]
    assert {each["name"]: str(each["evening"]) for each in stored}.items() <= scores(page).items()
