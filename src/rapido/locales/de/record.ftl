### Errors in records; shared by terminal and browser.

damage = Die Aufzeichnung ist beschädigt ({ $where }): „{ $token }“ passt hier nicht.
damage-missing = Die Aufzeichnung ist beschädigt ({ $where }): Hier fehlt etwas.
damage-line = Zeile { $line }
# Follows one of the two sentences above, and the reason if there is one.
damage-expected = Erwartet: { $expected }.
# $expected is one of the messages below, $example shows it in notation.
damage-example = { $expected } ({ $example })
expected-version = das Format und seine Version
expected-header = eine Kopfzeile wie „Player A: Ana“ oder eine leere Zeile
expected-header_once = jede Kopfzeile nur einmal
expected-players = zwei bis sechs Namen, ab A ohne Lücke, so viele wie in der Stellung am Anfang
expected-start_or_finish = entweder Start oder Finish, nicht beides
expected-position = eine Stellung wie 0,0,0/21 -/-/-/-/-/- A
expected-finish = eine Stufe von 1 bis 999
expected-turn = der nächste Zug oder das Ergebnis
expected-move = eine Aktion
expected-end_of_turn = das Ende der Zeile, weil der Zug vorbei ist
expected-result = das Ergebnis, das zu den Zügen passt
expected-end = nichts mehr nach dem Ergebnis
expected-line = ein Text in einer Zeile, nicht zu lang, ohne Steuerzeichen
expected-digits = 64 Zeichen, nur 0 bis 9 und a bis f
expected-tag = ein anderer Name, und zwar ein Wort mit großem Anfangsbuchstaben, das noch frei ist
expected-tags = höchstens 100 weitere Kopfzeilen
expected-length = eine Aufzeichnung mit höchstens 8 Millionen Zeichen
expected-json = JSON
expected-object = ein Objekt
expected-list = eine Liste
expected-text = ein Text
expected-member = nur diese Einträge
expected-member_once = jeder Eintrag nur einmal
