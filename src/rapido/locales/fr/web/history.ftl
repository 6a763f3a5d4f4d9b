### Your games and statistics.

history-title = Tes parties
history-collecting = Tes dernières parties sont en cours d’analyse…
history-failed =
    { $count ->
        [one] Une partie n’a pas pu être lue pour l’instant.
       *[other] { $count } parties n’ont pas pu être lues pour l’instant.
    }
history-none = Rien ici pour l’instant. Joue une partie jusqu’au bout, et elle sera gardée ici, sur cet appareil seulement.

## Results and luck

history-results = Résultats
history-won = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }.
history-expected = Si tout le monde jouait le mieux possible, le nombre moyen de victoires serait de { $expected } ; le hasard seul en donne presque toujours (95 fois sur 100) entre { $low } et { $high }.
history-result-below = C’est moins que ce que le hasard explique.
history-result-above = C’est plus que ce que le hasard explique.
history-result-within = Le hasard suffit à l’expliquer.
history-loss =
    { $decisions ->
        [one] Tu as pris une décision qui n’était pas évidente ; elle a fait baisser tes chances de gagner de { $loss }.
       *[other] Tu as pris { $decisions } décisions qui n’étaient pas évidentes ; en moyenne, chacune a fait baisser tes chances de gagner de { $loss }.
    }
history-practice = Travailler mes erreurs
history-luck = La chance de tes dés
history-luck-sum =
    { $rolls ->
        [one] { $rolls } lancer : { $luck } { $luck ->
            [one] victoire
           *[other] victoires
        } ; le hasard seul peut aller jusqu’à ± { $band }.
       *[other] { $rolls } lancers : { $luck } { $luck ->
            [one] victoire
           *[other] victoires
        } ; le hasard seul peut aller jusqu’à ± { $band }.
    }
history-luck-few = Trop peu de lancers pour conclure.
history-luck-within = Ni chance ni malchance notable.
history-luck-lucky = Les dés ont été de ton côté.
history-luck-unlucky = Les dés n’ont pas été de ton côté.

## Dice

history-dice = Dés
history-dice-hint =
    { $rolls ->
        [one] { $rolls } lancer. Des dés non truqués restent dans la bande jaune ; plus il y a de lancers, plus elle est étroite.
       *[other] { $rolls } lancers. Des dés non truqués restent dans la bande jaune ; plus il y a de lancers, plus elle est étroite.
    }
history-everyone = Les dés de tout le monde
history-die-face = Dé { $die } : { $face }
history-face = Face
history-count = Nombre de fois
history-mean = Nombre attendu
history-band = Fourchette

## Rivals and highlights

history-rivals = Qui a éjecté qui
history-rival = Adversaire
history-games = Parties
history-thrown = Tu as éjecté ses dés
history-suffered = A éjecté tes dés
history-highlights = Temps forts
history-moment-roll =
    { $way ->
        [up] Coup { $turn } : { $name } lance les dés, et { $whom } voit ses chances monter de { $swing }.
       *[other] Coup { $turn } : { $name } lance les dés, et { $whom } voit ses chances baisser de { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] Coup { $turn } : { $name } décide, et { $whom } voit ses chances monter de { $swing }.
       *[other] Coup { $turn } : { $name } décide, et { $whom } voit ses chances baisser de { $swing }.
    }
history-winner = a gagné
history-forget = Supprimer la partie du { $date }
history-all = Voir les { $count } parties

## Stored data

history-kept = Tout cela est à toi
history-kept-hint = Ces données restent sur cet appareil. Rien n’en sort.
history-json = Enregistrer en JSON
history-csv = Enregistrer en CSV
history-delete = Tout supprimer
history-delete-sure = Supprimer tes parties sur cet appareil ?
history-delete-hint = Les résultats, la chance et les dés de toutes les parties de cet appareil disparaîtront pour de bon. Les enregistrements sur le serveur restent.
history-keep = Garder

## Importing games

history-import = Parties d’un autre appareil
history-import-hint = Charge le fichier que tu y as enregistré en JSON. Les parties déjà présentes ici ne changent pas.
history-import-choose = Charger un fichier
history-import-done =
    { $added ->
        [0] Toutes ces parties sont déjà ici.
        [one] Une partie a été ajoutée.
       *[other] { $added } parties ont été ajoutées.
    }
history-import-most = Seules les { $most } parties les plus récentes sont gardées.
history-import-foreign = Ce fichier n’a pas été enregistré en JSON dans « Tes parties ». Rien n’a été modifié.
history-import-newer = Ce fichier vient d’une version plus récente de Rapido. Rien n’a été modifié.
history-import-broken = Ce fichier est endommagé : rien n’a été chargé.
history-import-full = Il n’y a pas assez de place sur cet appareil. Rien n’a été modifié.
