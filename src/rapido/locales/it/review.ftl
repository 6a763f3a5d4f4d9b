### The review: what dice and choices were worth.

## Figures

# $share is in percent, also in the next two messages.
review-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# Percentage points, without a sign.
review-points = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-fine = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-band = da { $low } a { $high }

## The game

review-title = Analisi
review-line =
    { $turns ->
        [one] { $players } · fino allo scalino { $finish } · un turno
       *[other] { $players } · fino allo scalino { $finish } · { $turns } turni
    }
review-won = vince { $player }
review-unfinished = partita non finita
review-source-exact = Le probabilità sono esatte: questo gioco è stato calcolato fino in fondo.
review-source-estimated = Le probabilità sono stimate: di solito l’errore è di circa { $error } vittorie su 100 partite.
review-broken = L’analisi arriva fino alla parte danneggiata.

## The curve

review-curve = Probabilità di vincere
review-as-table = Gli stessi dati in tabella
review-turn = turno
review-player = chi

## The balance sheet

review-sheet = Da dove viene il risultato
review-sheet-note = In vittorie su 100 partite. L’inizio e le quattro parti, sommati, danno il risultato.
review-start = inizio
review-own-dice = dadi propri
review-own-choices = scelte proprie
review-others-dice = dadi altrui
review-others-choices = scelte altrui
review-result = risultato
review-end = probabilità ora

## Skill

review-skill = Come ha scelto ognuno
review-skill-note = Quanto è costata in media una decisione, in vittorie su 100 partite, senza contare ciò che era ovvio o indifferente. Il valore vero sta quasi sempre nella fascia (95 volte su 100); con più decisioni la fascia si restringe.
review-mean-loss = perdita per decisione
review-likely = fascia
review-decisions = decisioni
review-grade = giudizio
review-grade-perfect = perfetto
review-grade-masterly = magistrale
review-grade-strong = ottimo
review-grade-solid = solido
review-grade-shaky = incerto
review-grade-wild = spericolato
review-grade-open = troppo poche decisioni
review-mistakes = Dove si è perso di più
review-mistake-rolled_on = tirare ancora invece di posizionare i dadi
review-mistake-stopped = fermarsi troppo presto
review-mistake-spared = risparmiare una coppia invece di eliminarla
review-mistake-too_high = posizionare i dadi troppo in alto
review-mistake-too_low = posizionare i dadi troppo in basso
review-mistake-field_zero = posizionare i dadi sulla casella 0 senza motivo
review-no-mistakes = Nessuno ha sprecato granché.

## Luck

review-luck = La fortuna di ognuno con i dadi
review-luck-note = In vittorie su 100 partite, accanto alla fascia in cui il puro caso resta quasi sempre (95 volte su 100) con tiri come questi.
review-luck-sum = fortuna
review-luck-band = fascia del caso
review-rolls = tiri
review-verdict = verdetto
review-luck-few = troppo pochi tiri per giudicare
review-luck-within = niente di insolito
review-luck-lucky = più fortuna che nel { $share } delle partite come questa
review-luck-unlucky = meno fortuna che nel { $share } delle partite come questa

## Moments and decisions

review-moments = I momenti decisivi
review-no-moments = Nessun tiro e nessuna scelta ha cambiato molto le cose.
review-moment-roll = Turno { $turn }: { $player } tira { $dice }.
review-moment-decision = Turno { $turn }: { $player } ha { $value } e decide di { $action }.
review-moved = { $player }: da { $before } a { $after }
review-costly = Le scelte più costose
review-every-choice = Tutte le decisioni
review-had = Turno { $turn }: { $player } ha { $value } sul tavolo.
review-chosen = scelta
review-best = la migliore
review-loss = perdita
review-choice = possibilità
review-do-throw = tirare ancora
review-do-place = posizionare i dadi sulla casella { $field }
review-do-place-out = posizionare i dadi sulla casella { $field } ed eliminare i dadi di { $victims }

## Several games

review-series =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
review-name = nome
review-games = partite
review-wins = vittorie
review-expected = attese
review-thrown-out = Chi ha eliminato i dadi di chi
review-threw-out = { $player } ha eliminato i dadi di { $victims }.
review-times = { $player } ({ $times })
review-dice = I dadi di tutti
review-dice-note = Quante volte è uscita ogni faccia. Con dadi non truccati tutte e dodici restano quasi sempre (95 volte su 100) nelle loro fasce; più tiri ci sono, più le fasce sono strette in proporzione.
review-die-a = dado A
review-die-b = dado B
review-face = faccia
review-count = volte
review-no-games = In { $folder } non c’è nessuna partita.
review-left-out = { $file } è stato escluso: { $reason }
review-written = La pagina è in { $file }.
review-one-input = Lo standard input contiene una sola partita; non indicare altri file.

## What a computer player chose in place of a person

review-stand-in-choices = scelte del sostituto
review-sheet-note-stand-in = In vittorie su 100 partite. L’inizio e le cinque parti, sommati, danno il risultato. Le scelte fatte da un giocatore virtuale al posto di qualcuno non contano per nessuno.
review-by-computer = (mossa di un giocatore virtuale)
