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
page-chance = Sorteggio
page-views = Viste
page-to-front = Vai alla pagina iniziale

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
page-tables-new = Nuovo tavolo
page-tables-join = Partecipa
page-tables-watch = Guarda
page-game-report = Rapporto
page-tables-replay = Rivedi
page-tables-none-open = Nessun tavolo aperto al momento
page-tables-none-open-text = Creane uno: manda il link agli amici, e chiunque altro potrà trovarlo qui.
page-games-title = Le mie partite
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

## Games

page-new-game = Gioco

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
page-theme-light = Passa al tema chiaro
page-theme-dark = Passa al tema scuro

## Names and rows

page-name-numbered = { $name } ({ $number })
page-ask-name = Scegli un nome
page-ask-name-text = Gli altri giocatori ti vedono con questo nome.
page-ask-name-go = Continua
page-understood = Ho capito
page-row-round = Round { $round }
page-row-you = giochi con { $faction }
page-row-with = con { $players }
page-row-last = { $player }: { $move }

## Games and seats

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: I primi costruttori
page-seat-open = Posto libero
page-link-copied = Link copiato

## Signing in, and people

page-account-sign-in = Accedi
page-person-block = Blocca
page-person-unblock = Sblocca

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
page-pace-all = Tutti i ritmi
page-pace-live = Dal vivo
page-pace-correspondence = Per corrispondenza
page-pace-none = Senza orologio
