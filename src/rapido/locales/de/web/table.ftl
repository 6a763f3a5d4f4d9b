### The table, the end of a game, and what all boards share.

## Players without a name are named by their color

table-name-0 = Rot
table-name-1 = Blau
table-name-2 = Grün
table-name-3 = Gelb
table-name-4 = Weiß
table-name-5 = Schwarz

## Whose turn it is

table-your-turn = Du bist dran
# $name is the person using this device.
table-turn-yours = { $name }, du bist dran
table-turn-of = { $name } ist dran
table-roll-number = Wurf { $number }
table-turn-number = Zug { $turn }
table-thinks = { $name } überlegt …
table-waits-for = Alle warten auf { $name } (nicht verbunden)
table-watching = Du schaust zu.
table-notice-turn = Du bist dran.
# $time is minutes and seconds, such as 1:30.
table-time-left = Noch { $time }
table-time-soon =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
table-to-my-turn = Gleich zu meinem Zug
table-pass-to = Gib das Gerät an { $name } weiter
table-i-am = Ich bin { $name }

## Actions

table-roll = Würfeln
table-roll-again = Weiterwürfeln
table-roll-pair = Mit Paar { $pair } würfeln
# Under a picture of all 36 rolls with its 11 crosses.
table-risk = fast 1 von 3: Zug vorbei
table-place = Platzieren
table-choose-field = leuchtendes Feld wählen
table-place-on = Auf Feld { $field } platzieren
table-place-throws-out =
    { $count ->
        [one] wirft ein Paar raus
       *[other] wirft { $count } Paare raus
    }
table-place-other = oder ein anderes Feld wählen

## The players

table-players = Wer mitspielt
table-on-step = auf Stufe
table-pair = Paar { $pair }
table-in-front = vor sich
table-on-field = Feld { $field }
table-you = du
table-computer = Computer
table-away = nicht da
table-not-connected = nicht verbunden
table-stands-in = Der Computer spielt für { $name }
table-is-back = { $name } ist wieder da
table-you-host = Ab jetzt leitest du den Raum
table-you-away = Du warst weg. Der Computer spielt für dich.
table-take-back = Wieder selbst spielen

## Log

table-log = Was bisher geschah
table-log-empty = Noch nichts. Die Würfel warten.
table-recap = Seit du zuletzt dran warst
table-rule = Regel { $rule }

## The connection

table-connecting = Verbindung zum Tisch wird aufgebaut …
table-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; es geht nichts verloren.
table-gone = Diesen Raum gibt es nicht
table-gone-hint = Vielleicht wurde er gelöscht, der Link ist unvollständig, oder der Raum ist nur für Eingeladene.
table-shut-out = Du hast keinen Zutritt mehr zu diesem Raum
table-shut-out-hint = Hier darf niemand mehr zuschauen, oder der Raum wurde gelöscht. Frag nach einem Platz, oder eröffne selbst einen Raum.
table-not-yet = Der Raum lässt sich noch nicht öffnen
# After the reason why there is no connection.
table-keeps = Es geht nichts verloren.
table-closed = Dieser Raum ist geschlossen
table-closed-hint = Eröffne einen neuen, dann kann es weitergehen.
table-elsewhere = Diese Partie ist in einem anderen Tab offen
table-elsewhere-hint = Oder auf einem deiner anderen Geräte. Du kannst dort weiterspielen oder hier.
table-play-here = Hier spielen

## Phrases and menu

table-phrases = Etwas sagen
table-menu = Menü
table-part-menu = Menü
table-part-invite = Einladen
table-part-friends = Mit Freunden weiterspielen
table-part-dice = Versiegelte Würfel
table-part-keys = Tastenkürzel
table-part-log = Was bisher geschah
table-part-leave = Die Partie verlassen?
table-part-abandon = Die Partie beenden?
table-sound = Ton
table-confirm = Vor dem Platzieren nachfragen
table-show-phrases = Zurufe der anderen zeigen
table-speed = Tempo
table-speed-0 = sofort
table-speed-0-5 = schnell
table-speed-1 = normal
table-speed-1-6 = langsam
table-language = Sprache
table-rules = Regeln
table-keys = Tastenkürzel
table-invite = Einladen
table-settings = Alle Einstellungen
table-leave = Partie verlassen
table-leave-hint = Der Computer übernimmt deinen Platz. Solange die Partie läuft, kannst du mit demselben Link zurückkommen.
table-leave-yes = Verlassen
table-abandon =
    { $people ->
        [one] Partie beenden
       *[other] Partie für alle beenden
    }
table-abandon-hint =
    { $people ->
        [one] Die Partie endet, und niemand gewinnt. Der Umschlag mit den Würfeln wird trotzdem geöffnet.
       *[other] Die Partie endet für alle, und niemand gewinnt. Der Umschlag mit den Würfeln wird trotzdem geöffnet.
    }
