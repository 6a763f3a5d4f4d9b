### Words of the page: shell.

shell-title = Rapido
shell-skip = Ir al juego
shell-home = Página de inicio
shell-back = Atrás
shell-close = Cerrar
shell-failed = No se ha podido cargar una parte del juego
shell-failed-hint = Quizá se haya interrumpido la conexión. No se ha perdido nada.
shell-again = Volver a intentarlo
shell-nowhere = Aquí no hay nada
shell-nowhere-hint = Esta dirección no lleva a ninguna parte. Quizá esté cortada.
shell-offline = En este momento no hay conexión con el juego.
colour-0 = rojo, círculo
colour-1 = azul, triángulo
colour-2 = verde, cuadrado
colour-3 = amarillo, rombo
colour-4 = blanco, estrella
colour-5 = negro, hexágono
error-offline = En este momento no hay conexión con el juego.
bot-heuristic = Listo
bot-heuristic-hint = Compara cada línea con el riesgo de que lo expulsen.
bot-uniform = Despreocupado
bot-uniform-hint = Hace al azar cualquier cosa permitida, sin plan: bueno para la primera partida.
shell-your-name = Tu nombre (si quieres)
shell-your-colour = Tu color
