### The lab: the options of its commands, and its errors.

## Options

help-lab-players = Computergegner wie perfect,careful oder die des Kernels: uniform, threshold; oder ein eigenes Programm, als engine:BEFEHL
help-lab-games = wie viele Partien: 1000, 10k, 2.5M, 1e6
help-lab-games-each = wie viele Partien für jede Gruppe: 1000, 10k, 2.5M, 1e6
help-lab-seed = derselbe Startwert ergibt dieselben Partien (Standard: ein zufälliger)
help-lab-workers = wie viele Arbeitsprozesse (Standard: alle Kerne); die Ergebnisse bleiben gleich
help-lab-dask = stattdessen die eines Dask-Clusters benutzen
help-lab-csv = durch Kommas getrennte Werte ausgeben
help-lab-html = auch einen Bericht mit Diagrammen schreiben
help-lab-more = Was die Zahlen bedeuten, steht auf Englisch in docs/lab.md.
help-arena-seats = Spieler in einer Partie (Standard: %(default)s)
help-solve-players = 2 oder 3 (Standard: %(default)s)
help-solve-epsilon = zu zweit: der größte Abstand der Schranken (1e-6); zu dritt: wie viel schlechter als die beste eine Wahl sein darf, um manchmal gespielt zu werden (1e-3)
help-solve-threads = wie viele Threads (Standard: alle Kerne)
help-solve-out = die Tabelle in diese Datei schreiben; ohne --out oder --keep wird nur das Ergebnis gezeigt
help-solve-keep = sie in den Ordner schreiben, den Computergegner, Auswertungen und Tipps lesen
help-solve-resume = nach einer Unterbrechung weitermachen
help-solve-pause = wie oft ein Zwischenstand geschrieben wird, in Sekunden oder als Dauer wie 5m (Standard: %(default)s)
help-solve-gpu = auf einer NVIDIA-Grafikkarte rechnen, mit nvcc
help-solve-check = stattdessen eine Tabelle prüfen
help-lab-log = ab und zu eine Zeile über den Fortschritt an diese Datei anhängen
help-solve-more = Verfahren und Ergebnisse stehen auf Englisch in docs/solving.md.
help-train-out = die Datei der Bewertungsfunktion
help-train-players = für welche Spielerzahlen (Standard: alle); andere in der Datei bleiben
help-train-tables = Tabellen von rapido solve, aus denen gelernt wird
help-train-seed = mit --lessons führt derselbe Startwert zum selben Ergebnis (Standard: %(default)s)
help-train-minutes = wie lange für jede Spielerzahl, in Minuten oder als Dauer wie 90s oder 2h (Standard: %(default)s)
help-train-lessons = wie viele Lektionen für jede Spielerzahl, statt Minuten
help-train-side = parallele Prozesse (Standard: auf einer Grafikkarte alle zugleich, sonst einer)
help-train-go-on = mit den Gewichten aus der Datei weitermachen
help-train-small = kleinere Batches, für eine CPU
help-train-more = Wie das geht und wie gut das Ergebnis ist, steht auf Englisch in docs/training.md.
help-puzzles-make = Partien spielen und eine neue Sammlung schreiben
help-puzzles-check = jedes Rätsel nachrechnen
help-puzzles-players = nur die Rätsel für 2 oder für 3 (Standard: beide)
help-puzzles-table = das gelöste Spiel zu zweit, wie rapido solve es schreibt
help-puzzles-table-three = das gelöste Spiel zu dritt
help-puzzles-file = die Sammlung (Standard: die von Rapido)
help-puzzles-count = wie viele ausgewählt werden (Standard: { $two } zu zweit, { $three } zu dritt)
help-puzzles-games = wie viele Partien durchsucht werden (Standard: %(default)s)
help-puzzles-seed = ein anderer Startwert findet andere Rätsel (Standard: %(default)s)

## Errors and results

