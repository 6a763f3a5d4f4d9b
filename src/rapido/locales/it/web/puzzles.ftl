### Puzzles and practice.

puzzles-title = Enigmi
puzzles-today = Enigma del giorno
puzzles-of-today = Oggi
puzzles-any = Tutti i livelli
puzzles-which = Quale enigma?
puzzles-grade-1 = Livello 1: facilissimo
puzzles-grade-2 = Livello 2: facile
puzzles-grade-3 = Livello 3: insidioso
puzzles-grade-4 = Livello 4: difficile
puzzles-grade-5 = Livello 5: perfido
puzzles-sprint = Volata: basta uno scalino
puzzles-run =
    { $days ->
        [one] Serie: un giorno
       *[other] Serie: { $days } giorni
    }
puzzles-other = Avversario
puzzles-right = Giusto!
puzzles-wrong = C’era di meglio.
puzzles-wins = Probabilità di vincere: { $win }.
puzzles-next = Prossimo enigma
puzzles-more = Altri enigmi
puzzles-loading = Stiamo aprendo il libro degli enigmi…

## Explanations

puzzles-choices = Quante volte si vince con ogni scelta
puzzles-why-rolled_on = Tirare ancora è una tentazione, ma in quasi un tiro su tre (11 su 36) esce una X, e quello che hai basta. Probabilità di vincere: { $best } sulla casella { $field }, { $natural } tirando ancora.
puzzles-why-stopped = Posizionare i dadi sulla casella { $other } è una tentazione, ma rende troppo poco per quello a cui rinunci. Probabilità di vincere: { $best } tirando ancora, { $natural } posizionandoli lì.
puzzles-why-spared = Sulla casella { $field } elimini dei dadi avversari, e questo vale più dei tuoi scalini. Probabilità di vincere: { $best } così, solo { $natural } sulla casella { $other }.
puzzles-why-too_high = La casella { $other } promette più scalini, ma lì i dadi restano di rado. Probabilità di vincere: { $best } sulla casella { $field }, solo { $natural } sulla casella { $other }.
puzzles-why-too_low = La casella { $other } sembra sicura, o fa un bel dispetto, ma rende troppo pochi scalini. Probabilità di vincere: { $best } sulla casella { $field }, solo { $natural } sulla casella { $other }.
puzzles-why-field_zero = Sulla casella 0 non può succederti niente, ma non ci guadagni niente. Probabilità di vincere: { $best } sulla casella { $field }, solo { $natural } sulla casella 0.

## Practice

puzzles-practice = Allenamento
puzzles-weakness =
    { $games ->
        [one] Ecco che cosa ti è costato di più nella tua ultima partita:
       *[other] Ecco che cosa ti è costato di più nelle tue { $games } partite:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Una volta sola: ti è costato { $wins ->
                [one] { $wins } vittoria
               *[other] { $wins } vittorie
            }.
       *[other] { $count } volte: in tutto ti è costato { $wins ->
                [one] { $wins } vittoria
               *[other] { $wins } vittorie
            }.
    }
puzzles-practice-this = Allenati su questo
puzzles-no-games = Gioca qualche partita fino in fondo, e questa pagina saprà quale tipo di decisione ti costa di più. Fino ad allora scegli tu.
puzzles-kinds = Su quale errore vuoi allenarti?
puzzles-tally = { $solved } su { $tried }
puzzles-to-history = Le tue partite
puzzles-to-puzzles = Enigma del giorno

## Question and answer

puzzles-all = Tutti gli enigmi
puzzles-how-many = In quanti si gioca?
puzzles-for-0 = Non importa
puzzles-for-2 = In due
puzzles-for-3 = In tre
puzzles-asked = Tocca a te, e il tuo primo tiro vale { $value }.
puzzles-asked-again = Hai tirato ancora: { $value }.
puzzles-asked-leads =
    { $steps ->
        [one] Hai uno scalino di vantaggio.
       *[other] Hai { $steps } scalini di vantaggio.
    }
puzzles-asked-behind =
    { $steps ->
        [one] Sei indietro di uno scalino.
       *[other] Sei indietro di { $steps } scalini.
    }
puzzles-asked-level = Sei in testa a pari merito.
puzzles-asked-after = Dopo di te gioca { $next }, poi { $last }.
puzzles-asked-what = Tirare ancora o posizionare i dadi? E dove?
puzzles-cost =
    { $wins ->
        [one] Su 100 partite ti costa circa una vittoria.
       *[other] Su 100 partite ti costa circa { $wins } vittorie.
    }
puzzles-source-three = Queste probabilità vengono dal gioco in tre, calcolato fino in fondo. La scelta migliore ha un vantaggio così netto che non ci sono dubbi.
