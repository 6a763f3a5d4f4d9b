### Strategy: what the solved game teaches, and the story of the game.

strategy-title = Strategie: was das perfekte Spiel lehrt
# $states is the number of positions.
strategy-intro = Für zwei ist Rapido gelöst: Ein Computer hat für alle { $states } Stellungen ausgerechnet, was am besten ist. Damit gewinnst du nicht jede Partie, dafür sorgen die Würfel. Aber viele Streitfragen sind damit geklärt.

## In short

strategy-short = Kurz gesagt
strategy-short-roll = Unter 50: meist weiterwürfeln. Ab 70: fast immer aufhören. Dazwischen kommt es auf den Spielplan an.
strategy-short-place = Nicht so hoch wie möglich, sondern so hoch, wie es sicher ist.
strategy-short-out = Ein starker Wurf auf einem niedrigen Feld wirft andere raus: Auch perfekte Spieler legen drei von zehn ihrer besten Würfe auf die Felder 0 bis 2.
strategy-short-lead = Je näher das Ziel, desto mehr zählt jede Stufe.

## Going first

strategy-first = Wer anfängt, ist leicht im Vorteil
# $first is, for example, 52.4%.
strategy-first-text = Spielen zwei perfekt, gewinnt { $first } der Partien, wer anfängt. Spielen mehr mit, gewinnt jeder weitere Platz etwas seltener. Darum fängt bei jeder neuen Partie jemand anders an.
strategy-first-label = Gewonnene Partien nach Platz
strategy-players = { $players } Spieler
strategy-seat = Platz { $seat }

## Rolling on

strategy-roll = Aufhören oder weiterwürfeln?
# $cross is a share, such as 25%.
strategy-roll-text = Fast jeder dritte Wurf zeigt ein X (11 von 36). Was gut genug ist, gibt man also nicht her. Trotzdem enden auch bei perfekten Spielern { $cross } der Züge mit einem X.
strategy-roll-label = Wie oft perfekte Spieler weiterwürfeln, je nach Wurf

## Placing

strategy-place = Wohin mit den Würfeln?
strategy-place-text = Höhere Felder bringen mehr Stufen, aber dort fliegst du leichter raus. Die Tabelle zeigt, wie oft das bis zum nächsten eigenen Zug passiert.
strategy-place-label = Wie oft Würfel vor dem nächsten eigenen Zug rausfliegen
strategy-place-value = Wurf
strategy-field = Feld
strategy-opening = Der allererste Wurf
strategy-opening-text = Alle Felder sind leer, und du fängst an. Was würde ein perfekter Spieler tun? Such dir einen Wurf aus.
strategy-opening-best = Am besten: Feld { $field }. Damit gewinnst du { $win } der Partien.
strategy-opening-roll = Am besten: weiterwürfeln. Damit gewinnst du { $win } der Partien.
strategy-opening-next-field = Feld { $field }: { $win }.
strategy-opening-next-roll = Weiterwürfeln: { $win }.
strategy-opening-board = Der Spielplan nach dem ersten Wurf
strategy-editor = Im Editor ausprobieren

## Throwing out

strategy-out = Rauswerfen
# $outs is a number such as 8.4, $score the steps of one scoring on average.
strategy-out-text = In einer Partie zwischen zwei perfekten Spielern fliegen im Schnitt { $outs } Paare raus. Einmal werten bringt durchschnittlich { $score } Stufen, aber nur, wenn beide Paare noch liegen: Fliegt eins raus, gibt es nichts zu werten.

## A lead

strategy-lead = Was ist ein Vorsprung wert?
# $half is a share, such as 77%.
strategy-lead-text = Wer zuerst die obere Hälfte der Treppe erreicht (Stufe 11), gewinnt { $half } der Partien. Das Diagramm zeigt die Gewinnchance, wenn du dran bist, alle Felder leer sind und die Gegenseite auf Stufe 10 steht.
strategy-lead-label = Gewinnchance je nach eigener Stufe (die Gegenseite steht auf Stufe 10)
strategy-lead-row = Stufe { $step }

## The end

strategy-end = Das Rennen am Ende
strategy-end-text = Vier von fünf Partien werden durch Werten gewonnen ({ $scoring }), der Rest mit einem Pasch. Ganz oben genügt jeder Pasch und jedes Werten: Wer auf Stufe 20 steht und dran ist, gewinnt { $even } der Partien, wenn die Gegenseite auch auf Stufe 20 steht, { $near }, wenn sie auf Stufe 15 steht, und { $far }, wenn sie auf Stufe 10 steht.

## Luck

strategy-luck = Wie viel ist Glück?
# $clever is the name of a computer player, $wins and $dice are shares.
strategy-luck-text = Eine einzelne Partie ist vor allem Würfelglück: Es macht { $dice } aus. Trotzdem gewinnt der Computergegner „{ $clever }“ nur { $wins } seiner Partien gegen das perfekte Spiel. Nach zehn Partien liegt der perfekte Spieler in { $ten } von 100 Fällen vorn, nach hundert Partien in { $hundred }.

## The story

strategy-story = Woher das Spiel kommt
strategy-story-text = Reiner Knizias Würfelrennen erschien 1998 als Exxtra, 2008 als Excape und 2021 bei Game Factory als Rapido. Die Regeln änderten sich dabei ein wenig: In Excape zählten zwei X beim ersten Wurf 100.
strategy-story-stairs = Die Treppe gibt es wirklich. In Rio de Janeiro hat der Künstler Jorge Selarón die Escadaria Selarón mit mehr als 2000 Kacheln aus über 60 Ländern beklebt: über 200 Stufen auf 125 Metern, von Lapa hinauf nach Santa Teresa.

## Sources

strategy-source = Woher diese Zahlen stammen
# $games is a number of games.
strategy-source-text = Die Chancen für zwei und drei stammen aus dem gelösten Spiel; für vier wurde der stärkste bekannte Computergegner simuliert. Wie oft etwas vorkommt, wurde in { $games } Partien zwischen zwei perfekten Spielern gezählt. Die Befehle „rapido solve“ und „docs/make_strategy.py“ erzeugen alles; docs/solving.md erklärt es auf Englisch.
