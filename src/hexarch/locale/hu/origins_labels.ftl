# Origins: Az első építők az oldalon, magyarul: mit lehet tenni, mit hogyan hívnak, és mi mire jó. Minden mondat egész.

## What can be done

origins-action-done = Befejezés
origins-action-pass = Passzolás
origins-action-extra = Fölényjelző elköltése további akcióért
origins-action-grow = Népesség növelése { $food } élelemért
origins-action-tower = A { $colour } torony építése { $height }. szintig
origins-action-visit = { $site }. hely felkeresése { $value } értékű { $colour } szabad emberrel
origins-action-visit-speaker = { $site }. hely felkeresése { $value } értékű szónokkal
origins-action-visit-archon = { $site }. hely felkeresése az arkhónnal
origins-action-close = Negyed lezárása: { $cell }
origins-action-with = { $value } értékű { $colour } szabad ember székre ültetése
origins-action-match = Negyedkártya értékelése: { $card }
origins-action-main = { $action }
origins-action-bonus = A { $colour } lapka bónuszakciójának végrehajtása
origins-action-bonus-gold = 1 arany elvétele a bónuszakció helyett
origins-action-rise = { $site }. hely emelése is
origins-action-hold = Fölényjelző elköltése, hogy egy hely se emelkedjen
origins-action-pay =
    { $gold ->
        [0] Fizetés: { $rest } { $resource }, arany nélkül
       *[other]
            { $rest ->
                [0] Fizetés: { $gold } arany e helyett: { $resource }
               *[other] Fizetés: { $rest } { $resource } és { $gold } arany
            }
    }
origins-action-spend = 1 { $resource } cseréje aranyra
origins-action-gain = 1 { $resource } szerzése
origins-action-move = Lépés a katonai sávon
origins-action-attack = Támadás
origins-action-buy = Építés: { $building }, ára { $wisdom } bölcsesség és { $stone } kő
origins-action-buy-stored = Félretett lapka építése: { $building }, ára { $stone } kő
origins-action-buy-farm = Építés farmként: { $building }
origins-action-buy-farm-stored = Félretett lapka építése farmként: { $building }
origins-action-buy-cover = Építés egy farmra: { $building }
origins-action-buy-cover-stored = Félretett lapka építése egy farmra: { $building }
origins-action-place = Lerakás: { $building }, { $cell }
origins-action-use = Használat: { $building }, { $cell }
origins-action-take =
    { $wisdom ->
        [0] { $value } értékű { $colour } kocka elvétele
       *[other] { $value } értékű { $colour } kocka elvétele { $wisdom } bölcsességért
    }
