# Terra Mystica az oldalon, magyarul: mit lehet tenni, mit hogyan hívnak, és mi mire jó. Minden mondat egész.

## A faction with its article

tm-from-builder = ({ $builder })
tm-of-player = ({ $player })

## What can be done

tm-action-done = Forduló befejezése
tm-action-burn = { $tokens } hatalom feláldozása
tm-power-sacrifice = Áldozz fel { $tokens } hatalmat, és használd
tm-power-sacrifice-short = { $tokens } feláldozása
tm-faction-taken = { $player } választotta
tm-choose-now = Azonnal
tm-choose-lasting = Amíg nálad van
tm-choose-round = A következő körben
tm-choose-nothing = Semmi
tm-choose-track = { $cult }: { $steps } lépés, { $from } → { $to }
tm-choose-left = Még { $count } van
tm-action-convert =
    { $have ->
        [power]
            { $want ->
                [priests] { $paid } hatalom átváltása { $gained } papra
                [workers] { $paid } hatalom átváltása { $gained } munkásra
               *[coins] { $paid } hatalom átváltása { $gained } érmére
            }
        [priests] { $paid } pap átváltása { $gained } munkásra
        [workers] { $paid } munkás átváltása { $gained } érmére
        [points] { $paid } pont átváltása { $gained } érmére
       *[coins] { $paid } érme átváltása { $gained } pontra
    }
tm-action-build = Lakóépület építése: { $hex }
tm-action-transform =
    { $spades ->
        [0] { $hex } átalakítása: { $to }
       *[other] { $hex } átalakítása { $spades } ásóval: { $to }
    }
tm-action-upgrade = { $hex } fejlesztése: { $building }
tm-action-bridge = Híd építése: { $from } – { $to }
tm-action-connect = Városalapítás a folyón át: { $river }
tm-action-power = Hatalomakció: { $action }
tm-action-special = Speciális akció: { $action }
tm-action-send =
    { $steps ->
        [one] Pap küldése a { $cult } rendjébe 1 lépésért, vissza a készletbe
       *[other] Pap küldése a { $cult } rendjébe { $steps } lépésért
    }
tm-action-advance =
    { $track ->
        [shipping] Hajózás növelése
       *[digging] Ásók olcsóbbá tétele
    }
tm-action-pass = Passzolás, és ennek elvétele: { $card }
tm-action-pass-first = Ennek elvétele: { $card }
tm-action-pass-last = Passzolás a játék hátralévő részére
tm-action-favor = Pártfogó lapka elvétele: { $tile }
tm-action-town = Városlapka elvétele: { $tile }
tm-action-cult = { $steps } lépés előre a { $cult } kultuszában
tm-action-key = Kulcs használata a { $cult } 10-es mezőjéhez
tm-action-key-none = Kulcs megtartása
tm-action-take =
    { $cost ->
        [0] { $gain } hatalom elfogadása ingyen { tm-from-builder }
       *[other] { $gain } hatalom elfogadása { $cost } pontért { tm-from-builder }
    }
tm-action-decline = { $power } hatalom elutasítása { tm-from-builder }
tm-action-trade =
    { $workers ->
        [0] Nem cserélek munkást papra
       *[other] { $workers } munkás papra cserélése
    }
tm-action-detour = A terepkör hosszabb útjának választása
tm-action-dig = Egy ásó vásárlása
tm-action-wish-take =
    { $power ->
        [0] Hatalom elfogadása előtt mindig kérdezz
        [one] 1 hatalmat mindig fogadj el
       *[other] Legfeljebb { $power } hatalmat mindig fogadj el
    }
