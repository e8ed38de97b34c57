# Il server in italiano: perché rifiuta qualcosa e che cosa dice di una bozza.

## Titles by status

server-title-400 = Richiesta errata
server-title-401 = Accesso non effettuato
server-title-403 = Non consentito
server-title-404 = Non trovato
server-title-405 = Metodo non consentito
server-title-408 = Tempo scaduto
server-title-409 = Conflitto
server-title-413 = Troppo grande
server-title-415 = Tipo di contenuto non supportato
server-title-422 = Richiesta non valida
server-title-429 = Troppe richieste
server-title-500 = Qualcosa è andato storto
server-title-503 = Servizio non disponibile

## The request

server-refused = Il server ha rifiutato questa richiesta.
server-not-found = A questo indirizzo non c'è niente.
server-method = Questo metodo qui non è consentito.
server-too-large = La richiesta è troppo grande.
server-content-type = Invia la richiesta come application/json.
server-invalid = { $where } non è valido: { $what }.
server-too-often = Troppe richieste; riprova tra { $seconds ->
    [one] 1 s
   *[other] { $seconds } s
}.
server-origin = Questa richiesta non viene da una pagina di questo server.
server-host = Questo server non risponde a questo nome.
server-failed = Qualcosa è andato storto. Non è cambiato niente.
server-database = Il database non risponde. Non è cambiato niente.
server-busy = Questo tavolo è troppo occupato al momento. Non è cambiato niente; riprova.
server-overloaded = Il server è occupato. Non è cambiato niente; riprova.
server-workers-busy = Il server è occupato; riprova tra { $seconds ->
    [one] 1 s
   *[other] { $seconds } s
}.
server-outcome-unknown = La connessione al database è caduta. Non si sa se l'operazione sia stata salvata; si può inviare di nuovo la stessa richiesta senza rischi.
server-timeout = La richiesta ha impiegato troppo tempo ad arrivare.
server-metrics = Le metriche sono disponibili solo al gestore del server.
server-live-message = Non è stato possibile comprendere questo messaggio.

## People

server-sign-in = Accedi per continuare.
server-wrong-login = Nome o password errati.
server-wrong-password = Password errata.
server-other-password = Scegli un'altra password.
server-no-account = Gli ospiti non hanno password.
server-name-taken = Questo nome è già in uso. Se è tuo, accedi; altrimenti scegline un altro.
server-weak-password = Questa password è facile da indovinare. Usa più parole o una password più lunga.
server-banned = Questo account è sospeso fino al { $until }.
server-no-mail = Questo server non invia e-mail.
server-link-expired = Questo link non è più valido. Chiedine uno nuovo.
server-no-user = Questa persona non esiste.
server-admin-only = Possono farlo solo gli amministratori.
server-no-report = Questa segnalazione non esiste.
server-no-session = Questa sessione non esiste.
server-token = Questo token non è valido: è errato, scaduto o revocato.
server-token-scope = A questo token manca il permesso { $scope }.
server-token-never = Non è possibile farlo con un token. Accedi dalla pagina.
server-no-token = Questo token non esiste.
server-tokens-many = Un account può avere al massimo { $count } token. Revocane prima uno.
server-bot-played = Solo un account che non si è mai seduto a un tavolo può diventare un bot.
server-bot-invited = Un bot entra in un tavolo solo tramite una sfida o con il suo invito.
server-no-bot = Questo bot non esiste.
server-bot-blocked = Questo bot non gioca con te.
server-no-challenge = Questa sfida non esiste.
server-challenge-other = Non spetta a te rispondere a questa sfida.
server-challenge-over = A questa sfida è già stato risposto.

## Tables

server-no-game = Questo gioco non esiste. Giochi disponibili: { $games }.
server-no-level = Questo giocatore virtuale non esiste. Livelli disponibili: { $levels }.
server-no-lesson = Questa lezione non esiste.
server-no-table = Questo tavolo non esiste, oppure è privato e ti serve il suo invito.
server-no-seat = Questo tavolo non ha il posto { $seat }.
server-seat-count = A questo gioco non si può giocare con { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}.
server-seat-taken = Il posto { $seat } è occupato.
server-seats-open = Alcuni posti sono ancora liberi.
server-table-full = Tutti i posti sono occupati.
server-table-open = La partita non è ancora iniziata.
server-table-running = La partita è già iniziata.
server-table-finished = La partita è finita.
server-table-analysis = Questa è un'analisi, non una partita in corso.
server-owner-only = Può farlo solo il proprietario del tavolo.
server-not-seated = Non hai un posto a questo tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-seat-left = Hai abbandonato questa partita. Torna per continuare a giocare.
server-removed = Il proprietario ti ha rimosso da questo tavolo.
server-blocked = Il proprietario di questo tavolo ti ha bloccato.
server-not-yourself = Non puoi farlo nei tuoi confronti.
server-chat-seated = Qui possono scrivere solo i giocatori e gli spettatori invitati.
server-chat-guests = A questo tavolo può scrivere solo chi ha un account.
server-muted = Ti è stata tolta la parola: non puoi scrivere.

