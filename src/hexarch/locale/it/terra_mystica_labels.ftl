# Terra Mystica sulla pagina, in italiano: che cosa si può fare, come si chiamano le cose e che cosa fanno.
# Ogni frase è intera. Il round è sempre "round", il turno di un giocatore "turno".

## A faction with its article

tm-from-builder =
    { $builder ->
        [Incantatrici] dalle Incantatrici
        [Streghe] dalle Streghe
        [Sirene] dalle Sirene
        [Alchimisti] dagli Alchimisti
        [Oscuri] dagli Oscuri
        [Ingegneri] dagli Ingegneri
        [Sciamanti] dagli Sciamanti
       *[other] dai { $builder }
    }
tm-of-player =
    { $player ->
        [Incantatrici] delle Incantatrici
        [Streghe] delle Streghe
        [Sirene] delle Sirene
        [Alchimisti] degli Alchimisti
        [Oscuri] degli Oscuri
        [Ingegneri] degli Ingegneri
        [Sciamanti] degli Sciamanti
       *[other] dei { $player }
    }

## What can be done

tm-action-done = Termina il turno
tm-action-burn = { $tokens ->
    [one] Sacrifica 1 Potere
   *[other] Sacrifica { $tokens } Potere
}
tm-power-sacrifice = Sacrifica { $tokens } e usala
tm-power-sacrifice-short = Sacrifica { $tokens }
tm-faction-taken = Scelta da { $player }
tm-choose-now = Subito
tm-choose-lasting = Finché la tieni
tm-choose-round = Nel prossimo round
tm-choose-nothing = Niente
tm-choose-track = { $cult }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, da { $from } a { $to }
tm-choose-left = { $count ->
    [one] Ne resta 1
   *[other] Ne restano { $count }
}
tm-action-convert = { $have ->
    [power] { $want ->
        [priests] { $gained ->
            [one] Converti { $paid } Potere in 1 sacerdote
           *[other] Converti { $paid } Potere in { $gained } sacerdoti
        }
        [workers] { $gained ->
            [one] Converti { $paid } Potere in 1 lavoratore
           *[other] Converti { $paid } Potere in { $gained } lavoratori
        }
       *[coins] { $gained ->
            [one] Converti { $paid } Potere in 1 moneta
           *[other] Converti { $paid } Potere in { $gained } monete
        }
    }
    [priests] { $gained ->
        [one] Converti 1 sacerdote in 1 lavoratore
       *[other] Converti { $paid } sacerdoti in { $gained } lavoratori
    }
    [workers] { $gained ->
        [one] Converti 1 lavoratore in 1 moneta
       *[other] Converti { $paid } lavoratori in { $gained } monete
    }
    [points] { $gained ->
        [one] Converti 1 punto in 1 moneta
       *[other] Converti { $paid } punti in { $gained } monete
    }
   *[coins] { $gained ->
        [one] Converti { $paid } monete in 1 punto
       *[other] Converti { $paid } monete in { $gained } punti
    }
}
tm-action-build = Costruisci una casa in { $hex }
tm-action-transform = { $spades ->
    [0] Trasforma { $hex } in { $to }
    [one] Trasforma { $hex } in { $to } con 1 vanga
   *[other] Trasforma { $hex } in { $to } con { $spades } vanghe
}
tm-action-upgrade = Migliora { $hex } in { $building }
tm-action-bridge = Costruisci un ponte da { $from } a { $to }
tm-action-connect = Fonda una città attraverso { $river }
tm-action-power = Azione Potere: { $action }
tm-action-special = Azione speciale: { $action }
tm-action-send =
    { $steps ->
        [one]
            Invia un sacerdote { $cult ->
                [Fuoco] al Fuoco
                [Terra] alla Terra
               *[other] all'{ $cult }
            } per 1 passo e riprendilo nella riserva
       *[other]
            Invia un sacerdote { $cult ->
                [Fuoco] al Fuoco
                [Terra] alla Terra
               *[other] all'{ $cult }
            } per { $steps } passi
    }
tm-action-advance = { $track ->
    [shipping] Migliora la navigazione
   *[digging] Migliora la trasformazione
}
tm-action-pass = Passa e prendi «{ $card }»
tm-action-pass-first = Prendi «{ $card }»
tm-action-pass-last = Passa per il resto della partita
tm-action-favor = Prendi la tessera favore { $tile }
tm-action-town = Prendi la tessera città «{ $tile }»
tm-action-cult =
    { $steps ->
        [one]
            Avanza di 1 passo { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }
       *[other]
            Avanza di { $steps } passi { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }
    }
tm-action-key =
    Usa la chiave per lo spazio 10 { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }
