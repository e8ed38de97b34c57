# Le regole di Terra Mystica con parole nostre, argomento per argomento, in italiano.
# Una riga che comincia con un trattino è una voce di un elenco.

rules-tm-overview = Il gioco in un minuto
rules-tm-overview-text =
    Ogni giocatore guida una delle 14 fazioni. Una fazione costruisce solo sul suo terreno patrio: perciò trasformi il terreno attorno a te, vi costruisci case e le migliori in strutture più grandi.

    In ciascuno dei sei round svolgi un'azione per turno, finché non decidi di passare. Le strutture danno lavoratori, monete, sacerdoti e Potere, round dopo round. Vince chi alla fine ha più punti vittoria.

    Possiedi 8 case, 4 empori, 3 templi, 1 fortezza, 1 santuario, 7 sacerdoti e 3 ponti, mai di più. Lavoratori e monete non hanno limite.

rules-tm-first-game = Una prima partita
rules-tm-first-game-text =
    Il gioco introduttivo ti dà tutto ciò che è difficile scegliere prima di conoscere il gioco: fazioni, prime case, tessere punteggio e tessere bonus.

    - Due giocatori: Streghe e Nomadi.
    - Tre giocatori: si aggiungono gli Alchimisti.
    - Quattro giocatori: Streghe, Nomadi, Mezzuomini e Sirene.
    - Cinque giocatori: a queste quattro si aggiungono i Giganti.

rules-tm-set-up = Preparazione
rules-tm-set-up-text =
    Si sorteggiano sei tessere punteggio, una per round; la tessera delle vanghe non compare mai negli ultimi due round. Si sorteggiano tante tessere bonus quanti sono i giocatori, più tre. Poi ogni giocatore, a turno, sceglie una fazione. Due fazioni dello stesso colore condividono un tabellone, quindi non si incontrano mai in una partita.

    Inizi con 20 punti, i lavoratori, le monete e i sacerdoti della tua fazione, e 12 Potere nelle prime due polle. Alcune fazioni iniziano con dei passi sui tracciati dei culti.

    Ogni giocatore piazza una casa, a turno, poi una seconda in ordine inverso. I Nomadi ne piazzano poi una terza. I Maghi del Caos ne piazzano solo una, dopo tutti gli altri. Le prime case vanno sul terreno patrio della mappa stampata, non costano niente, non richiedono vicini e non offrono Potere.

    Infine ogni giocatore prende una tessera bonus, a partire dall'ultimo. Su ciascuna delle tre tessere rimaste si mette una moneta.

rules-tm-rounds = Round ed entrate
rules-tm-rounds-text =
    Un round ha tre fasi: entrate, azioni, e poi bonus dei culti e ripristino.

    Ricevi ciò che è scoperto sul tuo tabellone: una struttura piazzata sulla mappa lascia libero il suo spazio, che mostra l'entrata.

    - Le case danno lavoratori.
    - Gli empori danno monete e Potere.
    - I templi e il santuario danno sacerdoti.
    - La fortezza dà Potere, per alcune fazioni qualcos'altro.
    - La tua tessera bonus e le tue tessere favore aggiungono le loro.

    Ci sono entrate anche nel primo round. I sacerdoti vengono dalla tua riserva personale; se non ne resta nessuno, non ne ricevi.

rules-tm-power = Il Potere e le sue polle
rules-tm-power-text =
    I segnalini Potere si muovono attraverso tre polle.

    - Ogni Potere che guadagni sposta un segnalino dalla polla I alla polla II.
    - Quando la polla I è vuota, ne sposta uno dalla polla II alla polla III.
    - Quando tutto è nella polla III, il Potere in più va perso.
    - Spendi Potere solo dalla polla III; torna nella polla I.

rules-tm-turns = Turni
rules-tm-turns-text =
    Nel tuo turno svolgi esattamente un'azione. Le conversioni non contano come azione. Si gioca a turno finché tutti non hanno passato; chi ha passato viene saltato. L'ultimo rimasto può continuare da solo finché c'è qualcosa da fare.

    Le azioni sono: trasformare e costruire, migliorare la navigazione, migliorare la trasformazione, migliorare una struttura, inviare un sacerdote, un'azione Potere, un'azione speciale e passare.

