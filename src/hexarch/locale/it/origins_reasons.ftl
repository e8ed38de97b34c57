# Origins: I primi costruttori in italiano. Ogni frase è intera; i nomi entrano dove sta un parametro.

## Parts of the sentences below

origins-part-worker = { $worker ->
    [freeman] il tuo uomo libero { $colour } di valore { $value }
    [speaker] il tuo oratore di valore { $value }
   *[archon] il tuo arconte
}
origins-part-price = { $kinds ->
    [stone] { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    }
    [food] { $food } cibo
    [wisdom] { $wisdom } saggezza
    [stone-wisdom] { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    } e { $wisdom } saggezza
   *[other] { $stone ->
        [one] 1 pietra
       *[other] { $stone } pietre
    }, { $food } cibo e { $wisdom } saggezza
}
origins-part-have = { $kinds ->
    [stone] { $have_stone ->
        [one] 1 pietra
       *[other] { $have_stone } pietre
    }
    [food] { $have_food } cibo
    [wisdom] { $have_wisdom } saggezza
    [stone-wisdom] { $have_stone ->
        [one] 1 pietra
       *[other] { $have_stone } pietre
    }, { $have_wisdom } saggezza
   *[other] { $have_stone ->
        [one] 1 pietra
       *[other] { $have_stone } pietre
    }, { $have_food } cibo, { $have_wisdom } saggezza
} e { $gold } oro

## Whose turn it is

origins-game-over = La partita è finita.
origins-no-such-seat = Lì non è seduto nessuno.
origins-no-such-action = Questa azione non esiste.
origins-chance-first = Prima si sorteggia o si tira qualcosa; aspetta un momento.
origins-not-your-turn = È il turno del giocatore { $number }.
origins-passed = Hai passato; aspetta il prossimo round mentre il giocatore { $number } continua.
origins-left-to-chance = Questo lo decide il sorteggio, non un giocatore.
origins-set-up-is-over = La preparazione è finita.
origins-not-possible = Ora non è possibile.

## Set-up and chance

