"""One session: the current game, and the answer to each request."""

from random import Random, SystemRandom

from msgspec import UNSET

from rapido.engine_protocol import wire
from rapido.engine_protocol.codec import decode_id, decode_position, decode_request, encode
from rapido.engine_protocol.view import action_view, event_view, legal_action_view, position_view
from rapido.players import (
    IllegalChoice,
    NoSuchBot,
    PlayerFailed,
    ask,
    left_out,
    player_named,
    usable_names,
)
from rapido.players.evaluate import evaluate
from rapido.rules import (
    PLAYERS,
    ROLLS,
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

_DICE = SystemRandom()
_SOURCES = {"equilibrium": "exact"}
"""the protocol has one name for all tables"""


class Session:
    """Answers requests one by one; a request that is refused leaves the game as it was."""

    def __init__(self) -> None:
        self._state: State | None = None
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """Answer one line with one line."""
        request: wire.EngineRequest | None = None
        try:
            request = decode_request(line)
            answer = self._answer(request)
        except RapidoError as error:
            answer = wire.ErrorAnswer(error=_error_view(error))
        answer.id = decode_id(line) if request is None else request.id
        return encode(answer)

    def _answer(self, request: wire.EngineRequest) -> wire.Answer:  # noqa: C901 - one case for each request
        match request:
            case wire.NewRequest():
                return self._take(Step(new_game(request.players, request.finish), ()))
            case wire.LoadRequest():
                return self._take(decode_position(request.position))
            case wire.GetPositionRequest():
                return wire.PositionAnswer(position=position_view(self._game()))
            case wire.RollRequest():
                return self._take(self._roll(request))
            case wire.PlaceRequest():
                state = self._acting(request.player)
                return self._take(apply(state, Place(request.field)))
            case wire.LegalRequest():
                state = self._game()
                actions = [legal_action_view(action, state) for action in legal_actions(state)]
                return wire.LegalAnswer(actions=actions)
            case wire.EvaluateRequest():
                return self._evaluate()
            case wire.ChooseRequest():
                return self._choose(request)
            case wire.BotsRequest():
                return _installed()
            case wire.QuitRequest():
                self.ended = True
                return wire.Answer()

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

    def _take(self, step: Step) -> wire.MoveAnswer:
        self._state = step.state
        events = [event_view(event) for event in step.events]
        return wire.MoveAnswer(position=position_view(step.state), events=events)

    def _roll(self, request: wire.RollRequest) -> Step:
        state = self._acting(request.player)
        pair = throwable_pairs(state)[0] if request.pair is None else request.pair
        thrown = apply(state, Throw(pair)).state
        roll = _DICE.choice(ROLLS) if request.dice is None else Roll(*request.dice)
        return apply(thrown, Rolled(roll))

    def _evaluate(self) -> wire.EvaluateAnswer:
        evaluation = evaluate(self._acting())
        answer = wire.EvaluateAnswer(
            actions=[action_view(each.action, each.win) for each in evaluation.estimates],
            best=action_view(evaluation.best),
            source=_SOURCES.get(evaluation.source, evaluation.source),
        )
        if evaluation.source != "exact":
            answer.stderr = evaluation.stderr
        return answer

    def _choose(self, request: wire.ChooseRequest) -> wire.ChooseAnswer:
        state = self._acting()
        player = player_named(request.bot)
        if state.players not in player.counts:
            raise NoSuchBot(f"{request.bot!r} does not play with {state.players} players")
        try:
            action = ask(player, state, Random(request.seed))
        except PlayerFailed as failure:
            raise NoSuchBot(f"{request.bot!r} failed here: {failure}") from failure
        except IllegalChoice as choice:
            action = choice.values["action"]
            raise NoSuchBot(f"{request.bot!r} chose {action}, which is not legal here") from choice
        return wire.ChooseAnswer(action=action_view(action))


def _error_view(error: RapidoError) -> wire.ErrorView:
    failure = error.__cause__
    trace = failure.trace if isinstance(failure, PlayerFailed) else UNSET
    return wire.ErrorView(error.code, str(error), trace)


def _installed() -> wire.BotsAnswer:
    answer = wire.BotsAnswer(bots=[_player_view(name) for name in usable_names()])
    if broken := left_out():
        answer.left_out = [wire.LeftOutView(name, str(why)) for name, why in broken.items()]
    return answer


def _player_view(name: str) -> wire.PlayerView:
    player = player_named(name)
    counts = tuple(count for count in PLAYERS if count in player.counts)
    return wire.PlayerView(name, player.about, counts)
