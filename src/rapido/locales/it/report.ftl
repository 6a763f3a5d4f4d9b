### What the lab prints: its reports, its results, and how far it is.

## Numbers

report-number = { $number }
report-percent = { $number }%
report-rate = { $games } partite/s
report-rate-millions = { $millions } milioni di partite/s
# A line of the terminal, such as 1,200 of 5,000 games.
report-progress = { $done } partite su { $games }

## What simulate and arena have in common

report-games =
    { $games ->
        [one] Una partita fino allo scalino { $finish }, seme { $seed }.
       *[other] { $games } partite fino allo scalino { $finish }, seme { $seed }.
    }
# $time is a time such as 3 min 05 s.
report-time = Tempo di gioco: { $time }, cioè { $rate }.
report-stopped = Non sono state giocate tutte le { $games } partite: { $reason }.
report-footer = Rapido { $version }. Su 100 intervalli come questi, circa 95 contengono il valore vero.
report-seat = posto
report-player = giocatore
report-games-head = partite
report-wins = vittorie
report-share = quota
report-interval = intervallo al 95%
report-mean = media
report-from = da
report-to = a
report-sd = deviazione standard

## rapido simulate

simulate-title =
    { $games ->
        [one] Rapido: una partita con { $players } giocatori
       *[other] Rapido: { $games } partite con { $players } giocatori
    }
simulate-players = I giocatori, nell’ordine dei loro posti: { $players }.
# $sign is ± or, on terminals that can’t show it, +-.
simulate-confidence = { $sign }: intervallo di confidenza al 95%
simulate-wins = Chi vince
simulate-wins-about = La quota di tutte le partite vinta da ogni posto. Comincia il posto 1.
simulate-wins-plot = Quota di partite vinte da ogni posto
simulate-lengths = Quanto dura una partita
simulate-lengths-about = Si contano i turni di tutti i giocatori insieme. La media è { $mean }.
simulate-lengths-sd = La deviazione standard è { $sd }.
simulate-lengths-plot = Partite per numero di turni
# A number of turns, without an upper limit.
simulate-open-end = { $least } o più
simulate-turns-in-a-game = turni in una partita
simulate-figures = Che cosa succede in una partita
simulate-figures-about = Una X conta solo se chiude un turno. Il comando cambia quando in testa, da solo, c’è un giocatore diverso da prima; si controlla a ogni turno, dopo l’azione «avanzare».
simulate-in-a-game = in una partita
simulate-turns = turni
simulate-rolls = tiri
simulate-throw_outs = coppie eliminate
simulate-crosses = turni chiusi da una X
simulate-doubles = pariglie
simulate-leads = cambi al comando
simulate-rolls_per_turn = tiri per turno

## rapido arena

arena-title = Rapido: un’arena di { $players } giocatori
arena-groups =
    { $groups ->
        [one] Un gruppo di { $seats } in tutte le disposizioni possibili.
       *[other] { $groups } gruppi di { $seats } in tutte le disposizioni possibili.
    }
arena-dice =
    { $sets ->
        [one] Tutti giocano la stessa serie di tiri: a un posto escono gli stessi numeri, chiunque ci sieda.
       *[other] Tutti giocano le stesse { $sets } serie di tiri: a un posto escono gli stessi numeri, chiunque ci sieda.
    }
arena-unbounded = Alcuni giocatori non hanno perso nemmeno una partita contro gli altri, perciò nessun punteggio finito è il più verosimile: ogni gruppo conta con una partita in più, divisa fra tutti quelli che vi giocano, e non ci sono intervalli.
arena-confidence = { $sign }: intervallo di confidenza al 95%; risultati in %, riga contro colonna
arena-ratings = La forza dei giocatori
arena-ratings-about = Modello di Bradley-Terry, stimato con la massima verosimiglianza, sulla scala Elo: 400 punti in più equivalgono a una forza dieci volte maggiore. La media è 0.
arena-ratings-plot = Punteggio Elo di ogni giocatore con il suo intervallo
arena-rating = punteggio Elo
arena-scores = Chi batte chi
arena-scores-about = Delle partite vinte da uno dei due, la percentuale andata al giocatore della riga.
arena-scores-plot = Risultati dei giocatori l’uno contro l’altro
arena-row-column = riga contro colonna

## rapido solve

# $first and $second are in percent, $error is such as 2e-08.
solve-two = Partite vinte tra due giocatori perfetti fino allo scalino { $finish }: { $first } il primo, { $second } il secondo (entrambi ± { $error }).
solve-two-precision = { $states } posizioni, ognuna esatta a meno di { $error }.
# $seats is such as 35.770% / 33.640% / 30.590%.
solve-three = Se tutti e tre giocano secondo questa tabella fino allo scalino { $finish }, i posti vincono { $seats } delle partite.
solve-three-precision = Giocando diversamente nessuno può guadagnare più di { $start } dall’inizio, né più di { $most } in nessuna delle { $states } posizioni.
solve-effort =
    { $sweeps ->
        [one] Residuo massimo { $residual }; una passata in { $seconds } s.
       *[other] Residuo massimo { $residual }; { $sweeps } passate in { $seconds } s.
    }
solve-checksum-right = Somma di controllo: corretta
solve-checksum-wrong = Somma di controllo: SBAGLIATA, il file è danneggiato
solve-residual = Residuo di tutte le { $states } posizioni: al massimo { $residual }, ammesso { $allowed }
# $sigmas is how many standard errors both differ by, such as +1.6.
solve-played = { $games } partite secondo la tabella: i posti hanno vinto { $won }; per la tabella { $expected }; scarto di { $sigmas } sigma
solve-table-right = La tabella è corretta.
solve-table-wrong = La tabella è SBAGLIATA.

## How far rapido solve is

# $share is a share such as 38%, $gap a number such as 1.3e-05.
solve-sweep-bounds = passata { $sweep }, { $share }: limiti distanti { $gap }
solve-sweep-change = passata { $sweep }: variazioni fino a { $change }
solve-measuring = misura { $sweep }: variazioni fino a { $change }
# $what is one of the three above or the two below, $time and $left are times such as 1:02:05.
solve-so-far = { $what }, finora { $time }
solve-so-far-left = { $what }, finora { $time }, ancora { $left } circa
solve-states-checked = posizioni controllate: { $share }
solve-games-played = partite giocate: { $share }

## rapido puzzles --check

# $position is a position as one line of text.
puzzle-none = { $position }: non è un enigma
puzzle-other-move = { $position }: la scelta migliore o quella naturale è un’altra
# The mistake that a puzzle is about, such as “placed too high”; $grade is a number from 1 to 5.
puzzle-kind = «{ $kind }»
puzzle-other-grade = { $position }: è { $kind }, livello { $grade }
puzzle-other-chances = { $position }: le probabilità sono diverse

## rapido train

# $line is one of those below.
train-line = { $players } giocatori, { $line }
train-from-table = seme { $seed }, su { $device }, valori da una tabella
train-from-itself = seme { $seed }, su { $device }, valori dalle proprie previsioni
train-lesson = { $time } s, ancora { $left } s circa, lezione { $lesson }: { $metrics }
train-done = { $time } s, finito dopo { $lesson } lezioni: { $metrics }
train-metrics = errore { $error }, al massimo { $largest }
train-metrics-choices = errore { $error }, al massimo { $largest }; una scelta perde { $loss }, al massimo { $worst }
