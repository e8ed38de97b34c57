# Terra Mystica in italiano. Ogni frase è intera; i nomi entrano dove sta un parametro.
# Il regolamento chiama "turno" sia il round sia il turno di un giocatore: qui il primo è sempre "round".

## Amounts, for the sentences below

amount-workers = { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}
amount-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
amount-priests = { $priests ->
    [one] 1 sacerdote
   *[other] { $priests } sacerdoti
}
amount-have = { $missing ->
    [workers] { $have ->
        [one] 1 lavoratore
       *[other] { $have } lavoratori
    }
    [coins] { $have ->
        [one] 1 moneta
       *[other] { $have } monete
    }
    [priests] { $have ->
        [one] 1 sacerdote
       *[other] { $have } sacerdoti
    }
    [points] { $have ->
        [one] 1 punto
       *[other] { $have } punti
    }
   *[power] { $have } Potere nella polla III
}
amount-needed = { $missing ->
    [workers] { $price ->
        [one] 1 lavoratore
       *[other] { $price } lavoratori
    }
    [coins] { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }
    [priests] { $price ->
        [one] 1 sacerdote
       *[other] { $price } sacerdoti
    }
    [points] { $price ->
        [one] 1 punto
       *[other] { $price } punti
    }
   *[power] { $price } Potere dalla polla III
}
amount-goods = { $priests ->
    [0] { amount-workers }
   *[other] { $workers ->
        [0] { amount-priests }
       *[other] { amount-workers } e { amount-priests }
    }
}

## Whose turn it is

game-over = La partita è finita.
not-begun = La partita non è ancora iniziata.
dropped-out = Hai abbandonato questa partita.
no-such-seat = Lì non è seduto nessuno.
no-such-action = Questa azione non esiste.
chance-first = Prima si sorteggia qualcosa; aspetta un momento.
not-your-turn = È il turno della fazione { $faction }.
not-your-turn-player = È il turno del giocatore { $number }.
set-up-is-over = La preparazione è finita.
action-due = Nel tuo turno svolgi un'azione: scegline una, o passa.
action-taken = Hai già svolto l'azione di questo turno; termina il tuo turno.
convert-on-your-turn = Puoi convertire e sacrificare Potere solo nel tuo turno.
not-possible = Ora non è possibile.

## Set-up

