report-title = Rapporto: { $title }
report-by = Analizzato dal giocatore virtuale { $level }, che ottiene in media { $points } punti contro sé stesso.
report-by-unknown = Analizzato dal giocatore virtuale { $level }, la cui forza in questo gioco non è ancora stata misurata in punti.
report-opinion = I giocatori delle leghe migliori giocano meglio: consideralo un secondo parere.
report-expected = Punti attesi
report-chances = Probabilità di vittoria, in %
report-round = Round { $round }
report-end = Fine
report-mistakes = I turni che sono costati di più
report-noise = La stima ha un'incertezza di circa { $usual } punti, { $last } nell'ultimo round. Sono elencati solo i turni che perdono almeno { $clear } volte tanto.
report-loss = −{ $points } { $points ->
    [one] punto
   *[other] punti
 }
report-played = Giocato:
report-better = Meglio:
report-then = Poi:
report-gain = { $points } da { $source }
report-at-once = punti immediati
report-reason = La variante migliore guadagna circa { $gains }.
report-reason-none = Nessuna origine spiega da sola il guadagno.
report-see = Guardalo nel replay
report-no-mistakes = Nessun turno è stato chiaramente peggiore di un altro.
report-more = Mostra altri { $count }
report-by-sources = Punti per origine
report-by-rounds = Punti per round
report-norms = Cifre piccole: la media dei giocatori della lega con la stessa fazione. Tutte le medie vengono da { $seats } posti di partite della lega.
report-table = Tavolo
report-league = Lega
report-topic-opening = Aperture
report-topic-first-round = Il primo round
report-topic-favors = Tessere favore
report-topic-towns = Città
report-topic-districts = Distretti
report-topic-towers = Torri
report-tracks = Tracciati per round
report-tracks-text = All'inizio di ogni round e alla fine.
report-track-fire = Fuoco
report-track-water = Acqua
report-track-earth = Terra
report-track-air = Aria
report-track-temple-forest = Tempio della Foresta
report-track-temple-mountain = Tempio della Montagna
report-track-temple-sea = Tempio del Mare
report-track-military = Tracciato militare
report-power = Potere ricevuto e pagato
report-power-taken = Potere ricevuto
report-power-paid = Punti pagati
report-power-declined = Offerte rifiutate
report-share = Condividi con un link
report-share-end = Revoca il link
report-ahead = { $count ->
    [one] C'è un rapporto in coda prima di questo.
   *[other] Ci sono { $count } rapporti in coda prima di questo.
 }
report-making = Analisi del turno { $done } di { $total }
report-none = Un rapporto mostra che cosa poteva aspettarsi ogni giocatore dopo ogni turno e quali turni sono costati di più. Richiede circa un minuto.
report-failed = Non è stato possibile creare il rapporto. Puoi riprovare.
report-make = Crea il rapporto
report-here = { $level } ({ $points } punti in media) si aspetta
report-here-unknown = { $level } si aspetta
report-here-loss = Questo turno: −{ $points }
report-here-best = Meglio: { $moves }
