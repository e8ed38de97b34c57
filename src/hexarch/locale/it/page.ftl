# La pagina in italiano: ciò che dicono i due giochi e tutto quello che li circonda. Ogni frase è intera.

## Everywhere

page-close = Chiudi
page-menu = Menu e impostazioni
page-loading = Caricamento
page-try-again = Riprova
page-skip-to-content = Salta al contenuto
page-you = Tu
page-you-mark = · tu
page-guest-name = Ospite
page-computer = Giocatore virtuale
page-computer-name = Computer
page-computer-of-level = Computer ({ $level })
page-computer-numbered = Computer { $number } ({ $level })
page-present = Presente
page-away = Assente
page-chance = Sorteggio
page-views = Viste
page-to-front = Vai alla pagina iniziale
page-save-picture = Salva l'immagine
page-hint = Suggerimento

## The frame around all pages

page-nav = Pagine
page-nav-front = Gioca
page-nav-tables = Tavoli
page-nav-people = Persone
page-nav-games = Le mie partite
page-nav-rules = Regole
page-nav-puzzles = Problemi
page-nav-studies = Studi
page-nav-learn = Imparare
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
page-page-number = Pagina { $page }

## The front page

page-front-title = Che cosa costruiamo oggi?
page-front-text = Scegli un gioco e premi Gioca. Il resto si può cambiare dopo.
page-front-level = Livello
page-front-players = Giocatori
page-front-play = Gioca contro il computer
page-front-play-alone = Gioca in solitario
page-front-play-name = Gioca contro il computer: { $game }
page-front-play-alone-name = Gioca in solitario: { $game }
page-front-terra-mystica = Trasforma la terra, fonda città, avanza nei culti.
page-front-origins = Innalza una città con i dadi, tessera dopo tessera.
page-front-friends = Gioca con gli amici
page-front-friends-text = Crea un tavolo e condividi il link
page-front-import = Importa e rivedi
page-front-import-text = Trascina qui il registro di una partita e rivedila passo per passo
page-front-learn = Impara a giocare
page-front-learn-text = Una prima partita guidata e lezioni brevi
page-front-new = È la prima volta?
page-front-new-text = Non serve un account. Premi Gioca: la pagina mostra che cosa puoi fare, quanto costa e perché qualcosa non è possibile.
page-front-new-first = Comincia con una prima partita
page-front-new-rules = Prima leggi le regole
page-front-last = La tua ultima partita in breve
page-front-last-chart = Punti di ogni giocatore, round per round
page-front-last-you = { $points } tu
page-front-last-other = { $points } { $name }
page-front-report = Rapporto
page-front-all = Tutte le mie partite
page-front-waiting = { $count ->
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
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
page-game-report = Rapporto
page-tables-replay = Rivedi
page-tables-none-open = Nessun tavolo aperto al momento
page-tables-none-open-text = Creane uno: manda il link agli amici, e chiunque altro potrà trovarlo qui.
page-tables-none-running = Nessuna partita pubblica al momento
page-tables-none-running-text = Le partite pubbliche si possono guardare qui mentre si giocano.
page-tables-none-finished = Ancora nessuna partita pubblica finita
page-tables-none-finished-text = Le partite pubbliche finite restano qui, pronte da rivedere.
page-games-title = Le mie partite
page-games-none = Ancora nessuna partita
page-games-none-text = Gioca contro il computer o crea un tavolo per gli amici. Le tue partite vengono salvate ed elencate qui.
page-games-turn = Tocca a te
page-games-wait = In attesa di { $name }
page-games-thinking = Il computer sta pensando
page-games-chance = In corso
page-games-ready = Pronta a iniziare
page-games-left = Un computer sta giocando al posto tuo
page-games-analysis = Analisi
page-games-finished = Finita
page-games-won = Hai vinto con { $points } punti
page-games-lost = { $points } punti, { $place }º posto
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

page-new-title = Nuovo tavolo
page-new-text = I valori predefiniti vanno bene. Cambia quello che vuoi.
page-new-game = Gioco
page-new-players = Numero di giocatori
page-new-seats = Posti
page-new-seat = Posto { $number }
page-new-seat-me = Tu
page-new-seat-open = Posto libero
page-new-seat-computer = Computer: { $level }
page-new-visibility = Chi può partecipare
page-new-visibility-public = Chiunque
page-new-visibility-public-text = Il tavolo compare nell'elenco pubblico, e chiunque può guardare.
page-new-visibility-unlisted = Chi ha il link
page-new-visibility-unlisted-text = Il tavolo non compare in nessun elenco. Chi ha il suo indirizzo può partecipare e guardare.
page-new-visibility-invitation = Solo giocatori invitati
page-new-visibility-invitation-text = Il link contiene un invito. Senza, nessuno può vedere il tavolo.
page-new-name = Nome del tavolo
page-new-name-help = Se lo lasci vuoto, si usa il nome del gioco.
page-new-rules = Regole
page-new-preset = Modello
page-new-changed = { $count ->
    [0] Come nel modello
    [one] 1 modifica
   *[other] { $count } modifiche
}
page-new-reset = Ripristina il modello
page-new-open = Crea tavolo
page-new-start = Inizia partita
page-new-file = Scegli un file
page-new-file-text = Un file TOML o JSON.
page-new-file-loaded = { $name } è stato caricato
page-new-file-broken = Non è possibile leggere questo file come TOML o JSON.
page-new-file-large = Questo file è troppo grande; il limite è di 64 KB.
page-new-file-clear = Rimuovi
page-new-factions-none = Nessuna fazione assegnata: ogni giocatore sceglie la sua.
page-new-factions-count = { $chosen } di { $players } scelte, nell'ordine dei posti
page-new-copied = Impostazioni copiate da un altro tavolo. Cambia quello che vuoi.

## Computer players

level-random = Casuale
level-random-text = Gioca a caso. Utile per fare prove.
level-greedy = Avido
level-greedy-text = Prende subito il massimo dei punti che vede e non guarda mai avanti.
level-easy = Facile
level-easy-text = Amichevole per una prima partita: vede solo il suo prossimo turno e trascura molte cose.
level-medium = Medio
level-medium-text = Conosce il gioco, ma guarda avanti di un solo turno.
level-hard = Difficile
level-hard-text = Valuta bene le posizioni e punisce gli sprechi.
level-expert = Esperto
level-expert-text = Il migliore che abbiamo: pianifica l'intero round.
level-puct = Ricerca ad albero
level-puct-text = Il giocatore più forte prima della rete neurale, per confronto.
page-level-strength = Forza { $strength } di { $most }
page-level-points = In media { $points } punti contro sé stesso
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Lingua
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-look = Stile del tabellone
page-look-clear = Essenziale
page-look-tabletop = Da tavolo
page-look-text = Lo stile da tavolo mostra paesaggi, pezzi di legno e piccole scene di città. Viene salvato solo in questo browser.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Chiaro
page-theme-dark-name = Scuro
page-theme-light = Passa al tema chiaro
page-theme-dark = Passa al tema scuro
page-still = Riduci il movimento
page-textual = Tabellone testuale
page-text-off = Mostra il tabellone
page-shortcuts = Scorciatoie da tastiera
page-sound = Suono per il tuo turno e per i messaggi
page-settings-sound-text = Un breve tono quando tocca a te e un altro quando qualcuno scrive.
page-playback = Riproduzione delle mosse altrui
page-playback-off = Spenta
page-playback-quick = Rapida
page-playback-normal = Normale
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
page-name-numbered = { $name } ({ $number })
page-ask-name = Scegli un nome
page-ask-name-text = Gli altri giocatori ti vedono con questo nome.
page-ask-name-go = Continua
page-understood = Ho capito
page-result-lead = Chi era in testa dopo ogni round
page-result-sources = Punti per origine
page-result-start = All'inizio
page-result-share = Condividi
page-row-round = Round { $round }
page-row-you = giochi con { $faction }
page-row-with = con { $players }
page-row-last = { $player }: { $move }
page-log-line = { $player } { $text }
page-takeback-ask = Ritira il mio ultimo turno
page-takeback-asked = { $name } chiede di ritirare delle mosse.
page-takeback-waiting = { $count ->
    [one] In attesa che un giocatore accetti il ritiro.
   *[other] In attesa che { $count } giocatori accettino il ritiro.
}
page-takeback-accept = Accetta
page-takeback-decline = Rifiuta
page-leave = Abbandona la partita
page-leave-sure = Un giocatore virtuale prende il tuo posto. Puoi tornare in qualsiasi momento.
page-leave-no = Resta
page-left = Un giocatore virtuale sta giocando al posto tuo.
page-return = Torna

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: I primi costruttori
page-waiting-open = { $open ->
    [one] Un posto è libero. Manda il link a un amico.
   *[other] { $open } posti sono liberi. Manda il link ai tuoi amici.
}
page-waiting-start = Ci sono tutti. Inizia quando vuoi.
page-waiting-owner = Ci sono tutti. In attesa che il proprietario del tavolo inizi.
page-waiting-not-yet = La partita può iniziare quando tutti i posti sono occupati. Puoi dare un posto libero a un computer.
page-waiting-join = C'è un posto libero per te.
page-waiting-full = Questo tavolo è pieno
page-waiting-full-text = Tutti i posti sono occupati. Potrai guardare quando la partita sarà iniziata, o creare un tavolo come questo.
page-waiting-link = Link per i tuoi amici
page-waiting-link-invitation = Il link contiene l'invito: può partecipare solo chi lo ha.
page-waiting-share = Condividi
page-waiting-settings = Impostazioni
page-waiting-settings-changed = Il modello { $preset }, con queste modifiche:
page-waiting-settings-default = Tutto come nel modello { $preset }.
page-waiting-copy = Crea un tavolo come questo
page-waiting-away = Elimina tavolo
page-waiting-leave = Lascia tavolo
page-waiting-leave-sure = Il tavolo viene eliminato se non resta nessuno seduto.
page-waiting-free = Libera questo posto
page-waiting-talk = Chatta mentre aspetti
page-seat-open = Posto libero
page-seat-take = Siediti qui
page-seat-change = Chi gioca al posto { $number }
page-start = Inizia partita
page-link-copy = Copia link
page-link-copied = Link copiato

## The account

page-account-title = Il tuo account
page-account-nobody = Non hai effettuato l'accesso
page-account-nobody-text = Puoi giocare come ospite e creare un account più tardi. Le tue partite restano.
page-account-guest = Stai giocando come ospite
page-account-guest-text = Questo browser si ricorda di te. Con un account raggiungi le tue partite da qualsiasi dispositivo.
page-account-signed-in = Accesso effettuato come { $login }
page-account-name = Nome visualizzato
page-account-name-login = Il tuo nome
page-account-password = Password
page-account-password-help = Almeno 8 caratteri, e non facile da indovinare: meglio più parole.
page-account-make = Crea account
page-account-make-text = Un nome e una password, nient'altro.
page-account-sign-in = Accedi
page-account-sign-in-text = Le partite che hai giocato qui come ospite passano al tuo account.
page-account-sign-out = Esci
page-account-sign-out-guest = Se esci come ospite, perdi l'accesso alle tue partite. Prima crea un account.
page-account-which = Crea account o accedi
page-account-password-title = Cambia password
page-account-password-old = Password attuale
page-account-password-new = Nuova password
page-account-password-done = Password cambiata. Tutti gli altri dispositivi sono stati disconnessi.
page-account-sessions = Dove hai effettuato l'accesso
page-account-session-current = Questo dispositivo
page-account-session-seen = Ultima attività: { $ago }
page-account-session-end = Disconnetti questo dispositivo
page-account-session-unknown = Dispositivo sconosciuto
page-account-session-browser = { $browser } su { $system }
page-account-data = I tuoi dati
page-account-data-text = Tutto ciò che questo server conserva su di te, in un file.
page-account-download = Scarica
page-account-delete = Elimina account
page-account-delete-text = Il tuo nome, le sessioni, i messaggi della chat e le impostazioni vengono eliminati per sempre. Nelle partite con altre persone un computer prende il tuo posto.
page-account-delete-sure = Eliminare tutto?
page-account-delete-sure-text = Non si può annullare.
page-account-delete-done = Il tuo account è stato eliminato. Grazie per aver giocato.
page-account-welcome = Ti diamo il benvenuto, { $name }.
page-tokens = Token personali
page-tokens-text = Con un token un programma può agire per il tuo account. Chi lo possiede può fare ciò che consenti qui.
page-token-made = Token creato
page-token-once = Copia ora questo token. Non verrà più mostrato.
page-token-copy = Copia token
page-token-copied = Token copiato
page-token-until = Valido fino al { $date }
page-token-revoke = Revoca
page-token-revoke-named = Revoca { $name }
page-token-name = Nome del programma
page-token-scopes = Che cosa può fare
page-token-days = Valido per
page-token-days-count = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
page-token-create = Crea token
page-token-new = Nuovo token
page-scope-read = Leggere i tuoi tavoli e le posizioni
page-scope-play = Giocare per te
page-scope-tables = Creare tavoli, parteciparvi e avviarli; sfide
page-scope-chat = Scrivere in chat per te
page-bot = Bot
page-bot-text = Un programma può giocare per un account che è un bot. Tutti vedono che lo è: il nome termina con [bot].
page-bot-is = Questo account è un bot.
page-bot-become = Trasforma in bot
page-bot-sure = Trasformare questo account in un bot? Non deve mai aver giocato. Non si può annullare.
page-bot-docs = Documentazione dell'API
page-bot-invite = Invita un bot
page-bot-ask = Invita
page-bot-invited = Invito inviato a { $name }.
page-choose-name = Scegli un altro nome
page-choose-name-text = Un account più vecchio accede con lo stesso nome. Tutto funziona come prima; scegli un nome tuo per accedere.
page-email = Indirizzo per recuperare la password
page-email-text = Se perdi la password, lì ricevi un link per sceglierne un'altra. Altri messaggi arrivano solo se attivi gli avvisi per e-mail.
page-email-is = Confermato: { $email }
page-email-label = Indirizzo e-mail
page-email-sent = Apri il link nel messaggio che ti è appena stato inviato.
page-email-remove = Rimuovi indirizzo
page-email-confirmed = Il tuo indirizzo è confermato.
page-email-confirm = Conferma indirizzo
page-recover = Hai perso la password?
page-recover-text = Scrivi il tuo nome. Se l'account ha un indirizzo confermato, il link viene inviato lì.
page-recover-no-mail = Questo server non invia e-mail. Chiedi una nuova password a chi lo gestisce.
page-recover-send = Invia link
page-recover-new = Scegli una nuova password
page-moderation = Moderazione
page-moderation-reports = Segnalazioni aperte
page-moderation-none = Non ci sono segnalazioni aperte.
page-moderation-audit = Che cosa è stato fatto
page-moderation-mute = Silenzia per un giorno
page-moderation-ban = Sospendi per 30 giorni
page-moderation-close-table = Chiudi tavolo
page-moderation-close-table-sure = Il tavolo e la sua partita vengono eliminati per tutti. Non si può annullare.
page-moderation-done = Chiudi segnalazione
page-people = Persone
page-person-of = Su { $name }
page-person-block = Blocca
page-person-unblock = Sblocca
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
page-invitation-new = Nuovo link
page-invitation-end = Termina invito
page-invitation-ended = L'invito è terminato. Nessun altro può entrare finché non crei un nuovo link.
page-guests-chat = Gli ospiti possono scrivere
page-chat-closed = Qui possono scrivere solo i giocatori e gli spettatori invitati.
page-account-too-short = La password deve avere almeno 8 caratteri.

## Settings

page-settings-title = Impostazioni
page-settings-text = Salvate in questo browser e nel tuo account, se ne hai uno.
page-settings-look = Aspetto
page-settings-play = Gioco
page-settings-still-text = I pezzi si muovono senza animazione, e niente brilla.
page-settings-textual-text = Il tavolo come testo, per lettori di schermo e connessioni lente. Ogni partita si può giocare così.
page-settings-shortcuts-text = Disattivale se usi il controllo vocale o se le scorciatoie con un solo tasto ti intralciano.
page-settings-warnings = Avvisami prima di sprecare qualcosa
page-settings-warnings-text = Un avviso chiede una volta sola e non blocca mai una mossa.

## The rules

page-rules-title = Regole
page-rules-text = Con parole nostre, dai regolamenti e dalle loro domande frequenti. Ogni regola ha un numero; il tavolo lo cita quando una mossa non è permessa.
page-rules-search = Cerca nelle regole
page-rules-game = Quale gioco
page-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 argomento
   *[other] { $count } argomenti
}
page-rules-none = Nessun argomento corrisponde
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
page-why-asking = Verifica in corso
page-why-remedy = Prima converti qualcosa
page-why-nothing = Ora non puoi fare niente con questo.

