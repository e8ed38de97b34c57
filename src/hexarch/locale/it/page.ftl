# La pagina in italiano: ciò che dicono i due giochi e tutto quello che li circonda. Ogni frase è intera.

## Everywhere

page-close = Chiudi
page-menu = Menu e impostazioni
page-loading = Caricamento
page-try-again = Riprova
page-skip-to-content = Vai al contenuto
page-you = Tu
page-you-mark = · tu
page-guest-name = Ospite
page-computer = Giocatore virtuale
page-computer-name = Computer
page-present = Presente
page-away = Assente
page-chance = Sorteggio
page-views = Viste
page-to-front = Alla pagina iniziale
page-save-picture = Salva l'immagine
page-hint = Suggerimento

## The frame around all pages

page-nav = Pagine
page-nav-front = Gioca
page-nav-tables = Tavoli
page-nav-games = Le mie partite
page-nav-rules = Regole
page-nav-import = Rivedi
page-nav-settings = Impostazioni
page-nav-sign-in = Accedi
page-nav-account-of = Account di { $name }
page-title = { $page } · Hexarch
page-title-turn = Tocca a te: { $page }
page-cancel = Annulla
page-save = Salva
page-saved = Salvato.
page-earlier = Precedenti
page-later = Successive
page-page-of = Pagina { $page } di { $pages }

## The front page

page-front-title = Che cosa costruiamo oggi?
page-front-text = Scegli un gioco e premi gioca. Tutto il resto può aspettare.
page-front-level = Livello
page-front-players = Giocatori
page-front-play = Gioca contro il computer
page-front-play-alone = Gioca in solitario
page-front-play-name = Gioca contro il computer: { $game }
page-front-play-alone-name = Gioca in solitario: { $game }
page-front-terra-mystica = Trasforma la terra, fonda città, avanza nei culti.
page-front-origins = Innalza una città con i dadi, tessera dopo tessera.
page-front-friends = Gioca con gli amici
page-front-friends-text = Apri un tavolo e condividi il link
page-front-import = Importa e rivedi
page-front-import-text = Trascina qui il registro di una partita e ripercorrila
page-front-learn = Impara le regole
page-front-learn-text = Brevi, con ricerca, in parole semplici
page-front-new = È la prima volta?
page-front-new-text = Non serve un account. Premi gioca, e la pagina mostra che cosa è possibile, quanto costa e perché qualcosa non lo è.
page-front-new-first = Comincia con una prima partita
page-front-new-rules = Prima leggi le regole
page-front-last = La tua ultima partita, in un'immagine
page-front-last-chart = Punti di ogni giocatore, round per round
page-front-last-you = { $points } tu
page-front-last-other = { $points } { $name }
page-front-report = Resoconto
page-front-all = Tutte le mie partite
page-front-waiting = { $count ->
    [one] 1 ti aspetta
   *[other] { $count } ti aspettano
}

## Lists of tables

page-tables-open = Tavoli aperti
page-tables-running = Guarda
page-tables-finished = Partite finite
page-tables-which = Quali tavoli
page-tables-all-games = Entrambi i giochi
page-tables-new = Nuovo tavolo
page-tables-join = Partecipa
page-tables-watch = Guarda
page-tables-replay = Rivedi
page-tables-none-open = In questo momento nessun tavolo è aperto
page-tables-none-open-text = Aprine uno tu: il link porta i tuoi amici, e tutti gli altri lo vedono qui.
page-tables-none-running = In questo momento nessuno gioca in pubblico
page-tables-none-running-text = Le partite ai tavoli pubblici si possono guardare qui mentre si giocano.
page-tables-none-finished = Nessuna partita pubblica è ancora finita
page-tables-none-finished-text = Le partite finite ai tavoli pubblici restano qui per essere riviste.
page-games-title = Le mie partite
page-games-none = Le tue partite si raccolgono qui
page-games-none-text = Gioca contro il computer o apri un tavolo per gli amici; ciò che giochi viene conservato e lo ritrovi in ogni momento.
page-games-turn = Tocca a te
page-games-wait = In attesa di { $name }
page-games-thinking = Il computer pensa
page-games-chance = In corso
page-games-ready = Pronta a iniziare
page-games-left = Un computer gioca al posto tuo
page-games-analysis = Analisi
page-games-finished = Finita
page-games-won = Hai vinto con { $points } punti
page-games-lost = { $points } punti, posto { $place }
page-games-result = { $name } ha vinto con { $points } punti
page-row-seats = { $taken } posti su { $all } occupati: { $names }
page-row-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
page-row-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Making a table

