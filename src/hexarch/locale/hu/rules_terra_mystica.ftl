# A Terra Mystica szabályai a saját szavainkkal, témánként. A gondolatjellel kezdődő sor egy lista eleme.

rules-tm-overview = A játék egy percben
rules-tm-overview-text =
    Minden játékos a 14 csoport egyikét vezeti. Egy csoport csak a szülőföldjén építkezik, ezért a környező földet azzá alakítod, lakóépületeket építesz rá, és jobb épületekké fejleszted őket.

    Mind a hat körben fordulónként egy akciót hajtasz végre, amíg úgy nem döntesz, hogy passzolsz. Az épületek körről körre munkásokat, érméket, papokat és hatalmat hoznak. Az nyer, akinek a végén a legtöbb győzelmi pontja van.

    8 lakóépületed, 4 kereskedőházad, 3 templomod, 1 erődöd, 1 szentélyed, 7 papod és 3 hidad van, sohasem több. A munkások és az érmék száma korlátlan.

rules-tm-first-game = Az első játék
rules-tm-first-game-text =
    A bevezető játék megadja mindazt, amit nehéz kiválasztani, amíg nem ismered a játékot: a csoportokat, az első lakóépületeket, a pontozó lapkákat és a bónuszkártyákat.

    - Két játékos: Boszorkányok és Nomádok.
    - Három játékos: csatlakoznak az Aranycsinálók.
    - Négy játékos: Boszorkányok, Nomádok, Félszerzetek és Sellők.
    - Öt játékos: ehhez a négyhez csatlakoznak az Óriások.

rules-tm-set-up = Előkészületek
rules-tm-set-up-text =
    A pontozó lapkák közül hatot sorsolunk ki, minden körre egyet; az ásós lapka a két utolsó kör egyikébe sem kerülhet. A bónuszkártyákból hárommal többet sorsolunk ki, mint ahány játékos van. Aztán sorban mindenki csoportot választ. Két azonos színű csoport egy táblán osztozik, ezért soha nem találkozik.

    20 ponttal kezdesz, a csoportod munkásaival, érméivel és papjaival, és 12 hatalommal az első két tárolóban. Néhány csoport lépésekkel kezd a kultuszsávokon.

    Sorban mindenki lerak egy lakóépületet, aztán fordított sorrendben egy másodikat. Ezután a Nomádok lerakják a harmadikat. A Káoszmágusok csak egyet raknak le, mindenki más után. Az első lakóépületek a nyomtatott térkép szülőföldjén állnak, nem kerülnek semmibe, nem kell hozzájuk szomszéd, és nem kínálnak hatalmat.

    Végül mindenki elvesz egy bónuszkártyát, az utolsó játékos elsőként. A megmaradt három kártya mindegyikére egy érme kerül.

rules-tm-rounds = Körök és bevétel
rules-tm-rounds-text =
    Egy kör három fázisból áll: bevétel, akciók, majd kultuszbónusz és tisztogatás.

    Azt kapod, ami a tábládon látható: a térképre került épület helye felszabadul, és megmutatja a bevételét.

    - A lakóépületek munkásokat hoznak.
    - A kereskedőházak érméket és hatalmat hoznak.
    - A templomok és a szentély papokat hoznak.
    - Az erőd hatalmat hoz, néhány csoportnál mást.
    - A bónuszkártyád és a pártfogó lapkáid is hozzáteszik a magukét.

    Bevétel már az első körben is van. A papok a saját készletedből jönnek; ha ott nincs több, nem kapsz.

rules-tm-power = A hatalom és a tárolói
rules-tm-power-text =
    A hatalomjelzők három tárolón vándorolnak át.

    - Minden kapott hatalom egy jelzőt az I. tárolóból a II.-ba visz.
    - Ha az I. tároló üres, a II.-ból visz egyet a III.-ba.
    - Ha már minden a III. tárolóban van, a további hatalom elvész.
    - Hatalmat csak a III. tárolóból költesz; onnan az I.-be kerül vissza.

