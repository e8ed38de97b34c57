# Le regole di Origins: I primi costruttori con parole nostre, argomento per argomento, in italiano.
# Una riga che comincia con un trattino è una voce di un elenco.

rules-origins-overview = Il gioco in un minuto
rules-origins-overview-text =
    Innalzi una città, tessera dopo tessera, con l'aiuto di visitatori venuti dal cielo. I tuoi lavoratori sono dadi. Visitano cinque luoghi d'incontro in cerca di risorse, edifici, templi e forza militare. Il loro valore sale e, alla fine, diventano consiglieri o occupano un seggio del potere nella tua città.

    I punti vengono dai distretti chiusi, dagli attacchi, dagli edifici, da due dei tre templi, dai consiglieri e, alla fine, dal valore di ogni dado su un seggio moltiplicato per l'altezza della torre del suo colore.

rules-origins-set-up = Preparazione
rules-origins-set-up-text =
    Le cinque tessere azione bonus si distribuiscono ai cinque luoghi, e ogni luogo riceve la nave madre del colore della sua tessera, con valore 1. A ciascuno dei tre templi si assegna una carta zodiaco. Nel mercato c'è un edificio di ogni colore. Si tira un dado cittadino di ogni colore per l'offerta e i dadi si ordinano per valore; un sei si tira sempre di nuovo. Ci sono tanti oratori quanti sono i giocatori. Si distribuiscono carte distretto, due in più dei giocatori, con 2 oro su ciascuna; le loro torri aggiungono dischi alla riserva.

    Ogni giocatore inizia con un'agorà sopra un palazzo, un disco torre di ogni colore, e 1 oro, 1 pietra, 1 cibo e 1 saggezza. Due delle sei basi sono libere, quattro aspettano sul tracciato della popolazione.

    Il primo giocatore si sorteggia e riceve il baluardo. Si tirano dieci dadi, e ognuno ne prende uno, a turno, poi un altro in ordine inverso: i primi due uomini liberi.

rules-origins-resources = Risorse
rules-origins-resources-text =
    Pietra, cibo e saggezza sono le risorse base. L'oro si può pagare al posto di ciascuna di esse, ma niente può sostituire l'oro. «Una risorsa base qualsiasi» si sceglie una alla volta, e non è mai oro. Ogni oro rimasto alla fine è un punto.

rules-origins-city = Città e tessere
rules-origins-city-text =
    Una nuova tessera si aggiunge subito. Deve avere un lato dritto in comune con una tessera della tua città, non può coprirne una e non si ruota. Toccarsi lungo un lato obliquo non basta.

    Dopo averla piazzata puoi usare la sua abilità. Più tardi si usa di nuovo solo quando si chiude un distretto adiacente con un dado del suo colore. Un'abilità che conta le tessere conta anche la tessera stessa. Ciò che dice una tessera o una carta prevale sulle regole generali.

    Quattro tessere attorno a un punto formano un distretto; il rombo al centro è il suo seggio del potere. Una tessera può appartenere a più distretti.

rules-origins-workers = Lavoratori
rules-origins-workers-text =
    - Un uomo libero è un dado cittadino su una delle tue basi, con un colore e un valore da 1 a 6. Ti serve una base libera per prendere un dado.
    - Un oratore è un dado bianco che prendi in prestito. Non ha bisogno di una base e non ha colore.
    - L'arconte non ha valore e va dove vuole. Ha i colori dei tuoi consiglieri.

    Un uomo libero di valore 6 che dovrebbe salire diventa consigliere. Un oratore di valore 5 che dovrebbe salire si tira di nuovo e torna nell'offerta.

rules-origins-turns = Turni
rules-origins-turns-text =
    Nel tuo turno fai esattamente una cosa: visitare un luogo, chiudere un distretto, costruire un livello della torre, aumentare la popolazione, o passare. Si gioca in senso orario finché tutti non hanno passato.

rules-origins-sites = Visitare un luogo
rules-origins-sites-text =
    Metti un uomo libero, un oratore o l'arconte in un luogo; c'è posto per qualsiasi numero di lavoratori. Se il valore del dado è più basso di quello della nave madre, paga la differenza in saggezza. L'arconte non paga niente. Poi la nave madre sale di 1; dopo il 6 viene l'1.

    Scegli una delle due azioni principali del luogo. Se il tuo dado ha il colore della tessera azione bonus, puoi usare anche il bonus, prima o dopo. Un oratore non ottiene mai un bonus. Un uomo libero di valore 6 può usare entrambe le azioni principali.

rules-origins-main-actions = Azioni principali dei luoghi
rules-origins-main-actions-text =
    - 3 pietre, o 3 cibo, o 3 saggezza.
    - 1 risorsa base e 1 oro.
    - 1 pietra, 1 saggezza e 1 cibo.
    - Muoversi sul tracciato militare, attaccare, o entrambe le cose.
    - Comprare un edificio.
    - Per 1 pietra: fino a due passi in un tempio, e la sua carta zodiaco.
    - Prendere un cittadino.
    - Per 1, 2 o 3 cibo: per ciascuno, aumentare di 1 un uomo libero o muoversi di 1 sul tracciato militare.

