### Words of the page: shell.

shell-title = Rapido
shell-skip = Vai al gioco
shell-home = Pagina iniziale
shell-back = Indietro
shell-close = Chiudi
shell-failed = Non è stato possibile caricare una parte del gioco
shell-failed-hint = Forse la connessione si è interrotta. Non è andato perso nulla.
shell-again = Riprova
shell-nowhere = Qui non c’è nulla
shell-nowhere-hint = Questo indirizzo non porta da nessuna parte. Forse è stato troncato.
shell-offline = Al momento non c’è connessione con il gioco.
colour-0 = rosso, cerchio
colour-1 = blu, triangolo
colour-2 = verde, quadrato
colour-3 = giallo, rombo
colour-4 = bianco, stella
colour-5 = nero, esagono
error-offline = Al momento non c’è connessione con il gioco.
bot-heuristic = Furbo
bot-heuristic-hint = Valuta ogni casella e il rischio di esserne eliminato.
bot-uniform = Spensierato
bot-uniform-hint = Fa a caso una qualsiasi cosa permessa, senza un piano: va bene per la prima partita.
shell-your-name = Il tuo nome (se vuoi)
shell-your-colour = Il tuo colore
