### Errors in records; shared by terminal and browser.

damage = The record is damaged at { $where }: “{ $token }” doesn’t fit.
damage-missing = The record is damaged at { $where }: something is missing.
damage-line = line { $line }
# Follows one of the two sentences above, and the reason if there is one.
damage-expected = Expected: { $expected }.
# $expected is one of the messages below, $example shows it in notation.
damage-example = { $expected } ({ $example })
expected-version = the name of the format and its version
expected-header = a header like “Player A: Ana” or an empty line
expected-header_once = each header only once
expected-players = two to six players, from A on with no gaps, as many as in the starting position
expected-start_or_finish = either Start or Finish, not both
expected-position = a position like 0,0,0/21 -/-/-/-/-/- A
expected-finish = a step from 1 to 999
expected-turn = the next turn or the result
expected-move = a move
expected-end_of_turn = the end of the line, because the turn is over
expected-result = the result as it was played
expected-end = nothing after the result
expected-line = one line of text, not too long, with no control characters
expected-digits = 64 digits from 0 to 9 and a to f
expected-tag = a different name: one capitalized word that isn’t in use yet
expected-tags = at most 100 headers besides the game’s own
expected-length = a record of at most 8 million characters
expected-json = JSON
expected-object = an object
expected-list = a list
expected-text = text
expected-member = only these members
expected-member_once = each member only once
