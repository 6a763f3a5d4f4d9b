"""Work for other processes, which must find it in a module of its own."""

import os
import signal
import time


def square(number: int) -> int:
    return number * number


def sleep_long_but_once(number: int) -> int:
    time.sleep(1000 if number else 0)
    return number


def who_am_i(_number: int) -> int:
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
