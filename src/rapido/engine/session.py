"""One session: the current game, and the answer to each request."""

from random import Random, SystemRandom

from rapido.engine_protocol.codec import decode_id, decode_position, decode_request, encode
from rapido.engine_protocol.view import action_view, event_view, legal_action_view, position_view
from rapido.engine_protocol.wire import (
    Answer,
    BotsAnswer,
    BotsRequest,
    ChooseAnswer,
    ChooseRequest,
    ErrorAnswer,
    ErrorView,
    EvaluateAnswer,
    EvaluateRequest,
    LegalAnswer,
    LegalRequest,
    LoadRequest,
    MoveAnswer,
    NewRequest,
    PlaceRequest,
    PlayerView,
    PositionAnswer,
    PositionRequest,
    QuitRequest,
    Request,
    RollRequest,
)
from rapido.players import NoSuchBot, names, player_named
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


class Session:
    """Answers requests one by one; a request that is refused leaves the game as it was."""

    def __init__(self) -> None:
        self._state: State | None = None
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """Answer one line with one line."""
        request: Request | None = None
        try:
            request = decode_request(line)
            answer = self._answer(request)
        except RapidoError as error:
            answer = ErrorAnswer(error=ErrorView(error.code, str(error)))
        answer.id = decode_id(line) if request is None else request.id
        return encode(answer)

    def _answer(self, request: Request) -> Answer:  # noqa: C901 - one case for each request
        match request:
            case NewRequest():
                return self._take(Step(new_game(request.players, request.finish), ()))
            case LoadRequest():
                return self._take(decode_position(request.position))
            case PositionRequest():
                return PositionAnswer(position=position_view(self._game()))
            case RollRequest():
                return self._take(self._roll(request))
            case PlaceRequest():
                state = self._acting(request.player)
                return self._take(apply(state, Place(request.field)))
            case LegalRequest():
                state = self._game()
                actions = [legal_action_view(action, state) for action in legal_actions(state)]
                return LegalAnswer(actions=actions)
            case EvaluateRequest():
                return self._evaluate()
            case ChooseRequest():
                return self._choose(request)
            case BotsRequest():
                return BotsAnswer(bots=[_player_view(name) for name in names()])
            case QuitRequest():
                self.ended = True
                return Answer()

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

    def _take(self, step: Step) -> MoveAnswer:
        self._state = step.state
        events = [event_view(event) for event in step.events]
        return MoveAnswer(position=position_view(step.state), events=events)

    def _roll(self, request: RollRequest) -> Step:
        state = self._acting(request.player)
        pair = throwable_pairs(state)[0] if request.pair is None else request.pair
        thrown = apply(state, Throw(pair)).state
        roll = _DICE.choice(ROLLS) if request.dice is None else Roll(*request.dice)
        return apply(thrown, Rolled(roll))

    def _evaluate(self) -> EvaluateAnswer:
        evaluation = evaluate(self._acting())
        answer = EvaluateAnswer(
            actions=[action_view(each.action, each.win) for each in evaluation.estimates],
            best=action_view(evaluation.best),
            source=evaluation.source,
        )
        if evaluation.source != "exact":
            answer.stderr = evaluation.stderr
        return answer

    def _choose(self, request: ChooseRequest) -> ChooseAnswer:
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
        return ChooseAnswer(action=action_view(action))


def _player_view(name: str) -> PlayerView:
    player = player_named(name)
    counts = tuple(count for count in PLAYERS if count in player.counts)
    return PlayerView(name, player.about, counts)