page-new-title = Un nuovo tavolo
page-new-text = Tutto ha già un valore sensato. Cambia quello che vuoi.
page-new-game = Gioco
page-new-players = Quanti giocano
page-new-seats = Chi siede dove
page-new-seat = Posto { $number }
page-new-seat-me = Tu
page-new-seat-open = Libero, per una persona
page-new-seat-computer = Computer: { $level }
page-new-visibility = Chi può venire
page-new-visibility-public = Tutti
page-new-visibility-public-text = Il tavolo compare nell'elenco dei tavoli aperti, e chiunque può guardare.
page-new-visibility-unlisted = Chi ha il link
page-new-visibility-unlisted-text = Il tavolo non è in nessun elenco. Chi conosce il suo indirizzo può partecipare e guardare.
page-new-visibility-invitation = Solo gli invitati
page-new-visibility-invitation-text = Il link contiene un invito; senza, nessuno può vedere il tavolo.
page-new-name = Nome del tavolo
page-new-name-help = Se lo lasci vuoto, basta il nome del gioco.
page-new-rules = Regole
page-new-preset = Parti da
page-new-changed = { $count ->
    [0] Come nel modello
    [one] 1 modifica
   *[other] { $count } modifiche
}
page-new-reset = Torna al modello
page-new-open = Apri il tavolo
page-new-start = Inizia la partita
page-new-file = Scegli un file
page-new-file-text = Un file TOML o JSON.
page-new-file-loaded = { $name } è caricato
page-new-file-broken = Non è possibile leggere questo file come TOML o JSON.
page-new-file-large = Questo file è troppo grande; il limite è di 64 KB.
page-new-file-clear = Toglilo
page-new-factions-none = A nessuno viene assegnata una fazione: i giocatori scelgono.
page-new-factions-count = { $chosen } di { $players } scelte, nell'ordine dei posti
page-new-copied = Le impostazioni vengono da un altro tavolo. Cambia quello che vuoi.

## Computer players

level-random = Casuale
level-random-text = Gioca a caso. Utile per fare prove.
level-greedy = Avido
level-greedy-text = Prende subito il massimo dei punti che vede e non guarda mai avanti.
level-easy = Facile
level-easy-text = Un avversario amichevole per una prima partita.
level-medium = Medio
level-medium-text = Pianifica il suo turno e commette errori.
level-hard = Difficile
level-hard-text = Pensa in anticipo e punisce gli sprechi.
level-expert = Esperto
level-expert-text = Il migliore che abbiamo, e si prende il suo tempo.
page-level-strength = Forza { $strength } di { $most }
page-level-points = Circa { $points } punti tra pari
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Lingua
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme = Tema
page-theme-system-name = Come il sistema
page-theme-light-name = Chiaro
page-theme-dark-name = Scuro
page-theme-light = Passa al tema chiaro
page-theme-dark = Passa al tema scuro
page-still = Nessun movimento
page-textual = Il tabellone a parole
page-text-off = Mostra il tabellone
page-shortcuts = Comandi con un solo tasto
page-keys = Tasti
page-keys-verbs = Il tuo turno
page-keys-table = Al tavolo
page-keys-tab = da una parte del tavolo alla successiva
page-keys-arrows = dentro una parte e sulla mappa
page-keys-enter = scegli, o conferma il turno
page-keys-confirm = conferma il turno da ovunque
page-keys-why = perché no? Su ciò che non si può usare
page-keys-escape = chiudi ciò che è aperto
page-keys-off = I tasti singoli si possono disattivare nel menu.

## At the table