tm-action-key-none = Tieni la chiave
tm-action-take = { $cost ->
    [0] Prendi { $gain } Potere { tm-from-builder }, gratis
    [one] Prendi { $gain } Potere { tm-from-builder } per 1 punto
   *[other] Prendi { $gain } Potere { tm-from-builder } per { $cost } punti
}
tm-action-decline = Rifiuta { $power } Potere { tm-from-builder }
tm-action-trade = { $workers ->
    [0] Non scambiare lavoratori con sacerdoti
    [one] Scambia 1 lavoratore con un sacerdote
   *[other] Scambia { $workers } lavoratori con sacerdoti
}
tm-action-detour = Prendi la via più lunga del ciclo
tm-action-dig = Compra una vanga
tm-action-wish-take = { $power ->
    [0] Chiedi sempre prima di prendere Potere
    [one] Prendi sempre 1 Potere
   *[other] Prendi sempre fino a { $power } Potere
}
tm-action-wish-decline = Rifiuta sempre più di { $power } Potere
tm-action-wish-decline-never = Non rifiutare mai senza chiedere
tm-action-drop = Abbandona la partita
tm-action-faction =
    Gioca con { $faction ->
        [Incantatrici] le Incantatrici
        [Streghe] le Streghe
        [Sirene] le Sirene
        [Alchimisti] gli Alchimisti
        [Oscuri] gli Oscuri
        [Ingegneri] gli Ingegneri
        [Sciamanti] gli Sciamanti
       *[other] i { $faction }
    }
tm-action-scoring = Esce la tessera punteggio «{ $tile }»
tm-action-remove-card = La tessera «{ $card }» resta nella scatola
tm-action-start = Inizia { $player }
tm-action-colour = Si distribuisce il terreno { $colour }
tm-action-replace =
    Sostituisci il sacerdote { tm-of-player } { $cult ->
        [Fuoco] nel Fuoco
        [Terra] nella Terra
       *[other] nell'{ $cult }
    } per { $steps } passi
tm-action-bid =
    { $points ->
        [one] Offri 1 punto
       *[other] Offri { $points } punti
    } per { $faction ->
        [Incantatrici] le Incantatrici
        [Streghe] le Streghe
        [Sirene] le Sirene
        [Alchimisti] gli Alchimisti
        [Oscuri] gli Oscuri
        [Ingegneri] gli Ingegneri
        [Sciamanti] gli Sciamanti
       *[other] i { $faction }
    }

## What somebody did, for the log

tm-did-burn = hanno sacrificato { $tokens } Potere
tm-did-build = hanno costruito una casa in { $hex }
tm-did-transform = hanno trasformato { $hex } in { $to }
tm-did-upgrade = hanno migliorato { $hex } in { $building }
tm-did-bridge = hanno costruito un ponte da { $from } a { $to }
tm-did-connect = hanno fondato una città attraverso { $river }
tm-did-power = hanno svolto l'azione Potere «{ $action }»
tm-did-special = hanno svolto l'azione speciale «{ $action }»
tm-did-send =
    { $steps ->
        [one]
            hanno inviato un sacerdote { $cult ->
                [Fuoco] al Fuoco
                [Terra] alla Terra
               *[other] all'{ $cult }
            } per avanzare di 1 passo
       *[other]
            hanno inviato un sacerdote { $cult ->
                [Fuoco] al Fuoco
                [Terra] alla Terra
               *[other] all'{ $cult }
            } per avanzare di { $steps } passi
    }
tm-did-advance = { $track ->
    [shipping] hanno migliorato la navigazione
   *[digging] hanno migliorato la trasformazione
}
tm-did-pass = hanno passato e preso la tessera «{ $card }»
tm-did-pass-first = hanno preso la tessera «{ $card }»
tm-did-pass-last = hanno passato per il resto della partita
tm-did-favor = hanno preso la tessera favore { $tile }
tm-did-town = hanno preso la tessera città «{ $tile }»
tm-did-cult =
    hanno avanzato { $cult ->
        [Fuoco] nel Fuoco
        [Terra] nella Terra
       *[other] nell'{ $cult }
    }
tm-did-key =
    hanno usato una chiave { $cult ->
        [Fuoco] nel Fuoco
        [Terra] nella Terra
       *[other] nell'{ $cult }
    }
tm-did-key-none = hanno tenuto la chiave
tm-did-take = hanno preso { $power } Potere { tm-from-builder }
tm-did-decline = hanno rifiutato { $power } Potere { tm-from-builder }
tm-did-trade = { $workers ->
    [0] non hanno scambiato lavoratori con sacerdoti
    [one] hanno scambiato 1 lavoratore con un sacerdote
   *[other] hanno scambiato { $workers } lavoratori con sacerdoti
}
tm-did-detour = hanno preso la via più lunga del ciclo
tm-did-dig = hanno comprato una vanga
tm-did-drop = hanno abbandonato la partita
tm-did-faction =
    ha scelto { $faction ->
        [Incantatrici] le Incantatrici
        [Streghe] le Streghe
        [Sirene] le Sirene
        [Alchimisti] gli Alchimisti
        [Oscuri] gli Oscuri
        [Ingegneri] gli Ingegneri
        [Sciamanti] gli Sciamanti
       *[other] i { $faction }
    }
