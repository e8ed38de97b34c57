# A Terra Mystica leckéi és az első, vezetett játék: cím, feladat, tippek és magyarázat.

learn-tm-goal-building = Megépítve: { $of }
learn-tm-goal-workers = Megmaradt munkások
learn-tm-goal-priests = Papok
learn-tm-goal-round = Még az 1. körben
learn-tm-goal-bowl2 = Hatalom a II. tárolóban
learn-tm-goal-cult = Kultuszsáv: { $of }
learn-tm-goal-favor = Pártfogó lapka elvéve
learn-tm-goal-shipping = Hajózási szint
learn-tm-goal-own = Az épületed itt: { $of }
learn-tm-goal-bridges = Hidak
learn-tm-goal-points = Pontok
learn-tm-goal-towns = Városok
learn-tm-goal-over = A játék véget ért

learn-tm-build = Terep és ásók
learn-tm-build-task = Csak erdőre építhetsz. Alakíts erdővé egy mezőt a lakóépületeid mellett, és építs rá lakóépületet.
learn-tm-build-hint-1 = Egy ásó 3 munkásba kerül, és egy lépéssel viszi tovább a mezőt a terepek körén. A hegy és a tó egy lépésre van az erdőtől.
learn-tm-build-hint-2 = Az F6 és az E7 hegy a lakóépületeid mellett. Válaszd az egyiket, aztán a lakóépületet.
learn-tm-build-why = Egy ásó és egy lakóépület 4 munkásba és 2 érmébe kerül. A két vagy három lépésre lévő mezőkhöz két vagy három ásó kell, ezért előbb a terepkörön szomszédos terepeket keresd.

learn-tm-special = Egy ingyen ásó
learn-tm-special-task = Építs egy harmadik lakóépületet, és maradjon legalább 5 munkásod. A bónuszkártyád segít.
learn-tm-special-hint-1 = A bónuszkártyán speciális akció van, narancssárga nyolcszöggel: egy ásó, körönként egyszer.
learn-tm-special-hint-2 = Használd a kártya ásóját az F6 vagy az E7 mezőn, és ugyanabban az akcióban építs oda.
learn-tm-special-why = A kártya ásója 3 munkást spórolt meg. A speciális akciók ingyenesek, de körönként egyszer használhatók, és passzoláskor a fel nem használt elvész.

learn-tm-power = A hatalom tárolói
learn-tm-power-task = Szerezz egy papot hatalommal, még ebben a körben.
learn-tm-power-hint-1 = Csak a III. tároló hatalma költhető el, a tiéd pedig az I. és a II. tárolóban van. Áldozz: a II. tároló két jelzőjéből az egyik a III. tárolóba kerül, a másik kikerül a játékból.
learn-tm-power-hint-2 = A pap 3 hatalomba kerül. Áldozz fel hármat, aztán használd azt a hatalomakciót.
learn-tm-power-why = A hatalom körbejár: amit elköltesz, az I. tárolóba kerül, amit kapsz, egy tárolóval feljebb lép. A feláldozott jelzők nem térnek vissza, ezért csak fontos dologért áldozz.

learn-tm-leech = Hatalom a szomszédoktól
learn-tm-leech-task = A Nomádok a kereskedőházad mellé építettek, és hatalmat kínálnak. Fogadd el.
learn-tm-leech-hint-1 = A felajánlás az alsó sávban van: 2 hatalom 1 pontért.
learn-tm-leech-why = Annyi hatalmat kínálnak, amennyit az új épület melletti épületeid érnek. Eggyel kevesebb pontba kerül, mint amennyi hatalmat kapsz, így az első ingyen van. Megéri mások mellett lakni.

learn-tm-cults = Kultuszsávok
learn-tm-cults-task = Küldd a papodat a Levegő kultuszába, és érd el az 5-ös mezőt.
learn-tm-cults-hint-1 = A kultusz első papja elfoglalhatja a 3 lépéses helyet. A Levegőben a 2-esen állsz.
learn-tm-cults-why = A 3-as, 5-ös, 7-es és 10-es mezőn 1, 2, 2 és 3 hatalmat kapsz. A sávok a legtöbb kör végén is fizetnek, a játék végén pedig 8, 4 és 2 pontot érnek.

