# Origins: I primi costruttori sulla pagina, in italiano: che cosa si può fare, come si chiamano le cose e che
# cosa fanno. Ogni frase è intera.

## What can be done

origins-action-done = Termina
origins-action-pass = Passa
origins-action-extra = Spendi un segnalino superiorità per svolgere un'altra azione
origins-action-grow = Aumenta la popolazione per { $food } cibo
origins-action-tower =
    Costruisci la tua torre { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } fino al livello { $height }
origins-action-visit = Visita il luogo { $site } con il tuo uomo libero { $colour } di valore { $value }
origins-action-visit-speaker = Visita il luogo { $site } con il tuo oratore di valore { $value }
origins-action-visit-archon = Visita il luogo { $site } con il tuo arconte
origins-action-close = Chiudi il distretto in { $cell }
origins-action-with = Metti sul seggio il tuo uomo libero { $colour } di valore { $value }
origins-action-match = Ottieni i punti della carta distretto { $card }
origins-action-main = { $action }
origins-action-bonus =
    Svolgi l'azione bonus della tessera { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-action-bonus-gold = Prendi 1 oro al posto dell'azione bonus
origins-action-rise = Aumenta anche il luogo { $site }
origins-action-hold = Spendi un segnalino superiorità perché nessun luogo salga
origins-action-pay =
    { $gold ->
        [0] Paga { $rest ->
            [one] 1 { $resource }
           *[other] { $resource ->
                [pietra] { $rest } pietre
               *[other] { $rest } { $resource }
            }
        } e niente oro
       *[other] { $rest ->
            [0] Paga { $gold } oro al posto di { $resource }
            [one] Paga 1 { $resource } e { $gold } oro
           *[other] Paga { $resource ->
                [pietra] { $rest } pietre
               *[other] { $rest } { $resource }
            } e { $gold } oro
        }
    }
origins-action-spend = Scambia 1 { $resource } con oro
origins-action-gain = Ottieni 1 { $resource }
origins-action-move = Muoviti sul tracciato militare
origins-action-attack = Attacca
origins-action-buy = Costruisci { $building } per { $wisdom } saggezza e { $stone ->
    [one] 1 pietra
   *[other] { $stone } pietre
}
origins-action-buy-stored =
    Costruisci la tessera conservata { $building } per { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    }
