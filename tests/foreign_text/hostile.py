"""Texts that would act on a terminal, a log or a reader, and texts that only look unusual."""

import re

HOSTILE = {
    "clear screen": "\x1b[2J\x1b[H",
    "window title": "\x1b]0;owned\x07",
    "C1 control": "\x9b31m",
    "delete": "a\x7fb",
    "carriage return": "Ben\rAna",
    "new line": "Ana\nResult: A wins",
    "NUL": "a\x00b",
    "line separator": "a\u2028b",
    "paragraph separator": "a\u2029b",
    "right-to-left override": "a\u202eb",
    "isolate": "a\u2066b",
    "right-to-left mark": "a\u200fb",
    "zero width space": "An\u200ba",
    "zero width joiner between Latin letters": "An\u200da",
    "word joiner": "An\u2060a",
    "soft hyphen": "An\u00ada",
    "byte order mark": "\ufeffAna",
    "Hangul filler": "\u3164",
    "blank braille pattern": "\u2800",
    "tags": "Ana\U000e0041",
    "variation selector on a letter": "A\ufe0fna",
    "variation selector on a digit": "1\ufe0f",
    "variation selector twice": "\u2600\ufe0f\ufe0f",
    "interlinear annotation": "a\ufff9b",
    "combining marks": "A" + "\u0301" * 30,
    "mark without a base": "\u0301Ana",
    "private use": "a\ue000b",
    "noncharacter": "a\ufffeb",
    "another noncharacter": "a\U0010ffffb",
    "lone surrogate": "a\ud800b",
    "surrogate of a file name": "a\udcffb",
}
HARMLESS = {
    "Latin": "Zoë Œuvre",
    "decomposed": "Zoe\u0308",
    "Vietnamese": "Nguye\u0302\u0303n",
    "Persian with a non-joiner": "می\u200cخو\u0627\u0647م",
    "Persian with a mark before it": "می\u064e\u200cخو\u0627\u0647م",
    "Hindi with a joiner": "क\u094d\u200dष",
    "Malayalam with a joiner at the end": "അവന\u0d4d\u200d",
    "Hebrew": "שָׁלוֹם",
    "Tibetan": "ཧཱུྃ",
    "Chinese": "王小明",
    "Japanese with a variant": "辻\U000e0100",
    "family": "👨\u200d👩\u200d👧\u200d👦",
    "astronaut with a skin tone": "👩🏽\u200d🚀",
    "heart on fire": "❤\ufe0f\u200d🔥",
    "head shaking": "🙂\u200d↔\ufe0f",
    "keycap": "1\ufe0f\u20e3",
    "Scotland": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a character of a newer Unicode": "a\U0001fae9",
}
_ACTING = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)


def acting(output: str) -> list[str]:
    """Find characters that no output may contain; lines are its own."""
    return _ACTING.findall(output)


def acting_in_page(page: str) -> list[str]:
    """Find the same in a page, where names may be isolated from the text around them."""
    return acting(re.sub("\u2068([^\u2066-\u2069]*)\u2069", r"\1", page))
