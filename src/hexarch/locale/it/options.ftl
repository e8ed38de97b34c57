# Ciò che un tavolo può concordare prima della partita, nei due giochi, in italiano. Ogni frase è intera.

## Groups

option-group-set-up = Preparazione
option-group-box = Che cosa c'è nella scatola
option-group-variants = Varianti
option-group-order = Ordine di gioco
option-group-conversions = Conversioni
option-group-spades = Vanghe
option-group-cults = Culti
option-group-payments = Pagamenti
option-group-dice = Dadi
option-group-temples = Templi
option-group-city = Città
option-group-solo = Giocare in solitario
option-on = Sì
option-off = No

## Terra Mystica: presets

tm-preset-standard = Regolamento
tm-preset-standard-help = Il regolamento più recente, con le risposte degli autori dove non dice nulla.
tm-preset-league = Lega
tm-preset-league-help = Come nella lega online: piccole espansioni, risposta alle offerte più tardi, turni nell'ordine in cui si passa.

## Terra Mystica: set-up

tm-option-map = Mappa
tm-option-map-help = Il tabellone su cui si gioca.
tm-option-map-base = Gioco base
tm-option-map-fire-and-ice-1 = Fuoco e ghiaccio, lato 1
tm-option-map-fire-and-ice-2 = Fuoco e ghiaccio, lato 2
tm-option-map-fjords = Fiordi
tm-option-map-loon-lakes = Loon Lakes
tm-option-own-map = Mappa personalizzata
tm-option-own-map-help = Un file con le righe di una mappa. Sostituisce la mappa qui sopra.
tm-option-introductory = Gioco introduttivo
tm-option-introductory-help = La preparazione fissa per una prima partita: fazioni, case, tessere punteggio e tessere bonus sono già stabilite.
tm-option-factions = Fazioni assegnate
tm-option-factions-help = Una per ogni posto, in ordine. Due fazioni dello stesso colore non possono stare nella stessa partita.
tm-option-faction-choice = Come si scelgono le fazioni
tm-option-faction-choice-help = Liberamente, in ordine di turno; una delle due fazioni di un colore sorteggiato per te; oppure un'asta di fazioni sorteggiate, pagate con i punti.
tm-option-faction-choice-free = Liberamente
tm-option-faction-choice-random-colours = Colori sorteggiati
tm-option-faction-choice-auction = Asta
tm-option-starting-points = Punti iniziali
tm-option-starting-points-help = Tutti iniziano con 20 punti, oppure le fazioni forti iniziano con meno punti.
tm-option-starting-points-equal = 20 per tutti
tm-option-starting-points-2017 = Per fazione (2017)
tm-option-start-player = Chi inizia
tm-option-start-player-help = Il giocatore iniziale è sorteggiato, oppure è chi occupa il primo posto.
tm-option-start-player-random = Sorteggiato
tm-option-start-player-first = Primo posto
tm-option-spade-tile-late = Tessera punteggio delle vanghe nei round 5 e 6
tm-option-spade-tile-late-help = Il regolamento più recente la vieta; i precedenti la distribuiscono come qualsiasi altra.
tm-option-spade-tile-late-forbid = Mai
tm-option-spade-tile-late-allow = Possibile
tm-option-factions-auren = { faction-auren }
tm-option-factions-witches = { faction-witches }
tm-option-factions-alchemists = { faction-alchemists }
tm-option-factions-darklings = { faction-darklings }
tm-option-factions-halflings = { faction-halflings }
tm-option-factions-cultists = { faction-cultists }
tm-option-factions-engineers = { faction-engineers }
tm-option-factions-dwarves = { faction-dwarves }
tm-option-factions-mermaids = { faction-mermaids }
tm-option-factions-swarmlings = { faction-swarmlings }
tm-option-factions-chaosmagicians = { faction-chaosmagicians }
tm-option-factions-giants = { faction-giants }
tm-option-factions-fakirs = { faction-fakirs }
tm-option-factions-nomads = { faction-nomads }

## Terra Mystica: what is in the box

tm-option-mini-expansion-1 = Quattro tessere città in più
tm-option-mini-expansion-1-help = La prima miniespansione.
tm-option-shipping-bonus = Decima tessera bonus
tm-option-shipping-bonus-help = Dà punti per la navigazione quando si passa.
tm-option-temple-scoring-tile = Nona tessera punteggio
tm-option-temple-scoring-tile-help = Dà punti per i templi.

## Terra Mystica: variants

