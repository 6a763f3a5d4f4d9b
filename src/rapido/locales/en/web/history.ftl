### Your games and statistics.

history-title = Your games
history-collecting = Looking through your recent games…
history-failed =
    { $count ->
        [one] One game can’t be read right now.
       *[other] { $count } games can’t be read right now.
    }
history-none = Nothing here yet. Finish a game, and it’ll show up here, on this device only.

## Results and luck

history-results = Results
history-won =
    { $games ->
        [one] One game, { $wins } won.
       *[other] { $games } games, { $wins } won.
    }
history-expected = If everyone played perfectly, you’d expect to win { $expected }. Chance alone gives { $low } to { $high }, 19 times out of 20.
history-result-below = That’s fewer than chance alone explains.
history-result-above = That’s more than chance alone explains.
history-result-within = That’s just normal luck.
history-loss =
    { $decisions ->
        [one] You made one decision that wasn’t obvious. It lowered your chance of winning by { $loss }.
       *[other] You made { $decisions } decisions that weren’t obvious. On average, each lowered your chance of winning by { $loss }.
    }
history-practice = Practice what costs you the most
history-luck = How lucky your dice were
history-luck-sum =
    { $rolls ->
        [one] One roll: { $luck ->
                [one] { $luck } win
               *[other] { $luck } wins
            }. Chance alone explains up to ±{ $band }.
       *[other] { $rolls } rolls: { $luck ->
                [one] { $luck } win
               *[other] { $luck } wins
            }. Chance alone explains up to ±{ $band }.
    }
history-luck-few = Too few rolls to tell.
history-luck-within = Nothing unusual, good or bad.
history-luck-lucky = The dice were kind to you.
history-luck-unlucky = The dice weren’t kind to you.

## Dice

history-dice = Dice
history-dice-hint =
    { $rolls ->
        [one] One roll. Fair dice stay in the yellow range; the more rolls there are, the narrower it gets.
       *[other] { $rolls } rolls. Fair dice stay in the yellow range; the more rolls there are, the narrower it gets.
    }
history-everyone = Everyone’s dice
history-die-face = Die { $die }: { $face }
history-face = Face
history-count = Times
history-mean = Expected
history-band = Normal range

## Rivals and highlights

history-rivals = Who threw out whom
history-rival = Rival
history-games = Games
history-thrown = You threw out
history-suffered = Threw you out
history-highlights = Highlights
history-moment-roll =
    { $way ->
        [up] Turn { $turn }: { $name } rolls, and { $whom }’s chances go up by { $swing }.
       *[other] Turn { $turn }: { $name } rolls, and { $whom }’s chances go down by { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] Turn { $turn }: { $name } makes a choice, and { $whom }’s chances go up by { $swing }.
       *[other] Turn { $turn }: { $name } makes a choice, and { $whom }’s chances go down by { $swing }.
    }
history-winner = won
history-forget = Delete the game from { $date }
history-all = Show all { $count } games

## Stored data

history-kept = It’s all yours
history-kept-hint = All of this stays on this device. Nothing leaves it.
history-json = Save as JSON
history-csv = Save as CSV
history-delete = Delete everything
history-delete-sure = Delete your games on this device?
history-delete-hint = The results, luck, and dice of all games on this device will be gone for good. Records on the server stay.
history-keep = Keep

## Importing games

history-import = Games from another device
history-import-hint = Load the file you saved there as JSON. Games that are already here stay as they are.
history-import-choose = Load a file
history-import-done =
    { $added ->
        [0] All of these games are already here.
        [one] One game was added.
       *[other] { $added } games were added.
    }
history-import-most = Only the newest { $most } games are kept.
history-import-foreign = This file wasn’t saved as JSON under “Your games.” Nothing was changed.
history-import-newer = This file is from a newer version of Rapido. Nothing was changed.
history-import-broken = This file is damaged, so nothing was loaded from it.
history-import-full = There isn’t enough space on this device. Nothing was changed.
