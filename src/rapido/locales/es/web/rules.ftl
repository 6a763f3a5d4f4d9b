### The rules page.

rules-page-title = Las reglas de Rapido
rules-page-breath = Tira tus dos dados tantas veces como te atrevas y posiciónalos en una línea. Si siguen ahí cuando empiece tu próxima jugada, subes tantos peldaños como indica la línea. Una tirada alta en una línea baja expulsa los dados de más arriba que valgan lo mismo o menos. ¡Gana quien llega primero arriba!
rules-page-contents = ¿Qué buscas?
rules-learn = ¿Prefieres aprender jugando?
rules-search = Buscar en las reglas
rules-search-hint = Por ejemplo: dobles, línea 0, X
rules-search-clear = Borrar la búsqueda
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Sin resultados. Prueba con una palabra más corta.
        [one] Un resultado.
       *[other] { $count } resultados.
    }
# A rule number, such as R7.
rules-number = Regla { $number }
rules-play = Mostrar qué pasa
rules-replay = Mostrarlo otra vez
rules-board = Ejemplo de la regla { $number }

## Topics

rules-group-aim = Qué hace falta
rules-group-turn = Tu jugada
rules-group-score = Validar
rules-group-roll = Tirar los dados
rules-group-double = Los dobles
rules-group-cross = La X
rules-group-place = Posicionar
rules-group-out = Expulsar
rules-group-end = Ganar
rules-group-two = Para dos jugadores
rules-group-questions = Preguntas y respuestas

## The rules