tm-option-war-and-faith = Guerra e Fede
tm-option-war-and-faith-help = Chi costruisce un tempio paga i templi vicini; fortezze e santuari non possono stare l'uno accanto all'altro e migliorano le città.
tm-option-fewer-buildings = Meno strutture
tm-option-fewer-buildings-help = Per cinque giocatori: ognuno ha una casa e un emporio in meno; le loro entrate sono scoperte dall'inizio.
tm-option-unlimited-towns = Città illimitate
tm-option-unlimited-towns-help = Per cinque giocatori: si può fondare una città anche quando non restano tessere città.

## Terra Mystica: order of play

tm-option-turn-order = Ordine del round successivo
tm-option-turn-order-help = In senso orario da chi ha passato per primo, oppure nell'ordine in cui si passa.
tm-option-turn-order-clockwise = Senso orario
tm-option-turn-order-passing = Ordine in cui si passa
tm-option-offers = Risposte alle offerte di Potere
tm-option-offers-help = I vicini rispondono subito, oppure più tardi, prima della loro prossima azione. Rispondere più tardi rende la partita più rapida quando non si è online nello stesso momento.
tm-option-offers-at-once = Subito
tm-option-offers-deferred = Più tardi
tm-option-leech-timing = Offerte e ricompense
tm-option-leech-timing-help = Con risposte immediate: prima o dopo che chi costruisce prenda la tessera favore, la tessera città e la ricompensa della fortezza.
tm-option-leech-timing-before-rewards = Prima le offerte
tm-option-leech-timing-after-rewards = Prima le ricompense
tm-option-tiles-in-any-order = Tessere in qualsiasi ordine
tm-option-tiles-in-any-order-help = Una seconda tessera favore si può prendere prima delle tessere città ottenute con la prima.

## Terra Mystica: conversions

tm-option-conversions-mid-action = Convertire in qualsiasi momento
tm-option-conversions-mid-action-help = Anche nel mezzo di un'azione, non solo prima e dopo.
tm-option-free-burning = Sacrificare Potere in qualsiasi momento
tm-option-free-burning-help = In qualsiasi momento del tuo turno, non solo per pagare subito qualcosa.

## Terra Mystica: spades

tm-option-spade-scoring = La tessera punteggio delle vanghe premia
tm-option-spade-scoring-help = Le vanghe usate, oppure tutte quelle ottenute, anche se poi vi si rinuncia.
tm-option-spade-scoring-used = Vanghe usate
tm-option-spade-scoring-gained = Vanghe ottenute
tm-option-spade-path = Via lungo il ciclo
tm-option-spade-path-help = La via più breve, oppure una che non passa mai per il terreno patrio.
tm-option-spade-path-shortest = La più breve
tm-option-spade-path-around-home = Mai per il terreno patrio
tm-option-long-way-round = La via lunga
tm-option-long-way-round-help = Si possono spendere più vanghe del necessario prendendo la via lunga del ciclo.
tm-option-transform-home-away = Il terreno patrio si può trasformare
tm-option-transform-home-away-help = Uno spazio del tuo terreno patrio si può trasformare in un altro terreno.
tm-option-transform-only-closer = Solo verso il terreno patrio
tm-option-transform-only-closer-help = Una trasformazione deve avvicinare lo spazio al terreno patrio.
tm-option-free-spade-needs-transform = Le vanghe gratis vanno usate
tm-option-free-spade-needs-transform-help = Un'azione con vanghe gratis non si può fare solo per costruire sul terreno patrio.
tm-option-spades-split-before-home = Due vanghe gratis su due spazi
tm-option-spades-split-before-home-help = Una può andare su un secondo spazio anche se il primo non è ancora terreno patrio.
tm-option-dwelling-on-second = Casa sul secondo spazio
tm-option-dwelling-on-second-help = La casa di un'azione con più vanghe può stare sul secondo spazio.
tm-option-bought-spades-one-space = Vanghe comprate su un solo spazio
tm-option-bought-spades-one-space-help = Quando le vanghe sono divise tra più spazi, non se ne possono comprare altre.
tm-option-stronghold-spades-alone = Solo le vanghe della fortezza
tm-option-stronghold-spades-alone-help = Non si possono comprare vanghe oltre alle tre date dalla fortezza dei Mezzuomini.
tm-option-halfling-sh-dwelling-first-only = Fortezza dei Mezzuomini: solo il primo spazio
tm-option-halfling-sh-dwelling-first-only-help = Degli spazi trasformati dalla fortezza, solo sul primo si può costruire la casa.
tm-option-cult-spades-must-finish-first = Le vanghe dei culti completano prima uno spazio
tm-option-cult-spades-must-finish-first-help = Le vanghe del bonus dei culti vanno su un solo spazio finché non è terreno patrio.

