### Alguien se ha ido: sustitutos, quién dirige la sala, otra partida de común acuerdo.

## Sustitutos

# $names son las personas de un dispositivo; $time es una hora.
absence-gone =
    { $count ->
        [one] { $names } no está. Última conexión: { $time }.
       *[other] { $names } no están. Última conexión: { $time }.
    }
absence-soon =
    { $seconds ->
        [one] Dentro de un segundo podrá jugar en su lugar un jugador virtual.
       *[other] Dentro de { $seconds } segundos podrá jugar en su lugar un jugador virtual.
    }
absence-offer =
    { $count ->
        [one] Que un jugador virtual juegue por { $names } hasta que vuelva
       *[other] Que unos jugadores virtuales jueguen por { $names } hasta que vuelvan
    }
absence-you-back = Has vuelto: juegas tú otra vez.

## Quién dirige la sala

absence-host-now = Ahora dirige la sala { $name }.
absence-host-lost = No estabas, así que ahora dirige la sala { $name }.
absence-host-take = Volver a dirigir la sala

## El tiempo por jugada, cambiado durante la partida

absence-limit-now = Nuevo tiempo por decisión: { $limit }

## Otra partida

absence-begins = Esta vez empieza { $name }.
absence-begins-you = Esta vez empiezas tú.
absence-begins-next = La próxima vez empieza { $name }.
absence-begins-next-you = La próxima vez empiezas tú.
absence-rematch-by = { $name } quiere jugar otra partida.
absence-rematch-yes = Sí, otra
absence-rematch-no = Ahora no
# $names es una lista de nombres.
absence-rematch-agreed = Se apuntan: { $names }
absence-rematch-waits = Esperando a { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Sin conexión: { $names }. La partida empezará igualmente dentro de un segundo.
       *[other] Sin conexión: { $names }. La partida empezará igualmente dentro de { $seconds } segundos.
    }
absence-rematch-back = Mejor no
absence-rematch-now = Empezar sin esperar
absence-rematch-ended = De momento no habrá otra partida.
