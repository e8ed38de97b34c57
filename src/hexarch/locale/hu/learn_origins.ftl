# Az Origins leckéi és az első, vezetett játék: cím, feladat, tippek és magyarázat.

learn-origins-goal-stone = Kő
learn-origins-goal-gold = Arany
learn-origins-goal-points = Pontok
learn-origins-goal-temple = Templom: { $of }
learn-origins-goal-building = Megépítve: { $of }
learn-origins-goal-open = Kész negyedek
learn-origins-goal-districts = Lezárt negyedek
learn-origins-goal-matched = Értékelt negyedkártyák
learn-origins-goal-tower = Torony: { $of }
learn-origins-goal-cards = Zodiákuskártyák
learn-origins-goal-freemen = Szabad emberek
learn-origins-goal-advisors = Tanácsadók
learn-origins-goal-final = Végső pontszám jelenleg

learn-origins-sites = Munkások és helyek
learn-origins-sites-task = A munkásaid kockák. Küldj egyet az 1. helyre, és végy el 3 követ.
learn-origins-sites-hint-1 = Válassz egy kockát, aztán a helyet, aztán a két főakció egyikét.
learn-origins-sites-why = Minden látogatás a hely két főakciójának egyikét adja. Az ottani anyahajó 1-gyel nő, ezért a következő látogatás nehezebb.

learn-origins-wisdom = Bölcsesség
learn-origins-wisdom-task = Az 1. hely anyahajója 5-re nőtt, az utolsó kockád 3-ast mutat. Végy el ott mégis 3 követ.
learn-origins-wisdom-hint-1 = A különbséget bölcsességben fizeted: 2-t. Neked 4 van.
learn-origins-wisdom-why = A bölcsesség pótolja az alacsony kockákat. Az arkhón soha nem fizet, és 6 után az anyahajó újra 1-től indul.

learn-origins-bonus = A megfelelő szín
learn-origins-bonus-task = Lépj 3-at az Erdő templomában a 3. hely egyszeri felkeresésével.
learn-origins-bonus-hint-1 = A bónuszakció-lapkával egyező színű kocka a bónuszt is használhatja. A 3. hely lapkája kék, és az egyik kockád is az.
learn-origins-bonus-hint-2 = A főakció 1 kőért 2 lépést ad, a bónusz 1 kőért még egyet. A hiányzó követ arannyal fizeted.
learn-origins-bonus-why = Az egyező szín megduplázza a látogatást. Az arany bármely alapnyersanyagot helyettesíti, de a végén minden megmaradt arany egy pont.

learn-origins-building = Épület vásárlása
learn-origins-building-task = Vedd meg a 2. helyen a Pénzverdét, add a városodhoz, és használd a képességét: 1 arany.
learn-origins-building-hint-1 = Egy épületért a piaci helyén jelölt bölcsességet és a saját kövét fizeted. A Pénzverde 1 kőbe kerül.
learn-origins-building-hint-2 = Keresd fel a 2. helyet, vedd meg a Pénzverdét, válassz helyet a városod mellett, aztán használd a képességet.
learn-origins-building-why = Az új épület azonnal használható. Újra használod, amikor egy mellette lévő negyedet a színével egyező kockával zársz le.

learn-origins-farm = Farmok és negyedek
learn-origins-farm-task = Egészíts ki egy negyedet: négy lapka egy pont körül. Nincs több köved, ezért építs farmot.
learn-origins-farm-hint-1 = A 2. helyen bármelyik lapka megépíthető farmként, képpel lefelé és ingyen. Az arkhónod még szabad.
learn-origins-farm-hint-2 = Az agóra, a palota és a Pénzverde már találkozik. A negyedik hely a Pénzverde alatt van.
learn-origins-farm-why = A farmnak nincs színe és képessége, de lapkának számít. Így hamarabb elkészül egy negyed.

