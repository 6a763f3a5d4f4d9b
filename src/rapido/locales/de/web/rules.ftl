### The rules page.

rules-page-title = Die Regeln von Rapido
rules-page-breath = Würfle mit deinen zwei Würfeln, so oft du dich traust, und leg sie dann auf ein Feld. Liegen sie dort noch, wenn du wieder dran bist, steigst du so viele Stufen hoch, wie das Feld anzeigt. Mit einem starken Wurf weit unten wirfst du schwächere Würfel raus, die darüber liegen. Wer zuerst oben ist, gewinnt!
rules-page-contents = Was suchst du?
rules-learn = Lieber beim Spielen lernen?
rules-search = Regeln durchsuchen
rules-search-hint = Zum Beispiel: Pasch, Feld 0, X
rules-search-clear = Suche leeren
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
        [one] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
# A rule number, such as R7.
rules-number = Regel { $number }
rules-play = Zeigen, was passiert
rules-replay = Noch einmal zeigen
rules-board = Beispiel zu Regel { $number }

## Topics

rules-group-aim = Was ihr braucht
rules-group-turn = Dein Zug
rules-group-score = Werten
rules-group-roll = Würfeln
rules-group-double = Pasch
rules-group-cross = Das X
rules-group-place = Platzieren
rules-group-out = Rauswerfen
rules-group-end = Gewinnen
rules-group-two = Zu zweit
rules-group-questions = Fragen und Antworten

## The rules

rules-r1-name = Wer mitspielt
rules-r1 = Zwei bis sechs Leute spielen mit. Alle nehmen sich eine Farbe: einen Farbmarker, ein Würfelpaar und eine Spielfigur, die auf dem Startfeld (Stufe 0) wartet.
rules-r2-name = Die zwei Würfel
rules-r2 = Die Würfel eines Paars sind verschieden. Einer hat X, 1, 2, 3, 4 und 7, der andere X, 1, 2, 3, 5 und 6. Du würfelst immer mit beiden zugleich.
rules-r3-name = Wer anfängt
rules-r3 = Wer am jüngsten ist, fängt an. Gespielt wird im Uhrzeigersinn.
rules-r4-name = Drei Aktionen
rules-r4 = Ein Zug läuft immer gleich ab: erst werten, dann würfeln, dann platzieren.
rules-r5-name = Hochsteigen durch Werten
rules-r5 = Liegen deine Würfel zu Beginn deines Zuges auf einem Feld? Dann steigst du so viele Stufen hoch, wie das Feld anzeigt, und nimmst die Würfel zurück.
rules-r6-name = Nichts zu werten
rules-r6 = Ohne Würfel auf einem Feld gibt es nichts zu werten: in deinem allerersten Zug, nachdem du rausgeworfen wurdest, und nach einem Zug, den ein X beendet hat.
rules-r7-name = Gemeinsam auf einer Stufe
rules-r7 = Auf einer Stufe dürfen beliebig viele Spielfiguren stehen. Es passiert ihnen nichts.
rules-r8-name = Was ein Wurf wert ist
rules-r8 = Die höhere Zahl zählt als Zehner, die niedrigere als Einer. 2 und 6 ergeben also 62.
rules-r9-name = X beim ersten Wurf
rules-r9 = Beim ersten Wurf eines Zuges ist ein X einfach eine Null: 7 und X sind 70 wert, X und X sind 0 wert. So ein Wurf ist gültig, und du darfst ihn platzieren wie jeden anderen.
rules-r10-name = Weiterwürfeln oder platzieren
rules-r10 = Du würfelst mindestens einmal. Nach jedem gültigen Wurf hast du die Wahl: weiterwürfeln (wieder mit beiden) oder platzieren. Die einzige Grenze ist dein Mut.
rules-r11-name = Mit einem Pasch hinauf
rules-r11 = Ein Pasch bringt dich sofort nach oben: 1-1 eine Stufe, 2-2 zwei, 3-3 drei. Das gilt für jeden gültigen Wurf, auch für den ersten. Sonst ist ein Pasch ein Wurf wie jeder andere. Zwei X sind kein Pasch.
rules-r12-name = X bei einem späteren Wurf
rules-r12 = Ab dem zweiten Wurf eines Zuges ist ein Wurf mit X ungültig. Dein Zug ist vorbei, du platzierst nichts, und deine Würfel bleiben vor dir liegen.
rules-r13-name = Wieder hinunter
rules-r13 = Für jedes X in so einem Wurf fällst du eine Stufe zurück. Tiefer als aufs Startfeld fällt niemand: Auf Stufe 1 kosten zwei X also nur diese eine Stufe.
rules-r14-name = Ein Feld deiner Wahl
rules-r14 = Wenn du aufhörst zu würfeln, legst du deine Würfel so, wie sie gefallen sind, auf ein freies Feld. Welches, entscheidest du.
rules-r15-name = Ein Paar pro Feld
rules-r15 = Auf den Feldern 1 bis 5 hat nur je ein Paar Platz. Liegen dort schon Würfel, egal von wem, ist das Feld besetzt.
rules-r16-name = Feld 0
rules-r16 = Auf Feld 0 haben alle Platz: Es ist immer frei.
rules-r17-name = Was darunter liegt, ist egal
rules-r17 = Du darfst auch über fremden Würfeln platzieren, die mehr wert sind als deine.
rules-r18-name = Was rausfliegt
rules-r18 = Beim Platzieren fliegen alle Würfel der anderen raus, die höher liegen und gleich viel oder weniger wert sind. Das ist Pflicht: Du darfst keine verschonen. Was mehr wert ist, bleibt liegen, ebenso alles auf gleicher Höhe oder darunter.
rules-r19-name = Was das bedeutet
rules-r19 = Rausgeworfene Würfel gehen sofort an die zurück, denen sie gehören. Wirst du rausgeworfen, spielst du weiter mit und verlierst keine Stufe. Du hast nur im nächsten Zug nichts zu werten.
rules-r20-name = Wer gewinnt
rules-r20 = Wer mit der Spielfigur das Ziel erreicht, gewinnt, und die Partie ist sofort vorbei. Das geht durch Werten oder mit einem Pasch mitten im Zug. Genau treffen musst du das Ziel nicht: Zu viele Stufen schaden nicht.
rules-r21-name = Das Ziel
rules-r21 = Das Ziel ist Stufe 21. Am Bildschirm lässt sich eine andere Stufe wählen, für kürzere oder längere Partien.
rules-r22-name = Je zwei Paare
rules-r22 = Zu zweit habt ihr je zwei Würfelpaare, aber nur je eine Spielfigur.
rules-r23-name = Ein Paar pro Zug
rules-r23 = In deinem Zug würfelst du mit einem Paar, das vor dir liegt. Welches, suchst du dir aus, und dabei bleibst du den ganzen Zug.
rules-r24-name = Eigene Paare bleiben liegen
rules-r24 = Nur die Würfel der Gegenseite fliegen raus, nie die eigenen. Aber auch deine eigenen Würfel besetzen ihr Feld.
rules-r25-name = Werten nur mit beiden Paaren
rules-r25 = Du wertest nur, wenn zu Beginn deines Zuges deine beiden Paare auf Feldern liegen. Dann steigst du um die Summe der zwei Felder hoch, nimmst beide Paare zurück und würfelst mit einem davon.
rules-r26-name = Ein Paar allein
rules-r26 = Ein Paar allein wird nicht gewertet. Es bleibt liegen, und du würfelst mit dem anderen.

