# Problemi in italiano.

puzzles-title = Problemi
puzzles-intro = Trova l'unico turno che è chiaramente il migliore. Le posizioni vengono da partite di lega e da partite tra giocatori virtuali.
puzzles-how = Un forte giocatore virtuale valuta il tuo turno in base ai punti che si aspetta a fine partita. Sono accettati i turni buoni come il suo, entro l'incertezza delle stime. Conta il primo tentativo.
puzzles-daily = Problema del giorno
puzzles-daily-done = Risolto oggi
puzzles-daily-again = Guardalo di nuovo
puzzles-solve = Risolvi
puzzles-round = Round { $round }
puzzles-difficulty = Difficoltà
puzzles-level-mine = Vicino al mio punteggio
puzzles-level-1 = Facile
puzzles-level-2 = Medio
puzzles-level-3 = Difficile
puzzles-level-4 = Molto difficile
puzzles-level-count = { $level } ({ $solved } di { $count } risolti)
puzzles-next = Prossimo problema
puzzles-all = Tutti i problemi
puzzles-rating = Punteggio
puzzles-solved = Risolti
puzzles-solved-of = { $solved } di { $tried }
puzzles-streak = Di fila
puzzles-best-streak = Serie migliore
puzzles-days = Giorni di fila
puzzles-task = Problema ({ $level }), round { $round }: trova il turno migliore
puzzles-show = Mostra la soluzione
puzzles-again = Riprova
puzzles-verdict = Risultato
puzzles-result-solved = Risolto!
puzzles-result-close = Quasi, ma c'è un turno migliore
puzzles-result-wrong = C'è un turno migliore
puzzles-result-shown = La soluzione
puzzles-lost = Il tuo turno spreca circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
puzzles-fold = Mostra o nascondi la spiegazione
puzzles-steps = La soluzione sul tabellone
puzzles-step = Passo { $step } di { $steps }
puzzles-step-back = Un passo indietro
puzzles-step-on = Un passo avanti
puzzles-why = Vale circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più, soprattutto per: { $sources }.
puzzles-than-mine = Rispetto al tuo turno: { $turn }
puzzles-than-other = Rispetto alla seconda migliore idea: { $turn }
puzzles-plan = Come può continuare il round
puzzles-noise = La stima ha un'incertezza di circa { $noise } punti; le altre idee valgono almeno { $margin } punti in meno.
puzzles-rating-change = Il tuo punteggio è { $rating } ({ $change }). Risolti di fila: { $streak }.