rules-tm-turns = Fordulók
rules-tm-turns-text =
    A fordulódban pontosan egy akciót hajtasz végre. Az átváltás nem számít akciónak. A sor addig jár körbe, amíg mindenki nem passzolt; aki passzolt, kimarad. Az utolsónak maradt játékos egyedül is folytathatja, amíg van mit tennie.

    Az akciók a következők: felszínformálás és építkezés, a hajózás növelése, az ásók olcsóbbá tétele, épület fejlesztése, pap küldése, hatalomakció, speciális akció és passzolás.

rules-tm-build = Felszínformálás és építkezés
rules-tm-build-text =
    Válassz egy szabad, elérhető mezőt. Átalakíthatod, és ha ezután a szülőfölded, ugyanabban az akcióban lakóépületet építhetsz rá. A kettő közül csak az egyiket is megteheted.

    - Egy lakóépület ára 1 munkás és 2 érme (Mérnököknek 1 és 1, Gyíkszerzeteknek 2 és 3).
    - A terepkörön minden lépés egy ásóba kerül. Mindkét irányba mehetsz, így három ásó mindig elég. Az Óriásoknak mindig pontosan kettő kell.
    - Egy ásó ára 3 munkás, később 2 vagy 1. Az Árnylények ehelyett pappal fizetnek.
    - A hatalomakcióból, bónuszkártyáról vagy erődből származó ásók ingyenesek; a hiányzók megvehetők.
    - Egy akció minden ásója egy mezőre megy. Csak ha két ingyen ásó közül egy elég volt, mehet a másik máshová; oda nem építhető lakóépület.
    - Az ásók nem tehetők félre. Amit nem használsz fel, elvész.

    Megállhatsz olyan terepen is, amely nem a tiéd. Épülettel foglalt mező soha nem alakítható át; az a mező, amelyen csak tereplapka van, mindenki előtt nyitva áll. Folyóra semmi sem épül.

rules-tm-adjacency = Elérhetőség és szomszédság
rules-tm-adjacency-text =
    - Közvetlen szomszédság: két mezőnek közös oldala van, vagy híd köti össze őket.
    - Közvetett szomszédság: csak folyó van köztük, és a hajózásod legalább annyi, ahány folyómező. A Törpéknél és a Fakíroknál alagút vagy szőnyeg ér át egy mezőn.

    Az átalakításhoz, az építkezéshez és a legnagyobb területhez mindkettő számít. A szomszédoktól kapott hatalomhoz, a városokhoz és a kereskedőház árához csak a közvetlen szomszédság.

rules-tm-shipping = Hajózás
rules-tm-shipping-text =
    1 papért és 4 érméért a hajózásod eggyel nő. Az első lépés 2 pontot hoz, a második 3-at, a harmadik 4-et. A Sellők 1-ről indulnak, és van egy negyedik lépésük 5 pontért. A Törpéknek és a Fakíroknak nincs hajózásuk.

rules-tm-spades = Olcsóbb ásók
rules-tm-spades-text =
    2 munkásért, 5 érméért és 1 papért egy ásó mostantól eggyel kevesebb munkásba kerül: 3 helyett 2-be, aztán 1-be. Minden lépés 6 pontot hoz. A Félszerzetek csak 1 érmét fizetnek. A Fakírok csak egyet léphetnek, az Árnylények egyet sem: ők papokkal fizetnek.

rules-tm-upgrade = Épület fejlesztése
rules-tm-upgrade-text =
    A lakóépületből kereskedőház lesz. A kereskedőházból templom vagy erőd. A templomból szentély. A régi épület visszakerül a tábládra, és ismét eltakarja a bevételét.

    - Kereskedőház: 2 munkás és 6 érme, de csak 3 érme, ha közvetlenül mellette ellenfél épülete áll.
    - Templom: 2 munkás és 5 érme.
    - Erőd és szentély: ahogy a csoportod táblája mutatja.
    - A Mérnökök kevesebbet, a Gyíkszerzetek többet fizetnek.

    A templom és a szentély azonnal egy pártfogó lapkát hoz; a Káoszmágusok kettőt vesznek el. Az erőd a csoportod saját képességét hozza.