page-dock = Il tuo turno
page-draft = Il tuo turno finora
page-draft-complete = Dopo la conferma non si torna indietro
page-draft-hint = Scegli sul tabellone o una delle azioni qui sopra
page-difference = Che cosa cambia il tuo turno
page-so-far = Finora
page-with-this = Con questo
page-your-turn = Tocca a te
page-not-sent = non ancora inviato
page-undo = Annulla
page-reset = Ricomincia
page-confirm = Conferma il turno
page-confirm-anyway = Conferma comunque
page-more = Altre azioni
page-choose = Scegli
page-skip = Salta
page-turn-goes-on = Il tuo turno continua.
page-turn-sent = Il tuo turno è inviato.
page-step-undone = Un passo annullato.
page-turn-reset = Il tuo turno ricomincia.
page-click-to-choose = Fai clic per scegliere
page-click-to-open = { $count ->
    [one] Fai clic per scegliere
   *[other] { $count } scelte: fai clic per vederle
}
page-type-move = Scrivi una mossa
page-rematch = Gioca ancora
page-order-of-play = Ordine di gioco
page-set-up = Preparazione
page-passed = ha passato
page-game-over = La partita è finita
page-waiting = { $others ->
    [0] Tocca a { $player }
    [one] Tocca a { $player } e a un altro
   *[other] Tocca a { $player } e ad altri { $others }
}
page-waiting-chance = Si sorteggia qualcosa
page-result = Risultato finale
page-result-hide = Guarda il tabellone
page-result-place = Posto { $place }
page-text-now = Ora
page-text-verb = { $verb } ({ $count })
page-log = Cronologia
page-log-note = indica per vederlo sulla mappa
page-log-since = Dal tuo ultimo turno
page-log-empty = Non è ancora successo niente.
page-log-line = { $player }: { $text }
page-takeback-ask = Ritira il mio ultimo turno
page-takeback-asked = { $name } vorrebbe ritirare delle mosse.
page-takeback-waiting = { $count ->
    [one] Un giocatore deve ancora accettare il ritiro.
   *[other] { $count } giocatori devono ancora accettare il ritiro.
}
page-takeback-accept = Accetta
page-takeback-decline = Rifiuta
page-leave = Abbandona la partita
page-leave-sure = Un giocatore virtuale continuerebbe al posto tuo; puoi tornare in ogni momento.
page-leave-no = Resta
page-left = Un giocatore virtuale gioca al posto tuo.
page-return = Torna

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: I primi costruttori
page-waiting-open = { $open ->
    [one] Un posto è libero. Manda il link a un amico.
   *[other] { $open } posti sono liberi. Manda il link ai tuoi amici.
}
page-waiting-start = Ci sono tutti. Inizia quando vuoi.
page-waiting-owner = Ci sono tutti. Chi ha aperto il tavolo dà inizio alla partita.
page-waiting-not-yet = Si inizia quando nessun posto è libero. Un posto libero si può dare a un computer.
page-waiting-join = C'è un posto per te.
page-waiting-full = Questo tavolo è pieno
page-waiting-full-text = Tutti i posti sono occupati. Puoi guardare quando inizia, o aprire un tavolo come questo.
page-waiting-link = Link per i tuoi amici
page-waiting-link-invitation = Il link contiene l'invito: può venire solo chi lo ha.
page-waiting-share = Condividi
page-waiting-settings = Che cosa si gioca
page-waiting-settings-changed = Il modello { $preset }, con queste modifiche:
page-waiting-settings-default = Tutto come nel modello { $preset }.
page-waiting-copy = Un tavolo come questo
page-waiting-away = Rimuovi il tavolo
page-waiting-leave = Lascia il tavolo
page-waiting-leave-sure = Il tavolo scompare se nessun altro vi è seduto.
page-waiting-free = Libera il posto
page-waiting-talk = Chiacchiera mentre aspetti
page-seat-open = Posto libero
page-seat-take = Siediti qui
page-seat-change = Chi siede al posto { $number }
page-start = Inizia la partita
page-link-copy = Copia il link
page-link-copied = Link copiato

## The account

page-account-title = Il tuo account
page-account-nobody = Non hai effettuato l'accesso
page-account-nobody-text = Va bene così: gioca come ospite e crea un account quando vuoi. Le tue partite verranno con te.
page-account-guest = Giochi come ospite
page-account-guest-text = Questo browser si ricorda di te. Con un account ritrovi le tue partite ovunque, e niente va perso.
page-account-signed-in = Accesso effettuato come { $login }
page-account-name = Nome che vedono gli altri
page-account-name-login = Il tuo nome
page-account-password = Password
page-account-password-help = Almeno 8 caratteri. Non c'è modo di mandartene una nuova, quindi conservala bene.
page-account-make = Crea un account
page-account-make-text = Un nome e una password, nient'altro. Due persone possono avere lo stesso nome.
page-account-sign-in = Accedi
page-account-sign-in-text = Le partite che giochi qui come ospite vengono con te.
page-account-sign-out = Esci
page-account-sign-out-guest = Un ospite che esce non può tornare: perderesti le tue partite. Prima crea un account.
page-account-which = Crea un account o accedi
page-account-password-title = Cambia la password
page-account-password-old = Password attuale
page-account-password-new = Nuova password
page-account-password-done = La password è cambiata. Tutti gli altri dispositivi sono stati disconnessi.
page-account-sessions = Dove hai effettuato l'accesso
page-account-session-current = Questo dispositivo
page-account-session-seen = Ultimo accesso { $ago }
page-account-session-end = Disconnetti
page-account-session-unknown = Dispositivo sconosciuto
page-account-session-browser = { $browser } su { $system }
page-account-data = I tuoi dati
page-account-data-text = Tutto ciò che questo server sa di te, in un file.
page-account-download = Scarica
page-account-delete = Cancellami
page-account-delete-text = Nome, sessioni, chat e impostazioni spariscono per sempre. Le partite che altri giocano continuano con un computer al tuo posto.
page-account-delete-sure = Cancellare davvero tutto?
page-account-delete-sure-text = Non si può annullare.
page-account-delete-done = I tuoi dati sono cancellati. Grazie per aver giocato.
page-account-welcome = Ti diamo il benvenuto, { $name }.
page-account-too-short = La password deve avere almeno 8 caratteri.

