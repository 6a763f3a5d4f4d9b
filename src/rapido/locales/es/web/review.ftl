### The review page.

## The page

review-page = Análisis
review-intro = Mira cómo fue la partida y por qué: qué se debió a los dados y qué a las decisiones.
review-working = Calculando cuánto valió cada tirada y cada decisión…
review-failed = Ahora mismo no se puede analizar la partida
review-sorry-unavailable = El servidor está muy ocupado ahora mismo. Inténtalo de nuevo dentro de un momento.
review-empty = En esta partida nadie ha tirado, así que no hay nada que analizar.
review-to-replay = Ver la repetición
review-exact = exacto
review-estimated = estimado

## The curve

review-curve-slider = Momento de la partida
review-place = Jugada { $turn }, tirada { $roll }
review-place-end = El final
review-from-start = Inicio
review-when = Cuándo
review-who = Quién
review-curve-table = La curva en una tabla
review-chances-now = Probabilidades de ganar en este momento

## A moment

# $before and $after are winning probabilities, such as 43 %.
review-roll-great = ¡Qué suerte! Probabilidad de ganar: antes { $before }, ahora { $after }.
review-roll-kind = Una buena tirada. Probabilidad de ganar: antes { $before }, ahora { $after }.
review-roll-usual = Una tirada como tantas otras. Probabilidad de ganar: antes { $before }, ahora { $after }.
review-roll-unkind = Una tirada floja. Probabilidad de ganar: antes { $before }, ahora { $after }.
review-roll-cruel = ¡Qué mala suerte! Probabilidad de ganar: antes { $before }, ahora { $after }.
# $action is, for example, "roll again".
review-chose = { $name } elige: { $action }.
review-judged-only = No había otra opción.
review-judged-best = { $name } encuentra la mejor opción.
review-judged-best-you = Has encontrado la mejor opción, { $name }.
review-judged-good = Vale tanto como la mejor opción.
# $better is, for example, "place on field 3".
review-judged-little = Habría sido algo mejor: { $better }.
review-judged-clear = Habría sido claramente mejor: { $better }.
review-costs =
    { $wins ->
        [one] La diferencia es de más o menos una victoria en 100 partidas.
       *[other] La diferencia es de unas { $wins } victorias en 100 partidas.
    }
review-costs-less = La diferencia es de menos de una victoria en 100 partidas.
review-what-else = ¿Qué más se podía hacer?
review-verdict-best = lo mejor
review-verdict-good = igual de bueno
review-verdict-little = algo peor
review-verdict-clear = claramente peor
review-unfinished-long = Esta partida no se jugó hasta el final.
review-next-moment = Siguiente momento clave
review-to-editor = Abrir en el editor

## Play on

review-play-on = Jugar desde aquí
review-play-on-hint = Una mesa nueva con esta misma posición. El ordenador juega por los demás.
review-play-as = ¿Quién quieres ser?
review-play-now = Jugar

## Key moments

review-swing-roll = { $name } saca { $a } y { $b }.
review-swing-choice = { $name } tiene { $value } y elige: { $action }.

## The balance sheet

review-whose = ¿La partida de quién?
review-sheet-plain = Las cifras dicen cuántas de cada 100 partidas como esta se ganan. Sumados, el principio y las cuatro partes dan el resultado.
review-part = Parte
review-wins-of-100 = Victorias en 100 partidas
review-part-start = Al principio
review-part-start-hint = si todos juegan lo mejor posible
review-part-own_dice = Los dados de { $name }
review-part-own_dice-you = Tus dados
review-part-own_dice-hint = la buena o mala suerte con los dados propios
review-part-own_choices = Las decisiones de { $name }
review-part-own_choices-you = Tus decisiones
review-part-own_choices-hint = quien elige siempre la mejor opción no pierde nada aquí
review-part-others_dice = Los dados de los demás
review-part-others_dice-you = Los dados de los demás
review-part-others_dice-hint = la suerte de los demás resta probabilidades
review-part-others_choices = Las decisiones de los demás
review-part-others_choices-you = Las decisiones de los demás
review-part-others_choices-hint = lo que han desperdiciado y qué dados han expulsado
review-part-won = Al final: victoria
review-part-lost = Al final: derrota
review-part-open = Cuando se interrumpió la partida

## Skill and luck

# $loss is a number of games, $band a range such as 0.4 to 1.9.
review-skill-says =
    { $decisions ->
        [one] La única decisión que contaba costó { $loss } victorias en 100 partidas. Una sola dice poco. Franja probable: { $band }.
       *[other] De media, cada decisión que contaba costó { $loss } victorias en 100 partidas. Franja probable tras { $decisions } decisiones: { $band }.
    }
review-skill-plain = La franja amarilla muestra hasta qué punto es seguro: el valor real está casi siempre (95 de cada 100 veces) dentro de ella. Cuantas más decisiones, más se estrecha. Lo que era evidente o daba igual no cuenta.
review-skill-left = nada desperdiciado
review-skill-right = mucho desperdiciado
# $kind is a kind of mistake, such as "stopped too early".
review-mistake-line =
    { $count ->
        [one] { $kind }: una vez, { $wins } victorias en 100 partidas
       *[other] { $kind }: { $count } veces, { $wins } victorias en 100 partidas en total
    }
review-luck-title = ¿De parte de quién estaban los dados?
review-luck-plain = La franja amarilla muestra lo que hace casi siempre (95 de cada 100 veces) el azar por sí solo con tiradas como estas. Quien está bien dentro no ha tenido especial suerte, ni buena ni mala.
review-luck-left = mala suerte
review-luck-right = buena suerte

## Every decision

review-only-my-mistakes = Solo mis errores
review-only-mistakes = Solo los errores
review-shown-of = { $shown } de { $all }
review-none-costly = Aquí no se ha desperdiciado gran cosa. ¡Bien jugado!
review-has = { $value } sobre la mesa
review-show = Mostrar en el tablero

## Sharing

review-share = Compartir
review-link = Enlace a este momento

## What a computer player chose in place of a person

review-judged-stand-in = Aquí un jugador virtual sustituía a { $name }: esta decisión no cuenta.
review-verdict-stand-in = ordenador
review-sheet-plain-stand-in = Las cifras dicen cuántas de cada 100 partidas como esta se ganan. Sumados, el principio y las cinco partes dan el resultado.
review-part-stand_in_choices = Las decisiones del sustituto
review-part-stand_in_choices-you = Las decisiones del sustituto
review-part-stand_in_choices-hint = lo que un jugador virtual desperdició durante la ausencia; no cuenta para nadie
review-stand-in-left-out =
    { $count ->
        [one] Un jugador virtual tomó una decisión en lugar de { $name }. Aquí no se cuenta.
       *[other] Un jugador virtual tomó { $count } decisiones en lugar de { $name }. Aquí no se cuentan.
    }
