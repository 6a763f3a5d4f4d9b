### The coach.

coach-mode = Allenatore
coach-mode-hint = Al tavolo ti mostra le probabilità e ti dice quando un’altra scelta sarebbe stata nettamente migliore.
coach-hint = Consiglio
coach-key = Chiedi un consiglio all’allenatore
coach-room = Allenatore per tutti
coach-room-hint = Tutti possono vedere le probabilità durante la partita. Senza questa opzione, se si gioca su più dispositivi, l’allenatore non c’è.
coach-room-yes = allenatore per tutti
coach-not-here = In questa partita non c’è l’allenatore: chi gestisce la stanza deve attivarlo per tutti prima di cominciare.
coach-not-now = L’allenatore ti aiuta quando tocca a te.
coach-just-roll = Il primo tiro non può far danni. Tira senza pensarci!

## Odds

coach-stop = Fermati
coach-roll = Tira ancora
coach-on = Ancora
coach-place = Casella { $field }
coach-legend-cross = X
coach-legend-double = pariglia
coach-legend-better = meglio
coach-meter = Probabilità di vincere: { $stop } se posizioni i dadi sulla casella { $field }, { $roll } se tiri ancora. Il prossimo tiro: X { $cross }, pariglia { $double }, qualcosa di meglio { $better }. Mostra di più.
coach-best-place = Posiziona i dadi sulla casella { $field }. Probabilità di vincere: { $win }.
coach-best-roll = Tira ancora. Probabilità di vincere: { $win }.
coach-exact = Le probabilità sono esatte: questo gioco è stato calcolato fino in fondo.
coach-estimated = Le probabilità sono stimate: di solito l’errore è di circa { $error }.
coach-details = Che cosa vede l’allenatore
coach-column-choice = Scelta
coach-column-win = Probabilità di vincere
coach-next-roll = Il prossimo tiro: una X ({ $cross }), una pariglia ({ $double }), qualcosa di meglio che fermarsi ora ({ $better }).
coach-fields = I tuoi dadi sulle caselle libere
coach-column-field = Casella
coach-column-stays = Ancora lì al prossimo turno
coach-column-steps = Scalini in media
coach-column-who = Chi può eliminarli
coach-nobody = nessuno
coach-fields-estimated = I numeri per le caselle sono stime.
coach-field = Ancora lì al prossimo turno: { $stays }. Scalini in media: { $steps }.
coach-field-threats = Chi può eliminare i tuoi dadi: { $players }.
coach-field-safe = Nessuno può eliminare i tuoi dadi.
coach-field-best = La casella migliore.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Che coraggio! Ma posizionare i dadi sulla casella { $field } sarebbe stato un po’ meglio: una vittoria in più su 100 partite.
       *[other] Che coraggio! Ma posizionare i dadi sulla casella { $field } sarebbe stato meglio: { $games } vittorie in più su 100 partite.
    }
coach-remark-stopped =
    { $games ->
        [one] Scelta prudente, ma tirare ancora sarebbe stato un po’ meglio: una vittoria in più su 100 partite.
       *[other] Scelta prudente, ma tirare ancora sarebbe stato meglio: { $games } vittorie in più su 100 partite.
    }
coach-remark-spared =
    { $games ->
        [one] Sulla casella { $field } avresti eliminato dei dadi avversari: una vittoria in più su 100 partite.
       *[other] Sulla casella { $field } avresti eliminato dei dadi avversari: { $games } vittorie in più su 100 partite.
    }
coach-remark-too_high =
    { $games ->
        [one] Lassù tira vento! La casella { $field } sarebbe stata un po’ migliore: una vittoria in più su 100 partite.
       *[other] Lassù tira vento! La casella { $field } sarebbe stata migliore: { $games } vittorie in più su 100 partite.
    }
coach-remark-too_low =
    { $games ->
        [one] Avresti potuto osare un po’ di più. Sulla casella { $field }: una vittoria in più su 100 partite.
       *[other] Avresti potuto osare di più. Sulla casella { $field }: { $games } vittorie in più su 100 partite.
    }
coach-remark-field_zero =
    { $games ->
        [one] Al sicuro, ma senza scalini. Sulla casella { $field }: una vittoria in più su 100 partite.
       *[other] Al sicuro, ma senza scalini. Sulla casella { $field }: { $games } vittorie in più su 100 partite.
    }
