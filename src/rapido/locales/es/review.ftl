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
        [one] { $players } · hasta el peldaño { $finish } · un turno
       *[other] { $players } · hasta el peldaño { $finish } · { $turns } turnos
    }
review-won = gana { $player }
review-unfinished = partida sin terminar
review-source-exact = Las probabilidades son exactas: este juego se ha calculado por completo.
review-source-estimated = Las probabilidades son estimadas; el error suele ser de { $error } puntos porcentuales.
review-broken = Se ha analizado lo que hay antes de la parte dañada.

## The curve

review-curve = Probabilidad de ganar
review-as-table = Lo mismo en una tabla
review-turn = turno
review-player = quién

## The balance sheet

review-sheet = De dónde sale el resultado
review-sheet-note = En puntos porcentuales. La salida y las cuatro partes suman el resultado.
review-start = salida
review-own-dice = dados propios
review-own-choices = decisiones propias
review-others-dice = dados ajenos
review-others-choices = decisiones ajenas
review-result = resultado
review-end = probabilidad ahora

## Skill

review-skill = Qué tal ha elegido cada persona
review-skill-note = Lo que ha costado de media una decisión, en puntos porcentuales, sin contar lo evidente ni lo que daba igual. El valor verdadero está en la franja 95 de cada 100 veces; con más decisiones se estrecha.
review-mean-loss = pérdida por decisión
review-likely = franja
review-decisions = decisiones
review-grade = nota
review-grade-perfect = perfecto
review-grade-masterly = magistral
review-grade-strong = muy bueno
review-grade-solid = sólido
review-grade-shaky = vacilante
review-grade-wild = alocado
review-grade-open = muy pocas decisiones
review-mistakes = Dónde se ha perdido más
review-mistake-rolled_on = volver a tirar en vez de posicionar
review-mistake-stopped = parar demasiado pronto
review-mistake-spared = perdonar un par en vez de expulsarlo
review-mistake-too_high = posicionar demasiado alto
review-mistake-too_low = posicionar demasiado bajo
review-mistake-field_zero = posicionar en la línea 0 sin necesidad
review-no-mistakes = Nadie ha regalado nada que merezca la pena contar.

## Luck

review-luck = La suerte con los dados propios
review-luck-note = En puntos porcentuales, junto a la franja en la que el puro azar se queda 95 de cada 100 veces con estas mismas tiradas.
review-luck-sum = suerte
review-luck-band = franja del azar
review-rolls = tiradas
review-verdict = veredicto
review-luck-few = muy pocas tiradas para decir nada
review-luck-within = el azar suele hacer cosas así
review-luck-lucky = más suerte que en el { $share } de las partidas así
review-luck-unlucky = menos suerte que en el { $share } de las partidas así

## Moments and decisions

review-moments = Los momentos decisivos
review-no-moments = Ninguna tirada ni decisión ha cambiado gran cosa.
review-moment-roll = Turno { $turn }: { $player } saca { $dice }.
review-moment-decision = Turno { $turn }: { $player } tiene { $value } y decide { $action }.
review-moved = { $player } pasa de { $before } a { $after }
review-costly = Las decisiones más caras
review-every-choice = Todas las decisiones
review-had = Turno { $turn }: { $player } tiene { $value } delante.
review-chosen = elegido
review-best = lo mejor
review-loss = pérdida
review-choice = opción
review-do-throw = volver a tirar
review-do-place = posicionar en la línea { $field }
review-do-place-out = posicionar en la línea { $field } y expulsar a { $victims }

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
review-thrown-out = Quién ha expulsado a quién
review-threw-out = { $player } ha expulsado a { $victims }.
review-times = { $player } ({ $times })
review-dice = Los dados de todos
review-dice-note = Cuántas veces ha salido cada cara. Con dados sin trucar, las doce se quedan en sus franjas 95 de cada 100 veces; cuantas más tiradas, más estrechas son en proporción.
review-die-a = dado A
review-die-b = dado B
review-face = cara
review-count = veces
review-no-games = En { $folder } no hay ninguna partida.
review-left-out = { $file } queda fuera: { $reason }
review-written = La página está en { $file }.
review-one-input = La entrada estándar contiene una sola partida; no indiques otros archivos junto a ella.

## What a computer player chose in place of a person

review-stand-in-choices = decisiones del suplente
review-sheet-note-stand-in = En puntos porcentuales. La salida y las cinco partes suman el resultado. Lo que decidió un jugador virtual en lugar de alguien no se le cuenta a nadie.
review-by-computer = (jugada de un jugador virtual)
