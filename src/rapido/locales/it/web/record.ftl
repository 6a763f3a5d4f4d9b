### Opening records.

record-title = Apri una registrazione
record-intro = Una partita di un altro dispositivo, del terminale, dell’arbitro o arrivata in un messaggio: apri qui la sua registrazione e potrai rivederla e analizzarla come tutte le altre.
record-choose = Scegli un file
record-drop = Oppure trascina il file su questa pagina.
record-paste = Oppure incolla il testo della registrazione
record-open = Apri
record-opening = Stiamo leggendo la registrazione…

## Errors

record-empty = Qui non c’è ancora niente da aprire. Scegli un file o incolla una registrazione.
record-too-large = È troppo grande per essere la registrazione di una partita: { $size } KiB. Se ne possono leggere al massimo { $most } KiB.
record-not-text = Questo file non è un testo: non si può leggere.
record-nothing = Qui dentro non c’è nessuna partita.
record-is-results = Questi sono risultati salvati, non la registrazione di una partita. Puoi caricarli in «Le tue partite».
# A damaged record.
record-broken = danneggiata
# Follows the error and its location.
record-shown-before = Qui vedi tutto quello che viene prima.
record-gone = Questa registrazione è stata aperta su un altro dispositivo, o è stata cancellata da questo. Apri di nuovo il suo file.

## The opened record

record-lately = Aperte di recente
record-lately-hint = Queste registrazioni sono conservate solo su questo dispositivo.
record-forget = Togli da questo elenco: { $who }
record-save = Salva il file