tm-did-lot = È stata messa all'asta la fazione { $faction }
tm-did-scoring = È uscita la tessera punteggio «{ $tile }»
tm-did-remove-card = La tessera «{ $card }» resta nella scatola
tm-did-start = Inizia { $player }
tm-did-colour = È stato distribuito il terreno { $colour }
tm-did-replace =
    hanno sostituito un sacerdote { $cult ->
        [Fuoco] nel Fuoco
        [Terra] nella Terra
       *[other] nell'{ $cult }
    }
tm-did-bid =
    { $points ->
        [one] ha offerto 1 punto
       *[other] ha offerto { $points } punti
    } per { $faction ->
        [Incantatrici] le Incantatrici
        [Streghe] le Streghe
        [Sirene] le Sirene
        [Alchimisti] gli Alchimisti
        [Oscuri] gli Oscuri
        [Ingegneri] gli Ingegneri
        [Sciamanti] gli Sciamanti
       *[other] i { $faction }
    }
tm-did-convert = { $have ->
    [power] { $want ->
        [priests] { $gained ->
            [one] hanno convertito { $paid } Potere in 1 sacerdote
           *[other] hanno convertito { $paid } Potere in { $gained } sacerdoti
        }
        [workers] { $gained ->
            [one] hanno convertito { $paid } Potere in 1 lavoratore
           *[other] hanno convertito { $paid } Potere in { $gained } lavoratori
        }
       *[coins] { $gained ->
            [one] hanno convertito { $paid } Potere in 1 moneta
           *[other] hanno convertito { $paid } Potere in { $gained } monete
        }
    }
    [priests] { $gained ->
        [one] hanno convertito 1 sacerdote in 1 lavoratore
       *[other] hanno convertito { $paid } sacerdoti in { $gained } lavoratori
    }
    [workers] { $gained ->
        [one] hanno convertito 1 lavoratore in 1 moneta
       *[other] hanno convertito { $paid } lavoratori in { $gained } monete
    }
    [points] { $gained ->
        [one] hanno convertito 1 punto in 1 moneta
       *[other] hanno convertito { $paid } punti in { $gained } monete
    }
   *[coins] { $gained ->
        [one] hanno convertito { $paid } monete in 1 punto
       *[other] hanno convertito { $paid } monete in { $gained } punti
    }
}

## Names

tm-name-BON1 = Bonus della vanga
tm-name-BON2 = Bonus del culto
tm-name-BON3 = Bonus delle monete
tm-name-BON4 = Bonus della navigazione
tm-name-BON5 = Bonus del lavoratore e del Potere
tm-name-BON6 = Bonus della fortezza
tm-name-BON7 = Bonus degli empori
tm-name-BON8 = Bonus del sacerdote
tm-name-BON9 = Bonus delle case
tm-name-BON10 = Bonus dei punti per la navigazione
tm-name-FAV1 = Fuoco 3
tm-name-FAV2 = Acqua 3
tm-name-FAV3 = Terra 3
tm-name-FAV4 = Aria 3
tm-name-FAV5 = Fuoco 2
tm-name-FAV6 = Acqua 2
tm-name-FAV7 = Terra 2
tm-name-FAV8 = Aria 2
tm-name-FAV9 = Fuoco 1
tm-name-FAV10 = Acqua 1
tm-name-FAV11 = Terra 1
tm-name-FAV12 = Aria 1
tm-name-TW1 = Città delle monete
tm-name-TW2 = Città dei lavoratori
tm-name-TW3 = Città del sacerdote
tm-name-TW4 = Città del Potere
tm-name-TW5 = Città dei culti
tm-name-TW6 = Città delle due chiavi
tm-name-TW7 = Città della navigazione
tm-name-TW8 = Città dei punti
tm-name-SCORE1 = Vanghe, Terra
tm-name-SCORE2 = Città, Terra
tm-name-SCORE3 = Case, Acqua
tm-name-SCORE4 = Fortezze, Fuoco
tm-name-SCORE5 = Case, Fuoco
tm-name-SCORE6 = Empori, Acqua
tm-name-SCORE7 = Fortezze, Aria
tm-name-SCORE8 = Empori, Aria
tm-name-SCORE9 = Templi, sacerdoti
tm-name-ACT1 = ponte
tm-name-ACT2 = sacerdote
tm-name-ACT3 = lavoratori
tm-name-ACT4 = monete
tm-name-ACT5 = vanga
tm-name-ACT6 = due vanghe
tm-name-ACTA = passi nei culti
tm-name-ACTC = due azioni di fila
tm-name-ACTE = ponte con i lavoratori
tm-name-ACTG = due vanghe gratis
tm-name-ACTN = tempesta di sabbia
tm-name-ACTS = emporio gratis
tm-name-ACTW = casa gratis
tm-player = Giocatore { $number }
tm-terrain-river = fiume
tm-track-shipping = Navigazione
tm-track-digging = Trasformazione

## Amounts