learn-tm-favor = Templomok és pártfogó lapkák
learn-tm-favor-task = Építs templomot, és vedd el azt a pártfogó lapkát, amely minden új lakóépületért 2 pontot ad.
learn-tm-favor-hint-1 = Templom kereskedőházból épül. A tiéd az F4 mezőn áll.
learn-tm-favor-hint-2 = A lapka a Föld kultuszához tartozik. Érintsd meg a lapkákat, és elolvashatod, mit tesznek.
learn-tm-favor-why = Minden templom és a szentély is hoz egy pártfogó lapkát: lépéseket egy kultuszsávon és valami tartósat. Ha korán elveszed, a lakóépületenkénti 2 pont sokra megy.

learn-tm-shipping = Hajózás
learn-tm-shipping-task = A G3 erdő, de folyó van közben. Növeld a hajózásodat, és építs lakóépületet a G3 mezőre.
learn-tm-shipping-hint-1 = Egy hajózási szint 1 papba és 4 érmébe kerül, és pontot hoz.
learn-tm-shipping-hint-2 = Az első fordulóban növeld a hajózást, a másodikban építs a G3 mezőre. Ásó nem kell.
learn-tm-shipping-why = 1-es hajózással egy folyómezőn túlra érsz, 2-essel kettőn túlra. A végső pontozáshoz is összeköti a területeidet.

learn-tm-bridge = Egy híd
learn-tm-bridge-task = Építs hidat hatalommal, aztán lakóépületet a túloldalára, a G3 mezőre.
learn-tm-bridge-hint-1 = Az első hatalomakció 3 hatalomért hidat épít. Áldozz fel hármat, hogy meglegyen.
learn-tm-bridge-hint-2 = A híd az F4 és a G3 közé kerüljön. A következő fordulóban építs a G3 mezőre.
learn-tm-bridge-why = A híd közvetlenül szomszédossá tesz két mezőt, mintha nem volna ott folyó. A hajózással ellentétben a városokhoz is számít.

learn-tm-passing = Egy kör pontjai
learn-tm-passing-task = Érj el 24 pontot ebben a körben. A pontozó lapka a lakóépületeket jutalmazza, a bónuszkártyád passzoláskor a kereskedőházakat.
learn-tm-passing-hint-1 = Egy lakóépület azonnal 2 pontot hoz. A kártya kereskedőházanként 2 pontot ad, de csak amikor passzolsz.
learn-tm-passing-hint-2 = Áss és építs lakóépületet, fejleszd az F4-et kereskedőházzá a Nomádok mellett, és passzolj.
learn-tm-passing-why = Passzoláskor visszaadod a bónuszkártyádat, pontot kapsz érte, és másikat veszel el a következő körre. Aki elsőként passzol, az kezdi a következő kört.

learn-tm-town = Város alapítása
learn-tm-town-task = Négy összekötött épületed van, 6-os hatalomértékkel. Alapíts várost.
learn-tm-town-hint-1 = Egy városhoz négy összekötött épület kell, 7-es hatalomértékkel. A lakóépület 1-et ér, a kereskedőház és a templom 2-t, az erőd és a szentély 3-at.
learn-tm-town-hint-2 = Fejleszd a csoport egyik lakóépületét kereskedőházzá: E10 vagy G6. Az F4 nincs összekötve.
learn-tm-town-why = A város azonnal pontokat, egy kulcsot és a lapkája jutalmát hozza. A Boszorkányok városonként további 5 pontot kapnak, e kör pontozó lapkája újabb 5-öt.

learn-tm-key = A csúcs kulcsa
learn-tm-key-task = Épp várost alapítottál, és a Levegőben a 9-esen állsz. Válaszd azt a városlapkát, amely a 10-esre visz.
learn-tm-key-hint-1 = Minden városnak van kulcsa, és csak kulcs nyitja a 10-es mezőt. Egy lépés még hiányzik: az egyik lapka minden kultuszban egy lépést ad.
learn-tm-key-why = Egy kultusz 10-esén csak egy játékos állhat; 3 hatalmat ér, és többnyire a végső pontozás 8 pontját is.

learn-tm-last-round = Az utolsó kör
learn-tm-last-round-task = Ez a 6. kör. Fejezd be a játékot legalább 105 ponttal.
learn-tm-last-round-hint-1 = Bevétel már nem lesz: váltsd pontra, amit lehet. A maradék érménként egyharmad pontot ér.
learn-tm-last-round-hint-2 = Egy ásási szint 6 pontot ad 2 munkásért, 5 érméért és egy papért. Aztán passzolj.
learn-tm-last-round-why = Az utolsó körben csak a pont számít: ásási és hajózási szintek, a pontozó lapka, kultuszlépések, amelyekkel megelőzöl valakit, és nagyobb összefüggő terület.

