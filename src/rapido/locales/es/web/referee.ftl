### The referee.

referee-title = Árbitro para el juego de mesa
referee-intro = Jugad con vuestro tablero y vuestros dados de verdad. Indicad qué ha salido y en qué línea se han posicionado los dados: el árbitro lleva la cuenta de la escalera y las líneas, lo explica todo y resuelve las dudas.

## Setup

referee-who = ¿Quién juega?
referee-who-hint = Según vuestro orden en la mesa, en el sentido de las agujas del reloj.
referee-name = Sitio { $number }: nombre
referee-color = Sitio { $number }: color
referee-second = Sitio { $number }: segundo color
referee-two-hint = Si solo jugáis dos, cada uno tiene dos pares de dados, de dos colores.
referee-add = Añadir una persona
referee-remove = Quitar el sitio { $number }
referee-youngest = Empieza la persona más joven. ¿Quién es?
referee-finish = Llegada en el peldaño
referee-clash = Cada color solo se puede elegir una vez.
referee-start = Empezar

## A turn

referee-turn = Le toca a { $player }
referee-roll = Tirada { $number }
referee-dice = ¿Qué ha salido?
referee-dice-again = ¿Otra tirada? Los dados nuevos:
referee-die-a = El dado con 4 y 7
referee-die-b = El dado con 5 y 6
referee-pair = ¿Qué par?
referee-place = ¿Dados ya posicionados? Toca la línea.
# $value is the value of the roll.
referee-worth = Valor { $value }
referee-first-cross = En la primera tirada, una X vale cero.
referee-nothing = { $player } no tiene nada que validar.
referee-alone = Con un solo par no se valida. Se queda, y { $player } tira el otro.
referee-why = ¿Por qué?
referee-why-rule = ¿Por qué? Regla { $rule }
referee-all-rules = Todas las reglas
referee-undo = Deshacer
referee-undone = Deshecho. Todo está como antes.
referee-took-roll = Deshecho: { $player } no ha sacado { $a } y { $b }.
referee-took-place = Deshecho: { $player } no ha posicionado sus dados en la línea { $field }.
referee-offline = Ahora mismo no hay conexión con el juego. No se ha perdido nada.
referee-again = Reintentar

## Help: legal moves

referee-help = ¿Qué se puede hacer?
referee-help-title = ¿Qué puede hacer ahora { $player }?
referee-can-roll = Tirar
referee-can-again = Volver a tirar
referee-can-pair = Tirar ({ $pair })
referee-can-place = Línea { $field }
referee-yes = { $what }: sí.
referee-no = { $what }: no.
referee-throws-out = Expulsa { $victims }.
referee-throws-none = No expulsa ningún par.
referee-victim = el { $value } de { $player }
referee-risk = En casi una de cada tres tiradas (11 de 36) sale una X y se acaba la jugada.
referee-questions = Preguntas frecuentes

## Log, record, end

referee-menu = Historial y registro
referee-log = Historial de la partida
referee-record = Registro de la partida
referee-record-hint = Cada tirada y cada línea elegida, en un formato que Rapido puede leer.
referee-copy = Copiar
referee-copied = Copiado.
referee-copy-by-hand = Selecciona el texto y cópialo.
referee-download = Descargar
referee-new = Nueva partida
referee-new-sure = La partida en curso se perderá. ¿Empezar una nueva?
referee-new-yes = Sí, nueva partida
referee-new-no = No, seguir jugando
referee-same = Otra con las mismas personas
referee-won = ¡Gana { $player }!
referee-review = Volver a ver la partida
referee-review-first = Al principio
referee-review-back = Atrás
referee-review-on = Adelante
referee-review-last = Al final
referee-review-move = Acción { $move } de { $moves }
referee-review-start = El principio
referee-loading = Preparando la partida…