tm-action-wish-decline = Mindig utasítsd el, ha több mint { $power } hatalom
tm-action-wish-decline-never = Kérdés nélkül soha ne utasítsd el
tm-action-drop = Kilépés a játékból
tm-action-faction = Játék ezzel: { $faction }
tm-action-scoring = Kisorsoljuk ezt a pontozó lapkát: { $tile }
tm-action-remove-card = A dobozban marad ez a bónuszkártya: { $card }
tm-action-start = { $player } kezd
tm-action-colour = Kiosztjuk ezt a színt: { $colour }
tm-action-replace = Pap lecserélése a { $cult } rendjében { $steps } lépésért { tm-of-player }
tm-action-bid = Licit { $points } ponttal: { $faction }

## What somebody did, for the log

tm-did-burn = feláldoztak { $tokens } hatalmat
tm-did-build = lakóépületet építettek itt: { $hex }
tm-did-transform = átalakították ezt a mezőt: { $hex } (új terep: { $to })
tm-did-upgrade = fejlesztettek itt: { $hex } (új épület: { $building })
tm-did-bridge = hidat építettek itt: { $from } – { $to }
tm-did-connect = várost alapítottak a folyón át: { $river }
tm-did-power = végrehajtották ezt a hatalomakciót: { $action }
tm-did-special = végrehajtották ezt a speciális akciót: { $action }
tm-did-send = papot küldtek a { $cult } rendjébe { $steps } lépésért
tm-did-advance =
    { $track ->
        [shipping] fejlesztették a hajózást
       *[digging] olcsóbbá tették az ásókat
    }
tm-did-pass = passzoltak, és elvették ezt: { $card }
tm-did-pass-first = elvették ezt: { $card }
tm-did-pass-last = passzoltak a játék hátralévő részére
tm-did-favor = elvették ezt a pártfogó lapkát: { $tile }
tm-did-town = elvették ezt a városlapkát: { $tile }
tm-did-cult = előreléptek a { $cult } kultuszában
tm-did-key = felhasználtak egy kulcsot a { $cult } kultuszában
tm-did-key-none = megtartották a kulcsot
tm-did-take = elfogadtak { $power } hatalmat { tm-from-builder }
tm-did-decline = elutasítottak { $power } hatalmat { tm-from-builder }
tm-did-trade =
    { $workers ->
        [0] egyetlen munkást sem cseréltek papra
       *[other] { $workers } munkást papra cseréltek
    }
tm-did-detour = a hosszabb utat választották a terepkörön
tm-did-dig = vettek egy ásót
tm-did-drop = kiléptek a játékból
tm-did-faction = ezt a csoportot választotta: { $faction }
tm-did-lot = { $faction }: árverésre került ez a csoport
tm-did-scoring = Kisorsoltuk ezt a pontozó lapkát: { $tile }
tm-did-remove-card = A dobozban marad ez a kártya: { $card }
tm-did-start = { $player } kezd
tm-did-colour = Kiosztottuk ezt a színt: { $colour }
tm-did-replace = lecseréltek egy papot a { $cult } rendjében
tm-did-bid = { $points } ponttal licitált erre: { $faction }
tm-did-convert =
    { $have ->
        [power]
            { $want ->
                [priests] { $paid } hatalmat { $gained } papra váltottak
                [workers] { $paid } hatalmat { $gained } munkásra váltottak
               *[coins] { $paid } hatalmat { $gained } érmére váltottak
            }
        [priests] { $paid } papot { $gained } munkásra váltottak
        [workers] { $paid } munkást { $gained } érmére váltottak
        [points] { $paid } pontot { $gained } érmére váltottak
       *[coins] { $paid } érmét { $gained } pontra váltottak
    }

## Names

