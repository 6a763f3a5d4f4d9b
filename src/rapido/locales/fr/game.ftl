### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } reprend ses dés de la case 0.
        [one] { $player } compte ses points et monte d’une marche, jusqu’à la marche { $step }.
       *[other] { $player } compte ses points et monte de { $steps } marches, jusqu’à la marche { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } lance les dés : { $a } et { $b }, soit { $value }.
event-rolled-cross = { $player } lance les dés : { $a } et { $b }.
event-climbed =
    { $steps ->
        [one] Double ! { $player } monte d’une marche, jusqu’à la marche { $step }.
       *[other] Double ! { $player } monte de { $steps } marches, jusqu’à la marche { $step }.
    }
# $step is 0 on the start. From step 1 even two X lead only there.
event-fell =
    { $step ->
        [0] { $steps ->
                [0] X ! Fin du coup. { $player } est déjà sur la case départ, tout en bas.
                [one] X ! Fin du coup. { $player } descend sur la case départ, tout en bas.
               *[other] Deux X ! Fin du coup. { $player } descend de { $steps } marches, jusqu’à la case départ.
            }
       *[other] { $steps ->
                [one] X ! Fin du coup. { $player } descend d’une marche, jusqu’à la marche { $step }.
               *[other] Deux X ! Fin du coup. { $player } descend de { $steps } marches, jusqu’à la marche { $step }.
            }
    }
event-placed = { $player } place son { $value } sur la case { $field }.
event-thrown-out = { $by } éjecte le { $value } de la case { $field }. { $player } reprend ses dés.
event-won = { $player } atteint l’arrivée et gagne la partie !

## Errors, by code

error-bad_request = Ce n’est pas possible ici.
error-bad_position = Cette position est impossible dans ce jeu.
error-bad_dice = Les dés ne peuvent pas donner ça.
error-no_game = Il n’y a pas encore de partie.
error-game_over = La partie est finie.
error-not_your_turn = C’est à quelqu’un d’autre de jouer.
error-roll_first = Lance d’abord les dés.
error-no_such_field = Il n’y a que les cases 0 à 5.
error-field_occupied = Il y a déjà une paire de dés sur cette case. Les cases 1 à 5 n’en accueillent qu’une chacune ; la case 0 est toujours libre.
error-no_such_pair = Tu n’as pas cette paire de dés.
error-pair_on_board = Tu ne peux pas lancer cette paire maintenant. Prends celle qui est devant toi et garde-la pendant tout le coup.
error-no_such_bot = Le joueur virtuel « { $name } » n’existe pas. Tu as le choix entre : { $known }.
error-bad_record = Ce n’est pas une partie de Rapido, ou elle est illisible.
error-room_closed = Cette salle est fermée.
error-room_full = Cette salle ne peut plus accueillir de parties. Ouvre une nouvelle salle pour la prochaine.
error-game_too_long = Cette partie a atteint le nombre maximal d’actions. L’hôte de la salle peut l’arrêter.
error-not_host = C’est réservé à l’hôte de la salle.
error-no_such_seat = Cette place n’existe pas.
error-seat_taken = Il y a déjà quelqu’un à cette place.
error-seats_open = Avant de commencer, chaque place doit être prise par une personne ou un joueur virtuel.
error-not_your_seat = Ce n’est pas ta place.
error-colour_taken = Cette couleur est déjà prise.
error-bad_name = Ce nom ne convient pas. Choisis-en un autre, sur une seule ligne, sans caractères de contrôle ni caractères invisibles.
error-name_taken = Quelqu’un à cette table porte déjà ce nom. Choisis-en un autre.
error-game_running = Ce n’est possible qu’entre deux parties.
error-copied_commitment = Quelqu’un d’autre a ajouté les mêmes chiffres aux dés. Réessaie.
error-wrong_word = Ce n’est pas ce qui se trouvait dans la petite enveloppe avant la partie.
error-too_late = Trop tard : les dés de cette partie sont déjà mélangés.
error-dice_not_ready = Les dés ne sont pas encore mélangés. C’est l’affaire de quelques secondes.
error-bad_setting = Ce réglage n’existe pas.
error-no_such_room = Il n’y a rien ici : cette salle n’existe pas, ou tu n’y as pas accès.
error-no_such_game = Il n’y a rien ici : cette partie n’existe pas, ou tu n’y as pas accès.
error-not_found = Il n’y a rien ici.
error-method_not_allowed = Ce n’est pas possible ici.
error-no_token = Ton navigateur n’a pas gardé le cookie qui indique tes places. Autorise les cookies pour cette page, puis recharge-la.
error-upgrade_required = Cette adresse ne fonctionne que depuis une page Rapido ouverte.
error-stale = Quelque chose a changé entre-temps. Regarde à nouveau.
error-key_reused = Cette demande est arrivée deux fois, en deux versions différentes. Réessaie.
error-unavailable = Impossible d’enregistrer pour le moment. Rien n’est perdu ; réessaie dans un instant.
error-too_many = Trop de demandes arrivent de ton appareil ou de ton réseau en ce moment. Attends un peu.
error-knocks_full = Trop de personnes demandent à entrer en ce moment. Réessaie dans quelques minutes.
error-link_used = Ce lien a déjà servi : un lien ne transfère une place qu’une seule fois. Crées-en un nouveau sur l’autre appareil.
error-link_expired = Ce lien est trop ancien. Crées-en un nouveau sur l’autre appareil.
error-elsewhere = Tu joues dans un autre onglet ou sur un autre appareil.
error-no_kernel = Le module de calcul rapide n’est pas installé. Tout fonctionne sans lui, mais plus lentement.
error-bad_table = Ce fichier n’est pas une table du jeu résolu, ou il est endommagé.
error-bad_network = Le fichier qui sert à calculer les chances est endommagé. Réinstalle Rapido.
error-cannot_write = Impossible d’écrire ce fichier.
error-player_failed = Un joueur virtuel a eu un problème.
error-work_lost = Le travail est en partie perdu. Recommence.
error-no_cluster = Les machines de calcul sont injoignables.
error-seats_differ = Cette position est prévue pour un autre nombre de joueurs. Il faut autant de places à la table que de joueurs.
error-still_playing = Cette partie est encore en cours. Tu pourras l’analyser quand elle sera finie.
error-no_analysis = Impossible de faire ce calcul pour le moment. Réessaie dans un instant.
error-too_far = Rapido ne peut calculer que les parties dont l’arrivée est sur la marche 21 ou plus bas. Celle-ci va plus haut.
error-too_long = Rapido peut analyser des parties de 1500 actions au plus. Celle-ci est plus longue.

## Preset phrases

phrase-hello = Salut !
phrase-well_done = Bien joué !
phrase-ouch = Aïe !
phrase-lucky = Quelle chance !
phrase-brave = Quel courage !
phrase-sorry = Pardon !
phrase-hurry = À toi !
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !

## Quelqu’un est parti

error-not_seated = C’est réservé aux personnes assises à la table.
error-not_absent = Pas besoin de remplacement : cette personne est en ligne.
error-too_early = Cette personne vient juste de perdre la connexion. Attends un instant : ensuite, un joueur virtuel pourra la remplacer.
