# Lezioni e prima partita guidata di Terra Mystica: il titolo, il compito, gli indizi e la spiegazione.

learn-tm-goal-building = Costruito: { $of }
learn-tm-goal-workers = Lavoratori rimasti
learn-tm-goal-priests = Sacerdoti
learn-tm-goal-round = Ancora nel round 1
learn-tm-goal-bowl2 = Potere nella polla II
learn-tm-goal-cult = Tracciato del culto: { $of }
learn-tm-goal-favor = Tessera favore presa
learn-tm-goal-shipping = Livello di navigazione
learn-tm-goal-own = La tua struttura su { $of }
learn-tm-goal-bridges = Ponti
learn-tm-goal-points = Punti
learn-tm-goal-towns = Città
learn-tm-goal-over = La partita è finita

learn-tm-build = Terreno e vanghe
learn-tm-build-task = Puoi costruire solo sulla foresta. Trasforma in foresta uno degli spazi accanto alle tue case e costruisci lì una casa.
learn-tm-build-hint-1 = Una vanga costa 3 lavoratori e sposta uno spazio di un passo sul ciclo dei terreni. Montagne e laghi sono a un passo dalla foresta.
learn-tm-build-hint-2 = F6 ed E7 sono montagne accanto alle tue case. Scegline una, poi la casa.
learn-tm-build-why = Una vanga e una casa costano 4 lavoratori e 2 monete. Gli spazi a due o tre passi costano due o tre vanghe: cerca prima i terreni vicini al tuo nel ciclo.

learn-tm-special = Una vanga gratis
learn-tm-special-task = Costruisci una terza casa e conserva almeno 5 lavoratori. La tua tessera bonus aiuta.
learn-tm-special-hint-1 = La tessera bonus ha un'azione speciale con un ottagono arancione: una vanga, una volta per round.
learn-tm-special-hint-2 = Usa la vanga della tessera su F6 o E7 e costruisci lì nella stessa azione.
learn-tm-special-why = La vanga della tessera ti ha fatto risparmiare 3 lavoratori. Le azioni speciali sono gratis, ma ognuna vale una volta per round, e quella non usata si perde quando passi.

learn-tm-power = Le polle di potere
learn-tm-power-task = Ottieni un sacerdote con il Potere in questo stesso round.
learn-tm-power-hint-1 = Si spende solo il Potere della polla III, e il tuo è nelle polle I e II. Sacrifica: di due segnalini della polla II, uno va nella III e l'altro esce dal gioco.
learn-tm-power-hint-2 = Il sacerdote costa 3 Potere. Sacrificane 3, poi usa quell'azione Potere.
learn-tm-power-why = Il Potere circola: quello speso torna nella polla I, quello ottenuto sale di una polla. I segnalini sacrificati non tornano mai: sacrifica solo per qualcosa che vuoi davvero.

learn-tm-leech = Potere dai vicini
learn-tm-leech-task = I Nomadi hanno costruito accanto al tuo emporio e ti offrono Potere. Accettalo.
learn-tm-leech-hint-1 = L'offerta è nella barra in basso: 2 Potere per 1 punto.
learn-tm-leech-why = Ti viene offerto Potere per il valore delle tue strutture accanto a quella nuova. Costa un punto in meno del Potere ottenuto, quindi il primo è gratis. Vivere accanto agli altri conviene.

learn-tm-cults = I tracciati dei culti
learn-tm-cults-task = Manda il tuo sacerdote al culto dell'Aria e raggiungi lo spazio 5.
learn-tm-cults-hint-1 = Il primo sacerdote di un culto può occupare lo spazio da 3 passi. Sei sullo spazio 2 dell'Aria.
learn-tm-cults-why = Sugli spazi 3, 5, 7 e 10 ottieni 1, 2, 2 e 3 Potere. I tracciati danno ricompense anche alla fine di quasi tutti i round, e 8, 4 e 2 punti alla fine della partita.

