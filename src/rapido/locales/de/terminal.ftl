### The terminal and the command line.

## rapido play: setup

play-subtitle = Reiner Knizias Würfelrennen die Treppe von Rio hinauf
play-continue = Gespeicherte Partie: { $players }, Zug { $turn }. Weiterspielen?
play-put-away = Die bisherige Partie liegt jetzt hier: { $file }
# What was in the file isn’t a game.
play-put-away-file = Diese Datei liegt jetzt hier: { $file }
play-foreign-file = Die Datei { $file } enthält keine Partie und wird deshalb nicht ersetzt. Gib mit --save eine andere an.
play-people = Wie viele Menschen spielen hier mit?
play-name = Wie heißt Spieler { $number }?
play-person = Spieler { $number }
play-word = { $name }, ein Glückswort für die Würfel (Enter: keins)
play-computers = Wie viele Computergegner?
# $players is a list such as "1 Ana, 2 Ben".
play-youngest = Wer ist am jüngsten und fängt an? { $players }
play-youngest-who = Bitte eine der Nummern oder einen der Namen.
play-bot = Welcher Computergegner?
bot-name-beginner = Anfänger
bot-name-bold = Mutig
bot-name-careful = Vorsichtig
bot-name-spiteful = Gemein
bot-name-perfect = Perfekt
bot-name-heuristic = Schlau
bot-name-uniform = Sorglos
bot-beginner = liebt hohe Felder, übersieht die Gefahr und überlegt es sich oft anders
bot-bold = würfelt noch einmal, wo andere aufhören, und will hoch hinaus
bot-careful = hört früh auf: lieber eine sichere Stufe als fünf unsichere
bot-spiteful = kennt die Chancen gut, wirft dich aber zu gern raus
bot-perfect = nimmt immer die beste Gewinnchance
bot-heuristic = wägt die Stufen eines Feldes gegen die Gefahr ab, rausgeworfen zu werden
bot-uniform = macht irgendetwas Erlaubtes, ganz ohne Plan
play-number-between = Bitte eine Zahl von { $least } bis { $most }.
play-too-few = Rapido spielt man mindestens zu zweit.
play-too-many = Rapido spielt man höchstens zu sechst.
play-bad-name = Ein Name passt in eine Zeile, hat höchstens { $most } Zeichen und enthält keine unsichtbaren Zeichen.
play-same-name = Der Name { $name } ist schon vergeben; jeder Name darf nur einmal vorkommen.
play-bad-word = Ein Glückswort passt in eine Zeile, ist nicht zu lang und enthält keine unsichtbaren Zeichen.
play-sealed = Die geheime Zahl, aus der alle Würfe kommen, liegt in einem versiegelten Umschlag. Das Siegel beginnt mit { $seal }; am Ende wird der Umschlag geöffnet.
play-yes = j
play-no = n
play-yes-or-no = Bitte { play-yes } (ja) oder { play-no } (nein).

## rapido play: the game

play-staircase = Treppe
play-fields = Felder
play-turn = Zug { $turn }
play-your-turn = { $player }, du bist dran.
play-roll-number = Wurf { $number }
play-choose-roll = würfeln
play-choose-roll-pair = mit Paar { $pair } würfeln
play-choose-roll-again = weiterwürfeln (fast jeder dritte Wurf, 11 von 36, zeigt ein X und beendet deinen Zug)
play-choose-place =
    { $count ->
        [one] auf diesem Feld platzieren
       *[other] auf einem dieser Felder platzieren
    }
play-choose-place-throwing-out = hier platzieren und rauswerfen: { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } Regeln · { $log } Verlauf · { $quit } beenden und speichern
play-key-roll = w
play-key-rules = r
play-key-log = v
play-key-quit = b
play-not-understood = „{ $typed }“ steht hier nicht zur Wahl.
play-choose-one = Bitte gib eine der Möglichkeiten ein.
play-log = Was bisher geschah
play-saved = Die Partie ist gespeichert. Weiterspielen: { $command }
play-computer-failed = Computergegner { $player } hatte ein Problem und spielt etwas Einfaches. Grund: { $reason }

## Computer players of others

