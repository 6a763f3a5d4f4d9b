### The rules on one sheet, for printing.

print-title = Le regole su un foglio
print-now = Stampa
print-hint = Una pagina, A4 o Letter, nero su bianco. Funziona anche senza connessione.
print-board = Il tabellone: la scala con 21 scalini e le caselle da 0 a 5
print-start = Partenza
print-finish = Traguardo
print-fields = Caselle
print-dice = I due dadi di una coppia: tutte e sei le facce
print-example = Esempio: Ana ha tirato 2 e 6, cioè 62
print-example-taken = Le caselle 1, 3 e 4 sono occupate.
print-example-5 = Casella 5: sopra non c’è niente, quindi non viene eliminato niente. Se al prossimo turno i dadi sono ancora lì, Ana sale di cinque scalini.
print-example-2 = Casella 2: il 54 di Ben viene eliminato. Il 71 di Caro vale di più e resta. La prossima volta Ana può salire di due scalini.
print-example-0 = Casella 0: il 54 di Ben e il 62 di Davi vengono eliminati, perché contano anche i valori uguali. La prossima volta niente scalini, ma nessuno può eliminare i dadi di Ana.
print-example-roll = Oppure Ana tira ancora: in quasi un tiro su tre esce una X, e allora il suo turno è finito.
