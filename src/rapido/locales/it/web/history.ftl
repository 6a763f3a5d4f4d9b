### Your games and statistics.

history-title = Le tue partite
history-collecting = Stiamo analizzando le tue ultime partite…
history-failed =
    { $count ->
        [one] Per ora non è stato possibile analizzare una partita.
       *[other] Per ora non è stato possibile analizzare { $count } partite.
    }
history-none = Qui non c’è ancora niente. Gioca una partita fino in fondo, e la troverai qui, solo su questo dispositivo.

## Results and luck

history-results = Risultati
history-won =
    { $games ->
        [one] Una partita, vittorie: { $wins }.
       *[other] { $games } partite, vittorie: { $wins }.
    }
history-expected = Se tutti avessero giocato al meglio, in media ne avresti vinte { $expected }; per puro caso se ne vincono quasi sempre (95 volte su 100) da { $low } a { $high }.
history-result-below = Il caso da solo non basta a spiegare così poche vittorie.
history-result-above = Il caso da solo non basta a spiegare così tante vittorie.
history-result-within = Il caso basta a spiegare questo risultato.
history-loss =
    { $decisions ->
        [one] Hai preso una decisione non ovvia. Ha abbassato la tua probabilità di vincere di { $loss }.
       *[other] Hai preso { $decisions } decisioni non ovvie. In media ognuna ha abbassato la tua probabilità di vincere di { $loss }.
    }
history-practice = Allenati su ciò che ti costa di più
history-luck = La fortuna dei tuoi dadi
history-luck-sum =
    { $rolls ->
        [one] Un tiro: { $luck ->
                [one] { $luck } vittoria
               *[other] { $luck } vittorie
            }; il puro caso resta quasi sempre entro ±{ $band }.
       *[other] { $rolls } tiri: { $luck ->
                [one] { $luck } vittoria
               *[other] { $luck } vittorie
            }; il puro caso resta quasi sempre entro ±{ $band }.
    }
history-luck-few = Troppo pochi tiri per giudicare.
history-luck-within = Né fortuna né sfortuna degne di nota.
history-luck-lucky = I dadi sono stati dalla tua parte.
history-luck-unlucky = I dadi non sono stati dalla tua parte.

## Dice

history-dice = Dadi
history-dice-hint =
    { $rolls ->
        [one] Un tiro. I dadi non truccati restano nella fascia gialla; più tiri ci sono, più è stretta in proporzione.
       *[other] { $rolls } tiri. I dadi non truccati restano nella fascia gialla; più tiri ci sono, più è stretta in proporzione.
    }
history-everyone = I dadi di tutti
history-die-face = Dado { $die }: { $face }
history-face = Faccia
history-count = Volte
history-mean = Attese
history-band = Fascia

## Rivals and highlights

history-rivals = Chi ha eliminato i dadi di chi
history-rival = Rivale
history-games = Partite
history-thrown = Sue coppie eliminate
history-suffered = Tue coppie eliminate
history-highlights = Momenti da ricordare
history-moment-roll =
    { $way ->
        [up] Turno { $turn }: { $name } tira, e le probabilità di { $whom } salgono di { $swing }.
       *[other] Turno { $turn }: { $name } tira, e le probabilità di { $whom } scendono di { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] Turno { $turn }: { $name } decide, e le probabilità di { $whom } salgono di { $swing }.
       *[other] Turno { $turn }: { $name } decide, e le probabilità di { $whom } scendono di { $swing }.
    }
history-winner = ha vinto
history-forget = Cancella questa partita: { $date }
history-all = Mostra tutte le { $count } partite

## Stored data

history-kept = È tutto tuo
history-kept-hint = Tutto questo è conservato solo su questo dispositivo. Da qui non esce niente.
history-json = Salva come JSON
history-csv = Salva come CSV
history-delete = Cancella tutto
history-delete-sure = Cancellare le tue partite da questo dispositivo?
history-delete-hint = I risultati, la fortuna e i dadi di tutte le partite su questo dispositivo spariscono per sempre. Le registrazioni sul server restano.
history-keep = Conserva

## Importing games

history-import = Partite di un altro dispositivo
history-import-hint = Carica il file che hai salvato lì come JSON. Le partite che sono già qui restano come sono.
history-import-choose = Carica un file
history-import-done =
    { $added ->
        [0] Tutte queste partite sono già qui.
        [one] È stata aggiunta una partita.
       *[other] Sono state aggiunte { $added } partite.
    }
history-import-most = Si conservano solo le { $most } partite più recenti.
history-import-foreign = Questo file non è stato salvato come JSON in «Le tue partite». Non è cambiato niente.
history-import-newer = Questo file viene da una versione più recente di Rapido. Non è cambiato niente.
history-import-broken = Questo file è danneggiato, perciò non è stato aggiunto niente.
history-import-full = Su questo dispositivo non c’è abbastanza spazio. Non è cambiato niente.
