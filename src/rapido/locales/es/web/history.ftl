### Your games and statistics.

history-title = Tus partidas
history-collecting = Analizando tus últimas partidas…
history-failed =
    { $count ->
        [one] De momento no se ha podido analizar una partida.
       *[other] De momento no se han podido analizar { $count } partidas.
    }
history-none = Aquí todavía no hay nada. Juega una partida hasta el final y quedará guardada aquí, solo en este dispositivo.

## Results and luck

history-results = Resultados
history-won =
    { $games ->
        [one] Una partida, victorias: { $wins }.
       *[other] { $games } partidas, victorias: { $wins }.
    }
history-expected = Si todos juegan lo mejor posible, serían { $expected } de media; el azar las deja casi siempre (95 de cada 100 veces) entre { $low } y { $high }.
history-result-below = Es menos de lo que explica el azar.
history-result-above = Es más de lo que explica el azar.
history-result-within = El azar basta para explicarlo.
history-loss =
    { $decisions ->
        [one] Una decisión que no era evidente; costó un { $loss } de una victoria.
       *[other] { $decisions } decisiones que no eran evidentes; cada una costó de media un { $loss } de una victoria.
    }
history-practice = Practicar lo que más te cuesta
history-luck = La suerte de tus dados
history-luck-sum =
    { $rolls ->
        [one] Una tirada: { $luck } victorias; el puro azar supone ± { $band } como mucho.
       *[other] { $rolls } tiradas: { $luck } victorias; el puro azar supone ± { $band } como mucho.
    }
history-luck-few = Muy pocas tiradas para sacar conclusiones.
history-luck-within = Ni buena ni mala suerte que destacar.
history-luck-lucky = Los dados han estado de tu parte.
history-luck-unlucky = Los dados no han estado de tu parte.

## Dice

history-dice = Dados
history-dice-hint =
    { $rolls ->
        [one] Una tirada. Los dados sin trucar se quedan en la franja amarilla; cuantas más tiradas, más estrecha.
       *[other] { $rolls } tiradas. Los dados sin trucar se quedan en la franja amarilla; cuantas más tiradas, más estrecha.
    }
history-everyone = Los dados de todos
history-die-face = Dado { $die }: { $face }
history-face = Cara
history-count = Veces
history-mean = Esperadas
history-band = Franja

## Rivals and highlights

history-rivals = Quién ha expulsado los dados de quién
history-rival = Rival
history-games = Partidas
history-thrown = Suyos expulsados
history-suffered = Tuyos expulsados
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
history-delete-sure = ¿Borrar aquí tus partidas?
history-delete-hint = Los resultados, la suerte y los dados de todas las partidas de este dispositivo desaparecen para siempre. Los registros del servidor se quedan.
history-keep = Conservar

## Importing games

history-import = Partidas de otro dispositivo
history-import-hint = Carga el archivo que guardaste allí como JSON. Las partidas que ya están aquí se quedan como están.
history-import-choose = Cargar un archivo
history-import-done =
    { $added ->
        [0] Todas estas partidas ya están aquí.
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $added } partidas.
    }
history-import-most = Solo se guardan las { $most } partidas más recientes.
history-import-foreign = Este archivo no se guardó como JSON en «Tus partidas». No ha cambiado nada.
history-import-newer = Este archivo viene de una versión más reciente de Rapido. No ha cambiado nada.
history-import-broken = Este archivo está dañado, así que no se ha cargado nada de él.
history-import-full = En este dispositivo no hay espacio suficiente. No ha cambiado nada.