table-abandon-yes = Partie beenden
table-play-on = Weiterspielen
table-pass-host = Leitung übergeben
table-pass-host-to = An wen?
table-invite-hint = Wer diesen Link hat, kann zuschauen und sich zwischen zwei Partien auf einen freien Platz setzen.
table-invite-link = Link zu diesem Raum
table-invite-qr = QR-Code mit dem Link zu diesem Raum
table-copy = Kopieren
table-copied = Kopiert
table-copy-by-hand = Bitte kopiere den markierten Link selbst.
table-share = Teilen
table-key-roll = Würfeln oder weiter
table-key-place = Auf diesem Feld platzieren
table-key-pair = Zu zweit: das Paar zum Würfeln wählen
table-key-tab = Von Knopf zu Knopf
table-key-help = Diese Übersicht zeigen
table-key-close = Ein Fenster schließen

## The end

table-won = { $name } gewinnt!
table-you-won = Du hast gewonnen!
table-abandoned = Die Partie wurde vorzeitig beendet
table-won-scoring =
    { $steps ->
        [one] Beim Werten eine Stufe hoch, bis ins Ziel.
       *[other] Beim Werten { $steps } Stufen hoch, bis ins Ziel.
    }
table-won-double =
    { $steps ->
        [one] Mit einem Pasch mitten im Zug: eine Stufe hoch, bis ins Ziel.
       *[other] Mit einem Pasch mitten im Zug: { $steps } Stufen hoch, bis ins Ziel.
    }
table-see-end = Zum Ergebnis
table-rematch = Noch eine Partie
table-to-lobby = Plätze und Einstellungen
table-to-room = Zurück in den Raum
table-host-begins = { $name } kann die nächste Partie starten.
table-someone-begins = Wer den Raum leitet, kann die nächste Partie starten.
table-standings = Endstand
table-moments = Höhepunkte
table-moment-sweep =
    { $count ->
        [one] { $name } wirft ein Paar raus.
       *[other] { $name } wirft { $count } Paare auf einmal raus.
    }
table-moment-climb =
    { $count ->
        [one] { $name } steigt in einem Zug eine Stufe hoch.
       *[other] { $name } steigt in einem Zug { $count } Stufen hoch.
    }
table-moment-fall =
    { $count ->
        [one] { $name } fällt eine Stufe zurück.
       *[other] { $name } fällt auf einmal { $count } Stufen zurück.
    }
table-moment-brave =
    { $count ->
        [one] { $name } schafft in einem Zug einen gültigen Wurf.
       *[other] { $name } schafft in einem Zug { $count } gültige Würfe.
    }
table-moment-lead =
    { $count ->
        [one] Die Führung wechselt einmal.
       *[other] Die Führung wechselt { $count }-mal.
    }
table-record = Die Aufzeichnung
table-record-text = Als Text
table-record-json = Als JSON
table-replay = Noch einmal ansehen
table-review = Partie auswerten
table-replay-link = Link zum Rückblick

## The envelope with the dice

table-envelope = Der Umschlag ist offen
table-opening-envelope = Der Umschlag wird geöffnet …
table-envelope-good = Die Würfel sind echt: Dein eigener Browser hat jeden Wurf nachgerechnet.
table-envelope-partly = Die Würfe stimmen, aber nicht jeder kleine Umschlag wurde geöffnet.
table-envelope-bad = Hier passt etwas nicht.
table-envelope-before = Vor dem ersten Wurf hat der Computer eine geheime Zahl in einen Umschlag gesteckt und allen dessen Siegel gezeigt: { $seal }
table-envelope-words = Dann kamen die Glückswörter: { $words }. Aus der Zahl und den Wörtern zusammen entstehen alle Würfe.
table-envelope-word = { $name } „{ $word }“
table-envelope-no-words = Ein Glückswort gab es diesmal nicht. Darum entstehen alle Würfe aus der Zahl allein.
table-mixing = Die Würfel werden gemischt …
table-left-out = Kleiner Umschlag nicht rechtzeitig geöffnet: { $names }. Gemischt wird ohne ihn.
table-left-out-yours = Dein kleiner Umschlag wurde nicht rechtzeitig geöffnet. Gemischt wird ohne ihn.
table-envelope-small = Mit einem eigenen kleinen Umschlag dabei: { $names }. Vor der Partie kamen zufällige Ziffern hinein und vielleicht ein Glückswort. Zu Beginn wurde alles gleichzeitig geöffnet und in die Würfel gemischt. Dein Browser hat geprüft, dass nichts vertauscht wurde.
table-envelope-inside = Darin lagen diese Glückswörter: { $words }.
table-envelope-unopened = Kleiner Umschlag nicht geöffnet und deshalb weggelassen: { $names }. Wer ihn zurückgehalten hat, konnte zwischen zwei Würfelfolgen wählen.
table-envelope-plain = Glückswort ohne kleinen Umschlag: { $names }. Deshalb zählt es nicht.
table-envelope-swapped = Was im kleinen Umschlag von { $name } lag, ist nicht das, was vor der Partie hineinkam.
table-envelope-other-commitments = Die kleinen Umschläge in dieser Aufzeichnung sind nicht die, die du zu Beginn der Partie gesehen hast.
table-envelope-yours-left-out = Dein Browser hat deinen kleinen Umschlag geöffnet, aber hier wurde er weggelassen. Frag bei der Person nach, die diesen Server betreibt.
table-envelope-other-seal = Das Siegel, das du am Anfang gesehen hast, war ein anderes: { $seal }
table-envelope-seal-fits = Jetzt ist der Umschlag offen. Dein Browser hat das Siegel aus der Zahl nachgerechnet: Es ist dasselbe.
table-envelope-seal-broken = Die Zahl im Umschlag ist nicht die versiegelte: Ihr Siegel wäre { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Gewürfelt hat niemand.
        [one] Dein Browser hat den einzigen Wurf nachgerechnet: Er stimmt.
       *[other] Dein Browser hat alle { $rolls } Würfe nachgerechnet: Sie stimmen.
    }
