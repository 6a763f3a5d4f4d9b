### The rules page.

rules-page-title = Le regole di Rapido
rules-page-breath = Tira i tuoi due dadi finché te la senti, poi mettili su una casella. Se all’inizio del tuo prossimo turno sono ancora lì, sali di tanti scalini quanti ne indica la casella. Un tiro alto, messo in basso, elimina i dadi più deboli che stanno sopra. Vince chi arriva in cima prima degli altri!
rules-page-contents = Che cosa cerchi?
rules-learn = Preferisci imparare giocando?
rules-search = Cerca nelle regole
rules-search-hint = Per esempio: pariglia, casella 0, X
rules-search-clear = Cancella la ricerca
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Nessun risultato. Prova con una parola più corta.
        [one] Un risultato.
       *[other] { $count } risultati.
    }
# A rule number, such as R7.
rules-number = Regola { $number }
rules-play = Mostra che cosa succede
rules-replay = Mostra di nuovo
rules-board = Esempio per la regola { $number }

## Topics

rules-group-aim = Che cosa serve
rules-group-turn = Il tuo turno
rules-group-score = Avanzare
rules-group-roll = Tirare i dadi
rules-group-double = Le pariglie
rules-group-cross = La X
rules-group-place = Posizionare i dadi
rules-group-out = Eliminare
rules-group-end = Vincere
rules-group-two = In due
rules-group-questions = Domande e risposte

## The rules