rules-origins-military = Tracciato militare e attacchi
rules-origins-military-text =
    Il tuo disco si muove in avanti e va sopra a ciò che c'è già. I dischi sullo stesso spazio sono ugualmente forti. Ogni confine che superi dà un segnalino superiorità. L'ultimo spazio dà 9 punti, e il disco resta lì.

    Un attacco dà il bonus stampato accanto al tuo spazio, e poi 1 punto per ogni disco dietro il tuo e 1 punto per ogni confine che hai superato. Nessuno ci perde niente.

rules-origins-buying = Comprare un edificio
rules-origins-buying-text =
    Paga la saggezza dello spazio del mercato e la pietra della tessera, e aggiungila alla tua città. Le tessere sotto scorrono in su, e in fondo ne entra una nuova dello stesso colore.

    Qualsiasi tessera si può invece costruire come fattoria: a faccia in giù, senza costo, colore né abilità. Conta comunque come tessera per i distretti.

rules-origins-temples = Templi
rules-origins-temples-text =
    Foresta, Montagna e Mare hanno ciascuno un tracciato. L'azione principale costa 1 pietra: uno o due passi con un disco, e prendi la carta zodiaco di quel tempio, anche da un altro giocatore e anche se sei più indietro. Se il tuo disco è in cima, prendi la carta senza fare un passo. L'azione bonus costa 1 pietra per un passo, senza la carta.

rules-origins-citizens = Prendere un cittadino
rules-origins-citizens-text =
    Scegli un dado dell'offerta, paga la saggezza stampata sotto, e mettilo su una base libera con il suo valore. Gli altri scorrono a sinistra, e all'estremità destra si tira un nuovo dado dello stesso colore. Senza una base libera non puoi prenderne.

rules-origins-food = Cibo
rules-origins-food-text =
    Paghi da 1 a 3 cibo: ciascuno aumenta di 1 un uomo libero non utilizzato o ti muove di 1 spazio sul tracciato militare; puoi combinare le due cose. Un uomo libero di valore 6 che viene aumentato diventa consigliere.

rules-origins-bonus = Tessere azione bonus
rules-origins-bonus-text =
    - 1 pietra: un passo in un tempio, senza la carta.
    - 1 cibo: comprare un edificio, a prezzo pieno.
    - 1 saggezza: muoversi sul tracciato militare, o attaccare.
    - Prendere un oratore, se ce n'è uno.
    - 1 risorsa base.

rules-origins-districts = Chiudere un distretto
rules-origins-districts-text =
    Metti il dado di un uomo libero non utilizzato su un seggio del potere libero; la sua base resta a te, libera. Colore e valore non contano.

    Se le quattro tessere corrispondono a una carta distretto, scegli una carta e ottieni i suoi punti: tre tessere come mostrato, ruotate o specchiate a piacere; la quarta può essere una qualsiasi. Prendi tutto l'oro che c'è. La prima volta ottieni il punteggio più alto, ogni volta successiva il più basso.

    Poi si usano le tessere attorno al seggio che hanno il colore del dado. Un distretto si può chiudere anche se non corrisponde a nessuna carta. Il dado resta lì fino alla fine.

rules-origins-towers = Costruire un livello della torre
rules-origins-towers-text =
    Prendi un disco di un colore ancora disponibile, e paga tanto oro quanti livelli ha già la tua torre di quel colore. Alla fine ogni dado su un seggio dà il suo valore moltiplicato per l'altezza della torre del suo colore.

rules-origins-population = Aumentare la popolazione
rules-origins-population-text =
    Paga il cibo stampato sopra la prossima base del tracciato: 2 per la prima, 8 per l'ultima. Ora è libera per un altro dado. L'ultima base dà 10 punti. Le basi si liberano anche quando un dado occupa un seggio o diventa consigliere.

rules-origins-passing = Passare
rules-origins-passing-text =
    Riprendi il tuo arconte e poi i tuoi uomini liberi, uno alla volta, nell'ordine che vuoi. Ciascuno sale di 1; un 6 diventa consigliere. Gli uomini liberi non utilizzati non salgono. Gli oratori usati restano fino alla fine del round.

rules-origins-advisors = Consiglieri
rules-origins-advisors-text =
    Un consigliere di un nuovo colore occupa il prossimo spazio libero del tracciato dei consiglieri. Se hai già quel colore, ottieni i punti del tuo consigliere più a destra e il dado torna nella riserva. La base resta a te. Il tuo arconte ha tutti i colori dei tuoi consiglieri.

rules-origins-superiority = Segnalini superiorità
rules-origins-superiority-text =
    Dopo qualsiasi azione, tranne passare, puoi spendere un segnalino per svolgere una seconda azione nello stesso turno, al massimo uno per turno. Un segnalino appena ottenuto si può spendere subito.

