### Jemand ist weg: Einspringen, Leitung, noch eine Partie nach Absprache.

## Einspringen

# $names sind die Leute an einem Gerät; $time ist eine Uhrzeit.
absence-gone =
    { $count ->
        [one] { $names } ist seit { $time } Uhr weg.
       *[other] { $names } sind seit { $time } Uhr weg.
    }
absence-soon =
    { $seconds ->
        [one] In einer Sekunde kann der Computer einspringen.
       *[other] In { $seconds } Sekunden kann der Computer einspringen.
    }
absence-offer =
    { $count ->
        [one] Den Computer für { $names } einspringen lassen
       *[other] Computer für { $names } einspringen lassen
    }
absence-you-back = Du bist wieder da und spielst selbst weiter.

## Die Leitung

absence-host-now = { $name } leitet jetzt den Raum.
absence-host-lost = Du warst weg, darum leitet jetzt { $name } den Raum.
absence-host-take = Raum wieder leiten

## Bedenkzeit, während der Partie geändert

absence-limit-now = Neue Bedenkzeit: { $limit }

## Noch eine Partie

absence-begins = Diesmal fängt { $name } an.
absence-begins-you = Diesmal fängst du an.
absence-begins-next = Nächstes Mal fängt { $name } an.
absence-begins-next-you = Nächstes Mal fängst du an.
absence-rematch-by = { $name } möchte noch einmal spielen.
absence-rematch-yes = Ja, noch einmal
absence-rematch-no = Jetzt nicht
# $names ist eine Liste von Namen.
absence-rematch-agreed = Dabei: { $names }
absence-rematch-waits = Wir warten noch auf { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Keine Verbindung zu { $names }. In einer Sekunde geht es trotzdem los.
       *[other] Keine Verbindung zu { $names }. In { $seconds } Sekunden geht es trotzdem los.
    }
absence-rematch-back = Doch nicht
absence-rematch-now = Sofort starten
absence-rematch-ended = Vorerst keine neue Partie.
