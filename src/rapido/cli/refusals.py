"""What is wrong with a request to the lab, in the reader's language."""

from typing import Final

from rapido.cli.options.nearest import with_guess
from rapido.cli.system_errors import system_reason
from rapido.locales import Say
from rapido.locales.explained import Explained
from rapido.rules import BadRequest, RapidoError

NO_SUCH_PLAYER: Final = "error-no_such_bot"


def refusal(error: RapidoError | Explained, say: Say) -> str:
    """Return a sentence about an error."""
    if isinstance(error, Explained):
        if isinstance(error.__cause__, OSError) and "reason" in error.values:
            return error.explain(say, reason=system_reason(error.__cause__, say))
        sentence = error.explain(say)
        if error.key != NO_SUCH_PLAYER:
            return sentence
        name, known = str(error.values["name"]), str(error.values["known"])
        return with_guess(sentence, name, known.split(", "), say)
    if isinstance(error, BadRequest):
        return str(error)  # its code says no more than that
    return f"{say(f'error-{error.code}')} ({error})"
