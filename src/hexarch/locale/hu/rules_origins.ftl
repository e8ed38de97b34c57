# Az Origins: Az első építők szabályai a saját szavainkkal, témánként. A gondolatjellel kezdődő sor egy lista eleme.

rules-origins-overview = A játék egy percben
rules-origins-overview-text =
    Várost emelsz, lapkáról lapkára, az égből érkezett látogatók segítségével. A munkásaid kockák. Öt találkozási helyet keresnek fel nyersanyagért, épületekért, templomokért és katonai erőért. Az értékük nő, és végül tanácsadók lesznek, vagy a városodban a hatalom székére ülnek.

    Pontot hoznak a lezárt negyedek, a támadások, az épületek, a három templom közül kettő, a tanácsadók, a végén pedig minden széken ülő kocka, a színéhez tartozó torony magasságával szorozva.

rules-origins-set-up = Előkészületek
rules-origins-set-up-text =
    Az öt bónuszakció-lapka az öt helyhez kerül, és minden hely megkapja az adott színű anyahajót, 1-es értéken. Mindhárom templom kap egy zodiákuskártyát. A piacon minden színből egy épület van. A kínálathoz minden színből egy polgárkockát dobunk, érték szerint sorba rakva; a hatost mindig újradobjuk. Annyi szónok van, ahány játékos. A negyedkártyákból kettővel több kerül ki, mint ahány játékos van, mindegyiken 2 arannyal; a tornyaik korongokat adnak a készlethez.

    Minden játékos egy palota fölötti agórával, minden színből egy toronykoronggal, továbbá 1 arannyal, 1 kővel, 1 élelemmel és 1 bölcsességgel kezd. A hat talpból kettő szabad, négy a népességsávon vár.

    A kezdőjátékost kisorsoljuk, ő kapja a bástyajelzőt. Tíz kockát dobunk, és sorban mindenki elvesz egyet, aztán fordított sorrendben még egyet: ők az első két szabad ember.

rules-origins-resources = Nyersanyagok
rules-origins-resources-text =
    A kő, az élelem és a bölcsesség az alapnyersanyag. Arannyal bármelyik helyett fizethetsz, de az aranyat semmi sem helyettesíti. A „tetszőleges alapnyersanyag” egyenként választható, és soha nem arany. A végén minden megmaradt arany egy pont.

rules-origins-city = Város és lapkák
rules-origins-city-text =
    Az új lapkát azonnal hozzáadod. Egyenes oldallal kell érintkeznie a városod egy lapkájával, nem takarhat el másikat, és nem forgatható. A ferde oldalon való érintkezés nem elég.

    Lerakás után használhatod a képességét. Később csak akkor használod újra, ha egy mellette lévő negyedet a színével egyező kockával zársz le. A lapkákat számoló képesség magát a lapkát is számolja. Amit egy lapka vagy kártya mond, az megelőzi az általános szabályokat.

    Egy pont körül négy lapka egy negyed; a középen lévő rombusz a hatalom széke. Egy lapka több negyedhez is tartozhat.

rules-origins-workers = Munkások
rules-origins-workers-text =
    - A szabad ember egy talpadon álló polgárkocka, amelynek színe és 1 és 6 közötti értéke van. Kocka elvételéhez szabad talp kell.
    - A szónok fehér kocka, amelyet kölcsönveszel. Nem kell hozzá talp, és nincs színe.
    - Az arkhónnak nincs értéke, és oda megy, ahová akar. A tanácsadóid színeit viseli.

    Ha egy 6 értékű szabad ember növekedne, tanácsadó lesz. Ha egy 5 értékű szónok növekedne, újradobjuk, és visszakerül a kínálatba.

rules-origins-turns = Fordulók
rules-origins-turns-text =
    A fordulódban pontosan egy dolgot teszel: felkeresel egy helyet, lezársz egy negyedet, toronyszintet építesz, növeled a népességedet, vagy passzolsz. A sor az óramutató járása szerint halad, amíg mindenki nem passzolt.

