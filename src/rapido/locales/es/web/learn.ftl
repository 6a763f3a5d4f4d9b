### The tutorial.

learn-title = Aprender a jugar
learn-chapter-race = La primera partida
learn-chapter-two = Para dos
learn-progress = { $chapter }: paso { $step } de { $steps }
learn-back = Un paso atrás
learn-restart = Volver a empezar
learn-skip = Capítulo siguiente
learn-leave = Salir de la lección
learn-speech = Leer en voz alta
learn-next = Seguir
learn-waiting = Mira lo que pasa…
learn-loading = Preparando la escalera…
learn-offline = La primera vez, la lección necesita conexión. Las reglas se pueden leer sin ella.
learn-again = Reintentar
learn-rules = Todas las reglas

## Players

learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Eso también valdría. De momento, tira los dados.
learn-rather-again = Eso también valdría. De momento, vuelve a tirar.
learn-rather-pair = Eso también valdría. De momento, usa el par { $pair }.
learn-rather-field = Eso también valdría. De momento, prueba con la línea { $field }.

## Free decisions

learn-choice-best = ¡Muy bien, aquí no hay nada mejor! Así ganas unas { $win } de cada 100 partidas.
learn-choice-good = ¡Buena elección, vale casi tanto como la mejor! Así ganas unas { $win } de cada 100 partidas.
learn-choice-other =
    { $win ->
        [0] Se puede, pero así casi nunca ganas. Mejor: { $action }. Así ganas unas { $best } de cada 100 partidas.
        [one] Se puede, pero así solo ganas una de cada 100 partidas. Mejor: { $action }. Así ganas unas { $best }.
       *[other] Se puede, y así ganas unas { $win } de cada 100 partidas. Mejor: { $action }. Así ganas unas { $best }.
    }
learn-choice-unknown = ¡De acuerdo, tú decides! Veamos cómo sigue la partida.

## The first game

learn-race-welcome = De dos a seis personas echan una carrera escaleras arriba: gana quien llega primero a lo más alto. Empieza la persona más joven. ¡Hoy eres tú!
learn-race-dice = Estos son tus dos dados, y son distintos: los dos tienen X, 1, 2 y 3, pero uno tiene además 4 y 7, y el otro, 5 y 6. ¡Tira!
learn-race-value = El número más alto marca las decenas: 2 y 6 son 62. Posiciona tus dados en la línea 3.
learn-race-ana = Le toca a Ana. Posiciona su 51 por encima de tus dados. No pasa nada: los dados solo se expulsan desde abajo.
learn-race-taken = Rui saca 31. Las líneas 3 y 4 están ocupadas: en cada una solo cabe un par. En la línea 0, en cambio, caben todos: siempre está libre.
learn-race-stronger = Rui elige la línea 5. Sus dados valen menos que los dos pares de debajo, pero se puede: al posicionar los dados, lo que hay debajo no importa.
learn-race-score = Te toca otra vez y tus dados siguen en la línea 3: validas, subes 3 peldaños y los recuperas. ¡Tira!
learn-race-again = Solo 21. Después de cada tirada eliges: posicionar o volver a tirar. ¡Vuelve a tirar!
learn-race-double = 3 y 3, ¡dobles! Subes 3 peldaños en el acto. Con 2-2 son dos, y con 1-1, uno.
learn-race-dots = ¿Otra vez? Mira los puntos del botón: son las 36 tiradas posibles. Las 11 cruces son las que tienen una X, casi una de cada tres. ¡Prueba!
learn-race-cross = ¡Una X! A partir de la segunda tirada, una X acaba con tu jugada: no posicionas nada y bajas un peldaño por cada X. Conviene parar a tiempo.
learn-race-zero = Ana valida y sube 4 peldaños. Luego saca 7 y X. En la primera tirada de una jugada, una X es solo un cero: ¡son 70! Dos X valdrían 0, y no son dobles.
learn-race-out = Lo posiciona en la línea 3. Todo lo que está más arriba y vale lo mismo o menos queda expulsado, quiera ella o no: Rui recupera su 31 y no tendrá nada que validar.
learn-race-floor = Rui no tiene nada que validar. Con unos dobles sube al peldaño 1, ¡y luego saca dos X! Las dos cuentan, pero nadie baja por debajo de la casilla de salida, el peldaño 0.
learn-race-nothing = ¡Te toca! La última vez no posicionaste nada, así que no hay nada que validar. ¡Tira!
learn-race-high = ¡54! ¿Tú qué harías? Una línea alta da más peldaños y una baja es más segura. ¿O vuelves a tirar? ¡Tú decides!
learn-race-later = Unas jugadas después, Rui y tú estáis en el peldaño 6. Ana está en el 8, y su 43 de la línea 4 la llevaría hasta lo más alto. ¡Tira!
learn-race-threat = ¡64! ¿Tú qué harías: ir a lo seguro, expulsar los dados de alguien o apuntar alto? ¡Tú decides!
learn-race-luck = Un poco más tarde, tu 64 está en la línea 5. Rui posiciona un 60 y expulsa el 31 de Ana. ¡Tu 64 vale más y se queda!
learn-race-finish = ¡Validas y subes 5 peldaños! Solo faltan dos para llegar arriba. ¡Tira!
learn-race-won = Los dobles te llevan a la casilla de llegada: ¡has ganado! También se puede ganar al validar, y si sobran peldaños no pasa nada. Esta escalera era corta: normalmente la llegada es el peldaño 21. En la próxima partida empieza quien va después de ti.

## Two players

learn-two-pairs = Si solo jugáis dos, cada persona tiene dos pares de dados, pero una sola ficha. Tira tu primer par.
learn-two-first = 31. Posiciónalo en la línea 4.
learn-two-reply = Ana también posiciona uno de sus dos pares.
learn-two-alone = Con un solo par no validas. Se queda donde está y ocupa su línea, también para ti. Tú tiras el otro.
learn-two-own = ¡62! En la línea 2 expulsa los dados de Ana, pero nunca los tuyos. Posiciónalo ahí.
learn-two-both = El 30 de Ana no puede expulsar tu 31, que vale más.
learn-two-done = Te toca, y tus dos pares siguen en sus líneas: validas y subes la suma, 4 + 2 peldaños, hasta lo más alto. ¡Has ganado! Ahora ya conoces todas las reglas.

## The end

learn-play = Jugar una primera partida
learn-on-two = ¿Solo jugáis dos?
