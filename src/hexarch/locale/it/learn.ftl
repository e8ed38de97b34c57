# Imparare: la pagina delle lezioni e l'allenatore al tavolo.

learn-title = Imparare
learn-text = Gioca una prima partita con un allenatore o esercitati su un'idea alla volta. Qui non puoi perdere niente.
learn-first-game = La tua prima partita
learn-first-game-text = Circa 20 minuti contro il computer. L'allenatore spiega una cosa per turno e suggerisce mosse.
learn-first-game-start = Inizia con l'allenatore
learn-first-game-again = Gioca di nuovo
learn-lessons = Lezioni
learn-lessons-text = Posizioni brevi con un compito ciascuna, dalla più semplice alla più difficile.
learn-progress = { $done } di { $all } svolte
learn-done = Svolta
learn-open = Apri
learn-continue = Prossima: { $lesson }
learn-all-done = Hai svolto tutte le lezioni di questo gioco. È ora di una partita vera.
learn-play-computer = Gioca contro il computer
learn-rules = Regole
learn-empty = Nessuna lezione svolta finora. La prima dura un minuto.
learn-opening = Preparo il tavolo…

learn-coach = Allenatore
learn-task = Compito
learn-solved = Risolto!
learn-stuck = Non ci siamo ancora. Ricomincia e chiedi un suggerimento, se vuoi.
learn-hint = Suggerimento
learn-solution = Soluzione
learn-solution-text = Soluzione: { $moves }
learn-again = Ricomincia
learn-next = Lezione successiva
learn-back = Tutte le lezioni
learn-leave = Esci
learn-leave-text = La tua partita resta salvata; riprendila quando vuoi.
learn-silence = Zittisci l'allenatore
learn-speak = Fai parlare l'allenatore
learn-suggest = Suggerisci una mossa
learn-suggesting = L'allenatore sta pensando…
learn-suggestion = Io farei così: { $moves }
learn-suggestion-now = Porta subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
learn-suggestion-later = Serve soprattutto per: { $sources }.
learn-take = Fallo
learn-undo = No, annulla
learn-free = Ora conosci le regole. Parlo solo quando qualcosa sembra un errore; chiedimi una mossa quando vuoi.
learn-waiting = È il turno degli altri. Guarda che cosa fanno.
learn-finish = Finisci qui
learn-board = Esempio sul tabellone
learn-board-show = Mostra su un tabellone
learn-board-hide = Nascondi il tabellone
learn-board-before = Prima
learn-board-after = Dopo
learn-board-try = Prova tu
learn-rule-lessons = Lezioni su questo