player-broken = Der Computergegner { $name } lässt sich nicht laden: { $reason }
# A plug-in of somebody else has a computer player under the name of one of ours.
player-name-taken = Die Erweiterung { $plugin } wird nicht benutzt: { $name } heißt schon ein Computergegner von Rapido.
player-raised = { $error }
player-raised-in = { $error } ({ $file }, Zeile { $line })
player-illegal = er hat { $action } gewählt, was hier nicht erlaubt ist

## rapido play: the end

play-opened =
    { $rolls ->
        [one] Der Umschlag ist offen: Die geheime Zahl passt zum Siegel, und der einzige Wurf ist der versiegelte.
       *[other] Der Umschlag ist offen: Die geheime Zahl passt zum Siegel, und alle { $rolls } Würfe sind genau die versiegelten.
    }
play-record = Die Aufzeichnung dieser Partie: { $file }
play-verify-hint = Jederzeit nachprüfen: { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] Die geheime Zahl passt zum Siegel dieser Partie. Gewürfelt wurde noch nicht.
        [one] Die Würfel sind echt. Die geheime Zahl passt zum Siegel dieser Partie, und der einzige Wurf ergibt sich aus ihr und den Beiträgen der Spieler.
       *[other] Die Würfel sind echt. Die geheime Zahl passt zum Siegel dieser Partie, und alle { $rolls } Würfe ergeben sich aus ihr und den Beiträgen der Spieler.
    }
# The record is damaged after these rolls.
verify-genuine-part =
    { $rolls ->
        [0] Die geheime Zahl passt zum Siegel dieser Partie, aber die Aufzeichnung ist schon vor dem ersten Wurf beschädigt.
        [one] Der erste Wurf ist echt: Er ergibt sich aus der versiegelten geheimen Zahl und den Beiträgen der Spieler. Was danach kommt, lässt sich nicht prüfen.
       *[other] Die ersten { $rolls } Würfe sind echt: Sie ergeben sich aus der versiegelten geheimen Zahl und den Beiträgen der Spieler. Was danach kommt, lässt sich nicht prüfen.
    }
verify-legal = Alles wurde nach den Regeln gespielt, und das Ergebnis stimmt: { $result }.
verify-result-won = { $player } gewinnt
verify-result-unfinished = die Partie ist noch nicht zu Ende
verify-unsure = Bewiesen sind die Würfel: Jeder Wurf ergibt sich aus der versiegelten geheimen Zahl und den Glückswörtern. Nicht bewiesen sind Namen und Entscheidungen; die lassen sich in einer Aufzeichnung ändern, solange die Regeln eingehalten sind. Auch nicht bewiesen ist, wann das Siegel zum ersten Mal zu sehen war und ob jemand die geheime Zahl schon vor dem Ende kannte oder ein Glückswort passend dazu gewählt hat.
verify-proved = Bewiesen sind die Würfel: Jeder Wurf ergibt sich aus einer geheimen Zahl und aus Beiträgen, die vorher feststanden. Niemand konnte sich die Würfe aussuchen, sofern mindestens eine Person, die ihren Beitrag geöffnet hat, ehrlich war und alle Festlegungen vorher gesehen hat. Nicht bewiesen sind Namen und Entscheidungen; die lassen sich in einer Aufzeichnung ändern, solange die Regeln eingehalten sind. Auch nicht bewiesen ist, wann Siegel und Festlegungen zum ersten Mal zu sehen waren und ob jemand die geheime Zahl schon vor dem Ende kannte.
verify-opened = Beitrag vor der Partie festgelegt und unverändert geöffnet: { $players }.
verify-unopened =
    { $count ->
        [one] Festgelegt, aber nie geöffnet und deshalb weggelassen: der Beitrag von { $players }. Wer ihn zurückgehalten hat, konnte zwischen zwei Würfelfolgen wählen.
       *[other] Festgelegt, aber nie geöffnet und deshalb weggelassen: die Beiträge von { $players }. Wer sie zurückgehalten hat, konnte bei jedem zwischen zwei Würfelfolgen wählen.
    }