rules-tm-build = Trasformare e costruire
rules-tm-build-text =
    Scegli uno spazio libero alla tua portata. Puoi trasformarlo e, se poi è il tuo terreno patrio, puoi costruirvi una casa nella stessa azione. Puoi anche fare solo una delle due cose.

    - Una casa costa 1 lavoratore e 2 monete (Ingegneri 1 e 1, Sciamanti 2 e 3).
    - Ogni passo sul ciclo dei terreni costa una vanga. Puoi andare in entrambi i sensi, quindi tre vanghe bastano sempre. Ai Giganti ne servono sempre esattamente due.
    - Una vanga costa 3 lavoratori, poi 2 o 1. Gli Oscuri pagano invece un sacerdote.
    - Le vanghe di un'azione Potere, di una tessera bonus o di una fortezza sono gratis; quelle mancanti si possono comprare.
    - Tutte le vanghe di un'azione vanno su un solo spazio. Solo se una di due vanghe gratis è bastata, l'altra può andare altrove; lì non si può costruire una casa.
    - Le vanghe non si conservano. Ciò che non si usa va perso.

    Puoi fermarti su un terreno che non è il tuo. Uno spazio con una struttura non si può mai trasformare; uno spazio con solo una tessera terreno è aperto a tutti. Sul fiume non si costruisce niente.

rules-tm-adjacency = Portata e connessione
rules-tm-adjacency-text =
    - Connessione diretta: due spazi hanno un lato in comune, o un ponte li unisce.
    - Connessione indiretta: in mezzo c'è solo fiume, e la tua navigazione è almeno pari al numero di spazi fiume. Per Nani e Fachiri, un cunicolo o un tappeto supera uno spazio.

    Per trasformare, costruire e per l'area più grande contano entrambe. Per il Potere dai vicini, per le città e per il prezzo di un emporio conta solo la connessione diretta.

rules-tm-shipping = Navigazione
rules-tm-shipping-text =
    Per 1 sacerdote e 4 monete la tua navigazione sale di uno. Il primo passo dà 2 punti, il secondo 3, il terzo 4. Le Sirene iniziano da 1 e hanno un quarto passo per 5 punti. Nani e Fachiri non hanno navigazione.

rules-tm-spades = Vanghe meno care
rules-tm-spades-text =
    Per 2 lavoratori, 5 monete e 1 sacerdote una vanga costa d'ora in poi un lavoratore in meno: 2 invece di 3, poi 1. Ogni passo dà 6 punti. I Mezzuomini pagano solo 1 moneta. I Fachiri possono fare un solo passo, gli Oscuri nessuno: pagano con sacerdoti.

rules-tm-upgrade = Migliorare una struttura
rules-tm-upgrade-text =
    Una casa diventa un emporio. Un emporio diventa un tempio o la fortezza. Un tempio diventa il santuario. Il vecchio pezzo torna sul tuo tabellone e copre di nuovo la sua entrata.

    - Emporio: 2 lavoratori e 6 monete, solo 3 monete se c'è un avversario direttamente accanto.
    - Tempio: 2 lavoratori e 5 monete.
    - Fortezza e santuario: come dice il tabellone della tua fazione.
    - Gli Ingegneri pagano meno, gli Sciamanti di più.

    Un tempio e il santuario danno subito una tessera favore; i Maghi del Caos ne prendono due. La fortezza dà l'abilità propria della tua fazione.

rules-tm-offers = Potere dalle strutture dei vicini
rules-tm-offers-text =
    Ogni volta che qualcuno costruisce o migliora, ogni avversario con strutture direttamente accanto può prendere Potere: quanto valgono quelle strutture. Una casa vale 1, emporio e tempio 2, fortezza e santuario 3.

    Il primo Potere è gratis, ogni Potere in più costa un punto: 3 Potere costano 2 punti. È tutto o niente, ma non prendi mai più di quanto le tue polle possano contenere o i tuoi punti pagare. Nessuno guadagna Potere dalla propria struttura.

    I vicini decidono uno dopo l'altro, a partire dalla sinistra di chi costruisce, prima che questi prenda la tessera favore, la tessera città o la ricompensa della fortezza. Un tavolo può accordarsi per rispondere più tardi.

rules-tm-cults = I quattro culti
rules-tm-cults-text =
    Fuoco, Acqua, Terra e Aria hanno ciascuno un tracciato da 0 a 10. Avanzando guadagni Potere: 1 allo spazio 3, 2 al 5, 2 al 7 e 3 al 10. Non costa punti.

    Solo un giocatore può stare sullo spazio 10 di un tracciato, e per ciascuno serve una chiave. Ogni città dà una chiave. Senza chiave, o se c'è già qualcuno, ti fermi al 9 e i passi in più vanno persi.