tm-goods-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
tm-goods-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
tm-goods-priests = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
}
tm-goods-power = { $n } Potere
tm-goods-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
tm-goods-tokens = { $n ->
    [one] { $n } segnalino Potere
   *[other] { $n } segnalini Potere
}
tm-goods-spades = { $n ->
    [one] { $n } vanga
   *[other] { $n } vanghe
}
tm-goods-cult_steps = { $n ->
    [one] { $n } passo in un culto
   *[other] { $n } passi in un culto
}
tm-goods-shipping = { $n ->
    [one] { $n } passo di navigazione
   *[other] { $n } passi di navigazione
}
tm-goods-digging = { $n ->
    [one] { $n } passo di trasformazione
   *[other] { $n } passi di trasformazione
}
tm-goods-range = { $n ->
    [one] { $n } spazio di portata in più
   *[other] { $n } spazi di portata in più
}
tm-goods-bridges = { $n ->
    [one] { $n } ponte
   *[other] { $n } ponti
}
tm-goods-keys = { $n ->
    [one] { $n } chiave
   *[other] { $n } chiavi
}
tm-goods-fire = { $n ->
    [one] { $n } passo nel Fuoco
   *[other] { $n } passi nel Fuoco
}
tm-goods-water = { $n ->
    [one] { $n } passo nell'Acqua
   *[other] { $n } passi nell'Acqua
}
tm-goods-earth = { $n ->
    [one] { $n } passo nella Terra
   *[other] { $n } passi nella Terra
}
tm-goods-air = { $n ->
    [one] { $n } passo nell'Aria
   *[other] { $n } passi nell'Aria
}
tm-goods-free_dwellings = { $n ->
    [one] { $n } casa gratis
   *[other] { $n } case gratis
}
tm-goods-free_trading_houses = { $n ->
    [one] { $n } emporio gratis
   *[other] { $n } empori gratis
}
tm-goods-sandstorms = { $n ->
    [one] { $n } tempesta di sabbia
   *[other] { $n } tempeste di sabbia
}
tm-goods-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
tm-goods-trades = { $n ->
    [one] scambio di { $n } lavoratore con un sacerdote
   *[other] scambio fino a { $n } lavoratori con sacerdoti
}
tm-goods-favors = { $n ->
    [one] { $n } tessera favore
   *[other] { $n } tessere favore
}
tm-goods-towns = { $n ->
    [one] { $n } tessera città
   *[other] { $n } tessere città
}
tm-goods-key_choices = { $n ->
    [one] { $n } scelta di un culto per la chiave
   *[other] { $n } scelte di un culto per la chiave
}

## What things are

tm-hex = { $hex }, { $terrain }
tm-favor = Tessera favore { $tile }
tm-scoring = Punteggio nel round { $round }
tm-power-action = Azione Potere: { $action }
tm-special = Azione speciale: { $action }
tm-order =
    Ordine { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }
tm-bowls = Polle di potere
tm-bowls-counts = { $one } nella polla I, { $two } nella polla II, { $three } nella polla III
tm-next-income = Prossime entrate
tm-next-income-short = Prossime
tm-figure-points = Punti
tm-figure-coins = Monete
tm-figure-workers = Lavoratori
tm-figure-priests = Sacerdoti
tm-figure-power = Potere
tm-figure-keys = Chiavi città
tm-explain-income = Entrate a ogni round: { $goods }
tm-explain-card-income = Entrate: { $goods }
tm-explain-action = Una volta per round, come tua azione: { $goods }
tm-explain-once = Dà: { $goods }
tm-explain-cost = Costa: { $goods }
tm-explain-cost-alone = Senza un avversario accanto: { $goods }
tm-explain-next-income = Con una in più: { $goods }
tm-explain-passing = { $counts ->
    [dwelling] { $points ->
        [one] 1 punto per ogni casa quando passi.
       *[other] { $points } punti per ogni casa quando passi.
    }
    [trading-house] { $points ->
        [one] 1 punto per ogni emporio quando passi.
       *[other] { $points } punti per ogni emporio quando passi.
    }
    [shipping] { $points ->
        [one] 1 punto per ogni passo della tua navigazione quando passi.
       *[other] { $points } punti per ogni passo della tua navigazione quando passi.
    }
   *[stronghold-and-sanctuary] { $points ->
        [one] 1 punto per la fortezza e 1 per il santuario quando passi.
       *[other] { $points } punti per la fortezza e { $points } per il santuario quando passi.
    }
}
tm-explain-passing-list = { $counts ->
    [dwelling] Punti quando passi, secondo il numero delle tue case: { $points }
    [trading-house] Punti quando passi, secondo il numero dei tuoi empori: { $points }
   *[other] Punti quando passi, secondo ciò che hai costruito: { $points }
}
tm-explain-holders = La possiedono: { $players }.
tm-explain-river = Nessuno può costruire sul fiume. La navigazione lo attraversa, e i ponti ne uniscono le rive.
tm-explain-building = { $building } { tm-of-player }.
tm-explain-power-value = Valore di Potere { $power }: tanto conta in una città e nel Potere che i vicini offrono costruendo.
tm-explain-in-town = Appartiene a una città.
tm-explain-cult-space = { $power } sul { $step }
tm-explain-cult-power = Potere quando si raggiunge uno spazio: { $list }.
tm-explain-cult-top = Solo un giocatore può raggiungere lo spazio 10, e solo con una chiave città.
tm-explain-cult-final = I giocatori più avanti ottengono punti alla fine.
tm-explain-cult-place = { $player } { $step }
tm-explain-order = Un sacerdote che resta qui ti fa avanzare di { $steps } passi.
tm-explain-order-return = Un sacerdote che torna nella tua riserva ti fa avanzare di 1 passo.
tm-explain-favor-steps =
    { $steps ->
        [one]
            Subito 1 passo { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }.
       *[other]
            Subito { $steps } passi { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }.
    }
