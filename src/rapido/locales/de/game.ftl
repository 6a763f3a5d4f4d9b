### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } nimmt die Würfel von Feld 0 zurück.
        [one] { $player } wertet und steigt eine Stufe hoch, auf Stufe { $step }.
       *[other] { $player } wertet und steigt { $steps } Stufen hoch, auf Stufe { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } würfelt { $a } und { $b }: { $value }.
event-rolled-cross = { $player } würfelt { $a } und { $b }.
event-climbed =
    { $steps ->
        [one] Pasch! { $player } steigt eine Stufe hoch, auf Stufe { $step }.
       *[other] Pasch! { $player } steigt { $steps } Stufen hoch, auf Stufe { $step }.
    }
# $step is 0 on the start. From step 1 even two X lead only there.
event-fell =
    { $step ->
        [0] { $steps ->
                [0] X! Der Zug ist vorbei. { $player } steht auf dem Startfeld, tiefer geht es nicht.
                [one] X! Der Zug ist vorbei. { $player } fällt aufs Startfeld zurück, tiefer geht es nicht.
               *[other] Zwei X! Der Zug ist vorbei. { $player } fällt { $steps } Stufen zurück, aufs Startfeld.
            }
       *[other] { $steps ->
                [one] X! Der Zug ist vorbei. { $player } fällt eine Stufe zurück, auf Stufe { $step }.
               *[other] Zwei X! Der Zug ist vorbei. { $player } fällt { $steps } Stufen zurück, auf Stufe { $step }.
            }
    }
event-placed = { $player } platziert die { $value } auf Feld { $field }.
event-thrown-out = { $by } wirft die { $value } von Feld { $field } raus. { $player } bekommt die Würfel zurück.
event-won = { $player } erreicht das Ziel und gewinnt!

## Errors, by code

