### Errors in records; shared by terminal and browser.

damage = El registro está dañado ({ $where }): «{ $token }» no encaja aquí.
damage-missing = El registro está dañado ({ $where }): falta algo.
damage-line = renglón { $line }
# Follows one of the two sentences above, and the reason if there is one.
damage-expected = Se esperaba: { $expected }.
# $expected is one of the messages below, $example shows it in notation.
damage-example = { $expected } ({ $example })
expected-version = el formato y su versión
expected-header = un encabezado como «Player A: Ana» o un renglón vacío
expected-header_once = cada encabezado una sola vez
expected-players = de dos a seis nombres, desde la A y sin saltos, tantos como en la posición inicial
expected-start_or_finish = o Start o Finish, no los dos
expected-position = una posición como 0,0,0/21 -/-/-/-/-/- A
expected-finish = un peldaño del 1 al 999
expected-turn = la jugada siguiente o el resultado
expected-move = una acción
expected-end_of_turn = el final del renglón, porque la jugada ha terminado
expected-result = el resultado de la partida tal como se jugó
expected-end = nada más después del resultado
expected-line = un texto en un solo renglón, no muy largo, sin caracteres de control
expected-digits = 64 caracteres, solo del 0 al 9 y de la a a la f
expected-tag = otro nombre: una sola palabra con mayúscula inicial que aún no se use
expected-tags = 100 encabezados adicionales como máximo
expected-length = un registro de 8 millones de caracteres como máximo
expected-json = JSON
expected-object = un objeto
expected-list = una lista
expected-text = un texto
expected-member = solo estos campos
expected-member_once = cada campo una sola vez