tm-explain-favor-town = Alle tue città basta un valore di Potere di { $power }.
tm-explain-favor-points = { $building ->
    [dwelling] { $points } punti per ogni casa che costruisci d'ora in poi.
   *[trading-house] { $points } punti per ogni emporio che costruisci d'ora in poi.
}
tm-explain-left = { $left ->
    [0] Non ne resta nessuna di { $copies }.
    [one] Ne resta 1 di { $copies }.
   *[other] Ne restano { $left } di { $copies }.
}
tm-explain-town = { $keys ->
    [one] { $points } punti e 1 chiave.
   *[other] { $points } punti e { $keys } chiavi.
}
tm-explain-card-shipping = { $steps ->
    [one] 1 passo di navigazione in più finché la tieni.
   *[other] { $steps } passi di navigazione in più finché la tieni.
}
tm-explain-card-coins = { $coins ->
    [one] Sopra c'è 1 moneta per chi la prende.
   *[other] Sopra ci sono { $coins } monete per chi la prende.
}
tm-explain-scoring = { $counts ->
    [spade] { $points } punti per ogni vanga in questo round.
    [town] { $points } punti per ogni città fondata in questo round.
    [dwelling] { $points } punti per ogni casa costruita in questo round.
    [trading-house] { $points } punti per ogni emporio costruito in questo round.
    [temple] { $points } punti per ogni tempio costruito in questo round.
   *[stronghold-and-sanctuary] { $points } punti per una fortezza o un santuario costruiti in questo round.
}
tm-explain-reward =
    { $per ->
        [one]
            Dopo il round, per ogni passo { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }: { $goods }
       *[other]
            Dopo il round, ogni { $per } passi { $cult ->
                [Fuoco] nel Fuoco
                [Terra] nella Terra
               *[other] nell'{ $cult }
            }: { $goods }
    }
tm-explain-reward-priests = Dopo il round, per ogni tuo sacerdote sul tabellone dei culti: { $goods }
tm-explain-power-cost = Richiede { $power } Potere dalla polla III.
tm-explain-used = Qualcuno l'ha già usata in questo round.
tm-explain-first-come = Una volta per round, per il primo giocatore che la usa.
tm-explain-used-by-you = Usata in questo round.
tm-explain-once-a-round = Una volta per round.
tm-explain-supply = { $left ->
    [0] { $built } sulla mappa, nessun pezzo rimasto.
    [one] { $built } sulla mappa, 1 rimasto.
   *[other] { $built } sulla mappa, { $left } rimasti.
}
tm-explain-dwelling = Ogni struttura comincia come casa: sul tuo terreno patrio, accanto a una tua struttura o alla tua portata.
tm-explain-trading-house = Sostituisce una casa; costa meno accanto a un avversario.
tm-explain-temple = Sostituisce un emporio e dà una tessera favore.
tm-explain-sanctuary = Sostituisce un tempio, dà una tessera favore e conta come due strutture in una città.
tm-explain-stronghold = Sostituisce un emporio e sblocca l'abilità speciale della tua fazione.
tm-explain-shipping = { $reach ->
    [0] Non puoi ancora attraversare il fiume.
    [one] Attraversi 1 spazio fiume.
   *[other] Attraversi { $reach } spazi fiume.
}
tm-explain-spade = Una vanga costa { $goods }.
tm-explain-track-next = { $points ->
    [0] Il prossimo passo costa { $goods }.
    [one] Il prossimo passo costa { $goods } e dà 1 punto.
   *[other] Il prossimo passo costa { $goods } e dà { $points } punti.
}
tm-explain-track-end = Questo è l'ultimo passo.
tm-explain-cycle = Trasformare uno spazio nel tuo terreno patrio richiede 1, 2 o 3 vanghe, una per ogni passo tra i terreni del ciclo.
tm-explain-bowls = Il Potere che guadagni passa dalla polla I alla II, poi dalla II alla III. Si spende solo il Potere della III, che torna nella I.
tm-explain-priests =
    { $left ->
        [one] 1 rimasto nella riserva, { $sent } sul tabellone dei culti.
       *[other] { $left } rimasti nella riserva, { $sent } sul tabellone dei culti.
    }
