### The tutorial.

learn-title = Rapido lernen
learn-chapter-race = Die erste Partie
learn-chapter-two = Zu zweit
learn-progress = { $chapter }: Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-restart = Von vorn
learn-skip = Nächstes Kapitel
learn-leave = Einführung beenden
learn-speech = Vorlesen
learn-next = Weiter
learn-waiting = Schau, was passiert …
learn-loading = Die Treppe wird aufgebaut …
learn-offline = Beim ersten Mal braucht die Einführung Internet. Die Regeln kannst du auch ohne lesen.
learn-again = Noch einmal versuchen
learn-rules = Alle Regeln

## Players

learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Das ginge auch. Würfle jetzt erst einmal.
learn-rather-again = Das ginge auch. Würfle jetzt erst einmal weiter.
learn-rather-pair = Das ginge auch. Nimm jetzt erst einmal Paar { $pair }.
learn-rather-field = Das ginge auch. Nimm jetzt erst einmal Feld { $field }.

## Free decisions

learn-choice-best = Super, etwas Besseres gibt es hier nicht! Damit gewinnst du etwa { $win } von 100 Partien.
learn-choice-good = Gut gewählt, das ist so gut wie das Beste! Damit gewinnst du etwa { $win } von 100 Partien.
learn-choice-other =
    { $win ->
        [0] Das geht, aber damit gewinnst du fast nie. Besser: { $action }. So gewinnst du etwa { $best } von 100 Partien.
       *[other] Das geht, und damit gewinnst du etwa { $win } von 100 Partien. Besser: { $action }. So sind es etwa { $best }.
    }
learn-choice-unknown = Gut, so hast du entschieden! Schauen wir, wie es weitergeht.

## The first game

learn-race-welcome = Zwei bis sechs Leute laufen um die Wette die Treppe hoch. Wer zuerst oben ist, gewinnt. Wer am jüngsten ist, fängt an. Heute bist du das!
learn-race-dice = Das sind deine zwei Würfel, und sie sind verschieden: X, 1, 2 und 3 haben beide, aber 4 und 7 hat nur der eine, 5 und 6 nur der andere. Würfle!
learn-race-value = Die höhere Zahl zählt als Zehner: 2 und 6 ergeben 62. Platziere deine Würfel auf Feld 3.
learn-race-ana = Ana ist dran. Ihre 51 kommt über deine Würfel. Das macht nichts: Rausgeworfen wird man nur von unten.
learn-race-taken = Rui würfelt 31. Die Felder 3 und 4 sind besetzt, denn auf jedes passt nur ein Paar. Nur auf Feld 0 ist Platz für alle: Es ist immer frei.
learn-race-stronger = Rui nimmt Feld 5. Seine Würfel sind weniger wert als die beiden Paare darunter, aber das ist erlaubt: Was unter dir liegt, spielt beim Platzieren keine Rolle.
learn-race-score = Du bist wieder dran, und deine Würfel liegen noch auf Feld 3: Du wertest, steigst 3 Stufen hoch und nimmst die Würfel zurück. Würfle!
learn-race-again = Nur 21. Nach jedem Wurf entscheidest du: platzieren oder weiterwürfeln? Würfle weiter!
learn-race-double = 3 und 3, ein Pasch! Das bringt dich sofort 3 Stufen nach oben. Bei 2-2 sind es zwei, bei 1-1 ist es eine.
learn-race-dots = Noch einmal? Schau dir die Punkte auf dem Knopf an: Das sind alle 36 möglichen Würfe. Die 11 Kreuze sind die mit einem X, fast jeder dritte. Trau dich!
learn-race-cross = Ein X! Ab dem zweiten Wurf ist dein Zug damit zu Ende: Du platzierst nichts und fällst für jedes X eine Stufe zurück. Rechtzeitig aufhören lohnt sich.
learn-race-zero = Ana wertet und steigt 4 Stufen hoch. Dann würfelt sie 7 und X. Beim ersten Wurf eines Zuges ist ein X nur eine harmlose Null: Das gibt 70! Zwei X wären 0 und kein Pasch.
learn-race-out = Sie platziert ihre 70 auf Feld 3. Alles, was darüber liegt und gleich viel oder weniger wert ist, fliegt raus, ob sie will oder nicht: Rui bekommt seine 31 zurück und hat nichts zu werten.
learn-race-floor = Rui hat nichts zu werten. Ein Pasch bringt ihn auf Stufe 1, dann kommen zwei X! Beide zählen, aber tiefer als aufs Startfeld (Stufe 0) fällt niemand.
learn-race-nothing = Du bist dran! Beim letzten Mal hast du nichts platziert, also gibt es nichts zu werten. Würfle einfach!
learn-race-high = 54! Was würdest du tun? Ein hohes Feld bringt mehr Stufen, ein niedriges ist sicherer. Oder würfelst du weiter? Entscheide selbst!
learn-race-later = Ein paar Züge später: Du und Rui, ihr steht auf Stufe 6. Ana steht auf Stufe 8, und ihre 43 auf Feld 4 würde sie bis ganz nach oben bringen. Würfle!
learn-race-threat = 64! Was würdest du tun: auf Nummer sicher gehen, jemanden rauswerfen oder hoch hinaus? Entscheide selbst!
learn-race-luck = Etwas später liegt deine 64 auf Feld 5. Rui platziert eine 60 und wirft Anas 31 raus. Deine 64 ist mehr wert und bleibt liegen!
learn-race-finish = Du wertest und steigst 5 Stufen hoch! Nur noch zwei bis ganz nach oben. Würfle!
learn-race-won = Der Pasch bringt dich ins Ziel: Du hast gewonnen! Auch beim Werten kann man gewinnen, und zu viele Stufen schaden nicht. Diese Treppe war kurz, sonst ist das Ziel auf Stufe 21. In der nächsten Partie fängt an, wer nach dir dran ist.

## Two players

learn-two-pairs = Zu zweit habt ihr je zwei Würfelpaare, aber nur je eine Spielfigur. Würfle mit deinem ersten Paar.
learn-two-first = Eine 31! Platziere sie auf Feld 4.
learn-two-reply = Auch Ana platziert eins ihrer zwei Paare.
learn-two-alone = Ein Paar allein wird nicht gewertet. Es bleibt liegen und besetzt sein Feld, auch für dich. Du würfelst mit dem anderen.
learn-two-own = 62! Auf Feld 2 wirfst du damit Anas Würfel raus, aber nie deine eigenen. Platziere deine 62 dort.
learn-two-both = Anas 30 kann deine 31 nicht rauswerfen, denn deine ist mehr wert.
learn-two-done = Du bist dran, und deine beiden Paare liegen noch: Du wertest die Summe, 4 + 2 Stufen, und bist oben. Gewonnen! Jetzt kennst du alle Regeln.

## The end

learn-play = Eine erste Partie spielen
learn-on-two = Ihr seid zu zweit?