rules-origins-sites = Hely felkeresése
rules-origins-sites-text =
    Tégy egy szabad embert, egy szónokot vagy az arkhónt egy helyre; ott akárhány munkás elfér. Ha a kocka értéke kisebb az anyahajóénál, bölcsességben fizeted a különbséget. Az arkhón nem fizet. Ezután az anyahajó értéke 1-gyel nő; 6 után 1 jön.

    Válassz egyet a hely két főakciója közül. Ha a kockád színe egyezik a bónuszakció-lapkáéval, a bónuszt is használhatod, előtte vagy utána. A szónok soha nem kap bónuszt. A 6 értékű szabad ember mindkét főakciót végrehajthatja.

rules-origins-main-actions = A helyek főakciói
rules-origins-main-actions-text =
    - 3 kő, vagy 3 élelem, vagy 3 bölcsesség.
    - 1 alapnyersanyag és 1 arany.
    - 1 kő, 1 bölcsesség és 1 élelem.
    - Lépés a katonai sávon, támadás, vagy mindkettő.
    - Épület vásárlása.
    - 1 kőért: legfeljebb két lépés egy templomban, és a zodiákuskártyája.
    - Polgár elvétele.
    - 1–3 élelemért: darabonként egy szabad ember növelése 1-gyel, vagy 1 lépés a katonai sávon.

rules-origins-military = Katonai sáv és támadás
rules-origins-military-text =
    A korongod előrelép, és az ott lévők tetejére kerül. Az egy mezőn álló korongok egyformán erősek. Minden átlépett határ egy fölényjelzőt hoz. Az utolsó mező 9 pontot ad, és a korong ott marad.

    A támadás a meződ mellé nyomtatott bónuszt hozza, aztán 1 pontot minden mögötted lévő korongért, és 1 pontot minden átlépett határért. Senki sem veszít vele semmit.

rules-origins-buying = Épület vásárlása
rules-origins-buying-text =
    Fizesd ki a piaci hely bölcsességét és a lapka kövét, és add a városodhoz. Az alatta lévő lapkák feljebb csúsznak, és alul egy új, ugyanolyan színű jön be.

    Bármelyik lapka megépíthető farmként is: képpel lefelé, költség, szín és képesség nélkül. A negyedekhez így is lapkának számít.

rules-origins-temples = Templomok
rules-origins-temples-text =
    Az Erdőnek, a Hegynek és a Tengernek egy-egy sávja van. A főakció ára 1 kő: egy vagy két lépés egy koronggal, és elveszed annak a templomnak a zodiákuskártyáját, akár egy másik játékostól, és akkor is, ha le vagy maradva. Ha a korongod a csúcson áll, lépés nélkül veszed el a kártyát. A bónuszakció 1 kőért egy lépést ad, a kártya nélkül.

rules-origins-citizens = Polgár elvétele
rules-origins-citizens-text =
    Válassz egy kockát a kínálatból, fizesd ki az alá nyomtatott bölcsességet, és tedd az értékével egy szabad talpra. A többi balra csúszik, és a jobb szélre egy új, ugyanolyan színű kockát dobunk. Szabad talp nélkül nem vehetsz el kockát.

rules-origins-food = Élelem
rules-origins-food-text =
    Az 1–3 élelem mindegyike 1-gyel növel egy fel nem használt szabad embert, vagy 1 lépést ad a katonai sávon; vegyítheted is. A növelt 6 értékű szabad ember tanácsadó lesz.

rules-origins-bonus = Bónuszakció-lapkák
rules-origins-bonus-text =
    - 1 kő: egy templomlépés, a kártya nélkül.
    - 1 élelem: épület vásárlása, teljes áron.
    - 1 bölcsesség: lépés a katonai sávon, vagy támadás.
    - Egy szónok elvétele, ha van.
    - 1 alapnyersanyag.

