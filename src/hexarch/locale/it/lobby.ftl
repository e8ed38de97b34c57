# Lists of tables, making one, and waiting for players.

## Lists of tables

page-tables-running = Guarda
page-tables-finished = Partite finite
page-tables-which = Quali tavoli
page-tables-all-games = Entrambi i giochi
page-tables-none-running = Nessuna partita pubblica al momento
page-tables-none-running-text = Le partite pubbliche si possono guardare qui mentre si giocano.
page-tables-none-finished = Ancora nessuna partita pubblica finita
page-tables-none-finished-text = Le partite pubbliche finite restano qui, pronte da rivedere.
page-games-none = Ancora nessuna partita
page-games-none-text = Gioca contro il computer o crea un tavolo per gli amici. Le tue partite vengono salvate ed elencate qui.

## Making a table

page-new-title = Nuovo tavolo
page-new-text = I valori predefiniti vanno bene. Cambia quello che vuoi.
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

## Before the game

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
page-seat-take = Siediti qui
page-seat-change = Chi gioca al posto { $number }
page-start = Inizia partita
page-link-copy = Copia link

## Invitations

page-bot-invite = Invita un bot
page-bot-ask = Invita
page-bot-invited = Invito inviato a { $name }.
page-invitation-new = Nuovo link
page-invitation-end = Termina invito
page-invitation-ended = L'invito è terminato. Nessun altro può entrare finché non crei un nuovo link.
page-guests-chat = Gli ospiti possono scrivere

## Pace, and my games offline

page-pace = Ritmo
page-games-offline = Sei offline. Ecco com'erano le tue partite l'ultima volta che eri online.
page-games-seen = Situazione del { $time }
