### Qualcuno è andato via: sostituti, chi gestisce la stanza, un’altra partita d’accordo.

## Sostituti

# $names sono le persone su un dispositivo; $time è un’ora.
absence-gone =
    { $count ->
        [one] { $names } non è più in linea (ultima volta: { $time }).
       *[other] { $names } non sono più in linea (ultima volta: { $time }).
    }
absence-soon =
    { $seconds ->
        [one] Tra un secondo potrà subentrare un giocatore virtuale.
       *[other] Tra { $seconds } secondi potrà subentrare un giocatore virtuale.
    }
absence-offer =
    { $count ->
        [one] Metti un giocatore virtuale al posto di { $names } finché non torna
       *[other] Metti dei giocatori virtuali al posto di { $names } finché non tornano
    }
absence-you-back = Eccoti di nuovo al tavolo: ora giochi tu.

## Chi gestisce la stanza

absence-host-now = Ora è { $name } a gestire la stanza.
absence-host-lost = Mentre non c’eri, la gestione della stanza è passata a { $name }.
absence-host-take = Riprendi la gestione

## Il tempo per mossa, cambiato durante la partita

absence-limit-now = Nuovo tempo per decisione: { $limit }

## Un’altra partita

absence-begins = Stavolta comincia { $name }.
absence-begins-you = Stavolta cominci tu.
absence-begins-next = La prossima volta comincia { $name }.
absence-begins-next-you = La prossima volta cominci tu.
absence-rematch-by = { $name } vorrebbe giocare un’altra partita.
absence-rematch-yes = Sì, un’altra partita
absence-rematch-no = Non ora
# $names è un elenco di nomi.
absence-rematch-agreed = D’accordo: { $names }
absence-rematch-waits = Aspettiamo { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Nessuna connessione con { $names }. Tra un secondo si comincia lo stesso.
       *[other] Nessuna connessione con { $names }. Tra { $seconds } secondi si comincia lo stesso.
    }
absence-rematch-back = No, ci ho ripensato
absence-rematch-now = Inizia senza aspettare
absence-rematch-ended = Per ora nessun’altra partita.