learn-tm-favor = Templi e tessere favore
learn-tm-favor-task = Costruisci un tempio e prendi la tessera favore che dà 2 punti per ogni nuova casa.
learn-tm-favor-hint-1 = Un tempio si costruisce da un emporio. Il tuo è su F4.
learn-tm-favor-hint-2 = La tessera appartiene al culto della Terra. Tocca le tessere per leggere che cosa fa ciascuna.
learn-tm-favor-why = Ogni tempio e il santuario danno una tessera favore: passi su un tracciato dei culti e qualcosa che dura. Se la prendi presto, 2 punti per ogni casa fanno una bella somma.

learn-tm-shipping = Navigazione
learn-tm-shipping-task = G3 è foresta, ma c'è un fiume in mezzo. Aumenta la navigazione e costruisci una casa su G3.
learn-tm-shipping-hint-1 = Un livello di navigazione costa 1 sacerdote e 4 monete, e dà punti.
learn-tm-shipping-hint-2 = Aumenta la navigazione nel primo turno e costruisci su G3 nel secondo. Non serve nessuna vanga.
learn-tm-shipping-why = Con navigazione 1 attraversi uno spazio fiume, con 2 due. Unisce anche le tue aree per il punteggio finale.

learn-tm-bridge = Un ponte
learn-tm-bridge-task = Costruisci un ponte con il Potere e poi una casa su G3, all'altra estremità.
learn-tm-bridge-hint-1 = La prima azione Potere costruisce un ponte per 3 Potere. Sacrificane 3 per averli.
learn-tm-bridge-hint-2 = Metti il ponte tra F4 e G3. Nel turno successivo costruisci su G3.
learn-tm-bridge-why = Un ponte rende due spazi direttamente connessi, come se il fiume non ci fosse. A differenza della navigazione vale anche per le città.

learn-tm-passing = I punti di un round
learn-tm-passing-task = Arriva a 24 punti in questo round. La tessera punteggio premia le case, e la tua tessera bonus premia gli empori quando passi.
learn-tm-passing-hint-1 = Una casa dà subito 2 punti. La tessera dà 2 punti per emporio, ma solo quando passi.
learn-tm-passing-hint-2 = Trasforma e costruisci una casa, migliora F4 in emporio accanto ai Nomadi e passa.
learn-tm-passing-why = Quando passi restituisci la tessera bonus, ne ottieni i punti e ne prendi un'altra per il round successivo. Chi passa per primo comincia il round successivo.

learn-tm-town = Fondare una città
learn-tm-town-task = Hai quattro strutture connesse con un valore di Potere di 6. Fonda una città.
learn-tm-town-hint-1 = Una città richiede quattro strutture connesse con un valore di Potere di 7. Una casa vale 1, emporio e tempio 2, fortezza e santuario 3.
learn-tm-town-hint-2 = Migliora una casa del gruppo in emporio: E10 o G6. Quella in F4 non è connessa.
learn-tm-town-why = Una città dà subito punti, una chiave e la ricompensa della sua tessera. Le Streghe ottengono altri 5 punti per città, e la tessera punteggio di questo round altri 5.

learn-tm-key = La chiave della cima
learn-tm-key-task = Hai appena fondato una città e sei sullo spazio 9 dell'Aria. Scegli la tessera città che ti porta al 10.
learn-tm-key-hint-1 = Ogni città ha una chiave, e solo una chiave apre lo spazio 10. Manca ancora un passo: una tessera dà un passo in ogni culto.
learn-tm-key-why = Un solo giocatore può stare sullo spazio 10 di un culto; vale 3 Potere e quasi sempre gli 8 punti del punteggio finale.

learn-tm-last-round = L'ultimo round
learn-tm-last-round-task = È il round 6. Finisci la partita con almeno 105 punti.
learn-tm-last-round-hint-1 = Niente dà più entrate: trasforma tutto in punti. Ciò che resta vale un terzo di punto per moneta.
learn-tm-last-round-hint-2 = Un livello di trasformazione dà 6 punti per 2 lavoratori, 5 monete e un sacerdote. Poi passa.
learn-tm-last-round-why = Nell'ultimo round contano solo i punti: livelli di trasformazione e di navigazione, la tessera punteggio, passi nei culti che superano qualcuno e un'area connessa più grande.

