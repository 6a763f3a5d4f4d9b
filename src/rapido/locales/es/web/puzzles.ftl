### Puzzles and practice.

puzzles-title = Retos
puzzles-today = Reto del día
puzzles-of-today = Hoy
puzzles-any = Todos los niveles
puzzles-which = ¿Qué reto?
puzzles-grade-1 = Nivel 1: muy fácil
puzzles-grade-2 = Nivel 2: fácil
puzzles-grade-3 = Nivel 3: con truco
puzzles-grade-4 = Nivel 4: difícil
puzzles-grade-5 = Nivel 5: endiablado
puzzles-sprint = Esprint: basta un peldaño
puzzles-run =
    { $days ->
        [one] Racha de un día
       *[other] Racha de { $days } días
    }
puzzles-other = Rival
puzzles-right = ¡Correcto!
puzzles-wrong = Había algo mejor.
puzzles-wins = Probabilidad de ganar: { $win }.
puzzles-next = Siguiente reto
puzzles-more = Más retos
puzzles-loading = Cargando los retos…

## Explanations

puzzles-choices = Cuántas veces se gana con cada opción
puzzles-why-rolled_on = Volver a tirar es tentador, pero en casi una de cada tres tiradas (11 de 36) sale una X, y lo que tienes basta: en la línea { $field } ganas el { $best } de las veces; si vuelves a tirar, el { $natural }.
puzzles-why-stopped = Posicionar los dados en la línea { $other } es tentador, pero consigues muy poco para lo que dejas escapar: si vuelves a tirar, ganas el { $best } de las veces; en la línea { $other }, el { $natural }.
puzzles-why-spared = En la línea { $field } expulsas dados rivales, y eso vale más que subir tú: ahí ganas el { $best } de las veces; en la línea { $other }, solo el { $natural }.
puzzles-why-too_high = La línea { $other } promete más peldaños, pero los dados rara vez se quedan ahí: en la línea { $field } ganas el { $best } de las veces; en la línea { $other }, solo el { $natural }.
puzzles-why-too_low = La línea { $other } parece segura, o una buena travesura, pero da muy pocos peldaños: en la línea { $field } ganas el { $best } de las veces; en la línea { $other }, solo el { $natural }.
puzzles-why-field_zero = En la línea 0 no te puede pasar nada, pero tampoco sacas nada: en la línea { $field } ganas el { $best } de las veces; en la línea 0, solo el { $natural }.

## Practice

puzzles-practice = Práctica
puzzles-weakness =
    { $games ->
        [one] En tu última partida, esto es lo que más te ha perjudicado:
       *[other] En tus { $games } partidas, esto es lo que más te ha perjudicado:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Una vez. Te ha costado { $wins ->
            [one] { $wins } victoria
           *[other] { $wins } victorias
        }.
       *[other] { $count } veces. En total te han costado { $wins ->
            [one] { $wins } victoria
           *[other] { $wins } victorias
        }.
    }
puzzles-practice-this = Practicar esto
puzzles-no-games = Juega algunas partidas hasta el final y esta página sabrá qué tipo de decisión te perjudica más. Hasta entonces, elige tú.
puzzles-kinds = Lo que puedes practicar
puzzles-tally = { $solved } de { $tried }
puzzles-to-history = Tus partidas
puzzles-to-puzzles = Reto del día

## Question and answer

puzzles-all = Todos los retos
puzzles-how-many = ¿Cuántas personas juegan?
puzzles-for-0 = Da igual
puzzles-for-2 = Para dos
puzzles-for-3 = Para tres
puzzles-asked = Te toca, y tu primera tirada vale { $value }.
puzzles-asked-again = Has vuelto a tirar: { $value }.
puzzles-asked-leads =
    { $steps ->
        [one] Llevas un peldaño de ventaja.
       *[other] Llevas { $steps } peldaños de ventaja.
    }
puzzles-asked-behind =
    { $steps ->
        [one] Vas un peldaño por detrás.
       *[other] Vas { $steps } peldaños por detrás.
    }
puzzles-asked-level = Compartes el primer puesto.
puzzles-asked-after = Después de ti juega { $next } y luego { $last }.
puzzles-asked-what = ¿Vuelves a tirar o posicionas los dados? ¿Y dónde?
puzzles-cost =
    { $wins ->
        [one] En 100 partidas te cuesta más o menos una victoria.
       *[other] En 100 partidas te cuesta unas { $wins } victorias.
    }
puzzles-source-three = Estas probabilidades salen del juego para tres, calculado por completo. La mejor opción va tan por delante que no hay duda.