rules-tm-offers = Hatalom a szomszédok építkezéseiből
rules-tm-offers-text =
    Ha valaki épít vagy fejleszt, minden ellenfél, akinek közvetlenül mellette épületei vannak, hatalmat fogadhat el: annyit, amennyit ezek az épületei érnek. A lakóépület 1-et ér, a kereskedőház és a templom 2-t, az erőd és a szentély 3-at.

    Az első hatalom ingyenes, minden további egy pontba kerül: 3 hatalom ára 2 pont. Mindent vagy semmit, de soha nem kapsz többet, mint amennyi a tárolóidban elfér, vagy amennyire a pontjaidból futja. A saját építkezéséből senki sem kap hatalmat.

    A szomszédok egymás után döntenek, az építő bal oldali szomszédjától kezdve, mielőtt az építő elvenné a pártfogó lapkát, a városlapkát vagy az erőd jutalmát. Az asztalnál ülők megegyezhetnek abban, hogy később válaszolnak.

rules-tm-cults = A négy kultusz
rules-tm-cults-text =
    A Tűz, a Víz, a Föld és a Levegő sávja 0-tól 10-ig tart. Útközben hatalmat kapsz: 1-et a 3-as mezőn, 2-t az 5-ösön, 2-t a 7-esen és 3-at a 10-esen. Ez nem kerül pontba.

    Egy sáv 10-es mezőjén csak egy játékos állhat, és mindenkinek kulcs kell hozzá. Minden város egy kulcsot hoz. Kulcs nélkül, vagy ha már van ott valaki, a 9-esen megállsz, és a további lépések elvesznek.

rules-tm-priests = Pap küldése
rules-tm-priests-text =
    Tégy egy papot egy kultusz rendjének szabad helyére: az egyik hely 3 lépést hoz, a másik három 2-t. A pap soha nem jön vissza, így a játék végéig eggyel kevesebb papod van.

    Vagy küldd el a papot egyetlen lépésért, és vedd vissza a készletedbe; ezt akárhányszor megteheted.

rules-tm-power-actions = Hatalomakciók és hidak
rules-tm-power-actions-text =
    A táblán hat akció van. Mindegyiket körönként egyszer, egy játékos használhatja.

    - 3 hatalom: egy híd.
    - 3 hatalom: 1 pap.
    - 4 hatalom: 2 munkás.
    - 4 hatalom: 7 érme.
    - 4 hatalom: felszínformálás és építkezés 1 ingyen ásóval.
    - 6 hatalom: felszínformálás és építkezés 2 ingyen ásóval.

    A híd egy folyómezőt ível át olyan helyen, ahol a tábla megengedi. Az egyik végén a saját épületednek kell állnia. Onnantól a két vége közvetlenül szomszédos, a városoknál és a hatalomnál is. A híd soha nem mozdul, és három van belőle.

rules-tm-conversions = Átváltás és feláldozás
rules-tm-conversions-text =
    A saját fordulódban, az akció előtt és után, akárhányszor:

    - 5 hatalomból 1 pap, 3 hatalomból 1 munkás, 1 hatalomból 1 érme.
    - 1 papból 1 munkás, 1 munkásból 1 érme.

    Visszafelé nem megy. Ha a III. tárolóban kevés a hatalom, feláldozhatsz: a II. tároló két jelzője közül az egyik a III. tárolóba kerül, a másik végleg kikerül a játékból.

rules-tm-special = Speciális akciók
rules-tm-special-text =
    Néhány erődnek, egy pártfogó lapkának és két bónuszkártyának saját akciója van. Mindegyik körönként egyszer használható, és a fordulód akciójának számít. Az erőd akciója már abban a körben használható, amelyikben megépült.

