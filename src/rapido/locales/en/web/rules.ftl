### The rules page.

rules-page-title = The rules of Rapido
rules-page-breath = Roll your two dice as often as you dare, then place them on a field. If they’re still there when your next turn starts, you climb as many steps as the field’s number. A strong roll placed low throws out weaker dice above it. First to the top wins!
rules-page-contents = What are you looking for?
rules-learn = Would you rather learn by playing?
rules-search = Search the rules
rules-search-hint = For example: double, field 0, X
rules-search-clear = Clear the search
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] One match found.
       *[other] { $count } matches found.
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
rules-r1 = Two to six people play. Everyone picks a color and takes its marker, its piece, and its pair of dice. The pieces wait at the start (step 0).
rules-r2-name = The two dice
rules-r2 = The two dice in a pair aren’t alike. One has the faces X 1 2 3 4 7, the other X 1 2 3 5 6. You always roll both together.
rules-r3-name = Who goes first
rules-r3 = The youngest goes first. Then play continues clockwise.
rules-r4-name = The three parts of a turn
rules-r4 = A turn always goes like this: first score, then roll, then place.
rules-r5-name = Climbing by scoring
rules-r5 = Are your dice on a field when your turn starts? Then climb as many steps as that field’s number, and take your dice back.
rules-r6-name = Nothing to score
rules-r6 = If you have no dice on a field, there’s nothing to score. That happens on your very first turn, after you’ve been thrown out, and after a turn that ended with an X.
rules-r7-name = Sharing a step
rules-r7 = Any number of pieces can be on the same step. Nothing happens to them.
rules-r8-name = What a roll is worth
rules-r8 = The higher number counts as tens, the lower one as ones. So 2 and 6 make 62.
rules-r9-name = X on the first roll
rules-r9 = The first roll of a turn always counts. An X is simply a zero: 7 and X are worth 70, X and X are worth 0. You can place it like any other roll.
rules-r10-name = Roll again or place
rules-r10 = You roll at least once. After every roll that counts, you choose: roll both dice again, or place them. The only limit is your nerve.
rules-r11-name = Up with a double
rules-r11 = A double takes you up right away: one step for 1-1, two for 2-2, three for 3-3. That goes for every roll that counts, including the first. Otherwise, a double is a roll like any other. Two Xs aren’t a double.
rules-r12-name = X on a later roll
rules-r12 = From the second roll of a turn on, a roll with an X doesn’t count. Your turn is over: you don’t place anything, and your dice stay in front of you.
rules-r13-name = Down a step for each X
rules-r13 = For each X in a roll like that, you drop one step. Nobody drops below the start, so two Xs on step 1 cost just that one step.
rules-r14-name = A field of your choice
rules-r14 = When you stop rolling, you place your dice on a free field, just as you rolled them. Which one is up to you.
rules-r15-name = One pair per field
rules-r15 = Fields 1 to 5 have room for one pair each. If there are dice on one, no matter whose, it’s taken.
rules-r16-name = Field 0
rules-r16 = Field 0 has room for everyone and is always free.
rules-r17-name = Never mind what’s below
rules-r17 = You can place above other players’ dice, even if theirs are worth more.
rules-r18-name = What gets thrown out
rules-r18 = When you place your dice, all the other players’ dice that are higher up and worth the same or less are thrown out. You have no choice: they all go. Dice that are worth more stay, and so does everything on the same field or below.
rules-r19-name = What being thrown out means
rules-r19 = Dice that are thrown out go straight back to their owner, who plays on and doesn’t lose a step. There’s just nothing to score on the next turn.
rules-r20-name = Who wins
rules-r20 = As soon as a piece reaches the finish, the game is over and its owner has won: by scoring, or with a double in the middle of a turn. You don’t have to land on it exactly; extra steps are fine.
rules-r21-name = The finish
rules-r21 = The finish is step 21. On screen, you can choose another one, for a shorter or longer game.
rules-r22-name = Two pairs each
rules-r22 = With only two players, each has two pairs of dice but just one piece.
rules-r23-name = One pair per turn
rules-r23 = On your turn, you roll one of the pairs in front of you. You choose which, and you stick with it for the whole turn.
rules-r24-name = Your own dice are safe
rules-r24 = Only the other player’s dice are thrown out, never your own. But your own dice do take up their field.
rules-r25-name = Scoring takes both pairs
rules-r25 = You score only if both your pairs are on fields when your turn starts. Then you climb the sum of the two fields, take both pairs back, and roll one of them.
rules-r26-name = One pair alone
rules-r26 = One pair alone scores nothing. It stays put, and you roll the other one.