## Settings

page-settings-title = Impostazioni
page-settings-text = Conservate in questo browser e, se ne hai uno, nel tuo account.
page-settings-look = Aspetto
page-settings-play = Gioco
page-settings-still-text = I pezzi saltano al loro posto, e niente brilla.
page-settings-textual-text = Il tavolo come testo, per lettori di schermo e connessioni lente. Lì si può giocare tutto.
page-settings-shortcuts-text = Disattivali se parli al tuo computer o se i tasti ti intralciano.
page-settings-warnings = Avvisami prima che sprechi qualcosa
page-settings-warnings-text = Un avviso non ti ferma mai; chiede una volta sola.

## The rules

page-rules-title = Regole
page-rules-text = Con parole nostre, dai regolamenti e dalle loro domande e risposte. Ogni regola ha un numero, e il tavolo lo cita quando dice di no.
page-rules-search = Cerca nelle regole
page-rules-game = Quale gioco
page-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 argomento
   *[other] { $count } argomenti
}
page-rules-none = Nessun argomento ne parla
page-rules-none-text = { $game ->
    [origins] Prova con una sola parola, come «tempio» o «torre», o con il numero di una regola, come OR-063.
   *[other] Prova con una sola parola, come «ponte» o «potere», o con il numero di una regola, come TM-131.
}
page-rules-clear = Cancella la ricerca
page-rules-topics = Argomenti
page-rules-numbers = { $count ->
    [one] Regola { $first }
   *[other] Regole da { $first } a { $last }
}

## Why not

page-why-title = Perché no?
page-why-ask = Perché no?
page-why-asking = Un momento.
page-why-remedy = Prima scambia qualcosa
page-why-nothing = Ora non c'è niente da fare con questo.

## Warnings

page-warning-off = Non avvisarmi più di questo
page-warning-quiet = Nessun avviso per: { $kind }

## Talk

page-chat = Chat
page-chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 nuovo messaggio
   *[other] Chat, { $unread } nuovi messaggi
}
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-typing = { $name } sta scrivendo
page-chat-write = Scrivi qualcosa
page-chat-send = Invia

## The connection

page-connection-connecting = Nuova connessione in corso
page-connection-polling = Non in diretta: si controlla ogni pochi secondi

## When something goes wrong

page-problem-offline = Il server non risponde. Il tuo turno è al sicuro; riprova tra un momento.
page-problem-unknown = Qualcosa è andato storto. Riprova.
page-trouble-offline = Nessuno risponde
page-trouble-offline-text = Il server non è raggiungibile. Appena torna, tutto sarà dove lo hai lasciato.
page-trouble-gone = Questo tavolo non c'è
page-trouble-gone-text = È stato eliminato, è privato o il link contiene un errore. Se è tuo, accedi; se qualcuno ti ha invitato, chiedi un nuovo link.
page-trouble-closed = Questo tavolo è privato
page-trouble-closed-text = Per vederlo serve un invito. Il link di chi lo ha aperto ne contiene uno.
page-trouble-expired = Questo link è scaduto
page-trouble-expired-text = Il suo invito non vale più, o il tavolo non c'è più. Chiedi un nuovo link o cerca un altro tavolo.
page-trouble-often = Un momento, per favore
page-trouble-signed-out = La sessione è chiusa
page-trouble-signed-out-text = Accedi e tutto è dove l'hai lasciato. Le partite di un ospite la cui sessione è chiusa non sono più raggiungibili; un nuovo ospite può iniziare subito.
page-trouble-unknown = Qualcosa è andato storto
page-trouble-unknown-text = È colpa nostra, non tua. Riprova; la partita è al sicuro.
page-trouble-list = Ora non si può mostrare
page-trouble-nowhere = Qui non c'è niente
page-trouble-nowhere-text = L'indirizzo contiene un errore, o ciò che era qui si è spostato.

## Lists

page-list-two = { $first } e { $last }
page-list-more = { $first } e { $last }
