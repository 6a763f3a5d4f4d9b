### The referee.

referee-title = L’arbitro per il gioco in scatola
referee-intro = Giocate con il vostro tabellone e i vostri dadi. Inserite che cosa è uscito e dove avete posizionato i dadi: l’arbitro tiene il conto di scala e caselle, spiega tutto e risolve i dubbi.

## Setup

referee-who = Chi gioca?
referee-who-hint = Nell’ordine in cui sedete al tavolo, in senso orario.
referee-name = Posto { $number }: nome
referee-color = Posto { $number }: colore
referee-second = Posto { $number }: secondo colore
referee-two-hint = In due, ogni persona ha due coppie di dadi, di due colori.
referee-add = Aggiungi una persona
referee-remove = Togli il posto { $number }
referee-youngest = Chi è la persona più giovane? Comincia lei.
referee-finish = Traguardo allo scalino
referee-clash = Ogni colore si può prendere una volta sola.
referee-start = Inizia la partita

## A turn

referee-turn = Tocca a { $player }
referee-roll = Tiro { $number }
referee-dice = Che cosa è uscito?
referee-dice-again = Un altro tiro? I nuovi dadi:
referee-die-a = Il dado con 4 e 7
referee-die-b = Il dado con 5 e 6
referee-pair = Quale coppia?
referee-place = Dadi posizionati? Tocca la casella.
# $value is the value of the roll.
referee-worth = Valore { $value }
referee-first-cross = Al primo tiro una X vale zero.
referee-nothing = { $player } salta l’azione «avanzare».
referee-alone = Con una coppia sola si salta l’azione «avanzare». La coppia resta lì, e { $player } tira l’altra.
referee-why = Perché?
referee-why-rule = Perché? Regola { $rule }
referee-all-rules = Tutte le regole
referee-undo = Annulla
referee-undone = Annullato. È tutto come prima.
referee-took-roll = Annullato: { $player } non ha tirato { $a } e { $b }.
referee-took-place = Annullato: { $player } non ha posizionato i dadi sulla casella { $field }.
referee-offline = Al momento non c’è connessione con il gioco. Non è andato perso niente.
referee-again = Riprova

## Help: legal moves

referee-help = Che cosa si può fare?
referee-help-title = Che cosa può fare ora { $player }?
referee-can-roll = Tirare
referee-can-again = Tirare ancora
referee-can-pair = Tirare ({ $pair })
referee-can-place = Casella { $field }
referee-yes = { $what }: sì.
referee-no = { $what }: no.
referee-throws-out = Elimina { $victims }.
referee-throws-none = Non elimina nessuna coppia.
referee-victim = la coppia da { $value } di { $player }
referee-risk = In quasi un tiro su tre (11 su 36) esce una X, che chiude il turno.
referee-questions = Domande frequenti

## Log, record, end

referee-menu = Cronaca e registrazione
referee-log = Cronaca della partita
referee-record = La registrazione
referee-record-hint = Ogni tiro e ogni posizionamento, in una forma che Rapido sa leggere.
referee-copy = Copia
referee-copied = Copiato.
referee-copy-by-hand = Seleziona il testo e copialo.
referee-download = Scarica
referee-new = Nuova partita
referee-new-sure = La partita in corso andrà persa. Iniziarne una nuova?
referee-new-yes = Sì, nuova partita
referee-new-no = No, continuiamo
referee-same = Un’altra con le stesse persone
referee-won = { $player } vince!
referee-review = Rivedi la partita
referee-review-first = All’inizio
referee-review-back = Indietro
referee-review-on = Avanti
referee-review-last = Alla fine
referee-review-move = Mossa { $move } di { $moves }
referee-review-start = L’inizio
referee-loading = Stiamo preparando la partita…