## Example boards

rules-show-r5 = Ana platziert ihre Würfel. Dann ist Ben dran, und seine 62 liegt noch auf Feld 3.
rules-show-r9 = Anas erster Wurf zeigt 7 und X. Sie platziert ihn unter Bens Würfeln.
rules-show-r11 = Ana hat eine 21 und würfelt weiter.
rules-show-r12 = Ana hat eine 21 und würfelt weiter. Diesmal hat sie kein Glück.
rules-show-r13 = Ana steht auf Stufe 1 und würfelt zwei X. Beide zählen, aber tiefer als aufs Startfeld (Stufe 0) fällt niemand.
rules-show-r17 = Ana wagt es und platziert ihre kleine 21 über Bens 76.
rules-show-r18 = Ana platziert eine 62 auf Feld 1. Darüber liegen eine 62, eine 73 und eine 51.
rules-show-r20 = Ana steht zwei Stufen unter dem Ziel und würfelt 3 und 3.
rules-show-r24 = Ana platziert eine 62 auf Feld 2. Darüber liegen ihre eigene 31 und Bens 21.
rules-show-r25 = Ben platziert seine Würfel. Dann ist Ana dran, und ihre beiden Paare liegen noch auf Feldern.
rules-show-r26 = Ben platziert seine Würfel. Dann ist Ana dran, aber nur eins ihrer Paare liegt auf einem Feld.

## Questions and answers