rules-tm-priests = Inviare un sacerdote
rules-tm-priests-text =
    Metti un sacerdote su uno spazio libero dell'Ordine di un culto: uno spazio dà 3 passi, gli altri tre ne danno 2. Il sacerdote non torna più, quindi ne hai uno in meno per il resto della partita.

    Oppure invia il sacerdote per un solo passo e riprendilo nella tua riserva; si può fare tutte le volte che vuoi.

rules-tm-power-actions = Azioni Potere e ponti
rules-tm-power-actions-text =
    Sul tabellone ci sono sei azioni. Ciascuna può essere usata una volta per round, da un solo giocatore.

    - 3 Potere: un ponte.
    - 3 Potere: 1 sacerdote.
    - 4 Potere: 2 lavoratori.
    - 4 Potere: 7 monete.
    - 4 Potere: trasformare e costruire con 1 vanga gratis.
    - 6 Potere: trasformare e costruire con 2 vanghe gratis.

    Un ponte attraversa uno spazio fiume in un punto che il tabellone permette. A una delle estremità deve esserci una tua struttura. Da allora le due estremità sono direttamente connesse, anche per le città e per il Potere. Non si sposta mai, e ne hai tre.

rules-tm-conversions = Conversioni e sacrificio
rules-tm-conversions-text =
    Nel tuo turno, prima e dopo l'azione, tutte le volte che vuoi:

    - 5 Potere in 1 sacerdote, 3 Potere in 1 lavoratore, 1 Potere in 1 moneta.
    - 1 sacerdote in 1 lavoratore, 1 lavoratore in 1 moneta.

    Il contrario non è possibile. Se nella polla III manca Potere, puoi sacrificare: di due segnalini nella polla II uno passa nella polla III e l'altro esce dal gioco per sempre.

rules-tm-special = Azioni speciali
rules-tm-special-text =
    Alcune fortezze, una tessera favore e due tessere bonus hanno un'azione propria. Ciascuna si può usare una volta per round, ed è la tua azione del turno. L'azione di una fortezza si può usare già nel round in cui è stata costruita.

rules-tm-passing = Passare
rules-tm-passing-text =
    Chi non può o non vuole agire passa. Restituisci la tua tessera bonus, ottieni i punti che dà quando passi, e ne prendi un'altra fra quelle disponibili, con le monete che ha sopra; non quella che hai appena restituito. La sua entrata arriva nel round successivo.

    Chi passa per primo inizia il round successivo. Nell'ultimo round ottieni i punti per aver passato, ma non prendi tessere.

rules-tm-towns = Città
rules-tm-towns-text =
    Una città si fonda automaticamente non appena almeno quattro tue strutture sono direttamente connesse e valgono insieme almeno 7. Ne bastano tre se una è il santuario. Una tessera favore abbassa il 7 a 6.

    Scegli una tessera città: subito punti e una ricompensa, e una chiave per uno spazio 10. Tutto ciò che è connesso appartiene alla città. Le strutture aggiunte dopo la ingrandiscono e non ne fondano una seconda; due città che si incontrano restano due. Per le città i ponti connettono, la navigazione no. Le Sirene possono saltare uno spazio fiume.

rules-tm-cult-bonus = Bonus dei culti e ripristino
rules-tm-cult-bonus-text =
    Dopo ogni round tranne l'ultimo, la metà destra della tessera punteggio del round premia tutti per i passi in un culto, una volta per ogni multiplo completo del numero mostrato. I passi non si spendono. Le ricompense si prendono nell'ordine del round successivo.

    Le vanghe ottenute così si usano subito, su spazi liberi alla propria portata. Non se ne possono comprare altre, non si può costruire una casa, non si possono usare cunicoli né tappeti, e la tessera punteggio delle vanghe non le conta. Per i Giganti una sola vanga di questo tipo va persa.

    Poi le azioni usate tornano libere, e su ogni tessera bonus che nessuno ha si mette una moneta.

rules-tm-end = Fine della partita
rules-tm-end-text =
    Dopo il sesto round:

    - Ogni culto dà 8, 4 e 2 punti ai primi tre. In caso di pareggio si dividono, arrotondando per difetto. Sullo spazio 0 non si ottiene niente.
    - L'area più grande di strutture connesse dà 18, 12 e 6 punti. Qui connettono anche navigazione, cunicoli e tappeti; la navigazione di una tessera bonus no.
    - Tutto ciò che avanza si può convertire in monete; ogni 3 monete sono un punto, per gli Alchimisti ogni 2.

    Vince chi ha più punti; un pareggio è una vittoria condivisa.

