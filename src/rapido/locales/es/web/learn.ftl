### The tutorial.

learn-title = Aprende a jugar
learn-chapter-race = La primera partida
learn-chapter-two = Para dos
learn-progress = { $chapter }: paso { $step } de { $steps }
learn-back = Un paso atrás
learn-restart = Desde el principio
learn-skip = Capítulo siguiente
learn-leave = Salir de la lección
learn-next = Seguir
learn-waiting = Mira lo que pasa…
learn-loading = Preparando la escalera…
learn-offline = La primera vez, la lección necesita conexión. Las reglas se pueden leer sin ella.
learn-again = Reintentar
learn-rules = Todas las reglas

## Players

learn-player-you = Tú
learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Eso también valdría. De momento, tira los dados.
learn-rather-again = Eso también valdría. De momento, vuelve a tirar.
learn-rather-pair = Eso también valdría. De momento, usa el par { $pair }.
learn-rather-field = Eso también valdría. De momento, prueba con la línea { $field }.

## The first game

learn-race-aim = Gana quien llega primero a lo más alto de la escalera. Aquí tienes tus dos dados: ¡tira!
learn-race-value = El número más alto marca las decenas: 2 y 6 son 62. Posiciona tus dados en la línea 3.
learn-race-above = Ahora les toca a Ana y a Rui. Posicionan por encima de ti, y a tus dados no les pasa nada.
learn-race-score = Te toca otra vez y tus dados siguen en la línea 3: validas, subes 3 peldaños y los recuperas. ¡Tira!
learn-race-again = Solo 21. Después de cada tirada eliges: posicionar o volver a tirar. ¡Vuelve a tirar!
learn-race-double = 3 y 3, ¡dobles! Subes 3 peldaños en el acto. Atrévete: tira otra vez.
learn-race-cross = A partir de la segunda tirada, una X acaba con tu turno: no posicionas nada y bajas un peldaño por cada X. Conviene parar a tiempo.
learn-race-others = Mira: Ana saca una X en su primera tirada. Ahí solo vale cero, y posiciona un 20.
learn-race-nothing = La última vez no posicionaste nada, así que no hay nada que validar. ¡Tira!
learn-race-zero = Una X, pero en la primera tirada es solo un cero: ¡70! Posiciónalo en la línea 3, debajo de los demás dados.
learn-race-out = ¡Fuera! Tus dados expulsan todo lo que está más arriba y vale lo mismo o menos. Ana y Rui no podrán validar en su próximo turno.
learn-race-hit = También te puede pasar a ti: Ana posiciona 71 debajo de tu 70 y lo expulsa. Tú recuperas tus dados.
learn-race-fresh = Si te expulsan los dados, no pierdes ningún peldaño: solo te quedas sin validar. ¡Tira!
learn-race-top = 64 es fuerte. La línea 5 es la que da más peldaños, pero desde abajo te pueden expulsar los dados. ¡Atrévete!
learn-race-luck = El 60 de Rui expulsa el 31 de Ana. ¡Tu 64 vale más y se queda!
learn-race-finish = ¡Validas y subes 5 peldaños! Solo faltan dos para llegar arriba. ¡Tira!
learn-race-won = Los dobles te llevan a la casilla de llegada: ¡has ganado! También se puede ganar al validar, y si sobran peldaños no pasa nada.

## Two players

learn-two-pairs = Si solo juegan dos, cada persona tiene dos pares de dados, pero una sola ficha. Tira tu primer par.
learn-two-first = 31. Posiciónalo en la línea 4.
learn-two-reply = Ana también posiciona uno de sus dos pares.
learn-two-alone = Con un solo par no validas. Se queda donde está, y tú tiras el otro.
learn-two-own = ¡62! En la línea 2 expulsa los dados de Ana, pero nunca los tuyos. Posiciónalo ahí.
learn-two-both = El 30 de Ana no puede expulsar tu 31. Te toca: tus dos pares siguen en sus líneas, así que validas y subes la suma: ¡4 + 2 peldaños!
learn-two-done = Y ya estás arriba: ¡has ganado! Ahora ya sabes todo lo que hace falta.

## The end

learn-play = Jugar una primera partida
learn-on-two = ¿Y si solo juegan dos?
