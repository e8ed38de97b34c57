# Il server in italiano: perché rifiuta qualcosa e che cosa dice di una bozza.

## Titles by status

server-title-400 = Non compreso
server-title-401 = Accesso non effettuato
server-title-403 = Non consentito
server-title-404 = Non trovato
server-title-405 = Non offerto
server-title-409 = Non ora
server-title-413 = Troppo grande
server-title-415 = Tipo di contenuto sbagliato
server-title-422 = Non valido
server-title-429 = Troppe volte
server-title-500 = Qualcosa è andato storto
server-title-503 = Non disponibile

## The request

server-refused = Il server rifiuta questa richiesta.
server-not-found = A questo indirizzo non c'è niente.
server-method = Questo indirizzo non lo offre.
server-too-large = È più di quanto il server accetti.
server-content-type = Invialo come application/json.
server-invalid = { $where } non è come dovrebbe essere: { $what }.
server-too-often = Troppe volte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-origin = Questa richiesta non viene da una pagina di questo server.
server-failed = Qualcosa è andato storto. Non è cambiato niente.
server-database = La base di dati non risponde. Non è cambiato niente.
server-busy = A questo tavolo succedono troppe cose insieme. Non è cambiato niente; riprova.
server-metrics = Le cifre sono per chi gestisce questo server.
server-live-message = Questo messaggio non si può comprendere.

## People

server-sign-in = Prima di' chi sei.
server-wrong-login = Questo nome e questa password non vanno insieme.
server-wrong-password = Questa non è la tua password.
server-other-password = Scegli un'altra password.
server-no-account = Un ospite non ha password.
server-no-session = Questa sessione non esiste.

## Tables

server-no-game = Questo gioco non esiste. Ci sono { $games }.
server-no-level = Questo giocatore virtuale non esiste. Ci sono { $levels }.
server-no-table = Questo tavolo non esiste, oppure è privato e ti serve il suo invito.
server-no-seat = A questo tavolo non c'è il posto { $seat }.
server-seat-count = Il gioco non si può giocare con { $count ->
    [one] un posto
   *[other] { $count } posti
}.
server-seat-taken = Il posto { $seat } è occupato.
server-seats-open = Alcuni posti sono ancora liberi.
server-table-full = Tutti i posti sono occupati.
server-table-open = La partita non è ancora iniziata.
server-table-running = La partita è già iniziata.
server-table-finished = La partita è finita.
server-table-analysis = Questa è l'analisi di una partita, non una partita in corso.
server-owner-only = Può farlo solo chi ha aperto il tavolo.
server-not-seated = Non siedi a questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-seat-left = Hai abbandonato questa partita. Torna per continuare a giocare.

## Playing

server-stale = Nel frattempo è successo qualcosa. Guarda la nuova posizione.
server-no-position = La partita ha { $entries } mosse, quindi la posizione { $number } non esiste.
server-not-legal = Ora non è possibile.
server-possible = È possibile.
server-rule = { $sentence }
server-chance-first = Prima decide il caso.
server-action-or-text = Chiedi di un'azione, di un testo o di un elemento del tavolo.
server-draft-complete = Il turno è completo: confermalo o annulla un passo.
server-draft-incomplete = Il turno non è ancora completo.
server-draft-empty = Non c'è niente da confermare.
server-draft-moved = Nel frattempo altri hanno giocato; la tua bozza è ancora possibile.
server-draft-dropped = Nel frattempo altri hanno giocato; la tua bozza non è più possibile.
server-takeback-open = C'è già una richiesta aperta di ritirare qualcosa.
server-no-takeback = Nessuno aspetta la tua risposta su un ritiro.
server-nothing-to-take-back = Non c'è niente da ritirare.
server-no-hints = Non ci sono suggerimenti in una partita contro altre persone.
server-no-hint = Non si è trovato un suggerimento in tempo.
server-unreadable = Questa partita non si può leggere.
