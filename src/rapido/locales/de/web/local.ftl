### Tables in this browser, and links that carry a game.

local-table = Dein Tisch
local-gone = Diesen Tisch gibt es hier nicht
local-gone-hint = Er steht in einem anderen Browser, oder er wurde entfernt. Eine Partie im Browser liegt nur auf dem Gerät, auf dem sie gespielt wurde.
local-elsewhere-hint = Du kannst dort weiterspielen oder hier.

## Storage

local-not-stored = Dieser Browser speichert nichts. Die Partie ist also weg, wenn du die Seite schließt oder neu lädst. Spielen kannst du trotzdem, und am Ende kannst du sie teilen oder als Datei sichern.
local-full = Der Speicherplatz ist voll
local-full-hint = Für den nächsten Zug hat dieser Browser keinen Platz mehr. Von selbst wird nichts gelöscht: Sichere alte Partien als Datei, wenn du magst, entferne ein paar davon, und weiter geht’s. Oder spiel ohne Speichern weiter: Dann ist diese Partie weg, sobald du die Seite schließt.
local-save-game = Als Datei sichern: { $who }
local-remove-game = Entfernen: { $who }
local-store-again = Weiter
local-still-full = Der Platz reicht noch nicht. Entferne eine weitere Partie.
local-play-unstored = Ohne Speichern weiterspielen

## A room with friends

local-to-room = Mit Freunden spielen
local-friends = Mit Freunden weiterspielen
local-friends-hint = Eröffnet einen Raum mit genau dieser Stellung und mit denselben Leuten und Computergegnern. Dort machst du für alle, die dazukommen, je einen Platz frei und verschickst den Link. Hier bleibt alles, wie es ist.
local-friends-setup-hint = Eröffnet einen Raum mit denselben Leuten, Computergegnern und Einstellungen. Dort machst du für alle, die dazukommen, je einen Platz frei und verschickst den Link.
local-open-room = Raum eröffnen
# $server is, for example, rapido.example.
local-friends-elsewhere = Mit Freunden triffst du dich in Räumen auf { $server }. Diese Partie bleibt hier.
local-to-server = Dorthin gehen
local-opening-room = Der Raum wird eröffnet …
local-room-offline = Ein Raum braucht Internet, und im Moment gibt es keine Verbindung. Hier kannst du trotzdem weiterspielen.
local-moved = Diese Partie geht in einem Raum weiter.
local-to-that-room = Zum Raum

## The sealed dice of one browser

local-dice = Versiegelte Würfel
local-word-hint = Jedes Wort ist recht, auch keins. Es wird in die Würfel gemischt, wenn die Partie beginnt.
local-seal-limits = Bei einer Partie auf diesem Gerät liegen geheime Zahl, Siegel und Wörter alle in diesem Browser. Das Siegel beweist, dass kein Wurf nachträglich geändert wurde: Alle ergeben sich aus einer Zahl, die vor dem ersten Wurf gezogen wurde. Es kann nicht beweisen, dass hier niemand die Zahl angeschaut oder so lange neu angefangen hat, bis die Würfel passten. Wenn ihr das ausschließen wollt, spielt in einem Raum.
local-envelope-good = Alles stimmt: Dein Browser hat jeden Wurf nachgerechnet.

## Sharing

local-share-hint = Diese Partie liegt nur auf diesem Gerät. Der Link enthält sie ganz: Wer ihn öffnet, kann sie in jedem Browser ansehen und auswerten, und kein Server bekommt sie zu sehen.
local-share-link = Link mit der ganzen Partie
local-share-too-long = Für einen Link ist diese Partie zu lang. Verschick stattdessen die Datei: Unter „Aufzeichnung öffnen“ lässt sie sich ansehen.
local-link-failed = Dieser Link lässt sich nicht öffnen
local-link-cut = Er ist nicht vollständig, oder es wurde etwas angehängt. Lass ihn dir noch einmal schicken und kopiere ihn ganz; solche Links sind lang.
local-link-long = Darin steckt mehr, als zu einer Partie gehören kann: Höchstens { $most } KiB werden ausgepackt.
local-link-newer = Er stammt aus einer neueren Version von Rapido. Lade diese Seite neu und versuch es noch einmal.
local-link-browser = Dieser Browser ist zu alt, um ihn auszupacken. Lass dir die Datei der Partie schicken, oder nimm einen neueren Browser.

local-late = Dein Tisch ist noch nicht so weit
error-unreadable = Dieser Browser kommt gerade nicht an die Partien auf diesem Gerät heran. Es ist nichts verloren; gleich folgt der nächste Versuch.