verify-plain = Glückswort nicht mitgezählt, weil es vorher nicht festgelegt war: { $players }.
verify-broken_commitment = Was { $player } zu den Würfeln beigetragen haben soll, ist nicht das, was { $player } vor der Partie festgelegt hatte. Diese Würfel sind nicht echt.
verify-not_sealed = Diese Partie hat kein Siegel, deshalb lassen sich ihre Würfel nicht prüfen.
verify-not_revealed = Die geheime Zahl dieser Partie ist noch nicht bekannt, deshalb lassen sich ihre Würfel noch nicht prüfen.
verify-broken_seal = Die geheime Zahl ist nicht die versiegelte. Diese Würfel sind nicht echt.
verify-wrong_roll = { $player }, Wurf { $number } der Partie, in Zug { $turn }: In der Aufzeichnung steht { $found }, versiegelt war aber { $sealed }. Diese Würfel sind nicht echt.

## Files and options

file-not-found = Die Datei { $file } gibt es nicht.
file-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
file-empty = { $file } ist leer. Es wurde nichts verändert.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
file-not-text = Die Datei { $file } ist keine Textdatei in UTF-8.
file-too-large = Die Datei { $file } ist größer, als die Aufzeichnung einer Partie je sein kann.

## rapido serve, backup and restore

serve-address = Rapido ist bereit: { $address }
serve-lan = Für Handys und Computer im selben Netzwerk: { $address }
serve-stop = Mit Strg+C beendest du Rapido. Keine Partie geht verloren.
serve-goodbye = Auf Wiedersehen. Alle Partien sind gespeichert.
serve-port-taken = Port { $port } ist schon belegt, vielleicht von einem Rapido, das bereits läuft: Versuche es mit http://127.0.0.1:{ $port }/. Sonst wähle mit --port einen anderen, zum Beispiel --port 8400.
serve-address-unusable = Der Server kann auf { $address } keine Verbindungen annehmen ({ $reason }). Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
serve-folder-unwritable = Der Ordner { $folder } lässt sich nicht benutzen ({ $reason }). Wähle mit --data einen anderen.
serve-folder-in-use = Ein Rapido-Server benutzt { $folder } schon: Seine Adresse steht im Terminal, in dem du ihn gestartet hast. Nimm diesen, beende ihn mit Strg+C, oder wähle mit --data einen anderen Ordner.
serve-disk-full = Der Datenträger von { $folder } ist voll. Schaffe Platz und starte noch einmal.
serve-rescued = Die Datenbank { $file } ist weg, aber alle Partien wurden beim Löschen in { $rescued } gerettet. Mit „rapido restore DATEI“ holst du sie zurück; ohne sie startet der Server, wenn du diese Datei in einen anderen Ordner verschiebst.
serve-store-unreachable = Die Datenbank { $store } lässt sich nicht benutzen ({ $reason }). Prüfe, ob PostgreSQL läuft und ob die URL in --store, RAPIDO_STORE oder rapido.toml stimmt.
serve-bus-not-shared = Andere Prozesse benutzen diese Datenbank ({ $store }): Gib allen denselben Bus.
serve-newer = Die Partien in { $file } hat eine neuere Version von Rapido gespeichert. Starte diese Version, oder wähle mit --data einen anderen Ordner.
serve-damaged = Die Datei { $file } ist beschädigt ({ $reason }). Sie wurde nicht verändert. Stelle mit „rapido restore DATEI“ eine Sicherung wieder her, oder wähle mit --data einen anderen Ordner.
serve-store-newer = Die Partien in { $file } hat eine neuere Version von Rapido gespeichert. Starte diese Version, oder wähle mit --store eine andere Datenbank.
serve-workers-failed = Keiner der Serverprozesse ist gestartet ({ $reason }). Warum, steht in den Zeilen darüber.
backup-done = Alle Partien sind in { $file } gesichert.
backup-target-in-use = { $file } wird von einem Server benutzt. Wähle für die Sicherung eine andere Datei.
backup-target-foreign = { $file } ist keine Sicherung von Rapido und wurde nicht überschrieben. Wähle eine andere Datei.
backup-source-damaged = Die Datenbank { $file } ist beschädigt ({ $reason }). Es wurde nichts gesichert.
backup-canceled = Abgebrochen. Es wurde nichts gesichert.
site-done = Die Website ist geschrieben: { $files } Dateien in { $folder }. Lege sie auf einen beliebigen Webserver, in einen beliebigen Ordner.
site-folder-in-use = In { $folder } liegen andere Dateien, darum wurde nichts geschrieben. Wähle einen leeren oder neuen Ordner, oder schreibe mit --force in diesen.
site-not-built = Die Seite ist noch nicht gebaut. Starte Rapido mit ./rapido, dann wird sie gebaut.
site-canceled = Abgebrochen. Die bisherige Website funktioniert weiter; rufe den Befehl noch einmal auf, um die neue zu vervollständigen.
site-canceled-new = Abgebrochen. Rufe den Befehl noch einmal auf, um die Website zu vervollständigen.
docs-building = Die Dokumentation wird gebaut. Beim ersten Mal dauert das etwa eine Minute.
docs-folder-in-use = In { $folder } liegen andere Dateien, darum wurde nichts geschrieben. Wähle einen leeren oder neuen Ordner.
docs-not-contained = Dieses Rapido kam ohne seine Dokumentation. Sie liegt im Ordner docs des Projekts, oder { $command } zeigt sie in einem Klon davon.
docs-not-built = Die Dokumentation ließ sich nicht bauen: { $reason }
docs-no-such-page = Eine Seite { $page } gibt es nicht.
docs-pages = Es gibt diese Seiten: { $pages }.
docs-more-pages = { $count ->
    [one] Dazu gehört noch eine Unterseite: { $example }.
   *[other] Dazu gehören noch { $count } Unterseiten, zum Beispiel { $example }.
}
restore-done = Die Partien aus der Sicherung liegen jetzt in { $folder }.
restore-kept = Was vorher dort war, liegt noch daneben.
restore-done-server = Die Partien aus der Sicherung liegen jetzt in { $store }. Was vorher dort war, liegt in { $file }.
restore-unknown = Die Verbindung zu { $store } brach beim letzten Schritt ab. Ob die Partien ersetzt wurden, zeigt „rapido status“. Was vorher dort war, liegt in { $file }.
restore-waits = Die Sicherung liegt in { $folder } bereit, aber der Server hat sie noch nicht übernommen.
restore-damaged = { $file } ist keine brauchbare Sicherung ({ $reason }). Es wurde nichts verändert.
restore-newer = { $file } stammt aus einer neueren Version von Rapido. Installiere diese Version, um die Sicherung wiederherzustellen. Es wurde nichts verändert.
restore-foreign = { $file } ist keine Sicherung von Rapido ({ $reason }). Es wurde nichts verändert.
restore-same = { $file } ist die Datenbank, die gerade benutzt wird. Es gibt nichts wiederherzustellen.
restore-failed = Die Sicherung lässt sich nicht in den Ordner { $folder } schreiben: { $reason }. Es wurde nichts verändert.
restore-refused = Der Server konnte die Sicherung nicht benutzen und behält seine bisherigen Partien. Warum, steht in seinem Protokoll; die Sicherung liegt in { $folder }, mit „refused“ im Namen.
restore-canceled = Abgebrochen. Es wurde nichts verändert.
restore-broken-rooms =
    { $count ->
        [one] Ein Raum der Sicherung ist beschädigt und lässt sich nicht öffnen. Alle anderen sind in Ordnung.
       *[other] { $count } Räume der Sicherung sind beschädigt und lassen sich nicht öffnen. Alle anderen sind in Ordnung.
    }

