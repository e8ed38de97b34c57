# Studi in italiano.

studies-title = Studi
studies-intro = Partite in capitoli, con commenti e segni sul tabellone. Privati, o leggibili da chi ha il link.
studies-none = Ancora nessuno studio
studies-none-text = Creane uno qui, o salva una posizione in uno studio da un replay o da un'analisi.
studies-account = Per gli studi serve un account.
studies-name = Titolo dello studio
studies-make = Crea
studies-import = Importa un file
studies-untitled = Studio senza titolo
studies-count = { $count ->
    [one] 1 capitolo
   *[other] { $count } capitoli
}
studies-shared = Condiviso con un link
studies-private = Privato
studies-chapters = Capitoli
studies-chapter = Capitolo { $number }
studies-empty = Questo studio non ha ancora capitoli
studies-empty-text = Apri un replay o un'analisi e salva la posizione in questo studio.
studies-share = Condividi con un link
studies-unshare = Non condividere più
studies-link = Link per i lettori
studies-copy = Copia
studies-copied = Copiato.
studies-file = Scarica
studies-delete = Elimina lo studio
studies-delete-chapter = Elimina il capitolo
studies-delete-sure = Eliminarlo per sempre?
studies-rename = Cambia il titolo
studies-play = Aggiungi mosse
studies-notes = Note
studies-note = Commento a questa posizione
studies-note-none = Nessun commento a questa posizione.
studies-save = Salva
studies-saved = Salvato.
studies-noted = Posizioni con note
studies-position = Posizione { $at }
studies-mark = Segna il tabellone
studies-mark-text = Scegli qualcosa sul tabellone per cerchiarlo. Scegli due cose, la seconda con Maiusc, per disegnare una freccia. Scegli di nuovo per togliere il segno.
studies-mark-arrow = Freccia
studies-mark-clear = Togli i segni
studies-colour = Colore
studies-colour-green = verde
studies-colour-red = rosso
studies-colour-blue = blu
studies-colour-yellow = giallo
studies-add = Salva in uno studio
studies-add-to = In questo studio
studies-add-new = un nuovo studio
studies-add-title = Titolo del capitolo
studies-back = Tutti gli studi
studies-marked = Segnato: { $things }