learn-origins-district = Negyed lezárása
learn-origins-district-task = Zárd le a negyededet egy kockával úgy, hogy illjen egy negyedkártyához.
learn-origins-district-hint-1 = Tégy egy fel nem használt szabad embert a hatalom székére, a négy lapka közepén lévő rombuszra.
learn-origins-district-hint-2 = Válaszd a negyed lezárását, aztán a kockát. Piros a sarokban, mellette kék és sárga: ez szerepel egy kártyán.
learn-origins-district-why = A kártya 9 pontot és a rajta lévő aranyat hozza. A kocka ott marad, és a végén annyi pontot ér, amennyi az értéke szorozva a tornya magasságával: ide magas kocka való.

learn-origins-tower = Tornyok
learn-origins-tower-task = A városodban egy kék 4-es ül. Építsd azt a tornyot, amellyel többet ér.
learn-origins-tower-hint-1 = Egy szint annyi aranyba kerül, amilyen magas már a torony. A színnek egyeznie kell a kockáéval.
learn-origins-tower-why = A kék torony minden szintje a végén 4 pontot ad ezért a kockáért, és többet minden további széken ülő kék kockáért.

learn-origins-military = Menetelés és támadás
learn-origins-military-task = Szerezz 2 pontot az 1. hely egyszeri felkeresésével.
learn-origins-military-hint-1 = A katonai akcióval lépsz a sávon, támadsz, vagy mindkettőt megteszed. A sorrend a te döntésed.
learn-origins-military-hint-2 = Előbb lépj: átlépsz egy határt, és megelőzöd a másik korongot. Aztán támadj.
learn-origins-military-why = A támadás 1 pontot ad minden mögötted lévő korongért és minden átlépett határért. Minden határ fölényjelzőt is ad, amellyel egy fordulóban második akciót vehetsz.

learn-origins-temple = A templomok és a zodiákus
learn-origins-temple-task = Lépj 2-t a Tenger templomában, és vedd el a zodiákuskártyáját.
learn-origins-temple-hint-1 = A 3. hely alsó akciója 1 kőbe kerül. Válassz két lépést.
learn-origins-temple-why = A kártya a főakcióval jár, akkor is, ha másnál van. A kör végén minden kártya a temploma legmagasabb korongjához kerül.

learn-origins-citizen = Több munkás
learn-origins-citizen-task = Szerezz egy harmadik szabad embert. Előbb szabad talp kell.
learn-origins-citizen-hint-1 = Növeld a népességedet: a következő talp 2 élelembe kerül. Aztán végy el egy polgárt a 4. helyen.
learn-origins-citizen-hint-2 = A kínálat legolcsóbb kockája bal oldalon van. Megtartja a mutatott értékét.
learn-origins-citizen-why = Több kocka minden körben több látogatást jelent. Korán növekedni kifizetődő.

learn-origins-advisor = Tanácsadók
learn-origins-advisor-task = Tedd a sárga kockádat tanácsadóvá ebben a fordulóban.
learn-origins-advisor-hint-1 = Ha egy 6-os szabad ember növekszik, tanácsadó lesz. A tiéd 5-ös: két lépés hiányzik.
learn-origins-advisor-hint-2 = Keresd fel az 5. helyet a kék kockával, és képezd kétszer a sárgát 2 élelemért.
learn-origins-advisor-why = A tanácsadók a végén pontot érnek, és az arkhónod viseli a színeiket, így bónuszt is kap. A használt szabad emberek passzoláskor is nőnek 1-gyel.

learn-origins-final-scoring = A végső pontozás
learn-origins-final-scoring-task = Ha most véget érne a játék, 1 pontod lenne. Emeld a végső pontszámodat 6-ra a 3. hely egyszeri felkeresésével.
learn-origins-final-scoring-hint-1 = A három templom közül csak a két alacsonyabb számít. Nálad az Erdő a legmagasabb.
learn-origins-final-scoring-hint-2 = Lépj 2-t a Hegy vagy a Tenger templomában.
learn-origins-final-scoring-why = Egyetlen magas templom semmit sem ér: lépj a másik kettőben is. Az arany, a tanácsadók és a székeken ülő kockák a tornyaikkal szorozva adják a végső pontozás többi részét.