tm-name-BON1 = Ásókártya
tm-name-BON2 = Kultuszkártya
tm-name-BON3 = Érmekártya
tm-name-BON4 = Hajózáskártya
tm-name-BON5 = Munkás- és hatalomkártya
tm-name-BON6 = Erődkártya
tm-name-BON7 = Kereskedőház-kártya
tm-name-BON8 = Papkártya
tm-name-BON9 = Lakóépület-kártya
tm-name-BON10 = Hajózási pontkártya
tm-name-FAV1 = Tűz 3
tm-name-FAV2 = Víz 3
tm-name-FAV3 = Föld 3
tm-name-FAV4 = Levegő 3
tm-name-FAV5 = Tűz 2
tm-name-FAV6 = Víz 2
tm-name-FAV7 = Föld 2
tm-name-FAV8 = Levegő 2
tm-name-FAV9 = Tűz 1
tm-name-FAV10 = Víz 1
tm-name-FAV11 = Föld 1
tm-name-FAV12 = Levegő 1
tm-name-TW1 = Érmék városa
tm-name-TW2 = Munkások városa
tm-name-TW3 = Papok városa
tm-name-TW4 = Hatalom városa
tm-name-TW5 = Kultuszok városa
tm-name-TW6 = Két kulcs városa
tm-name-TW7 = Hajózás városa
tm-name-TW8 = Pontok városa
tm-name-SCORE1 = Ásók, föld
tm-name-SCORE2 = Városok, föld
tm-name-SCORE3 = Lakóépületek, víz
tm-name-SCORE4 = Erődök, tűz
tm-name-SCORE5 = Lakóépületek, tűz
tm-name-SCORE6 = Kereskedőházak, víz
tm-name-SCORE7 = Erődök, levegő
tm-name-SCORE8 = Kereskedőházak, levegő
tm-name-SCORE9 = Templomok, papok
tm-name-ACT1 = híd
tm-name-ACT2 = pap
tm-name-ACT3 = munkások
tm-name-ACT4 = érmék
tm-name-ACT5 = ásó
tm-name-ACT6 = két ásó
tm-name-ACTA = kultuszlépések
tm-name-ACTC = dupla forduló
tm-name-ACTE = híd munkásokért
tm-name-ACTG = két ingyen ásó
tm-name-ACTN = homokvihar
tm-name-ACTS = ingyen kereskedőház
tm-name-ACTW = ingyen lakóépület
tm-player = { $number }. játékos
tm-terrain-river = folyó
tm-track-shipping = Hajózás
tm-track-digging = Ásás

## Amounts

tm-goods-coins = { $n } érme
tm-goods-workers = { $n } munkás
tm-goods-priests = { $n } pap
tm-goods-power = { $n } hatalom
tm-goods-points = { $n } pont
tm-goods-tokens = { $n } hatalomjelző
tm-goods-spades = { $n } ásó
tm-goods-cult_steps = { $n } kultuszlépés
tm-goods-shipping = { $n } lépés a hajózási sávon
tm-goods-digging = { $n } lépés a cseresávon
tm-goods-range = { $n } mezővel nagyobb hatótáv
tm-goods-bridges = { $n } híd
tm-goods-keys = { $n } kulcs
tm-goods-fire = { $n } lépés a Tűz kultuszában
tm-goods-water = { $n } lépés a Víz kultuszában
tm-goods-earth = { $n } lépés a Föld kultuszában
tm-goods-air = { $n } lépés a Levegő kultuszában
tm-goods-free_dwellings = { $n } ingyen lakóépület
tm-goods-free_trading_houses = { $n } ingyen kereskedőház
tm-goods-sandstorms = { $n } homokvihar
tm-goods-turns = { $n } forduló
tm-goods-trades = legfeljebb { $n } munkás papra cserélése
tm-goods-favors = { $n } pártfogó lapka
tm-goods-towns = { $n } városlapka
tm-goods-key_choices = { $n } kultuszválasztás a kulcshoz

## What things are

