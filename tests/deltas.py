"""How a client applies a `delta`, as docs/web-protocol.md describes it."""

from typing import Any

Message = dict[str, Any]


def apply_delta(view: Message, delta: Message) -> Message:
    """Return the view after a delta; it must be the next version."""
    assert delta["version"] == view["version"] + 1
    game = delta.get("new_game", view["game"])
    if "game" in delta:
        assert "new_game" not in delta
        assert set(delta["game"]) <= set(game)
        game = {**game, **delta["game"]}
    assert set(delta.get("room", {})) <= set(view) - {"version", "game", "games"}
    return {
        **view,
        **delta.get("room", {}),
        "version": delta["version"],
        "game": game,
        "games": [*view["games"], *delta.get("ended_games", [])],
    }
