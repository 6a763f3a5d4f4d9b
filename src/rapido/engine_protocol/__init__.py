"""The engine protocol: its messages, and a client for programs that speak it.

The protocol is public and fixed: docs/engine-protocol.md.
"""