rules-r1-name = Chi gioca
rules-r1 = Giocano da due a sei persone. Ognuna prende un colore: un dischetto, una coppia di dadi e una pedina, che aspetta sulla casella di partenza (scalino 0).
rules-r2-name = I due dadi
rules-r2 = I due dadi di una coppia sono diversi. Uno ha X 1 2 3 4 7, l’altro X 1 2 3 5 6. Si tirano sempre insieme.
rules-r3-name = Chi comincia
rules-r3 = Comincia la persona più giovane. Poi si va avanti in senso orario.
rules-r4-name = Tre azioni
rules-r4 = Un turno è sempre fatto di tre azioni: prima avanzi, poi tiri i dadi, infine li posizioni.
rules-r5-name = Come si avanza
rules-r5 = All’inizio del tuo turno i tuoi dadi sono su una casella? Allora sali di tanti scalini quanti ne indica la casella e riprendi i dadi.
rules-r6-name = Quando si salta «avanzare»
rules-r6 = Senza dadi su una casella salti l’azione «avanzare»: nel tuo primissimo turno, quando i tuoi dadi sono stati eliminati e dopo un turno chiuso da una X.
rules-r7-name = Sullo stesso scalino
rules-r7 = Sullo stesso scalino può stare un numero qualsiasi di pedine. Non succede niente.
rules-r8-name = Quanto vale un tiro
rules-r8 = Il numero più alto indica le decine, il più basso le unità. Quindi 2 e 6 valgono 62.
rules-r9-name = X al primo tiro
rules-r9 = Al primo tiro di un turno ogni risultato è valido. Una X è semplicemente uno zero: 7 e X valgono 70, X e X valgono 0. Puoi posizionare questo tiro come qualsiasi altro.
rules-r10-name = Tirare ancora o fermarsi
rules-r10 = Tiri almeno una volta. Dopo ogni tiro valido scegli: tirare ancora tutti e due i dadi o posizionarli. L’unico limite è il tuo coraggio.
rules-r11-name = Su con una pariglia
rules-r11 = Una pariglia ti fa salire subito: 1-1 di uno scalino, 2-2 di due, 3-3 di tre. Vale per ogni tiro valido, anche per il primo. Per il resto una pariglia è un tiro come gli altri. Due X non sono una pariglia.
rules-r12-name = X a un tiro successivo
rules-r12 = Dal secondo tiro di un turno in poi, un tiro con una X non è valido. Il tuo turno è finito, non posizioni niente e i dadi restano davanti a te.
rules-r13-name = Giù per ogni X
rules-r13 = Per ogni X di quel tiro scendi di uno scalino. Nessuno scende sotto la casella di partenza: sullo scalino 1, due X costano solo quello scalino.
rules-r14-name = La casella che vuoi
rules-r14 = Quando smetti di tirare, metti i dadi su una casella libera, così come sono usciti. Scegli tu quale.
rules-r15-name = Una coppia per casella
rules-r15 = Su ogni casella da 1 a 5 può stare una sola coppia. Se ci sono già dei dadi, di chiunque siano, la casella è occupata.
rules-r16-name = La casella 0
rules-r16 = Sulla casella 0 c’è posto per tutti: è sempre libera.
rules-r17-name = Non importa che cosa c’è sotto
rules-r17 = Puoi posizionare i tuoi dadi più in alto di quelli degli altri, anche se quelli valgono di più.
rules-r18-name = Che cosa si elimina
rules-r18 = Quando posizioni i dadi, elimini tutti i dadi degli altri che stanno più in alto e valgono quanto i tuoi o meno. È obbligatorio: se ne vanno tutti. I dadi che valgono di più restano, e così tutto ciò che sta sulla stessa casella o più in basso.
rules-r19-name = Che cosa comporta
rules-r19 = I dadi eliminati tornano subito a chi li aveva messi, che resta in gioco e non perde scalini. Al prossimo turno, però, salta l’azione «avanzare».
rules-r20-name = Chi vince
rules-r20 = Appena la tua pedina raggiunge il traguardo, la partita finisce e hai vinto: avanzando, o con una pariglia a metà turno. Non serve il numero esatto: qualche scalino in più non guasta.
rules-r21-name = Il traguardo
rules-r21 = Il traguardo è lo scalino 21. Sullo schermo se ne può scegliere un altro, per partite più corte o più lunghe.
rules-r22-name = Due coppie a testa
rules-r22 = In due, ogni persona ha due coppie di dadi ma una sola pedina.
rules-r23-name = Una coppia per turno
rules-r23 = Nel tuo turno tiri una coppia tra quelle che hai davanti. Scegli tu quale, e la tieni per tutto il turno.
rules-r24-name = Mai i propri dadi
rules-r24 = Se ne vanno solo i dadi avversari: le tue due coppie non si eliminano mai tra loro. Però ognuna occupa la sua casella.
rules-r25-name = Avanzare con due coppie
rules-r25 = Avanzi solo se all’inizio del tuo turno hai tutte e due le coppie sulle caselle. Allora sali della somma delle due caselle, riprendi tutte e due le coppie e ne tiri una.
rules-r26-name = Una coppia sola
rules-r26 = Con una coppia sola salti l’azione «avanzare». La coppia resta dov’è, e tu tiri l’altra.

## Example boards

rules-show-r5 = Ana posiziona i dadi. Poi tocca a Ben, e il suo 62 è ancora sulla casella 3.
rules-show-r9 = Il primo tiro di Ana: 7 e X. Lo posiziona più in basso dei dadi di Ben.
rules-show-r11 = Ana ha un 21 e tira ancora.
rules-show-r12 = Ana ha un 21 e tira ancora. Stavolta le va male.
rules-show-r13 = Ana è sullo scalino 1 e tira due X. Contano tutte e due, ma nessuno scende sotto la partenza, lo scalino 0.
rules-show-r17 = Ana osa: posiziona un piccolo 21 più in alto del 76 di Ben.
rules-show-r18 = Ana posiziona un 62 sulla casella 1. Sopra ci sono un 62, un 73 e un 51.
rules-show-r20 = Ana è a due scalini dal traguardo e tira 3 e 3.
rules-show-r24 = Ana posiziona un 62 sulla casella 2. Sopra ci sono il suo 31 e il 21 di Ben.
rules-show-r25 = Ben posiziona i dadi. Poi tocca ad Ana, e tutte e due le sue coppie sono ancora sulle caselle.
rules-show-r26 = Ben posiziona i dadi. Poi tocca ad Ana, ma solo una delle sue coppie è su una casella.

