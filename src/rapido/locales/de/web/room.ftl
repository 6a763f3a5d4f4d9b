### The room before a game.

room-yours = Dein Raum
room-of = Raum von { $name }
room-title = Raum
room-settings-page = Einstellungen

## Seats

room-seats = Wer spielt mit?
room-seat = Platz { $number }
room-open = Freier Platz
room-open-hint = für alle mit dem Link
room-you = du
room-here-too = an diesem Gerät
room-present = ist da
room-absent = nicht verbunden
room-host = leitet den Raum
room-computer = Computergegner
room-sit = Hinsetzen
room-sit-too = Noch jemand hier
room-sit-seat = { $action }, Platz { $number }
room-put-computer = Computergegner
room-stand = Aufstehen
room-free = Platz freimachen
room-make-host = Leitung übergeben
room-level-of = Wie der Computergegner auf Platz { $number } spielt
room-name-of = Name auf Platz { $number }
room-color-of = Farbe von Platz { $number }
room-change-color = Farbe von Platz { $number } ändern: { $color }
room-same-device = Ihr seid mehrere an einem Gerät? Nehmt euch je einen Platz und reicht das Gerät herum.
room-count = Wie viele Plätze?
room-fewer = Ein Platz weniger
room-more-seats = Ein Platz mehr
room-seats-number =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
room-last-taken = Der letzte Platz ist besetzt; er kann weg, sobald dort niemand mehr sitzt.

## Starting the game

room-begin = Los geht’s
room-begin-next = Nächste Partie
room-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-missing-hint = Lade jemanden ein, oder:
room-fill =
    { $count ->
       *[other] Computergegner hinsetzen
    }
room-without =
    { $count ->
        [one] Ohne diesen Platz spielen
       *[other] Ohne diese Plätze spielen
    }
room-ready = Alle sind da. Es kann losgehen!
room-wait-host = Warten, bis { $name } die Partie startet.
room-wait-someone = Warten, bis die Partie gestartet wird.
room-take-seat = Nimm dir einen freien Platz, dann spielst du mit.
room-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen oder um einen weiteren Platz bitten.

## Inviting

room-invite = Einladen
room-invite-hint = Verschick den Link oder scanne den QR-Code mit einem Handy.
room-link = Link zu diesem Raum
room-qr = QR-Code mit dem Link zu diesem Raum
room-qr-again = Der QR-Code konnte nicht geladen werden. Noch einmal versuchen
room-only-here = Unter dieser Adresse ist Rapido nur auf diesem Gerät zu erreichen. Damit andere von ihrem Gerät aus mitspielen können, beende Rapido im Terminal mit Strg+C und starte es so:
room-code-get = Kurzen Code anzeigen
room-code-new = Neuer Code
room-code-label = Kurzer Code
room-code-hint = Zum Vorlesen. Wer ihn auf der Startseite eingibt, klopft hier an, und du machst auf. Er gilt eine halbe Stunde.
room-knocks = { $name } klopft an. Hereinlassen?
room-knocks-somebody = Jemand klopft an. Hereinlassen?
room-admit = Hereinlassen
room-deny = Nein

## Sealed dice

room-sealed = Die Würfel sind versiegelt
room-seal = Der Umschlag ist zu. Sein Siegel: { $seal }
room-seal-whole = Das ganze Siegel
room-seal-how = Wie geht das?
room-seal-child = In einem verschlossenen Umschlag liegt eine geheime Zahl, und aus ihr kommen alle Würfe der Partie. Niemand kann sie mehr ändern, ohne dass das Siegel zerbricht. Nach der Partie wird der Umschlag geöffnet, und dein Browser prüft jeden Wurf.
room-word-child = Dein Browser steckt zufällige Ziffern in einen eigenen kleinen Umschlag, zusammen mit deinem Glückswort, wenn du eins dazugibst. Wenn die Partie beginnt, werden alle kleinen Umschläge im selben Moment geöffnet, und ihr Inhalt wird eingerührt wie Zucker in den Tee. So kann sich niemand die Würfe aussuchen, auch nicht, wer den großen Umschlag verschlossen hat und selbst mitspielt.
room-word-of = Glückswort von { $name }
room-word-your = Dein Glückswort
room-word-give = Dazugeben
room-word-given = ist dabei
room-word-hint = Jedes Wort ist recht, auch keins: Zufällige Ziffern gibt dein Browser immer dazu. Niemand sieht dein Wort, bevor die Partie vorbei ist.

## Game settings

room-settings = So spielt ihr
room-limit = Bedenkzeit
room-limit-none = unbegrenzt
room-limit-is = Bedenkzeit: { $limit }
room-limit-hint = Ist sie um, spielt der Computer für dich, bis du wieder da bist.
room-pace = Computergegner überlegen
room-pace-quick = kurz
room-pace-normal = normal
room-pace-calm = lange
room-starter = Wer fängt an?
room-starter-youngest = Wer am jüngsten ist, danach reihum
room-starter-random = Das Los entscheidet
room-starter-next = Reihum, Partie für Partie
room-youngest = Am jüngsten ist
room-youngest-is = Am jüngsten: { $name }
room-spectators = Andere mit dem Link dürfen zuschauen
room-spectators-yes = andere dürfen zuschauen
room-spectators-no = ohne Publikum
room-more = Mehr
room-finish = Ziel auf Stufe
room-finish-hint = Üblich ist 21. Mit weniger Stufen wird die Partie kürzer.
room-finish-is = Ziel auf Stufe { $step }

## Leaving

room-rules = Die Regeln
room-leave = Raum verlassen
room-leave-sure = Den Raum verlassen?
room-leave-hint = Deine Plätze werden frei.
room-leave-alone-hint = Außer dir ist niemand da, deshalb wird der Raum geschlossen.
room-leave-host-hint = Deine Plätze werden frei, und jemand anders leitet dann den Raum.
room-delete = Raum löschen
room-delete-sure = Den Raum mit allen Partien löschen?
room-delete-hint = Alle müssen gehen, und die Aufzeichnungen der Partien sind für immer weg.
room-stay = Bleiben

## Who goes first

room-who-youngest = Wer ist am jüngsten und fängt an?
