# Settings, and the menu of a table.

## The menu of a table

page-save-picture = Salva l'immagine

## Language, theme, motion

page-look = Stile del tabellone
page-look-clear = Essenziale
page-look-tabletop = Da tavolo
page-look-text = Lo stile da tavolo mostra paesaggi, pezzi di legno e piccole scene di città. Viene salvato solo in questo browser.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Chiaro
page-theme-dark-name = Scuro
page-still = Riduci il movimento
page-textual = Tabellone testuale
page-shortcuts = Scorciatoie da tastiera
page-sound = Suono per il tuo turno e per i messaggi
page-settings-sound-text = Un breve tono quando tocca a te e un altro quando qualcuno scrive.
page-playback = Riproduzione delle mosse altrui
page-playback-off = Spenta
page-playback-quick = Rapida
page-playback-normal = Normale

## Leaving a table

page-takeback-ask = Ritira il mio ultimo turno
page-leave = Abbandona la partita
page-leave-sure = Un giocatore virtuale prende il tuo posto. Puoi tornare in qualsiasi momento.

## People at a table

page-people = Persone

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

## Warnings

page-warning-quiet = Avvisi disattivati: { $kind }

## Notices

page-notices-table = Avvisi da questo tavolo