rules-tm-passing = Passzolás
rules-tm-passing-text =
    Aki nem tud vagy nem akar cselekedni, passzol. Visszaadod a bónuszkártyádat, megkapod, amit passzoláskor fizet, és elveszel egy másikat az ott lévők közül, a rajta lévő érmékkel együtt; nem azt, amelyiket éppen visszaadtad. A bevétele a következő körben jön.

    Aki elsőként passzol, az kezdi a következő kört. Az utolsó körben kapsz pontot a passzolásért, de kártyát nem veszel el.

rules-tm-towns = Városok
rules-tm-towns-text =
    A város magától jön létre, amint legalább négy épületed közvetlenül szomszédos, és együtt legalább 7-et ér. Három is elég, ha az egyik a szentély. Egy pártfogó lapka a 7-et 6-ra csökkenti.

    Városlapkát választasz: azonnal pontokat és jutalmat hoz, valamint egy kulcsot valamelyik 10-es mezőhöz. Minden, ami összefügg, a városhoz tartozik. A később hozzáépített épületek növelik, de nem alapítanak másodikat; két összeérő város kettő marad. A hidak a városoknál is összekötnek, a hajózás nem. A Sellők kihagyhatnak egy folyómezőt.

rules-tm-cult-bonus = Kultuszbónusz és tisztogatás
rules-tm-cult-bonus-text =
    Az utolsó kivételével minden kör után a kör pontozó lapkájának jobb fele mindenkinek fizet egy kultusz lépéseiért, a jelzett szám minden teljes többszöröséért egyszer. A lépések nem fogynak el. A jutalmakat a következő kör sorrendjében veszitek el.

    Az így kapott ásókat azonnal használni kell, elérhető szabad mezőkön. Nem vehető hozzájuk több, nem épülhet lakóépület, nem használható alagút vagy szőnyeg, és az ásós pontozó lapka nem számolja őket. Egyetlen ilyen ásó az Óriásoknak elvész.

    Ezután a használt akciók ismét szabadok, és minden gazdátlan bónuszkártyára egy érme kerül.

rules-tm-end = A játék vége
rules-tm-end-text =
    A hatodik kör után:

    - Minden kultusz 8, 4 és 2 pontot fizet az első háromnak. Holtversenyben osztoztok rajtuk, lefelé kerekítve. A 0-s mezőért nem jár pont.
    - A legnagyobb összefüggő épületterület 18, 12 és 6 pontot fizet. Itt a hajózás, az alagút és a szőnyeg is összeköt; a bónuszkártya hajózása nem.
    - Minden megmaradt erőforrás érmére váltható; minden 3 érme egy pontot ér, az Aranycsinálóknál minden 2.

    Az nyer, akinek a legtöbb pontja van; holtversenyben közös a győzelem.

rules-tm-favor = Pártfogó lapkák
rules-tm-favor-text =
    Négy lapka 3-3 lépést hoz egy kultuszban; mindegyikből egy van. A többiből három-három. Egy fajtából csak egy lehet nálad.

    - Tűz, 2 lépés: a városokhoz elég a 6-os érték.
    - Víz, 2 lépés: speciális akció 1 kultuszlépésért.
    - Föld, 2 lépés: körönként 1 munkás és 1 hatalom.
    - Levegő, 2 lépés: körönként 4 hatalom.
    - Tűz, 1 lépés: körönként 3 érme.
    - Víz, 1 lépés: 3 pont minden kereskedőházért, amelyet építesz.
    - Föld, 1 lépés: 2 pont minden lakóépületért, amelyet építesz.
    - Levegő, 1 lépés: passzoláskor 2, 3, 3 vagy 4 pont 1, 2, 3 vagy 4 kereskedőházért.

rules-tm-scoring = Pontozó lapkák
rules-tm-scoring-text =
    A lapka bal fele a kör akciói közben fizet valamiért, a jobb fele a kör végén egy kultuszért.

    - 2 pont egy lakóépületért; egy pap a Víz 4 lépéséért, vagy 4 hatalom a Tűz 4 lépéséért.
    - 3 pont egy kereskedőházért; egy ásó a Levegő vagy a Víz 4 lépéséért.
    - 5 pont az erődért vagy a szentélyért; egy munkás a Levegő vagy a Tűz 2 lépéséért.
    - 2 pont minden felhasznált ásóért; egy érme a Föld minden lépéséért.
    - 5 pont egy városért; egy ásó a Föld 4 lépéséért.

    Amit egy pontozó lapka és amit egy pártfogó lapka fizet, összeadódik.