rules-tm-favor = Tessere favore
rules-tm-favor-text =
    Quattro tessere danno 3 passi ciascuna in un culto; ce n'è una per tipo. Le altre esistono in tre copie. Puoi averne solo una per tipo.

    - Fuoco, 2 passi: alle città basta un valore di 6.
    - Acqua, 2 passi: un'azione speciale per 1 passo in un culto.
    - Terra, 2 passi: 1 lavoratore e 1 Potere a ogni round.
    - Aria, 2 passi: 4 Potere a ogni round.
    - Fuoco, 1 passo: 3 monete a ogni round.
    - Acqua, 1 passo: 3 punti per ogni emporio che costruisci.
    - Terra, 1 passo: 2 punti per ogni casa che costruisci.
    - Aria, 1 passo: quando passi, 2, 3, 3 o 4 punti per 1, 2, 3 o 4 empori.

rules-tm-scoring = Tessere punteggio
rules-tm-scoring-text =
    La metà sinistra premia qualcosa nelle azioni del round, la metà destra premia un culto alla fine del round.

    - 2 punti per una casa; un sacerdote per 4 passi di Acqua, o 4 Potere per 4 passi di Fuoco.
    - 3 punti per un emporio; una vanga per 4 passi di Aria, o di Acqua.
    - 5 punti per la fortezza o il santuario; un lavoratore per 2 passi di Aria, o di Fuoco.
    - 2 punti per ogni vanga usata; una moneta per ogni passo di Terra.
    - 5 punti per una città; una vanga per 4 passi di Terra.

    Ciò che danno una tessera punteggio e una tessera favore si somma.

rules-tm-bonus = Tessere bonus
rules-tm-bonus-text =
    Una tessera è tua per un round.

    - 1 sacerdote.
    - 1 lavoratore e 3 Potere.
    - 6 monete.
    - 3 Potere, e navigazione più alta di 1 durante le azioni.
    - 2 monete, e un'azione speciale con 1 vanga gratis.
    - 4 monete, e un'azione speciale per 1 passo in un culto.
    - 2 monete, e, quando passi, 1 punto per ogni casa.
    - 1 lavoratore, e, quando passi, 2 punti per ogni emporio.
    - 2 lavoratori, e, quando passi, 4 punti per la fortezza e 4 per il santuario.

rules-tm-town-tiles = Tessere città
rules-tm-town-tiles-text =
    Ciascuna esiste in due copie.

    - 9 punti e 1 sacerdote.
    - 8 punti e un passo in ogni culto.
    - 7 punti e 2 lavoratori.
    - 6 punti e 8 Potere.
    - 5 punti e 6 monete.

rules-tm-forest = Incantatrici e Streghe
rules-tm-forest-text =
    Terreno patrio: foresta, verde.

    - Incantatrici: la fortezza dà subito una tessera favore, e un'azione speciale per 2 passi in un culto.
    - Streghe: 5 punti in più per ogni città. La loro fortezza ha un'azione speciale: una casa gratis su qualsiasi foresta libera, vicina o lontana.

rules-tm-swamp = Alchimisti e Oscuri
rules-tm-swamp-text =
    Terreno patrio: palude, nero.

    - Gli Alchimisti convertono 1 punto in 1 moneta e 2 monete in 1 punto in qualsiasi momento. La loro fortezza dà 12 Potere, e da allora 2 Potere per ogni vanga.
    - Gli Oscuri pagano le vanghe con sacerdoti e ottengono 2 punti per ciascuna. La loro fortezza trasforma fino a 3 lavoratori in sacerdoti, una sola volta.

rules-tm-plains = Mezzuomini e Cultisti
rules-tm-plains-text =
    Terreno patrio: pianura, marrone.

    - I Mezzuomini ottengono 1 punto per ogni vanga. La loro fortezza dà subito 3 vanghe, e su uno di quegli spazi puoi costruire una casa.
    - I Cultisti avanzano in un culto a loro scelta quando almeno un vicino prende Potere da una loro struttura; se tutti rifiutano, guadagnano 1 Potere. La loro fortezza dà 7 punti.

rules-tm-mountains = Ingegneri e Nani
rules-tm-mountains-text =
    Terreno patrio: montagna, grigio.

    - Gli Ingegneri costruiscono a basso costo, e possono costruire un ponte per 2 lavoratori come azione. Con la loro fortezza ottengono, quando passano, 3 punti per ogni ponte tra due loro strutture.
    - I Nani non hanno navigazione. Per altri 2 lavoratori scavano un cunicolo sotto uno spazio quando trasformano e costruiscono, e ottengono 4 punti. Con la loro fortezza un cunicolo costa 1 lavoratore.

