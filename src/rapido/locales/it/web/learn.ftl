### The tutorial.

learn-title = Impara a giocare
learn-chapter-race = La prima partita
learn-chapter-two = In due
learn-progress = { $chapter }: passo { $step } di { $steps }
learn-back = Un passo indietro
learn-restart = Ricomincia da capo
learn-skip = Capitolo successivo
learn-leave = Esci dalla lezione
learn-speech = Leggi ad alta voce
learn-next = Avanti
learn-waiting = Guarda che cosa succede…
learn-loading = Stiamo preparando la scala…
learn-offline = La prima volta la lezione ha bisogno di una connessione. Le regole si leggono anche senza.
learn-again = Riprova
learn-rules = Tutte le regole

## Players

learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Andrebbe bene anche così. Per ora tira i dadi.
learn-rather-again = Andrebbe bene anche così. Per ora tira ancora.
learn-rather-pair = Andrebbe bene anche così. Per ora prendi la coppia { $pair }.
learn-rather-field = Andrebbe bene anche così. Per ora prova la casella { $field }.

## Free decisions

learn-choice-best = Ottimo, qui non c’è niente di meglio! Così vinci circa { $win } partite su 100.
learn-choice-good = Bella scelta, vale quasi quanto la migliore! Così vinci circa { $win } partite su 100.
learn-choice-other =
    { $win ->
        [0] Si può fare, ma così non vinci quasi mai. Meglio: { $action }. Così vinci circa { $best } partite su 100.
        [one] Si può fare, ma così vinci circa una partita su 100. Meglio: { $action }. Così ne vinci circa { $best }.
       *[other] Si può fare, e così vinci circa { $win } partite su 100. Meglio: { $action }. Così ne vinci circa { $best }.
    }
learn-choice-unknown = Bene, hai scelto! Vediamo come va avanti.

## The first game

learn-race-welcome = Da due a sei persone fanno a gara su per la scala: vince chi arriva in cima prima degli altri. Comincia la persona più giovane. Oggi sei tu!
learn-race-dice = Ecco i tuoi due dadi, e sono diversi: X, 1, 2 e 3 li hanno tutti e due, ma uno ha anche 4 e 7, l’altro 5 e 6. Tira!
learn-race-value = Il numero più alto indica le decine: 2 e 6 fanno 62. Posiziona i dadi sulla casella 3.
learn-race-ana = Tocca ad Ana, che posiziona il suo 51 più in alto dei tuoi dadi. Niente paura: i dadi si eliminano solo da sotto.
learn-race-taken = Rui tira 31. Le caselle 3 e 4 sono occupate: su ognuna può stare una sola coppia. Solo sulla casella 0 c’è posto per tutti: è sempre libera.
learn-race-stronger = Rui sceglie la casella 5. I suoi dadi valgono meno delle due coppie sotto, ma si può: quando posizioni i dadi, quello che sta sotto non conta.
learn-race-score = Tocca di nuovo a te, e i tuoi dadi sono ancora sulla casella 3: avanzi di 3 scalini e li riprendi. Tira!
learn-race-again = Solo 21. Dopo ogni tiro scegli: posizionare i dadi o tirare ancora. Tira ancora!
learn-race-double = 3 e 3, una pariglia! Sali subito di 3 scalini. Con 2-2 sono due, con 1-1 è uno.
learn-race-dots = Ancora una volta? Guarda i puntini sul pulsante: sono i 36 tiri possibili. Le 11 crocette sono quelli con una X, quasi uno su tre. Prova!
learn-race-cross = Una X! Dal secondo tiro in poi chiude il tuo turno: non posizioni niente e scendi di uno scalino per ogni X. Conviene fermarsi in tempo.
learn-race-zero = Ana avanza di 4 scalini. Poi tira 7 e X. Al primo tiro di un turno una X è solo uno zero: fa 70! Due X varrebbero 0, e non sono una pariglia.
learn-race-out = Ana lo posiziona sulla casella 3. Tutto ciò che sta sopra e vale lo stesso o meno viene eliminato, che lei lo voglia o no: Rui riprende il suo 31 e al prossimo turno salta l’azione «avanzare».
learn-race-floor = Rui salta l’azione «avanzare». Una pariglia lo porta sullo scalino 1, poi arrivano due X! Contano tutte e due, ma nessuno scende sotto la partenza, lo scalino 0.
learn-race-nothing = Tocca a te! L’ultima volta non hai posizionato niente, quindi salti l’azione «avanzare». Tira subito!
learn-race-high = 54! Tu che cosa faresti? Una casella alta dà più scalini, una bassa è più sicura. Oppure tiri ancora? Decidi tu!
learn-race-later = Qualche turno dopo, tu e Rui siete sullo scalino 6. Ana è sullo scalino 8, e il suo 43 sulla casella 4 la porterebbe fino in cima. Tira!
learn-race-threat = 64! Tu che cosa fai: vai sul sicuro, elimini i dadi di qualcuno o punti in alto? Decidi tu!
learn-race-luck = Un po’ più tardi, il tuo 64 è sulla casella 5. Rui posiziona un 60 ed elimina il 31 di Ana. Il tuo 64 vale di più e resta!
learn-race-finish = Avanzi di 5 scalini! Ne mancano solo due alla cima. Tira!
learn-race-won = La pariglia ti porta al traguardo: hai vinto! Si può vincere anche avanzando, e qualche scalino in più non guasta. Questa scala era corta: di solito il traguardo è lo scalino 21. Nella prossima partita comincia chi viene dopo di te.

## Two players

learn-two-pairs = In due, ogni persona ha due coppie di dadi ma una sola pedina. Tira la tua prima coppia.
learn-two-first = 31. Posizionalo sulla casella 4.
learn-two-reply = Anche Ana posiziona una delle sue due coppie.
learn-two-alone = Una coppia sola non fa avanzare. Resta dov’è e occupa la sua casella, anche per te. Tu tiri l’altra.
learn-two-own = 62! Sulla casella 2 elimina i dadi di Ana, ma mai i tuoi. Posizionalo lì.
learn-two-both = Il 30 di Ana non può eliminare il tuo 31, che vale di più.
learn-two-done = Tocca a te, e le tue due coppie sono ancora lì: avanzi della somma, 4 + 2 scalini, ed eccoti in cima. Hai vinto! Ora conosci tutte le regole.

## The end

learn-play = Gioca la prima partita
learn-on-two = Siete solo in due?