## rapido migrate, rooms and status

store-in-use = Ein Server benutzt { $store }. Halte ihn zuerst an.
store-not-found = Die Datei { $file } ist nicht da. Sind die Partien in einem anderen Ordner, so nenne ihn mit --data oder die Einstellungen des Servers mit --config.
store-migrating = In { $store } liegt nur ein Teil der Partien: Ein Umzug wurde unterbrochen. Rufe „rapido migrate“ noch einmal auf; es macht an derselben Stelle weiter.
store-newer = Die Partien in { $store } hat eine neuere Version von Rapido gespeichert. Installiere diese Version.
store-damaged = Die Datenbank in { $store } ist beschädigt ({ $reason }).
store-unusable = { $store } lässt sich nicht benutzen: { $reason }.
migrate-same = { $store } ist Quelle und Ziel zugleich. Es gibt nichts umzuziehen.
migrate-while-serving = Solange ein Server läuft, lassen sich Partien nicht umziehen: Züge aus dieser Zeit gingen verloren. Halte zuerst den Server an.
migrate-other-games =
    { $count ->
        [one] In { $store } gibt es einen Raum, den die Quelle nicht hat oder in dem weitergespielt wurde. Es wurde nichts verändert. Wähle ein leeres Ziel.
       *[other] In { $store } gibt es { $count } Räume, die die Quelle nicht hat oder in denen weitergespielt wurde. Es wurde nichts verändert. Wähle ein leeres Ziel.
    }
