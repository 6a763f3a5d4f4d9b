"""The page in a real browser. A package, so that the browser is closed when its last test is over.

While it is open, nothing else in the same process could use asyncio.
"""