origins-action-buy-farm = Costruisci { $building } come fattoria
origins-action-buy-farm-stored = Costruisci la tessera conservata { $building } come fattoria
origins-action-buy-cover = Costruisci { $building } sopra una fattoria
origins-action-buy-cover-stored = Costruisci la tessera conservata { $building } sopra una fattoria
origins-action-place = Piazza { $building } in { $cell }
origins-action-use = Usa { $building } in { $cell }
origins-action-take = { $wisdom ->
    [0] Prendi il dado { $colour } di valore { $value }
   *[other] Prendi il dado { $colour } di valore { $value } per { $wisdom } saggezza
}
origins-action-take-draft = Inizia con il dado { $colour } di valore { $value }
origins-action-speaker = Prendi l'oratore di valore { $value }
origins-action-temple = { $steps ->
    [0] Resta nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    } e prendi la sua carta
    [one] Avanza di 1 spazio nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }
   *[other] Avanza di { $steps } spazi nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }
}
origins-action-raise = Aumenta il tuo dado { $colour } di valore { $value }
origins-action-raise-speaker = Aumenta il tuo oratore di valore { $value }
origins-action-raise-placed = Aumenta il tuo dado { $colour } di valore { $value } che è in un luogo
origins-action-return = Riprendi ora il tuo uomo libero { $colour }
origins-action-swap = Scambia il tuo dado { $colour } di valore { $value } con uno { $to }
origins-action-ship = Porta a 1 la nave madre del luogo { $site }
origins-action-copy = Usa l'edificio adiacente { $building }
origins-action-store = Conserva { $building } per dopo
origins-action-discard = Scarta il dado { $colour } di valore { $value }
origins-action-bonus-tile =
    La tessera azione bonus { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-action-card = { $card }
origins-action-tile = { $building }
origins-action-roll = Un { $value }
origins-action-district = Carta distretto { $card }
origins-action-start = Inizia { $player }
origins-action-keep = Tieni { $card }

## Finishing an action that has several steps

origins-done-spend_token = Termina il turno
origins-done-visit = Lascia il luogo
origins-done-march = Fermati sul tracciato militare
origins-done-feed = Non pagare altro cibo
origins-done-activate = Non usare altre abilità
origins-done-take_citizen = Non prendere nessun dado
origins-done-advance = Non avanzare
origins-done-spend = Non spendere niente
origins-done-question = Non fare niente

## What chance will decide

origins-chance-draw-bonus-tile = Si sorteggia una tessera azione bonus per il luogo { $site }.
origins-chance-draw-zodiac = Si sorteggia una carta zodiaco per il Tempio { $temple ->
    [Mare] del Mare
   *[other] della { $temple }
}.
origins-chance-draw-market = Si sorteggia una tessera per il mercato.
origins-chance-draw-top =
    Si scopre la prossima tessera della pila { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
origins-chance-roll-offer = Si tira il dado { $colour } per l'offerta dei cittadini.
origins-chance-roll-speaker = Si tira un dado oratore.
origins-chance-draw-district = Si distribuisce una carta distretto.
origins-chance-draw-start = Si sorteggia chi inizia.
origins-chance-roll-draft = Si tira un dado { $colour } per la scelta iniziale.
origins-chance-refill-offer = Si tira un nuovo dado { $colour } per l'offerta dei cittadini.
origins-chance-keep-zodiac = Si sorteggia quale carta zodiaco tieni.

## What was done

origins-did-pass = ha passato
origins-did-extra = ha speso un segnalino superiorità per svolgere un'altra azione
origins-did-grow = ha aumentato la popolazione
origins-did-tower =
    ha costruito un livello della torre { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-did-visit = ha visitato il luogo { $site } con l'uomo libero { $colour } di valore { $value }
origins-did-visit-speaker = ha visitato il luogo { $site } con un oratore di valore { $value }
origins-did-visit-archon = ha visitato il luogo { $site } con l'arconte
origins-did-close = ha chiuso il distretto in { $cell }
origins-did-with = ha messo il dado { $colour } di valore { $value } sul seggio del potere
origins-did-match = ha ottenuto i punti della carta distretto { $card }
origins-did-main = ha svolto l'azione principale «{ $action }»
origins-did-bonus = ha svolto l'azione bonus
origins-did-bonus-gold = ha preso oro al posto dell'azione bonus
origins-did-rise = ha aumentato il luogo { $site }
origins-did-hold = ha impedito ai luoghi di salire
origins-did-pay = ha pagato { $gold } oro
origins-did-spend = ha scambiato { $resource } con oro
origins-did-gain = ha ottenuto { $resource }
origins-did-move = ha avanzato sul tracciato militare
origins-did-attack = ha attaccato
origins-did-buy = ha costruito { $building }
origins-did-farm = ha costruito { $building } come fattoria
origins-did-cover = ha costruito { $building } sopra una fattoria
origins-did-place = ha piazzato la tessera in { $cell }
origins-did-use = ha usato { $building }
origins-did-take = ha preso il dado { $colour } di valore { $value }
origins-did-speaker = ha preso un oratore di valore { $value }
origins-did-temple = { $steps ->
    [0] ha preso la carta del Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }
    [one] ha avanzato di 1 spazio nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }
   *[other] ha avanzato di { $steps } spazi nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }
}
origins-did-raise = ha aumentato il dado { $colour } di valore { $value }
origins-did-raise-speaker = ha aumentato un oratore di valore { $value }
origins-did-return = ha ripreso l'uomo libero { $colour } di valore 6
origins-did-swap = ha scambiato il dado { $colour } di valore { $value } con uno { $to }
origins-did-ship = ha portato a 1 la nave madre del luogo { $site }
origins-did-copy = ha usato l'edificio adiacente
origins-did-store = ha conservato { $building } per dopo
origins-did-discard = ha scartato il dado { $colour } di valore { $value }
origins-did-bonus-tile =
    È uscita la tessera azione bonus { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-did-card = È uscita la carta { $card }
origins-did-tile = È stata scoperta la tessera { $building }
origins-did-roll = È uscito un { $value }
origins-did-district = È stata distribuita la carta distretto { $card }
origins-did-start = Inizia { $player }
origins-did-keep = La carta { $card } resta

## What is asked

origins-prompt-turn = Tocca a te
origins-prompt-discard = Scarta uno dei dadi più alti
origins-prompt-draft = Scegli un dado con cui iniziare
origins-prompt-spend_token = Svolgere un'altra azione o terminare il turno?
origins-prompt-pay =
    Paga { $amount ->
        [one] 1 { $resource }
       *[other] { $resource ->
            [pietra] { $amount } pietre
           *[other] { $amount } { $resource }
        }
    }: quanto in oro?
origins-prompt-rise = Quale luogo vicino sale a sua volta?
origins-prompt-visit = Sei nel luogo { $site }: scegli un'azione
origins-prompt-march = Muoviti o attacca
origins-prompt-feed = { $times ->
    [one] Paga cibo: resta 1 volta
   *[other] Paga cibo: fino a { $times } volte
}
origins-prompt-buy = Scegli una tessera da costruire
origins-prompt-place = Piazza { $building } nella tua città
origins-prompt-close_with = Quale dado va sul seggio del potere?
origins-prompt-match = Scegli la carta distretto di cui ottenere i punti
origins-prompt-activate = Usare un'abilità?
origins-prompt-take_citizen = Prendi un dado cittadino
origins-prompt-take_speaker = Prendi un oratore
origins-prompt-advance = { $steps ->
    [one] Avanza di 1 spazio in un tempio
   *[other] Avanza al massimo di { $steps } spazi in un tempio
}
origins-prompt-gain = { $count ->
    [one] Scegli 1 risorsa da ottenere
   *[other] Scegli { $count } risorse da ottenere
}
origins-prompt-spend = Scambiare una risorsa con oro?
origins-prompt-return = Quale uomo libero di valore 6 torna adesso?
origins-prompt-question = { $power }: scegli
origins-then-goes-on = Poi il tuo turno continua.
origins-reveals = Dopo la conferma non si può annullare

## Warnings

origins-warning-workers = { $workers ->
    [one] Passeresti anche se uno dei tuoi lavoratori può ancora visitare un luogo.
   *[other] Passeresti anche se { $workers } dei tuoi lavoratori possono ancora visitare luoghi.
}
origins-warning-workers-name = lavoratori non usati quando si passa
origins-warning-bonus =
    Te ne andresti senza svolgere l'azione bonus della tessera { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
origins-warning-bonus-name = azioni bonus non usate
origins-warning-ability = Tralasceresti un'abilità ora disponibile.
origins-warning-ability-name = abilità non usate
origins-why-no-seat = Non hai ancora un seggio del potere aperto. Quattro tessere attorno a un angolo ne aprono uno.

## Verbs

origins-verbs = Azioni
origins-answers = Scelte
origins-verb-visit = Visita un luogo
origins-verb-close = Chiudi un distretto
origins-verb-tower = Costruisci un livello della torre
origins-verb-grow = Aumenta la popolazione
origins-verb-pass = Passa
origins-verb-other = Scegli
origins-verb-place = Piazza la tessera
origins-verb-buy = Costruisci una tessera
origins-verb-farm = Costruisci una fattoria
origins-verb-cover = Copri una fattoria
origins-verb-take = Prendi un dado
origins-verb-temple = Avanza
origins-verb-swap = Scambia un dado
origins-verb-done = Termina
origins-type-example = visit 2 with red 4

## Goods, one and many

origins-goods-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
origins-goods-food = { $n } cibo
origins-goods-wisdom = { $n } saggezza
origins-goods-gold = { $n } oro
origins-goods-basic = { $n ->
    [one] { $n } risorsa base
   *[other] { $n } risorse base
}
origins-goods-points = { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
}
origins-goods-tokens = { $n ->
    [one] { $n } segnalino superiorità
   *[other] { $n } segnalini superiorità
}
origins-goods-military = { $n ->
    [one] { $n } spazio sul tracciato militare
   *[other] { $n } spazi sul tracciato militare
}
origins-goods-temples = { $n ->
    [one] { $n } spazio nei templi
   *[other] { $n } spazi nei templi
}
origins-goods-spaces = { $n ->
    [one] { $n } spazio sul tracciato militare
   *[other] { $n } spazi sul tracciato militare
}
origins-goods-forest = { $n ->
    [one] { $n } spazio nel Tempio della Foresta
   *[other] { $n } spazi nel Tempio della Foresta
}
origins-goods-mountain = { $n ->
    [one] { $n } spazio nel Tempio della Montagna
   *[other] { $n } spazi nel Tempio della Montagna
}
origins-goods-sea = { $n ->
    [one] { $n } spazio nel Tempio del Mare
   *[other] { $n } spazi nel Tempio del Mare
}
origins-goods-bases = { $n ->
    [one] { $n } base popolazione
   *[other] { $n } basi popolazione
}
origins-goods-citizens = { $n ->
    [one] { $n } dado cittadino
   *[other] { $n } dadi cittadino
}
origins-goods-speakers = { $n ->
    [one] { $n } oratore
   *[other] { $n } oratori
}
origins-goods-advisors = { $n ->
    [one] { $n } consigliere
   *[other] { $n } consiglieri
}
origins-goods-towers = { $n ->
    [one] { $n } livello della torre
   *[other] { $n } livelli della torre
}
origins-goods-tiles = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}
origins-goods-stored = { $n ->
    [one] { $n } tessera accanto alla plancia
   *[other] { $n } tessere accanto alla plancia
}
origins-goods-districts = { $n ->
    [one] { $n } distretto chiuso
   *[other] { $n } distretti chiusi
}
origins-goods-zodiac = { $n ->
    [one] { $n } carta zodiaco
   *[other] { $n } carte zodiaco
}
origins-figure = { $name }: { $n }
origins-figure-stone = Pietra
origins-figure-food = Cibo
origins-figure-wisdom = Saggezza
origins-figure-gold = Oro
origins-figure-points = Punti vittoria
origins-figure-tokens = Segnalini superiorità

