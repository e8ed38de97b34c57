# Replay, registro, grafici, analisi e importazione, in italiano. Ogni frase è intera.

## The screen

replay-title = Replay della partita: { $title }
replay-view-board = Tabellone
replay-view-ledger = Registro
replay-view-charts = Grafici
replay-tab-map = Mappa
replay-tab-city = Città
replay-tab-sites = Luoghi
replay-tab-market = Mercato
replay-tab-tracks = Tracciati
replay-tab-players = Giocatori
replay-tab-tiles = Tessere
replay-tab-ledger = Mosse
replay-tab-charts = Grafici
replay-to-table = Vai al tavolo
replay-to-analysis = Vai all'analisi
replay-not-begun = Questa partita non è ancora iniziata
replay-not-begun-text = Non c'è ancora niente da rivedere. Prendi posto, o torna quando la partita sarà iniziata.
replay-told = { $player }: { $text }.

## Moving through the game

replay-transport = Riproduzione
replay-steps = Ripercorri la partita
replay-slider = Mossa
replay-where = { $round ->
    [0] Mossa { $at } di { $entries }, preparazione
   *[other] Mossa { $at } di { $entries }, round { $round }
}
replay-number = { $at } di { $entries }
replay-beginning = Inizio
replay-first = Prima mossa (Home)
replay-last = Ultima mossa (Fine)
replay-round-back = Round precedente (Pag su)
replay-round-on = Round successivo (Pag giù)
replay-turn-back = Turno precedente (←; con Maiusc un solo passo)
replay-turn-on = Turno successivo (→; con Maiusc un solo passo)
replay-play = Riproduci (barra spaziatrice)
replay-pause = Pausa (barra spaziatrice)
replay-pace = Velocità: { $pace }
replay-pace-0 = lenta
replay-pace-1 = media
replay-pace-2 = alta
replay-setup = Preparazione
replay-round = { $round }
replay-round-of = Round { $round }
replay-moves = Mosse

## The ledger

replay-filter = Filtro
replay-filter-source = Origine
replay-filter-clear = Togli il filtro
replay-all-sources = Tutte le origini
replay-rows = { $count ->
    [one] 1 riga
   *[other] { $count } righe
}
replay-no-rows = Nessuna riga corrisponde.
replay-column-move = Mossa
replay-column-player = Giocatore
replay-column-what = Che cosa è successo
replay-column-sources = Origine
replay-go = Vai alla mossa { $number }

## Charts

replay-topic-points = Punti
replay-topic-income = Entrate
replay-topic-goods = Risorse
replay-topic-taken = Potere preso
replay-measure = Misura
replay-measure-points = Punti
replay-measure-coins = Monete
replay-measure-workers = Lavoratori
replay-measure-priests = Sacerdoti
replay-measure-power = Potere
replay-measure-cults = Passi nei culti
replay-measure-stone = Pietra
replay-measure-food = Cibo
replay-measure-wisdom = Saggezza
replay-measure-gold = Oro
replay-measure-tokens = Superiorità
replay-measure-military = Forza militare
replay-measure-temples = Templi
replay-measure-zodiac = Carte zodiaco
replay-direction = Guadagnato o pagato
replay-gained = Guadagnato
replay-paid = Pagato
replay-course = { $measure } nel corso della partita
replay-after-round = Dopo il round { $round }
replay-rounds-gained = { $measure }: guadagno per round
replay-rounds-paid = { $measure }: spesa per round
replay-rounds-income = { $measure }: entrate per round
replay-rounds-gained-for = { $measure }: guadagno per round ({ $source })
replay-rounds-paid-for = { $measure }: spesa per round ({ $source })
replay-rounds-income-for = { $measure }: entrate per round ({ $source })
replay-sources-gained = { $measure }: guadagno per origine
replay-sources-paid = { $measure }: spesa per origine
replay-sources-income = { $measure }: entrate per origine
replay-source = Origine
replay-of-player = Giocatore
replay-all-players = Tutti i giocatori
replay-player-by-round = { $player }, round per round
replay-total = Totale
replay-nothing = Nessun dato.
replay-as-table = Mostra come tabella

## Sharing and saving

replay-share = Condividi e salva
replay-link = Link a questa posizione
replay-copy = Copia
replay-copied = Link copiato.
replay-copy-by-hand = Il browser non permette di copiare. Il link è selezionato; copialo tu.
replay-picture = Immagine di questa posizione
replay-no-picture = Non è stato possibile creare l'immagine.
replay-files = La partita come file
replay-file-json = Partita salvata
replay-file-json-text = La partita completa, pronta da importare di nuovo.
replay-file-ledger = Registro
replay-file-ledger-text = Riga per riga, per un foglio di calcolo.
replay-file-commands = Mosse
replay-file-commands-text = Solo le mosse, in notazione.