rules-r1-name = Quién juega
rules-r1 = Juegan de dos a seis personas. Cada una elige un color y coge su marcador, su ficha y su par de dados. Las fichas esperan en la casilla de salida (peldaño 0).
rules-r2-name = Los dos dados
rules-r2 = Los dos dados de un par son distintos. Uno tiene X 1 2 3 4 7; el otro, X 1 2 3 5 6. Siempre se tiran los dos a la vez.
rules-r3-name = Quién empieza
rules-r3 = Empieza la persona más joven. Después se sigue en el sentido de las agujas del reloj.
rules-r4-name = Tres partes
rules-r4 = Una jugada siempre tiene tres partes: primero validas, luego tiras los dados y por último los posicionas.
rules-r5-name = Cómo se valida
rules-r5 = ¿Están tus dados en una línea cuando empieza tu jugada? Entonces subes tantos peldaños como indica la línea y recuperas tus dados.
rules-r6-name = Nada que validar
rules-r6 = Sin dados en una línea no hay nada que validar: en tu primera jugada, cuando te han expulsado los dados y después de una jugada que acabó con una X.
rules-r7-name = Compartir peldaño
rules-r7 = Cualquier número de fichas puede compartir peldaño. No les pasa nada.
rules-r8-name = Cuánto vale una tirada
rules-r8 = El número más alto marca las decenas y el más bajo, las unidades. Así, 2 y 6 valen 62.
rules-r9-name = X en la primera tirada
rules-r9 = En la primera tirada de una jugada, cualquier resultado es válido. Una X es simplemente un cero: 7 y X valen 70; X y X valen 0. Puedes posicionar esa tirada como cualquier otra.
rules-r10-name = Volver a tirar o posicionar
rules-r10 = Tiras al menos una vez. Después de cada tirada válida eliges: volver a tirar los dos dados o posicionarlos. El único límite es tu valentía.
rules-r11-name = Arriba con dobles
rules-r11 = Los dobles te hacen subir en el acto: 1-1 un peldaño, 2-2 dos, 3-3 tres. Vale para toda tirada válida, también la primera. Por lo demás, son una tirada como otra cualquiera. Dos X no son dobles.
rules-r12-name = X en una tirada posterior
rules-r12 = A partir de la segunda tirada de una jugada, una tirada con X no es válida. Tu jugada se acaba, no posicionas nada y tus dados se quedan delante de ti.
rules-r13-name = Hacia abajo
rules-r13 = Por cada X de esa tirada bajas un peldaño. Nadie baja por debajo de la casilla de salida: en el peldaño 1, dos X solo cuestan ese peldaño.
rules-r14-name = La línea que quieras
rules-r14 = Cuando dejas de tirar, posicionas tus dados en una línea libre, tal como han salido. Tú eliges cuál.
rules-r15-name = Un par por línea
rules-r15 = En cada línea del 1 al 5 solo cabe un par. Si ya hay dados, sean de quien sean, la línea está ocupada.
rules-r16-name = La línea 0
rules-r16 = En la línea 0 caben los dados de todos: siempre está libre.
rules-r17-name = Da igual lo que haya debajo
rules-r17 = Puedes posicionar tus dados por encima de los de los demás, aunque valgan más que los tuyos.
rules-r18-name = Qué se expulsa
rules-r18 = Al posicionar tus dados expulsas todos los de los demás que estén más arriba y valgan lo mismo o menos. Es obligatorio: se van todos. Los dados que valen más se quedan, igual que todo lo que está en la misma línea o más abajo.
rules-r19-name = Qué pasa con los dados expulsados
rules-r19 = Los dados expulsados vuelven en el acto a quien los puso, que sigue jugando y no pierde ningún peldaño. Pero en su próxima jugada no tendrá nada que validar.
rules-r20-name = Quién gana
rules-r20 = En cuanto tu ficha llega a la casilla de llegada, la partida se acaba y has ganado: al validar o con dobles en plena jugada. No hace falta el número exacto; si sobran peldaños, no pasa nada.
rules-r21-name = La casilla de llegada
rules-r21 = La casilla de llegada es el peldaño 21. En la pantalla se puede elegir otro, para partidas más cortas o más largas.
rules-r22-name = Dos pares por persona
rules-r22 = Si solo jugáis dos, cada uno tiene dos pares de dados, pero una sola ficha.
rules-r23-name = Un par por jugada
rules-r23 = En tu jugada tiras uno de los pares que tienes delante. Tú eliges cuál y sigues con él toda la jugada.
rules-r24-name = Nunca tus propios dados
rules-r24 = Solo se van los dados rivales: tus dos pares nunca se expulsan entre sí. Pero cada uno ocupa su línea.
rules-r25-name = Validar con los dos pares
rules-r25 = Solo validas si tus dos pares están en la torre de dados cuando empieza tu jugada. Entonces subes la suma de las dos líneas, recuperas los dos pares y tiras uno de ellos.
rules-r26-name = Un solo par
rules-r26 = Con un solo par no validas. Se queda donde está, y tú tiras el otro.

## Example boards

rules-show-r5 = Ana posiciona sus dados. Después le toca a Ben, y su 62 sigue en la línea 3.
rules-show-r9 = Primera tirada de Ana: 7 y X. La posiciona debajo de los dados de Ben.
rules-show-r11 = Ana tiene un 21 y vuelve a tirar.
rules-show-r12 = Ana tiene un 21 y vuelve a tirar. Esta vez no hay suerte.
rules-show-r13 = Ana está en el peldaño 1 y saca dos X. Las dos cuentan, pero nadie baja por debajo de la casilla de salida, el peldaño 0.
rules-show-r17 = Ana se atreve a posicionar un simple 21 por encima del 76 de Ben.
rules-show-r18 = Ana posiciona un 62 en la línea 1. Por encima hay un 62, un 73 y un 51.
rules-show-r20 = Ana está a dos peldaños de la casilla de llegada y saca 3 y 3.
rules-show-r24 = Ana posiciona un 62 en la línea 2. Por encima están su propio 31 y el 21 de Ben.
rules-show-r25 = Ben posiciona sus dados. Después le toca a Ana, y sus dos pares siguen en la torre de dados.
rules-show-r26 = Ben posiciona sus dados. Después le toca a Ana, pero solo uno de sus pares está en una línea.

## Questions and answers

