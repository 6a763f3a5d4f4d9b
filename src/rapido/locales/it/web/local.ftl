### Tables in this browser, and links that carry a game.

local-table = Il tuo tavolo
local-gone = Questo tavolo non è qui
local-gone-hint = È in un altro browser, oppure è stato cancellato. Una partita nel browser si trova solo su quel dispositivo.
local-elsewhere-hint = Puoi continuare lì, o qui.

## Storage

local-not-stored = Questo browser non salva nulla: se chiudi o ricarichi la pagina, la partita va persa. Puoi giocare lo stesso e, alla fine, condividerla o salvarne il file.
local-full = Lo spazio è finito
local-full-hint = Questo browser non ha più spazio per continuare la partita, e nulla viene cancellato senza il tuo consenso. Se vuoi, salva le vecchie partite come file, cancellane qualcuna e continua. Oppure gioca senza salvare: in quel caso la partita va persa quando chiudi la pagina.
local-save-game = Salva come file: { $who }
local-remove-game = Cancella: { $who }
local-store-again = Continua
local-still-full = Lo spazio non basta ancora. Cancella un’altra partita.
local-play-unstored = Gioca senza salvare

## A room with friends

local-to-room = Gioca con gli amici
local-friends = Continua con gli amici
local-friends-hint = Apre una stanza esattamente da questo punto, con le stesse persone e gli stessi giocatori virtuali. Lì liberi un posto per ogni persona invitata e mandi il link. Qui tutto resta com’è.
local-friends-setup-hint = Apre una stanza con le stesse persone, gli stessi giocatori virtuali e le stesse opzioni. Lì liberi un posto per ogni persona invitata e mandi il link.
local-open-room = Apri una stanza
# $server is, for example, rapido.example.
local-friends-elsewhere = Le stanze con gli amici sono su { $server }. Questa partita resta qui.
local-to-server = Vai lì
local-opening-room = Stiamo aprendo la stanza…
local-room-offline = Una stanza ha bisogno di Internet, e al momento non c’è connessione. Qui puoi continuare a giocare anche senza.
local-moved = Questa partita è proseguita in una stanza.
local-to-that-room = Vai alla stanza

## The sealed dice of one browser

local-dice = Dadi sigillati
local-word-hint = Va bene qualsiasi parola, o nessuna. Viene mescolata ai dadi quando inizia la partita.
local-seal-limits = In una partita su questo dispositivo il numero segreto, il sigillo e le parole sono tutti in questo browser. Il sigillo dimostra che nessun tiro è stato cambiato dopo: derivano tutti da un numero estratto prima del primo tiro. Non può dimostrare che nessuno abbia sbirciato il numero, o ricominciato finché i dadi non gli andavano bene. Per essere sicuri che nessuno bari, giocate in una stanza.
local-envelope-good = Tutto corrisponde: il tuo browser ha ricalcolato ogni tiro.

## Sharing

local-share-hint = Questa partita si trova solo su questo dispositivo. Il link la contiene tutta: chi lo apre può rivederla e analizzarla, in qualsiasi browser, e nessun server la vede.
local-share-link = Link che contiene la partita
local-share-too-long = Questa partita è troppo lunga per un link. Manda invece il file; si apre con «Apri una registrazione».
local-link-failed = Questo link non si può aprire
local-link-cut = Non è completo, oppure è stato aggiunto qualcosa. Fattelo mandare di nuovo e copialo tutto; questi link sono lunghi.
local-link-long = Contiene troppi dati per essere una partita: se ne possono leggere al massimo { $most } KiB.
local-link-newer = Viene da una versione più recente di Rapido. Ricarica questa pagina e riprova.
local-link-browser = Questo browser è troppo vecchio per leggerlo. Fatti mandare il file della partita, o usa un browser più recente.

local-late = Il tuo tavolo non è ancora pronto
error-unreadable = In questo momento il browser non riesce a leggere le partite su questo dispositivo. Non è andato perso niente; tra poco si riprova.
