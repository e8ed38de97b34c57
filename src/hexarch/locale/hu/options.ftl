# Amiben az asztal a játék előtt megegyezhet, mindkét játékhoz, magyarul. Minden mondat egész.

## Groups

option-group-set-up = Előkészületek
option-group-box = A doboz tartalma
option-group-variants = Változatok
option-group-order = Játéksorrend
option-group-conversions = Átváltások
option-group-spades = Ásók
option-group-cults = Kultuszok
option-group-payments = Fizetés
option-group-dice = Kockák
option-group-temples = Templomok
option-group-city = Város
option-group-solo = Játék egyedül
option-on = Igen
option-off = Nem

## Terra Mystica: presets

tm-preset-standard = Szabálykönyv
tm-preset-standard-help = A legújabb szabálykönyv, és a szerzők válaszai ott, ahol a könyv nem rendelkezik.
tm-preset-league = Liga
tm-preset-league-help = Ahogy az online ligában: kis kiegészítőkkel, a felajánlásokra később adott válasszal, passzolás szerinti sorrenddel.

## Terra Mystica: set-up

tm-option-map = Térkép
tm-option-map-help = A tábla, amelyen a játék folyik.
tm-option-map-base = Alapjáték
tm-option-map-fire-and-ice-1 = Tűz és jég, 1. oldal
tm-option-map-fire-and-ice-2 = Tűz és jég, 2. oldal
tm-option-map-fjords = Fjordok
tm-option-map-loon-lakes = Loon Lakes
tm-option-own-map = Egyéni térkép
tm-option-own-map-help = Egy térkép sorait tartalmazó fájl. A fenti térképet helyettesíti.
tm-option-introductory = Bevezető játék
tm-option-introductory-help = Rögzített felállás az első játékhoz: a csoportok, a lakóépületek, a pontozó lapkák és a bónuszkártyák előre adottak.
tm-option-factions = Kijelölt csoportok
tm-option-factions-help = Minden helyhez egy, sorban. Két azonos színű csoport nem lehet ugyanabban a játékban.
tm-option-faction-choice = A csoportok kiválasztása
tm-option-faction-choice-help = Szabadon, a játékosok sorrendjében; egy neked kisorsolt szín két csoportja közül az egyik; vagy kisorsolt csoportok árverése, amelyen pontokkal lehet licitálni.
tm-option-faction-choice-free = Szabadon
tm-option-faction-choice-random-colours = Sorsolt színek
tm-option-faction-choice-auction = Árverés
tm-option-starting-points = Kezdőpontok
tm-option-starting-points-help = Mindenki 20 ponttal kezd, vagy az erős csoportok kevesebbel.
tm-option-starting-points-equal = Mindenkinek 20
tm-option-starting-points-2017 = Csoportonként (2017)
tm-option-start-player = Ki kezd
tm-option-start-player-help = A kezdő játékost kisorsoljuk, vagy az első helyen ülő kezd.
tm-option-start-player-random = Sorsolás
tm-option-start-player-first = Első hely
tm-option-spade-tile-late = Ásós pontozó lapka az 5. és 6. körben
tm-option-spade-tile-late-help = A legújabb könyv tiltja; a régebbiek úgy osztják, mint bármelyik másikat.
tm-option-spade-tile-late-forbid = Soha
tm-option-spade-tile-late-allow = Lehetséges
tm-option-factions-auren = { faction-auren }
tm-option-factions-witches = { faction-witches }
tm-option-factions-alchemists = { faction-alchemists }
tm-option-factions-darklings = { faction-darklings }
tm-option-factions-halflings = { faction-halflings }
tm-option-factions-cultists = { faction-cultists }
tm-option-factions-engineers = { faction-engineers }
tm-option-factions-dwarves = { faction-dwarves }
tm-option-factions-mermaids = { faction-mermaids }
tm-option-factions-swarmlings = { faction-swarmlings }
tm-option-factions-chaosmagicians = { faction-chaosmagicians }
tm-option-factions-giants = { faction-giants }
tm-option-factions-fakirs = { faction-fakirs }
tm-option-factions-nomads = { faction-nomads }

## Terra Mystica: what is in the box

tm-option-mini-expansion-1 = Még négy városlapka
tm-option-mini-expansion-1-help = Az első minikiegészítő.
tm-option-shipping-bonus = Tizedik bónuszkártya
tm-option-shipping-bonus-help = Passzoláskor pontot ad a hajózásért.
tm-option-temple-scoring-tile = Kilencedik pontozó lapka
tm-option-temple-scoring-tile-help = Pontot ad a templomokért.

## Terra Mystica: variants

