### The rules page.

rules-page-title = The rules of Rapido
rules-page-breath = Roll your two dice as often as you dare, then park them on a field. If they still lie there when your next turn begins, you climb as many steps as the number of the field. A strong roll placed low throws out weaker dice above it. First at the top wins!
rules-page-contents = What are you looking for?
rules-learn = Rather learn by playing?
rules-search = Search the rules
rules-search-hint = For example: double, field 0, X
rules-search-clear = Clear the search
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] One place found.
       *[other] { $count } places found.
    }
# A rule number, such as R7.
rules-number = Rule { $number }
rules-play = Show what happens
rules-replay = Show it again
rules-board = Example for rule { $number }

## Topics

rules-group-aim = What you need
rules-group-turn = Your turn
rules-group-score = Scoring
rules-group-roll = Rolling
rules-group-double = Doubles
rules-group-cross = The X
rules-group-place = Placing
rules-group-out = Throwing out
rules-group-end = Winning
rules-group-two = Two players
rules-group-questions = Questions and answers

## The rules

rules-r1-name = Who plays
rules-r1 = Two to six people play. Everyone takes a color: a marker, a piece that waits on the start, and a pair of dice.
rules-r2-name = The two dice
rules-r2 = The two dice of a pair are not alike. One shows X 1 2 3 4 7, the other X 1 2 3 5 6. You always roll both together.
rules-r3-name = Who begins
rules-r3 = The youngest begins. Then the turn goes round clockwise.
rules-r4-name = Three parts
rules-r4 = A turn always goes like this: first score, then roll, then place.
rules-r5-name = Climbing by scoring
rules-r5 = Do your dice lie on a field when your turn begins? Then climb as many steps as the number of that field, and take your dice back.
rules-r6-name = Nothing to score
rules-r6 = Without dice on a field there is nothing to score: in your very first turn, after you were thrown out, and after a turn that an X has ended.
rules-r7-name = Sharing a step
rules-r7 = Any number of pieces may stand on the same step. Nothing happens to them.
rules-r8-name = What a roll is worth
rules-r8 = The higher number counts as tens, the lower one as ones. So 2 and 6 are worth 62.
rules-r9-name = X on the first roll
rules-r9 = The first roll of a turn always counts. An X on it is simply a zero: 7 and X are worth 70, X and X are worth 0. You may place such a roll like any other.
rules-r10-name = Roll again or place
rules-r10 = You roll at least once. After every roll that counts you choose: roll both dice again, or place them. There is no limit but your courage.
rules-r11-name = Up with a double
rules-r11 = A double takes you up at once: 1-1 one step, 2-2 two, 3-3 three. This holds for every roll that counts, the first one too. Apart from that, a double is a roll like any other. Two X are not a double.
rules-r12-name = X on a later roll
rules-r12 = From the second roll of a turn on, a roll with an X does not count. Your turn is over, you place nothing, and your dice stay in front of you.
rules-r13-name = Down again
rules-r13 = For each X on such a roll you fall one step. Nobody falls below the start.
rules-r14-name = A field of your choice
rules-r14 = When you stop rolling, you place your dice just as they lie on a free field. Which one is up to you.
rules-r15-name = One pair per field
rules-r15 = Fields 1 to 5 have room for one pair each. If dice lie there, no matter whose, the field is taken.
rules-r16-name = Field 0
rules-r16 = Field 0 has room for everyone and is always free.
rules-r17-name = Never mind what lies below
rules-r17 = You may place above the dice of others, even if theirs are worth more.
rules-r18-name = What is thrown out
rules-r18 = Placing throws out all dice of the others that lie higher up and are worth the same or less. It is a must, for all of them. Dice that are worth more stay, and so does everything on the same field or below.
rules-r19-name = What it means
rules-r19 = Dice that are thrown out go back to their owner at once. Their owner plays on and loses no step; there is just nothing to score in the next turn.
rules-r20-name = Who wins
rules-r20 = As soon as a piece reaches the finish, the game is over and its owner has won: by scoring, or with a double in the middle of a turn. You need not hit it exactly; steps to spare are fine.
rules-r21-name = The finish
rules-r21 = The finish is step 21. On the screen you can choose another one, for a shorter or longer game.
rules-r22-name = Two pairs each
rules-r22 = When only two play, each has two pairs of dice but only one piece.
rules-r23-name = One pair per turn
rules-r23 = In your turn you roll one pair that lies in front of you. You choose which, and you keep to it for the whole turn.
rules-r24-name = Your own dice are safe
rules-r24 = Only the dice of the other player are thrown out, never your own. But your own dice do take up their field.
rules-r25-name = Scoring takes both pairs
rules-r25 = You score only if both your pairs lie on fields when your turn begins. Then you climb the sum of the two fields, take both pairs back and roll one of them.
rules-r26-name = One pair alone
rules-r26 = One pair alone scores nothing. It stays where it is, and you roll the other one.

