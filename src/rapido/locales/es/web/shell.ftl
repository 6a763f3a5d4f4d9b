### Words of the page: shell.

shell-title = Rapido
shell-skip = Ir al juego
shell-home = Página de inicio
shell-back = Atrás
shell-close = Cerrar
shell-failed = No se ha podido cargar una parte del juego
shell-failed-hint = Quizá se haya interrumpido la conexión. No se ha perdido nada.
shell-again = Reintentar
shell-nowhere = Aquí no hay nada
shell-nowhere-hint = Esta dirección no lleva a ninguna parte. Quizá esté incompleta.
shell-offline = En este momento no hay conexión con el juego.
colour-0 = rojo, círculo
colour-1 = azul, triángulo
colour-2 = verde, cuadrado
colour-3 = amarillo, rombo
colour-4 = blanco, estrella
colour-5 = negro, hexágono
error-offline = En este momento no hay conexión con el juego.
bot-heuristic = Astuto
bot-heuristic-hint = Compara los peldaños de cada línea con el riesgo de que le expulsen los dados.
bot-uniform = Despreocupado
bot-uniform-hint = Juega al azar, siempre según las reglas: ideal para una primera partida.
shell-your-name = Tu nombre (si quieres)
shell-your-colour = Tu color
