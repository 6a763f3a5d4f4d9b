### Words of the page: shell.

shell-title = Rapido
shell-skip = Vai al gioco
shell-home = Pagina iniziale
shell-back = Indietro
shell-close = Chiudi
shell-failed = Non è stato possibile caricare una parte del gioco
shell-failed-hint = Forse la connessione si è interrotta. Non è andato perso niente.
shell-again = Riprova
shell-nowhere = Qui non c’è niente
shell-nowhere-hint = Questo indirizzo non porta da nessuna parte. Forse è incompleto.
shell-offline = Al momento non c’è connessione con il gioco.
colour-0 = rosso, cerchio
colour-1 = blu, triangolo
colour-2 = verde, quadrato
colour-3 = giallo, rombo
colour-4 = bianco, stella
colour-5 = nero, esagono
error-offline = Al momento non c’è connessione con il gioco.
bot-heuristic = Furbo
bot-heuristic-hint = Valuta gli scalini di ogni casella e il rischio che gli eliminino i dadi.
bot-uniform = Spensierato
bot-uniform-hint = Fa mosse a caso, sempre secondo le regole: ideale per una prima partita.
shell-your-name = Il tuo nome (se vuoi)
shell-your-colour = Il tuo colore
