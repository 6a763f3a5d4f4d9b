"""Names of computer players on the command line; shells complete what has these types."""


def comma_separated(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def one_name(text: str) -> str:
    return text