## Terra Mystica: cults

tm-option-cultists-all-decline = Cultisti: se tutti rifiutano
tm-option-cultists-all-decline-help = Che cosa ottengono i Cultisti quando tutti i vicini rifiutano il Potere.
tm-option-cultists-all-decline-power1 = 1 Potere
tm-option-cultists-all-decline-nothing = Niente
tm-option-late-keys = Chiavi tardive
tm-option-late-keys-help = Se a un passo fino allo spazio 10 mancava una chiave, una chiave ottenuta più tardi nello stesso turno lo completa.
tm-option-may-stay-on-nine = Restare sullo spazio 9
tm-option-may-stay-on-nine-help = Un giocatore può restare sul 9 e tenere la chiave per un altro culto.

## Origins: presets

origins-preset-standard = Regolamento
origins-preset-standard-help = Come dice il regolamento; dove non dice nulla, la lettura più semplice.
origins-preset-quick = Rapido
origins-preset-quick-help = Meno domande: l'oro si usa solo quando manca un'altra risorsa.

## Origins: set-up and order

origins-option-start-player = Chi inizia
origins-option-start-player-help = Il primo giocatore è sorteggiato, oppure è chi occupa il primo posto.
origins-option-start-player-random = Sorteggiato
origins-option-start-player-first = Primo posto
origins-option-components = Componenti corretti
origins-option-components-help = Un file con i valori stampati sulle tue tessere e carte, dove differiscono dai nostri.
origins-option-turn-order = Ordine dei turni
origins-option-turn-order-help = In senso orario da chi ha il baluardo, oppure nell'ordine del tracciato militare.
origins-option-turn-order-clockwise = Senso orario
origins-option-turn-order-military = Tracciato militare

## Origins: payments and dice

origins-option-gold = Oro al posto di una risorsa
origins-option-gold-help = Scegli tu quanto oro usare, oppure l'oro copre solo ciò che manca.
origins-option-gold-ask = Chiedi
origins-option-gold-last = Solo se serve
origins-option-raise-past-six = Aumentare un dado di valore 6
origins-option-raise-past-six-help = Cibo ed edifici possono aumentare un uomo libero di valore 6, che allora diventa consigliere.
origins-option-freemen-counted = Uomini liberi contati
origins-option-freemen-counted-help = Gli edifici che contano gli uomini liberi contano anche quelli nei luoghi, oppure solo quelli non utilizzati.
origins-option-freemen-counted-all = Tutti
origins-option-freemen-counted-unused = Solo non utilizzati
origins-option-veterans-of-one = Accampamento dei veterani e valore 1
origins-option-veterans-of-one-help = Può scegliere un uomo libero di valore 1, il cui valore allora non cambia.
origins-option-missing-die = Manca un dado per l'offerta
origins-option-missing-die-help = La partita finisce sempre, oppure solo se il dado manca ancora alla fine del round.
origins-option-missing-die-remembered = La partita finisce
origins-option-missing-die-still-missing = Se manca ancora

## Origins: temples, city, solo game

origins-option-temple-without-step = Carta zodiaco senza un passo
origins-option-temple-without-step-help = Quando si può prendere la carta zodiaco senza avanzare con l'azione principale del tempio.
origins-option-temple-without-step-at-the-top = In cima
origins-option-temple-without-step-always = Sempre
origins-option-temple-without-step-never = Mai
origins-option-cards-change-hands = Le carte zodiaco cambiano di mano
origins-option-cards-change-hands-help = Con l'azione principale del tempio si prende la carta anche da un altro giocatore, non solo dalla plancia.
origins-option-idle-temples = Templi in cui nessuno si è mosso
origins-option-idle-temples-help = Chi riceve la carta zodiaco di un tempio in cui tutti i dischi sono ancora sullo spazio iniziale.
origins-option-idle-temples-bottom-disc = Il disco più in basso
origins-option-idle-temples-nobody = Nessuno
origins-option-cover-closed-districts = La Vergine copre distretti chiusi
origins-option-cover-closed-districts-help = La Vergine può coprire una fattoria di un distretto già chiuso.
origins-option-rival-disc = Il disco del rivale
origins-option-rival-disc-help = Quando giochi in solitario, l'altro disco conta solo per gli attacchi, oppure per tutto ciò che confronta la forza militare.
origins-option-rival-disc-attacks = Solo attacchi
origins-option-rival-disc-strength = Tutti i confronti