origins-asked-bonus-tile = Prima si sorteggia una tessera azione bonus per il { $site }.
origins-asked-card = Prima si sorteggia una carta zodiaco per il Tempio { $temple ->
    [Mare] del Mare
   *[other] della { $temple }
}.
origins-asked-market = Prima si sorteggia una tessera per il mercato degli edifici.
origins-asked-stack =
    Prima si scopre la prossima tessera della pila { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
origins-asked-offer = Prima si tira il dado { $colour } per l'offerta dei cittadini.
origins-asked-speaker-roll = Prima si tira un dado oratore.
origins-asked-district = Prima si distribuisce una carta distretto.
origins-asked-start = Prima si sorteggia chi inizia.
origins-asked-draft-roll = Prima si tira un dado { $colour } per la scelta iniziale.
origins-asked-refill = Prima si tira un nuovo dado { $colour } per l'offerta dei cittadini.
origins-asked-keep = Prima si sorteggia quale carta zodiaco tieni.
origins-asked-discard =
    { $left ->
        [1] Prima scarta un altro dei dadi più alti.
       *[other] Prima scarta { $left } dei dadi più alti.
    }
origins-asked-draft =
    { $left ->
        [1] Prima prendi un altro dei dadi tirati per la scelta iniziale.
       *[other] Prima prendi un dado: { $left } di quelli tirati per la scelta iniziale saranno tuoi.
    }
origins-bonus-tile-drawn =
    La tessera azione bonus { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } è già in un luogo.
origins-card-drawn = La carta { $card } è già in un tempio.
origins-colour-in-market =
    Il mercato ha già la sua tessera { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, e si inizia con una di ogni colore.
origins-other-stack =
    La tessera viene dalla pila { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, e { $building } è di un altro colore.
origins-tiles-gone = Nella sua pila non resta nessuna tessera { $building }.
origins-tile-not-next = In questa pila restano solo tessere rimesse a posto, e { $building } non è la prossima.
origins-six-again = Un 6 su un nuovo dado cittadino si tira di nuovo.
origins-no-such-face = Nessuna faccia di un dado oratore mostra { $value }.
origins-district-drawn = La carta distretto { $number } è già esposta.
origins-no-such-player = Non c'è un giocatore { $number }; { $players ->
    [one] si gioca da soli
   *[other] si gioca in { $players }
}.
origins-card-not-held = Non hai la carta del Tempio { $temple ->
    [Mare] del Mare
   *[other] della { $temple }
}.
origins-not-in-draft = Non c'è nessun dado { $colour } di valore { $value } da scegliere.
origins-not-highest = Prima deve uscire un dado di valore { $highest }; quello { $colour } mostra { $value }.

## The action of a turn

origins-action-due = Nel tuo turno svolgi un'azione: visita un luogo, chiudi un distretto, costruisci un livello della torre, aumenta la popolazione o passa.
origins-archon-used = Il tuo arconte è nel { $site } finché non passi.
origins-no-such-speaker = Non hai nessun oratore di valore { $value }.
origins-freeman-used = Il tuo uomo libero { $colour } di valore { $value } è nel { $site } finché non passi.
origins-no-such-freeman = Non hai nessun uomo libero { $colour } di valore { $value } non utilizzato.
origins-visit-price = Il valore del { $site } è { $needed }, quindi { origins-part-worker } deve pagare { origins-part-price }; hai { origins-part-have }.
origins-district-closed = Il distretto in { $cell } è già chiuso.
origins-no-district = { $tiles ->
    [0] Non c'è un distretto in { $cell }: un seggio del potere sta fra quattro tessere, e non ce n'è nessuna.
    [one] Non c'è un distretto in { $cell }: un seggio del potere sta fra quattro tessere, e ce n'è solo 1.
   *[other] Non c'è un distretto in { $cell }: un seggio del potere sta fra quattro tessere, e ce ne sono solo { $tiles }.
}
origins-no-freeman = Non hai nessun uomo libero non utilizzato da mettere su un seggio del potere.
origins-no-tower-disc = Nella riserva non resta nessun disco torre { $colour }.
origins-tower-price =
    Il prossimo livello della tua torre { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } costa { $price } oro; ne hai { $gold }, e niente può sostituire l'oro.
origins-all-bases = Tutte le tue { $bases } basi popolazione sono già in gioco.
origins-grow-price = La prossima base popolazione costa { origins-part-price }; hai { origins-part-have }.
origins-no-extra-alone = In solitario spendi segnalini superiorità solo per impedire che i luoghi salgano, non per svolgere un'altra azione.
origins-one-token = Puoi spendere un solo segnalino superiorità per turno.
origins-no-token = Non hai segnalini superiorità.
origins-token-after-action = Un segnalino superiorità ti dà un'altra azione dopo la prima, non al suo posto.
origins-asked-token = La tua azione è fatta: spendi un segnalino superiorità per svolgerne un'altra, o termina il tuo turno.

## Actions that are not due now

origins-visit-first = Prima visita un luogo con uno dei tuoi lavoratori; le azioni del luogo vengono dopo.
origins-district-first = Prima scegli il distretto da chiudere.
origins-match-after-closing = Una carta distretto dà punti quando chiudi un distretto che le corrisponde.
origins-rise-after-visit = Il vicino che sale si sceglie quando visiti un luogo.
origins-only-solo = I luoghi vicini salgono solo nella modalità in solitario.
origins-nothing-to-pay = Non c'è niente da pagare.
origins-no-exchange-due = Una risorsa diventa oro solo con un attacco da uno spazio che lo permette.
origins-no-gain-due = Non ti spetta nessuna risorsa a scelta.
origins-no-move-due = Per muoverti sul tracciato militare ti serve un'azione o un'abilità che lo permetta.
origins-no-attack-due = Per attaccare ti serve un'azione o un'abilità che lo permetta.
origins-no-purchase-due = Compri una tessera con l'azione o l'azione bonus di un luogo.
origins-no-tile-to-place = Non hai nessuna nuova tessera da piazzare.
origins-no-ability-due = Un'abilità si usa subito dopo aver piazzato la sua tessera, o quando si chiude un distretto con un dado del suo colore.
origins-no-die-due = Per prendere un dado cittadino ti serve un'azione, un'abilità o una carta che lo permetta.
origins-no-speaker-due = Per prendere un oratore ti serve l'azione bonus o l'abilità che lo permette.
origins-no-advance-due = Per avanzare in un tempio ti serve un'azione o un'abilità che lo permetta.
origins-no-rise-due = Un dado sale con il cibo, con un'abilità o con una carta.
origins-return-after-passing = I tuoi lavoratori tornano quando passi.
origins-not-using = È ciò che permette { $building }, e ora non stai usando quell'abilità.

## At a site

origins-asked-visit = Sei nel { $site }: scegli una delle sue azioni, o termina la visita.
origins-main-due = Prima svolgi una delle azioni principali del { $site }.
origins-main-used = Hai già svolto questa azione principale.
origins-one-main = Hai già svolto un'azione principale; solo un uomo libero di valore 6 le svolge entrambe.
origins-bonus-used = Hai già svolto l'azione bonus.
origins-archon-lacks-colour =
    La tessera azione bonus è { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }; il tuo arconte ha quel colore solo con un consigliere { $colour }.
origins-speaker-has-no-colour =
    La tessera azione bonus è { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, e gli oratori non hanno colore.
origins-other-colour =
    La tessera azione bonus è { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }, e il tuo uomo libero è { $own }.
origins-no-bonus-gold = Solo chi ha { $card } può prendere oro al posto di un'azione bonus.
origins-asked-rise = Scegli il luogo vicino che sale a sua volta, o spendi un segnalino superiorità perché non ne salga nessuno.
origins-no-neighbour = Può salire solo un vicino del { $site }.
origins-neighbour-at-six = Il valore del { $site } è già 6, quindi non si può scegliere.

## The effect of an action or ability

origins-effect-price = Questo costa { origins-part-price }; hai { origins-part-have }.
origins-brings-nothing = Ora non ti darebbe niente.
origins-all-at-top = Tutti i tuoi dischi zodiaco sono in cima ai loro templi.
origins-at-top = Il tuo disco è già in cima al Tempio { $temple ->
    [Mare] del Mare
   *[other] della { $temple }
}.
origins-market-empty = Non c'è nessuna tessera da prendere.
origins-no-base = Non hai una base popolazione libera per un altro dado cittadino.
origins-offer-empty = Nell'offerta dei cittadini non c'è nessun dado.
origins-cheapest-die = Il dado più economico dell'offerta dei cittadini costa { origins-part-price }; hai { origins-part-have }.
origins-no-speakers = Nell'offerta non c'è nessun oratore.
origins-final-space = Il tuo disco forza militare è sullo spazio finale e non si muove più.
origins-nothing-to-feed = Il tuo disco forza militare è sullo spazio finale, e nessuno dei tuoi uomini liberi non utilizzati può salire.
origins-nothing-to-spend = Non hai risorse da spendere.
origins-nobody-rises = Nessuno dei tuoi uomini liberi non utilizzati può salire.
origins-nobody-weaker = Il tuo disco forza militare è sullo spazio finale, e nessun giocatore ha meno forza militare.
origins-nothing-to-swap = Non hai nessun dado non utilizzato che si possa scambiare con un altro colore della riserva.
origins-nothing-to-copy = Nessun edificio adiacente ha un'abilità che ora ti darebbe qualcosa.
origins-no-veteran = Non hai nessun uomo libero { $colour } non utilizzato per questo.
origins-no-tile = In { $cell } non c'è nessuna tessera.
origins-farm-has-no-ability = Una fattoria non ha abilità.
origins-palace = Il palazzo non ha abilità.

## Payments and gains

origins-asked-pay = Prima di' quanto oro usi nel pagamento.
origins-pay-too-much = Devi pagare solo { $amount ->
        [one] 1 { $resource }
       *[other] { $resource ->
            [pietra] { $amount } pietre
           *[other] { $amount } { $resource }
        }
    }, quindi non puoi usare più oro di così.
origins-pay-too-little = Devi pagare { $amount ->
        [one] 1 { $resource }
       *[other] { $resource ->
            [pietra] { $amount } pietre
           *[other] { $amount } { $resource }
        }
    } e ne hai { $have }, quindi devi usare almeno { $least } oro.
origins-pay-no-gold = Hai solo { $gold } oro.
origins-pay-leaves-too-little = Hai { $gold } oro e te ne serve { $needed } per il resto del prezzo.
origins-asked-gain = Prima scegli la risorsa da ottenere.
origins-gain-order = Scegli prima pietra, poi cibo, poi saggezza; è troppo tardi per { $resource }.
origins-not-among-gains = Qui non puoi scegliere { $resource }.
origins-asked-spend = Prima di' quale risorsa scambi con oro, o termina.
origins-none-to-spend = Non hai { $resource } da spendere.

## The military track, and food

origins-asked-march = Muoviti sul tracciato militare, o attacca.
origins-moved-already = In questa azione non ti restano movimenti.
origins-attacked-already = In questa azione non ti restano attacchi.
origins-asked-feed = Paga cibo per aumentare un uomo libero non utilizzato o per muoverti di uno spazio sul tracciato militare.
origins-fed-enough = Hai già pagato cibo tutte le volte che questa azione permette.
origins-only-unused-freemen = In questo modo si può aumentare solo un uomo libero non utilizzato.
origins-six-stays = Il tuo uomo libero { $colour } ha valore 6, e a questo tavolo non può salire oltre in questo modo.

## Buying and placing

origins-asked-buy = Prima scegli la tessera da comprare, o quella da costruire come fattoria.
origins-not-in-market = Nel mercato non c'è nessuna tessera { $building }.
origins-not-stored = Accanto alla tua plancia non c'è nessuna tessera { $building }.
origins-tile-price = Per costruire { $building } paghi { origins-part-price }, e hai { origins-part-have }; come fattoria non costa niente.
origins-no-covering = Solo chi ha { $card } può mettere un edificio sopra una fattoria.
origins-no-farm = Non hai nessuna fattoria su cui costruire.
origins-asked-place = Prima piazza la tua nuova tessera nella tua città.
origins-place-taken = In { $cell } c'è già una tessera.
origins-not-adjacent = In { $cell } la tessera non avrebbe nessun lato in comune con la tua città.
origins-no-farm-there = In { $cell } non hai nessuna fattoria.
origins-farm-bound = La fattoria in { $cell } appartiene a un distretto chiuso, e a questo tavolo non si può coprire.

## Districts

origins-asked-close-with = Prima scegli l'uomo libero il cui dado va sul seggio del potere.
origins-asked-match = Il tuo distretto corrisponde a più di una carta distretto: scegli per quale ottieni punti.
origins-district-not-displayed = La carta distretto { $number } non è esposta.
origins-no-match = Il tuo distretto non mostra lo schema della carta distretto { $number }, né ruotato né specchiato.
origins-asked-activate = Usa un'abilità ora disponibile, o termina.
origins-not-activated = Quella tessera ora non ha abilità da usare: è di un altro colore, o è già stata usata.

## Dice

origins-asked-take = Prima prendi un dado dall'offerta dei cittadini.
origins-not-in-offer = Nell'offerta dei cittadini non c'è nessun dado { $colour } di valore { $value }.
origins-die-price = Il dado { $colour } costa { origins-part-price }; hai { origins-part-have }.
origins-asked-speaker = Prima prendi un oratore.
origins-speaker-not-offered = Nell'offerta non c'è nessun oratore di valore { $value }.
origins-asked-return = Scegli quale dei tuoi uomini liberi di valore 6 torna adesso.
origins-none-to-take-back = Non hai nessun uomo libero { $colour } di valore 6 da riprendere.

## Temples

origins-asked-advance = Prima avanza in un tempio.
origins-another-temple =
    Il Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    } non si può scegliere per questo avanzamento; scegline un altro.
origins-advance-price = Questo avanzamento costa 1 oro, e non ne hai.
origins-too-many-steps = { $most ->
    [one] Puoi avanzare solo di 1 spazio.
   *[other] Puoi avanzare solo di { $most } spazi.
}
origins-near-top = { $left ->
    [0] Il tuo disco è in cima al Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    } e non può avanzare.
    [one] Il tuo disco è a solo 1 spazio dalla cima del Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }.
   *[other] Il tuo disco è a soli { $left } spazi dalla cima del Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    }.
}
origins-at-least-one-step = Prendi la carta solo se avanzi di almeno uno spazio.
origins-steps-due = { $steps ->
    [one] Nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    } avanzi esattamente di 1 spazio.
   *[other] Nel Tempio { $temple ->
        [Mare] del Mare
       *[other] della { $temple }
    } avanzi esattamente di { $steps } spazi.
}