## Questions and answers

rules-q-equal = Si elimina anche a parità di valore?
rules-a-equal = Sì. Tutto ciò che sta sopra e vale lo stesso o meno se ne va.
rules-q-spare = Posso risparmiare dei dadi?
rules-a-spare = No. Eliminare è obbligatorio: se ne va tutto ciò che si può eliminare.
rules-q-below = Si può eliminare dall’alto?
rules-a-below = No, solo dal basso. Per questo i dadi sulla casella 0 sono sempre al sicuro.
rules-q-higher = Posso posizionare i miei dadi più in alto di altri che valgono di più?
rules-a-higher = Sì. Conta solo che cosa c’è sopra di te, mai che cosa c’è sotto.
rules-q-crosses = X e X al primo tiro: e adesso?
rules-a-crosses = Vale 0 e non succede altro. Non è una pariglia e non scendi. Tira ancora o posiziona i dadi.
rules-q-keep = Perdo gli scalini di una pariglia se poi nello stesso turno esce una X?
rules-a-keep = No, restano tuoi. La X costa solo il suo scalino, due X ne costano due.
rules-q-double = Quanto vale una pariglia quando la posiziono?
rules-a-double = 11, 22 o 33. Non molto: di solito si tira ancora.
rules-q-roll = Posso saltare il tiro?
rules-a-roll = No. In ogni turno si tira almeno una volta.
rules-q-stop = Posso fermarmi e tenere i dadi davanti a me?
rules-a-stop = No. Se ti fermi, devi posizionare i dadi. La casella 0 è sempre libera.
rules-q-turned = Posso girare i dadi quando li posiziono?
rules-a-turned = No. Restano come sono usciti: il loro valore conta finché non tornano da te.
rules-q-climb = I miei dadi sono stati eliminati. Con una pariglia salgo lo stesso?
rules-a-climb = Sì. Salti solo l’azione «avanzare»: le pariglie ti fanno salire come sempre.
rules-q-out = Se eliminano i miei dadi, esco dal gioco?
rules-a-out = No, riprendi solo i dadi. Tutti continuano a giocare.
rules-q-zero = Che cosa mi dà la casella 0?
rules-a-zero = Nessuno scalino. Però lì nessuno può eliminare i tuoi dadi, e al turno successivo li riprendi.
rules-q-exact = Devo arrivare al traguardo con il numero esatto?
rules-a-exact = No. Chi lo raggiunge o lo supera ha vinto.
rules-q-round = Alla fine gli altri giocano ancora un turno?
rules-a-round = No. La partita finisce subito, anche a metà turno.
rules-q-youngest = E se non si sa chi è la persona più giovane?
rules-a-youngest = Allora decidete insieme. Potete anche tirare a sorte con i dadi.
rules-q-alone = In due: si avanza con una coppia sola?
rules-a-alone = No, e la coppia non torna nemmeno da te: aspetta l’altra sulla sua casella.
rules-q-cross-two = In due: che cosa succede all’altra mia coppia se mi esce una X?
rules-a-cross-two = Niente. Resta sulla sua casella; solo la coppia che hai tirato resta davanti a te.
rules-q-swap = In due: posso cambiare coppia a metà turno?
rules-a-swap = No. La coppia con cui cominci è la tua coppia per questo turno.
rules-q-zero-two = In due: una coppia sulla casella 0 conta come posizionata?
rules-a-zero-two = Sì. Aggiunge zero: la casella 0 e la casella 4 danno quattro scalini.
rules-q-one-each = In due: possiamo giocare con una coppia a testa?
rules-a-one-each = La regola per due prevede due coppie a testa, e qui è così. Al vostro tavolo decidete voi.
rules-q-editions = Conosco regole diverse. Ci sono altre versioni?
rules-a-editions = Il gioco si chiamava prima Exxtra, poi Excape, e aveva regole un po’ diverse: in Excape due X al primo tiro valevano 100. Qui valgono le regole di Rapido.

## Printing

rules-print = Stampa le regole