error-bad_request = Das geht hier nicht.
error-bad_position = Diese Stellung kann es in diesem Spiel nicht geben.
error-bad_dice = Das können diese Würfel nicht zeigen.
error-no_game = Es läuft noch keine Partie.
error-game_over = Die Partie ist vorbei.
error-not_your_turn = Gerade ist jemand anders dran.
error-roll_first = Würfle zuerst.
error-no_such_field = Es gibt nur die Felder 0 bis 5.
error-field_occupied = Auf diesem Feld liegt schon ein Würfelpaar. Auf den Feldern 1 bis 5 hat nur je eins Platz; Feld 0 ist immer frei.
error-no_such_pair = So ein Würfelpaar hast du nicht.
error-pair_on_board = Mit diesem Würfelpaar kannst du jetzt nicht würfeln. Nimm das Paar, das vor dir liegt, und bleib den ganzen Zug dabei.
error-no_such_bot = Einen Computergegner „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-bad_record = Das lässt sich nicht als Rapido-Partie lesen.
error-room_closed = Dieser Raum ist geschlossen.
error-room_full = Dieser Raum ist voll: Mehr Partien passen nicht hinein. Eröffne für die nächste einen neuen.
error-game_too_long = Mehr Züge kann eine Partie nicht haben. Wer den Raum leitet, kann sie beenden.
error-not_host = Das kann nur, wer den Raum leitet.
error-no_such_seat = Diesen Platz gibt es nicht.
error-seat_taken = Dort sitzt schon jemand.
error-seats_open = Es kann losgehen, sobald auf jedem Platz jemand sitzt: ein Mensch oder ein Computergegner.
error-not_your_seat = Das ist nicht dein Platz.
error-colour_taken = Diese Farbe hat schon jemand.
error-bad_name = Dieser Name geht nicht. Nimm einen anderen: Er muss in eine Zeile passen und darf keine unsichtbaren Zeichen enthalten.
error-name_taken = So heißt schon jemand an diesem Tisch. Nimm einen anderen Namen.
error-game_running = Das geht nur zwischen zwei Partien.
error-copied_commitment = Von einem anderen Platz kamen dieselben Ziffern. Versuch es bitte noch einmal.
error-wrong_word = Das ist nicht das, was vor der Partie im kleinen Umschlag lag.
error-too_late = Zu spät: Die Würfel dieser Partie sind schon gemischt.
error-dice_not_ready = Die Würfel werden noch gemischt. Das dauert höchstens ein paar Sekunden.
error-bad_setting = Diese Einstellung gibt es nicht.
error-no_such_room = Hier ist nichts: Diesen Raum gibt es nicht, oder du hast keinen Zutritt.
error-no_such_game = Hier ist nichts: Diese Partie gibt es nicht, oder du darfst sie nicht sehen.
error-not_found = Hier ist nichts.
error-method_not_allowed = Das geht hier nicht.
error-no_token = Dein Browser hat das Cookie nicht behalten, an dem das Spiel deine Plätze erkennt. Erlaube dieser Seite Cookies und lade sie neu.
error-upgrade_required = Diese Adresse lässt sich nur von einer geöffneten Rapido-Seite aus benutzen.
error-stale = Inzwischen ist etwas passiert. Schau noch einmal hin.
error-key_reused = Das kam zweimal an, aber nicht beide Male gleich. Versuch es bitte noch einmal.
error-unavailable = Im Moment lässt sich nichts speichern. Kein Zug geht verloren; versuch es gleich noch einmal.
error-too_many = Von dir oder aus deinem Netzwerk kommen gerade zu viele Anfragen. Warte bitte ein wenig.
error-knocks_full = Gerade wollen zu viele auf einmal in einen Raum. Versuch es in ein paar Minuten noch einmal.
error-link_used = Dieser Link wurde schon benutzt: Er gilt nur einmal. Hol dir auf dem anderen Gerät einen neuen.
error-link_expired = Dieser Link ist zu alt. Hol dir auf dem anderen Gerät einen neuen.
error-elsewhere = Du spielst in einem anderen Tab oder auf einem anderen Gerät.
error-no_kernel = Das schnelle Rechenmodul fehlt. Alles geht auch ohne, nur langsamer.
error-bad_table = Diese Datei ist keine Tabelle eines gelösten Spiels, oder sie ist beschädigt.
error-bad_network = Die Datei für die Gewinnchancen ist beschädigt. Installiere Rapido neu.
error-cannot_write = Diese Datei lässt sich nicht schreiben.
error-player_failed = Ein Computergegner ist ausgefallen.
error-work_lost = Ein Teil der Berechnung ging verloren. Starte sie bitte noch einmal.
error-no_cluster = Der Rechnerverbund ist nicht zu erreichen.
error-seats_differ = Diese Stellung ist für eine andere Spielerzahl. Am Tisch muss es genauso viele Plätze geben.
error-still_playing = Diese Partie läuft noch. Die Auswertung gibt es, wenn sie zu Ende ist.
error-no_analysis = Das lässt sich gerade nicht ausrechnen. Versuch es gleich noch einmal.
error-too_far = Ausrechnen lassen sich Partien, deren Ziel höchstens auf Stufe 21 liegt. Hier liegt es höher.
error-too_long = Auswerten lassen sich Partien mit bis zu 1500 Zügen. Diese ist länger.

## Preset phrases

phrase-hello = Hallo!
phrase-well_done = Gut gemacht!
phrase-ouch = Autsch!
phrase-lucky = So ein Glück!
phrase-brave = Ganz schön mutig!
phrase-sorry = Tut mir leid!
phrase-hurry = Du bist dran!
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-bye = Tschüss!

## Jemand ist weg

error-not_seated = Das kann nur, wer mit am Tisch sitzt.
error-not_absent = Niemand muss einspringen: Die Verbindung steht noch.
error-too_early = Die Verbindung ist eben erst abgerissen. Warte noch einen Moment, dann kann der Computer einspringen.