tm-hex = { $hex }, { $terrain }
tm-favor = Pártfogó lapka: { $tile }
tm-scoring = { $round }. kör pontozása
tm-power-action = Hatalomakció: { $action }
tm-special = Speciális akció: { $action }
tm-order = A { $cult } rendje
tm-bowls = Hatalomjelző-tárolók
tm-bowls-counts = { $one } az I., { $two } a II., { $three } a III. tárolóban
tm-next-income = Következő bevétel
tm-next-income-short = Köv.
tm-figure-points = Pontok
tm-figure-coins = Érmék
tm-figure-workers = Munkások
tm-figure-priests = Papok
tm-figure-power = Hatalom
tm-figure-keys = Városkulcsok
tm-explain-income = Bevétel minden körben: { $goods }
tm-explain-card-income = Bevétel: { $goods }
tm-explain-action = Körönként egyszer, akcióként: { $goods }
tm-explain-once = Ezt adja: { $goods }
tm-explain-cost = Ára: { $goods }
tm-explain-cost-alone = Szomszédos ellenfél nélkül: { $goods }
tm-explain-next-income = Még eggyel: { $goods }
tm-explain-passing =
    { $counts ->
        [dwelling] Passzoláskor { $points } pont minden lakóépületért.
        [trading-house] Passzoláskor { $points } pont minden kereskedőházért.
        [shipping] Passzoláskor { $points } pont a hajózásod minden lépéséért.
       *[stronghold-and-sanctuary] Passzoláskor { $points } pont az erődért és { $points } a szentélyért.
    }
tm-explain-passing-list =
    { $counts ->
        [dwelling] Pontok passzoláskor, a lakóépületeid száma szerint: { $points }
        [trading-house] Pontok passzoláskor, a kereskedőházaid száma szerint: { $points }
       *[other] Pontok passzoláskor, az építkezéseid szerint: { $points }
    }
tm-explain-holders = Birtokosa: { $players }.
tm-explain-river = A folyóra senki sem építhet. A hajózás átér rajta, és a hidak összekötik a partjait.
tm-explain-building = Épület: { $building } { tm-of-player }.
tm-explain-power-value = Hatalomértéke { $power }: ennyit számít egy városban, és ennyi hatalmat ér, amikor a szomszédok építkeznek.
tm-explain-in-town = Városhoz tartozik.
tm-explain-cult-space = { $power } ({ $step }. mező)
tm-explain-cult-power = Hatalom egy mező elérésekor: { $list }.
tm-explain-cult-top = A 10-es mezőt csak egy játékos érheti el, és csak egy város kulcsával.
tm-explain-cult-final = A játék végén a legelöl állók pontot kapnak.
tm-explain-cult-place = { $player } { $step }
tm-explain-order = Az itt maradó pap { $steps } lépéssel visz előre.
tm-explain-order-return = A készletedbe visszatérő pap 1 lépéssel visz előre.
tm-explain-favor-steps = Azonnal { $steps } lépés a { $cult } kultuszában.
tm-explain-favor-town = A városaidhoz elég, ha a hatalomérték { $power }.
tm-explain-favor-points =
    { $building ->
        [dwelling] Mostantól { $points } pont minden lakóépületért, amelyet építesz.
       *[trading-house] Mostantól { $points } pont minden kereskedőházért, amelyet építesz.
    }
tm-explain-left =
    { $left ->
        [0] { $copies } példányból egy sem maradt.
       *[other] { $copies } példányból { $left } maradt.
    }
tm-explain-town = { $points } pont és { $keys } kulcs.
tm-explain-card-shipping = Amíg nálad van, { $steps } lépéssel több a hajózásod.
tm-explain-card-coins = { $coins } érme van rajta annak, aki elveszi.
tm-explain-scoring =
    { $counts ->
        [spade] Ebben a körben { $points } pont minden ásóért.
        [town] Ebben a körben { $points } pont minden alapított városért.
        [dwelling] Ebben a körben { $points } pont minden épített lakóépületért.
        [trading-house] Ebben a körben { $points } pont minden épített kereskedőházért.
        [temple] Ebben a körben { $points } pont minden épített templomért.
       *[stronghold-and-sanctuary] Ebben a körben { $points } pont az épített erődért vagy szentélyért.
    }
tm-explain-reward =
    { $per ->
        [one] A kör után a { $cult } kultuszának minden lépéséért: { $goods }
       *[other] A kör után a { $cult } kultuszának minden { $per } lépéséért: { $goods }
    }