## Playing

server-stale = La partita è andata avanti. Guarda la nuova posizione.
server-no-position = La partita ha { $entries } mosse, quindi la posizione { $number } non esiste.
server-not-legal = Ora non è possibile.
server-chance-first = Prima bisogna sorteggiare qualcosa.
server-action-or-text = Indica un'azione, un testo o un elemento del tavolo.
server-draft-complete = Il turno è completo: confermalo o annulla un passo.
server-draft-incomplete = Il turno non è ancora completo.
server-draft-empty = Non c'è niente da confermare.
server-draft-changed = La bozza è cambiata in un'altra finestra. Questa è la più recente: controllala e conferma di nuovo.
server-takeback-open = È già stato chiesto un ritiro.
server-no-takeback = Nessun ritiro aspetta la tua risposta.
server-nothing-to-take-back = Non c'è niente da ritirare.
server-no-hints = I suggerimenti non sono disponibili nelle partite contro altre persone.
server-no-hints-yet = È ancora in corso una partita contro persone con questa preparazione e queste mosse. I suggerimenti saranno disponibili quando sarà finita.
server-no-branch = Una partita in corso contro persone non si può analizzare. Aspetta che finisca.
server-report-unfinished = Si possono analizzare solo partite finite.
server-no-game-report = Qui non c'è nessun rapporto.
server-reports-pending = { $count } tuoi rapporti sono ancora in preparazione. Aspetta che uno sia pronto.
server-no-hint = Nessun suggerimento trovato in tempo.
server-unreadable = Non è stato possibile leggere questa partita.
server-import-too-long = Questa partita ha { $entries } mosse; una partita può averne al massimo { $count }.
server-game-too-long = Una partita può avere al massimo { $count } mosse; questa non può continuare.
server-wishes-too-many = Hai cambiato troppe volte le tue risposte permanenti; aspetta la prossima mossa.

server-no-clock = Questo tavolo non ha un orologio.
server-pause-open = È già stata chiesta una pausa, oppure gli orologi sono fermi.
server-no-pause = Nessuno aspetta la tua risposta su una pausa.
server-not-claimable = Questo posto non può essere reclamato.
server-pace = Questo ritmo non è possibile.
server-pace-live = Le notti e i fine settimana non possono fermare gli orologi di una partita dal vivo.
server-pace-drop = Le regole di questo gioco non permettono a un giocatore di ritirarsi.
server-zone = Questo fuso orario non esiste.
server-night = Una notte dura da 1 a { $hours } ore.
server-vacation = Questi giorni di vacanza non sono possibili.
server-vacation-days = Puoi prendere al massimo { $days } giorni di vacanza nel { $year }.
server-calendar-again = Puoi cambiare il fuso orario e la notte una volta al giorno.
server-blocked-you = Questa persona non vuole giocare con te.
server-sits-already = Questa persona siede già al tavolo.
server-too-many = C'è posto per { $most } al massimo.
server-tables-most = Hai { $most } partite non finite o importate, il massimo consentito. Eliminane prima qualcuna.
server-accounts-only = Gli ospiti non possono farlo. Crea prima un account.
server-no-group = Questo gruppo non esiste, o non ne fai parte.
server-group-owner = Solo il proprietario del gruppo può farlo.
server-member-already = Questa persona fa già parte del gruppo o è già stata invitata.
server-group-link = Questo invito a un gruppo non è più valido.
server-no-event = Questo evento non esiste, o non fai parte del suo gruppo.
server-event-status = L'evento è già iniziato o è finito.
server-event-running = L'evento non è ancora finito.
server-event-few = Ogni divisione ha bisogno di almeno { $least } giocatori.

## Problemi e studi

server-no-puzzle = Questo problema non esiste.
server-puzzle-closed = Questo problema non è più sul tuo tavolo. Aprilo di nuovo.
server-puzzle-unfinished = Prima termina il tuo turno.
server-puzzle-no-hints = In un problema non ci sono suggerimenti. Puoi guardare la soluzione.
server-no-study = Questo studio non esiste o è privato.
server-study-accounts = Per conservare gli studi serve un account. Creane uno per tenere i tuoi.
server-study-most = Hai { $most } studi. Prima eliminane uno.
server-study-chapters = Uno studio ha al massimo { $most } capitoli.
server-study-notes = Le note di un capitolo sono troppo lunghe.
server-study-file = Questo studio non può essere importato: { $sentence }
