### Your games and statistics.

history-title = Tus partidas
history-collecting = Analizando tus últimas partidas…
history-failed =
    { $count ->
        [one] Hay una partida que ahora mismo no se puede analizar.
       *[other] Hay { $count } partidas que ahora mismo no se pueden analizar.
    }
history-none = Aquí todavía no hay nada. Juega una partida hasta el final y quedará guardada aquí, solo en este dispositivo.

## Results and luck

history-results = Resultados
history-won =
    { $games ->
        [one] Una partida, { $wins ->
            [0] ninguna victoria
           *[other] una victoria
        }.
       *[other] { $games } partidas, { $wins ->
            [0] ninguna victoria
            [one] una victoria
           *[other] { $wins } victorias
        }.
    }
history-expected = Si todos jugaran lo mejor posible, serían { $expected } de media; el azar por sí solo da casi siempre (95 de cada 100 veces) entre { $low } y { $high }.
history-result-below = Son menos de las que explica el azar.
history-result-above = Son más de las que explica el azar.
history-result-within = El azar basta para explicarlo.
history-loss =
    { $decisions ->
        [one] Has tomado una decisión que no era evidente. Ha bajado tu probabilidad de ganar un { $loss }.
       *[other] Has tomado { $decisions } decisiones que no eran evidentes. De media, cada una ha bajado tu probabilidad de ganar un { $loss }.
    }
history-practice = Practicar lo que más te cuesta
history-luck = La suerte de tus dados
history-luck-sum =
    { $rolls ->
        [one] Una tirada: { $luck ->
            [one] { $luck } victoria
           *[other] { $luck } victorias
        }. El azar por sí solo explica hasta ±{ $band }.
       *[other] { $rolls } tiradas: { $luck ->
            [one] { $luck } victoria
           *[other] { $luck } victorias
        }. El azar por sí solo explica hasta ±{ $band }.
    }
history-luck-few = Muy pocas tiradas para sacar conclusiones.
history-luck-within = Nada fuera de lo normal, ni para bien ni para mal.
history-luck-lucky = Los dados han estado de tu parte.
history-luck-unlucky = Los dados no han estado de tu parte.

## Dice

history-dice = Dados
history-dice-hint =
    { $rolls ->
        [one] Una tirada. Los dados sin trucar se quedan en la franja amarilla; cuantas más tiradas, más se estrecha.
       *[other] { $rolls } tiradas. Los dados sin trucar se quedan en la franja amarilla; cuantas más tiradas, más se estrecha.
    }
history-everyone = Los dados de todos
history-die-face = Dado { $die }: { $face }
history-face = Cara
history-count = Veces
history-mean = Esperadas
history-band = Franja normal

## Rivals and highlights

history-rivals = Quién ha expulsado los dados de quién
history-rival = Rival
history-games = Partidas
history-thrown = Dados suyos expulsados
history-suffered = Dados tuyos expulsados
history-highlights = Momentos destacados
history-moment-roll =
    { $way ->
        [up] Jugada { $turn }: { $name } tira, y las probabilidades de { $whom } suben un { $swing }.
       *[other] Jugada { $turn }: { $name } tira, y las probabilidades de { $whom } bajan un { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] Jugada { $turn }: { $name } decide, y las probabilidades de { $whom } suben un { $swing }.
       *[other] Jugada { $turn }: { $name } decide, y las probabilidades de { $whom } bajan un { $swing }.
    }
history-winner = ha ganado
history-forget = Borrar la partida del { $date }
history-all = Mostrar las { $count } partidas

## Stored data

history-kept = Es todo tuyo
history-kept-hint = Todo esto se guarda solo en este dispositivo. Nada sale de él.
history-json = Guardar como JSON
history-csv = Guardar como CSV
history-delete = Borrarlo todo
history-delete-sure = ¿Borrar tus partidas de este dispositivo?
history-delete-hint = Los resultados, la suerte y los dados de todas las partidas de este dispositivo desaparecerán para siempre. Los registros del servidor se conservan.
history-keep = Conservar

## Importing games

history-import = Partidas de otro dispositivo
history-import-hint = Carga el archivo que guardaste allí como JSON. Las partidas que ya están aquí no cambian.
history-import-choose = Cargar un archivo
history-import-done =
    { $added ->
        [0] Todas estas partidas ya están aquí.
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $added } partidas.
    }
history-import-most = Solo se guardan las { $most } partidas más recientes.
history-import-foreign = Este archivo no se guardó como JSON en «Tus partidas». No se ha cambiado nada.
history-import-newer = Este archivo viene de una versión más reciente de Rapido. No se ha cambiado nada.
history-import-broken = Este archivo está dañado, así que no se ha cargado nada.
history-import-full = En este dispositivo no hay espacio suficiente. No se ha cambiado nada.