origins-action-take-draft = Kezdés { $value } értékű { $colour } kockával
origins-action-speaker = { $value } értékű szónok elvétele
origins-action-temple =
    { $steps ->
        [0]
            Maradás { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomában, és a kártya elvétele
       *[other]
            Előrelépés { $steps } mezővel { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomában
    }
origins-action-raise = { $value } értékű { $colour } kocka növelése
origins-action-raise-speaker = { $value } értékű szónok növelése
origins-action-raise-placed = Egy helyen lévő, { $value } értékű { $colour } kocka növelése
origins-action-return = A { $colour } szabad ember visszavétele következőnek
origins-action-swap = { $value } értékű { $colour } kocka cseréje, új színe { $to }
origins-action-ship = { $site }. hely anyahajójának 1-re állítása
origins-action-copy = Szomszédos épület használata: { $building }
origins-action-store = Félretétel későbbre: { $building }
origins-action-discard = { $value } értékű { $colour } kocka félretétele
origins-action-bonus-tile = A { $colour } bónuszakció-lapka
origins-action-card = { $card }
origins-action-tile = { $building }
origins-action-roll = Dobás: { $value }
origins-action-district = Negyedkártya: { $card }
origins-action-start = { $player } kezd
origins-action-keep = Megtartás: { $card }

## Finishing an action that has several steps

origins-done-spend_token = Forduló befejezése
origins-done-visit = A hely elhagyása
origins-done-march = Megállás a katonai sávon
origins-done-feed = Nem fizetek több élelmet
origins-done-activate = Nem használok több képességet
origins-done-take_citizen = Nem veszek el kockát
origins-done-advance = Nem lépek előre
origins-done-spend = Nem költök el semmit
origins-done-question = Nem teszek semmit

## What chance will decide

origins-chance-draw-bonus-tile = Bónuszakció-lapkát sorsolunk: { $site }. hely.
origins-chance-draw-zodiac =
    Zodiákuskártyát sorsolunk { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomához.
origins-chance-draw-market = Lapkát sorsolunk a piacra.
origins-chance-draw-top = Felfordítjuk a { $colour } pakli következő lapkáját.
origins-chance-roll-offer = Dobunk a { $colour } kockával a polgárkínálathoz.
origins-chance-roll-speaker = Dobunk egy szónokkockával.
origins-chance-draw-district = Kiosztunk egy negyedkártyát.
origins-chance-draw-start = Kisorsoljuk, ki kezd.
origins-chance-roll-draft = Dobunk egy { $colour } kockával a kezdőkockák közé.
origins-chance-refill-offer = Dobunk egy új { $colour } kockával a polgárkínálathoz.
origins-chance-keep-zodiac = Kisorsoljuk, melyik zodiákuskártya marad nálad.

## What was done

origins-did-pass = passzolt
origins-did-extra = elköltött egy fölényjelzőt további akcióért
origins-did-grow = növelte a népességet
origins-did-tower = épített egy szintet a { $colour } tornyára
origins-did-visit =
    felkereste { $site ->
        [1] az 1. helyet
        [5] az 5. helyet
       *[other] a { $site }. helyet
    } egy { $value } értékű { $colour } szabad emberrel
origins-did-visit-speaker =
    felkereste { $site ->
        [1] az 1. helyet
        [5] az 5. helyet
       *[other] a { $site }. helyet
    } egy { $value } értékű szónokkal
origins-did-visit-archon =
    felkereste { $site ->
        [1] az 1. helyet
        [5] az 5. helyet
       *[other] a { $site }. helyet
    } az arkhónnal
origins-did-close = lezárta ezt a negyedet: { $cell }
origins-did-with = a hatalom székére tett egy { $value } értékű { $colour } kockát
origins-did-match = értékelte ezt a negyedkártyát: { $card }
origins-did-main = végrehajtotta ezt a főakciót: „{ $action }”
origins-did-bonus = végrehajtotta a bónuszakciót
origins-did-bonus-gold = aranyat vett el a bónuszakció helyett
origins-did-rise =
    megemelte { $site ->
        [1] az 1. helyet
        [5] az 5. helyet
       *[other] a { $site }. helyet
    }
origins-did-hold = megakadályozta a helyek emelkedését
origins-did-pay = { $gold } aranyat fizetett
origins-did-spend = aranyra cserélte ezt: { $resource }
origins-did-gain = ezt szerezte: { $resource }
origins-did-move = lépett a katonai sávon
origins-did-attack = támadott
origins-did-buy = felépítette ezt: { $building }
origins-did-farm = farmként építette fel ezt: { $building }
origins-did-cover = farmra építette ezt: { $building }
origins-did-place = ide rakta le a lapkát: { $cell }
origins-did-use = használta ezt: { $building }
origins-did-take = elvett egy { $value } értékű { $colour } kockát
origins-did-speaker = elvett egy { $value } értékű szónokot
origins-did-temple =
    { $steps ->
        [0]
            elvette { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomának kártyáját
       *[other]
            { $steps } mezőt lépett előre { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomában
    }
origins-did-raise = megnövelt egy { $value } értékű { $colour } kockát
origins-did-raise-speaker = megnövelt egy { $value } értékű szónokot
origins-did-return = visszavette a 6 értékű { $colour } szabad embert
origins-did-swap = elcserélt egy { $value } értékű { $colour } kockát; új színe { $to }
origins-did-ship = 1-re állította az anyahajót itt: { $site }. hely
origins-did-copy = a szomszédos épületet használta
origins-did-store = félretette ezt: { $building }
origins-did-discard = félretett egy { $value } értékű { $colour } kockát
origins-did-bonus-tile = Kisorsoltuk a { $colour } bónuszakció-lapkát
origins-did-card = Kisorsoltuk ezt a kártyát: { $card }
origins-did-tile = Felfordítottuk ezt a lapkát: { $building }
origins-did-roll = A dobás eredménye { $value }
origins-did-district = Kiosztottuk ezt a negyedkártyát: { $card }
origins-did-start = { $player } kezd
origins-did-keep = Ez a kártya marad: { $card }

## What is asked

origins-prompt-turn = Te jössz
origins-prompt-discard = Tedd félre az egyik legmagasabb kockát
origins-prompt-draft = Válassz egy kockát a kezdéshez
origins-prompt-spend_token = Még egy akció, vagy befejezed a fordulót?
origins-prompt-pay = Fizetés: { $amount } { $resource }. Mennyit aranyban?
origins-prompt-rise = Melyik szomszédos hely emelkedjen még?
origins-prompt-visit =
    { $site ->
        [1] Az 1. helyen
        [5] Az 5. helyen
       *[other] A { $site }. helyen
    } vagy: válassz akciót
origins-prompt-march = Lépj vagy támadj
origins-prompt-feed =
    { $times ->
        [one] Fizess élelmet: még 1 alkalom
       *[other] Fizess élelmet: legfeljebb { $times } alkalom
    }
origins-prompt-buy = Válassz építendő lapkát
origins-prompt-place = Rakd le a városodban: { $building }
origins-prompt-close_with = Melyik kocka kerül a hatalom székére?
origins-prompt-match = Válaszd ki az értékelendő negyedkártyát
origins-prompt-activate = Használsz képességet?
origins-prompt-take_citizen = Vegyél el egy polgárkockát
origins-prompt-take_speaker = Vegyél el egy szónokot
origins-prompt-advance =
    { $steps ->
        [one] Lépj előre 1 mezőt egy templomban
       *[other] Lépj előre legfeljebb { $steps } mezőt egy templomban
    }
origins-prompt-gain = Válassz { $count } nyersanyagot
origins-prompt-spend = Cserélsz nyersanyagot aranyra?
origins-prompt-return = Melyik 6 értékű szabad ember tér vissza következőnek?
origins-prompt-question = { $power }: válassz
origins-then-goes-on = Azután folytatódik a fordulód.
origins-reveals = Véglegesítés után nem vonható vissza

## Warnings

origins-warning-workers =
    { $workers ->
        [one] Passzolnál, pedig egy munkásod még felkereshetne egy helyet.
       *[other] Passzolnál, pedig { $workers } munkásod még felkereshetne helyeket.
    }
origins-warning-workers-name = passzoláskor fel nem használt munkások
origins-warning-bonus = Kihagynád a { $colour } lapka bónuszakcióját.
origins-warning-bonus-name = kihagyott bónuszakciók
origins-warning-ability = Kihagynál egy most használható képességet.
origins-warning-ability-name = kihagyott képességek
origins-why-no-seat = A városodban még nem nyílt meg a hatalom széke. Négy lapka egy sarok körül nyitja meg.

## Verbs

origins-verbs = Akciók
origins-answers = Lehetőségek
origins-verb-visit = Hely felkeresése
origins-verb-close = Negyed lezárása
origins-verb-tower = Toronyszint építése
origins-verb-grow = Népesség növelése
origins-verb-pass = Passzolás
origins-verb-other = Választás
origins-verb-place = Lapka lerakása
origins-verb-buy = Lapka építése
origins-verb-farm = Farm építése
origins-verb-cover = Farm beépítése
origins-verb-take = Kocka elvétele
origins-verb-temple = Előrelépés
origins-verb-swap = Kocka cseréje
origins-verb-done = Befejezés
origins-type-example = visit 2 with red 4

## Goods, one and many

origins-goods-stone = { $n } kő
origins-goods-food = { $n } élelem
origins-goods-wisdom = { $n } bölcsesség
origins-goods-gold = { $n } arany
origins-goods-basic = { $n } alapnyersanyag
origins-goods-points = { $n } győzelmi pont
origins-goods-tokens = { $n } fölényjelző
origins-goods-military = { $n } mező a katonai sávon
origins-goods-temples = { $n } mező a templomokban
origins-goods-spaces = { $n } mező a katonai sávon
origins-goods-forest = { $n } mező az Erdő templomában
origins-goods-mountain = { $n } mező a Hegy templomában
origins-goods-sea = { $n } mező a Tenger templomában
origins-goods-bases = { $n } népességtalp
origins-goods-citizens = { $n } polgárkocka
origins-goods-speakers = { $n } szónok
origins-goods-advisors = { $n } tanácsadó
origins-goods-towers = { $n } toronyszint
origins-goods-tiles = { $n } lapka
origins-goods-stored = { $n } lapka a tábla mellett
origins-goods-districts = { $n } lezárt negyed
origins-goods-zodiac = { $n } zodiákuskártya
origins-figure = { $name }: { $n }
origins-figure-stone = Kő
origins-figure-food = Élelem
origins-figure-wisdom = Bölcsesség
origins-figure-gold = Arany
origins-figure-points = Győzelmi pontok
origins-figure-tokens = Fölényjelzők

## Players

origins-colour-green = zöld
origins-colour-brown = barna
origins-colour-black = fekete
origins-player = { $number }. játékos
origins-player-of-colour = { $name } ({ $colour })
origins-bulwark = Bástyajelző: ő kezd

## Panels

origins-round = { $round }. kör
origins-round-of = { $round }/{ $rounds }. kör
origins-round-first = { $player } kezd
origins-round-first-you = Te kezdesz
origins-log-drawn = Sorsolások és dobások: { $count } eredmény
origins-log-note = vidd rá az egeret, és látod az asztalon
origins-panel-sites = Találkozási helyek
origins-panel-market = Épületpiac
origins-panel-market-note = a farm ingyenes
origins-panel-stacks = Paklik
origins-panel-stacks-note = felső lapka
origins-panel-citizens = Polgárkínálat
origins-panel-speakers = Szónokok
origins-panel-speakers-note = itt: { $here }/{ $all }
origins-panel-towers = Toronykorongok
origins-panel-ends = A játék véget ér, ha
origins-panel-goal = A célod
origins-panel-districts = Negyedkártyák
origins-panel-districts-note = szabadon forgatható és tükrözhető; a szaggatott sarok bármilyen lapka lehet
origins-panel-temples = Templomok
origins-panel-temples-note = a három közül a legjobb nem számít
origins-panel-military = Katonai sáv
origins-panel-military-note = vastag vonal: határ
origins-panel-ours-note = pontozott: a mi értékünk
origins-ours-note = A pontozott aláhúzású értékek tőlünk származnak: nem tudjuk, mi áll ott nyomtatva. A saját példányod alapján új asztal létrehozásakor megadhatod a nyomtatott értékeket.
origins-panel-city = Város
origins-panel-draft = Kezdőkockák
origins-city-yours = A te városod
origins-city-of = { $player } városa
origins-show-city = { $player } városának megtekintése
origins-back-to-mine = Vissza a városodhoz
origins-tab-city = Város
origins-tab-sites = Helyek
origins-tab-market = Piac
origins-tab-tracks = Sávok
origins-tab-log = Napló
origins-row-workers = Munkások
origins-row-towers = Tornyok
origins-row-population = Népesség
origins-row-advisors = Tanácsadók
origins-row-stored = Félretéve
origins-free = szabad
origins-placed =
    { $count ->
        [0] egy sincs kint
       *[other] { $count } kint
    }
origins-bases-free =
    { $count ->
        [0] nincs szabad talp
       *[other] { $count } szabad talp
    }
origins-last-base = utolsó +{ $points }
origins-then = aztán { $points }
origins-no-gold = nincs arany
origins-in-draft = előnézet

## Names of things, as they are read out

origins-name-site = { $site }. hely, értéke { $value }
origins-name-site-bare = { $site }. hely
origins-name-die = { $value } értékű { $colour } kocka
origins-name-freeman = { $value } értékű { $colour } szabad ember
origins-name-freeman-at = { $value } értékű { $colour } szabad ember, { $site }. hely
origins-name-speaker = { $value } értékű szónok
origins-name-archon = Arkhón
origins-name-archon-at = Arkhón, { $site }. hely
origins-name-owned = { $thing } ({ $player })
origins-name-bonus = { $colour } bónuszakció-lapka
origins-name-market = { $building }, { $colour }, { $wisdom } bölcsesség és { $stone } kő
origins-name-stack = { $colour } pakli, felül { $building }, alatta { $left }
origins-name-stack-empty = { $colour } pakli, üres
origins-name-district = Negyedkártya: { $card }
origins-name-tower = { $colour } torony, szintje { $height }
origins-name-tower-supply = { $colour } toronykorongok: { $left }
origins-name-advisors = Tanácsadók: { $colours }
origins-name-no-advisors = nincs tanácsadó
origins-name-temple =
    { $temple ->
        [Hegy] A Hegy
        [Tenger] A Tenger
       *[other] Az { $temple }
    } temploma
origins-name-military = Katonai sáv
origins-name-farm = Farm
origins-name-agora = Agóra
origins-name-palace = Palota
origins-name-tile = { $tile }, { $cell }
origins-name-tile-colour = { $tile }, { $colour }, { $cell }
origins-name-spot = Szabad hely: { $cell }
origins-name-seat = A hatalom széke: { $cell }
origins-name-seat-die = A hatalom széke: { $cell }, rajta { $colour } { $value }
origins-name-base = Népességtalp { $food } élelemért
origins-name-base-bought = Népességtalp, megvéve
origins-name-place = { $player }: { $place }
origins-name-start = kezdőmező
origins-name-final = célmező

## Main actions of the sites

origins-main-3-stone = 3 kő szerzése
origins-main-3-food = 3 élelem szerzése
origins-main-3-wisdom = 3 bölcsesség szerzése
origins-main-basic-and-gold = 1 alapnyersanyag és 1 arany szerzése
origins-main-one-of-each = Mindegyikből 1 szerzése
origins-main-military = Lépés és támadás
origins-main-building = Épület vásárlása
origins-main-temple = Előrelépés és a kártya elvétele
origins-main-citizen = Polgárkocka elvétele
origins-main-train = Növelés vagy menetelés
origins-short-military = Lép { $n }, támad
origins-short-building = Egy épület
origins-short-temple = { $n } lépés, kártya
origins-short-citizen = Egy polgár
origins-short-train = Növelés, menet

## What an effect does, sentence by sentence

origins-effect-pay = Ára { $goods }.
origins-effect-gain = Ezt kapod: { $goods }.
origins-effect-each =
    { $per ->
        [farms] Minden farmodért ennyivel többet kapsz: { $goods }.
        [yellow-buildings] Minden sárga épületedért ezt kapod: { $goods }.
        [yellow-freemen] Minden sárga szabad emberedért ezt kapod: { $goods }.
        [empty-neighbours] Minden mellette lévő üres helyért ennyivel többet kapsz: { $goods }.
        [red-buildings] Minden piros épületedért ezt kapod: { $goods }.
        [red-freemen] Minden piros szabad emberedért ezt kapod: { $goods }.
        [closed-districts] Minden lezárt negyededért ennyivel többet kapsz: { $goods }.
        [freeman-colours] A szabad embereid minden színéért ezt kapod: { $goods }.
        [advisors] Minden tanácsadódért ennyivel többet kapsz: { $goods }.
        [freemen] Minden szabad emberedért ennyivel többet kapsz: { $goods }.
       *[other] Mindenért, amit számol, ezt kapod: { $goods }.
    }
origins-effect-points-by =
    { $per ->
        [building-colours] Győzelmi pontok, ha épületeid 1, 2, 3, 4 vagy 5 színűek: { $points }.
        [tiles-of-this-kind] Győzelmi pontok, ha 1, 2, 3, 4 vagy több ilyen van a városodban: { $points }.
        [zodiac-cards] Győzelmi pontok 1, 2 vagy 3 zodiákuskártyáért: { $points }.
       *[other] Győzelmi pontok aszerint, amit számol: { $points }.
    }
origins-effect-move =
    { $n ->
        [one] Lépj 1 mezőt a katonai sávon.
       *[other] Lépj legfeljebb { $n } mezőt a katonai sávon.
    }
origins-effect-move-attack =
    { $n ->
        [one] Lépj 1 mezőt a katonai sávon, és támadj, tetszőleges sorrendben.
       *[other] Lépj legfeljebb { $n } mezőt a katonai sávon, és támadj, tetszőleges sorrendben.
    }
origins-effect-move-or-attack =
    { $n ->
        [one] Lépj 1 mezőt a katonai sávon, vagy támadj.
       *[other] Lépj legfeljebb { $n } mezőt a katonai sávon, vagy támadj.
    }
origins-effect-steps =
    { $n ->
        [one] Lépj előre 1 mezőt egy választott templomban.
       *[other] Lépj előre legfeljebb { $n } mezőt egy választott templomban.
    }
origins-effect-steps-in =
    Lépj előre { $n } mezőt { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomában.
origins-effect-takes-card = Vedd el annak a templomnak a zodiákuskártyáját, bárkinél van is.
origins-effect-gold-steps = 1 aranyért 1 mezőt előreléphetsz egy másik templomban.
origins-effect-exchange = 1 alapnyersanyagot 1 aranyra cserélhetsz.
origins-effect-buys = Vegyél meg egy épületet a piacról az áráért, vagy építsd meg ingyen farmként.
origins-effect-citizens = Vegyél el egy kockát a polgárkínálatból az áráért.
origins-effect-citizens-free = Vegyél el ingyen egy kockát a polgárkínálatból.
origins-effect-speakers = Vegyél el egy szónokot a kínálatból.
origins-effect-feeds = Fizess legfeljebb { $n } élelmet. Mindegyik 1-gyel növel egy fel nem használt szabad embert, vagy 1 mezőt lépsz érte a katonai sávon.
origins-effect-nothing = Nincs saját hatása.
origins-building-text-cavalry-field = Kapsz 1 követ vagy élelmet minden játékosért, akinek kisebb a katonai ereje.
origins-building-text-construction-site = Tegyél félre ingyen egy lapkát a piacról a táblád mellé. Később bölcsesség nélkül megépítheted.
origins-building-text-courthouse = Cseréld egy fel nem használt kockádat a készlet más színű, ugyanolyan értékű kockájára.
origins-building-text-fountain-of-wisdom = Állíts 1-re egy tetszőleges anyahajót.
origins-building-text-gateway = Növeld egy fel nem használt szabad embered értékét legfeljebb 2-vel.
origins-building-text-mage-tower = Használd egy szomszédos épület képességét.
origins-building-text-veterans-camp = Annyi győzelmi pontot kapsz, amennyi egy fel nem használt piros szabad embered értéke; ez az érték aztán 1-gyel csökken.
origins-zodiac-text-aquarius = Miután két mezőt léptél egy templomban, 1 aranyért 1 mezőt léphetsz egy másikban.
origins-zodiac-text-aries = Minden támadás 1 győzelmi pontot hoz minden piros polgárkockádért, a szabad emberek között és a hatalom székein.
origins-zodiac-text-cancer = Ha szabad népességtalppal passzolsz, vegyél el ingyen egy kockát a polgárkínálatból.
origins-zodiac-text-capricorn = Ha toronyszintet építesz, egy polgárkockád 2-vel nőhet, legfeljebb 6-ig.
origins-zodiac-text-gemini = Passzoláskor 1 alapnyersanyagot kapsz minden mezőért, amelyet a katonai korongodnak majd vissza kell lépnie.
origins-zodiac-text-leo = Ha negyedet zársz le, a hatalom székére kerülő kocka 2-vel nő, legfeljebb 6-ig.
origins-zodiac-text-libra = Negyed lezárása után elvehetsz egy kockát a polgárkínálatból az áráért.
origins-zodiac-text-pisces = Bármelyik bónuszakció helyett elvehetsz 1 aranyat.
origins-zodiac-text-sagittarius = Az elvett kocka azonnal 1-gyel nőhet.
origins-zodiac-text-scorpio = Negyed lezárása és minden új tanácsadó 1 bölcsességet hoz.
origins-zodiac-text-taurus = Az épületek és a polgárkockák neked 1 bölcsességgel olcsóbbak.
origins-zodiac-text-virgo = Épületet egy farmodra is rakhatsz; ekkor semmibe sem kerül.

## What things are

origins-explain-ours = A nyomtatott értéket nem ismerjük. A pontozott értékek a mieink.
origins-explain-site = Ha a munkás értéke kisebb, a különbséget bölcsességben fizeted. Minden látogatás után az érték 1-gyel nő, 6 után 1 jön.
origins-explain-site-bonus = A bónuszakció-lapkával egyező színű munkás a bónuszakciót is végrehajthatja.
origins-explain-site-six = A 6 értékű szabad ember mindkét főakciót végrehajthatja.
origins-explain-bonus = Vele egyező színű szabad ember kell hozzá, vagy az arkhón ilyen színű tanácsadóval.
origins-explain-freeman = A szabad ember egy helyen dolgozik, vagy a hatalom székére ülve lezár egy negyedet. A helyről visszatérve 1-gyel nő; 6 után tanácsadó lesz.
origins-explain-speaker = A szónok egyszer dolgozik egy helyen. Nincs színe, és nem kell neki népességtalp.
origins-explain-speaker-offer = Szónok olyan bónuszakcióval vagy épülettel jön, amely szónokot ad.
origins-explain-archon = Az arkhón bármelyik helyen dolgozhat, az értékétől függetlenül. A tanácsadóid színeit viseli.
origins-explain-placed = Itt marad ({ $site }. hely), amíg a játékosa nem passzol.
origins-explain-offer =
    { $wisdom ->
        [0] Nem kerül bölcsességbe, de szabad népességtalp kell hozzá.
       *[other] Ára { $wisdom } bölcsesség, és szabad népességtalp kell hozzá.
    }
origins-explain-draft-die = Mindenki két ilyen kockával kezd.
origins-explain-market-price =
    { $wisdom ->
        [0] Itt nem kerül bölcsességbe, csak { $stone } kőbe. Farmként semmibe sem kerül.
       *[other] Itt az ára { $wisdom } bölcsesség és { $stone } kő. Farmként semmibe sem kerül.
    }
origins-explain-kept-price = Megépítheted, ára { $stone } kő, bölcsesség nélkül.
origins-explain-building-colour = Színe { $colour }. A képessége lerakáskor használható, és amikor egy körülötte lévő negyedet { $colour } kockával zársz le.
origins-explain-copies = { $copies } van belőle a játékban.
origins-explain-stack-left =
    { $left ->
        [0] Nincs alatta semmi.
       *[other] { $left } lapka van alatta.
    }
origins-explain-stack-unseen = Köztük: { $list }.
origins-explain-stack-count = { $n } × { $building }
origins-explain-farm = A farmnak nincs se színe, se képessége. A negyedekhez ugyanúgy lapkának számít.
origins-explain-agora = Akkor használható, amikor egy mellette lévő negyedet bármelyik színének kockájával zársz le.
origins-explain-palace = A tornyaid állnak rajta, képessége nincs.
origins-explain-spot = Ide lapka rakható.
origins-explain-seat-open = Négy lapka alkot egy negyedet. Egy szabad ember kockája ezen a széken lezárja, és aktiválja a körülötte lévő, vele egyező színű képességeket.
origins-explain-seat-cards =
    { $count ->
        [0] Egyetlen kint lévő negyedkártyához sem illik.
        [one] Illik egy kint lévő negyedkártyához.
       *[other] { $count } kint lévő negyedkártyához illik.
    }
origins-explain-seat-die = A végén { $value } × { $height }, mert a { $colour } torony szintje { $height }.
origins-explain-district = Zárj le egy ilyen mintájú negyedet, tetszés szerint elforgatva vagy tükrözve. A szaggatott sarok bármilyen lapka lehet.
origins-explain-district-points = Először { $first } pont, utána minden alkalommal { $again }.
origins-explain-district-gold =
    { $gold ->
        [0] Az arany már elfogyott róla.
       *[other] Aki elsőként teljesíti, elviszi róla a { $gold } aranyat.
    }
origins-explain-district-matched = Teljesítette: { $players }.
origins-explain-towers = Egy torony következő szintje annyi aranyba kerül, ahány szintes a torony. A végén a hatalom székein minden kocka az értéke és a színéhez tartozó torony szintje szorzatát éri.
origins-explain-tower = A következő szint ára { $gold } arany. A végén a hatalom székein minden kocka az értéke és a színéhez tartozó torony szintje szorzatát éri.
origins-explain-tower-supply =
    { $left ->
        [0] Ebből a színből nem maradt korong.
       *[other] Ebből a színből { $left } korong maradt.
    }
origins-explain-population = A következő népességtalp ára { $food } élelem.
origins-explain-population-all = Minden népességtalp játékban van.
origins-explain-population-last = Az utolsó { $points } győzelmi pontot hoz.
origins-explain-population-free =
    { $count ->
        [0] Nincs szabad talp újabb polgárkockához.
       *[other] { $count } talp szabad újabb polgárkockához.
    }
origins-explain-advisors = A 6 fölé növő szabad ember tanácsadó lesz, színenként egyszer. A végén a jobb szélső számít: most { $points } pont.
origins-explain-temple = A végén a három templom közül a legmagasabb kimarad; a másik kettő pontjai összeadódnak.
origins-explain-temple-card = Zodiákuskártyája: { $card }.
origins-explain-temple-leader = A kör végén { $player } kapja a kártyát.
origins-explain-temple-holder = A kártya birtokosa: { $player }.
origins-explain-military = Aki határt lép át, fölényjelzőt kap. A kör végén minden korong visszalép a mögötte lévő határig; aki legelöl áll, az kezd.
origins-explain-military-attack = A támadás a meződ bónuszát hozza, és egy-egy győzelmi pontot minden mögötted álló korongért és minden átlépett határért.
origins-explain-military-final = A célmező azonnal { $points } győzelmi pontot hoz.
origins-explain-military-bonus = Támadási bónusz, { $space }. mező:
origins-explain-stone = Kővel épületekért és templomokért fizetsz.
origins-explain-food = Élelemmel népességért, képzésért és menetelésért fizetsz.
origins-explain-wisdom = Bölcsességgel a helyeken, a piacon és a polgárkockákért fizetsz.
origins-explain-gold = Aranyból épülnek a tornyok, és az arany bármelyik másik nyersanyagot helyettesíti. A végén minden arany egy győzelmi pontot ér.
origins-explain-tokens = A fölényjelző az első akciód után még egyet ad, fordulónként egyszer.
origins-explain-tokens-solo = Egyedül játszva a fölényjelző megakadályozza a helyek emelkedését.
origins-explain-final = Ha most vége lenne a játéknak: { $total } pont.
origins-explain-final-parts = Arany { $gold }, tanácsadók { $advisors }, templomok { $temples }, negyedek { $districts }.
origins-explain-ends = Ezek közül egy elég, és a kört mindig végigjátsszuk.
origins-explain-passed = Passzolt, és a következő körre vár.
origins-explain-zodiac-held = Birtokosa: { $player }.

## The end

origins-end-temples_topped = Templomok teteje
origins-end-temples_topped-now =
    { $now ->
        [0] mindhárom
       *[other] még { $now } lépés
    }
origins-end-district_gold_gone = Negyedek aranya
origins-end-district_gold_gone-now =
    { $now ->
        [0] elfogyott
       *[other] { $now } kártyán
    }
origins-end-towers_gone = Toronyszínek
origins-end-towers_gone-now = { $now }, vége ennyinél: { $limit }
origins-end-die_missing = Egy szín kockái
origins-end-die_missing-now =
    { $now ->
        [0] elfogyott
       *[other] a legritkábból { $now }
    }
origins-end-rounds_played = Lejátszott körök
origins-end-rounds_played-now =
    { $now ->
        [0] az utolsó
       *[other] ezután még { $now }
    }
origins-end-holds = utolsó kör
origins-goal = Legalább { $target } pont
origins-goal-condition = { $colour } lapka, { $site }. hely: +{ $more }
origins-goal-reached = A cél teljesült
origins-goal-missed = A cél nem teljesült

## The outcome of an action

origins-outcome-cost = Ár
origins-outcome-gain = Nyereség
origins-outcome-points = Pontok
origins-outcome-due = Fizetendő
origins-outcome-site = { $site }. hely
origins-outcome-district = A hatalom széke
origins-outcome-opens = A hatalom új széke nyílik meg
origins-outcome-opens-cards =
    { $count ->
        [0] Lezárva egy kártyához sem illik.
        [one] Lezárva egy kártyához illik.
       *[other] Lezárva { $count } kártyához illik.
    }
origins-outcome-chance = Felfed
origins-outcome-follows = Ezt követően
origins-outcome-final = Végső pontozás
origins-outcome-workers = Munkások
origins-source-visit = hely
origins-source-main_action = főakció
origins-source-bonus_tile = bónuszakció-lapka
origins-source-building = épület
origins-source-zodiac_card = zodiákuskártya
origins-source-military_track = katonai sáv
origins-source-attack = támadás
origins-source-purchase = vásárlás
origins-source-citizen_offer = polgárkínálat
origins-source-district = negyed
origins-source-district_card = negyedkártya
origins-source-tower = torony
origins-source-population = népesség
origins-source-passing = passzolás
origins-source-advisor = 6 fölé nőtt szabad ember
origins-source-superiority = fölény
origins-source-temple = templom
origins-source-draft = kezdőkockák
origins-source-round_end = a kör vége
origins-source-final_gold = arany
origins-source-final_advisors = tanácsadók
origins-source-final_temples = templomok
origins-source-final_districts = negyedek
origins-final-gold = arany
origins-final-advisors = tanácsadók
origins-final-temples = templomok
origins-final-districts = negyedek
origins-final-total = összesen

## The text board

origins-text-cost = ára { $goods }
origins-text-gain = ezt adja: { $goods }
origins-text-due = fizetendő: { $goods }
origins-text-workers = Munkások: { $list }
origins-text-towers = Tornyok: { $list }
origins-text-tower = { $colour } { $height }
origins-text-city = Város: { $list }
origins-text-seats = A hatalom székei: { $list }
origins-text-cards = Zodiákuskártyák: { $list }
origins-text-strength = Katonai sáv: { $space }. mező
origins-text-temples = Templomok: Erdő { $forest }, Hegy { $mountain }, Tenger { $sea }
origins-text-site = { $site }. hely, értéke { $value }, { $colour } bónuszakció-lapka
origins-text-site-workers = Ott: { $list }
origins-text-nobody = senki
origins-text-market-line = { $building } ({ $colour }): { $wisdom } bölcsesség, { $stone } kő
origins-text-offer-line = { $colour } { $value }: { $wisdom } bölcsesség
origins-text-district-line = Kártya { $card }: sarokban { $corner }, mellette { $one } és { $two }; { $first } pont, azután { $again }, { $gold } arany

## Buildings in a few words

origins-building-short-granary = élelem/farm
origins-building-short-harbor = pont/sárga
origins-building-short-market = pont/sárga e.
origins-building-short-mint = arany
origins-building-short-quarry = kő/üres hely
origins-building-short-workshop = egy nyersanyag
origins-building-short-arsenal = lépés és támadás
origins-building-short-chariot-yard = pont/piros
origins-building-short-outpost = lépés v. támadás
origins-building-short-cavalry-field = lépés, kő/élelem
origins-building-short-fortress = lépés/piros
origins-building-short-veterans-camp = egy piros értéke
origins-building-short-castle = pont/negyed
origins-building-short-construction-site = lapka félre
origins-building-short-courthouse = színcsere
origins-building-short-estate = ingyen polgár
origins-building-short-forum = egy szónok
origins-building-short-stone-circle = pont/szín
origins-building-short-forest-temple = lépés: Erdő
origins-building-short-mountain-temple = lépés: Hegy
origins-building-short-sea-temple = lépés: Tenger
origins-building-short-obelisk = pont/obeliszk
origins-building-short-sacred-site = pont/kártya
origins-building-short-statue = templomlépés
origins-building-short-artists-hall = pont/szín
origins-building-short-astronomy-tower = bölcsesség/tan.
origins-building-short-fountain-of-wisdom = bölcs., hajó 1
origins-building-short-gateway = ember növelése
origins-building-short-healers-mansion = pont/ember
origins-building-short-mage-tower = szomszéd haszn.

replay-row-retreat = visszalépés a katonai sávon
replay-row-zodiac-cards = zodiákuskártyák
replay-row-final-scoring = végső pontozás