rules-tm-bonus = Bónuszkártyák
rules-tm-bonus-text =
    Egy kártya egy körre a tiéd.

    - 1 pap.
    - 1 munkás és 3 hatalom.
    - 6 érme.
    - 3 hatalom, és az akciók alatt 1-gyel nagyobb hajózás.
    - 2 érme, és egy speciális akció 1 ingyen ásóval.
    - 4 érme, és egy speciális akció 1 kultuszlépésért.
    - 2 érme, és passzoláskor 1 pont minden lakóépületért.
    - 1 munkás, és passzoláskor 2 pont minden kereskedőházért.
    - 2 munkás, és passzoláskor 4-4 pont az erődért és a szentélyért.

rules-tm-town-tiles = Városlapkák
rules-tm-town-tiles-text =
    Mindegyikből kettő van.

    - 9 pont és 1 pap.
    - 8 pont és egy-egy lépés minden kultuszban.
    - 7 pont és 2 munkás.
    - 6 pont és 8 hatalom.
    - 5 pont és 6 érme.

rules-tm-forest = Tündérek és Boszorkányok
rules-tm-forest-text =
    Szülőföld: erdő, zöld.

    - Tündérek: az erőd azonnal egy pártfogó lapkát hoz, és speciális akciót, amely 2 lépést ad egy kultuszban.
    - Boszorkányok: minden városért 5 ponttal többet kapnak. Az erődjük speciális akciója: egy ingyen lakóépület bármelyik szabad erdőre, közel vagy távol.

rules-tm-swamp = Aranycsinálók és Árnylények
rules-tm-swamp-text =
    Szülőföld: mocsár, fekete.

    - Az Aranycsinálók bármikor válthatnak 1 pontot 1 érmére, és 2 érmét 1 pontra. Az erődjük 12 hatalmat hoz, és onnantól 2 hatalmat minden ásóért.
    - Az Árnylények papokkal fizetik az ásókat, és mindegyikért 2 pontot kapnak. Az erődjük egyszer legfeljebb 3 munkásból papot csinál.

rules-tm-plains = Félszerzetek és Kultisták
rules-tm-plains-text =
    Szülőföld: síkság, barna.

    - A Félszerzetek minden ásóért 1 pontot kapnak. Az erődjük azonnal 3 ásót hoz, és az egyik így átalakított mezőre lakóépület épülhet.
    - A Kultisták előrelépnek egy választott kultuszban, ha legalább egy szomszéd hatalmat fogad el az építkezésükből; ha mindenki elutasítja, 1 hatalmat kapnak. Az erődjük 7 pontot hoz.

rules-tm-mountains = Mérnökök és Törpék
rules-tm-mountains-text =
    Szülőföld: hegy, szürke.

    - A Mérnökök olcsón építkeznek, és akcióként 2 munkásért hidat építhetnek. Az erődjükkel passzoláskor 3 pontot kapnak minden hídért, amely két saját épületüket köti össze.
    - A Törpéknek nincs hajózásuk. 2 további munkásért alagutat ásnak egy mező alatt, amikor felszínt formálnak és építkeznek, és 4 pontot kapnak. Az erődjükkel az alagút 1 munkásba kerül.

rules-tm-lakes = Sellők és Gyíkszerzetek
rules-tm-lakes-text =
    Szülőföld: tó, kék.

    - A Sellők 1-es hajózással kezdenek. Városalapításkor kihagyhatnak egy folyómezőt. Az erődjük egy lépést hoz a hajózási sávon.
    - A Gyíkszerzetek többet fizetnek az épületekért, és minden városért 3 munkást kapnak. Az erődjük speciális akciója: egy lakóépületből ingyen kereskedőház lesz.