rules-tm-lakes = Sirene e Sciamanti
rules-tm-lakes-text =
    Terreno patrio: laghi, blu.

    - Le Sirene iniziano con navigazione 1. Quando fondano una città possono saltare uno spazio fiume. La loro fortezza dà un passo di navigazione.
    - Gli Sciamanti pagano di più le strutture, e ottengono 3 lavoratori per ogni città. La loro fortezza ha un'azione speciale: una casa diventa un emporio gratis.

rules-tm-wasteland = Maghi del Caos e Giganti
rules-tm-wasteland-text =
    Terreno patrio: lande desolate, rosso.

    - I Maghi del Caos iniziano con una casa, piazzata per ultima. I templi e il santuario danno loro due tessere favore ciascuno. La loro fortezza ha un'azione speciale: due azioni di fila.
    - Ai Giganti servono esattamente due vanghe per ogni trasformazione. La loro fortezza ha un'azione speciale con 2 vanghe gratis per uno spazio, e poi puoi costruirvi una casa.

rules-tm-desert = Fachiri e Nomadi
rules-tm-desert-text =
    Terreno patrio: deserto, giallo.

    - I Fachiri non hanno navigazione. Per un sacerdote volano sopra uno spazio quando trasformano e costruiscono, e ottengono 4 punti. Con la loro fortezza volano sopra due.
    - I Nomadi iniziano con tre case. La loro fortezza ha un'azione speciale, la tempesta di sabbia: uno spazio direttamente accanto a loro diventa deserto, senza vanghe e non attraverso un fiume, e poi puoi costruirvi una casa.

rules-tm-questions = Domande e risposte
rules-tm-questions-text =
    - Nessuno può spendere Potere mentre lo riceve per fare posto.
    - Un ponte può condurre alla struttura di un avversario, ma non può unire due strutture di avversari.
    - Chi ha più aree grandi conta solo la più grande: un premio per giocatore. Con due giocatori non c'è il terzo premio.
    - Un cunicolo o un tappeto deve servire a fare qualcosa lì; basta un primo passo di trasformazione. Non serve per gli spazi direttamente accanto a te.
    - Una tempesta di sabbia senza casa è permessa.
    - Di due tessere favore la prima può fondare una città la cui chiave serve alla seconda.
    - Dopo aver trasformato nessuno deve costruire; lo spazio resta allora aperto a tutti.
    - Un secondo spazio deve stare accanto a una tua struttura, non solo accanto allo spazio appena trasformato.
    - La tessera di una città delle Sirene sta sullo spazio fiume e non intralcia nessuno.

rules-tm-war-and-faith = Variante: Guerra e Fede
rules-tm-war-and-faith-text =
    Un'opzione. Un tempio costa una moneta in più per ogni tempio avversario direttamente accanto, pagata al suo proprietario. Fortezze e santuari non possono stare direttamente accanto l'uno all'altro. Una città dà 2 punti in più per ogni fortezza e santuario che contiene.

rules-tm-large = Variante: sei e sette giocatori
rules-tm-large-text =
    Una variante di appassionati. In sei si giocano cinque round, in sette quattro.

    - Tutti hanno meno strutture e meno Potere; gli spazi delle strutture mancanti danno entrate dall'inizio, e ogni giocatore comincia con una tessera favore.
    - Un sacerdote può scacciare da un Ordine il sacerdote di un altro giocatore: paga a quel giocatore 3 o 2 monete, secondo il valore dello spazio.
    - Un'azione Potere già usata costa 1 Potere in più.
    - Le città si possono fondare anche se non restano tessere: 5 punti e nessuna chiave. In sette bastano tre strutture se una è la fortezza.
    - Le tessere con 3 passi in un culto si possono prendere più volte.

    Di queste regole, quella con meno strutture e quella delle città illimitate sono disponibili anche per cinque giocatori.

rules-tm-numbers = Numeri per i curiosi
rules-tm-numbers-text =
    La mappa base ha 77 spazi terreno su quattro masse di terra. Tutte le 17 strutture di un giocatore valgono insieme 28 Potere. Le fazioni iniziano con un numero di monete da 10 a 20, fino a 8 lavoratori, al massimo un sacerdote, e i loro 12 Potere come 3 e 9, 5 e 7, o 7 e 5.
