### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = La corsa dei dadi su per la scala, di Reiner Knizia: contro il computer, in famiglia su un dispositivo o con gli amici. Gratis, senza account, anche senza connessione.
shell-no-script = Rapido ha bisogno di JavaScript. Attivalo nelle impostazioni del browser.
shell-skip = Vai al gioco
shell-home = Pagina iniziale
shell-back = Indietro
shell-close = Chiudi
shell-remove = Cancella
shell-keep = Conserva
shell-failed = Non è stato possibile caricare una parte del gioco
shell-failed-hint = Forse la connessione si è interrotta. Non è andato perso niente.
shell-again = Riprova
shell-outdated = C’è una nuova versione del gioco
shell-outdated-hint = Ricarica la pagina per continuare. Non si perde niente.
shell-reload = Ricarica
shell-nowhere = Qui non c’è niente
shell-nowhere-hint = Questo indirizzo non porta da nessuna parte. Forse è incompleto.
shell-elsewhere = Non si trova qui
# $server is, for example, rapido.example.
shell-elsewhere-hint = Le stanze con gli amici e le loro partite sono su { $server }.
shell-elsewhere-open = Apri lì
shell-offline = Al momento non c’è connessione con il gioco.
shell-offline-rooms = Le stanze con gli amici hanno bisogno di Internet. Tutto il resto funziona anche senza.
# $share is, for example, 43 %.
shell-loading = Stiamo caricando quello che serve per calcolare le probabilità: { $share }. Succede una volta sola.
color-0 = rosso, cerchio
color-1 = blu, triangolo
color-2 = verde, quadrato
color-3 = giallo, rombo
color-4 = bianco, stella
color-5 = nero, esagono
error-offline = Al momento non c’è connessione con il gioco.
error-storage_full = Questo browser non ha più spazio per la partita.
error-busy = Il gioco si sta riavviando, oppure sta giocando moltissima gente. Non si perde niente.
error-unreachable = Il gioco c’è, ma al momento non accetta altre connessioni. Forse dalla tua rete giocano in troppi, oppure la rete non lascia passare la connessione.
error-not_loaded = Il file che serve per calcolare le probabilità non è ancora su questo dispositivo e non è stato possibile caricarlo. Basta caricarlo una volta; poi funziona anche senza connessione.
error-no_local_games = Qui i giocatori virtuali hanno bisogno del server: questo browser o questa installazione di Rapido non può fare i calcoli. Tutto il resto funziona come al solito.
error-no_server = Questa pagina non ha un server: qui non ci sono le stanze con gli amici né le loro partite. Tutto il resto c’è.
# For errors that this page does not know.
error-unknown = Non ha funzionato. Riprova, per favore.
error-wait =
    { $unit ->
        [minutes] Riprova tra { $time } min.
       *[seconds] Riprova tra { $time } s.
    }
error-retry =
    { $unit ->
        [minutes] Nuovo tentativo tra { $time } min.
       *[seconds] Nuovo tentativo tra { $time } s.
    }
# For screen readers, instead of the countdown.
error-automatic = Tra poco la pagina riprova da sola.
error-now = Riprova ora
bot-beginner = Principiante
bot-beginner-hint = Adora le caselle alte, dimentica il pericolo e cambia spesso idea.
bot-bold = Temerario
bot-bold-hint = Tira ancora quando gli altri si fermano, e punta in alto.
bot-careful = Prudente
bot-careful-hint = Si ferma presto: meglio uno scalino sicuro che tanti incerti.
bot-spiteful = Dispettoso
bot-spiteful-hint = Conosce bene le probabilità, ma adora eliminare i tuoi dadi, anche quando gli conviene un po’ meno.
bot-perfect = Perfetto
bot-perfect-hint = Sceglie sempre ciò che fa vincere più spesso. Contro di lui possono aiutarti solo i dadi.
bot-heuristic = Furbo
bot-heuristic-hint = Valuta quanti scalini rende ogni casella e quanto è rischiosa.
bot-uniform = Spensierato
bot-uniform-hint = Gioca a caso, sempre secondo le regole: ideale per una prima partita.
shell-your-name = Il tuo nome (se vuoi)
shell-your-color = Il tuo colore
