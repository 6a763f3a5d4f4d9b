### Strategy: what the solved game teaches, and the story of the game.

strategy-title = Strategy: what perfect play teaches
# $states is the number of positions.
strategy-intro = For two players, Rapido is solved: a computer has worked out the best choice in all { $states } positions. That won’t win you every game: the dice see to that. But it settles a lot of arguments.

## In short

strategy-short = In short
strategy-short-roll = Under 50, usually roll again. With 70 or more, nearly always stop. In between, look at the board.
strategy-short-place = Don’t go as high as you can. Go as high as is safe.
strategy-short-out = A strong roll on a low field throws the others out: even perfect players put three in ten of their best rolls on fields 0 to 2.
strategy-short-lead = Every step counts more the closer you are to the finish.

## Going first

strategy-first = Going first helps a little
# $first is, for example, 52.4%.
strategy-first-text = Between two perfect players, the one who goes first wins { $first } of the games. With more players, each seat after that wins a bit less often. That’s why someone else goes first in every rematch.
strategy-first-label = Games won by each seat
strategy-players = { $players } players
strategy-seat = Seat { $seat }

## Rolling on

strategy-roll = Stop or roll again?
# $cross is a share, such as 25%.
strategy-roll-text = Almost one roll in three has an X (11 of 36). So don’t throw away a roll that’s good enough. Still, even perfect players lose { $cross } of their turns to an X.
strategy-roll-label = How often perfect players roll again, by roll

## Placing

strategy-place = Where do the dice go?
strategy-place-text = Higher fields bring more steps, but your dice get thrown out more easily there. This table shows how often that happens before your next turn.
strategy-place-label = How often dice are thrown out before their owner’s next turn
strategy-place-value = Roll
strategy-field = Field
strategy-opening = The very first roll
strategy-opening-text = The board is empty, and you’re the first to roll. What would a perfect player do? Pick a roll.
strategy-opening-best = Best: field { $field }. You win { $win } of the games.
strategy-opening-roll = Best: roll again. You win { $win } of the games.
strategy-opening-next-field = Field { $field }: { $win }.
strategy-opening-next-roll = Rolling again: { $win }.
strategy-opening-board = The board after the first roll
strategy-editor = Try it in the editor

## Throwing out

strategy-out = Throwing out
# $outs is a number such as 8.4, $score the steps of one scoring on average.
strategy-out-text = In an average game between two perfect players, { $outs } pairs are thrown out. Scoring is worth { $score } steps on average, but only if both pairs are still there: throw one out, and there’s nothing to score.

## A lead

strategy-lead = What’s a lead worth?
# $half is a share, such as 77%.
strategy-lead-text = The first player to reach the upper half of the stairs (step 11) wins { $half } of the games. The chart shows the chance of winning for the player whose turn it is, on an empty board, with the other player on step 10.
strategy-lead-label = Chance of winning, by your own step (the other player is on step 10)
strategy-lead-row = step { $step }

## The end

strategy-end = The race at the end
strategy-end-text = Four games out of five are won by scoring ({ $scoring }), the rest with a double. On the last step, any double or any score will do: if it’s your turn and you’re on step 20, you win { $even } of the games when the other player is also on step 20, { $near } when they’re on step 15, and { $far } when they’re on step 10.

## Luck

strategy-luck = How much is luck?
# $clever is the name of a computer player, $wins and $dice are shares.
strategy-luck-text = A single game is mostly dice: they decide { $dice } of it. Even so, the computer player “{ $clever }” wins only { $wins } of its games against perfect play. Over ten games, the perfect player is ahead { $ten } times in 100; over a hundred games, { $hundred } times.

## The story

strategy-story = Where the game comes from
strategy-story-text = Reiner Knizia’s race first came out in 1998 as Exxtra, then in 2008 as Excape and in 2021 as Rapido, from Game Factory. The rules changed a little along the way: in Excape, two Xs on the first roll were worth 100.
strategy-story-stairs = The staircase is real. In Rio de Janeiro, the artist Jorge Selarón covered the Escadaria Selarón with more than 2,000 tiles from over 60 countries: more than 200 steps, 410 feet (125 meters) in all, from Lapa up to Santa Teresa.

## Sources

strategy-source = Where these figures come from
# $games is a number of games.
strategy-source-text = Chances for two and three players come from the solved game; for four, the strongest known player was simulated. How often something happens was counted in { $games } games between two perfect players. The commands “rapido solve” and “docs/make_strategy.py” produce all of it; docs/solving.md explains how.
