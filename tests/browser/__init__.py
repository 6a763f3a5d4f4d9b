"""The page in a real browser. A package, so that the browser is closed after its last test.

While it is open, no other test in the process can use asyncio.
"""