rules-origins-districts = Negyed lezárása
rules-origins-districts-text =
    Tedd egy fel nem használt szabad ember kockáját a hatalom egy szabad székére; a talpa nálad marad, és felszabadul. A szín és az érték nem számít.

    Ha a négy lapka illik egy negyedkártyához, válassz egy kártyát, és értékeld: három lapka az ábra szerint, tetszés szerint elforgatva vagy tükrözve; a negyedik bármi lehet. Vedd el az ott lévő összes aranyat. Első alkalommal a nagyobb számot kapod, minden további alkalommal a kisebbet.

    Ezután a szék körüli, a kockával egyező színű lapkákat használod. Negyed illő kártya nélkül is lezárható. A kocka a végéig ott marad.

rules-origins-towers = Toronyszint építése
rules-origins-towers-text =
    Végy el egy korongot egy még meglévő színből, és fizess annyi aranyat, amilyen magas már az a tornyod. A végén minden széken ülő kocka annyit ér, amennyi az értéke szorozva a színéhez tartozó torony magasságával.

rules-origins-population = Népesség növelése
rules-origins-population-text =
    Fizesd ki a sáv következő talpa fölé nyomtatott élelmet: az elsőért 2-t, az utolsóért 8-at. Ezután szabad egy újabb kockának. Az utolsó talp 10 pontot hoz. Akkor is felszabadul egy talp, ha egy kocka székre kerül, vagy tanácsadó lesz.

rules-origins-passing = Passzolás
rules-origins-passing-text =
    Visszaveszed az arkhónodat, aztán a szabad embereidet, egyenként, tetszőleges sorrendben. Mindegyik 1-gyel nő; a 6-osból tanácsadó lesz. A fel nem használt szabad emberek nem nőnek. A felhasznált szónokok a kör végéig maradnak.

rules-origins-advisors = Tanácsadók
rules-origins-advisors-text =
    Az új színű tanácsadó a tanácsadósáv következő szabad helyére kerül. Ha az a színed már megvan, a jobb szélső tanácsadód pontjait kapod, és a kocka visszakerül a készletbe. A talp nálad marad. Az arkhónod a tanácsadóid minden színét viseli.

rules-origins-superiority = Fölényjelzők
rules-origins-superiority-text =
    A passzoláson kívül bármelyik akció után elkölthetsz egy jelzőt egy második akcióért ugyanabban a fordulóban, fordulónként legfeljebb egyet. Az éppen megszerzett jelző azonnal elkölthető.

rules-origins-round-end = A kör vége
rules-origins-round-end-text =
    - A felhasznált szónokok visszakerülnek a kínálatba, és 1-gyel nőnek; az 5-öst újradobjuk.
    - Aki a katonai sávon legelöl áll, megkapja a bástyajelzőt. Döntetlennél az alsó korong számít.
    - Minden katonai korong visszalép a mögötte lévő határig.
    - Minden zodiákuskártya azé lesz, aki abban a templomban legmagasabban áll; döntetlennél az alsó korongé. Ha egy templomban még egyetlen korong sem hagyta el a kezdőmezőt, a kártyáját senki sem kapja meg.
    - Ha teljesült a játék végének feltétele, a játéknak vége.

rules-origins-game-end = Mikor ér véget a játék
rules-origins-game-end-text =
    Ezek közül egy elég; a kört mindig végigjátsszuk:

    - Valaki mindhárom templom tetejére ért.
    - A negyedkártyákon nem maradt arany.
    - Már csak három vagy kevesebb szín toronykorongjai vannak meg.
    - Hiányzik egy szín polgára, amikor a kínálatot fel kell tölteni.

rules-origins-scoring = Végső pontozás
rules-origins-scoring-text =
    - 1 pont minden aranyért.
    - A jobb szélső tanácsadód melletti pontok.
    - A két alacsonyabb templomod; a legmagasabb nem számít.
    - Minden széken ülő kockáért: az értéke szorozva a színéhez tartozó tornyod magasságával.

    Az nyer, akinek a legtöbb pontja van. Döntetlennél a több épületlapka dönt; ha az is egyenlő, közös a győzelem.

