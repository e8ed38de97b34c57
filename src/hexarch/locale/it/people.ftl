# People: profiles, ratings, friends, groups, events.

people-former = ex giocatore
people-invitations = Inviti
people-invitation = { $name } ti invita a una partita di { $game }.
people-accept = Accetta
people-decline = Rifiuta
people-looking = In cerca di una partita
people-looking-none = Al momento nessuno cerca una partita.
people-look = Mettimi in lista
people-listed = Resterai in lista per un giorno.
people-stop = Toglimi
people-play-with = Gioca con { $name }
people-players = Giocatori
people-pace = Ritmo
people-pace-any = qualsiasi ritmo
people-pace-live = dal vivo
people-pace-correspondence = nell'arco di giorni
people-friends = Amici
people-friends-none = Apri il profilo di qualcuno per aggiungerlo agli amici. Solo tu vedi questa lista.
people-friend-add = Aggiungi agli amici
people-friend-remove = Rimuovi dagli amici
people-find = Cerca una persona per nome
people-show = Mostra profilo
people-groups = Gruppi
people-groups-none = Non fai parte di nessun gruppo.
people-group-invited = Hai ricevuto un invito al gruppo { $name }.
people-group-new = Nome di un nuovo gruppo
people-group-create = Crea gruppo
people-ranking = Punteggi più alti
people-ranking-none = Nessuno ha ancora un punteggio.
people-levels = I giocatori virtuali hanno punteggi fissi:
people-pool = Avversari
people-pool-people = contro persone
people-pool-computers = contro computer
people-ratings = Punteggi
people-provisional = provvisorio
people-curve = Punteggio da { $from } a { $to }, tra { $low } e { $high }
people-kind-guest = Un ospite.
people-kind-bot = Un bot.
people-since = Qui dal { $date }.
people-results = Risultati in { $game }
people-games = Partite
people-won = Vinte
people-average = Media punti
people-all = Tutte le partite
people-played = Giocato con
people-best = Migliori partite
people-newest = Ultime partite
people-result = { $points } punti, posto { $place } di { $players }
people-nothing = Nessuna partita finita da mostrare.
people-name = Nome
people-events = Eventi
people-events-none = Ancora nessun evento.
people-event-new = Annuncia un evento
people-event-name = Nome dell'evento
people-event-open = aperto ai giocatori
people-event-running = in corso
people-event-finished = finito
people-rounds = Turni
people-divisions = Divisioni
people-moving = Promossi e retrocessi
people-days = Giorni per mossa (0: senza orologio)
people-announce = Annuncia
people-round = Turno { $round } di { $rounds }
people-division = Divisione { $number }
people-standings = Classifica
people-place = Posto
people-points = Punti
people-opposition = Punti degli avversari
people-score = Punteggio nelle partite
people-left = ritirato
people-take-part = Partecipa
people-drop-out = Ritirati
people-start = Inizia il primo turno
people-next-season = Prossima stagione
people-to-group = Il gruppo
people-table-out = riposa in questo turno
people-table-deleted = tavolo eliminato
people-export = Scarica come { $format }
people-tables = Tavoli del gruppo
people-tables-none = Ancora nessun tavolo. Solo i membri li vedono.
people-table-new = Nuovo tavolo
people-members = Membri
people-owner = proprietario
people-invited = invitato
people-invited-now = Invito inviato a { $name }.
people-remove = Rimuovi { $name }
people-invite = Invita qualcuno per nome
people-invite-button = Invita
people-link = Link per nuovi membri
people-link-new = Sostituisci il link
people-leave = Lascia il gruppo
people-rated-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
people-members-count =
    { $count ->
        [one] { $count } membro
       *[other] { $count } membri
    }
people-open = Apri tavolo
