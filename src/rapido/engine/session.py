"""One conversation with a program: the game it has on the table, and the answer to each request."""

from random import Random, SystemRandom

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from rapido.engine.wire import (
    Bots,
    Choose,
    Evaluate,
    Legal,
    Load,
    New,
    Object,
    PlaceRequest,
    Position,
    PositionRequest,
    Quit,
    Request,
    RollRequest,
    action_of,
    event_of,
    legal_action_of,
    position_of,
    step_of,
)
from rapido.players import NoSuchBot, names, player_named
from rapido.players.evaluate import evaluate
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadPosition,
    BadRequest,
    GameOver,
    NoGame,
    NotYourTurn,
    Phase,
    Place,
    RapidoError,
    Roll,
    Rolled,
    State,
    Step,
    Throw,
    apply,
    legal_actions,
    new_game,
    throwable_pairs,
)

LINE_BYTES = 64 * 1024

_DICE = SystemRandom()
_REQUESTS = msgspec.json.Decoder(Request)
_NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Named(Struct):
    id: Raw | UnsetType = UNSET


class Session:
    """Answers requests one by one; whatever is refused leaves the game as it was."""

    def __init__(self) -> None:
        """Begin without a game."""
        self._state: State | None = None
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """Answer one line with one line."""
        identity: Raw | UnsetType = UNSET
        try:
            if len(line) > LINE_BYTES:
                raise BadRequest("a line has at most 64 KiB")
            try:
                # Python is stricter about UTF-8 than the JSON decoder is inside an id.
                request = _REQUESTS.decode(line.decode())
            except _NOT_UNDERSTOOD as error:
                identity = _identity_of(line)
                raise BadRequest(str(error)) from error
            identity = request.id
            return _encode(identity, {"ok": True, **self._answer(request)})
        except RapidoError as error:
            reason = {"code": error.code, "message": str(error)}
            return _encode(identity, {"ok": False, "error": reason})

    def _answer(self, request: Request) -> Object:  # noqa: C901 - one case for each request
        match request:
            case New():
                return self._take(Step(new_game(request.players, request.finish), ()))
            case Load():
                return self._take(step_of(_position(request.position)))
            case PositionRequest():
                return {"position": position_of(self._game())}
            case RollRequest():
                return self._take(self._roll(request))
            case PlaceRequest():
                state = self._acting(request.player)
                return self._take(apply(state, Place(request.field)))
            case Legal():
                state = self._game()
                actions = [legal_action_of(action, state) for action in legal_actions(state)]
                return {"actions": actions}
            case Evaluate():
                return self._evaluate()
            case Choose():
                return self._choose(request)
            case Bots():
                return {"bots": [_introduce(name) for name in names()]}
            case Quit():
                self.ended = True
                return {}

    def _game(self) -> State:
        if self._state is None:
            raise NoGame("there is no game yet; begin with new or load")
        return self._state

    def _acting(self, player: int | None = None) -> State:
        state = self._game()
        if state.phase is Phase.OVER:
            raise GameOver(f"the game is over; player {state.winner} has won")
        if player not in {None, state.player}:
            raise NotYourTurn(f"it is the turn of player {state.player}, not of player {player}")
        return state

    def _take(self, step: Step) -> Object:
        self._state = step.state
        events = [event_of(event) for event in step.events]
        return {"position": position_of(step.state), "events": events}

    def _roll(self, request: RollRequest) -> Step:
        state = self._acting(request.player)
        pair = throwable_pairs(state)[0] if request.pair is None else request.pair
        thrown = apply(state, Throw(pair)).state
        roll = _DICE.choice(ROLLS) if request.dice is None else Roll(*request.dice)
        return apply(thrown, Rolled(roll))

    def _evaluate(self) -> Object:
        state = self._acting()
        found = evaluate(state)
        exact = found.source == "exact"
        return {
            "actions": [{**action_of(each.action), "win": each.win} for each in found.estimates],
            "best": action_of(found.best),
            "source": found.source,
            **({} if exact else {"stderr": found.stderr}),
        }

    def _choose(self, request: Choose) -> Object:
        state = self._acting()
        player = player_named(request.bot)
        if state.players not in player.counts:
            raise NoSuchBot(f"{request.bot!r} does not play with {state.players} players")
        try:
            action = player.choose(state, Random(request.seed))
        except Exception as error:  # other people's code may fail in any way
            raise NoSuchBot(f"{request.bot!r} failed here: {error!r}") from error
        if action not in legal_actions(state):
            raise NoSuchBot(f"{request.bot!r} chose {action!r}, which is not legal here")
        return {"action": action_of(action)}


def _identity_of(line: bytes) -> Raw | UnsetType:
    """Find the id of a request that is not understood, so that its error can carry it."""
    try:
        return msgspec.json.decode(line.decode(), type=_Named).id
    except _NOT_UNDERSTOOD:
        return UNSET


def _encode(identity: Raw | UnsetType, answer: Object) -> bytes:
    return msgspec.json.encode(answer if identity is UNSET else {"id": identity, **answer})


def _position(said: Object) -> Position:
    try:
        return msgspec.convert(said, Position)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(str(error)) from error


def _introduce(name: str) -> Object:
    player = player_named(name)
    counts = [count for count in PLAYERS if count in player.counts]
    return {"name": name, "about": player.about, "players": counts}
