### Entrer, places qui changent de mains, et retour à la table.

## Quelqu’un demande à entrer

join-admit = Laisser entrer { $name }
join-gets-computer = Cette personne prendra la place du joueur virtuel { $name }.
join-gets-watch = Aucune place n’est libre : cette personne pourra seulement regarder.
join-gets-full = Aucune place n’est libre et personne ne peut regarder. Libère d’abord une place.
# A device without a seat says that it belongs to $name, who is not connected.
join-is-person = Quelqu’un dit être { $name }, sur un nouvel appareil. C’est vrai ?
join-is-person-yes = Oui, c’est { $name }
join-is-you = Un autre appareil veut continuer à ta place ({ $name }). C’est toi ?
join-is-you-yes = Oui, transférer ma place
join-give-back = Rendre sa place à { $name }
join-more =
    { $count ->
        [one] Une autre personne attend.
       *[other] { $count } autres personnes attendent.
    }

## Demander une place

join-in = Jouer aussi
join-lost = J’avais une place ici
join-in-title = Prendre une place
join-in-hint = Quelqu’un à la table doit dire oui.
join-take-computer = Remplacer le joueur virtuel { $name }
join-i-am = Je suis { $name }
join-is-lost = hors ligne
join-is-here = en ligne : doit dire oui
join-asked = C’est demandé. Quelqu’un à la table n’a plus qu’à dire oui.
join-asked-device = Regarde ton autre appareil ({ $name }) et dis oui là-bas.
join-refused = Personne n’a dit oui.
join-cancel = Tant pis
join-enter = Demander à entrer
join-enter-hint = Si la salle existe, les personnes présentes peuvent te laisser entrer.

## Un autre appareil

join-device = Continuer sur un autre appareil
table-part-device = Continuer sur un autre appareil
join-device-which = Quelle place faut-il transférer ?
join-device-hint = Avec ton autre appareil, scanne ce code ou ouvre le lien. Ta place te suit.
join-device-qr = Code QR avec le lien qui transfère ta place
join-device-link = Lien qui transfère ta place
join-device-once =
    { $minutes ->
        [one] Ce lien fonctionne une seule fois, pendant une minute. Garde-le pour toi : la personne qui l’ouvre joue à ta place.
       *[other] Ce lien fonctionne une seule fois, pendant { $minutes } minutes. Garde-le pour toi : la personne qui l’ouvre joue à ta place.
    }
join-device-expired = Ce lien a expiré.
join-device-new = Nouveau lien
join-link-failed = La place n’a pas changé d’appareil
join-moved-away = { $name } joue maintenant sur un autre appareil. Ici, tu regardes.

## Les retardataires, et qui est là

join-latecomers = Les retardataires peuvent remplacer un joueur virtuel
join-latecomers-no = sans retardataires
join-people = Qui est là ?
table-part-people = Qui est là ?

## Retour à la table

join-call-proposed = On te propose une nouvelle partie.
join-call-began = La partie a commencé.
join-call-rematch = La nouvelle partie a commencé.
join-call-turn = À toi de jouer.
join-call-running = Ta partie continue.
join-call-go = Aller à la table
join-reopen = Rouvrir la salle
join-reopen-hint = Les places, les noms et les réglages sont comme vous les avez laissés.
