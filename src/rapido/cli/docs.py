"""`rapido docs`: open the documentation, which is part of the package."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from rapido.cli.command_line import command_line
from rapido.cli.messages import print_error, print_line
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.language import add_language
from rapido.cli.options.nearest import with_guess
from rapido.cli.progress import Progress
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, base_of, catalog

if TYPE_CHECKING:
    from pathlib import Path


def configure(parser: ArgumentParser) -> None:
    parser.description = "help-docs"
    parser.add_argument("page", metavar="PAGE", nargs="?", help="help-docs-page")
    parser.add_argument("--no-browser", action="store_true", help="help-docs-no-browser")
    parser.add_argument("--build", metavar="FOLDER", type=file_or_folder, help="help-docs-build")
    add_language(parser)


def run(options: Namespace) -> int:
    """Return 0 if the documentation was shown or written, 2 if it cannot be."""
    from rapido.cli import documentation  # noqa: PLC0415 - `--help` needs none of it

    say = catalog(options.language)
    folder: Path = options.build or documentation.SITE
    if documentation.is_taken(folder):
        print_error(say("docs-folder-in-use", folder=str(folder)))
        return 2
    language = base_of(options.language)
    if options.page and documentation.is_clone():
        pages = documentation.pages_to_build()
        if pages and documentation.page_in(pages, options.page, language) is None:
            return _refuse(options.page, pages, say)
    if documentation.is_clone() and not (folder / documentation.STAMP).is_file():
        print_error(say("docs-building"))
    try:
        with Progress(say, "progress-docs") as progress:
            home = documentation.write_site(folder, progress.show_step)
    except documentation.NotContained:
        command = " ".join(command_line("docs"))
        print_error(say("docs-not-contained", command=command))
        return 2
    except documentation.BuildFailed as error:
        print_error(say("docs-not-built", reason=str(error)))
        return 2
    except OSError as error:
        reason = system_reason(error, say)
        print_error(say("file-unwritable", file=str(folder), reason=reason))
        return 2
    page = documentation.find_page(folder, options.page or language, language)
    if page is None and options.page:
        return _refuse(options.page, documentation.pages(folder), say)
    # English readers begin at the home page, others with the page in their language.
    shown = home if page is None or (options.language == "en" and not options.page) else page
    print_line(shown)
    if not (options.no_browser or options.build):
        import webbrowser  # noqa: PLC0415

        webbrowser.open(shown.absolute().as_uri())
    return 0


def _refuse(page: str, pages: list[str], say: Say) -> int:
    from rapido.cli.documentation import chapters  # noqa: PLC0415

    listed = chapters(pages)
    others = sorted({*pages} - {*listed})
    print_error(with_guess(say("docs-no-such-page", page=page), page, pages, say))
    sentences = [say("docs-pages", pages=", ".join(listed))]
    if others:
        sentences.append(say("docs-more-pages", count=len(others), example=others[-1]))
    print_error(" ".join(sentences))
    return 2
