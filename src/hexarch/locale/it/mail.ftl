# Le e-mail del server in italiano.

mail-confirm-subject = Conferma il tuo indirizzo
mail-confirm-text =
    Ciao { $name },

    apri questo link per usare questo indirizzo con il tuo account Hexarch. Se perdi la password, qui ricevi un link per sceglierne un'altra.

    { $link }

    Il link vale 24 ore. Se non l'hai chiesto tu, ignora questo messaggio.
mail-recover-subject = Scegli una nuova password
mail-recover-text =
    Ciao { $name },

    apri questo link per scegliere una nuova password per il tuo account Hexarch.

    { $link }

    Il link vale un'ora e funziona una volta sola. Se non l'hai chiesto tu, ignora questo messaggio: la tua password resta com'è.