## Example boards

rules-show-r5 = Ana places her dice. Then it’s Ben’s turn, and his 62 is still on field 3.
rules-show-r9 = Ana’s first roll is a 7 and an X. She places it below Ben’s dice.
rules-show-r11 = Ana has a 21 and rolls again.
rules-show-r12 = Ana has a 21 and rolls again. This time, her luck runs out.
rules-show-r13 = Ana is on step 1 and rolls two Xs. Both count, but nobody drops below the start, step 0.
rules-show-r17 = Ana boldly places a 21 above Ben’s 76.
rules-show-r18 = Ana places 62 on field 1. Above it are a 62, a 73, and a 51.
rules-show-r20 = Ana is two steps below the finish and rolls 3 and 3.
rules-show-r24 = Ana places 62 on field 2. Above it are her own 31 and Ben’s 21.
rules-show-r25 = Ben places a pair. Then it’s Ana’s turn, and both her pairs are still on fields.
rules-show-r26 = Ben places a pair. Then it’s Ana’s turn, but only one of her pairs is on a field.

## Questions and answers

rules-q-equal = Are equal values thrown out, too?
rules-a-equal = Yes. All dice above yours that are worth the same or less have to go.
rules-q-spare = Can I spare someone?
rules-a-spare = No. Throwing out isn’t optional: everything that can go has to go.
rules-q-below = Can dice be thrown out from above?
rules-a-below = No, only from below. That’s why dice on field 0 are always safe.
rules-q-higher = Can I place above dice that are worth more than mine?
rules-a-higher = Yes. All that matters is what’s above you, never what’s below.
rules-q-crosses = X and X on the first roll: what now?
rules-a-crosses = It’s worth 0, and nothing else happens. It’s not a double, and you don’t drop down. Roll again, or place it.
rules-q-keep = Do I lose the steps of a double if an X comes later in the turn?
rules-a-keep = No, they’re yours. The X costs you one step, and two Xs cost you two.
rules-q-double = What’s a double worth when I place it?
rules-a-double = 11, 22, or 33. Not much, so most people roll again.
rules-q-roll = Can I skip rolling?
rules-a-roll = No. You roll at least once every turn.
rules-q-stop = Can I stop and keep my dice in front of me?
rules-a-stop = No. If you stop, you have to place your dice. Field 0 is always free for that.
rules-q-turned = Can I turn the dice when I place them?
rules-a-turned = No. They stay as you rolled them: their value counts until they come back to you.
rules-q-climb = I was thrown out. Can I still climb with a double?
rules-a-climb = Yes. You only miss out on scoring; doubles still take you up.
rules-q-out = If my dice are thrown out, am I out of the game?
rules-a-out = No, only the dice come back. Everyone plays on.
rules-q-zero = What do I get for field 0?
rules-a-zero = No steps. But nobody can throw your dice out there, and you get them back on your next turn.
rules-q-exact = Do I have to land on the finish exactly?
rules-a-exact = No. Get there or go past it, and you win.
rules-q-round = Do the others get one more turn at the end?
rules-a-round = No. The game is over right away, even in the middle of a turn.
rules-q-youngest = What if nobody knows who the youngest is?
rules-a-youngest = Then you decide together. Rolling for it works, too.
rules-q-alone = Two players: does one pair alone score?
rules-a-alone = No, and it doesn’t come back, either. It waits on its field for the other one.
rules-q-cross-two = Two players: what happens to my other pair when I roll an X?
rules-a-cross-two = Nothing. It stays on its field. Only the pair you rolled stays in front of you.
rules-q-swap = Two players: can I switch pairs in the middle of a turn?
rules-a-swap = No. The pair you start with is your pair for the whole turn.
rules-q-zero-two = Two players: does a pair on field 0 count as placed?
rules-a-zero-two = Yes. It adds zero: field 0 and field 4 are worth four steps.
rules-q-one-each = Two players: can we play with one pair each?
rules-a-one-each = The rules for two say two pairs each, so that’s how it works here. At your own table, it’s up to you.
rules-q-editions = I learned it differently. Are there other versions of the rules?
rules-a-editions = The game was first called Exxtra, then Excape, with slightly different rules: in Excape, two Xs on the first roll counted as 100. Here, you play by the rules of Rapido.

## Printing

rules-print = Print the rules
