### Your games and statistics.

history-title = Your games
history-collecting = Your last games are being looked at…
history-failed =
    { $count ->
        [one] One game could not be looked at just now.
       *[other] { $count } games could not be looked at just now.
    }
history-none = Nothing here yet. Play a game to the end, and it will be kept here, on this device only.

## Results and luck

history-results = Results
history-won =
    { $games ->
        [one] One game, { $wins } won.
       *[other] { $games } games, { $wins } won.
    }
history-expected = If everyone plays as well as possible, { $expected } would be expected; chance alone gives { $low } to { $high } in 95 of 100 cases.
history-result-below = That is less than chance explains.
history-result-above = That is more than chance explains.
history-result-within = That is within what chance does.
history-loss =
    { $decisions ->
        [one] One decision that was not obvious; it cost { $loss } of a win.
       *[other] { $decisions } decisions that were not obvious; each cost { $loss } of a win on average.
    }
history-practice = Practice what costs you most
history-luck = Luck of your dice
history-luck-sum =
    { $rolls ->
        [one] One roll: { $luck } wins; chance alone keeps within { $band } wins up or down.
       *[other] { $rolls } rolls: { $luck } wins; chance alone keeps within { $band } wins up or down.
    }
history-luck-few = Too few rolls to say anything.
history-luck-within = Neither good luck nor bad luck to speak of.
history-luck-lucky = The dice were kind to you.
history-luck-unlucky = The dice were not kind to you.

## Dice

history-dice = Dice
history-dice-hint =
    { $rolls ->
        [one] One roll. Fair dice stay in the yellow band; the more rolls, the narrower it gets.
       *[other] { $rolls } rolls. Fair dice stay in the yellow band; the more rolls, the narrower it gets.
    }
history-everyone = Everyone’s dice
history-die-face = Die { $die }: { $face }
history-face = Face
history-count = Times
history-mean = Expected
history-band = Band

## Rivals and highlights

history-rivals = Who threw out whom
history-rival = Rival
history-games = Games
history-thrown = You threw out
history-suffered = Threw you out
history-highlights = Highlights
history-moment-roll =
    { $way ->
        [up] { $name } rolls in turn { $turn }: { $whom } gains { $swing }.
       *[other] { $name } rolls in turn { $turn }: { $whom } loses { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] { $name } decides in turn { $turn }: { $whom } gains { $swing }.
       *[other] { $name } decides in turn { $turn }: { $whom } loses { $swing }.
    }
history-winner = won
history-forget = Delete the game of { $date }
history-all = Show all { $count } games

## Stored data

history-kept = It belongs to you
history-kept-hint = All of this is kept on this device only. Nothing leaves it.
history-json = Save as JSON
history-csv = Save as CSV
history-delete = Delete all
history-delete-sure = Delete your games here?
history-delete-hint = The results, the luck and the dice of all games on this device go for good. Records on the server stay.
history-keep = Keep

## Importing games

history-import = Games from another device
history-import-hint = Load the file that you saved there as JSON. Games that are here already stay as they are.
history-import-choose = Load a file
history-import-done =
    { $added ->
        [0] All of these games are here already.
        [one] One game has been added.
       *[other] { $added } games have been added.
    }
history-import-most = Only the newest { $most } games are kept.
history-import-foreign = This file was not saved as JSON under “Your games”. Nothing has been changed.
history-import-newer = This file comes from a newer version of Rapido. Nothing has been changed.
history-import-broken = This file is damaged, so nothing was taken from it.
history-import-full = There is not enough room on this device. Nothing has been changed.
