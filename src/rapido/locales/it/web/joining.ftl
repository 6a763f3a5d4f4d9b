### Entrare, posti che passano di mano, e ritorno al tavolo.

## Qualcuno chiede di entrare

join-admit = Fai entrare { $name }
join-gets-computer = Prenderà il posto del giocatore virtuale { $name }.
join-gets-watch = Non ci sono posti liberi: potrà solo guardare.
join-gets-full = Non ci sono posti liberi e nessuno può guardare. Prima libera un posto.
# A device without a seat says that it belongs to $name, who is not connected.
join-is-person = Qualcuno dice di essere { $name } su un nuovo dispositivo. È vero?
join-is-person-yes = Sì, è { $name }
join-is-you = Un altro dispositivo vuole continuare al posto tuo ({ $name }). Sei tu?
join-is-you-yes = Sì, sposta lì il mio posto
join-give-back = Ridai il posto a { $name }
join-more =
    { $count ->
        [one] C’è un’altra persona che aspetta.
       *[other] Ci sono altre { $count } persone che aspettano.
    }

## Chiedere un posto

join-in = Gioca anche tu
join-lost = Avevo un posto qui
join-in-title = Prendi un posto
join-in-hint = Qualcuno al tavolo deve dire di sì.
join-take-computer = Gioca al posto del giocatore virtuale { $name }
join-i-am = Sono { $name }
join-is-lost = non in linea
join-is-here = è in linea e deve dire di sì
join-asked = Richiesta inviata. Ora basta che qualcuno al tavolo dica di sì.
join-asked-device = Guarda l’altro dispositivo di { $name } e conferma da lì.
join-refused = Nessuno ha detto di sì.
join-cancel = Annulla
join-enter = Chiedi di entrare
join-enter-hint = Se la stanza esiste, chi è dentro può farti entrare.

## Un altro dispositivo

join-device = Continua su un altro dispositivo
table-part-device = Continua su un altro dispositivo
join-device-which = Quale posto vuoi spostare?
join-device-hint = Inquadra il codice con l’altro dispositivo, oppure apri lì il link. Il tuo posto si sposta con te.
join-device-qr = Codice QR con il link che sposta il tuo posto
join-device-link = Link che sposta il tuo posto
join-device-once =
    { $minutes ->
        [one] Vale una volta sola, per un minuto. Tienilo per te: chi lo apre gioca al posto tuo.
       *[other] Vale una volta sola, per { $minutes } minuti. Tienilo per te: chi lo apre gioca al posto tuo.
    }
join-device-expired = Questo link è scaduto.
join-device-new = Nuovo link
join-link-failed = Il posto non si è spostato
join-moved-away = { $name } ora gioca su un altro dispositivo. Da qui puoi solo guardare.

## Chi arriva tardi, e chi c’è

join-latecomers = Chi arriva tardi può sostituire un giocatore virtuale
join-latecomers-no = senza ritardatari
join-people = Chi c’è?
table-part-people = Chi c’è?

## Ritorno al tavolo

join-call-proposed = Qualcuno vuole giocare un’altra partita.
join-call-began = La partita è cominciata.
join-call-rematch = La nuova partita è cominciata.
join-call-turn = Tocca a te.
join-call-running = La tua partita è ancora in corso.
join-call-go = Vai al tavolo
join-reopen = Riapri la stanza
join-reopen-hint = Posti, nomi e opzioni sono come li avete lasciati.