migrate-differs = Die Partien in { $store } sind nicht dieselben wie in der Quelle ({ $reason }); deshalb startet dort kein Server. Wurde die Quelle inzwischen verändert? Rufe den Befehl noch einmal auf, nötigenfalls mit einem leeren Ziel.
migrate-failed = Die Partien konnten nicht umgezogen werden: { $reason }. Die Quelle ist unverändert. Rufe den Befehl noch einmal auf, sobald das behoben ist; er macht an derselben Stelle weiter.
migrate-canceled = Abgebrochen. Die Quelle ist unverändert. Beim nächsten Aufruf geht es an derselben Stelle weiter.
migrate-broken-rooms =
    { $count ->
        [one] Ein Raum war schon vorher beschädigt und lässt sich nicht öffnen. Alle anderen sind in Ordnung.
       *[other] { $count } Räume waren schon vorher beschädigt und lassen sich nicht öffnen. Alle anderen sind in Ordnung.
    }
migrate-nothing = Alle Partien lagen schon in { $store }: { $rooms ->
        [one] ein Raum
       *[other] { $rooms } Räume
    }, verglichen und nachgespielt.
migrate-done = Alle Partien liegen jetzt in { $store }: { $rooms ->
        [one] ein Raum
       *[other] { $rooms } Räume
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, verglichen und nachgespielt. Die Quelle ist unverändert.
rooms-canceled = Abgebrochen.
rooms-none = Keine Räume gefunden.
rooms-which = Nenne die Räume: --older-than, --fingerprint, --address, --id oder --all.
rooms-address-log = Um die Räume einer Adresse zu finden, nenne das Protokoll des Servers: --address HASH --log DATEI.
rooms-log-on-input = Das Protokoll kommt über die Standardeingabe, also kann niemand gefragt werden: Füge --yes hinzu.
rooms-address-unknown = Laut Protokoll hat { $address } keinen Raum eröffnet.
rooms-fingerprint-unknown = Kein Raum hat den Fingerabdruck { $fingerprint }.
rooms-id-unknown = Kein Raum hat die Kennung { $id }.
rooms-confirm-close =
    { $count ->
        [one] Einen Raum schließen? Eine laufende Partie endet. (j/n)
       *[other] { $count } Räume schließen? Laufende Partien enden. (j/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] Einen Raum mit allen seinen Partien löschen? Das lässt sich nicht rückgängig machen. (j/n)
       *[other] { $count } Räume mit allen ihren Partien löschen? Das lässt sich nicht rückgängig machen. (j/n)
    }
rooms-yes = j
rooms-not-asked = Niemand kann antworten, also bleibt alles, wie es ist. Mit --yes geht es ohne Frage.
rooms-closed =
    { $count ->
        [one] Ein Raum wurde geschlossen.
       *[other] { $count } Räume wurden geschlossen.
    }
rooms-deleted =
    { $count ->
        [one] Ein Raum wurde mit allen seinen Partien gelöscht.
       *[other] { $count } Räume wurden mit allen ihren Partien gelöscht.
    }
rooms-failed = { $fingerprint }: { $reason }
rooms-restart = Auf dem Server, der { $store } benutzt, läuft eine ältere Version. Starte ihn zuerst neu.
rooms-head-room = Raum
rooms-head-state = Zustand
rooms-head-last = Zuletzt benutzt
rooms-head-entries = Einträge
rooms-head-games = Partien
rooms-open = offen
rooms-playing = im Spiel
rooms-is-closed = geschlossen
status-store = Speicher: { $store } ({ $kind }, Schema { $schema }, { $size } MB)
status-rooms = Räume: { $open } offen, { $closed } geschlossen
status-games = Partien: { $running } laufend, { $finished } beendet, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }
status-last-write = Zuletzt geschrieben: { $time }
status-last-backup = Letzte Sicherung: { $time }
status-never = nie
status-no-backup = noch keine
status-unknown = unbekannt
status-no-server = Es läuft kein Server.
status-served = Ein Server läuft.
status-process = { $process } (Prozess { $pid }): Version { $version }, { $address }, { $connections ->
        [one] eine Verbindung
       *[other] { $connections } Verbindungen
    }, { $rooms ->
        [one] ein Raum
       *[other] { $rooms } Räume
    }, seit { $since }, { $lag } ms Rückstand, Bus { $bus }