tm-explain-reward-priests = A kör után a kultusztáblán álló minden papodért: { $goods }
tm-explain-power-cost = Ára { $power } hatalom a III. tárolóból.
tm-explain-used = Ebben a körben már használta valaki.
tm-explain-first-come = Körönként egyszer, annak, aki elsőként választja.
tm-explain-used-by-you = Ebben a körben már felhasználva.
tm-explain-once-a-round = Körönként egyszer.
tm-explain-supply =
    { $left ->
        [0] { $built } a térképen, több nem maradt.
       *[other] { $built } a térképen, { $left } maradt.
    }
tm-explain-dwelling = Minden épület lakóépületként kezdi: a szülőföldeden, egy épületed mellett vagy elérhető távolságban.
tm-explain-trading-house = Lakóépület helyére kerül; ellenfél mellett olcsóbb.
tm-explain-temple = Kereskedőház helyére kerül, és pártfogó lapkát ad.
tm-explain-sanctuary = Templom helyére kerül, pártfogó lapkát ad, és egy városban két épületnek számít.
tm-explain-stronghold = Kereskedőház helyére kerül, és elérhetővé teszi a csoportod különleges képességét.
tm-explain-shipping =
    { $reach ->
        [0] Még nem kelhetsz át a folyón.
       *[other] { $reach } folyómezőn érsz át.
    }
tm-explain-spade = Egy ásó ára { $goods }.
tm-explain-track-next =
    { $points ->
        [0] A következő lépés ára { $goods }.
       *[other] A következő lépés ára { $goods }, és { $points } pontot hoz.
    }
tm-explain-track-end = Ez az utolsó lépés.
tm-explain-cycle = Egy mező szülőfölddé alakításához 1, 2 vagy 3 ásó kell, a terepkörön minden lépésért egy.
tm-explain-bowls = A kapott hatalom az I. tárolóból a II.-ba, aztán a II.-ból a III.-ba kerül. Csak a III. tárolóból lehet költeni, és onnan az I.-be tér vissza.
tm-explain-priests = { $left } maradt a készletben, { $sent } áll a kultusztáblán.
tm-explain-keys = Egy kulcs egy kultusz 10-es mezőjét nyitja meg.
tm-explain-final = Ha most vége lenne a játéknak: { $total }
tm-explain-expected = A következő körben, a jelenlegi állás szerint: { $goods }
tm-explain-no-income = Több bevétel már nincs.
tm-explain-source = { $source }: { $goods }
tm-explain-lost = Nincs hely ennek: { $goods }
tm-explain-passed = Ebben a körben már passzolt.

## Where things come from

tm-source-building = építkezés
tm-source-spades = ásók
tm-source-advance = előrelépés
tm-source-special_action = speciális akció
tm-source-power_action = hatalomakció
tm-source-conversion = átváltás
tm-source-burning = feláldozás
tm-source-priest = pap
tm-source-order = elküldött pap
tm-source-offer = elfogadott hatalom
tm-source-scoring_tile = pontozó lapka
tm-source-favor_tile = pártfogó lapkák
tm-source-town_tile = városlapka
tm-source-bonus_card = bónuszkártya
tm-source-stronghold = erőd
tm-source-faction = csoport
tm-source-jump = ugrás
tm-source-cult_track = kultuszsáv
tm-source-dwelling_income = lakóépületek
tm-source-trading_house_income = kereskedőházak
tm-source-temple_income = templomok
tm-source-stronghold_income = erőd
tm-source-sanctuary_income = szentély
tm-source-cult_reward = kultuszbónusz
tm-source-final_cult = kultuszok
tm-source-final_network = legnagyobb terület
tm-source-final_resources = maradék erőforrások
tm-source-card_coins = érmék a kártyán
tm-source-variant = változat

## The factions