## Players

origins-colour-green = verde
origins-colour-brown = marrone
origins-colour-black = nero
origins-player = Giocatore { $number }
origins-player-of-colour = { $name } ({ $colour })
origins-bulwark = Segnalino baluardo: gioca per primo

## Panels

origins-round = Round { $round }
origins-round-of = Round { $round } di { $rounds }
origins-round-first = Inizia { $player }
origins-round-first-you = Inizi tu
origins-log-drawn = Sorteggi e tiri: { $count } risultati
origins-log-note = passa il mouse per vederlo sul tavolo
origins-panel-sites = Luoghi d'incontro
origins-panel-market = Mercato degli edifici
origins-panel-market-note = la fattoria è gratis
origins-panel-stacks = Pile
origins-panel-stacks-note = tessera in cima
origins-panel-citizens = Offerta dei cittadini
origins-panel-speakers = Oratori
origins-panel-speakers-note = { $here } di { $all } qui
origins-panel-towers = Dischi torre
origins-panel-ends = La partita finisce quando
origins-panel-goal = Il tuo obiettivo
origins-panel-districts = Carte distretto
origins-panel-districts-note = ruota e specchia a piacere; l'angolo tratteggiato può essere qualsiasi tessera
origins-panel-temples = Templi
origins-panel-temples-note = il migliore dei tre non conta
origins-panel-military = Tracciato militare
origins-panel-military-note = linea spessa: un confine
origins-panel-ours-note = punteggiato: valore nostro
origins-ours-note = I valori sottolineati con puntini sono nostri: non sappiamo che cosa sia stampato lì. Con la tua copia del gioco puoi inserire i valori stampati quando crei un tavolo.
origins-panel-city = Città
origins-panel-draft = Dadi con cui iniziare
origins-city-yours = La tua città
origins-city-of = Città di { $player }
origins-show-city = Mostra la città di { $player }
origins-back-to-mine = Torna alla tua città
origins-tab-city = Città
origins-tab-sites = Luoghi
origins-tab-market = Mercato
origins-tab-tracks = Tracciati
origins-tab-log = Cronologia
origins-row-workers = Lavoratori
origins-row-towers = Torri
origins-row-population = Popolazione
origins-row-advisors = Consiglieri
origins-row-stored = Conservate
origins-free = libero
origins-placed = { $count ->
    [0] nessuno piazzato
    [one] 1 piazzato
   *[other] { $count } piazzati
}
origins-bases-free = { $count ->
    [0] nessuna base libera
    [one] 1 base libera
   *[other] { $count } basi libere
}
origins-last-base = ultima: +{ $points }
origins-then = poi { $points }
origins-no-gold = niente oro
origins-in-draft = anteprima

