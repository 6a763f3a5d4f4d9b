### The rules on one sheet, for printing.

print-title = Las reglas en una hoja
print-now = Imprimir
print-hint = Una página, A4 o carta, en negro sobre blanco. También funciona sin conexión.
print-board = El tablero: la escalera de 21 peldaños y las líneas del 0 al 5
print-start = Salida
print-finish = Llegada
print-fields = Líneas
print-dice = Los dos dados de un par: las seis caras
print-example = Ejemplo: Ana ha sacado 2 y 6, es decir, 62
print-example-taken = Las líneas 1, 3 y 4 están ocupadas.
print-example-5 = Línea 5: no hay nada por encima, así que no se expulsa nada. Si los dados siguen ahí en su próxima jugada, Ana sube cinco peldaños.
print-example-2 = Línea 2: se expulsa el 54 de Ben. El 71 de Caro vale más y se queda. La próxima vez, Ana puede subir dos peldaños.
print-example-0 = Línea 0: se expulsan el 54 de Ben y el 62 de Davi, porque con el mismo valor también se expulsa. La próxima vez, Ana no sube nada, pero nadie puede expulsar sus dados.
print-example-roll = O puede volver a tirar: en casi una de cada tres tiradas sale una X, y entonces se acaba su jugada.