rules-origins-solo = Játék egyedül
rules-origins-solo-text =
    Öt kört játszol; a cél 180 pont, és további 20 a négy bónuszakció-lapka közül mindegyikért, amely a saját témájának helyénél van.

    - Három negyedkártya van. Öt kockából a két legmagasabbat félretesszük, és a többiből kettőt elveszel.
    - Látogatás után egy szomszédos hely is emelkedik, hacsak nem 6-on áll. Egy fölényjelző e forduló minden emelkedését megakadályozza; másra nem használható.
    - Egy más színű korong körről körre a következő határ előtt áll, és a támadásaidat ehhez mérjük.
    - A kör végén egy véletlenszerűen kiválasztott zodiákuskártyádat tartod meg.

rules-origins-zodiac = Zodiákuskártyák
rules-origins-zodiac-text =
    - Nyilas: az elvett kocka 1-gyel növelhető.
    - Halak: egy bónuszakció helyett 1 arany vehető el.
    - Bak: toronyszint építésekor egy kockád 2-vel nő.
    - Vízöntő: egy templomban tett két lépés után 1 aranyért egy lépés egy másikban. Az az előrelépés, amellyel a kártyát elveszed, nem számít.
    - Bika: az épületek és a polgárok 1 bölcsességgel olcsóbbak.
    - Rák: ha szabad talppal passzolsz, egy polgár ingyen. Kötelező elvenni egyet.
    - Mérleg: negyed lezárása után elvehetsz egy polgárt a bölcsességéért.
    - Kos: minden támadás 1 pontot hoz minden piros kockádért.
    - Oroszlán: a székre kerülő kocka 2-vel nő.
    - Ikrek: passzoláskor annyi alapnyersanyag, ahány mezőt majd visszalépsz.
    - Szűz: a megvett épület farmra is kerülhet, ingyen.
    - Skorpió: 1 bölcsesség negyed lezárásáért és minden új tanácsadóért.

    Kártyától egyetlen kocka sem nő 6 fölé.

rules-origins-buildings = Épületek
rules-origins-buildings-text =
    - Magtár: 1 élelem, és 1 minden farmért. Kikötő: 2 pont minden sárga épületért. Piac: 4 pont minden sárga szabad emberért. Pénzverde: 1 arany. Kőbánya: 1 kő, és 1 minden mellette lévő üres helyért. Műhely: 1 alapnyersanyag.
    - Fegyvertár: 2 lépés és támadás. Szekérudvar: 2 pont minden piros épületért és minden piros szabad emberért. Előőrs: 1 lépés vagy támadás. Lovassági tábor: 2 lépés, és egy kő vagy élelem minden gyengébb játékosért. Erőd: 1 lépés minden piros épületért. Veteránok tábora: egy piros szabad ember értékének megfelelő pont; az értéke aztán 1-gyel csökken.
    - Kastély: 1 pont, és 3 minden lezárt negyedért. Építkezés: tégy félre egy piaci lapkát, amelyet később bölcsesség nélkül vehetsz meg. Törvényszék: változtasd meg egy fel nem használt kocka színét. Birtok: egy polgár ingyen. Fórum: egy szónok ingyen. Kőkör: legfeljebb 10 pont a sokféle színű épületekért.
    - Erdei, Hegyi és Tengeri templom: ott 2 lépés, és 1 aranyért egy lépés máshol. Obeliszk: minden további obeliszkért több pont. Szent hely: 3, 6 vagy 10 pont 1, 2 vagy 3 zodiákuskártyáért. Szobor: egy templomlépés.
    - Művészek csarnoka: 3 pont a szabad embereid minden színéért. Csillagvizsgáló torony: 1 bölcsesség, és 1 minden tanácsadóért. A bölcsesség kútja: 1 bölcsesség, és egy anyahajó 1-re áll. Átjárókapu: egy szabad ember növelése legfeljebb 2-vel. Gyógyítók háza: 1 pont, és 1 minden szabad emberért. Mágustorony: egy szomszédos épület használata.
