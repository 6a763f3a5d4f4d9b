### What the launcher says while it sets Rapido up. It has no Fluent yet: each message is one line
### of text and variables.

setup-begin = Rapido wird eingerichtet (einmalig, ein bis zwei Minuten)...
setup-update = Rapido wird auf den neuesten Stand gebracht...
setup-wait = Ein anderer Aufruf richtet Rapido gerade ein, bitte warten...
setup-stopped = Einrichtung abgebrochen; der nächste Start macht weiter.

## Steps

setup-step-folder = Ordner für Pakete anlegen
setup-step-pip = pip installieren
setup-step-packages = Pakete installieren
setup-step-compiler = Compiler installieren (100 MB)
setup-step-node = Node installieren
setup-step-build = Spiel bauen
setup-unpacking = auspacken
setup-doing-kernel = Kernel { $done } von { $of }
setup-doing-page-kernel = Kernel für die Seite
setup-doing-page-packages = Pakete für die Seite
setup-doing-page = Seite

## Without a compiler

setup-no-compiler = Rapido hat keinen C-Compiler gefunden und simuliert Partien deshalb in Python: mit denselben Ergebnissen, aber etwa tausendmal langsamer, und lösen lässt sich das Spiel so nicht. Für volle Geschwindigkeit einen installieren (Debian und Ubuntu: sudo apt install gcc; macOS: xcode-select --install; überall: pip install ziglang) und neu starten.
setup-not-compiled = Rapido konnte seinen Kernel nicht kompilieren und simuliert Partien deshalb in Python: mit denselben Ergebnissen, aber etwa tausendmal langsamer. Der Grund:
setup-no-page-compiler = Rapido hat keinen Compiler für WebAssembly gefunden (das Python-Paket ziglang). Die Seite fragt deshalb den Server, statt selbst zu rechnen, und auch Computergegner brauchen den Server.
setup-page-not-compiled = Rapido konnte seinen Kernel nicht zu WebAssembly kompilieren. Die Seite fragt deshalb den Server, statt selbst zu rechnen, und auch Computergegner brauchen den Server. Der Grund:

## Errors

setup-cannot-write = Rapido kann nicht in den Ordner { $folder } schreiben ({ $reason }): Bitte den Ordner beschreibbar machen, dort Platz schaffen oder mit RAPIDO_VENV=ORDNER einen anderen angeben.
setup-not-owner = Rapido hat sich geändert und muss neu eingerichtet werden, aber der Ordner { $folder } gehört jemand anderem: Bitte den Besitzer einmal { $program } --version ausführen lassen.
setup-disk-full = kein Platz mehr auf dem Datenträger
setup-own-folder = Rapido baut seine Seite im eigenen Ordner { $root }, kann dort aber nicht schreiben: Bitte den Ordner beschreibbar machen und neu starten.
setup-other-files = Im Ordner { $folder } liegen schon andere Dateien: Bitte mit RAPIDO_VENV=ORDNER einen neuen oder leeren angeben.
setup-no-venv = Diesem Python fehlt das Modul venv, das Rapido braucht: Bitte installieren (auf Debian und Ubuntu: sudo apt install python3-venv) oder uv installieren, dann neu starten.
setup-hash-mismatch = Ein heruntergeladenes Paket passt nicht zum Hash in der Lock-Datei von Rapido: Bitte neu starten und, falls es ein zweites Mal passiert, melden (Einzelheiten: { $log }).
setup-no-download = Die Pakete für Rapido konnten nicht heruntergeladen werden: Bitte die Internetverbindung prüfen und neu starten; was schon da ist, bleibt erhalten (Einzelheiten: { $log }).
setup-not-trusted = Die Pakete für Rapido konnten nicht heruntergeladen werden, weil dem Zertifikat eines Servers hier nicht vertraut wird. Das kommt hinter einem Proxy vor, der den Datenverkehr prüft: Bitte dessen Zertifikat besorgen, die Datei mit SSL_CERT_FILE=DATEI angeben und neu starten (Einzelheiten: { $log }).
setup-refused = Ein Server hat verweigert, was Rapido braucht ({ $detail }): In einem Netz mit eigenen Paketservern bitte dort freigeben lassen, dann neu starten (Einzelheiten: { $log }).
setup-not-offered = Der Paketserver hat { $detail } nicht für diesen Computer, Rapido braucht es aber: In einem Netz mit eigenem Paketserver bitte dort aufnehmen lassen, dann neu starten (Einzelheiten: { $log }).
setup-no-node = Rapido baut seine Seite mit Node, das der Paketserver für diesen Computer nicht hat: Bitte Node 20.19 oder neuer installieren, dann neu starten (Einzelheiten: { $log }).
setup-failed = Rapido konnte nicht eingerichtet werden. So hat es geendet:
setup-failed-advice = Wenn das nicht weiterhilft, bitte neu starten; klappt es wieder nicht, den Ordner { $folder } löschen und noch einmal starten oder den Fehler mit der Datei { $log } melden.
