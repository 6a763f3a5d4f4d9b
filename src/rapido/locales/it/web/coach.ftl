### The coach.

coach-mode = Maestro
coach-mode-hint = Ti mostra le probabilità al tavolo e ti dice quando un’altra scelta era nettamente migliore.
coach-hint = Consiglio
coach-key = Chiedi un consiglio al maestro
coach-room = Maestro per tutti
coach-room-hint = Tutti possono vedere le probabilità durante la partita. Altrimenti, se si gioca su più dispositivi, il maestro non c’è.
coach-room-yes = maestro per tutti
coach-not-here = In questa partita non c’è maestro: chi gestisce la stanza deve permetterlo a tutti prima di cominciare.
coach-not-now = Il maestro ti aiuta quando tocca a te.
coach-just-roll = Il primo tiro non può far danni. Tira e basta!

## Odds

coach-stop = Fermati
coach-roll = Tira ancora
coach-on = Ancora
coach-place = Posiziona su { $field }
coach-legend-cross = X
coach-legend-double = pariglia
coach-legend-better = meglio
coach-meter = Probabilità di vincere: { $stop } se posizioni su { $field }, { $roll } se tiri ancora. Il prossimo tiro: X { $cross }, pariglia { $double }, qualcosa di meglio { $better }. Mostra di più.
coach-best-place = Posiziona su { $field }: così la probabilità di vincere è { $win }.
coach-best-roll = Tira ancora: così la probabilità di vincere è { $win }.
coach-exact = Queste probabilità sono esatte: questo gioco è stato calcolato fino in fondo.
coach-estimated = Queste probabilità sono stimate; di solito sbagliano al massimo di { $error }.
coach-details = Che cosa vede il maestro
coach-column-choice = Scelta
coach-column-win = Probabilità di vincere
coach-next-roll = Il prossimo tiro: una X ({ $cross }), una pariglia ({ $double }), qualcosa di meglio che fermarsi ora ({ $better }).
coach-fields = I tuoi dadi sulle caselle libere
coach-column-field = Casella
coach-column-stays = Ancora lì al tuo turno
coach-column-steps = Scalini in media
coach-column-who = Può eliminarti
coach-nobody = nessuno
coach-fields-estimated = Che cosa succederà ai tuoi dadi fino al tuo prossimo turno è una stima.
coach-field = Ancora lì al prossimo turno: { $stays }. Scalini in media: { $steps }.
coach-field-threats = Può eliminare i tuoi dadi: { $players }.
coach-field-safe = Nessuno può eliminare i tuoi dadi.
coach-field-best = La casella migliore.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Che coraggio! Posizionare su { $field } era un po’ meglio: una vittoria in più su 100 partite.
       *[other] Che coraggio! Ma posizionare su { $field } era meglio: { $games } vittorie in più su 100 partite.
    }
coach-remark-stopped =
    { $games ->
        [one] È prudente. Tirare ancora era un po’ meglio: una vittoria in più su 100 partite.
       *[other] È prudente, ma tirare ancora era meglio: { $games } vittorie in più su 100 partite.
    }
coach-remark-spared =
    { $games ->
        [one] Su { $field } avresti eliminato qualcuno: una vittoria in più su 100 partite.
       *[other] Su { $field } avresti eliminato qualcuno: { $games } vittorie in più su 100 partite.
    }
coach-remark-too_high =
    { $games ->
        [one] Lassù tira vento. La casella { $field } era un po’ meglio: una vittoria in più su 100 partite.
       *[other] Lassù tira vento. La casella { $field } era meglio: { $games } vittorie in più su 100 partite.
    }
coach-remark-too_low =
    { $games ->
        [one] Potevi osare un po’ di più. Casella { $field }: una vittoria in più su 100 partite.
       *[other] Potevi osare di più. Casella { $field }: { $games } vittorie in più su 100 partite.
    }
coach-remark-field_zero =
    { $games ->
        [one] Sicuro, ma senza scalini. Casella { $field }: una vittoria in più su 100 partite.
       *[other] Sicuro, ma senza scalini. Casella { $field }: { $games } vittorie in più su 100 partite.
    }
