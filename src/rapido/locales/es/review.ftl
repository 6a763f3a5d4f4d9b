### The review: what dice and choices were worth.

## Figures

# $share is in percent, also in the next two messages.
review-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# Percentage points, without a sign.
review-points = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-fine = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-band = de { $low } a { $high }

## The game

review-title = Análisis
review-line =
    { $turns ->
        [one] { $players } · hasta el peldaño { $finish } · una jugada
       *[other] { $players } · hasta el peldaño { $finish } · { $turns } jugadas
    }
review-won = gana { $player }
review-unfinished = partida sin terminar
review-source-exact = Estas probabilidades son exactas: este juego se ha calculado por completo.
review-source-estimated = Estas probabilidades son estimaciones; suelen desviarse unas { $error } victorias por cada 100 partidas.
review-broken = Se ha analizado todo lo anterior a la parte dañada.

## The curve

review-curve = Probabilidad de ganar
review-as-table = Lo mismo en una tabla
review-turn = jugada
review-player = quién

## The balance sheet

review-sheet = De dónde sale el resultado
review-sheet-note = En victorias por cada 100 partidas. Sumados, el inicio y las cuatro partes dan el resultado.
review-start = inicio
review-own-dice = dados propios
review-own-choices = decisiones propias
review-others-dice = dados ajenos
review-others-choices = decisiones ajenas
review-result = resultado
review-end = probabilidad ahora

## Skill

review-skill = Qué tal ha decidido cada persona
review-skill-note = Lo que ha costado de media cada decisión, en victorias por cada 100 partidas, sin contar lo evidente ni lo que daba igual. El valor real está casi siempre (95 de cada 100 veces) en la franja probable; con más decisiones, se estrecha.
review-mean-loss = pérdida por decisión
review-likely = franja probable
review-decisions = decisiones
review-grade = nota
review-grade-perfect = perfecto
review-grade-masterly = magistral
review-grade-strong = muy bueno
review-grade-solid = sólido
review-grade-shaky = vacilante
review-grade-wild = alocado
review-grade-open = muy pocas decisiones
review-mistakes = Los errores que más han costado
review-mistake-rolled_on = volver a tirar en vez de posicionar los dados
review-mistake-stopped = parar demasiado pronto
review-mistake-spared = perdonar un par en vez de expulsarlo
review-mistake-too_high = posicionar los dados demasiado arriba
review-mistake-too_low = posicionar los dados demasiado abajo
review-mistake-field_zero = posicionar los dados en la línea 0 sin necesidad
review-no-mistakes = Nadie ha desperdiciado gran cosa.

## Luck

review-luck = La suerte de cada persona con los dados
review-luck-note = En victorias por cada 100 partidas. Con tiradas como estas, el azar por sí solo se queda casi siempre (95 de cada 100 veces) en la franja normal.
review-luck-sum = suerte
review-luck-band = franja normal
review-rolls = tiradas
review-verdict = veredicto
review-luck-few = muy pocas tiradas para sacar conclusiones
review-luck-within = nada fuera de lo normal
review-luck-lucky = más suerte que en el { $share } de las partidas como esta
review-luck-unlucky = menos suerte que en el { $share } de las partidas como esta

## Moments and decisions

review-moments = Los momentos decisivos
review-no-moments = Ninguna tirada ni decisión ha cambiado gran cosa.
review-moment-roll = Jugada { $turn }: { $player } saca { $dice }.
review-moment-decision = Jugada { $turn }: { $player } tiene { $value } y decide { $action }.
review-moved = { $player } pasa del { $before } al { $after }
review-costly = Las decisiones que más han costado
review-every-choice = Todas las decisiones
review-had = Jugada { $turn }: { $player } tiene { $value } sobre la mesa.
review-chosen = lo elegido
review-best = lo mejor
review-loss = pérdida
review-choice = opción
review-do-throw = volver a tirar
review-do-place = posicionar los dados en la línea { $field }
review-do-place-out = posicionar los dados en la línea { $field } y expulsar los de { $victims }

## Several games

review-series =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }
review-name = nombre
review-games = partidas
review-wins = victorias
review-expected = esperadas
review-thrown-out = Quién ha expulsado los dados de quién
review-threw-out = { $player } ha expulsado los dados de { $victims }.
review-times = { $player } ({ $times })
review-dice = Los dados de todos
review-dice-note = Cuántas veces ha salido cada cara. Con dados sin trucar, las doce se quedan casi siempre (95 de cada 100 veces) en su franja normal; cuantas más tiradas, más estrecha es en proporción.
review-die-a = dado A
review-die-b = dado B
review-face = cara
review-count = veces
review-no-games = En { $folder } no hay ninguna partida.
review-left-out = Se ha omitido { $file }: { $reason }
review-written = La página se ha guardado en { $file }.
review-one-input = La entrada estándar contiene una sola partida; no indiques otros archivos junto a ella.

## What a computer player chose in place of a person

review-stand-in-choices = decisiones del sustituto
review-sheet-note-stand-in = En victorias por cada 100 partidas. Sumados, el inicio y las cinco partes dan el resultado. Lo que decidió un jugador virtual en lugar de una persona no cuenta para nadie.
review-by-computer = (jugador virtual)
