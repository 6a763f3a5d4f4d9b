### The review page.

## The page

review-page = Auswertung
review-intro = Hier siehst du, wie die Partie gelaufen ist und warum: was an den Würfeln lag und was an den Entscheidungen.
review-working = Gleich steht fest, was jeder Wurf und jede Entscheidung wert war …
review-failed = Die Auswertung klappt gerade nicht
review-sorry-unavailable = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
review-empty = In dieser Partie hat niemand gewürfelt, deshalb gibt es nichts auszuwerten.
review-to-replay = Partie noch einmal ansehen
review-exact = exakt
review-estimated = geschätzt

## The curve

review-curve-slider = Moment der Partie
review-place = Zug { $turn }, Wurf { $roll }
review-place-end = Das Ende
review-from-start = Start
review-when = Wann
review-who = Wer
review-curve-table = Die Kurve als Tabelle
review-chances-now = Gewinnchancen in diesem Moment

## A moment

# $before and $after are winning probabilities, such as 43 %.
review-roll-great = Was für ein Glück! Gewinnchance: vorher { $before }, jetzt { $after }.
review-roll-kind = Ein guter Wurf. Gewinnchance: vorher { $before }, jetzt { $after }.
review-roll-usual = Ein Wurf wie die meisten. Gewinnchance: vorher { $before }, jetzt { $after }.
review-roll-unkind = Ein schwacher Wurf. Gewinnchance: vorher { $before }, jetzt { $after }.
review-roll-cruel = So ein Pech! Gewinnchance: vorher { $before }, jetzt { $after }.
# $action is, for example, "roll again".
review-chose = { $name } entscheidet sich: { $action }.
review-judged-only = Etwas anderes ging nicht.
review-judged-best = { $name } hat die beste Möglichkeit gefunden.
review-judged-best-you = Du hast die beste Möglichkeit gefunden, { $name }.
review-judged-good = So gut wie die beste Möglichkeit.
# $better is, for example, "place on field 3".
review-judged-little = Etwas besser wäre gewesen: { $better }.
review-judged-clear = Deutlich besser wäre gewesen: { $better }.
review-costs =
    { $wins ->
        [one] Das macht in 100 Partien etwa einen Sieg aus.
       *[other] Das macht in 100 Partien etwa { $wins } Siege aus.
    }
review-costs-less = Das macht in 100 Partien nicht einmal einen Sieg aus.
review-what-else = Was ging noch?
review-verdict-best = am besten
review-verdict-good = genauso gut
review-verdict-little = etwas schlechter
review-verdict-clear = deutlich schlechter
review-unfinished-long = Diese Partie wurde nicht zu Ende gespielt.
review-next-moment = Nächster großer Moment
review-to-editor = Im Editor öffnen

## Play on

review-play-on = Ab hier weiterspielen
review-play-on-hint = Ein neuer Tisch mit genau dieser Stellung. Der Computer spielt für alle anderen.
review-play-as = Wer bist du?
review-play-now = Weiterspielen

## Key moments

review-swing-roll = { $name } würfelt { $a } und { $b }.
review-swing-choice = { $name } hat { $value } und entscheidet sich: { $action }.

## The balance sheet

review-whose = Wessen Partie?
review-sheet-plain = Die Zahlen sagen, wie viele von 100 solchen Partien man gewinnt. Der Anfang und die vier Teile ergeben zusammen das Ergebnis.
review-part = Teil
review-wins-of-100 = Siege in 100 Partien
review-part-start = Am Anfang
review-part-start-hint = wenn alle so gut wie möglich spielen
review-part-own_dice = Würfel von { $name }
review-part-own_dice-you = Deine Würfel
review-part-own_dice-hint = Glück oder Pech mit den eigenen Würfen
review-part-own_choices = Entscheidungen von { $name }
review-part-own_choices-you = Deine Entscheidungen
review-part-own_choices-hint = wer jedes Mal das Beste findet, verliert hier nichts
review-part-others_dice = Würfel der anderen
review-part-others_dice-you = Würfel der anderen
review-part-others_dice-hint = ihr Glück ist das eigene Pech
review-part-others_choices = Entscheidungen der anderen
review-part-others_choices-you = Entscheidungen der anderen
review-part-others_choices-hint = was sie verschenkt haben und wen sie rausgeworfen haben
review-part-won = Am Ende: gewonnen
review-part-lost = Am Ende: nicht gewonnen
review-part-open = Am Ende: noch offen

## Skill and luck

# $loss is a number of games, $band a range such as 0.4 to 1.9.
review-skill-says =
    { $decisions ->
        [one] Die einzige echte Entscheidung kostete { $loss } Siege in 100 Partien. Nach einer einzigen weiß man das nur sehr ungefähr: { $band }.
       *[other] Eine echte Entscheidung kostete im Schnitt { $loss } Siege in 100 Partien. Nach { $decisions } Entscheidungen weiß man das nur ungefähr: { $band }.
    }
review-skill-plain = Der gelbe Streifen zeigt, wie sicher das ist: Fast immer (in 95 von 100 Fällen) liegt der wahre Wert darin. Mit jeder Entscheidung wird er schmaler. Offensichtliche und belanglose Entscheidungen zählen nicht mit.
review-skill-left = nichts verschenkt
review-skill-right = viel verschenkt
# $kind is a kind of mistake, such as "stopped too early".
review-mistake-line =
    { $count ->
        [one] { $kind }: einmal, { $wins } Siege in 100 Partien
       *[other] { $kind }: { $count }-mal, zusammen { $wins } Siege in 100 Partien
    }
review-luck-title = Wie gut es die Würfel meinten
review-luck-plain = Der gelbe Streifen zeigt, was der Zufall bei solchen Würfen fast immer macht (in 95 von 100 Fällen). Wer mittendrin liegt, hatte weder besonderes Glück noch Pech.
review-luck-left = Pech
review-luck-right = Glück

## Every decision

review-only-my-mistakes = Nur meine Fehler
review-only-mistakes = Nur Fehler
review-shown-of = { $shown } von { $all }
review-none-costly = Hier ging nichts Nennenswertes verloren. Gut gespielt!
review-has = { $value } auf dem Tisch
review-show = Auf dem Spielplan zeigen

## Sharing

review-share = Teilen
review-link = Link zu diesem Moment

## What a computer player chose in place of a person

review-judged-stand-in = Hier hat der Computer für { $name } gespielt: Diese Entscheidung zählt nicht.
review-verdict-stand-in = Computer
review-sheet-plain-stand-in = Die Zahlen sagen, wie viele von 100 solchen Partien man gewinnt. Der Anfang und die fünf Teile ergeben zusammen das Ergebnis.
review-part-stand_in_choices = Entscheidungen der Vertretung
review-part-stand_in_choices-you = Entscheidungen der Vertretung
review-part-stand_in_choices-hint = was der Computer verschenkt hat, als er eingesprungen ist; es wird niemandem angerechnet
review-stand-in-left-out =
    { $count ->
        [one] Der Computer hat einmal für { $name } entschieden. Das zählt hier nicht mit.
       *[other] Der Computer hat { $count }-mal für { $name } entschieden. Das zählt hier nicht mit.
    }