## Analysis

replay-branch = Analizza da qui
replay-branch-short = Analizza
replay-branch-text = Una copia della partita da questa posizione, in cui giochi per tutti
replay-analysis = Analisi
replay-analysis-from = Analisi dalla mossa { $at }. Giochi per tutti.
replay-analysis-alone = Analisi. Giochi per tutti.
replay-analysis-watch = Analisi. Può giocare solo chi l'ha creata.
replay-back = Torna alla partita
replay-this-line = Rivedi questa variante
replay-undo-turn = Ritira
replay-again = Ricomincia

## Import

replay-import-title = Importa una partita
replay-import-text = Un registro della lega, una partita salvata o un elenco di mosse. La riproduciamo, controlliamo ogni riga, e puoi rivederla passo per passo.
replay-import-drop = Trascina qui il file
replay-import-choose = Scegli un file
replay-import-or = o incolla il testo
replay-import-paste = Testo della partita
replay-import-name = Nome (facoltativo)
replay-import-go = Importa partita
replay-import-reading = Lettura di { $name } e controllo di ogni riga.
replay-import-pasted = il testo
replay-import-broken = Non è stato possibile leggere questo file
replay-import-broken-text = { $reason } Non è stato salvato niente. Prova con un altro file, o controlla il testo qui sotto.
replay-import-broken-file = { $reason } Non è stato salvato niente. Prova con un altro file.
replay-import-not-now = { $reason } Non è stato salvato niente; il tuo testo è ancora qui.
replay-import-large = Il file supera i due megabyte, quindi probabilmente non è una partita.
replay-import-empty = Il file è vuoto.
replay-import-unreadable = Il browser non è riuscito a leggere il file.
replay-import-done = Importata, con note
replay-import-open = Apri il replay
replay-notes = { $count ->
    [one] 1 nota dell'importazione
   *[other] { $count } note dell'importazione
}
replay-note-skipped = La riga { $line } è stata saltata perché non è una riga di registro conosciuta: «{ $text }».
replay-note-latin-1 = Il file non è in UTF-8 (riga { $line }); è stato letto come Latin-1.
replay-note-more = { $count ->
    [one] Un'altra nota non è mostrata.
   *[other] Altre { $count } note non sono mostrate.
}

## Hints

replay-hint-text = Il giocatore virtuale più forte ha considerato questi turni. Ciascuno mostra i punti che si aspetta alla fine della partita.
replay-hint-thinking = Il giocatore virtuale sta pensando.
replay-hint-take = Gioca questo
replay-hint-end = termina il turno
replay-hint-sources = Da dove si prevede che vengano i punti
replay-hint-now = punti ora
replay-hint-sum = previsto alla fine
replay-hint-this-turn = in questo turno: { $source }
replay-hint-everybody = Previsto alla fine:
replay-hint-source-this-round = più avanti in questo round
replay-hint-draft-less = La tua bozza dovrebbe portare a { $value } punti, { $points } in meno della prima proposta.
replay-hint-draft-same = La tua bozza vale quanto la prima proposta: sono previsti { $value } punti.
replay-hint-draft-lost = Perde su: { $sources }.
replay-hint-draft-won = Guadagna su: { $sources }.
replay-hint-source-base = partita media
replay-hint-source-rounds-to-come = round rimanenti
replay-hint-source-points = punti finora
replay-hint-source-points-so-far = punti finora
replay-hint-source-goods = risorse
replay-hint-source-income = entrate
replay-hint-source-buildings = strutture
replay-hint-source-position = posizione sulla mappa
replay-hint-source-network = area connessa
replay-hint-source-opening = apertura
replay-hint-source-stronghold = fortezza
replay-hint-source-bonus-card = tessera bonus
replay-hint-source-favor-tiles = tessere favore
replay-hint-source-scoring-tiles = tessere punteggio
replay-hint-source-cults = culti
replay-hint-source-towns = città fondate
replay-hint-source-temples = templi
replay-hint-source-districts = distretti
replay-hint-source-city = città
replay-hint-source-workers = lavoratori
replay-hint-source-advisors = consiglieri
replay-hint-source-military = tracciato militare
replay-hint-source-zodiac-cards = carte zodiaco
replay-hint-source-faction = fazione e fortezza
replay-hint-source-tracks = navigazione e trasformazione
replay-hint-source-power-offers = Potere dai vicini
replay-hint-source-resources = risorse alla fine
replay-hint-source-other = altro