## Warnings

page-warning-off = Non avvisarmi più di questo
page-warning-quiet = Avvisi disattivati: { $kind }

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

## When something goes wrong

page-problem-offline = Il server non risponde. Il tuo turno è al sicuro; riprova tra un momento.
page-problem-unknown = Qualcosa è andato storto. Riprova.
page-error-offline = Il server non risponde
page-error-offline-text = Le tue partite sono al sicuro. Questa pagina si riconnetterà appena il server tornerà.
page-error-not-found = Tavolo non trovato
page-error-not-found-text = È stato eliminato, è privato o il link contiene un errore. Se il tavolo è tuo, accedi; se ti hanno invitato, chiedi un nuovo link.
page-error-private = Questo tavolo è privato
page-error-private-text = Per vederlo serve un invito. Chiedi un link al proprietario.
page-error-expired = Questo link è scaduto
page-error-expired-text = L'invito non è più valido, o il tavolo è stato eliminato. Chiedi un nuovo link o cerca un altro tavolo.
page-error-rate-limit = Troppe richieste
page-error-signed-out = La tua sessione è stata chiusa
page-error-signed-out-text = Accedi per riprendere da dove eri. Le partite di un ospite la cui sessione è stata chiusa non si possono recuperare, ma puoi ricominciare come nuovo ospite.
page-error-unknown = Qualcosa è andato storto
page-error-unknown-text = È colpa nostra, non tua. Riprova; la partita è al sicuro.
page-error-list = Al momento non si può mostrare
page-error-no-page = Pagina non trovata
page-error-no-page-text = L'indirizzo contiene un errore, o la pagina è stata spostata.

## Lists

page-list-two = { $first } e { $last }
page-list-more = { $first } e { $last }

page-pace = Ritmo
page-pace-all = Tutti i ritmi
page-pace-live = Dal vivo
page-pace-correspondence = Per corrispondenza
page-pace-none = Senza orologio
page-notices-table = Avvisi da questo tavolo
page-notice-turn = È il tuo turno.
page-notice-chat = C'è un nuovo messaggio.
page-notice-over = La partita è finita.
page-games-offline = Sei offline. Ecco com'erano le tue partite l'ultima volta che eri online.
page-games-seen = Situazione del { $time }
