### The coach.

coach-mode = Entrenador
coach-mode-hint = Te muestra las probabilidades durante la partida y te avisa cuando otra opción habría sido claramente mejor.
coach-hint = Consejo
coach-key = Pedir un consejo
coach-room = Entrenador para todos
coach-room-hint = Todos pueden ver las probabilidades durante la partida. Sin esta opción, no hay entrenador cuando se juega en varios dispositivos.
coach-room-yes = entrenador para todos
coach-not-here = En esta partida no hay entrenador: quien dirige la sala tiene que activarlo para todos antes de empezar.
coach-not-now = El entrenador te ayuda cuando te toca.
coach-just-roll = Con la primera tirada no arriesgas nada. ¡Tira sin miedo!

## Odds

coach-stop = Parar
coach-roll = Volver a tirar
coach-on = Seguir
coach-place = Posicionar en la línea { $field }
coach-legend-cross = X
coach-legend-double = dobles
coach-legend-better = mejor
coach-meter = Probabilidad de ganar: { $stop } si posicionas los dados en la línea { $field } y { $roll } si vuelves a tirar. La próxima tirada: X { $cross }, dobles { $double }, algo mejor { $better }. Mostrar más.
coach-best-place = Posiciona los dados en la línea { $field }: así ganas el { $win } de las partidas como esta.
coach-best-roll = Vuelve a tirar: así ganas el { $win } de las partidas como esta.
coach-exact = Estas probabilidades son exactas: este juego se ha calculado por completo.
coach-estimated = Estas probabilidades son estimaciones; suelen desviarse alrededor de un { $error }.
coach-details = Lo que ve el entrenador
coach-column-choice = Opción
coach-column-win = Probabilidad de ganar
coach-next-roll = La próxima tirada: una X en el { $cross } de los casos, dobles en el { $double }, algo mejor que parar ahora en el { $better }.
coach-fields = Tus dados en las líneas libres
coach-column-field = Línea
coach-column-stays = Siguen ahí en tu próxima jugada
coach-column-steps = Peldaños de media
coach-column-who = Quién puede expulsarlos
coach-nobody = nadie
coach-fields-estimated = Las cifras de las líneas son estimaciones.
coach-field = Siguen ahí en tu próxima jugada: { $stays }. Peldaños de media: { $steps }.
coach-field-threats = Quién puede expulsar tus dados: { $players }.
coach-field-safe = Nadie puede expulsar tus dados.
coach-field-best = La mejor línea.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] ¡Qué valiente! Pero posicionar los dados en la línea { $field } habría sido un poco mejor: una victoria más en 100 partidas.
       *[other] ¡Qué valiente! Pero posicionar los dados en la línea { $field } habría sido mejor: { $games } victorias más en 100 partidas.
    }
coach-remark-stopped =
    { $games ->
        [one] ¡Qué prudente! Pero volver a tirar habría sido un poco mejor: una victoria más en 100 partidas.
       *[other] ¡Qué prudente! Pero volver a tirar habría sido mejor: { $games } victorias más en 100 partidas.
    }
coach-remark-spared =
    { $games ->
        [one] En la línea { $field } habrías expulsado dados rivales: una victoria más en 100 partidas.
       *[other] En la línea { $field } habrías expulsado dados rivales: { $games } victorias más en 100 partidas.
    }
coach-remark-too_high =
    { $games ->
        [one] ¡Ahí arriba sopla el viento! La línea { $field } habría sido un poco mejor: una victoria más en 100 partidas.
       *[other] ¡Ahí arriba sopla el viento! La línea { $field } habría sido mejor: { $games } victorias más en 100 partidas.
    }
coach-remark-too_low =
    { $games ->
        [one] Podías arriesgar un poco más. En la línea { $field }: una victoria más en 100 partidas.
       *[other] Podías arriesgar más. En la línea { $field }: { $games } victorias más en 100 partidas.
    }
coach-remark-field_zero =
    { $games ->
        [one] A salvo, pero sin peldaños. En la línea { $field }: una victoria más en 100 partidas.
       *[other] A salvo, pero sin peldaños. En la línea { $field }: { $games } victorias más en 100 partidas.
    }