tm-ability-auren = Kezdetben nincs különleges képességük.
tm-ability-witches = 5 ponttal több minden városért, amelyet alapítanak.
tm-ability-alchemists = Bármikor átválthatnak 1 pontot 1 érmére, vagy 2 érmét 1 pontra.
tm-ability-darklings = Munkások helyett papokkal ásnak, ásónként 1 pappal, és ezért 2 pontot kapnak.
tm-ability-halflings = 1 pont minden ásóért.
tm-ability-cultists = 1 kultuszlépés, ha valaki hatalmat fogad el az építkezésükből; 1 hatalom, ha mindenki elutasítja.
tm-ability-engineers = Akcióként 2 munkásért hidat építenek, akárhányszor.
tm-ability-dwarves = Nincs hajózásuk; 2 további munkásért alagutat ásnak egy mező alatt, és 4 pontot kapnak.
tm-ability-mermaids = Városaik átugorhatnak egy folyómezőt, és a hajózásuk messzebb ér.
tm-ability-swarmlings = 3 munkással több minden városért, amelyet alapítanak.
tm-ability-chaosmagicians = Egyetlen, utolsóként lerakott lakóépülettel kezdenek, és 1 helyett 2 pártfogó lapkát vesznek el.
tm-ability-giants = Minden átalakításhoz pontosan 2 ásó kell nekik.
tm-ability-fakirs = Nincs hajózásuk; 1 papért átrepülnek egy mezőt, és 4 pontot kapnak.
tm-ability-nomads = Három lakóépülettel kezdenek.
tm-stronghold-auren = Erőd: azonnal egy pártfogó lapka, aztán körönként, akcióként 2 lépés egy kultuszban.
tm-stronghold-witches = Erőd: körönként, akcióként egy ingyen lakóépület bármelyik üres erdőre.
tm-stronghold-alchemists = Erőd: azonnal 12 hatalom, aztán 2 hatalom minden ásóért.
tm-stronghold-darklings = Erőd: egyszer legfeljebb 3 munkásból pap lesz.
tm-stronghold-halflings = Erőd: azonnal 3 ásó, és az egyik mezőre lakóépület épülhet.
tm-stronghold-cultists = Erőd: azonnal 7 pont.
tm-stronghold-engineers = Erőd: passzoláskor 3 pont minden hídért, amely két saját épületet köt össze.
tm-stronghold-dwarves = Erőd: az alagút 1 munkással olcsóbb.
tm-stronghold-mermaids = Erőd: 1 ingyen lépés a hajózási sávon.
tm-stronghold-swarmlings = Erőd: körönként, akcióként egy lakóépületből ingyen kereskedőház lesz.
tm-stronghold-chaosmagicians = Erőd: körönként, akcióként két forduló egymás után.
tm-stronghold-giants = Erőd: körönként, akcióként 2 ingyen ásó egy mezőre.
tm-stronghold-fakirs = Erőd: eggyel több mezőt repülnek át.
tm-stronghold-nomads = Erőd: körönként, akcióként egy szomszédos mező sivataggá válik.

## The table

tm-map = Térkép
tm-hex-building = { $building } { tm-of-player }
tm-round = { $round }/{ $rounds }. kör
tm-round-word = Kör
tm-dropped = kilépett
tm-may-take = kaphat: { $power }
tm-show-board = { $player } táblájának megtekintése
tm-back-to-mine = Vissza a saját táblámhoz
tm-panel-scoring = Pontozás
tm-panel-scoring-note = a kör után
tm-panel-scoring-final = végső pontozás
tm-panel-power = Hatalomakciók
tm-panel-power-note = { $left }/{ $all } maradt
tm-power-action-name =
    { $used ->
        [yes] { $goods }, ára { $power } hatalom, felhasználva
       *[no] { $goods }, ára { $power } hatalom
    }
