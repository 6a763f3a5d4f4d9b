### The tutorial.

learn-title = Learn Rapido
learn-chapter-race = A first game
learn-chapter-two = Two players
learn-progress = { $chapter }: step { $step } of { $steps }
learn-back = One step back
learn-restart = From the beginning
learn-skip = Next chapter
learn-leave = End the lesson
learn-next = Next
learn-waiting = Watch what happens…
learn-loading = The staircase is being set up…
learn-offline = The first time, the lesson needs a connection. The rules can be read without one.
learn-again = Try again
learn-rules = All the rules

## Players

learn-player-you = You
learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = That would be fine, too. For now, roll the dice.
learn-rather-again = That would be fine, too. For now, roll again.
learn-rather-pair = That would be fine, too. For now, take pair { $pair }.
learn-rather-field = That would be fine, too. For now, try field { $field }.

## The first game

learn-race-aim = Whoever reaches the top of the stairs first wins. Here are your two dice: roll them!
learn-race-value = The higher number counts as tens, so 2 and 6 make 62. Place your dice on field 3.
learn-race-above = Now Ana and Rui take their turns. Both place above you, and that does your dice no harm.
learn-race-score = Your turn again, and your dice still lie on field 3: you score, climb 3 steps and take them back. Roll!
learn-race-again = Only 21. After every roll you choose: place the dice or roll again. Roll again!
learn-race-double = 3 and 3, a double! That takes you up 3 steps at once. Be brave and roll once more.
learn-race-cross = From the second roll on, an X ends your turn: you place nothing and fall one step for each X. Stopping in time pays off.
learn-race-others = Look: Ana has an X on her first roll. It only counts as zero, and she places a 20.
learn-race-nothing = You placed nothing last time, so there is nothing to score. Just roll!
learn-race-zero = An X, but on the first roll it is a harmless zero: 70! Place it on field 3, below the others.
learn-race-out = Out they go! Your dice throw out everything above them that is worth the same or less. Ana and Rui will score nothing.
learn-race-hit = It can happen to you as well: Ana places 71 below your 70 and throws it out. You get your dice back.
learn-race-fresh = Being thrown out costs you no step; there is just nothing to score. Roll!
learn-race-top = 64 is strong. Field 5 brings the most steps, but anyone can strike from below. Dare it!
learn-race-luck = Rui’s 60 throws out Ana’s 31. Your 64 is worth more and stays!
learn-race-finish = You score 5 steps! Only two more to the top. Roll!
learn-race-won = The double takes you to the top: you win! Scoring can win as well, and steps to spare do no harm.

## Two players

learn-two-pairs = When only two play, each has two pairs of dice but only one piece. Roll your first pair.
learn-two-first = 31. Place it on field 4.
learn-two-reply = Ana places one of her two pairs, too.
learn-two-alone = One pair alone scores nothing. It stays where it is, and you roll the other one.
learn-two-own = 62! On field 2 it throws out Ana’s dice, but never your own. Place it there.
learn-two-both = Ana’s 30 cannot throw out your 31. Your turn: both your pairs lie there, so you score the sum, 4 + 2 steps!
learn-two-done = And that is the top: you win! Now you know all there is to know.

## The end

learn-play = Play a first game
learn-on-two = Only two of you?
