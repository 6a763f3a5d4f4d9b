### Puzzles and practice.

puzzles-title = Énigmes
puzzles-today = Énigme du jour
puzzles-of-today = Aujourd’hui
puzzles-any = Tous les niveaux
puzzles-which = Quelle énigme ?
puzzles-grade-1 = Niveau 1 : très facile
puzzles-grade-2 = Niveau 2 : facile
puzzles-grade-3 = Niveau 3 : délicat
puzzles-grade-4 = Niveau 4 : difficile
puzzles-grade-5 = Niveau 5 : redoutable
puzzles-sprint = Sprint : une marche suffit
puzzles-run =
    { $days ->
        [one] Série : un jour
       *[other] Série : { $days } jours
    }
puzzles-other = Adversaire
puzzles-right = Bien vu !
puzzles-wrong = Il y avait mieux.
puzzles-wins = Chances de gagner : { $win }.
puzzles-next = Énigme suivante
puzzles-more = D’autres énigmes
puzzles-loading = On ouvre le livre d’énigmes…

## Explanations

puzzles-choices = Combien de fois on gagne avec chaque choix
puzzles-why-rolled_on = Relancer est tentant, mais presque un lancer sur trois (11 sur 36) montre un X, et ce que tu as suffit : sur la case { $field }, tu gagnes dans { $best } des cas, en relançant dans { $natural }.
puzzles-why-stopped = Placer tes dés sur la case { $other } est tentant, mais rapporte trop peu pour ce que tu abandonnes : en relançant, tu gagnes dans { $best } des cas, sur la case { $other } dans { $natural }.
puzzles-why-spared = Sur la case { $field }, tu éjectes quelqu’un, et cela vaut plus que tes propres marches : là, tu gagnes dans { $best } des cas, sur la case { $other } dans { $natural } seulement.
puzzles-why-too_high = La case { $other } promet plus de marches, mais les dés y restent rarement : sur la case { $field }, tu gagnes dans { $best } des cas, sur la case { $other } dans { $natural } seulement.
puzzles-why-too_low = La case { $other } paraît sûre ou maligne, mais rapporte trop peu de marches : sur la case { $field }, tu gagnes dans { $best } des cas, sur la case { $other } dans { $natural } seulement.
puzzles-why-field_zero = Sur la case 0, rien ne peut t’arriver, mais elle ne rapporte rien : sur la case { $field }, tu gagnes dans { $best } des cas, sur la case 0 dans { $natural } seulement.

## Practice

puzzles-practice = S’entraîner
puzzles-weakness =
    { $games ->
        [one] Dans ta dernière partie, voici ce qui t’a coûté le plus :
       *[other] Dans tes { $games } parties, voici ce qui t’a coûté le plus :
    }
puzzles-weakness-cost =
    { $count ->
        [one] Une fois. Cela t’a coûté { $wins } { $wins ->
            [one] victoire
           *[other] victoires
        }.
       *[other] { $count } fois. En tout, cela t’a coûté { $wins } { $wins ->
            [one] victoire
           *[other] victoires
        }.
    }
puzzles-practice-this = S’y entraîner
puzzles-no-games = Joue quelques parties jusqu’au bout, et cette page saura quel genre de décision te coûte le plus. D’ici là, choisis toi-même.
puzzles-kinds = Choisis une erreur à corriger
puzzles-tally = { $solved } sur { $tried }
puzzles-to-history = Tes parties
puzzles-to-puzzles = Énigme du jour

## Question and answer

puzzles-all = Toutes les énigmes
puzzles-how-many = Combien de joueurs ?
puzzles-for-0 = Peu importe
puzzles-for-2 = À deux
puzzles-for-3 = À trois
puzzles-asked = C’est à toi, et ton premier lancer vaut { $value }.
puzzles-asked-again = Tu as relancé, et tu as maintenant { $value }.
puzzles-asked-leads =
    { $steps ->
        [one] Tu as une marche d’avance.
       *[other] Tu as { $steps } marches d’avance.
    }
puzzles-asked-behind =
    { $steps ->
        [one] Tu as une marche de retard.
       *[other] Tu as { $steps } marches de retard.
    }
puzzles-asked-level = Tu es en tête à égalité.
puzzles-asked-after = Après toi, c’est { $next }, puis { $last }.
puzzles-asked-what = Relancer ou placer tes dés ? Et où ?
puzzles-cost =
    { $wins ->
        [one] Sur 100 parties, cela te coûte environ une victoire.
       *[other] Sur 100 parties, cela te coûte environ { $wins } victoires.
    }
puzzles-source-three = Ces chances viennent du jeu à trois, calculé jusqu’au bout. Le meilleur choix a une telle avance qu’il n’y a aucun doute.