learn-origins-guide-goal = Várost emelsz, és az nyer, akinek a legtöbb pontja van. A kockáid és az arkhón munkások: küldj egyet egy helyre, és válaszd a két akciójának egyikét.
learn-origins-guide-wisdom = Minden látogatás növeli a hely anyahajóját. Ha a kockád kisebb, a különbséget bölcsességben fizeted; az arkhón soha nem fizet.
learn-origins-guide-bonus = A hely bónuszakció-lapkájával egyező színű kocka a bónuszt is használhatja. A kék a 3., a sárga az 5. helyen jó.
learn-origins-guide-passing = Ha a munkásaidat már felhasználtad, passzolj. Hazatérnek, és minden használt szabad ember 1-gyel nő.
learn-origins-guide-buildings = A 2. helyen kőért és bölcsességért épületeket veszel, és mindegyiket azonnal használod. Bármelyik lapka ingyen megépíthető farmként.
learn-origins-guide-districts = Négy lapka egy pont körül egy negyed. A negyedkártyák mutatják, mely színek érnek pontot, amikor lezársz egyet.
learn-origins-guide-military = Az 1. helyen lépsz a katonai sávon és támadsz. Előbb lépj: a támadás a mögötted lévő korongokat és az átlépett határokat számolja.
learn-origins-guide-temples = A 3. helyen 1 kőért legfeljebb két lépést teszel egy templomban, és elveszed a zodiákuskártyáját. A végén a két alacsonyabb templomod számít.
learn-origins-guide-citizens = Több munkás, több forduló: növeld a népességet élelemmel, aztán végy el egy polgárt a 4. helyen.
learn-origins-guide-closing = Zárj le egy negyedet fel nem használt kockával: pont és arany egy kártyáról, és a színével egyező lapkák újra működnek. A magas kocka ott többet ér.
learn-origins-guide-towers = Egy toronyszint annyi aranyba kerül, amilyen magas a torony. A végén minden széken ülő kocka annyi pontot ér, amennyi az értéke szorozva a színéhez tartozó torony magasságával.
learn-origins-guide-advisors = Ha egy 6-os szabad ember növekszik, tanácsadó lesz: több pont a végén, és az arkhónod is megkapja a színét. Az 5. helyen az élelem növeli a kockákat.
learn-origins-guide-tokens = A katonai sáv fölényjelzőivel egy fordulóban második akciót vehetsz. Akkor használd, ha két akció jól illik egymáshoz.
learn-origins-guide-end = A játék azzal a körrel ér véget, amelyben elfogy a kártyák aranya, a tornyok színei vagy egy szín kockái, vagy valaki minden templom csúcsára ér.
learn-origins-guide-final = A végső pontok: arany, tanácsadók, a két alacsonyabb templom és a székeken ülő kockák. Most már mindent tudsz: játssz tovább, vagy fejezd be itt.
learn-origins-guide-over = A játék véget ért. Nézd meg fent, honnan jöttek a pontok, és próbáld ki a leckéket.
learn-origins-guide-token = Van egy fölényjelződ: költsd el egy második akcióra, vagy tartsd meg, és fejezd be a fordulót.
learn-origins-guide-match = A negyeded több kártyához is illik. Válaszd azt, amelyiken több a pont vagy az arany.

learn-origins-caution-idle = Van még otthon munkásod, és a fel nem használt szabad ember nem nő. Biztosan passzolsz?
learn-origins-caution-gold = Az aranyadból emelhetnél egy tornyot a székeken ülő kockáidhoz. Biztosan passzolsz?
learn-origins-caution-food = Van elég élelmed a népesség növeléséhez. Biztosan passzolsz?