rules-q-equal = Fliegt auch raus, was gleich viel wert ist?
rules-a-equal = Ja. Alles, was darüber liegt und gleich viel oder weniger wert ist, muss raus.
rules-q-spare = Darf ich jemanden verschonen?
rules-a-spare = Nein. Rauswerfen ist Pflicht: Alles, was rausfliegen kann, fliegt raus.
rules-q-below = Kann man von oben rauswerfen?
rules-a-below = Nein, nur von unten. Darum sind Würfel auf Feld 0 immer sicher.
rules-q-higher = Darf ich über Würfeln platzieren, die mehr wert sind als meine?
rules-a-higher = Ja. Wichtig ist nur, was über dir liegt, nicht, was darunter liegt.
rules-q-crosses = X und X beim ersten Wurf, was nun?
rules-a-crosses = Das ist 0 wert, mehr passiert nicht. Es ist kein Pasch, und du fällst keine Stufe zurück. Würfle weiter oder platziere deine Würfel.
rules-q-keep = Verliere ich die Stufen eines Paschs, wenn später im Zug ein X kommt?
rules-a-keep = Nein, die gehören dir. Das X kostet nur seine eigene Stufe, zwei X kosten zwei.
rules-q-double = Was ist ein Pasch beim Platzieren wert?
rules-a-double = 11, 22 oder 33. Nicht viel: Die meisten würfeln weiter.
rules-q-roll = Darf ich aufs Würfeln verzichten?
rules-a-roll = Nein. In jedem Zug würfelst du mindestens einmal.
rules-q-stop = Darf ich aufhören und die Würfel vor mir behalten?
rules-a-stop = Nein. Wenn du aufhörst, musst du deine Würfel platzieren. Feld 0 ist dafür immer frei.
rules-q-turned = Darf ich die Würfel beim Platzieren drehen?
rules-a-turned = Nein. Sie bleiben, wie sie gefallen sind: Ihr Wert zählt, bis sie zu dir zurückkommen.
rules-q-climb = Ich wurde rausgeworfen. Bringt mich ein Pasch trotzdem hoch?
rules-a-climb = Ja. Nur das Werten entfällt, ein Pasch zählt wie immer.
rules-q-out = Scheidet aus, wer rausgeworfen wird?
rules-a-out = Nein, nur die Würfel kommen zurück. Alle spielen weiter.
rules-q-zero = Was bringt mir Feld 0?
rules-a-zero = Keine Stufen. Aber niemand kann deine Würfel dort rauswerfen, und in deinem nächsten Zug bekommst du sie zurück.
rules-q-exact = Muss ich das Ziel genau treffen?
rules-a-exact = Nein. Wer das Ziel erreicht oder darüber hinauskommt, hat gewonnen.
rules-q-round = Kommen die anderen am Ende noch einmal dran?
rules-a-round = Nein. Die Partie ist sofort vorbei, auch mitten in einem Zug.
rules-q-youngest = Und wenn niemand weiß, wer am jüngsten ist?
rules-a-youngest = Dann entscheidet ihr gemeinsam. Ihr könnt auch darum würfeln.
rules-q-alone = Zu zweit: Wird ein Paar allein gewertet?
rules-a-alone = Nein, und es kommt auch nicht zurück. Es wartet auf seinem Feld auf das andere.
rules-q-cross-two = Zu zweit: Was passiert mit meinem anderen Paar, wenn ich ein X würfle?
rules-a-cross-two = Nichts. Es bleibt auf seinem Feld, nur das gewürfelte Paar bleibt vor dir.
rules-q-swap = Zu zweit: Darf ich mitten im Zug das Paar wechseln?
rules-a-swap = Nein. Mit dem Paar, mit dem du anfängst, würfelst du den ganzen Zug.
rules-q-zero-two = Zu zweit: Gilt ein Paar auf Feld 0 als platziert?
rules-a-zero-two = Ja. Es zählt null: Feld 0 und Feld 4 bringen zusammen vier Stufen.
rules-q-one-each = Zu zweit: Dürfen wir mit je einem Paar spielen?
rules-a-one-each = Die Regel für zwei sieht je zwei Paare vor, und so ist es hier. An eurem eigenen Tisch entscheidet ihr.
rules-q-editions = Ich kenne das anders. Gibt es andere Regeln?
rules-a-editions = Das Spiel hieß erst Exxtra, dann Excape, und die Regeln waren ein wenig anders: In Excape zählten zwei X beim ersten Wurf 100. Hier gelten die Regeln von Rapido.

## Printing

rules-print = Regeln drucken
