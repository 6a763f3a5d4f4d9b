### Errors in records; shared by terminal and browser.

damage = La registrazione è danneggiata ({ $where }): «{ $token }» qui non va bene.
damage-missing = La registrazione è danneggiata ({ $where }): manca qualcosa.
damage-line = riga { $line }
# Follows one of the two sentences above, and the reason if there is one.
damage-expected = Previsto: { $expected }.
# $expected is one of the messages below, $example shows it in notation.
damage-example = { $expected } ({ $example })
expected-version = il formato con la sua versione
expected-header = un’intestazione come «Player A: Ana» o una riga vuota
expected-header_once = ogni intestazione una volta sola
expected-players = da due a sei nomi, a partire da A e senza salti, tanti quanti nella posizione iniziale
expected-start_or_finish = o Start o Finish, non tutti e due
expected-position = una posizione come 0,0,0/21 -/-/-/-/-/- A
expected-finish = uno scalino da 1 a 999
expected-turn = il turno successivo o il risultato
expected-move = una mossa
expected-end_of_turn = la fine della riga, perché il turno è finito
expected-result = il risultato della partita così come è stata giocata
expected-end = nient’altro dopo il risultato
expected-line = un testo su una riga, non troppo lungo, senza caratteri di controllo
expected-digits = 64 caratteri, solo da 0 a 9 e dalla a alla f
expected-tag = un altro nome, una sola parola con l’iniziale maiuscola, non ancora usata
expected-tags = al massimo 100 altre intestazioni
expected-length = una registrazione di al massimo 8 milioni di caratteri
expected-json = JSON
expected-object = un oggetto
expected-list = un elenco
expected-text = un testo
expected-member = solo queste voci
expected-member_once = ogni voce una volta sola