asked-draw-scoring = Prima si sorteggiano le tessere punteggio.
asked-draw-card = Prima si sorteggia quali tessere bonus restano nella scatola.
asked-draw-start = Prima si sorteggia il giocatore iniziale.
asked-draw-colour = Prima si distribuiscono i colori.
asked-choose-faction = Prima scegli la tua fazione.
asked-draw-lot = Prima si sorteggiano le fazioni dell'asta.
asked-bidding = Prima fai un'offerta per una fazione.
asked-first-favor = Prendi una tessera favore per il tempio che resta nella scatola.
no-such-lot = Questa fazione non è all'asta.
bid-too-low = Per la fazione { $faction } devi offrire più di { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
bid-too-high = La fazione { $faction } inizia con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, quindi nessuno può offrire di più.
asked-first-dwelling = Piazza una delle tue prime case: va bene qualsiasi spazio vuoto di tipo { $home }.
asked-first-card = Prendi la tua prima tessera bonus.
no-such-scoring-tile = Questa tessera punteggio non esiste.
scoring-tile-not-in-game = La tessera { $tile } non si usa in questa partita.
scoring-tile-drawn = La tessera { $tile } è già stata sorteggiata.
scoring-pair = È già in uso un'altra tessera punteggio dello stesso culto di { $tile }, e a questo tavolo non possono esserci entrambe.
scoring-tile-too-late = La tessera { $tile } non può stare nel round { $round }; se ne sorteggia un'altra.
no-such-card = Questa tessera bonus non esiste.
card-not-in-game = La tessera { $card } non si usa in questa partita.
card-taken = La tessera { $card } è della fazione { $faction }.
no-such-player = Non c'è un giocatore { $number }; si gioca in { $players }.
colour-dealt = Il giocatore { $number } ha già il terreno { $terrain }.
no-such-faction = Questa fazione non esiste.
faction-taken = La fazione { $faction } è già stata scelta.
board-taken = La fazione { $faction } condivide il tabellone con la fazione { $other }, che è già stata scelta.
other-colour-dealt = Il terreno che ti è toccato è { $terrain }; la fazione { $faction } vive altrove.
not-introductory = La fazione { $faction } non partecipa al gioco introduttivo per { $players } giocatori.

## What comes first

asked-offer = Prima di' se prendi il Potere che ti viene offerto.
asked-cult-step = Prima avanza in un culto a tua scelta.
asked-reward-spades = Il round è finito: usa { $spades ->
    [one] la tua vanga
   *[other] le tue { $spades } vanghe
}, o termina.
answer-first = { $count ->
    [one] La costruzione di un vicino ti offre Potere; prendilo o rifiutalo prima di agire.
   *[other] Le costruzioni dei vicini ti offrono Potere { $count } volte; prendilo o rifiutalo prima di agire.
}
key-first = Prima scegli quale culto riceve la tua chiave.
long-way-first = Hai annunciato la via lunga del ciclo; trasforma uno spazio seguendola.
spend-sacrificed-power = Hai sacrificato Potere, quindi spendi subito tutto il Potere della polla III ({ $power }).
owed-favor = { $count ->
    [one] Prima prendi la tessera favore che ti spetta.
   *[other] Prima prendi le { $count } tessere favore che ti spettano.
}
owed-town = Prima scegli la tessera della tua nuova città.
owed-bridge = Prima piazza il ponte che hai pagato.
owed-cult-step = Prima avanza nel culto di tua scelta.
owed-dwelling = Prima piazza la casa gratis.
owed-trading-house = Prima scegli la casa che diventa un emporio.
owed-sandstorm = Prima scegli lo spazio che la tempesta di sabbia trasforma nel tuo terreno patrio.
owed-trade = Prima di' quanti lavoratori diventano sacerdoti.

## Reach

no-such-hex = Questo spazio non esiste su questa mappa.
river = Sullo spazio fiume { $hex } non si può costruire, e non si può nemmeno trasformarlo.
occupied = La fazione { $faction } ha una struttura in { $hex }.
occupied-by-you = In { $hex } hai già una struttura: { $building }.
not-reachable = { $shipping ->
    [0] { $hex } non è accanto a nessuna tua struttura, e non hai navigazione.
   *[other] { $hex } non è accanto a nessuna tua struttura, e la tua navigazione di { $shipping } non ci arriva.
}
not-reachable-by-jump = { $range ->
    [one] { $hex } non è accanto a nessuna tua struttura, e puoi saltare solo 1 spazio.
   *[other] { $hex } non è accanto a nessuna tua struttura, e puoi saltare solo { $range } spazi.
}
not-reachable-by-reward = { $shipping ->
    [0] Queste vanghe valgono solo accanto alle tue strutture, e { $hex } non è accanto a nessuna.
   *[other] Queste vanghe arrivano fin dove arriva la tua navigazione di { $shipping }, e { $hex } è più lontano.
}
one-jump = Questa azione ha già saltato in { $hex }, e può saltare una volta sola.

## Dwellings and upgrades

not-home-terrain = { $hex } è terreno di tipo { $terrain }; puoi costruire solo su { $home }.
no-piece-left = { $supply ->
    [one] Il tuo unico pezzo del tipo { $building } è già sulla mappa.
   *[other] Tutti i tuoi { $supply } pezzi del tipo { $building } sono già sulla mappa.
}
dwelling-price = Una casa qui costa { amount-workers } e { amount-coins }; hai { amount-have }.
dwelling-price-by-jump = { $priests ->
    [0] Una casa in { $hex } costa { amount-workers } e { amount-coins }, salto compreso; hai { amount-have }.
   *[other] Una casa in { $hex } costa { amount-workers }, { amount-coins } e, per il salto, { amount-priests }; hai { amount-have }.
}
stronghold-spades-transform = Queste vanghe vengono dalla tua fortezza: puoi costruire su uno spazio trasformato da loro, non in { $hex }.
transform-first = A questo tavolo un'azione con vanghe gratis deve trasformare qualcosa prima di costruire.
no-dwelling-left = Con questa azione non puoi più costruire una casa in { $hex }.
not-the-site = Questa azione può costruire solo sullo spazio per cui è stata fatta, non in { $hex }.
no-own-building = Non hai nessuna struttura in { $hex }.
wrong-building = Il miglioramento in { $building } parte da { $before }; in { $hex } hai { $here }.
only-trading-house-free = È gratis solo il miglioramento in emporio, non in { $building }.
trading-house-price = Un emporio accanto a un vicino costa { amount-workers } e { amount-coins }; hai { amount-have }.
trading-house-price-alone = Un emporio senza vicini costa { amount-workers } e { amount-coins }; hai { amount-have }.
upgrade-price = Il miglioramento in { $building } costa { amount-workers } e { amount-coins }; hai { amount-have }.
temple-price-near = { $temples ->
    [one] Un tempio qui costa { amount-workers } e { amount-coins }, di cui una per un tempio vicino; hai { amount-have }.
   *[other] Un tempio qui costa { amount-workers } e { amount-coins }, di cui { $temples } per templi vicini; hai { amount-have }.
}
too-near = A questo tavolo fortezze e santuari non possono essere vicini, e accanto a { $hex } c'è già { $building ->
    [fortezza] una fortezza
   *[other] un { $building }
}.

