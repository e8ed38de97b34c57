# Texts at the table, for both games.

## Players

page-present = Presente
page-away = Assente
page-hint = Suggerimento

## Keys

page-text-off = Mostra il tabellone
page-keys = Scorciatoie da tastiera
page-keys-verbs = Il tuo turno
page-keys-table = Al tavolo
page-keys-tab = spostati tra le parti del tavolo
page-keys-arrows = spostati dentro una parte e sulla mappa
page-keys-enter = scegli, o conferma il turno
page-keys-confirm = conferma il turno da ovunque
page-keys-why = chiedi perché una cosa non si può usare
page-keys-escape = chiudi ciò che è aperto
page-keys-off = Puoi disattivare le scorciatoie con un solo tasto nel menu.

## At the table

page-dock = Il tuo turno
page-draft = Il tuo turno finora
page-draft-hint = Scegli sul tabellone o seleziona un'azione qui sopra
page-difference = Che cosa cambia il tuo turno
page-so-far = Finora
page-with-this = Con questo
page-your-turn = Tocca a te
page-ready = Pronto per la conferma
page-not-sent = non ancora inviato
page-undo = Annulla
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Un altro modo
   *[other] Altri { $count } modi
}
page-compare = Confronta con la tua bozza.
page-compare-ask = Usare questo al suo posto?
page-compare-drafted = Nella bozza
page-compare-instead = Al suo posto
page-compare-keep = Mantieni la bozza
page-compare-take = Scegli questo
page-reset = Ricomincia
page-confirm = Conferma turno
page-plan = Pianifica
page-plan-help = Prova i tuoi prossimi turni; nessuno lo vede
page-plan-end-turn = Fine del turno
page-log-planned = pianificato
page-confirm-anyway = Conferma comunque
page-more = Altre azioni
page-choose = Scegli
page-skip = Salta
page-turn-goes-on = Il tuo turno continua.
page-turn-sent = Turno inviato.
page-step-undone = Passo annullato.
page-turn-reset = Turno azzerato.
page-click-to-choose = Fai clic per scegliere
page-click-to-open = { $count ->
    [one] Fai clic per scegliere
   *[other] { $count } scelte: fai clic per vederle
}
page-type-move = Scrivi una mossa
page-type-examples = Per esempio
page-type-complete = Tab completa
page-rematch = Gioca ancora
page-order-of-play = Ordine di gioco
page-set-up = Preparazione
page-passed = ha passato
page-text-players = Giocatori
page-text-you = { $player } (tu)
page-game-over = La partita è finita
page-waiting = { $others ->
    [0] Tocca a { $player }
    [one] Tocca a { $player } e a un altro
   *[other] Tocca a { $player } e ad altri { $others }
}
page-waiting-chance = Sorteggio in corso
page-thinking = sta pensando da { $time }
page-thinking-since = ultima mossa { $time }
page-next-players = Poi: { $players }
page-result = Risultato finale
page-result-hide = Guarda il tabellone
page-result-place = { $place }º posto
page-text-now = Ora
page-text-verb = { $verb } ({ $count })
page-log = Cronologia
page-log-note = passa il mouse per vederlo sulla mappa
page-log-since = Dal tuo ultimo turno
page-log-empty = Non è ancora successo niente.
page-log-round = Round { $round }
page-log-earlier = Mostra le mosse precedenti
page-watching = Stai guardando questa partita
page-result-lead = Chi era in testa dopo ogni round
page-result-sources = Punti per origine
page-result-start = All'inizio
page-result-share = Condividi
page-log-line = { $player } { $text }
page-takeback-asked = { $name } chiede di ritirare delle mosse.
page-takeback-waiting = { $count ->
    [one] In attesa che un giocatore accetti il ritiro.
   *[other] In attesa che { $count } giocatori accettino il ritiro.
}
page-takeback-accept = Accetta
page-takeback-decline = Rifiuta
page-leave-no = Resta
page-left = Un giocatore virtuale sta giocando al posto tuo.
page-return = Torna

## People

page-person-of = Su { $name }
page-person-block-text = Non vedi più i suoi messaggi, e questa persona non può unirsi ai tuoi tavoli.
page-person-mute = Silenzia a questo tavolo
page-person-mute-text = Può leggere la chat, ma non scriverci.
page-person-unmute = Ridai la parola
page-person-remove = Rimuovi dal tavolo
page-person-remove-text = Prima dell'inizio il posto torna libero; in una partita in corso lo prende un computer.
page-person-allow = Riammetti
page-person-report = Segnala
page-person-report-text = Che cosa è successo? Gli amministratori vedono anche quello che questa persona ha scritto qui.
page-person-reported = Grazie. Gli amministratori daranno un'occhiata.
page-chat-closed = Qui possono scrivere solo i giocatori e gli spettatori invitati.

## Why not

page-why-title = Perché no?
page-why-ask = Perché no?
page-why-asking = Verifica in corso
page-why-remedy = Prima converti qualcosa
page-why-nothing = Ora non puoi fare niente con questo.

## Warnings

page-warning-off = Non avvisarmi più di questo

## Talk

page-chat = Chat
page-chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 nuovo messaggio
   *[other] Chat, { $unread } nuovi messaggi
}
page-chat-empty = Ancora nessun messaggio.
page-chat-typing = { $name } sta scrivendo
page-chat-write = Scrivi un messaggio
page-chat-send = Invia

## The connection

page-connection-connecting = Riconnessione in corso
page-connection-polling = Non in diretta: si controlla ogni pochi secondi

## Notices

page-notice-turn = È il tuo turno.
page-notice-chat = C'è un nuovo messaggio.
page-notice-over = La partita è finita.

## From the server

server-possible = È possibile.
server-merges = Questo cambia un passo precedente del tuo turno: { $steps }.
server-rule = { $sentence }
server-draft-moved = Altri hanno giocato; la tua bozza è ancora possibile.
server-draft-dropped = Altri hanno giocato; la tua bozza non è più possibile.
