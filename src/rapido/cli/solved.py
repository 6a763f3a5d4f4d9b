"""What `rapido solve` has found out, as sentences."""

from collections.abc import Sequence

from rapido.kernel.tables.file import Head
from rapido.lab.report.numbers import Numbers
from rapido.lab.solve.check import Report


def describe_result(head: Head, numbers: Numbers) -> str:
    say, states = numbers.say, numbers.number(head.states)
    if head.players == 2:
        first, second = (numbers.percent(chance, 4) for chance in head.start)
        error, finish = numbers.power(head.start_error, 0), head.finish
        result = say("solve-two", first=first, second=second, finish=finish, error=error)
        error = numbers.power(head.error, 1)
        precision = say("solve-two-precision", states=states, error=error)
    else:
        result = say("solve-three", seats=_percents(head.start, numbers), finish=head.finish)
        start, most = (numbers.power(gain, 1) for gain in (head.start_epsilon, head.epsilon))
        precision = say("solve-three-precision", states=states, start=start, most=most)
    seconds, residual = round(head.seconds), numbers.power(head.residual, 1)
    effort = say("solve-effort", sweeps=head.sweeps, seconds=seconds, residual=residual)
    return f"{result}\n{precision} {effort}"


def describe_check(report: Report, numbers: Numbers) -> str:
    say = numbers.say
    residual, allowed = (numbers.power(each, 2) for each in (report.residual, report.allowed))
    won, expected = (_percents(each, numbers) for each in (report.wins, report.head.start))
    sigmas = numbers.signed(report.sigmas, 1)
    return "\n".join(
        (
            say("solve-checksum-right" if report.intact else "solve-checksum-wrong"),
            say("solve-residual", states=report.head.states, residual=residual, allowed=allowed),
            say("solve-played", games=report.games, won=won, expected=expected, sigmas=sigmas),
            say("solve-table-right" if report.good else "solve-table-wrong"),
        )
    )


def _percents(chances: Sequence[float], numbers: Numbers) -> str:
    # Not with commas, which most languages have inside the numbers.
    return " / ".join(numbers.percent(chance, 3) for chance in chances)
