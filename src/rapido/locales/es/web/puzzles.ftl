### Las palabras de la página: enigmas y práctica.

puzzles-title = Enigmas
puzzles-today = Enigma del día
puzzles-of-today = Hoy
puzzles-any = Todos los grados
puzzles-which = Qué enigma
puzzles-grade-1 = Grado 1: claro
puzzles-grade-2 = Grado 2: fácil
puzzles-grade-3 = Grado 3: con truco
puzzles-grade-4 = Grado 4: difícil
puzzles-grade-5 = Grado 5: endiablado
puzzles-sprint = Al esprint: basta un peldaño
puzzles-run =
    { $days ->
        [one] Resuelto un día seguido
       *[other] Resuelto { $days } días seguidos
    }
puzzles-you = Tú
puzzles-other = Rival
puzzles-right = ¡Correcto!
puzzles-wrong = Había algo mejor.
puzzles-wins = Gana con { $win }.
puzzles-next = Siguiente enigma
puzzles-more = Más enigmas
puzzles-loading = Se abre el libro de enigmas…

## Por qué

puzzles-choices = Lo que gana cada opción
puzzles-why-rolled_on = Volver a tirar tienta, pero 11 de 36 tiradas muestran una X, y lo que hay basta: posicionar en { $field } gana con { $best }, volver a tirar con { $natural }.
puzzles-why-stopped = Posicionar en { $other } tienta, pero da demasiado poco por lo que dejas: volver a tirar gana con { $best }, posicionar ahí con { $natural }.
puzzles-why-spared = En { $field } expulsas a alguien, y eso vale más que tus propios peldaños: gana con { $best }, la línea { $other } solo con { $natural }.
puzzles-why-too_high = La línea { $other } promete más peldaños, pero los dados rara vez se quedan ahí: la línea { $field } gana con { $best }, la línea { $other } solo con { $natural }.
puzzles-why-too_low = La línea { $other } parece segura o bien traviesa, pero da muy pocos peldaños: la línea { $field } gana con { $best }, la línea { $other } solo con { $natural }.
puzzles-why-field_zero = En la línea 0 no te puede pasar nada, pero tampoco se gana nada: la línea { $field } gana con { $best }, la línea 0 solo con { $natural }.

## Práctica

puzzles-practice = Práctica
puzzles-weakness =
    { $games ->
        [one] En tu última partida, lo que más costó fue esto:
       *[other] En tus { $games } partidas, lo que más costó fue esto:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Una vez: costó { $wins } victorias.
       *[other] { $count } veces: en total costó { $wins } victorias.
    }
puzzles-practise-this = Practicar esto
puzzles-no-games = Juega algunas partidas hasta el final y esta página sabrá qué tipo de decisión te cuesta más. Hasta entonces, elige tú.
puzzles-kinds = Lo que puedes practicar
puzzles-tally = { $solved } de { $tried }
puzzles-to-history = Tus partidas
puzzles-to-puzzles = Enigma del día
