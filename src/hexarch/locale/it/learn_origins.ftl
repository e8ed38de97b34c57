# Lezioni e prima partita guidata di Origins: il titolo, il compito, gli indizi e la spiegazione.

learn-origins-goal-stone = Pietra
learn-origins-goal-gold = Oro
learn-origins-goal-points = Punti
learn-origins-goal-temple = Tempio: { $of }
learn-origins-goal-building = Costruito: { $of }
learn-origins-goal-open = Distretti completi
learn-origins-goal-districts = Distretti chiusi
learn-origins-goal-matched = Carte distretto completate
learn-origins-goal-tower = Torre: { $of }
learn-origins-goal-cards = Carte zodiaco
learn-origins-goal-freemen = Uomini liberi
learn-origins-goal-advisors = Consiglieri
learn-origins-goal-final = Punteggio finale in questo momento

learn-origins-sites = Lavoratori e luoghi
learn-origins-sites-task = I tuoi lavoratori sono dadi. Mandane uno al luogo 1 e prendi 3 pietre.
learn-origins-sites-hint-1 = Scegli un dado, poi il luogo, poi una delle sue due azioni principali.
learn-origins-sites-why = Ogni visita dà una delle due azioni principali di un luogo. La nave madre lì sale di 1, quindi la visita successiva è più difficile.

learn-origins-wisdom = Saggezza
learn-origins-wisdom-task = La nave madre del luogo 1 è salita a 5, e il tuo ultimo dado mostra 3. Prendi lì 3 pietre lo stesso.
learn-origins-wisdom-hint-1 = Paghi la differenza in saggezza: 2. Ne hai 4.
learn-origins-wisdom-why = La saggezza compensa i dadi bassi. L'arconte non paga mai, e dopo il 6 una nave madre ricomincia da 1.

learn-origins-bonus = Il colore giusto
learn-origins-bonus-task = Sali di 3 passi nel Tempio della Foresta con una sola visita al luogo 3.
learn-origins-bonus-hint-1 = Un dado del colore della tessera azione bonus può usare anche il bonus. La tessera del luogo 3 è blu, e lo è anche uno dei tuoi dadi.
learn-origins-bonus-hint-2 = Con l'azione principale sali di 2 passi per 1 pietra, con il bonus di un altro passo per 1 pietra. L'oro paga la pietra che manca.
learn-origins-bonus-why = Il colore giusto raddoppia una visita. L'oro può sostituire qualsiasi risorsa base, ma ogni oro rimasto alla fine è un punto.

learn-origins-building = Comprare un edificio
learn-origins-building-task = Compra la Zecca nel luogo 2, aggiungila alla tua città e usa la sua abilità: 1 oro.
learn-origins-building-hint-1 = Un edificio costa la saggezza del suo posto nel mercato e la sua pietra. La Zecca costa 1 pietra.
learn-origins-building-hint-2 = Visita il luogo 2, compra la Zecca, scegli un posto accanto alla tua città e usa l'abilità.
learn-origins-building-why = Un nuovo edificio si può usare subito. Si usa di nuovo quando chiudi un distretto adiacente con un dado del suo colore.

learn-origins-farm = Fattorie e distretti
learn-origins-farm-task = Completa un distretto: quattro tessere attorno a un punto. Non hai più pietra, quindi costruisci una fattoria.
learn-origins-farm-hint-1 = Nel luogo 2 qualsiasi tessera si può costruire come fattoria, a faccia in giù e gratis. Il tuo arconte è ancora libero.
learn-origins-farm-hint-2 = L'agorà, il palazzo e la Zecca si toccano già. Il quarto posto è sotto la Zecca.
learn-origins-farm-why = Una fattoria non ha colore né abilità, ma conta come tessera. Così un distretto si completa prima.

learn-origins-district = Chiudere un distretto
learn-origins-district-task = Chiudi il tuo distretto con un dado, in modo che corrisponda a una carta distretto.
learn-origins-district-hint-1 = Metti un uomo libero non utilizzato sul seggio del potere, il rombo in mezzo alle quattro tessere.
learn-origins-district-hint-2 = Scegli di chiudere un distretto, poi il dado. Una carta mostra rosso nell'angolo, con blu e giallo accanto.
learn-origins-district-why = La carta dà 9 punti e l'oro che c'è sopra. Il dado resta e alla fine dà il suo valore per l'altezza della sua torre: qui vanno i dadi alti.

learn-origins-tower = Torri
learn-origins-tower-task = Nella tua città c'è un 4 blu. Costruisci la torre che gli dà più valore.
learn-origins-tower-hint-1 = Un livello costa tanto oro quanti livelli ha già la torre. Il colore deve essere quello del dado.
learn-origins-tower-why = Ogni livello della torre blu aggiunge alla fine 4 punti per questo dado, e altri per ogni altro dado blu su un seggio.

learn-origins-military = Marciare e attaccare
learn-origins-military-task = Ottieni 2 punti con una visita al luogo 1.
learn-origins-military-hint-1 = Con l'azione militare ti muovi sul tracciato, attacchi, o entrambe le cose. L'ordine lo scegli tu.
learn-origins-military-hint-2 = Prima muoviti: superi un confine e l'altro disco. Poi attacca.
learn-origins-military-why = Un attacco dà 1 punto per ogni disco dietro il tuo e per ogni confine superato. Ogni confine dà anche un segnalino superiorità, che permette una seconda azione in un turno.

