# Avvisi in italiano: che cosa si invia a chi è assente, e dove lo si sceglie.

notice-turn-subject = Tocca a te: { $table }
notice-turn = È il tuo turno in { $table }.
notice-offer-subject = Serve una risposta: { $table }
notice-offer = Un'offerta aspetta la tua risposta in { $table }.
notice-takeback = { $name } chiede di ritirare una mossa in { $table }.
notice-deadline-subject = Il tempo sta per scadere: { $table }
notice-deadline = Il tuo tempo in { $table } scade il { $time }.
notice-over-subject = Partita finita: { $table }
notice-over = La partita { $table } è finita.
notice-invitation-subject = Invito: { $table }
notice-invitation = { $name } ti invita a { $table }.
notice-chat-subject = Nuovo messaggio: { $table }
notice-chat = { $name } ha scritto un messaggio in { $table }.
notice-chat-more = Ci sono { $count } nuovi messaggi in { $table }.
notice-test-subject = Avviso di prova da Hexarch
notice-test = Questa è una prova. Gli avvisi ti arrivano qui.
notice-digest-subject = { $count } avvisi da Hexarch
notice-digest-more =
    { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }
notice-somebody = Qualcuno
notice-mail-hello = Ciao { $name },
notice-mail-foot =
    Ricevi questa e-mail perché hai attivato gli avvisi per e-mail.
    Cambia che cosa ricevi: { $settings }
    Non ricevere più queste e-mail, con un clic: { $unsubscribe }

server-unsubscribe-link = Questo link non è valido. Puoi disattivare gli avvisi nelle impostazioni.
server-no-zone = Questo fuso orario non esiste.
server-webhook-account = Solo gli account possono usare un webhook.
server-webhook-address = Un webhook è un indirizzo https raggiungibile su internet.
server-push-subscription = L'iscrizione push di questo browser non si può usare.
server-no-device = Questo dispositivo non esiste.
server-no-address = Non hai un indirizzo e-mail confermato. Aggiungine uno nella pagina dell'account.
server-no-webhook = Inserisci prima l'indirizzo di un webhook.

notices-title = Avvisi
notices-text = Come vieni a sapere che cosa succede nelle tue partite mentre non ci sei.
notices-sign-in = Siediti a un tavolo o accedi per scegliere i tuoi avvisi.
notices-kind-turn = Il mio turno
notices-kind-offer = Serve una risposta
notices-kind-deadline = Il mio tempo sta per scadere
notices-kind-over = Partita finita
notices-kind-invitation = Invito
notices-kind-chat = Messaggio in chat
notices-channel-browser = Nella pagina
notices-channel-push = Push
notices-channel-mail = E-mail
notices-channel-webhook = Webhook
notices-cell = { $kind }: { $channel }
notices-browser-text = Mentre Hexarch è aperto in una scheda che non stai guardando. Il suono è un'altra impostazione.
notices-browser-allow = Consenti le notifiche
notices-browser-granted = Questo browser mostra le notifiche.
notices-browser-denied = Hai bloccato le notifiche in questo browser. Consentile per questo sito nelle impostazioni del browser.
notices-browser-unsupported = Questo browser non può mostrare notifiche.
notices-push-text = Arriva sui tuoi dispositivi anche quando Hexarch è chiuso.
notices-push-here = Push su questo dispositivo
notices-push-unsupported = Questo browser non può ricevere messaggi push. Su iPhone o iPad aggiungi prima Hexarch alla schermata Home.
notices-push-failed = Il browser non ha accettato i messaggi push.
notices-push-devices = Dispositivi
notices-push-none = Nessun dispositivo riceve messaggi push.
notices-push-current = Questo dispositivo
notices-push-remove = Rimuovi
notices-mail-text = Inviati a { $email }.
notices-mail-none = Aggiungi e conferma prima un indirizzo nella pagina dell'account.
notices-mail-account = Vai alla pagina dell'account
notices-mail-impossible = Questo server non invia e-mail.
notices-webhook-text = Ogni messaggio viene inviato a questo indirizzo come JSON.
notices-webhook-guest = Solo gli account possono usare un webhook. Creane uno nella pagina dell'account.
notices-webhook-address = Indirizzo
notices-webhook-discord = Formato Discord
notices-webhook-save = Salva indirizzo
notices-test = Invia una prova
notices-test-in = Invia una prova: { $channel }
notices-test-sent = La prova è stata inviata.
notices-test-waiting = La prova è in viaggio.
notices-test-failed = Non è stato possibile inviare la prova ({ $error }).
notices-failed = Non è stato possibile inviare l'ultimo messaggio ({ $error }).
notices-digest = Al massimo un messaggio
notices-digest-0 = In qualsiasi momento
notices-digest-15 = Ogni 15 minuti
notices-digest-60 = Ogni ora
notices-digest-240 = Ogni 4 ore
notices-digest-1440 = Una volta al giorno
notices-digest-of = Al massimo un messaggio: { $channel }
notices-quiet = Ore di silenzio
notices-quiet-text = In queste ore non si invia nulla. Tutto arriva dopo, in un solo messaggio.
notices-quiet-on = Usa le ore di silenzio
notices-quiet-from = Dalle
notices-quiet-until = Alle
notices-quiet-zone = Fuso orario: { $zone }
notices-saved = Salvato.
notices-table = Avvisi da questo tavolo
notices-table-text = Scegli di che cosa non vuoi avvisi da questo tavolo.
notices-table-muted = Gli avvisi da questo tavolo sono disattivati
notices-table-mute = Disattiva tutti
notices-table-unmute = Attiva tutti
notices-table-settings = Tutte le impostazioni degli avvisi
notices-unsubscribe-title = Annulla gli avvisi per e-mail
notices-unsubscribe-text = Non riceverai più avvisi per e-mail. Gli altri avvisi restano come sono.
notices-unsubscribe = Annulla l'iscrizione
notices-unsubscribed = Non ricevi più avvisi per e-mail. Puoi riattivarli nelle impostazioni.