learn-tm-guide-goal = Az nyer, akinek hat kör után a legtöbb pontja van. A Boszorkányokat vezeted, akik csak erdőre építenek; két lakóépületed az E9 és az F4 mezőn áll.
learn-tm-guide-terrain = Más terepet előbb erdővé kell alakítani: ásónként 3 munkásért. Az F6 és az E7 csak egy ásónyira van, és ebben a körben minden lakóépület 2 pontot hoz.
learn-tm-guide-income = Minden lerakott épület bevételt nyit meg a tábládon: a lakóépület munkást, a kereskedőház érmét és hatalmat hoz. A Nomádok mellett a kereskedőház feleannyi érmébe kerül.
learn-tm-guide-power = A hatalom az I. tárolóból a II.-ba, onnan a III.-ba lép, és hatalomakcióra csak a III. tárolóból költhetsz. Minden akciót körönként egyszer használhat az, aki elsőként választja.
learn-tm-guide-passing = Ha már nincs hasznos dolgod, passzolj: a bónuszkártyádat másikra cseréled. Aki elsőként passzol, az kezdi a következő kört.
learn-tm-guide-cults = A papokkal a négy kultuszsávon lépsz előre. A végén mindegyiken a legmagasabban álló játékos 8 pontot kap, és útközben néhány mező hatalmat hoz.
learn-tm-guide-temple = Egy templom körönként egy papot, azonnal pedig egy pártfogó lapkát hoz. A kereskedőházból lesz templom.
learn-tm-guide-neighbours = Ha valaki melléd épít, kevés pontért hatalmat kaphatsz. Építs hát a Nomádok mellé: mindketten jól jártok.
learn-tm-guide-spades = Az ásás szintenként olcsóbb, és minden szint 6 pontot ér. Az ásós hatalomakciók is munkásokat spórolnak.
learn-tm-guide-shipping = Hajózással a folyók túlpartjára is építhetsz. A G3 erdő, és egy folyómezőre van az F4-től.
learn-tm-guide-towns = Négy összekötött épület 7-es hatalomértékkel várossá válik: pontok, jutalom és egy kulcs egy kultuszsáv csúcsához.
learn-tm-guide-stronghold = Az erőd minden csoportnak saját képességet ad. A Boszorkányok ekkor körönként egyszer bármelyik szabad erdőre lerakhatnak egy lakóépületet.
learn-tm-guide-cult-bonus = A kör végén a kultuszlépéseid fizetnek: a pontozó lapka mondja meg a sávot és a jutalmat. Tervezés előtt nézd meg a következő lapkákat.
learn-tm-guide-final = A végén a legnagyobb összefüggő terület 18 pontot ér, minden kultusz 8, 4 és 2 pontot. Most már mindent tudsz: játssz tovább, vagy fejezd be itt.
learn-tm-guide-over = A játék véget ért. Nézd meg fent, honnan jöttek a pontok, és próbáld ki a leckéket.
learn-tm-guide-offer = Hatalmat kínálnak, mert valaki melléd épített. Eggyel kevesebb pontba kerül, mint amennyi hatalmat kapsz: fogadd el, amíg olcsó.
learn-tm-guide-rest = A többiek válasza után folytatódik a fordulód. Tedd meg, ami hátravan, válts át erőforrásokat, ha szeretnél, majd véglegesíts.
learn-tm-guide-reward-spades = A kultuszlépéseid ásókat hoztak. Alakíts át egy mezőt az épületeid mellett; a következő körben építhetsz oda.
learn-tm-guide-last-round = Ez az utolsó kör, a bevétel már nem számít. Váltsd pontra, amit lehet: szintek, pontozó lapka, kultuszlépések, nagyobb terület.

learn-tm-caution-full-hands = Még van munkásod és érméd egy újabb akcióra. Biztosan passzolsz?
learn-tm-caution-power = A III. tárolódban van hatalom, amelyből még futná egy akcióra. Biztosan passzolsz?
learn-tm-caution-dwellings-score = Ebben a körben a lakóépületek 2 pontot érnek, és még építhetnél egyet. Biztosan passzolsz?
learn-tm-caution-trading-houses-score = Ebben a körben a kereskedőházak 3 pontot érnek, és még építhetnél egyet. Biztosan passzolsz?
learn-tm-caution-burning = A feláldozott hatalom nem tér vissza, és kevés jelző maradt. Megéri?
