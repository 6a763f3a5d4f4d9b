### Hereinlassen, Plätze, die weitergegeben werden, und der Weg zurück an den Tisch.

## Jemand möchte herein

join-admit = { $name } hereinlassen
join-gets-computer = Bekommt den Platz von { $name } (Computer).
join-gets-watch = Kein Platz ist frei, also nur zum Zuschauen.
join-gets-full = Kein Platz ist frei, und zuschauen darf niemand. Mach zuerst einen Platz frei.
# A device without a seat says that it belongs to $name, who is not connected.
join-is-person = Jemand meldet sich mit einem neuen Gerät als { $name }. Stimmt das?
join-is-person-yes = Ja, das ist { $name }
join-is-you = Ein anderes Gerät möchte für dich ({ $name }) weiterspielen. Bist du das?
join-is-you-yes = Ja, Platz dorthin mitnehmen
join-give-back = { $name } den Platz zurückgeben
join-more =
    { $count ->
        [one] Noch jemand wartet.
       *[other] Noch { $count } Leute warten.
    }

## Um einen Platz bitten

join-in = Mitspielen
join-lost = Ich hatte hier einen Platz
join-in-title = Platz nehmen
join-in-hint = Jemand am Tisch muss zustimmen.
join-take-computer = Für den Computer weiterspielen: { $name }
join-i-am = Ich bin { $name }
join-is-lost = nicht verbunden
join-is-here = ist verbunden und muss zustimmen
join-asked = Du hast gefragt. Jetzt muss nur noch jemand am Tisch zustimmen.
join-asked-device = Schau auf das andere Gerät von { $name } und stimme dort zu.
join-refused = Niemand hat zugestimmt.
join-cancel = Doch nicht
join-enter = Anklopfen
join-enter-hint = Wenn es den Raum gibt, können dich die Leute dort hereinlassen.

## Ein anderes Gerät

join-device = Auf einem anderen Gerät weiterspielen
table-part-device = Auf einem anderen Gerät weiterspielen
join-device-which = Wessen Platz soll umziehen?
join-device-hint = Scanne den Code mit deinem anderen Gerät oder öffne dort den Link. Dein Platz zieht mit um.
join-device-qr = QR-Code mit dem Link für dein anderes Gerät
join-device-link = Link für dein anderes Gerät
join-device-once =
    { $minutes ->
        [one] Er gilt nur einmal und nur eine Minute lang. Behalte ihn für dich: Wer ihn öffnet, spielt für dich.
       *[other] Er gilt nur einmal und nur { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt für dich.
    }
join-device-expired = Dieser Link ist abgelaufen.
join-device-new = Neuer Link
join-link-failed = Der Platz konnte nicht umziehen
join-moved-away = { $name } spielt jetzt auf einem anderen Gerät. Hier schaust du zu.

## Wer später kommt, und wer da ist

join-latecomers = Wer später kommt, darf für einen Computer weiterspielen
join-latecomers-no = niemand kommt später dazu
join-people = Wer ist da?
table-part-people = Wer ist da?

## Zurück an den Tisch

join-call-proposed = Jemand möchte noch einmal spielen.
join-call-began = Die Partie hat begonnen.
join-call-rematch = Die nächste Partie hat begonnen.
join-call-turn = Du bist dran.
join-call-running = Deine Partie läuft noch.
join-call-go = An den Tisch
join-reopen = Wieder öffnen
join-reopen-hint = Plätze, Namen und Einstellungen sind noch so wie zuletzt.