rules-origins-round-end = Fine di un round
rules-origins-round-end-text =
    - Gli oratori usati tornano nell'offerta e salgono di 1; un 5 si tira di nuovo.
    - Chi è più avanti sul tracciato militare riceve il baluardo. In caso di pareggio conta il disco più in basso.
    - Ogni disco forza militare arretra al confine dietro di sé.
    - Ogni carta zodiaco va a chi è più in alto in quel tempio; in caso di pareggio al disco più in basso. Se nessun disco ha lasciato lo spazio iniziale di un tempio, nessuno riceve la sua carta.
    - Se si è verificata una condizione di fine, la partita finisce.

rules-origins-game-end = Quando finisce la partita
rules-origins-game-end-text =
    Basta una di queste condizioni; il round si gioca sempre fino in fondo:

    - Qualcuno ha raggiunto la cima di tutti e tre i templi.
    - Sulle carte distretto non resta oro.
    - Restano dischi torre di tre colori o meno.
    - Manca un cittadino di un colore quando bisogna riempire l'offerta.

rules-origins-scoring = Punteggio finale
rules-origins-scoring-text =
    - 1 punto per ogni oro.
    - I punti accanto al tuo consigliere più a destra.
    - I tuoi due templi più bassi; il più alto non conta.
    - Per ogni dado su un seggio: il suo valore per l'altezza della tua torre del suo colore.

    Vince chi ha più punti. In caso di pareggio decide il maggior numero di tessere edificio; se la parità resta, la vittoria è condivisa.

rules-origins-solo = Giocare in solitario
rules-origins-solo-text =
    Giochi cinque round contro un obiettivo di 180 punti, più 20 per ciascuna di quattro tessere azione bonus che si trova nel luogo del suo tema.

    - Ci sono tre carte distretto. Dei cinque dadi i due più alti si mettono via, e tu prendi due dei restanti.
    - Dopo una visita sale anche un luogo vicino, a meno che non sia a 6. Un segnalino superiorità impedisce ogni salita di questo turno; non ha altro uso.
    - Un disco di un altro colore sta, di round in round, davanti al confine successivo, e i tuoi attacchi si confrontano con esso.
    - Alla fine di un round tieni una delle tue carte zodiaco, sorteggiata.

rules-origins-zodiac = Carte zodiaco
rules-origins-zodiac-text =
    - Sagittario: un dado che prendi può essere aumentato di 1.
    - Pesci: un'azione bonus si può sostituire con 1 oro.
    - Capricorno: con un livello della torre uno dei tuoi dadi sale di 2.
    - Acquario: dopo due passi in un tempio, 1 oro per un passo in un altro. L'avanzamento con cui prendi la carta non conta.
    - Toro: edifici e cittadini costano 1 saggezza in meno.
    - Cancro: quando passi con una base libera, un cittadino gratis. Devi prenderne uno.
    - Bilancia: dopo aver chiuso un distretto puoi prendere un cittadino pagandone la saggezza.
    - Ariete: ogni attacco dà 1 punto per ogni tuo dado rosso.
    - Leone: un dado che occupa un seggio sale di 2.
    - Gemelli: quando passi, una risorsa base per ogni spazio di cui arretrerai.
    - Vergine: un edificio comprato può coprire una fattoria, gratis.
    - Scorpione: 1 saggezza quando chiudi un distretto, e per ogni nuovo consigliere.

    Nessuna carta fa salire un dado oltre 6.

rules-origins-buildings = Edifici
rules-origins-buildings-text =
    - Granaio: 1 cibo, e 1 per ogni fattoria. Porto: 2 punti per ogni edificio giallo. Mercato: 4 punti per ogni uomo libero giallo. Zecca: 1 oro. Cava: 1 pietra, e 1 per ogni spazio vuoto accanto. Officina: 1 risorsa base.
    - Arsenale: muovi 2 e attacca. Cortile dei carri: 2 punti per ogni edificio rosso e ogni uomo libero rosso. Avamposto: muovi 1 o attacca. Campo della cavalleria: muovi 2, e una pietra o un cibo per ogni giocatore più debole. Fortezza: muovi 1 per ogni edificio rosso. Accampamento dei veterani: punti per il valore di un uomo libero rosso, che poi scende di 1.
    - Castello: 1 punto, e 3 per ogni distretto chiuso. Cantiere: metti da parte una tessera del mercato, da comprare più tardi senza saggezza. Tribunale: cambia il colore di un dado non utilizzato. Tenuta: un cittadino gratis. Foro: un oratore gratis. Cerchio di pietre: fino a 10 punti per edifici di molti colori.
    - Tempio della foresta, della montagna e del mare: 2 passi lì, e per 1 oro un passo altrove. Obelisco: più punti per ogni ulteriore obelisco. Luogo sacro: 3, 6 o 10 punti per 1, 2 o 3 carte zodiaco. Statua: un passo in un tempio.
    - Sala degli artisti: 3 punti per ogni colore fra i tuoi uomini liberi. Torre dell'astronomia: 1 saggezza, e 1 per ogni consigliere. Fontana della saggezza: 1 saggezza, e una nave madre torna a 1. Portale: aumenta di 1 o 2 un uomo libero. Dimora dei guaritori: 1 punto, e 1 per ogni uomo libero. Torre del mago: usa un edificio adiacente.