learn-tm-guide-goal = Vince chi ha più punti dopo sei round. Guidi le Streghe, che costruiscono solo sulla foresta; le tue due case sono su E9 e F4.
learn-tm-guide-terrain = Gli altri terreni vanno prima trasformati in foresta: 3 lavoratori per vanga. F6 ed E7 sono a una sola vanga, e in questo round ogni casa dà 2 punti.
learn-tm-guide-income = Ogni struttura che piazzi scopre un'entrata: le case danno lavoratori, gli empori monete e Potere. Accanto ai Nomadi un emporio costa la metà delle monete.
learn-tm-guide-power = Il Potere passa dalla polla I alla II e alla III, e solo la III paga le azioni Potere. Ognuna vale una volta per round, per chi arriva primo.
learn-tm-guide-passing = Quando non resta niente di utile, passa: scambi la tua tessera bonus con un'altra. Chi passa per primo comincia il round successivo.
learn-tm-guide-cults = I sacerdoti salgono sui quattro tracciati dei culti. Chi è più in alto su ciascuno ottiene 8 punti alla fine, e alcuni spazi danno Potere lungo il percorso.
learn-tm-guide-temple = Un tempio dà un sacerdote per round e subito una tessera favore. Gli empori diventano templi.
learn-tm-guide-neighbours = Quando qualcuno costruisce accanto a te, puoi prendere Potere per pochi punti. Costruisci quindi accanto ai Nomadi: ci guadagnate entrambi.
learn-tm-guide-spades = Le vanghe costano meno a ogni livello di trasformazione, e ogni livello vale 6 punti. Anche le azioni Potere con le vanghe fanno risparmiare lavoratori.
learn-tm-guide-shipping = Con la navigazione costruisci oltre i fiumi. G3 è foresta e dista da F4 uno spazio fiume.
learn-tm-guide-towns = Quattro strutture connesse con un valore di Potere di 7 diventano una città: punti, una ricompensa e una chiave per la cima di un tracciato dei culti.
learn-tm-guide-stronghold = La fortezza dà a ogni fazione un'abilità propria. Le Streghe possono allora piazzare una casa su qualsiasi foresta libera, una volta per round.
learn-tm-guide-cult-bonus = Alla fine del round i tuoi passi nei culti danno ricompense: la tessera punteggio indica il tracciato e la ricompensa. Guarda le prossime tessere prima di pianificare.
learn-tm-guide-final = Alla fine l'area connessa più grande dà 18 punti e ogni culto 8, 4 e 2. Ora sai tutto: continua a giocare o finisci qui.
learn-tm-guide-over = La partita è finita. Guarda sopra da dove sono venuti i punti e prova poi le lezioni.
learn-tm-guide-offer = Ti viene offerto Potere perché qualcuno ha costruito accanto a te. Costa un punto in meno del Potere ottenuto: accetta finché costa poco.
learn-tm-guide-rest = Il tuo turno continua dopo la risposta degli altri. Fai ciò che resta, converti risorse se vuoi e conferma.
learn-tm-guide-reward-spades = I tuoi passi in un culto ti hanno dato delle vanghe. Trasforma uno spazio accanto alle tue strutture; nel prossimo round potrai costruirci.
learn-tm-guide-last-round = È l'ultimo round e le entrate non contano più. Trasforma tutto in punti: livelli, tessera punteggio, passi nei culti, un'area più grande.

learn-tm-caution-full-hands = Hai ancora lavoratori e monete per un'altra azione. Vuoi davvero passare?
learn-tm-caution-power = Nella tua polla III c'è Potere che potrebbe ancora pagare un'azione. Vuoi davvero passare?
learn-tm-caution-dwellings-score = In questo round le case danno 2 punti, e potresti ancora costruirne una. Vuoi davvero passare?
learn-tm-caution-trading-houses-score = In questo round gli empori danno 3 punti, e potresti ancora costruirne uno. Vuoi davvero passare?
learn-tm-caution-burning = Il Potere sacrificato non torna mai, e restano pochi segnalini. Ne vale la pena?