## Questions of cards and buildings

origins-asked-raise-by-two = Prima di' quale dei tuoi dadi cittadino sale di 2, o termina.
origins-only-citizens-rise = In questo modo può salire solo un dado cittadino.
origins-no-such-die = Lì non hai nessun dado cittadino { $colour } di valore { $value }; i dadi sui seggi del potere non contano.
origins-die-at-most = Quel dado non può salire oltre { $most }.
origins-asked-raise-new-die = Prima di' se il dado che hai appena preso sale di 1.
origins-only-new-die = Può salire solo il dado che hai appena preso.
origins-asked-store = Prima scegli la tessera del mercato da tenere accanto alla tua plancia.
origins-asked-swap = Prima scegli il dado non utilizzato da scambiare e il suo nuovo colore.
origins-same-colour = Il dado è già { $colour }.
origins-colour-not-in-supply = Nella riserva non resta nessun dado { $colour }.
origins-asked-ship = Prima scegli la nave madre da portare a 1.
origins-asked-raise-freeman = Prima scegli l'uomo libero non utilizzato che sale.
origins-same-freeman = Entrambi gli aumenti vanno allo stesso uomo libero.
origins-asked-copy = Prima scegli l'edificio adiacente di cui usare l'abilità.
origins-no-copy-of-copies = Non può usare l'abilità di un altro edificio del suo stesso tipo.
origins-asked-veteran = Scegli un uomo libero { $colour } non utilizzato.
origins-veteran-of-one = A questo tavolo non si può scegliere un uomo libero di valore 1, perché il suo valore non potrebbe scendere.