## Example boards

rules-show-r5 = Ana places. Then it is Ben’s turn, and his 62 still lies on field 3.
rules-show-r9 = Ana’s first roll shows 7 and X. She places it below Ben.
rules-show-r11 = Ana has a 21 and rolls again.
rules-show-r12 = Ana has a 21 and rolls again. This time the luck is gone.
rules-show-r13 = Ana is on step 1 and rolls two X. Both count, but nobody falls below the start, step 0.
rules-show-r17 = Ana dares to place a small 21 above Ben’s 76.
rules-show-r18 = Ana places 62 on field 1. Above her lie a 62, a 73 and a 51.
rules-show-r20 = Ana is two steps below the finish and rolls 3 and 3.
rules-show-r24 = Ana places 62 on field 2. Above it lie her own 31 and Ben’s 21.
rules-show-r25 = Ben places. Then it is Ana’s turn, and both her pairs still lie on fields.
rules-show-r26 = Ben places. Then it is Ana’s turn, but only one of her pairs lies on a field.

## Questions and answers

rules-q-equal = Does the same value throw out?
rules-a-equal = Yes. Everything above that is worth the same or less has to go.
rules-q-spare = May I spare somebody?
rules-a-spare = No. Throwing out is a must, and it takes everything it can.
rules-q-below = Can dice be thrown out from above?
rules-a-below = No, only from below. That is why dice on field 0 are always safe.
rules-q-higher = May I place above dice that are worth more than mine?
rules-a-higher = Yes. It only matters what lies above you, never what lies below.
rules-q-crosses = X and X on the first roll, what now?
rules-a-crosses = It is worth 0 and nothing else happens. It is no double, and you do not fall. Roll again, or place it.
rules-q-keep = Do I lose the steps of a double if an X comes later in the turn?
rules-a-keep = No, they are yours. The X costs its own step, or two steps if there are two of them.
rules-q-double = What is a double worth when I place it?
rules-a-double = 11, 22 or 33. Not much: most people roll again.
rules-q-roll = May I skip rolling?
rules-a-roll = No. You roll at least once in every turn.
rules-q-stop = May I stop and keep my dice in front of me?
rules-a-stop = No. Whoever stops places the dice. Field 0 is always free for that.
rules-q-turned = May I turn the dice when I place them?
rules-a-turned = No. They stay as they were rolled: their value counts until they come back to you.
rules-q-climb = I was thrown out. May I still climb with a double?
rules-a-climb = Yes. Only the scoring is lost; doubles take you up as ever.
rules-q-out = If my dice are thrown out, am I out of the game?
rules-a-out = No, only the dice come back. Everyone plays on.
rules-q-zero = What do I get for field 0?
rules-a-zero = No steps, but your dice come back, and nobody could throw them out.
rules-q-exact = Do I have to hit the finish exactly?
rules-a-exact = No. Whoever gets there or further has won.
rules-q-round = Do the others get one more turn at the end?
rules-a-round = No. The game is over at once, even in the middle of a turn.
rules-q-youngest = What if nobody knows who the youngest is?
rules-a-youngest = Then you decide together. Rolling for it is fine.
rules-q-alone = Two players: does one pair alone score?
rules-a-alone = No, and it does not come back either. It waits on its field for the other one.
rules-q-cross-two = Two players: what happens to my other pair when I roll an X?
rules-a-cross-two = Nothing. It stays on its field, only the pair you rolled stays in front of you.
rules-q-swap = Two players: may I change the pair in the middle of a turn?
rules-a-swap = No. The pair with which you begin is your pair for this turn.
rules-q-zero-two = Two players: does a pair on field 0 count as placed?
rules-a-zero-two = Yes. It adds zero: field 0 and field 4 bring four steps.
rules-q-one-each = Two players: may we play with one pair each?
rules-a-one-each = The rule for two is two pairs each, and so it is here. At your own table you decide.
rules-q-editions = I know it differently. Are there other rules?
rules-a-editions = The game was first called Exxtra, then Excape, and had slightly different rules: in Excape two X on the first roll counted 100. Here the rules of Rapido hold.