tm-explain-keys = Una chiave apre lo spazio 10 di un culto.
tm-explain-final = Se la partita finisse ora: { $total }
tm-explain-expected = Prossimo round, allo stato attuale: { $goods }
tm-explain-no-income = Non ci sono altre entrate.
tm-explain-source = { $source }: { $goods }
tm-explain-lost = Non c'è posto per: { $goods }
tm-explain-passed = Ha passato in questo round.

## Where things come from

tm-source-building = costruzione
tm-source-spades = vanghe
tm-source-advance = avanzamento
tm-source-special_action = azione speciale
tm-source-power_action = azione Potere
tm-source-conversion = conversione
tm-source-burning = sacrificio
tm-source-priest = sacerdote
tm-source-order = sacerdote inviato
tm-source-offer = Potere preso
tm-source-scoring_tile = tessera punteggio
tm-source-favor_tile = tessere favore
tm-source-town_tile = tessera città
tm-source-bonus_card = tessera bonus
tm-source-stronghold = fortezza
tm-source-faction = fazione
tm-source-jump = salto
tm-source-cult_track = tracciato dei culti
tm-source-dwelling_income = case
tm-source-trading_house_income = empori
tm-source-temple_income = templi
tm-source-stronghold_income = fortezza
tm-source-sanctuary_income = santuario
tm-source-cult_reward = bonus dei culti
tm-source-final_cult = culti
tm-source-final_network = area più grande
tm-source-final_resources = risorse avanzate
tm-source-card_coins = monete sulla tessera
tm-source-variant = variante

## The factions

tm-ability-auren = Nessuna abilità speciale all'inizio.
tm-ability-witches = 5 punti in più per ogni città che fondano.
tm-ability-alchemists = Possono convertire 1 punto in 1 moneta, o 2 monete in 1 punto, ogni volta che vogliono.
tm-ability-darklings = Pagano le vanghe con sacerdoti invece che con lavoratori, 1 per vanga, e ottengono 2 punti ciascuna.
tm-ability-halflings = 1 punto per ogni vanga.
tm-ability-cultists = 1 passo in un culto quando qualcuno prende Potere da una loro costruzione; 1 Potere quando tutti rifiutano.
tm-ability-engineers = Costruiscono ponti per 2 lavoratori come azione, tutte le volte che vogliono.
tm-ability-dwarves = Non hanno navigazione; scavano cunicoli sotto uno spazio per altri 2 lavoratori e ottengono 4 punti.
tm-ability-mermaids = Le loro città possono saltare uno spazio fiume, e la loro navigazione arriva più lontano.
tm-ability-swarmlings = 3 lavoratori in più per ogni città che fondano.
tm-ability-chaosmagicians = Iniziano con una casa, piazzata per ultima, e prendono 2 tessere favore invece di 1.
tm-ability-giants = Ogni trasformazione richiede loro esattamente 2 vanghe.
tm-ability-fakirs = Non hanno navigazione; per 1 sacerdote volano sopra uno spazio e ottengono 4 punti.
tm-ability-nomads = Iniziano con tre case.
tm-stronghold-auren = Fortezza: subito una tessera favore, poi 2 passi in un culto come azione a ogni round.
tm-stronghold-witches = Fortezza: a ogni round, come azione, una casa gratis su qualsiasi foresta vuota.
tm-stronghold-alchemists = Fortezza: subito 12 Potere, poi 2 Potere per ogni vanga.
tm-stronghold-darklings = Fortezza: una sola volta, fino a 3 lavoratori diventano sacerdoti.
tm-stronghold-halflings = Fortezza: subito 3 vanghe, e su uno degli spazi si può costruire una casa.
tm-stronghold-cultists = Fortezza: subito 7 punti.
tm-stronghold-engineers = Fortezza: quando passano, 3 punti per ogni ponte tra due loro strutture.
tm-stronghold-dwarves = Fortezza: un cunicolo costa 1 lavoratore in meno.
tm-stronghold-mermaids = Fortezza: 1 passo di navigazione, gratis.
tm-stronghold-swarmlings = Fortezza: a ogni round, come azione, una casa diventa un emporio, gratis.
tm-stronghold-chaosmagicians = Fortezza: a ogni round, come azione, due azioni di fila.
tm-stronghold-giants = Fortezza: a ogni round, come azione, 2 vanghe gratis per uno spazio.
tm-stronghold-fakirs = Fortezza: volano sopra uno spazio in più.
tm-stronghold-nomads = Fortezza: a ogni round, come azione, uno spazio accanto a loro diventa deserto.

## The table

