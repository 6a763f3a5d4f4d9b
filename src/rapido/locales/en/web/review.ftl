### The review page.

## The page

review-page = Review
review-intro = See how the game went and why: what the dice did, and what the choices did.
review-working = Working out what every roll and every choice was worth…
review-failed = The review isn’t ready yet
review-sorry-unavailable = The server is too busy right now. Please try again in a moment.
review-empty = Nobody rolled in this game, so there’s nothing to review.
review-to-replay = Watch the replay
review-exact = exact
review-estimated = estimated

## The curve

review-curve-slider = Moment in the game
review-place = Turn { $turn }, roll { $roll }
review-place-end = The end
review-from-start = Start
review-when = When
review-who = Who
review-curve-table = The curve as a table
review-chances-now = Chances of winning right now

## A moment

# $before and $after are winning probabilities, such as 43 %.
review-roll-great = What a roll! Chance of winning: { $before } before, { $after } now.
review-roll-kind = A good roll. Chance of winning: { $before } before, { $after } now.
review-roll-usual = An ordinary roll. Chance of winning: { $before } before, { $after } now.
review-roll-unkind = A weak roll. Chance of winning: { $before } before, { $after } now.
review-roll-cruel = Ouch, what a roll! Chance of winning: { $before } before, { $after } now.
# $action is, for example, "roll again".
review-chose = { $name } chooses: { $action }.
review-judged-only = There was no other choice.
review-judged-best = { $name } made the best choice.
review-judged-best-you = You made the best choice, { $name }.
review-judged-good = As good as the best choice.
# $better is, for example, "place on field 3".
review-judged-little = A little better: { $better }.
review-judged-clear = Clearly better: { $better }.
review-costs =
    { $wins ->
        [one] The difference is about one win in 100 games.
       *[other] The difference is about { $wins } wins in 100 games.
    }
review-costs-less = The difference is less than one win in 100 games.
review-what-else = What were the options?
review-verdict-best = the best
review-verdict-good = just as good
review-verdict-little = a little worse
review-verdict-clear = clearly worse
review-unfinished-long = This game wasn’t played to the end.
review-next-moment = Next big moment
review-to-editor = Open in the editor

## Play on

review-play-on = Play from here
review-play-on-hint = A new table with exactly this position. The computer plays everyone else.
review-play-as = Who do you want to be?
review-play-now = Play

## Key moments

review-swing-roll = { $name } rolls { $a } and { $b }.
review-swing-choice = { $name } has { $value } and chooses: { $action }.

## The balance sheet

review-whose = Whose game?
review-sheet-plain = The figures show how many out of 100 games like this are won. The start and the four parts add up to the result.
review-part = Part
review-wins-of-100 = Wins in 100 games
review-part-start = At the start
review-part-start-hint = if everyone plays as well as possible
review-part-own_dice = { $name }’s dice
review-part-own_dice-you = Your dice
review-part-own_dice-hint = good or bad luck with the dice
review-part-own_choices = { $name }’s choices
review-part-own_choices-you = Your choices
review-part-own_choices-hint = always pick the best, and you lose nothing here
review-part-others_dice = The others’ dice
review-part-others_dice-you = The others’ dice
review-part-others_dice-hint = their good luck is your bad luck
review-part-others_choices = The others’ choices
review-part-others_choices-you = The others’ choices
review-part-others_choices-hint = what they gave away, and who they threw out
review-part-won = At the end: won
review-part-lost = At the end: lost
review-part-open = When the game stopped

## Skill and luck

# $loss is a number of games, $band a range such as 0.4 to 1.9.
review-skill-says =
    { $decisions ->
        [one] The only real decision cost { $loss } wins in 100 games. One alone doesn’t say much: the likely range is { $band }.
       *[other] On average, a real decision cost { $loss } wins in 100 games. After { $decisions } of them, the likely range is { $band }.
    }
review-skill-plain = The yellow stripe shows how sure this is: 19 times out of 20, the true value is inside it. The more decisions there are, the narrower it gets. Decisions that were obvious or didn’t matter are left out.
review-skill-left = nothing given away
review-skill-right = a lot given away
# $kind is a kind of mistake, such as "stopped too early".
review-mistake-line =
    { $count ->
        [one] { $kind }: once, { $wins } wins in 100 games
       *[other] { $kind }: { $count } times, a total of { $wins } wins in 100 games
    }
review-luck-title = How lucky everyone’s dice were
review-luck-plain = The yellow stripe shows what chance alone does with rolls like these, 19 times out of 20. Anyone well inside it wasn’t especially lucky or unlucky.
review-luck-left = bad luck
review-luck-right = good luck

## Every decision

review-only-my-mistakes = Only my mistakes
review-only-mistakes = Only mistakes
review-shown-of = { $shown } of { $all }
review-none-costly = Nothing here cost anything worth mentioning. Well played!
review-has = { $value } on the table
review-show = Show it on the board

## Sharing

review-share = Share
review-link = Link to this moment

## What a computer player chose in place of a person

review-judged-stand-in = A computer was filling in for { $name }, so this choice doesn’t count.
review-verdict-stand-in = computer
review-sheet-plain-stand-in = The figures show how many out of 100 games like this are won. The start and the five parts add up to the result.
review-part-stand_in_choices = The stand-in’s choices
review-part-stand_in_choices-you = The stand-in’s choices
review-part-stand_in_choices-hint = what a computer gave away while filling in; it doesn’t count for or against anyone
review-stand-in-left-out =
    { $count ->
        [one] A computer made one choice in place of { $name }. It isn’t counted here.
       *[other] A computer made { $count } choices in place of { $name }. They aren’t counted here.
    }
