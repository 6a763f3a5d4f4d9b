### The tutorial.

learn-title = Rapido lernen
learn-chapter-race = Die erste Partie
learn-chapter-two = Zu zweit
learn-progress = { $chapter }: Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-restart = Von vorn
learn-skip = Nächstes Kapitel
learn-leave = Einführung beenden
learn-next = Weiter
learn-waiting = Schau, was passiert …
learn-loading = Die Treppe wird aufgebaut …
learn-offline = Beim ersten Mal braucht die Einführung eine Verbindung. Die Regeln kannst du auch ohne lesen.
learn-again = Noch einmal versuchen
learn-rules = Alle Regeln

## Players

learn-player-you = Du
learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Das ginge auch. Würfle jetzt erst einmal.
learn-rather-again = Das ginge auch. Würfle jetzt erst einmal weiter.
learn-rather-pair = Das ginge auch. Nimm jetzt erst einmal Paar { $pair }.
learn-rather-field = Das ginge auch. Nimm jetzt erst einmal Feld { $field }.

## The first game

learn-race-aim = Wer zuerst oben auf der Treppe ankommt, gewinnt. Hier sind deine zwei Würfel: Würfle!
learn-race-value = Die höhere Zahl zählt als Zehner: 2 und 6 ergeben 62. Platziere deine Würfel auf Feld 3.
learn-race-above = Jetzt sind Ana und Rui dran. Beide platzieren über dir, und das schadet deinen Würfeln nicht.
learn-race-score = Du bist wieder dran, und deine Würfel liegen noch auf Feld 3: Du wertest, steigst 3 Stufen hoch und nimmst sie zurück. Würfle!
learn-race-again = Nur 21. Nach jedem Wurf entscheidest du: platzieren oder weiterwürfeln? Würfle weiter!
learn-race-double = 3 und 3, ein Pasch! Das bringt dich sofort 3 Stufen nach oben. Trau dich und würfle noch einmal.
learn-race-cross = Ab dem zweiten Wurf beendet ein X deinen Zug: Du platzierst nichts und fällst für jedes X eine Stufe zurück. Rechtzeitig aufhören lohnt sich.
learn-race-others = Schau: Ana hat ein X beim ersten Wurf. Da zählt es nur als Null, und sie platziert eine 20.
learn-race-nothing = Du hast beim letzten Mal nichts platziert, also gibt es nichts zu werten. Würfle einfach!
learn-race-zero = Ein X, aber beim ersten Wurf ist es nur eine harmlose Null: 70! Platziere sie auf Feld 3, unter den anderen.
learn-race-out = Raus mit ihnen! Deine Würfel werfen alles raus, was über ihnen liegt und gleich viel oder weniger wert ist. Ana und Rui haben nun nichts zu werten.
learn-race-hit = Das kann auch dir passieren: Ana platziert eine 71 unter deiner 70 und wirft sie raus. Du bekommst deine Würfel zurück.
learn-race-fresh = Rausgeworfen zu werden kostet dich keine Stufe, du hast nur nichts zu werten. Würfle!
learn-race-top = 64 ist stark. Feld 5 bringt die meisten Stufen, aber von unten droht Gefahr. Trau dich!
learn-race-luck = Ruis 60 wirft Anas 31 raus. Deine 64 ist mehr wert und bleibt liegen!
learn-race-finish = Du wertest und steigst 5 Stufen hoch! Nur noch zwei bis ganz nach oben. Würfle!
learn-race-won = Der Pasch bringt dich ins Ziel: Du hast gewonnen! Auch beim Werten kann man gewinnen, und zu viele Stufen schaden nicht.

## Two players

learn-two-pairs = Zu zweit habt ihr je zwei Würfelpaare, aber nur je eine Spielfigur. Würfle mit deinem ersten Paar.
learn-two-first = 31. Platziere sie auf Feld 4.
learn-two-reply = Auch Ana platziert eins ihrer zwei Paare.
learn-two-alone = Ein Paar allein wird nicht gewertet. Es bleibt liegen, und du würfelst mit dem anderen.
learn-two-own = 62! Auf Feld 2 wirft sie Anas Würfel raus, aber nie deine eigenen. Platziere sie dort.
learn-two-both = Anas 30 kann deine 31 nicht rauswerfen. Du bist dran, und deine beiden Paare liegen noch: Du wertest die Summe, 4 + 2 Stufen!
learn-two-done = Und damit bist du oben: gewonnen! Jetzt weißt du alles, was man wissen muss.

## The end

learn-play = Eine erste Partie spielen
learn-on-two = Ihr seid zu zweit?