tm-map = Mappa
tm-hex-building = { $building } { tm-of-player }
tm-round = Round { $round } di { $rounds }
tm-round-word = Round
tm-dropped = ha abbandonato
tm-may-take = può prendere { $power }
tm-show-board =
    Mostra il tabellone { $player ->
        [Incantatrici] delle Incantatrici
        [Streghe] delle Streghe
        [Sirene] delle Sirene
        [Alchimisti] degli Alchimisti
        [Oscuri] degli Oscuri
        [Ingegneri] degli Ingegneri
        [Sciamanti] degli Sciamanti
       *[other] dei { $player }
    }
tm-back-to-mine = Torna al mio tabellone
tm-panel-scoring = Punteggio
tm-panel-scoring-note = dopo il round
tm-panel-scoring-final = punteggio finale
tm-panel-power = Azioni Potere
tm-panel-power-note =
    { $left ->
        [one] resta 1 di { $all }
       *[other] restano { $left } di { $all }
    }
tm-power-action-name = { $used ->
    [yes] { $goods } per { $power } Potere, usata
   *[no] { $goods } per { $power } Potere
}
tm-panel-tiles = Tessere
tm-panel-cards = Tessere bonus
tm-panel-cards-note = libere: { $free }
tm-panel-favors = Tessere favore
tm-panel-copies = ●: copie rimaste
tm-panel-towns = Tessere città
tm-panel-cults = Culti
tm-panel-cults-note = Potere a { $steps }
tm-order-free =
    Ordine { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }: libero, { $steps } passi
tm-order-taken =
    Ordine { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }: occupato { $player ->
        [Incantatrici] dalle Incantatrici
        [Streghe] dalle Streghe
        [Sirene] dalle Sirene
        [Alchimisti] dagli Alchimisti
        [Oscuri] dagli Oscuri
        [Ingegneri] dagli Ingegneri
        [Sciamanti] dagli Sciamanti
       *[other] dai { $player }
    }
tm-panel-board =
    Tabellone { $player ->
        [Incantatrici] delle Incantatrici
        [Streghe] delle Streghe
        [Sirene] delle Sirene
        [Alchimisti] degli Alchimisti
        [Oscuri] degli Oscuri
        [Ingegneri] degli Ingegneri
        [Sciamanti] degli Sciamanti
       *[other] dei { $player }
    }
tm-head-building = Struttura
tm-head-cost = Costo
tm-head-map = Sulla mappa
tm-head-income = Entrate
tm-figure = { $name }: { $n }
tm-holding = { $used ->
    [yes] { $name }, usata
   *[no] { $name }
}
tm-track-level = { $level } di { $most }
tm-jump = Spazi che può scavalcare: { $range }
tm-jump-tunnel = Cunicolo
tm-jump-carpet = Volo
tm-cycle = Il ciclo dei terreni intorno a { $home }
tm-tab-map = Mappa
tm-tab-board = Tabellone
tm-tab-players = Giocatori
tm-tab-tiles = Tessere
tm-tab-log = Cronologia

## The turn

tm-verbs = Azioni
tm-verb-build = Costruisci
tm-verb-upgrade = Migliora
tm-verb-send = Sacerdote al culto
tm-verb-power = Azione Potere
tm-verb-special = Azione speciale
tm-verb-shipping = Navigazione
tm-verb-digging = Trasformazione
tm-verb-pass = Passa
tm-verb-card = Tessera bonus
tm-verb-convert = Converti
tm-verb-burn = Sacrifica
tm-verb-favor = Tessera favore
tm-verb-town = Tessera città
tm-verb-cult = Passo nel culto
tm-verb-key = Chiave
tm-verb-bridge = Ponte
tm-verb-connect = Città oltre il fiume
tm-verb-trade = Lavoratori in sacerdoti
tm-verb-detour = Via più lunga
tm-verb-dig = Compra una vanga
tm-verb-faction = Fazione
tm-verb-bid = Offri
tm-verb-replace = Sostituisci un sacerdote
tm-verb-other = Altro
tm-type-example = upgrade E4 to TE
tm-prompt-turn = Tocca a te
tm-prompt-double-2 = Tocca a te: primo turno di due
tm-prompt-double-1 = Tocca a te: secondo turno di due
tm-prompt-rest = Fai altro, oppure conferma
tm-prompt-towns = Scegli una tessera città
tm-prompt-favors = Scegli una tessera favore
tm-prompt-key_choices = Quale culto riceve la chiave?
tm-prompt-bridges = Piazza il ponte
tm-prompt-cult_steps = Avanza in un culto
tm-prompt-trades = Quanti lavoratori diventano sacerdoti?
tm-prompt-free_dwellings = Piazza la casa gratis
tm-prompt-free_trading_houses = Quale casa diventa un emporio?
tm-prompt-sandstorms = Scegli uno spazio per la tempesta di sabbia
tm-prompt-spades = { $spades ->
    [one] Usa la tua vanga
   *[other] Usa le tue { $spades } vanghe
}
tm-prompt-offer = Ti viene offerto Potere
tm-prompt-cult_step = Avanza in un culto
tm-prompt-reward_spades = Usa le vanghe della ricompensa
tm-prompt-choose_faction = Scegli la tua fazione
tm-prompt-first_dwelling = Piazza una casa
tm-prompt-first_card = Prendi una tessera bonus
tm-prompt-first_favor = Prendi una tessera favore
tm-prompt-bidding = Fai un'offerta per una fazione
tm-prompt-draw_scoring = Si sorteggiano le tessere punteggio
tm-prompt-draw_card = Si sorteggiano le tessere bonus
tm-prompt-draw_start = Si sorteggia il giocatore iniziale
tm-prompt-draw_colour = Si distribuiscono i colori
tm-prompt-draw_lot = Si sorteggiano le fazioni
tm-auction = Asta delle fazioni
tm-auction-none = Ancora nessuna offerta
tm-auction-highest = Offerta più alta: { $player }, { $points }
tm-auction-points = Punti per { $faction }