tm-option-war-and-faith = Háború és hit
tm-option-war-and-faith-help = Aki templomot épít, fizet a szomszédos templomok tulajdonosainak; az erődök és a szentélyek nem állhatnak egymás mellett, és értékesebbé teszik a városokat.
tm-option-fewer-buildings = Kevesebb épület
tm-option-fewer-buildings-help = Öt játékosnak: mindenkinek eggyel kevesebb lakóépülete és kereskedőháza van; ezek bevétele kezdettől fogva jár.
tm-option-unlimited-towns = Korlátlan számú város
tm-option-unlimited-towns-help = Öt játékosnak: akkor is alapítható város, ha nem maradt városlapka.

## Terra Mystica: order of play

tm-option-turn-order = A következő kör sorrendje
tm-option-turn-order-help = Az óramutató járása szerint az elsőként passzolótól, vagy a passzolás sorrendjében.
tm-option-turn-order-clockwise = Óramutató szerint
tm-option-turn-order-passing = Passzolás szerint
tm-option-offers = Válasz a hatalomfelajánlásokra
tm-option-offers-help = A szomszédok azonnal válaszolnak, vagy később, a saját következő akciójuk előtt. A későbbi válasz gyorsabb, ha nem vagytok egyszerre online.
tm-option-offers-at-once = Azonnal
tm-option-offers-deferred = Később
tm-option-leech-timing = Felajánlások és jutalmak
tm-option-leech-timing-help = Azonnali válasz esetén: mielőtt vagy miután az építő elveszi a pártfogó lapkát, a városlapkát és az erőd jutalmát.
tm-option-leech-timing-before-rewards = Előbb a felajánlás
tm-option-leech-timing-after-rewards = Előbb a jutalom
tm-option-tiles-in-any-order = Lapkák tetszőleges sorrendben
tm-option-tiles-in-any-order-help = A második pártfogó lapka elvehető azok előtt a városlapkák előtt, amelyeket az első hozott.

## Terra Mystica: conversions

tm-option-conversions-mid-action = Átváltás bármikor
tm-option-conversions-mid-action-help = Akció közben is, nem csak előtte és utána.
tm-option-free-burning = Hatalom feláldozása bármikor
tm-option-free-burning-help = A fordulód bármely pontján, nem csak azonnali fizetéshez.

## Terra Mystica: spades

tm-option-spade-scoring = Az ásós pontozó lapka ezért fizet
tm-option-spade-scoring-help = A felhasznált ásókért, vagy minden megszerzett ásóért, akkor is, ha a játékos lemond róla.
tm-option-spade-scoring-used = Felhasznált ásók
tm-option-spade-scoring-gained = Megszerzett ásók
tm-option-spade-path = Út a terepkörön
tm-option-spade-path-help = A legrövidebb út, vagy olyan, amely sohasem megy át a szülőföldön.
tm-option-spade-path-shortest = A legrövidebb
tm-option-spade-path-around-home = Szülőföldet kerülve
tm-option-long-way-round = A hosszabb út
tm-option-long-way-round-help = A szükségesnél több ásó is felhasználható, ha a terepkör hosszabb útját választod.
tm-option-transform-home-away = A szülőföld átalakítható
tm-option-transform-home-away-help = A szülőfölded egy mezője más tereppé alakítható.
tm-option-transform-only-closer = Csak a szülőföld felé
tm-option-transform-only-closer-help = Az átalakításnak közelebb kell vinnie a mezőt a szülőföldhöz.
tm-option-free-spade-needs-transform = Az ingyen ásókat fel kell használni
tm-option-free-spade-needs-transform-help = Az ingyen ásót adó akció nem választható csak azért, hogy a szülőföldre építs.
tm-option-spades-split-before-home = Két ingyen ásó két mezőre
tm-option-spades-split-before-home-help = Az egyik akkor is mehet másik mezőre, ha az első még nem szülőföld.
tm-option-dwelling-on-second = Lakóépület a második mezőn
tm-option-dwelling-on-second-help = A több ásót adó akció lakóépülete a második mezőn is állhat.
tm-option-bought-spades-one-space = Megvett ásók egy mezőre
tm-option-bought-spades-one-space-help = Ha az ásók több mezőre oszlanak, többet már nem lehet venni.
tm-option-stronghold-spades-alone = Csak az erőd ásói
tm-option-stronghold-spades-alone-help = A Félszerzetek erődjének három ásója mellé nem lehet továbbiakat venni.
tm-option-halfling-sh-dwelling-first-only = Félszerzetek erődje: csak az első mező
tm-option-halfling-sh-dwelling-first-only-help = Az erőd által átalakított mezők közül csak az elsőre kerülhet a lakóépület.
tm-option-cult-spades-must-finish-first = Kultuszásók: előbb egy mezőt fejezz be
tm-option-cult-spades-must-finish-first-help = A kultuszbónusz ásói egy mezőre mennek, amíg az szülőfölddé nem válik.