rules-tm-wasteland = Káoszmágusok és Óriások
rules-tm-wasteland-text =
    Szülőföld: pusztaság, piros.

    - A Káoszmágusok egyetlen, utolsóként lerakott lakóépülettel kezdenek. A templomok és a szentély két-két pártfogó lapkát hoznak. Az erődjük speciális akciója: két akció egymás után.
    - Az Óriásoknak minden átalakításhoz pontosan két ásó kell. Az erődjük speciális akciója 2 ingyen ásót ad egy mezőre, amelyre aztán lakóépület kerülhet.

rules-tm-desert = Fakírok és Nomádok
rules-tm-desert-text =
    Szülőföld: sivatag, sárga.

    - A Fakíroknak nincs hajózásuk. Egy papért átrepülnek egy mezőt, amikor felszínt formálnak és építkeznek, és 4 pontot kapnak. Az erődjükkel két mezőt repülnek át.
    - A Nomádok három lakóépülettel kezdenek. Az erődjük speciális akciója a homokvihar: egy közvetlenül szomszédos mező sivataggá válik, ásók nélkül, de folyón át nem, és lakóépület kerülhet rá.

rules-tm-questions = Kérdések és válaszok
rules-tm-questions-text =
    - Aki éppen hatalmat kap, közben nem költhet hatalmat azért, hogy helyet csináljon.
    - Híd vezethet ellenfél épületéhez, de nem kötheti össze ellenfelek két épületét.
    - Akinek több nagy területe van, annak csak a legnagyobb számít: játékosonként egy díj. Két játékosnál nincs harmadik díj.
    - Az alagútnak vagy a szőnyegnek olyan helyre kell vezetnie, ahol történik valami; az átalakítás első lépése elég. Közvetlenül melletted lévő mezőkre nem való.
    - Homokvihar lakóépület nélkül is megengedett.
    - Két pártfogó lapka közül az első olyan várost alapíthat, amelynek kulcsa a másodikhoz használható.
    - Átalakítás után senkinek sem kell építenie; a mező ekkor mindenki előtt nyitva marad.
    - A második mezőnek egy épületed mellett kell lennie, nem elég az éppen átalakított mező mellett.
    - A Sellők városának lapkája a folyómezőn van, és senkinek sincs útban.

rules-tm-war-and-faith = Változat: Háború és hit
rules-tm-war-and-faith-text =
    Választható. Egy templom az ellenfelek minden közvetlenül mellette álló templomáért egy érmével drágább; az érmét annak tulajdonosa kapja. Erődök és szentélyek nem állhatnak közvetlenül egymás mellett. Egy város 2 ponttal többet hoz minden benne lévő erődért és szentélyért.

rules-tm-large = Változat: hat és hét játékos
rules-tm-large-text =
    Rajongói változat. Hat játékos öt kört játszik, hét játékos négyet.

    - Mindenkinek kevesebb épülete és hatalma van; a hiányzó épületek helyei kezdettől fizetnek, és minden játékos egy pártfogó lapkával indul.
    - Egy pap kiszoríthat egy rendből egy másik játékos papját: fizess annak a játékosnak 3 vagy 2 érmét, amennyit a hely ér.
    - A már használt hatalomakció 1 hatalommal drágább.
    - Város lapka nélkül is alapítható: 5 pont, és nincs kulcs. Hét játékosnál három épület is elég, ha az egyik az erőd.
    - A 3 kultuszlépést adó lapkák többször is elvehetők.

    Mindebből a kevesebb épület és a korlátlan városok öt játékosnak is választhatók.

rules-tm-numbers = Számok kíváncsiaknak
rules-tm-numbers-text =
    Az alaptérképen 77 szárazföldi mező van négy szárazulaton. Egy játékos 17 épülete együtt 28 hatalmat ér. A csoportok 10–20 érmével, legfeljebb 8 munkással és legfeljebb egy pappal kezdenek, 12 hatalmuk pedig 3 és 9, 5 és 7 vagy 7 és 5 arányban oszlik meg.