table-envelope-wrong-roll = { $name }, Wurf { $number } der Partie, in Zug { $turn }: In der Aufzeichnung steht { $found }, im Umschlag war aber { $sealed }.
table-envelope-legal = Alles wurde nach den Regeln gespielt.
table-envelope-illegal = Etwas wurde nicht nach den Regeln gespielt, oder das Ergebnis stimmt nicht.
table-envelope-not_sealed = Diese Partie hat kein Siegel, deshalb lassen sich ihre Würfel nicht prüfen.
table-envelope-not_revealed = Der Umschlag wird am Ende der Partie geöffnet. Bis dahin lassen sich die Würfel nicht prüfen.
table-envelope-digits = Alle Ziffern
table-envelope-seal = Siegel
table-envelope-secret = Geheime Zahl
table-envelope-commitment-of = Kleiner Umschlag von { $name }: Siegel und zufällige Ziffern
table-envelope-limits = Das beweist, dass sich die Würfe aus einer Zahl und aus Wörtern ergeben, die vorher feststanden. Es kann nicht beweisen, wann Siegel und kleine Umschläge zum ersten Mal zu sehen waren, ob jemand die geheime Zahl schon vor dem Ende kannte, wer gespielt hat und ob alle selbst entschieden haben. Ohne kleine Umschläge könnte jemand, der die Zahl kennt, das eigene Wort passend wählen.

## The board

table-board = Spielplan
table-board-stairs = Treppe
table-board-fields = Felder
# Each color always has the same shape.
table-board-marker-0 = roter Kreis
table-board-marker-1 = blaues Dreieck
table-board-marker-2 = grünes Quadrat
table-board-marker-3 = gelbe Raute
table-board-marker-4 = weißer Stern
table-board-marker-5 = schwarzes Sechseck
# $marker is one of the six above.
table-board-piece = { $player }, { $marker }: Stufe { $step } von { $finish }
table-board-piece-leads = { $player }, { $marker }: Stufe { $step } von { $finish }, liegt vorn
table-board-piece-start = { $player }, { $marker }: auf dem Startfeld
table-board-piece-won = { $player }, { $marker }: im Ziel, gewonnen
# A pair of dice in a list of pairs.
table-board-pair = { $value } von { $player }
# $pairs is a list of these pairs.
table-board-field = Feld { $field }: { $pairs }
table-board-field-free = Feld { $field }: frei
table-board-place = { $value } auf Feld { $field } platzieren
table-board-place-throwing-out = { $value } auf Feld { $field } platzieren: wirft { $pairs } raus
# Two players: whether both of a player's pairs are on fields, and will score, or only one.
table-board-linked = Beide Paare von { $player } liegen auf Feldern: { $steps ->
        [one] Zusammen bringen sie eine Stufe
       *[other] Zusammen bringen sie { $steps } Stufen
    }
table-board-alone = Von { $player } liegt nur ein Paar auf den Feldern: Allein wird es nicht gewertet

## Who has moved, and who has won before

# After a move that a computer player made in place of a person.
table-by-computer = (Computer)
table-wins =
    { $count ->
        [one] ein Sieg
       *[other] { $count } Siege
    }

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name }: würfeln
table-undo = Rückgängig
# For screen readers: the placing can still be undone.
table-held = Auf Feld { $field } platziert. Du kannst es noch rückgängig machen.
table-undone = Zurückgenommen. Wähle noch einmal.
table-undo-option = Nach dem Platzieren kurz „Rückgängig“ anbieten
table-auto-roll = Erster Wurf automatisch
table-handover = Fragen, wer das Gerät hat
# $pairs can be thrown out by the placing that is due.
table-board-danger = In Gefahr: { $pairs }

## Computer players are somebody: one name for each color, the same in every language

table-computer-name-0 = Fridabot
table-computer-name-1 = Timobot
table-computer-name-2 = Piabot
table-computer-name-3 = Jakobot
table-computer-name-4 = Minabot
table-computer-name-5 = Hugobot