tm-panel-tiles = Kártyák és lapkák
tm-panel-cards = Bónuszkártyák
tm-panel-cards-note = { $free } szabad
tm-panel-favors = Pártfogó lapkák
tm-panel-copies = ●: maradt példányok
tm-panel-towns = Városlapkák
tm-panel-cults = Kultuszok
tm-panel-cults-note = hatalom itt: { $steps }
tm-order-free = A { $cult } rendje: szabad, { $steps } lépés
tm-order-taken = A { $cult } rendje: foglalt, { $player }
tm-panel-board = { $player } táblája
tm-head-building = Épület
tm-head-cost = Ár
tm-head-map = Térképen
tm-head-income = Bevétel
tm-figure = { $name }: { $n }
tm-holding =
    { $used ->
        [yes] { $name }, felhasználva
       *[no] { $name }
    }
tm-track-level = { $level }/{ $most }
tm-jump = Ennyi mezőn ér át: { $range }
tm-jump-tunnel = Alagút
tm-jump-carpet = Repülés
tm-cycle = Terepkör a szülőföld körül: { $home }
tm-tab-map = Térkép
tm-tab-board = Tábla
tm-tab-players = Játékosok
tm-tab-tiles = Lapkák
tm-tab-log = Napló

## The turn

tm-verbs = Akciók
tm-verb-build = Építés
tm-verb-upgrade = Fejlesztés
tm-verb-send = Pap kultuszba
tm-verb-power = Hatalomakció
tm-verb-special = Speciális akció
tm-verb-shipping = Hajózás
tm-verb-digging = Ásás
tm-verb-pass = Passzolás
tm-verb-card = Bónuszkártya
tm-verb-convert = Átváltás
tm-verb-burn = Feláldozás
tm-verb-favor = Pártfogó lapka
tm-verb-town = Városlapka
tm-verb-cult = Kultuszlépés
tm-verb-key = Kulcs
tm-verb-bridge = Híd
tm-verb-connect = Város folyón át
tm-verb-trade = Munkásból pap
tm-verb-detour = Hosszabb út
tm-verb-dig = Ásó vásárlása
tm-verb-faction = Csoport
tm-verb-bid = Licit
tm-verb-replace = Pap lecserélése
tm-verb-other = Egyéb
tm-type-example = upgrade E4 to TE
tm-prompt-turn = Te jössz
tm-prompt-double-2 = Te jössz: kettőből az első
tm-prompt-double-1 = Te jössz: kettőből a második
tm-prompt-rest = Tegyél még valamit, vagy véglegesíts
tm-prompt-towns = Válassz városlapkát
tm-prompt-favors = Válassz pártfogó lapkát
tm-prompt-key_choices = Melyik kultuszban használod a kulcsot?
tm-prompt-bridges = Rakd le a hidat
tm-prompt-cult_steps = Lépj előre egy kultuszban
tm-prompt-trades = Hány munkásból lesz pap?
tm-prompt-free_dwellings = Rakd le az ingyen lakóépületet
tm-prompt-free_trading_houses = Melyik lakóépületből lesz kereskedőház?
tm-prompt-sandstorms = Válassz mezőt a homokviharnak
tm-prompt-spades = { $spades ->
    [one] Használd fel az ásódat
   *[other] Használj fel { $spades } ásót
}
tm-prompt-offer = Hatalmat kínálnak neked
tm-prompt-cult_step = Lépj előre egy kultuszban
tm-prompt-reward_spades = Használd fel a jutalomba kapott ásókat
tm-prompt-choose_faction = Válassz csoportot
tm-prompt-first_dwelling = Rakj le egy lakóépületet
tm-prompt-first_card = Vegyél el egy bónuszkártyát
tm-prompt-first_favor = Vegyél el egy pártfogó lapkát
tm-prompt-bidding = Licitálj egy csoportra
tm-prompt-draw_scoring = Pontozó lapkákat sorsolunk
tm-prompt-draw_card = Bónuszkártyákat sorsolunk
tm-prompt-draw_start = Kisorsoljuk a kezdő játékost
tm-prompt-draw_colour = Kiosztjuk a színeket
tm-prompt-draw_lot = Csoportokat sorsolunk
tm-auction = Csoportok árverése
tm-auction-none = Még nincs licit
tm-auction-highest = Legmagasabb licit: { $player }, { $points }
tm-auction-points = Pontok erre: { $faction }