## Names of things, as they are read out

origins-name-site = Luogo { $site }, valore { $value }
origins-name-site-bare = Luogo { $site }
origins-name-die = dado { $colour } di valore { $value }
origins-name-freeman = uomo libero { $colour } di valore { $value }
origins-name-freeman-at = uomo libero { $colour } di valore { $value } nel luogo { $site }
origins-name-speaker = oratore di valore { $value }
origins-name-archon = Arconte
origins-name-archon-at = Arconte nel luogo { $site }
origins-name-owned = { $thing } di { $player }
origins-name-bonus =
    tessera azione bonus { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-name-market = { $building }, { $colour }, { $wisdom } saggezza e { $stone ->
    [one] 1 pietra
   *[other] { $stone } pietre
}
origins-name-stack =
    pila { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, { $building } in cima, { $left } sotto
origins-name-stack-empty =
    pila { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, vuota
origins-name-district = Carta distretto { $card }
origins-name-tower =
    torre { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, livello { $height }
origins-name-tower-supply = dischi torre di colore { $colour }: { $left }
origins-name-advisors = Consiglieri: { $colours }
origins-name-no-advisors = nessun consigliere
origins-name-temple = Tempio { $temple ->
    [Mare] del Mare
   *[other] della { $temple }
}
origins-name-military = Tracciato militare
origins-name-farm = Fattoria
origins-name-agora = Agorà
origins-name-palace = Palazzo
origins-name-tile = { $tile } in { $cell }
origins-name-tile-colour = { $tile }, { $colour }, in { $cell }
origins-name-spot = Posto libero in { $cell }
origins-name-seat = Seggio del potere in { $cell }
origins-name-seat-die = Seggio del potere in { $cell } con dado { $colour } { $value }
origins-name-base = Base popolazione per { $food } cibo
origins-name-base-bought = Base popolazione, comprata
origins-name-place = { $player }: { $place }
origins-name-start = inizio
origins-name-final = spazio finale

## Main actions of the sites

origins-main-3-stone = Ottieni 3 pietre
origins-main-3-food = Ottieni 3 cibo
origins-main-3-wisdom = Ottieni 3 saggezza
origins-main-basic-and-gold = Ottieni 1 risorsa base e 1 oro
origins-main-one-of-each = Ottieni una di ciascuna
origins-main-military = Muoviti e attacca
origins-main-building = Compra un edificio
origins-main-temple = Avanza e prendi la carta
origins-main-citizen = Prendi un dado cittadino
origins-main-train = Aumenta o marcia
origins-short-military = Muovi { $n }, attacca
origins-short-building = Un edificio
origins-short-temple = { $n } passi, carta
origins-short-citizen = Un cittadino
origins-short-train = Alza o marcia

## What an effect does, sentence by sentence

origins-effect-pay = Costa { $goods }.
origins-effect-gain = Ottieni { $goods }.
origins-effect-each = { $per ->
    [farms] Per ogni tua fattoria, ottieni in più { $goods }.
    [yellow-buildings] Per ogni tuo edificio giallo, ottieni { $goods }.
    [yellow-freemen] Per ogni tuo uomo libero giallo, ottieni { $goods }.
    [empty-neighbours] Per ogni posto vuoto accanto, ottieni in più { $goods }.
    [red-buildings] Per ogni tuo edificio rosso, ottieni { $goods }.
    [red-freemen] Per ogni tuo uomo libero rosso, ottieni { $goods }.
    [closed-districts] Per ogni tuo distretto chiuso, ottieni in più { $goods }.
    [freeman-colours] Per ogni colore fra i tuoi uomini liberi, ottieni { $goods }.
    [advisors] Per ogni tuo consigliere, ottieni in più { $goods }.
    [freemen] Per ogni tuo uomo libero, ottieni in più { $goods }.
   *[other] Per ogni elemento contato, ottieni { $goods }.
}
origins-effect-points-by = { $per ->
    [building-colours] Punti vittoria per 1, 2, 3, 4 o 5 colori fra i tuoi edifici: { $points }.
    [tiles-of-this-kind] Punti vittoria per 1, 2, 3, 4 o più di questi nella tua città: { $points }.
    [zodiac-cards] Punti vittoria per 1, 2 o 3 carte zodiaco: { $points }.
   *[other] Punti vittoria per ciò che si conta: { $points }.
}
origins-effect-move = { $n ->
    [one] Muoviti di 1 spazio sul tracciato militare.
   *[other] Muoviti fino a { $n } spazi sul tracciato militare.
}
origins-effect-move-attack = { $n ->
    [one] Muoviti di 1 spazio sul tracciato militare e attacca, nell'ordine che vuoi.
   *[other] Muoviti fino a { $n } spazi sul tracciato militare e attacca, nell'ordine che vuoi.
}
origins-effect-move-or-attack = { $n ->
    [one] Muoviti di 1 spazio sul tracciato militare, o attacca.
   *[other] Muoviti fino a { $n } spazi sul tracciato militare, o attacca.
}
origins-effect-steps = { $n ->
    [one] Avanza di 1 spazio in un tempio a tua scelta.
   *[other] Avanza al massimo di { $n } spazi in un solo tempio a tua scelta.
}
origins-effect-steps-in = { $n ->
    [one] Avanza di 1 spazio nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }.
   *[other] Avanza di { $n } spazi nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }.
}
origins-effect-takes-card = Prendi la carta zodiaco di quel tempio, chiunque l'abbia.
origins-effect-gold-steps = Puoi pagare 1 oro per avanzare di 1 spazio in un altro tempio.
origins-effect-exchange = Puoi scambiare 1 risorsa base con 1 oro.
origins-effect-buys = Compra un edificio dal mercato al suo prezzo, o costruiscilo gratis come fattoria.
origins-effect-citizens = Prendi un dado dall'offerta dei cittadini al suo prezzo.
origins-effect-citizens-free = Prendi gratis un dado dall'offerta dei cittadini.
origins-effect-speakers = Prendi un oratore dall'offerta.
origins-effect-feeds = Paga fino a { $n } cibo. Ciascuno aumenta di 1 un uomo libero non utilizzato o ti muove di 1 spazio sul tracciato militare.
origins-effect-nothing = Non ha un effetto proprio.
origins-building-text-cavalry-field = Ottieni 1 pietra o 1 cibo per ogni giocatore con meno forza militare.
origins-building-text-construction-site = Conserva gratis una tessera del mercato accanto alla tua plancia. Puoi costruirla più tardi senza pagare saggezza.
origins-building-text-courthouse = Scambia uno dei tuoi dadi non utilizzati con uno di un altro colore della riserva, con lo stesso valore.
origins-building-text-fountain-of-wisdom = Porta a 1 qualsiasi nave madre.
origins-building-text-gateway = Aumenta uno dei tuoi uomini liberi non utilizzati di 1 o 2.
origins-building-text-mage-tower = Usa l'abilità di un edificio adiacente.
origins-building-text-veterans-camp = Ottieni tanti punti vittoria quanto il valore di un uomo libero rosso non utilizzato, che poi scende di 1.
origins-zodiac-text-aquarius = Dopo un avanzamento di due spazi in un tempio puoi pagare 1 oro per avanzare di 1 spazio in un altro.
origins-zodiac-text-aries = Ogni attacco dà 1 punto vittoria per ogni tuo dado cittadino rosso, fra gli uomini liberi e sui seggi del potere.
origins-zodiac-text-cancer = Quando passi con una base popolazione libera, prendi gratis un dado dall'offerta dei cittadini.
origins-zodiac-text-capricorn = Quando costruisci un livello della torre, uno dei tuoi dadi cittadino può salire di 2, fino a 6.
origins-zodiac-text-gemini = Quando passi, ottieni 1 risorsa base per ogni spazio di cui il tuo disco forza militare dovrà arretrare.
origins-zodiac-text-leo = Quando chiudi un distretto, il dado sul seggio del potere sale di 2, fino a 6.
origins-zodiac-text-libra = Dopo aver chiuso un distretto puoi prendere un dado dall'offerta dei cittadini al suo prezzo.
origins-zodiac-text-pisces = Al posto di qualsiasi azione bonus puoi prendere 1 oro.
origins-zodiac-text-sagittarius = Un dado che prendi può salire subito di 1.
origins-zodiac-text-scorpio = Chiudere un distretto dà 1 saggezza, e così pure ogni nuovo consigliere.
origins-zodiac-text-taurus = Edifici e dadi cittadino ti costano 1 saggezza in meno.
origins-zodiac-text-virgo = Puoi mettere un edificio sopra una tua fattoria; in tal caso non costa niente.

## What things are

origins-explain-ours = Non conosciamo il valore stampato. I valori punteggiati sono nostri.
origins-explain-site = Un lavoratore sotto il valore paga la differenza in saggezza. Dopo ogni visita il valore sale di 1 e, dal 6, torna a 1.
origins-explain-site-bonus = Un lavoratore del colore della tessera azione bonus può svolgere anche l'azione bonus.
origins-explain-site-six = Un uomo libero di valore 6 può svolgere entrambe le azioni principali.
origins-explain-bonus = Richiede un uomo libero del suo colore, o l'arconte con un consigliere del suo colore.
origins-explain-freeman = Un uomo libero lavora in un luogo, o va su un seggio del potere per chiudere un distretto. Quando torna da un luogo sale di 1; dal 6 diventa consigliere.
origins-explain-speaker = Un oratore lavora una volta in un luogo. Non ha colore e non ha bisogno di una base popolazione.
origins-explain-speaker-offer = Gli oratori arrivano con l'azione bonus o con l'edificio che li concede.
origins-explain-archon = L'arconte lavora in qualsiasi luogo, qualunque sia il suo valore. Ha i colori dei tuoi consiglieri.
origins-explain-placed = Resta nel luogo { $site } finché il suo giocatore non passa.
origins-explain-offer = { $wisdom ->
    [0] Non ti costa saggezza, ma richiede una base popolazione libera.
   *[other] Ti costa { $wisdom } saggezza e richiede una base popolazione libera.
}
origins-explain-draft-die = Tutti iniziano con due di questi dadi.
origins-explain-market-price = { $wisdom ->
    [0] Qui ti costa { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    } e niente saggezza. Come fattoria non costa niente.
   *[other] Qui ti costa { $wisdom } saggezza e { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    }. Come fattoria non costa niente.
}
origins-explain-kept-price = Puoi costruirla per { $stone ->
    [one] 1 pietra
   *[other] { $stone } pietre
}, senza saggezza.
origins-explain-building-colour = È un edificio { $colour }. La sua abilità si usa quando lo piazzi, e quando un distretto attorno si chiude con un dado { $colour }.
origins-explain-copies = { $copies ->
    [one] Nel gioco ce n'è 1.
   *[other] Nel gioco ce ne sono { $copies }.
}
origins-explain-stack-left = { $left ->
    [0] Sotto non c'è niente.
    [one] Sotto c'è 1 tessera.
   *[other] Sotto ci sono { $left } tessere.
}
origins-explain-stack-unseen = Fra queste: { $list }.
origins-explain-stack-count = { $n } × { $building }
origins-explain-farm = Una fattoria non ha né colore né abilità. Per i distretti conta come qualsiasi tessera.
origins-explain-agora = Si usa quando si chiude un distretto adiacente con un dado di uno qualsiasi dei suoi colori.
origins-explain-palace = Sostiene le tue torri e non ha abilità.
origins-explain-spot = Qui si può piazzare una tessera.
origins-explain-seat-open = Quattro tessere formano un distretto. Il dado di un uomo libero su questo seggio lo chiude e attiva le abilità del suo colore tutt'intorno.
origins-explain-seat-cards = { $count ->
    [0] Non corrisponde a nessuna carta distretto esposta.
    [one] Corrisponde a una carta distretto esposta.
   *[other] Corrisponde a { $count } carte distretto esposte.
}
origins-explain-seat-die =
    Alla fine: { $value } per { $height }, il livello della torre { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
origins-explain-district = Chiudi un distretto con questo schema, ruotato o specchiato a piacere. L'angolo tratteggiato può essere qualsiasi tessera.
origins-explain-district-points = { $first } punti la prima volta, { $again } ogni volta successiva.
origins-explain-district-gold = { $gold ->
    [0] Il suo oro non c'è più.
   *[other] Chi la completa per primo prende { $gold } oro.
}
origins-explain-district-matched = Completata da { $players }.
origins-explain-towers = Il prossimo livello di una torre costa tanto oro quanti livelli ha già la torre. Alla fine ogni dado su un seggio del potere dà il suo valore per il livello della torre del suo colore.
origins-explain-tower = Il prossimo livello costa { $gold } oro. Alla fine ogni dado su un seggio del potere dà il suo valore per il livello della torre del suo colore.
origins-explain-tower-supply = { $left ->
    [0] Non resta nessun disco di questo colore.
    [one] Resta 1 disco di questo colore.
   *[other] Restano { $left } dischi di questo colore.
}
origins-explain-population = La prossima base popolazione costa { $food } cibo.
origins-explain-population-all = Tutte le basi popolazione sono in gioco.
origins-explain-population-last = L'ultima dà { $points } punti vittoria.
origins-explain-population-free = { $count ->
    [0] Nessuna base è libera per un altro dado cittadino.
    [one] 1 base è libera per un altro dado cittadino.
   *[other] { $count } basi sono libere per altri dadi cittadino.
}
origins-explain-advisors = Un uomo libero oltre il 6 diventa consigliere, uno per colore. Alla fine conta quello più a destra: ora { $points } punti.
origins-explain-temple = Alla fine il più alto dei tre templi non conta; si sommano i punti degli altri due.
origins-explain-temple-card = La sua carta zodiaco: { $card }.
origins-explain-temple-leader = Alla fine del round la carta va a { $player }.
origins-explain-temple-holder = { $player } ha la carta.
origins-explain-military = Chi supera un confine ottiene un segnalino superiorità. Alla fine del round ogni disco torna al confine dietro di sé; chi è più avanti gioca per primo.
origins-explain-military-attack = Un attacco dà il bonus del tuo spazio, e un punto vittoria per ogni disco dietro il tuo e per ogni confine che hai superato.
origins-explain-military-final = Lo spazio finale dà subito { $points } punti vittoria.
origins-explain-military-bonus = Bonus di attacco dello spazio { $space }:
origins-explain-stone = La pietra paga gli edifici e i templi.
origins-explain-food = Il cibo paga la popolazione, l'addestramento e le marce.
origins-explain-wisdom = La saggezza paga i luoghi, il mercato e i dadi cittadino.
origins-explain-gold = L'oro costruisce torri e sostituisce qualsiasi altra risorsa. Alla fine ogni oro vale un punto vittoria.
origins-explain-tokens = Un segnalino superiorità dà un'altra azione dopo la prima, una volta per turno.
origins-explain-tokens-solo = In solitario, un segnalino superiorità impedisce ai luoghi di salire.
origins-explain-final = { $total ->
    [one] Se la partita finisse ora: 1 punto.
   *[other] Se la partita finisse ora: { $total } punti.
}
origins-explain-final-parts = Oro { $gold }, consiglieri { $advisors }, templi { $temples }, distretti { $districts }.
origins-explain-ends = Basta una di queste condizioni, e il round si gioca sempre fino in fondo.
origins-explain-passed = Ha passato e aspetta il prossimo round.
origins-explain-zodiac-held = L'ha { $player }.

## The end

origins-end-temples_topped = Cime dei templi
origins-end-temples_topped-now = { $now ->
    [0] tutte e tre
    [one] manca 1 passo
   *[other] mancano { $now } passi
}
origins-end-district_gold_gone = Oro dei distretti
origins-end-district_gold_gone-now = { $now ->
    [0] esaurito
    [one] su 1 carta
   *[other] su { $now } carte
}
origins-end-towers_gone = Colori delle torri
origins-end-towers_gone-now = { $now }, finisce a { $limit }
origins-end-die_missing = Dadi di un colore
origins-end-die_missing-now = { $now ->
    [0] esauriti
   *[other] { $now } del più raro
}
origins-end-rounds_played = Round giocati
origins-end-rounds_played-now = { $now ->
    [0] l'ultimo
    [one] 1 dopo questo
   *[other] { $now } dopo questo
}
origins-end-holds = ultimo round
origins-goal = Almeno { $target } punti
origins-goal-condition =
    Tessera { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } nel luogo { $site }: +{ $more }
origins-goal-reached = Obiettivo raggiunto
origins-goal-missed = Obiettivo mancato

## The outcome of an action

origins-outcome-cost = Costo
origins-outcome-gain = Guadagno
origins-outcome-points = Punti
origins-outcome-due = Da pagare
origins-outcome-site = Luogo { $site }
origins-outcome-district = Seggio del potere
origins-outcome-opens = Si apre un nuovo seggio del potere
origins-outcome-opens-cards = { $count ->
    [0] Chiuderlo non completa nessuna carta.
    [one] Chiuderlo completa una carta.
   *[other] Chiuderlo completa { $count } carte.
}
origins-outcome-chance = Rivela
origins-outcome-follows = In seguito
origins-outcome-final = Punteggio finale
origins-outcome-workers = Lavoratori
origins-source-visit = luogo
origins-source-main_action = azione principale
origins-source-bonus_tile = tessera azione bonus
origins-source-building = edificio
origins-source-zodiac_card = carta zodiaco
origins-source-military_track = tracciato militare
origins-source-attack = attacco
origins-source-purchase = acquisto
origins-source-citizen_offer = offerta dei cittadini
origins-source-district = distretto
origins-source-district_card = carta distretto
origins-source-tower = torre
origins-source-population = popolazione
origins-source-passing = quando si passa
origins-source-advisor = uomo libero oltre il 6
origins-source-superiority = superiorità
origins-source-temple = tempio
origins-source-draft = scelta iniziale
origins-source-round_end = fine del round
origins-source-final_gold = oro
origins-source-final_advisors = consiglieri
origins-source-final_temples = templi
origins-source-final_districts = distretti
origins-final-gold = oro
origins-final-advisors = consiglieri
origins-final-temples = templi
origins-final-districts = distretti
origins-final-total = totale

## The text board

origins-text-cost = costa { $goods }
origins-text-gain = dà { $goods }
origins-text-due = da pagare: { $goods }
origins-text-workers = Lavoratori: { $list }
origins-text-towers = Torri: { $list }
origins-text-tower =
    { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } { $height }
origins-text-city = Città: { $list }
origins-text-seats = Seggi del potere: { $list }
origins-text-cards = Carte zodiaco: { $list }
origins-text-strength = Tracciato militare: spazio { $space }
origins-text-temples = Templi: Foresta { $forest }, Montagna { $mountain }, Mare { $sea }
origins-text-site =
    Luogo { $site }, valore { $value }, tessera azione bonus { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }
origins-text-site-workers = Lì: { $list }
origins-text-nobody = nessuno
origins-text-market-line = { $building } ({ $colour }): { $wisdom } saggezza, { $stone ->
    [one] 1 pietra
   *[other] { $stone } pietre
}
origins-text-offer-line = { $colour } { $value }: { $wisdom } saggezza
origins-text-district-line = Carta { $card }: { $corner } nell'angolo, { $one } e { $two } accanto; { $first } punti, poi { $again }, { $gold } oro

## Buildings in a few words

origins-building-short-granary = cibo/fattoria
origins-building-short-harbor = punti/tess. gialla
origins-building-short-market = punti/uomo giallo
origins-building-short-mint = oro
origins-building-short-quarry = pietra/vuoto
origins-building-short-workshop = una risorsa base
origins-building-short-arsenal = muovi e attacca
origins-building-short-chariot-yard = punti/rosso
origins-building-short-outpost = muovi o attacca
origins-building-short-cavalry-field = muovi, risorse
origins-building-short-fortress = muovi/tess. rossa
origins-building-short-veterans-camp = valore di un rosso
origins-building-short-castle = punti/distretto
origins-building-short-construction-site = tieni una tessera
origins-building-short-courthouse = scambia un colore
origins-building-short-estate = cittadino gratis
origins-building-short-forum = un oratore
origins-building-short-stone-circle = punti/colore
origins-building-short-forest-temple = passi: Foresta
origins-building-short-mountain-temple = passi: Montagna
origins-building-short-sea-temple = passi: Mare
origins-building-short-obelisk = punti/obelisco
origins-building-short-sacred-site = punti/carta
origins-building-short-statue = un passo: tempio
origins-building-short-artists-hall = punti/colore
origins-building-short-astronomy-tower = saggezza/consigl.
origins-building-short-fountain-of-wisdom = saggezza, nave 1
origins-building-short-gateway = alza uomo libero
origins-building-short-healers-mansion = punti/uomo libero
origins-building-short-mage-tower = usa un vicino

replay-row-retreat = arretramento sul tracciato militare
replay-row-zodiac-cards = carte zodiaco
replay-row-final-scoring = punteggio finale