# As in the metrics: one of several server processes on one port.
status-worker = Worker { $number }
status-connected = verbunden
status-disconnected = nicht verbunden
status-healthy = Alles in Ordnung.
status-problem-bus = Ein Server ist nicht mit dem Bus verbunden: Züge erreichen Mitspieler auf anderen Servern bis zu zwei Sekunden später.
status-problem-buses = Die Server haben verschiedene Busse und hören nichts voneinander: Züge erreichen Mitspieler auf anderen Servern spät. Gib allen denselben Bus.
status-problem-disk = Der Datenträger ist voll oder fast voll: { $free } MB sind frei. Ohne Platz lässt sich kein Zug speichern; gibt es wieder welchen, läuft der Server von selbst weiter.
status-problem-lag = Ein Server ist mehr als eine Sekunde im Rückstand: Er ist überlastet.
status-problem-schema = Die Datenbank hat ein älteres Schema. Der nächste Start eines Servers bringt sie auf den neuesten Stand.

## The rules in short

rules-title = Rapido in drei Minuten
rules-aim = Zwei bis sechs Leute spielen mit; wer am jüngsten ist, fängt an. Bring deine Spielfigur vor allen anderen ins Ziel, ganz oben auf der Treppe: Stufe { $finish }.
rules-turn = Ein Zug besteht aus drei Aktionen: werten, würfeln, platzieren.
rules-score = Werten: Liegt dein Würfelpaar zu Beginn deines Zuges noch auf einem Würfelfeld, dann steigst du so viele Stufen hoch, wie das Feld anzeigt, und nimmst die Würfel zurück.
rules-roll = Würfeln: Deine zwei Würfel sind verschieden. Einer hat X 1 2 3 4 7, der andere X 1 2 3 5 6. Wirf beide zusammen, so oft du dich traust. Die höhere Zahl zählt als Zehner: 2 und 6 ergeben 62.
rules-cross = Beim ersten Wurf eines Zuges gilt ein X als Null, und nichts passiert. Ab dem zweiten Wurf beendet ein X deinen Zug: Du platzierst nichts und fällst für jedes X eine Stufe zurück, aber nie unter das Startfeld.
rules-double = Ein Pasch bringt dich sofort nach oben: 1-1 eine Stufe, 2-2 zwei, 3-3 drei.
rules-place = Platzieren: Hörst du auf, dann leg deine Würfel auf ein freies Feld von 0 bis 5; es darf auch über einem stärkeren Paar liegen. Auf den Feldern 1 bis 5 hat nur je ein Paar Platz, auf Feld 0 beliebig viele.
rules-throw-out = Rauswerfen: Wenn du platzierst, fliegen alle Würfelpaare der anderen raus, die höher liegen und gleich viel oder weniger wert sind. Wer rausgeworfen wird, nimmt die Würfel zurück und hat im nächsten Zug nichts zu werten.
rules-end = Wer das Ziel erreicht, gewinnt sofort, ob beim Werten oder mit einem Pasch. Genau treffen muss man es nicht.
rules-two = Zu zweit habt ihr je zwei Würfelpaare und je eine Spielfigur. In einem Zug würfelst du nur mit einem Paar. Werten kannst du nur, wenn zu Beginn deines Zuges beide Paare auf Feldern liegen: Dann zählt die Summe der zwei Felder. Deine eigenen Paare werfen sich nie gegenseitig raus.
rules-more = Alle Regeln mit Fragen und Antworten: { $command }. Zum Drucken: „Regeln“ im Browser.

## Who moved, for rapido verify

verify-stand-in =
    { $count ->
        [one] Laut Aufzeichnung hat ein Computer einmal für { $player } gespielt.
       *[other] Laut Aufzeichnung hat ein Computer { $count }-mal für { $player } gespielt.
    }
extra-missing = Für diesen Befehl fehlen noch Pakete. So installierst du sie: { $command }
module-missing = Diesem Python fehlt das Modul { $module } seiner Standardbibliothek: Es wurde ohne gebaut. Nimm ein anderes Python, etwa das deines Systems.