## Outcomes

tm-outcome-cost = Ár
tm-outcome-gain = Nyereség
tm-outcome-points = Pontok
tm-outcome-bowls = Tárolók
tm-outcome-board = Tábla
tm-outcome-income = Következő bevétel
tm-outcome-offer = Felajánlás
tm-outcome-offer-text =
    { $cost ->
        [0] { $player } elfogadhatnak { $power } hatalmat, ingyen
       *[other] { $player } elfogadhatnak { $power } hatalmat { $cost } pontért
    }
tm-outcome-town = Új várost alapítasz
tm-outcome-to-town = Város
tm-outcome-to-town-text = hatalom: { $power }/{ $needed }, épület: { $buildings }/{ $least }
tm-outcome-then = Azután
tm-outcome-follows = Ezt követően

## Power offered

tm-offer-may = { $player } elfogadhatnak { $power } hatalmat
tm-offer-pays =
    { $points ->
        [0] ingyen
       *[other] { $points } pontot fizetnének
    }
tm-offer-from = { $player } melletted építettek: { $power } hatalom
tm-offer-would =
    { $cost ->
        [0] { $gain } hatalmat kapnál, ingyen.
       *[other] { $gain } hatalmat kapnál, és { $cost } pontot fizetnél.
    }
tm-offer-closed = Most már csak elutasíthatod.
tm-offer-always = Mindig elfogadom, ha ingyen van
tm-offer-decline = Elutasítom
tm-offer-decline-all = Mindet elutasítom
tm-offer-take-all = Mindet elfogadom: { $gain } hatalom { $cost } pontért
tm-offer-take = Elfogadok { $gain } hatalmat

## The text board

tm-text-order = Papok a rendben
tm-text-town = városban
tm-text-bridges = Hidak
tm-text-bridge = { $player }: { $from } – { $to }
tm-text-count = { $name }: { $n }
tm-text-cost = Ára: { $goods }
tm-text-gain = Ezt adja: { $goods }
tm-text-then = Azután: { $goods }

## Before something is wasted

tm-warning-special = Passzolnál, pedig ezt a speciális akciót még nem használtad: { $action }.
tm-warning-special-name = passzoláskor fel nem használt speciális akciók
tm-warning-income =
    { $resource ->
        [priests] A következő bevételedből { $amount } pap elveszne: a készleted üres.
       *[power] A következő bevételedből { $amount } hatalom elveszne: a tárolóid megteltek.
    }
tm-warning-income-name = elvesző bevétel
tm-warning-power = { $power } hatalom elveszne: a tárolóid megteltek.
tm-warning-power-name = elvesző hatalom
tm-warning-trading-house = { $hex } mellett nincs ellenfél, ezért a kereskedőház ára { $coins } érme, { $usual } helyett.
tm-warning-trading-house-name = teljes árú kereskedőházak
tm-warning-spades = { $spades } ásó felhasználatlan, és elveszne.
tm-warning-spades-name = elvesző ásók
tm-warning-key = Nincs kulcsod a { $cult } 10-es mezőjéhez, ezért megállsz a 9-esen.
tm-warning-key-name = 10-es mező kulcs nélkül

replay-row-setup = előkészületek
replay-row-income = bevétel
replay-row-cult-reward = kultuszbónusz
replay-row-opponent-accepted-power = egy ellenfél hatalmat fogadott el
replay-row-all-opponents-declined-power = minden ellenfél elutasította a hatalmat
replay-row-stronghold = erőd
replay-row-largest-network = legnagyobb terület
replay-row-left-over-goods = maradék erőforrások
replay-row-fire-cult = a Tűz kultusza
replay-row-water-cult = a Víz kultusza
replay-row-earth-cult = a Föld kultusza
replay-row-air-cult = a Levegő kultusza