## Outcomes

tm-outcome-cost = Costo
tm-outcome-gain = Guadagno
tm-outcome-points = Punti
tm-outcome-bowls = Polle
tm-outcome-board = Tabellone
tm-outcome-income = Prossime entrate
tm-outcome-offer = Offerta
tm-outcome-offer-text = { $cost ->
    [0] { $player } possono prendere { $power } Potere, gratis
    [one] { $player } possono prendere { $power } Potere per 1 punto
   *[other] { $player } possono prendere { $power } Potere per { $cost } punti
}
tm-outcome-town = Si fonda una città
tm-outcome-to-town = Città
tm-outcome-to-town-text = { $power } Potere di { $needed }, { $buildings } strutture di { $least }
tm-outcome-then = Poi
tm-outcome-follows = In seguito

## Power offered

tm-offer-may = { $player } possono prendere { $power } Potere
tm-offer-pays = { $points ->
    [0] gratis
    [one] pagherebbero 1 punto
   *[other] pagherebbero { $points } punti
}
tm-offer-from = { $player } hanno costruito accanto a te: { $power } Potere
tm-offer-would = { $cost ->
    [0] Guadagneresti { $gain } Potere, gratis.
    [one] Guadagneresti { $gain } Potere e pagheresti 1 punto.
   *[other] Guadagneresti { $gain } Potere e pagheresti { $cost } punti.
}
tm-offer-closed = Ora puoi solo rifiutarlo.
tm-offer-always = Prendi sempre quando non costa niente
tm-offer-decline = Rifiuta
tm-offer-decline-all = Rifiuta tutto
tm-offer-take-all = Prendi tutto: { $gain } Potere per { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }
tm-offer-take = Prendi { $gain } Potere

## The text board

tm-text-order = Sacerdoti nell'ordine
tm-text-town = in una città
tm-text-bridges = Ponti
tm-text-bridge = { $player }: da { $from } a { $to }
tm-text-count = { $name } { $n }
tm-text-cost = Costa { $goods }
tm-text-gain = Dà { $goods }
tm-text-then = Poi { $goods }

## Before something is wasted

tm-warning-special = Passeresti senza usare questa azione speciale: { $action }.
tm-warning-special-name = azioni speciali non usate quando si passa
tm-warning-income = { $resource ->
    [priests] { $amount ->
        [one] 1 sacerdote delle tue prossime entrate andrebbe perso: la tua riserva è vuota.
       *[other] { $amount } sacerdoti delle tue prossime entrate andrebbero persi: la tua riserva è vuota.
    }
   *[power] { $amount } Potere delle tue prossime entrate andrebbe perso: le tue polle sono piene.
}
tm-warning-income-name = entrate perse
tm-warning-power = { $power } Potere andrebbe perso: le tue polle sono piene.
tm-warning-power-name = Potere perso
tm-warning-trading-house = Nessun avversario è accanto a { $hex }, quindi l'emporio costa { $coins } monete invece di { $usual }.
tm-warning-trading-house-name = empori a prezzo pieno
tm-warning-spades = { $spades ->
    [one] Resta 1 vanga, che andrebbe persa.
   *[other] Restano { $spades } vanghe, che andrebbero perse.
}
tm-warning-spades-name = vanghe perse
tm-warning-key =
    Non hai una chiave per lo spazio 10 { $cult ->
        [Fuoco] del Fuoco
        [Terra] della Terra
       *[other] dell'{ $cult }
    }, quindi ti fermi al 9.
tm-warning-key-name = spazio 10 senza chiave

replay-row-setup = preparazione
replay-row-income = entrate
replay-row-cult-reward = bonus dei culti
replay-row-opponent-accepted-power = un avversario ha preso Potere
replay-row-all-opponents-declined-power = tutti gli avversari hanno rifiutato il Potere
replay-row-stronghold = fortezza
replay-row-largest-network = area più grande
replay-row-left-over-goods = risorse avanzate
replay-row-fire-cult = Culto del Fuoco
replay-row-water-cult = Culto dell'Acqua
replay-row-earth-cult = Culto della Terra
replay-row-air-cult = Culto dell'Aria
