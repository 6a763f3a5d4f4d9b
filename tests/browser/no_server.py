"""A page that cannot ask the server."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, Route


def refuse_requests(page: Page) -> list[str]:
    """Let every request to /api/ fail; return the paths that are asked for, which grow."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(urlsplit(route.request.url).path)
        route.abort()

    page.route("**/api/**", refuse)
    return asked
