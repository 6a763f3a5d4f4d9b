"""Functions for worker processes, which import them by module name."""

import os
import signal
import time


def square(number: int) -> int:
    return number * number


def sleep_unless_zero(number: int) -> int:
    time.sleep(1000 if number else 0)
    return number


def process_id(_number: int) -> int:
    time.sleep(0.03)
    return os.getpid()


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is too much")
    return number


def die_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