## Spades

same-terrain = { $hex } è già terreno di tipo { $terrain }.
home-terrain-stays = { $hex } è il tuo terreno patrio, { $home }; non puoi trasformarlo in un altro.
home-terrain-only = Puoi trasformare uno spazio solo in { $home }.
second-space-home = Il tuo ultimo spazio non è diventato terreno patrio, quindi questo deve diventare { $home }.
only-closer = Come { $terrain }, { $hex } non sarebbe più vicino a { $home }, e a questo tavolo è obbligatorio.
no-long-way = Non c'è una via più lunga da { $hex } a { $terrain }.
no-spades-left = Non ti restano vanghe in questa azione.
use-bought-spades = Hai vanghe comprate ({ $spades }); usale prima di ogni altra cosa.
bought-spades-one-space = Tutte le vanghe che hai ({ $spades }) devono andare su un solo spazio, ma questa trasformazione ne usa solo { $needed }.
spades-with-transformation = A questo tavolo le vanghe si comprano insieme alla trasformazione.
no-use-for-spade = Nessuno spazio raggiungibile usa più vanghe di quante ne hai e potresti pagare.
reward-spades-not-enough = { $spades ->
    [one] Servono { $needed } vanghe; ne hai 1, e ora non puoi comprarne.
   *[other] Servono { $needed } vanghe; ne hai { $spades }, e ora non puoi comprarne.
}
no-more-bought = Servono { $needed } vanghe; te ne restano { $spades }, e le vanghe comprate devono andare tutte su un solo spazio.
stronghold-spades-alone = Servono { $needed } vanghe; la tua fortezza ne ha date { $spades }, e non se ne possono comprare altre.
spade-price = { $bought ->
    [one] Dovresti comprare 1 vanga per { amount-goods }; hai { amount-have }.
   *[other] Dovresti comprare { $bought } vanghe per { amount-goods }; hai { amount-have }.
}
spade-price-by-jump = { $bought ->
    [0] Il salto in { $hex } costa { amount-goods }; hai { amount-have }.
    [one] Il salto in { $hex } e un'altra vanga costano { amount-goods }; hai { amount-have }.
   *[other] Il salto in { $hex } e altre { $bought } vanghe costano { amount-goods }; hai { amount-have }.
}
shortest-way-only = A questo tavolo ogni trasformazione segue la via più breve del ciclo.
always-the-same = Le tue trasformazioni richiedono sempre { $spades } vanghe, quindi non c'è una via lunga.
long-way-too-dear = Non hai abbastanza vanghe per una via più lunga.
sandstorm-home-only = La tempesta di sabbia trasforma uno spazio solo in { $home }.
sandstorm-edge = La tempesta di sabbia raggiunge solo gli spazi che hanno un lato in comune con le tue strutture; { $hex } non ne ha.
no-building-in-phase-three = Queste vanghe trasformano soltanto; tra un round e l'altro non si costruisce.

## Bridges and skipped rivers

no-bridge-due = Un ponte si costruisce con un'azione che lo dà.
no-such-span = Su questa mappa non c'è posto per un ponte così.
no-bridges-left = Tutti i tuoi { $most } ponti sono costruiti.
bridged-already = C'è già un ponte tra { $a } e { $b }.
bridge-needs-own-building = Ti serve una tua struttura in { $a } o { $b }.
nowhere-to-bridge = Non c'è un punto dove tu possa costruire un ponte.
cannot-skip-rivers = Le tue città non possono saltare uno spazio fiume.
not-a-river = { $hex } non è uno spazio fiume.
skipped-already = Una tua città salta già { $hex }.
no-town-tiles-left = Non restano tessere città.
needs-two-banks = Ti servono almeno due strutture accanto a { $hex }.
joins-a-town = Una struttura accanto a { $hex } appartiene già a una città, quindi non se ne fonderebbe una nuova.
town-too-small = Così si unirebbero { $count } strutture; a una città ne servono { $needed }, e un santuario vale per due.
town-too-weak = Le strutture unite avrebbero un valore di Potere di { $power }; a una città serve { $needed }.

## Advances, power actions, special actions

