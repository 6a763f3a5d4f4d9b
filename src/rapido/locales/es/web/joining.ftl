### Entrar, sitios que cambian de manos, y vuelta a la mesa.

## Alguien pide entrar

join-admit = Dejar entrar a { $name }
join-gets-computer = Ocupará el sitio de un jugador virtual: { $name }.
join-gets-watch = No hay sitios libres: solo podrá mirar.
join-gets-full = No hay sitios libres y nadie puede mirar. Libera antes un sitio.
# A device without a seat says that it belongs to $name, who is not connected.
join-is-person = Alguien que usa otro dispositivo dice ser { $name }. ¿Es verdad?
join-is-person-yes = Sí, es { $name }
join-is-you = Alguien quiere seguir en tu sitio ({ $name }) desde otro dispositivo. ¿Eres tú?
join-is-you-yes = Sí, trasladar mi sitio
join-give-back = Devolverle su sitio a { $name }
join-more =
    { $count ->
        [one] Hay una persona más esperando.
       *[other] Hay { $count } personas más esperando.
    }

## Pedir un sitio

join-in = Quiero jugar
join-lost = Yo tenía un sitio aquí
join-in-title = Ocupar un sitio
join-in-hint = Alguien de la mesa tiene que decir que sí.
join-take-computer = Sustituir al jugador virtual: { $name }
join-i-am = Soy { $name }
join-is-lost = sin conexión
join-is-here = con conexión: tiene que decir que sí
join-asked = Ya lo has pedido. Solo falta que alguien de la mesa diga que sí.
join-asked-device = Mira el otro dispositivo de { $name } y di que sí allí.
join-refused = Nadie ha dicho que sí.
join-cancel = Mejor no
join-enter = Pedir que me dejen entrar
join-enter-hint = Si la sala existe, quienes están en ella pueden dejarte entrar.

## Otro dispositivo

join-device = Seguir en otro dispositivo
table-part-device = Seguir en otro dispositivo
join-device-which = ¿Qué sitio se traslada?
join-device-hint = Escanea este código con el otro dispositivo o abre allí el enlace. Tu sitio se va contigo.
join-device-qr = Código QR con el enlace que traslada tu sitio
join-device-link = Enlace que traslada tu sitio
join-device-once =
    { $minutes ->
        [one] Vale una sola vez, durante un minuto. No lo compartas: quien lo abra jugará por ti.
       *[other] Vale una sola vez, durante { $minutes } minutos. No lo compartas: quien lo abra jugará por ti.
    }
join-device-expired = Este enlace ha caducado.
join-device-new = Enlace nuevo
join-link-failed = El sitio no se ha trasladado
join-moved-away = { $name } juega ahora en otro dispositivo. Aquí solo puedes mirar.

## Quien llega tarde y quién está

join-latecomers = Quien llegue tarde puede sustituir a un jugador virtual
join-latecomers-no = no se admite a nadie con la partida empezada
join-people = ¿Quién está?
table-part-people = ¿Quién está?

## Vuelta a la mesa

join-call-proposed = Alguien quiere jugar otra partida.
join-call-began = La partida ha empezado.
join-call-rematch = La nueva partida ha empezado.
join-call-turn = Te toca.
join-call-running = Tu partida continúa.
join-call-go = Ir a la mesa
join-reopen = Volver a abrir la sala
join-reopen-hint = Los sitios, los nombres y las opciones están como los dejasteis.
