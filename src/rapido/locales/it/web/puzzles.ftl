### Le parole della pagina: enigmi ed esercizio.

puzzles-title = Enigmi
puzzles-today = Enigma del giorno
puzzles-of-today = Oggi
puzzles-any = Tutti i gradi
puzzles-which = Quale enigma
puzzles-grade-1 = Grado 1: chiaro
puzzles-grade-2 = Grado 2: facile
puzzles-grade-3 = Grado 3: insidioso
puzzles-grade-4 = Grado 4: difficile
puzzles-grade-5 = Grado 5: perfido
puzzles-sprint = Volata: basta uno scalino
puzzles-run =
    { $days ->
        [one] Risolto un giorno di fila
       *[other] Risolto { $days } giorni di fila
    }
puzzles-you = Tu
puzzles-other = Avversario
puzzles-right = Giusto!
puzzles-wrong = C’era di meglio.
puzzles-wins = Vince con { $win }.
puzzles-next = Prossimo enigma
puzzles-more = Altri enigmi
puzzles-loading = Si apre il libro degli enigmi…

## Perché

puzzles-choices = Quanto vince ogni scelta
puzzles-why-rolled_on = Tirare ancora tenta, ma 11 tiri su 36 mostrano una X, e quello che c’è basta: posizionare su { $field } vince con { $best }, tirare ancora con { $natural }.
puzzles-why-stopped = Posizionare su { $other } tenta, ma rende troppo poco per quello a cui rinunci: tirare ancora vince con { $best }, posizionare lì con { $natural }.
puzzles-why-spared = Su { $field } elimini qualcuno, e questo vale più dei tuoi scalini: vince con { $best }, la casella { $other } solo con { $natural }.
puzzles-why-too_high = La casella { $other } promette più scalini, ma lì i dadi restano di rado: la casella { $field } vince con { $best }, la casella { $other } solo con { $natural }.
puzzles-why-too_low = La casella { $other } pare sicura o ben dispettosa, ma rende troppo pochi scalini: la casella { $field } vince con { $best }, la casella { $other } solo con { $natural }.
puzzles-why-field_zero = Sulla casella 0 non può succederti niente, ma non si guadagna niente: la casella { $field } vince con { $best }, la casella 0 solo con { $natural }.

## Esercizio

puzzles-practice = Esercizio
puzzles-weakness =
    { $games ->
        [one] Nella tua ultima partita è costato di più questo:
       *[other] Nelle tue { $games } partite è costato di più questo:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Una volta: è costato { $wins } vittorie.
       *[other] { $count } volte: in tutto è costato { $wins } vittorie.
    }
puzzles-practise-this = Esercitati in questo
puzzles-no-games = Gioca qualche partita fino in fondo, e questa pagina saprà quale tipo di decisione ti costa di più. Fino ad allora scegli tu.
puzzles-kinds = In che cosa puoi esercitarti
puzzles-tally = { $solved } su { $tried }
puzzles-to-history = Le tue partite
puzzles-to-puzzles = Enigma del giorno
