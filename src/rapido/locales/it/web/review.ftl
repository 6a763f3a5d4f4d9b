### The review page.

## The page

review-page = Analisi
review-intro = Guarda com’è andata la partita e perché: che cosa è dipeso dai dadi e che cosa dalle scelte.
review-working = Stiamo calcolando quanto valeva ogni tiro e ogni scelta…
review-failed = Al momento l’analisi non è disponibile
review-sorry-unavailable = Il server ora ha troppo da fare. Riprova tra poco.
review-empty = In questa partita nessuno ha tirato: non c’è nulla da analizzare.
review-to-replay = Rivedi la partita
review-exact = valori esatti
review-estimated = valori stimati

## The curve

review-curve-slider = Momento della partita
review-place = Turno { $turn }, tiro { $roll }
review-place-end = La fine
review-from-start = Inizio
review-when = Quando
review-who = Chi
review-curve-table = La curva in tabella
review-chances-now = Probabilità di vincere in questo momento

## A moment

# $before and $after are winning probabilities, such as 43 %.
review-roll-great = Che fortuna! Probabilità di vincere: prima { $before }, ora { $after }.
review-roll-kind = Un buon tiro. Probabilità di vincere: prima { $before }, ora { $after }.
review-roll-usual = Un tiro come tanti. Probabilità di vincere: prima { $before }, ora { $after }.
review-roll-unkind = Un tiro debole. Probabilità di vincere: prima { $before }, ora { $after }.
review-roll-cruel = Che sfortuna! Probabilità di vincere: prima { $before }, ora { $after }.
# $action is, for example, "roll again".
review-chose = { $name } sceglie: { $action }.
review-judged-only = Non c’era altro da fare.
review-judged-best = { $name } trova la scelta migliore.
review-judged-best-you = Hai trovato la scelta migliore, { $name }.
review-judged-good = Vale quanto la scelta migliore.
# $better is, for example, "place on field 3".
review-judged-little = Sarebbe stato un po’ meglio: { $better }.
review-judged-clear = Sarebbe stato decisamente meglio: { $better }.
review-costs =
    { $wins ->
        [one] La differenza è di circa una vittoria su 100 partite.
       *[other] La differenza è di circa { $wins } vittorie su 100 partite.
    }
review-costs-less = La differenza è inferiore a una vittoria su 100 partite.
review-what-else = Che cosa si poteva fare?
review-verdict-best = la migliore
review-verdict-good = alla pari
review-verdict-little = un po’ peggio
review-verdict-clear = decisamente peggio
review-unfinished-long = Questa partita non è stata giocata fino alla fine.
review-next-moment = Prossimo momento decisivo
review-to-editor = Apri nell’editor

## Play on

review-play-on = Gioca da qui
review-play-on-hint = Un nuovo tavolo con esattamente questa posizione. Il computer gioca per tutti gli altri.
review-play-as = Chi sei?
review-play-now = Gioca

## Key moments

review-swing-roll = { $name } tira { $a } e { $b }.
review-swing-choice = { $name } ha { $value } e sceglie: { $action }.

## The balance sheet

review-whose = Di chi vuoi vedere la partita?
review-sheet-plain = I numeri dicono quante partite come questa si vincono su 100. L’inizio e le quattro parti, sommati, danno il risultato.
review-part = Parte
review-wins-of-100 = Vittorie su 100 partite
review-part-start = All’inizio
review-part-start-hint = se tutti giocano al meglio
review-part-own_dice = I dadi di { $name }
review-part-own_dice-you = I tuoi dadi
review-part-own_dice-hint = fortuna o sfortuna con i propri tiri
review-part-own_choices = Le scelte di { $name }
review-part-own_choices-you = Le tue scelte
review-part-own_choices-hint = chi trova sempre la scelta migliore qui non perde nulla
review-part-others_dice = I dadi degli altri
review-part-others_dice-you = I dadi degli altri
review-part-others_dice-hint = se gli altri hanno fortuna, le probabilità scendono
review-part-others_choices = Le scelte degli altri
review-part-others_choices-you = Le scelte degli altri
review-part-others_choices-hint = che cosa hanno sprecato e quali dadi hanno eliminato
review-part-won = Alla fine: vittoria
review-part-lost = Alla fine: sconfitta
review-part-open = Quando la partita si è fermata

## Skill and luck

# $loss is a number of games, $band a range such as 0.4 to 1.9.
review-skill-says =
    { $decisions ->
        [one] L’unica vera decisione è costata { $loss } vittorie su 100 partite. Una sola non dice molto: la fascia va { $band }.
       *[other] In media una vera decisione è costata { $loss } vittorie su 100 partite. Dopo { $decisions } decisioni la fascia va { $band }.
    }
review-skill-plain = La fascia gialla mostra quanto è sicuro questo valore: quello vero sta quasi sempre lì dentro (95 volte su 100). Ogni decisione in più la restringe. Ciò che era ovvio o indifferente non conta.
review-skill-left = nulla sprecato
review-skill-right = molto sprecato
# $kind is a kind of mistake, such as "stopped too early".
review-mistake-line =
    { $count ->
        [one] { $kind }: una volta, { $wins } vittorie perse su 100 partite
       *[other] { $kind }: { $count } volte, in tutto { $wins } vittorie perse su 100 partite
    }
review-luck-title = Da che parte stavano i dadi?
review-luck-plain = La fascia gialla mostra che cosa fa quasi sempre il caso da solo con tiri come questi (in 95 partite su 100). Chi sta ben dentro non ha avuto né particolare fortuna né sfortuna.
review-luck-left = sfortuna
review-luck-right = fortuna

## Every decision

review-only-my-mistakes = Solo i miei errori
review-only-mistakes = Solo gli errori
review-shown-of = { $shown } di { $all }
review-none-costly = Qui nessuna scelta è costata granché. Ben giocato!
review-has = { $value } sul tavolo
review-show = Mostra sul tabellone

## Sharing

review-share = Condividi
review-link = Link a questo momento

## What a computer player chose in place of a person

review-judged-stand-in = Qui un giocatore virtuale sostituiva { $name }: questa scelta non conta.
review-verdict-stand-in = sostituto
review-sheet-plain-stand-in = I numeri dicono quante partite come questa si vincono su 100. L’inizio e le cinque parti, sommati, danno il risultato.
review-part-stand_in_choices = Le scelte del sostituto
review-part-stand_in_choices-you = Le scelte del sostituto
review-part-stand_in_choices-hint = ciò che un giocatore virtuale ha sprecato durante l’assenza; non conta per nessuno
review-stand-in-left-out =
    { $count ->
        [one] Un giocatore virtuale ha fatto una scelta al posto di { $name }. Qui non è contata.
       *[other] Un giocatore virtuale ha fatto { $count } scelte al posto di { $name }. Qui non sono contate.
    }