no-shipping-track = La tua fazione non ha navigazione.
shipping-at-end = La tua navigazione è { $level }, il livello più alto.
shipping-price = Un avanzamento nella navigazione costa { amount-priests } e { amount-coins }; hai { amount-have }.
no-digging-track = La tua fazione non può migliorare la trasformazione.
digging-at-end = { $workers ->
    [one] Una vanga ti costa 1 lavoratore; non può costare meno.
   *[other] Una vanga ti costa { $workers } lavoratori; non può costare meno.
}
digging-price = Migliorare la trasformazione costa { amount-workers }, { amount-coins } e { amount-priests }; hai { amount-have }.
power-action-used = L'azione «{ $action }» è già stata usata in questo round.
power-action-price = L'azione «{ $action }» costa { $power } Potere dalla polla III; lì ne hai { $have }.
special-action-used = Hai già usato questa azione in questo round.
no-spade-card = La tua tessera bonus non ha una vanga.
no-cult-card = La tua tessera bonus non ha un passo in un culto.
no-cult-tile = Non hai una tessera favore con un passo in un culto.
no-stronghold-action = La fortezza della fazione { $faction } non ha un'azione.
no-stronghold = Non hai ancora costruito la tua fortezza.
no-free-home-terrain = Sulla mappa non c'è nessuno spazio vuoto di tipo { $home }.
no-dwelling-to-upgrade = Non hai nessuna casa sulla mappa.
nowhere-for-sandstorm = Nessuno spazio vuoto di un altro terreno ha un lato in comune con le tue strutture.
no-faction-action = La fazione { $faction } non può costruire ponti con i lavoratori.
faction-bridge-price = Un ponte costa { amount-workers }; hai { amount-have }.

## Passing

no-card-in-last-round = Nell'ultimo round passi senza prendere un'altra tessera bonus.
take-a-card = Scegli la tessera bonus da prendere quando passi.
own-card-again = Non puoi riprendere { $card }: è la tessera che stai restituendo.

## Cults, keys and tiles

priest-price = Non hai sacerdoti da inviare.
order-space-taken =
    { $steps ->
        [3]
            Lo spazio da 3 passi { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            } è occupato.
       *[other]
            Gli spazi da { $steps } passi { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            } sono occupati.
    }
no-replacing = A questo tavolo un sacerdote in un Ordine vi resta in modo permanente.
replace-price = Per sostituire un sacerdote ti servono { amount-priests } e { amount-coins }; hai { amount-have }.
nobody-to-replace =
    Su quello spazio { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    } non c'è nessun sacerdote.
own-priest =
    Il sacerdote su quello spazio { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    } è tuo.
no-cult-step-due = Non ti spetta nessun passo in un culto.
no-key-due = Non c'è nessuna chiave da usare.
key-must-be-used = A questo tavolo non si può tenere una chiave quando un culto può riceverla.
cult-takes-no-key =
    Non hai appena raggiunto lo spazio 10 { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }.
top-taken =
    Lo spazio 10 { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    } è già occupato.
top-waits =
    La fazione { $faction } può ancora raggiungere prima lo spazio 10 { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }; aspetta che prenda o rifiuti il suo Potere.
no-favor-due = Non ti spetta nessuna tessera favore.
town-before-favor = Prima scegli la tessera della città fondata dalla tua ultima tessera favore.
no-such-favor-tile = Questa tessera favore non esiste.
favor-owned = Hai già la tessera { $tile }.
favor-gone = Non resta nessuna tessera { $tile }.
no-town-due = Non hai fondato una nuova città.
no-such-town-tile = Questa tessera città non esiste.
town-tile-gone = Non resta nessuna tessera { $tile }.

## Power offered

no-offer = Nessuna costruzione ti offre Potere.
no-such-offer = { $count ->
    [one] Solo una costruzione ti offre Potere.
   *[other] Solo { $count } costruzioni ti offrono Potere.
}
offer-closed = Puoi solo rifiutare questo Potere ({ $power }): dopo l'offerta hai convertito qualcosa o hai accettato un'offerta successiva.

## Conversions

conversion-order = Tra due azioni, prima sacrifica e poi converti in questo ordine: Potere in sacerdoti, sacerdoti in lavoratori, Potere in lavoratori, Potere in monete, lavoratori in monete, punti in monete, monete in punti.
no-points-to-coins = La tua fazione non può convertire punti in monete.
no-coins-to-points = La tua fazione converte monete in punti solo alla fine della partita.
too-little-to-convert = Questo richiede { amount-needed }; hai { amount-have }.
no-priests-in-supply = { $room ->
    [0] Nella tua riserva non resta nessun sacerdote.
    [one] Nella tua riserva resta solo 1 sacerdote.
   *[other] Nella tua riserva restano solo { $room } sacerdoti.
}
too-little-to-sacrifice = Per sacrificare per { $power } Potere ti servono { $tokens } segnalini nella polla II; ne hai { $have }.
no-trade-due = I tuoi lavoratori diventano sacerdoti solo quando si costruisce la tua fortezza.
trade-limit = Al massimo { $most } lavoratori diventano sacerdoti.
trade-workers = { $have ->
    [0] Non hai lavoratori.
    [one] Hai solo 1 lavoratore.
   *[other] Hai solo { $have } lavoratori.
}