rules-q-equal = ¿Se expulsa también con el mismo valor?
rules-a-equal = Sí. Todo lo que está por encima y vale lo mismo o menos tiene que irse.
rules-q-spare = ¿Puedo perdonarle los dados a alguien?
rules-a-spare = No. Expulsar es obligatorio, y se expulsa todo lo que se puede.
rules-q-below = ¿Se puede expulsar desde arriba?
rules-a-below = No, solo desde abajo. Por eso los dados de la línea 0 están siempre a salvo.
rules-q-higher = ¿Puedo posicionar mis dados por encima de otros que valen más?
rules-a-higher = Sí. Solo importa lo que hay por encima de ti, nunca lo que hay por debajo.
rules-q-crosses = X y X en la primera tirada, ¿y ahora?
rules-a-crosses = Vale 0 y no pasa nada más. No son dobles y no bajas ningún peldaño. Vuelve a tirar o posiciona tus dados.
rules-q-keep = ¿Pierdo los peldaños de unos dobles si luego sale una X en la misma jugada?
rules-a-keep = No, son tuyos. La X te cuesta un peldaño; dos X, dos.
rules-q-double = ¿Cuánto valen unos dobles al posicionarlos?
rules-a-double = 11, 22 o 33. No es mucho: casi siempre conviene volver a tirar.
rules-q-roll = ¿Puedo saltarme la tirada?
rules-a-roll = No. En cada jugada se tira al menos una vez.
rules-q-stop = ¿Puedo parar y quedarme con los dados delante?
rules-a-stop = No. Si paras, tienes que posicionar tus dados. La línea 0 siempre está libre para eso.
rules-q-turned = ¿Puedo girar los dados al posicionarlos?
rules-a-turned = No. Se quedan como han salido: su valor cuenta hasta que vuelvan a ti.
rules-q-climb = Me han expulsado los dados. ¿Subo igualmente con dobles?
rules-a-climb = Sí. Solo te quedas sin validar; con los dobles subes como siempre.
rules-q-out = Si me expulsan los dados, ¿quedo fuera del juego?
rules-a-out = No, solo recuperas los dados. Todo el mundo sigue jugando.
rules-q-zero = ¿Qué me da la línea 0?
rules-a-zero = Ningún peldaño. Pero ahí nadie puede expulsar tus dados, y los recuperas en tu próxima jugada.
rules-q-exact = ¿Tengo que llegar arriba con el número exacto?
rules-a-exact = No. Gana quien llega a la casilla de llegada o se pasa.
rules-q-round = ¿Los demás juegan otra vez al final?
rules-a-round = No. La partida se acaba en el acto, incluso en plena jugada.
rules-q-youngest = ¿Y si nadie sabe quién es la persona más joven?
rules-a-youngest = Entonces lo decidís entre todos. También podéis echarlo a suertes con los dados.
rules-q-alone = Para dos: ¿se valida con un solo par?
rules-a-alone = No, y ese par tampoco vuelve a ti: espera al otro en su línea.
rules-q-cross-two = Para dos: ¿qué pasa con mi otro par si saco una X?
rules-a-cross-two = Nada. Sigue en su línea; solo el par que has tirado se queda delante de ti.
rules-q-swap = Para dos: ¿puedo cambiar de par en plena jugada?
rules-a-swap = No. El par con el que empiezas es tu par en esta jugada.
rules-q-zero-two = Para dos: ¿un par en la línea 0 cuenta como posicionado?
rules-a-zero-two = Sí. Suma cero: la línea 0 y la línea 4 dan cuatro peldaños.
rules-q-one-each = Para dos: ¿podemos jugar con un par cada uno?
rules-a-one-each = Según las reglas para dos, cada uno tiene dos pares, y aquí se juega así. En vuestra mesa decidís vosotros.
rules-q-editions = Conozco otras reglas. ¿Hay varias versiones?
rules-a-editions = El juego se llamó primero Exxtra y luego Excape, con reglas un poco distintas: en Excape, dos X en la primera tirada valían 100. Aquí valen las reglas de Rapido.

## Printing

rules-print = Imprimir las reglas
