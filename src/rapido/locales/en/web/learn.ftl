### The tutorial.

learn-title = Learn Rapido
learn-chapter-race = A first game
learn-chapter-two = Two players
learn-progress = { $chapter }: step { $step } of { $steps }
learn-back = One step back
learn-restart = Start over
learn-skip = Next chapter
learn-leave = Leave the lesson
learn-speech = Read aloud
learn-next = Next
learn-waiting = Watch what happens…
learn-loading = Setting up the stairs…
learn-offline = The first time, the lesson needs a connection. You can read the rules without one.
learn-again = Try again
learn-rules = All the rules

## Players

learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = That works, too. For now, roll the dice.
learn-rather-again = That works, too. For now, roll again.
learn-rather-pair = That works, too. For now, take pair { $pair }.
learn-rather-field = That works, too. For now, try field { $field }.

## Free decisions

learn-choice-best = Great choice: nothing’s better here! It wins about { $win } out of 100 games.
learn-choice-good = Good choice: it’s about as good as the best. It wins about { $win } out of 100 games.
learn-choice-other =
    { $win ->
        [0] You can do that, but you’d hardly ever win from here. Better: { $action }. That wins about { $best } out of 100 games.
       *[other] You can do that, and you’d win about { $win } out of 100 games. Better: { $action }. That wins about { $best }.
    }
learn-choice-unknown = All right, that’s your choice! Let’s see what happens.

## The first game

learn-race-welcome = Two to six people race up the stairs, and the first one to the top wins. The youngest goes first. Today, that’s you!
learn-race-dice = These are your two dice, and they’re not the same. Both have X, 1, 2, and 3, but one also has 4 and 7, and the other has 5 and 6. Roll them!
learn-race-value = The higher number counts as tens, so 2 and 6 make 62. Place your dice on field 3.
learn-race-ana = Ana’s turn. Her 51 goes above your dice. That’s no problem: dice only get thrown out from below.
learn-race-taken = Rui rolls 31. Fields 3 and 4 are taken: there’s room for just one pair on each. Only field 0 has room for everyone and is always free.
learn-race-stronger = Rui takes field 5. His dice are worth less than both pairs below, but that’s allowed: when you place, it doesn’t matter what’s below.
learn-race-score = Your turn again, and your dice are still on field 3. So you score: climb 3 steps and take your dice back. Roll!
learn-race-again = Just 21. After every roll, you choose: place your dice or roll again. Roll again!
learn-race-double = 3 and 3, a double! That takes you up three steps right away. With 2-2, it’s two steps, and with 1-1, it’s one.
learn-race-dots = Once more? Look at the dots on the button: they’re all 36 possible rolls. The 11 crosses are the ones with an X, almost one in three. Give it a try!
learn-race-cross = An X! From the second roll on, it ends your turn: you place nothing and drop one step for each X. Knowing when to stop pays off.
learn-race-zero = Ana scores 4 steps. Then she rolls 7 and X. On the first roll of a turn, an X is just a harmless zero, so that’s 70! Two Xs would be 0, and no double.
learn-race-out = She places it on field 3. Any dice above it that are worth the same or less get thrown out, whether she likes it or not: Rui takes his 31 back and won’t score.
learn-race-floor = Rui has nothing to score. A double takes him to step 1, and then he rolls two Xs! Both count, but nobody drops below the start, step 0.
learn-race-nothing = Your turn! You didn’t place anything last time, so there’s nothing to score. Just roll!
learn-race-high = 54! What would you do? A high field means more steps; a low one is safer. Or will you roll again? You decide!
learn-race-later = A few turns later, you and Rui are on step 6. Ana is on step 8, and her 43 on field 4 would take her all the way to the top. Roll!
learn-race-threat = 64! What would you do: play it safe, throw someone out, or aim high? You decide!
learn-race-luck = A little later, your 64 is on field 5. Rui places a 60 and throws out Ana’s 31. Your 64 is worth more, so it stays!
learn-race-finish = You score 5 steps! Only two more to the top. Roll!
learn-race-won = The double takes you to the top: you win! You can also win by scoring, and extra steps are fine. These stairs were short: usually, the finish is on step 21. In the next game, the next player goes first.

## Two players

learn-two-pairs = With just two players, you each have two pairs of dice but only one piece. Roll your first pair.
learn-two-first = 31. Place it on field 4.
learn-two-reply = Ana places one of her two pairs, too.
learn-two-alone = One pair alone doesn’t score. It stays where it is and takes up its field, for you too. You roll the other one.
learn-two-own = 62! On field 2, it throws out Ana’s dice, but never your own. Place it there.
learn-two-both = Ana’s 30 can’t throw out your 31, because yours is worth more.
learn-two-done = Your turn, and both your pairs are still there. You score the sum, 4 + 2 steps, and that’s the top: you win! Now you know all the rules.

## The end

learn-play = Play a first game
learn-on-two = Just two of you?