lab-seats = Rapido ist für 2 bis 6 Spieler, nicht für { $seats }.
lab-bot-seats = Der Computergegner { $name } kann nicht an einem Tisch für { $seats } spielen.
lab-engine-command = { $name } nennt kein Programm. Schreibe engine: und den Befehl, etwa engine:./my-engine
lab-games = Mit diesen Computergegnern sind 1 bis { $most } Partien möglich, nicht { $games }.
lab-named-twice = { $name } ist doppelt genannt. In der Arena treten verschiedene Computergegner an.
lab-arena-two = Eine Arena braucht mindestens zwei Computergegner.
lab-player-failed = Der Computergegner { $name } ist in Partie { $game } mit dem Startwert { $seed } gescheitert: { $reason }
lab-no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn an oder wähle einen anderen.
lab-worker-died = Die Partien konnten nicht beendet werden: Ein Arbeitsprozess ist abgebrochen.
lab-no-processes = Weitere Prozesse lassen sich hier nicht starten: { $reason }
lab-one-worker = Weitere Prozesse lassen sich hier nicht starten ({ $reason }), also spielt ein einziger alle Partien.
lab-dask-missing = --dask braucht das Paket distributed. Installiere es mit { $command }
lab-dask-silent = Unter { $address } antwortet kein Dask-Scheduler.
lab-dask-address = Ein Dask-Scheduler hat eine Adresse wie tcp://host:8786, nicht { $address }.
lab-dask-no-workers = Der Dask-Scheduler unter { $address } hat keine Arbeitsprozesse.
lab-dask-no-rapido = Den Arbeitsprozessen von { $address } fehlt Rapido: { $reason }
lab-dask-version = Der Arbeitsprozess { $worker } hat Rapido { $version }, nicht { $own }.
lab-dask-gone = Der Dask-Scheduler unter { $address } ist weg.
lab-dask-died = Die Arbeitsprozesse des Dask-Schedulers unter { $address } sind immer wieder abgebrochen: { $reason }
lab-interrupted = unterbrochen
lab-so-far = { $reason }: Das sind die bisherigen Ergebnisse
lab-nothing-yet = { $reason }, bevor es erste Ergebnisse gab
lab-report-written = Der Bericht ist in { $file }.
lab-slow = { $reason } Stattdessen rechnet Python, das ist viel langsamer.
solve-finish = Das Spiel lässt sich für ein Ziel von 1 bis { $most } lösen.
solve-epsilon = Hier ist epsilon eine Zahl ab { $least } und unter 1.
solve-resume-out = Nenne mit --out oder --keep die Tabelle, mit der es weitergehen soll.
solve-resume-gpu = Auf einer Grafikkarte dauert es eine Minute, ohne Zwischenstände.
solve-memory = Ein Ziel auf Stufe { $finish } mit { $epsilon } braucht { $needed } GB Speicher, hier sind es { $installed } GB.
solve-no-kernel = Das Spiel lässt sich nur mit dem kompilierten Kernel lösen. { $reason }
solve-no-nvcc = Zum Rechnen auf einer Grafikkarte braucht es den NVIDIA-Compiler nvcc, der nicht gefunden wurde.
solve-nvcc-failed = nvcc konnte nicht für die Grafikkarte dieses Rechners kompilieren: { $reason }
solve-gpu-failed = Die Grafikkarte meldet einen Fehler: { $reason }
solve-nothing-to-resume = In { $file } ist nichts, womit --resume weitermachen könnte: { $reason }.
solve-other-checkpoint = { $file } ist ein Zwischenstand für { $players } Spieler und ein Ziel auf Stufe { $finish } mit Zellen von { $cell } Bytes, nicht für dieses Spiel und diese Genauigkeit.
solve-checkpoint-damaged = Der Zwischenstand { $file } ist beschädigt. Fang ohne --resume neu an.
solve-progress-damaged = Der Fortschritt im Zwischenstand ist beschädigt ({ $reason }). Fang ohne --resume neu an.
solve-too-long = { $file } ist für eine längere Treppe, als sich lösen lässt.
solve-resumable = Unterbrochen. --resume macht hier weiter.
solve-interrupted = Unterbrochen.
solve-not-kept = Die Tabelle wird nicht gespeichert, nur das Ergebnis wird gezeigt. --keep schreibt sie in den Ordner, den Computergegner, Auswertungen und Tipps lesen, --out DATEI an jeden Ort.
solve-kept = Die Tabelle ist in { $file }.
table-none = { $file } ist keine Tabelle eines gelösten Spiels.
table-version = { $file } ist eine Tabelle der Version { $version }; dieses Programm liest { $own }.
table-size = { $file } ist beschädigt: Es müssten { $bytes } Bytes sein.
table-players = { $file } ist eine Tabelle für { $players } Spieler, nicht für { $wanted }.
table-finish = { $file } ist eine Tabelle für ein Ziel auf Stufe { $finish }.
table-cut = Die Tabelle wurde abgeschnitten, während sie benutzt wurde.
table-other-game = Diese Tabelle ist für { $players } Spieler und ein Ziel auf Stufe { $finish }, nicht für { $other } und { $step }.
table-missing = Unter { $file } ist keine Tabelle des gelösten Spiels für { $players }. So entsteht eine: { $command }
puzzles-no-file = { $file } ist keine Rätseldatei: { $reason }
puzzles-too-large = { $file } ist keine Rätseldatei: Sie hat mehr als { $bytes } Bytes
# A line of the file that cannot be read.
puzzle-parts = ein Rätsel hat eine Stellung, eine Art, ein Level und Möglichkeiten, nicht „{ $line }“
puzzle-actions = ein Rätsel nennt alle erlaubten Möglichkeiten und keine andere, nicht „{ $line }“
puzzle-grade = ein Rätsel hat eine Art und ein Level von 1 bis 5, nicht „{ $line }“
puzzles-made = { $count } Rätsel für { $players }, ausgewählt aus { $found }: { $file }
puzzles-checked = { $checked } Rätsel, davon { $wrong } falsch
train-no-torch = Zum Trainieren braucht es torch, und das ist nicht installiert: { $command }
train-lessons = Nenne für jede Spielerzahl genau eine Zahl von Lektionen.
train-failed = Das Training für { $players } Spieler ist gescheitert: { $reason }
train-written = { $players } Spieler: in { $file } geschrieben
train-interrupted = Unterbrochen. Was fertig war, steht in der Datei.

## The kernel, without which everything is played in Python

kernel-not-compiled = Rapidos Kernel ist hier nicht kompiliert, denn bei der Einrichtung gab es keinen C-Compiler. Für volles Tempo: einen installieren (Debian und Ubuntu: sudo apt install gcc; macOS: xcode-select --install; überall: pip install ziglang), dann ./rapido starten oder Rapido neu installieren.
kernel-unreadable = Rapidos Kernel lässt sich nicht lesen: { $reason }.
kernel-damaged = Rapidos Kernel ist beschädigt: { $file } hat sich seit dem Kompilieren verändert.
kernel-not-loaded = Rapidos Kernel lässt sich nicht laden: { $reason }.
kernel-version = Rapidos Kernel in { $file } hat die Version { $version }, nicht { $own }.