## Terra Mystica: cults

tm-option-cultists-all-decline = Kultisták, ha mindenki elutasítja
tm-option-cultists-all-decline-help = Amit a Kultisták kapnak, ha minden szomszéd elutasítja a hatalmat.
tm-option-cultists-all-decline-power1 = 1 hatalom
tm-option-cultists-all-decline-nothing = Semmi
tm-option-late-keys = Késői kulcsok
tm-option-late-keys-help = Ha a 10-es mezőre lépéshez hiányzott a kulcs, egy ugyanabban a fordulóban később szerzett kulcs pótolja.
tm-option-may-stay-on-nine = Maradás a 9-es mezőn
tm-option-may-stay-on-nine-help = A játékos megállhat a 9-esen, és megtarthatja a kulcsot egy másik kultuszhoz.

## Origins: presets

origins-preset-standard = Szabálykönyv
origins-preset-standard-help = A szabálykönyv szerint; ahol az nem rendelkezik, ott a legegyszerűbb értelmezés.
origins-preset-quick = Gyors
origins-preset-quick-help = Kevesebb kérdés: aranyat csak akkor használunk, ha más nyersanyag hiányzik.

## Origins: set-up and order

origins-option-start-player = Ki kezd
origins-option-start-player-help = A kezdőjátékost kisorsoljuk, vagy az első helyen ülő kezd.
origins-option-start-player-random = Sorsolás
origins-option-start-player-first = Első hely
origins-option-components = Javított tartozékok
origins-option-components-help = Egy fájl a saját lapkáidra és kártyáidra nyomtatott értékekkel, ahol eltérnek a mieinktől.
origins-option-turn-order = A fordulók sorrendje
origins-option-turn-order-help = Az óramutató járása szerint a bástyajelző birtokosától, vagy a katonai sáv sorrendjében.
origins-option-turn-order-clockwise = Óramutató szerint
origins-option-turn-order-military = Katonai sáv

## Origins: payments and dice

origins-option-gold = Arany nyersanyag helyett
origins-option-gold-help = Te választod meg, mennyi aranyat használsz, vagy az arany csak a hiányt pótolja.
origins-option-gold-ask = Kérdezzen meg
origins-option-gold-last = Csak ha kell
origins-option-raise-past-six = 6 értékű kocka növelése
origins-option-raise-past-six-help = Élelem és épületek növelhetnek 6 értékű szabad embert, aki ekkor tanácsadó lesz.
origins-option-freemen-counted = Beszámított szabad emberek
origins-option-freemen-counted-help = A szabad embereket számoló épületek a helyeken lévőket is számolják, vagy csak a fel nem használtakat.
origins-option-freemen-counted-all = Mind
origins-option-freemen-counted-unused = Csak a fel nem használtak
origins-option-veterans-of-one = Veteránok tábora és az 1 érték
origins-option-veterans-of-one-help = 1 értékű szabad embert is választhat, akinek az értéke ekkor nem változik.
origins-option-missing-die = Hiányzó kocka a kínálathoz
origins-option-missing-die-help = Mindig véget vet a játéknak, vagy csak akkor, ha a kocka a kör végén is hiányzik.
origins-option-missing-die-remembered = Vége a játéknak
origins-option-missing-die-still-missing = Ha még hiányzik

## Origins: temples, city, solo game

origins-option-temple-without-step = Zodiákuskártya lépés nélkül
origins-option-temple-without-step-help = Mikor vehető el a templom főakciójával a zodiákuskártya előrelépés nélkül.
origins-option-temple-without-step-at-the-top = A csúcson
origins-option-temple-without-step-always = Mindig
origins-option-temple-without-step-never = Soha
origins-option-cards-change-hands = A zodiákuskártyák gazdát cserélnek
origins-option-cards-change-hands-help = A templom főakciója más játékostól is elveszi a kártyát, nem csak a tábláról.
origins-option-idle-temples = Templomok, ahol senki sem lépett
origins-option-idle-temples-help = Ki kapja annak a templomnak a zodiákuskártyáját, amelyben minden korong még a kezdőmezőn áll.
origins-option-idle-temples-bottom-disc = A legalsó korong
origins-option-idle-temples-nobody = Senki
origins-option-cover-closed-districts = A Szűz lezárt negyedre is építhet
origins-option-cover-closed-districts-help = A Szűz egy már lezárt negyed farmjára is rakhat épületet.
origins-option-rival-disc = A rivális korongja
origins-option-rival-disc-help = Egyedül játszva a másik korong csak támadáskor számít, vagy mindenben, ami katonai erőt hasonlít össze.
origins-option-rival-disc-attacks = Csak támadáskor
origins-option-rival-disc-strength = Minden összehasonlítás
