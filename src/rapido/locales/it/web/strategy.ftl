### Strategy: what the solved game teaches, and the story of the game.

strategy-title = Strategia: che cosa insegna il gioco perfetto
# $states is the number of positions.
strategy-intro = In due, Rapido è risolto: un computer ha calcolato la scelta migliore in tutte le { $states } posizioni. Nemmeno così si vincono tutte le partite: ci pensano i dadi. Però molte discussioni finiscono qui.

## In short

strategy-short = In breve
strategy-short-roll = Meno di 50: di solito tira ancora. Da 70 in su: fermati quasi sempre. In mezzo, guarda il tabellone.
strategy-short-place = Posiziona i dadi in alto, ma solo fin dove è sicuro.
strategy-short-out = Un tiro forte su una casella bassa elimina i dadi degli altri: anche i giocatori perfetti, tre volte su dieci, mettono i loro tiri migliori sulle caselle da 0 a 2.
strategy-short-lead = Più il traguardo è vicino, più conta ogni scalino.

## Going first

strategy-first = Cominciare aiuta un po’
# $first is, for example, 52.4%.
strategy-first-text = Tra due giocatori perfetti, chi comincia vince il { $first } delle partite. Se si gioca in più di due, più tardi tocca a te, meno spesso vinci. Per questo nella partita successiva comincia qualcun altro.
strategy-first-label = Partite vinte per posto
strategy-players = { $players } giocatori
strategy-seat = Posto { $seat }

## Rolling on

strategy-roll = Fermarsi o tirare ancora?
# $cross is a share, such as 25%.
strategy-roll-text = In quasi un tiro su tre esce una X (11 su 36). Perciò un tiro abbastanza buono non si butta via. Eppure anche tra giocatori perfetti il { $cross } dei turni finisce con una X.
strategy-roll-label = Quante volte i giocatori perfetti tirano ancora, a seconda del tiro

## Placing

strategy-place = Dove mettere i dadi?
strategy-place-text = Le caselle alte danno più scalini, ma lì i tuoi dadi vengono eliminati più facilmente. La tabella mostra quante volte succede prima del turno successivo.
strategy-place-label = Quante volte i dadi vengono eliminati prima del turno successivo
strategy-place-value = Tiro
strategy-field = Casella
strategy-opening = Il primissimo tiro
strategy-opening-text = Le caselle sono vuote, e cominci tu. Che cosa farebbe un giocatore perfetto? Scegli un tiro.
strategy-opening-best = La scelta migliore: casella { $field }. Probabilità di vincere: { $win }.
strategy-opening-roll = La scelta migliore: tirare ancora. Probabilità di vincere: { $win }.
strategy-opening-next-field = Casella { $field }: { $win }.
strategy-opening-next-roll = Tirando ancora: { $win }.
strategy-opening-board = Il tabellone dopo il primo tiro
strategy-editor = Provalo nell’editor

## Throwing out

strategy-out = Eliminare
# $outs is a number such as 8.4, $score the steps of one scoring on average.
strategy-out-text = In una partita tra due giocatori perfetti vengono eliminate in media { $outs } coppie. Ogni volta si avanza in media di { $score } scalini, ma solo se tutte e due le coppie sono ancora lì: se ne viene eliminata una, si salta l’azione «avanzare».

## A lead

strategy-lead = Quanto vale un vantaggio?
# $half is a share, such as 77%.
strategy-lead-text = Chi arriva per primo nella metà alta della scala (scalino 11) vince il { $half } delle partite. Il grafico mostra la probabilità di chi è di turno, con le caselle vuote, quando l’altro è sullo scalino 10.
strategy-lead-label = Probabilità di vincere a seconda del tuo scalino (l’altro è sullo scalino 10)
strategy-lead-row = scalino { $step }

## The end

strategy-end = La volata finale
strategy-end-text = Quattro partite su cinque si vincono avanzando ({ $scoring }), le altre con una pariglia. A uno scalino dal traguardo basta una pariglia o un avanzamento qualsiasi. Probabilità di vincere per chi è di turno sullo scalino 20: { $even } se anche l’altro è sullo scalino 20, { $near } se è sul 15, { $far } se è sul 10.

## Luck

strategy-luck = Quanto conta la fortuna?
# $clever is the name of a computer player, $wins and $dice are shares.
strategy-luck-text = In una sola partita contano soprattutto i dadi: decidono il { $dice } del risultato. Eppure il giocatore virtuale «{ $clever }» contro il gioco perfetto vince solo il { $wins } delle partite. Dopo dieci partite il giocatore perfetto è avanti { $ten } volte su 100, dopo cento partite { $hundred } volte.

## The story

strategy-story = Da dove viene il gioco
strategy-story-text = La corsa di Reiner Knizia uscì nel 1998 come Exxtra, nel 2008 come Excape e nel 2021 come Rapido, edito da Game Factory. Le regole sono cambiate un po’: in Excape due X al primo tiro valevano 100.
strategy-story-stairs = La scala esiste davvero. A Rio de Janeiro l’artista Jorge Selarón ha rivestito l’Escadaria Selarón con più di 2000 piastrelle di oltre 60 paesi: oltre 200 scalini lungo 125 metri, che salgono da Lapa a Santa Teresa.

## Sources

strategy-source = Da dove vengono queste cifre
# $games is a number of games.
strategy-source-text = Le probabilità in due e in tre vengono dal gioco risolto; in quattro è stato simulato il più forte giocatore virtuale conosciuto. Quante volte succede qualcosa è stato contato in { $games } partite tra due giocatori perfetti. I comandi «rapido solve» e «docs/make_strategy.py» producono tutto; docs/solving.md lo spiega in inglese.