learn-origins-temple = I templi e lo zodiaco
learn-origins-temple-task = Sali di 2 passi nel Tempio del Mare e prendi la sua carta zodiaco.
learn-origins-temple-hint-1 = L'azione in basso del luogo 3 costa 1 pietra. Scegli due passi.
learn-origins-temple-why = La carta arriva con l'azione principale, anche se l'ha un altro giocatore. Alla fine del round ogni carta va al disco più alto del suo tempio.

learn-origins-citizen = Più lavoratori
learn-origins-citizen-task = Procurati un terzo uomo libero. Prima ti serve una base libera.
learn-origins-citizen-hint-1 = Aumenta la popolazione: la prossima base costa 2 cibo. Poi prendi un cittadino nel luogo 4.
learn-origins-citizen-hint-2 = Il dado più economico dell'offerta è a sinistra. Mantiene il valore che mostra.
learn-origins-citizen-why = Più dadi sono più visite in ogni round. Crescere presto conviene.

learn-origins-advisor = Consiglieri
learn-origins-advisor-task = In questo turno trasforma il tuo dado giallo in consigliere.
learn-origins-advisor-hint-1 = Un uomo libero di valore 6 che sale diventa consigliere. Il tuo ha 5: mancano due passi.
learn-origins-advisor-hint-2 = Visita il luogo 5 con il dado blu e addestra due volte il giallo per 2 cibo.
learn-origins-advisor-why = I consiglieri danno punti alla fine, e il tuo arconte ha i loro colori, così ottiene anche i bonus. Anche quando passi, gli uomini liberi usati salgono di 1.

learn-origins-final-scoring = Il punteggio finale
learn-origins-final-scoring-task = Se la partita finisse ora, avresti 1 punto. Porta il tuo punteggio finale a 6 con una visita al luogo 3.
learn-origins-final-scoring-hint-1 = Dei tre templi contano solo i due più bassi. Quello della Foresta è il tuo più alto.
learn-origins-final-scoring-hint-2 = Sali di 2 passi nel Tempio della Montagna o in quello del Mare.
learn-origins-final-scoring-why = Un solo tempio alto non vale niente: sali in altri due. Oro, consiglieri e dadi sui seggi, moltiplicati per le loro torri, sono il resto del punteggio finale.

learn-origins-guide-goal = Innalzi una città, e vince chi ha più punti. I tuoi dadi e l'arconte sono lavoratori: mandane uno in un luogo e scegli una delle sue due azioni.
learn-origins-guide-wisdom = Ogni visita fa salire la nave madre del luogo. Se il tuo dado è più basso, paghi la differenza in saggezza; l'arconte non paga mai.
learn-origins-guide-bonus = Un dado del colore della tessera azione bonus di un luogo può usare anche il bonus. Il blu va bene nel luogo 3, il giallo nel luogo 5.
learn-origins-guide-passing = Quando hai usato i tuoi lavoratori, passa. Tornano a casa, e ogni uomo libero usato sale di 1.
learn-origins-guide-buildings = Nel luogo 2 compri edifici con pietra e saggezza e li usi subito. Qualsiasi tessera si può costruire come fattoria, gratis.
learn-origins-guide-districts = Quattro tessere attorno a un punto sono un distretto. Le carte distretto mostrano quali colori danno punti quando ne chiudi uno.
learn-origins-guide-military = Nel luogo 1 ti muovi sul tracciato militare e attacchi. Prima muoviti: un attacco conta i dischi dietro di te e i confini superati.
learn-origins-guide-temples = Nel luogo 3, con 1 pietra sali al massimo di due passi in un tempio e prendi la sua carta zodiaco. Alla fine contano i tuoi due templi più bassi.
learn-origins-guide-citizens = Più lavoratori, più turni: aumenta la popolazione con il cibo, poi prendi un cittadino nel luogo 4.
learn-origins-guide-closing = Chiudi un distretto con un dado non utilizzato: una carta dà punti e oro, e le tessere del suo colore funzionano di nuovo. I dadi alti valgono di più.
learn-origins-guide-towers = Un livello della torre costa tanto oro quanti livelli ha già la torre. Alla fine ogni dado su un seggio dà il suo valore per l'altezza della torre del suo colore.
learn-origins-guide-advisors = Un uomo libero di valore 6 che sale diventa consigliere: più punti alla fine e il suo colore per l'arconte. Il cibo nel luogo 5 aumenta i dadi.
learn-origins-guide-tokens = I segnalini superiorità del tracciato militare permettono una seconda azione in un turno. Usane uno quando due azioni stanno bene insieme.
learn-origins-guide-end = La partita finisce con il round in cui si esauriscono l'oro delle carte, i colori delle torri o i dadi di un colore, o in cui qualcuno arriva in cima a tutti i templi.
learn-origins-guide-final = I punti finali vengono dall'oro, dai consiglieri, dai due templi più bassi e dai dadi sui seggi. Ora sai tutto: continua o finisci qui.
learn-origins-guide-over = La partita è finita. Guarda sopra da dove sono venuti i punti e prova poi le lezioni.
learn-origins-guide-token = Hai un segnalino superiorità: spendilo per una seconda azione, o tienilo e finisci il turno.
learn-origins-guide-match = Il tuo distretto corrisponde a più carte. Prendi quella con più punti o più oro.

learn-origins-caution-idle = C'è ancora un lavoratore a casa, e un uomo libero non utilizzato non sale. Vuoi davvero passare?
learn-origins-caution-gold = Con il tuo oro potresti alzare una torre per i dadi sui tuoi seggi. Vuoi davvero passare?
learn-origins-caution-food = Hai abbastanza cibo per aumentare la popolazione. Vuoi davvero passare?
