### The tutorial.

learn-title = Impara a giocare
learn-chapter-race = La prima partita
learn-chapter-two = In due
learn-progress = { $chapter }: passo { $step } di { $steps }
learn-back = Un passo indietro
learn-restart = Dall’inizio
learn-skip = Capitolo successivo
learn-leave = Esci dalla lezione
learn-next = Avanti
learn-waiting = Guarda che cosa succede…
learn-loading = Prepariamo la scala…
learn-offline = La prima volta la lezione ha bisogno di una connessione. Le regole si leggono anche senza.
learn-again = Riprova
learn-rules = Tutte le regole

## Players

learn-player-you = Tu
learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Andrebbe bene anche così. Per ora tira i dadi.
learn-rather-again = Andrebbe bene anche così. Per ora tira ancora.
learn-rather-pair = Andrebbe bene anche così. Per ora prendi la coppia { $pair }.
learn-rather-field = Andrebbe bene anche così. Per ora prova la casella { $field }.

## The first game

learn-race-aim = Vince chi arriva in cima alla scala prima degli altri. Ecco i tuoi due dadi: tira!
learn-race-value = Il numero più alto indica le decine: 2 e 6 fanno 62. Posiziona i dadi sulla casella 3.
learn-race-above = Ora tocca ad Ana e poi a Rui. Posizionano tutti e due sopra di te: ai tuoi dadi non succede niente.
learn-race-score = Tocca di nuovo a te, e i tuoi dadi sono ancora sulla casella 3: avanzi di 3 scalini e li riprendi. Tira!
learn-race-again = Solo 21. Dopo ogni tiro scegli: posizionare o tirare ancora. Tira ancora!
learn-race-double = 3 e 3, una pariglia! Sali subito di 3 scalini. Coraggio, tira un’altra volta.
learn-race-cross = Dal secondo tiro in poi una X chiude il tuo turno: non posizioni niente e scendi di uno scalino per ogni X. Conviene fermarsi in tempo.
learn-race-others = Guarda: Ana ha una X al primo tiro. Vale solo zero, e lei posiziona un 20.
learn-race-nothing = L’ultima volta non hai posizionato niente, quindi ora non avanzi. Tira subito!
learn-race-zero = Una X, ma al primo tiro è solo uno zero: 70! Posizionalo sulla casella 3, sotto gli altri dadi.
learn-race-out = Fuori! I tuoi dadi eliminano tutto ciò che sta sopra e vale quanto loro o meno. Al prossimo turno Ana e Rui non avanzano.
learn-race-hit = Può capitare anche a te: Ana posiziona 71 sotto il tuo 70 e lo elimina. Tu riprendi i dadi.
learn-race-fresh = Se ti eliminano i dadi non perdi scalini: semplicemente non avanzi. Tira!
learn-race-top = 64 è forte. La casella 5 dà più scalini di tutte, ma da sotto possono eliminarti i dadi. Osa!
learn-race-luck = Il 60 di Rui elimina il 31 di Ana. Il tuo 64 vale di più e resta!
learn-race-finish = Avanzi di 5 scalini! Alla cima ne mancano solo due. Tira!
learn-race-won = La pariglia ti porta al traguardo: hai vinto! Si può vincere anche avanzando, e qualche scalino in più non guasta.

## Two players

learn-two-pairs = In due, ogni persona ha due coppie di dadi ma una sola pedina. Tira la tua prima coppia.
learn-two-first = 31. Posizionalo sulla casella 4.
learn-two-reply = Anche Ana posiziona una delle sue due coppie.
learn-two-alone = Una coppia sola non fa avanzare. Resta dov’è, e tu tiri l’altra.
learn-two-own = 62! Sulla casella 2 elimina i dadi di Ana, ma mai i tuoi. Posizionalo lì.
learn-two-both = Il 30 di Ana non può eliminare il tuo 31. Tocca a te: le tue due coppie sono ancora lì, quindi avanzi della somma, 4 + 2 scalini!
learn-two-done = Ed eccoti in cima: hai vinto! Ora sai tutto quello che serve.

## The end

learn-play = Gioca una prima partita
learn-on-two = Siete solo in due?
