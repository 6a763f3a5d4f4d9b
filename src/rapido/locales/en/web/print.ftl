### The rules on one sheet, for printing.

print-title = The rules on one sheet
print-now = Print
print-hint = One page, Letter or A4, black on white. It works offline, too.
print-board = The board: the stairs with 21 steps, and fields 0 to 5
print-start = Start
print-finish = Finish
print-fields = Fields
print-dice = The two dice in a pair: all six faces
print-example = Example: Ana rolled 2 and 6, which makes 62
print-example-taken = Fields 1, 3, and 4 are taken.
print-example-5 = Field 5: nothing is above it, so nothing is thrown out. If the dice are still there on her next turn, Ana climbs five steps.
print-example-2 = Field 2: Ben’s 54 is thrown out. Caro’s 71 is worth more and stays. Ana can climb two steps next time.
print-example-0 = Field 0: Ben’s 54 and Davi’s 62 are thrown out, because equal values count, too. No steps for Ana next time, but nobody can throw her out.
print-example-roll = Or she rolls again: almost one roll in three shows an X, and then her turn is over.
